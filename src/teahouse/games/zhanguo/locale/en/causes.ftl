# ZhanGuo: what led to a question, and whose doing it is. A line above the question, without a full stop.
# $within is the line of what led to this in turn.

zhanguo-cause-ask_for_colour = Set-up: everybody chooses a colour, one after another
zhanguo-cause-hand_out_boards = Set-up: everybody chooses a board, in reverse turn order
zhanguo-cause-agree_on_boards = Set-up: as many boards as players stay in the auction
zhanguo-cause-ProposeBoard =
    { $own ->
        [yes] You propose that the board { $board } leaves the auction
       *[no] { $player } proposes that the board { $board } leaves the auction
    }
zhanguo-cause-open_auction = Set-up: an auction for the choice of a board
zhanguo-cause-Bid =
    { $asks ->
        [ChooseBoard] { $own ->
            [yes] Your bid of { $count } VP wins the auction
           *[no] { $within }
        }
       *[other] { $own ->
            [yes] You bid { $count } VP
           *[no] { $player } bids { $count } VP
        }
    }
zhanguo-cause-start_round = Round { $round }
zhanguo-cause-draw_cards = { $within }: everybody draws three cards of each colour and puts one back, at the same time
zhanguo-cause-take_turn =
    { $asks ->
        [EndTurn] The end of your turn
       *[other] { $own ->
            [yes] Your turn
           *[no] { $player }'s turn
        }
    }
zhanguo-cause-UseCard =
    { $use ->
        [region] You play card { $card } to your region { $region }
       *[court] { $asks ->
            [Activate] After the court action “{ zhanguo-action }”: abilities of your cards and your board
           *[other] You play card { $card } to the court: { zhanguo-action }
        }
    }
zhanguo-cause-Activate =
    { $asks ->
        [Activate] { $within }
       *[other] { $ability ->
            [card] Your card { $card }: { $bonus }
           *[board] Your board: { $name }
        }
    }
zhanguo-cause-ChooseSquare = The square that your governor takes in { $region }
zhanguo-cause-offer_reward = Rewards of round { $round }: { $aspect }, the most markers first
zhanguo-cause-TakeReward =
    { $asks ->
        [ClaimTasks] After your reward of { $aspect }
       *[other] Your reward of { $aspect }
    }
