# ZhanGuo. Names of regions, walls, boards and abilities come from the content pack.

zhanguo = ZhanGuo

## Pieces

zhanguo-player =
    { $colour ->
        [blue] Blue
        [red] Red
        [purple] Purple
       *[yellow] Yellow
    }
zhanguo-tag =
    { $colour ->
        [blue] B
        [red] R
        [purple] P
       *[yellow] Y
    }
zhanguo-official =
    { $official ->
        [red] red official
        [grey] grey official
       *[white] white official
    }
zhanguo-official-acc =
    { $official ->
        [red] a red official
        [grey] a grey official
       *[white] a white official
    }
zhanguo-colour =
    { $colour ->
        [beige] beige
        [orange] orange
       *[brown] brown
    }
zhanguo-colour-many = { zhanguo-colour }
zhanguo-card-letter =
    { $colour ->
        [beige] W
        [orange] C
       *[brown] L
    }
zhanguo-markers =
    { $count ->
        [one] { $count } { zhanguo-colour } marker
       *[other] { $count } { zhanguo-colour-many } markers
    }
zhanguo-workers =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
zhanguo-officials-left =
    { $count ->
        [one] { $count } official left
       *[other] { $count } officials left
    }
zhanguo-points =
    { $count ->
        [one] { $count } reassignment point
       *[other] { $count } reassignment points
    }
zhanguo-action =
    { $action ->
        [wall] build a wall
        [palace] build a palace
        [recruit] recruit workers
        [reassign] reassign officials
        [hire] hire an official
       *[governor] appoint a governor
    }
zhanguo-card = Card { $card } · { $aspect } · after “{ zhanguo-action }” with a { $number ->
        [higher] higher
       *[lower] lower
    } number: { $bonus }
zhanguo-trigger-short =
    { $action ->
        [wall] wall
        [palace] palace
        [recruit] recruit
        [reassign] reassign
        [hire] hire
       *[governor] governor
    }
zhanguo-bonus-short =
    { $bonus ->
        [MARKER] marker
        [POINTS] ⇄2
        [VP] { $amount } VP
        [WORKER] +worker
        [VP_PER_CARD] VP/{ $sign }
        [CALM_ANY] calm any
        [CALM_HERE] calm here
        [MOVE_WORKER] move worker
       *[OFFICIAL] +{ $sign }
    }
zhanguo-reward-short =
    { $reward ->
        [OFFICIAL_ANY] official→{ $regions }
        [TWO_RED] ▲▲→{ $regions }
        [TWO_GREY] ■■→{ $regions }
        [TWO_WORKERS] 2 workers→{ $regions }
        [GOVERNOR] governor→{ $regions }
        [WALL] wall
       *[PALACE] palace
    }
zhanguo-reward-narrow =
    { $reward ->
        [OFFICIAL_ANY] any→{ $regions }
        [TWO_RED] ▲▲→{ $regions }
        [TWO_GREY] ■■→{ $regions }
        [TWO_WORKERS] 2 work.→{ $regions }
        [GOVERNOR] gov.→{ $regions }
        [WALL] wall
       *[PALACE] palace
    }
zhanguo-square-short =
    { $square ->
        [POINTS] ⇄ { $points }
        [OFFICIAL] official
       *[VP] { $vp } VP
    }

## The table

zhanguo-moment = Round { $round } of { $rounds }
zhanguo-moment-boards = choice of player boards
zhanguo-moment-auction = auction of player boards
zhanguo-moment-over = game over
zhanguo-regions = Regions
zhanguo-walls = Walls
zhanguo-rewards = Unification rewards
zhanguo-tasks = Tasks
zhanguo-tasks-upper = upper
zhanguo-tasks-lower = lower
zhanguo-court = Court: card { $card } on top of { $count }
zhanguo-court-empty = Court: no card yet, the first one suits every ability
zhanguo-track = Order of ties: { $track }
zhanguo-first = first player: { $player }
zhanguo-turn-of = { $player }'s turn
zhanguo-also-near = also beside { $regions }
zhanguo-beside = beside: { $governors }
zhanguo-closes = closes { $borders }
zhanguo-wall-cell = { zhanguo-workers }, { $vp } VP
zhanguo-each = VP for each { $what }
zhanguo-minus-unrest = VP minus all unrest (never below 0)
zhanguo-round-short = round { $round }
zhanguo-supply = supply
zhanguo-value-1 = value 1
zhanguo-value-3 = value 3
zhanguo-decks = Decks: { $decks }
zhanguo-col-region = region
zhanguo-col-cards = cards
zhanguo-col-governor-area = gov. area
zhanguo-col-worker-area = work area
zhanguo-col-workers = workers
zhanguo-col-unrest = unrest
zhanguo-short-governor-area = gov.
zhanguo-short-worker-area = work.
zhanguo-short-workers = workers
zhanguo-pieces = officials { $officials } · markers { $markers } · governors { $governors } · palaces { $palaces } · walls { $walls } · discs { $discs }
zhanguo-pieces-short = { $officials } · { $markers } · gov. { $governors } · ⌂ { $palaces } · walls { $walls } · discs { $discs }
zhanguo-in-hand = hand { $backs }
zhanguo-no-board = no board yet
zhanguo-offer = Boards on offer
zhanguo-offer-start = begins with { $officials } in { $region }
zhanguo-offer-unrest = unrest { $tracks }
zhanguo-quoted-action = “{ zhanguo-action }”
zhanguo-ability = { $ability }, after { $actions }: { $text }
zhanguo-on-turn = to move
zhanguo-legend = ▲ red, ■ grey, ○ white officials · W writing, C currency, L laws · ⌂ palaces, · free cell · ⇄ reassignment points · unrest: ● reached, ○ free, ⊗ bans palaces, ✗⌂ palace banned now
zhanguo-your-hand = Your hand
zhanguo-cards-of = Cards on the board of { $player }
zhanguo-no-cards = no cards

## Options

zhanguo-group-board = To your board (unification)
zhanguo-group-court = To the court
zhanguo-group-free = Free moves
zhanguo-group-other = Or
zhanguo-use-place = card { $place } of 3
zhanguo-use-unrest = unrest +{ $count }
zhanguo-answers = the number suits, answered by { $cards }
zhanguo-answering = card { $card } ({ $bonus })
zhanguo-suits-none = the number suits, but none of your cards works
zhanguo-higher = ↑ higher than { $card }
zhanguo-lower = ↓ lower than { $card }
zhanguo-move-done =
    { $asks ->
        [EndTurn] End the turn
        [Activate] No more abilities
        [Reassign] Reassign nobody else
       *[other] Done
    }
zhanguo-move-pass =
    { $asks ->
        [AgreeToDrop] Do not agree
        [TakeReward] Leave the reward
        [Bid] Pass for good
       *[other] Decline
    }
zhanguo-move-take = Take the reward: { $reward }
zhanguo-move-take-agree = Agree
zhanguo-move-take-plain = Take the reward
zhanguo-move-action = { zhanguo-action }
zhanguo-move-region = { $region }
zhanguo-move-official = { zhanguo-official }
zhanguo-move-marker = { zhanguo-colour } marker of value 1
zhanguo-move-tall = { zhanguo-colour } marker of value 3
zhanguo-move-governor-area = governor area of { $region }
zhanguo-move-worker-area = worker area of { $region }
zhanguo-move-cube =
    { $area ->
        [governor] { zhanguo-official } in the governor area of { $region }
       *[worker] { zhanguo-official } in the worker area of { $region }
    }
zhanguo-move-free = { zhanguo-official } of { $region } goes to the workers
zhanguo-move-cell = { $section }, cell { $cell }: { zhanguo-workers }, { $vp } { $worth }
zhanguo-move-square = { $region }, square { $square }: { $bonus }
zhanguo-move-beside = beside the squares of { $region }
zhanguo-move-ability = { $ability }: { $text }
zhanguo-move-task = { $task } ({ $vp } VP)
zhanguo-move-board = { $board }
zhanguo-move-bid = Bid { $count } VP
zhanguo-move-colour = { zhanguo-player }
zhanguo-move-card = { $text }

## Questions

zhanguo-ask-Activate = which ability do you use?
zhanguo-ask-AppointRegion = which region gets the governor?
zhanguo-ask-AgreeToDrop = do you agree that the board { $board } leaves the auction?
zhanguo-ask-Bid =
    { $bid ->
        [0] your opening bid for the first choice of a board?
       *[other] bid more than { $bid } VP, or pass?
    }
zhanguo-ask-CalmRegion =
    { $worker ->
        [1] in which region does unrest fall by 1 and a worker come?
       *[0] in which region does unrest fall by 1?
    }
zhanguo-ask-ChooseBoard = which player board do you take?
zhanguo-ask-ChooseColour = which colour do you play?
zhanguo-ask-ChooseMarker = which marker of value 1 do you take?
zhanguo-ask-ChooseSquare = which square in { $region } does the governor take?
zhanguo-ask-ChooseTallMarker = which marker of value 3 do you take?
zhanguo-ask-ClaimTasks = do you claim a task?
zhanguo-ask-EndTurn = end the turn? You may still claim a task or make a free move.
zhanguo-ask-HireColour = which official do you hire?
zhanguo-ask-HireRegion = into which governor area does { zhanguo-official-acc } go?
zhanguo-ask-MoveGovernorFrom = which of your governors travels?
zhanguo-ask-MoveGovernorTo = where does the governor of { $region } travel?
zhanguo-ask-MoveWorkerFrom = from which region does a worker move?
zhanguo-ask-MoveWorkerTo = to which region does the worker of { $region } move?
zhanguo-ask-PalaceRegion = where do you build the palace?
zhanguo-ask-PlayCard = which card do you play?
zhanguo-ask-ProposeBoard = which board shall leave the auction? All must agree; where nobody's proposal is accepted, chance decides.
zhanguo-ask-PutAside = which { zhanguo-colour } card do you put aside?
zhanguo-ask-Reassign = which official do you reassign? Left: { zhanguo-points }.
zhanguo-ask-ReassignTo = where to? Left: { zhanguo-points }.
zhanguo-ask-RecruitRegion = in which region do you recruit?
zhanguo-ask-RewardGovernor = to which region does the governor go?
zhanguo-ask-TakeReward = the reward of { $aspect } for all your { zhanguo-colour } markers?
zhanguo-ask-ThirdWorker = two workers come from { $region }; which region gives the third?
zhanguo-ask-UseCard = where does card { $card } go?
zhanguo-ask-WallCell = on which cell do you build the wall?
zhanguo-ask-WallWorker = which region gives a worker? Still due: { zhanguo-workers }.

## Why we wait

zhanguo-wait-Activate = { $player } is choosing abilities to use.
zhanguo-wait-AppointRegion = { $player } is choosing a region for a governor.
zhanguo-wait-AgreeToDrop = { $player } is thinking about a proposal.
zhanguo-wait-Bid = { $player } is bidding for a board.
zhanguo-wait-CalmRegion = { $player } is choosing a region to calm.
zhanguo-wait-ChooseBoard = { $player } is choosing a board.
zhanguo-wait-ChooseColour = { $player } is choosing a colour.
zhanguo-wait-ChooseMarker = { $player } is choosing a marker.
zhanguo-wait-ChooseSquare = { $player } is choosing a square for a governor.
zhanguo-wait-ChooseTallMarker = { $player } is choosing a marker of value 3.
zhanguo-wait-ClaimTasks = { $player } may claim tasks.
zhanguo-wait-EndTurn = { $player } is ending the turn.
zhanguo-wait-HireColour = { $player } is choosing an official to hire.
zhanguo-wait-HireRegion = { $player } is choosing a region for an official.
zhanguo-wait-MoveGovernorFrom = { $player } is choosing a governor to move.
zhanguo-wait-MoveGovernorTo = { $player } is choosing where a governor moves.
zhanguo-wait-MoveWorkerFrom = { $player } is choosing a worker to move.
zhanguo-wait-MoveWorkerTo = { $player } is choosing where a worker moves.
zhanguo-wait-PalaceRegion = { $player } is choosing a region for a palace.
zhanguo-wait-PlayCard = { $player } is choosing a card to play.
zhanguo-wait-ProposeBoard = { $player } proposes a board that shall leave the auction.
zhanguo-wait-PutAside = { $player } is choosing cards to put aside.
zhanguo-wait-Reassign = { $player } is reassigning officials.
zhanguo-wait-ReassignTo = { $player } is reassigning officials.
zhanguo-wait-RecruitRegion = { $player } is choosing a region for new workers.
zhanguo-wait-RewardGovernor = { $player } is choosing a region for a governor.
zhanguo-wait-TakeReward = { $player } is deciding about a reward.
zhanguo-wait-ThirdWorker = { $player } is choosing the third worker for a palace.
zhanguo-wait-UseCard = { $player } is choosing what the card does.
zhanguo-wait-WallCell = { $player } is choosing a cell for a wall.
zhanguo-wait-WallWorker = { $player } is choosing workers for a wall.

## Events

zhanguo-event-ability = { $player } uses { $ability }.
zhanguo-event-activated = { $player } uses card { $card } ({ $bonus }).
zhanguo-event-auction-won = { $player } wins the auction for { $count } VP.
zhanguo-event-bid = { $player } bids { $count } VP.
zhanguo-event-bid-passed = { $player } passes.
zhanguo-event-board = { $player } takes the board { $board }.
zhanguo-event-board-dropped = All agree: the board { $board } leaves the auction.
zhanguo-event-board-kept = { $player } wants the board { $board } to stay in the auction.
zhanguo-event-board-proposed = { $player } proposes that the board { $board } leaves the auction.
zhanguo-event-buried = The cards put aside go under their decks.
zhanguo-event-colour = { $player } chooses a colour.
zhanguo-event-court = { $player } plays card { $card } to the court: { zhanguo-action }.
zhanguo-event-drew =
    { $player } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from each deck.
zhanguo-event-drew-card =
    { $you ->
        [yes] You draw card { $card } ({ $aspect }).
       *[no] { $player } draws card { $card } ({ $aspect }).
    }
zhanguo-event-first-player = { $player } is the first player.
zhanguo-event-free-move = { $player } sends { zhanguo-official-acc } to the workers of { $region }.
zhanguo-event-governor-beside = { $player } puts a governor beside the squares of { $region }.
zhanguo-event-governor-moved = { $player } moves a governor from { $region } to { $region-to }.
zhanguo-event-governor-paid = { $player } returns three officials from { $region }.
zhanguo-event-governor-square = { $player } puts a governor on square { $square } of { $region }.
zhanguo-event-markers = { $player } takes { zhanguo-markers }.
zhanguo-event-markers-returned = { $player } returns { zhanguo-colour } markers worth { $count }.
zhanguo-event-official = { $player } puts { zhanguo-official-acc } into the governor area of { $region }.
zhanguo-event-palace = { $player } builds a palace in { $region }.
zhanguo-event-palace-paid = { $player } returns two workers from { $region } and one from { $region-to }.
zhanguo-event-put-aside =
    { $you ->
        [yes] You put card { $card } aside.
       *[no] { $player } puts card { $card } aside.
    }
zhanguo-event-reassigned-governor-area = { $player } moves { zhanguo-official-acc } to the governor area of { $region }.
zhanguo-event-reassigned-worker-area = { $player } moves { zhanguo-official-acc } to the worker area of { $region }.
zhanguo-event-reward = { $player } takes the reward of { $aspect } ({ $reward }).
zhanguo-event-reward-impossible = { $player } cannot receive the reward of { $aspect }.
zhanguo-event-reward-passed = { $player } leaves the reward of { $aspect }.
zhanguo-event-round = Round { $count } begins.
zhanguo-event-scoring = The game ends; now the scoring.
zhanguo-event-tall-marker = { $player } takes the { zhanguo-colour } marker of value 3.
zhanguo-event-task = { $player } claims a task for { $count } VP ({ $task }).
zhanguo-event-turn = { $player } is to move.
zhanguo-event-undo = { $player } takes a move back.
zhanguo-event-unified = { $player } plays card { $card } to { $region }.
zhanguo-event-unrest-down = { $player }: unrest in { $region } falls by { $count }.
zhanguo-event-unrest-up = { $player }: unrest in { $region } rises by { $count }.
zhanguo-event-vp-card = { $player } scores { $count } VP for card { $card }.
zhanguo-event-vp-governors = { $player } scores { $count } VP for the most governors in { $region }.
zhanguo-event-vp-markers = { $player } scores { $count } VP for the most markers of { $aspect }.
zhanguo-event-vp-missing-marker = { $player } scores { $count } VP for a marker that has run out.
zhanguo-event-vp-palace = { $player } scores { $count } VP for the cards on the board.
zhanguo-event-vp-square = { $player } scores { $count } VP for the square.
zhanguo-event-vp-tasks = { $player } scores { $count } VP for tasks.
zhanguo-event-vp-walls = { $player } scores { $count } VP for walls.
zhanguo-event-wall = { $player } builds a wall: { $section }, cell { $cell }.
zhanguo-event-won = { $player } wins.
zhanguo-event-worker-moved = { $player } moves a worker from { $region } to { $region-to }.
zhanguo-event-worker-returned = { $player } returns a worker from { $region }.
zhanguo-event-workers = { $player } gets { zhanguo-workers } in { $region }.

## The end

zhanguo-ending-governors = Governors
zhanguo-ending-markers = Markers
zhanguo-ending-tasks = Tasks
zhanguo-ending-walls = Walls
zhanguo-ending-start = Start of the auction
zhanguo-ending-bid = Auction bid
zhanguo-ending-cards = Cards and bonus squares
zhanguo-ending-card = card { $card } ({ $aspect })
zhanguo-ending-square = governor's square in { $region }
zhanguo-ending-missing = markers that had run out
zhanguo-ending-not-below = { $sum }, but never below 0
zhanguo-ending-palaces = Palaces
zhanguo-ending-palace = palace in { $region }
zhanguo-ending-value = markers worth { $value }
zhanguo-ending-row =
    { $row ->
        [1] upper row
       *[2] lower row
    }
zhanguo-ending-wall = { $section }, { $tile }
zhanguo-ending-track = Rewards track
zhanguo-ending-track-rule = Among equal totals the higher disc on the rewards track wins.

## The book of cards

zhanguo-book = ZhanGuo: every card
zhanguo-book-cards = Cards
