# A review of a finished game.

review-title = Review
review-chance = Chance to win
review-known = as far as each could know
review-open = with everything open
review-era-round = Round { $number }
review-era-year = Year { $number }
review-result =
    { $count ->
        [0] Nobody won
        [one] { $winners } won
       *[other] { $winners } shared the victory
    }: { $points }.
review-result-together =
    { $won ->
        [true] Won
       *[false] Lost
    }: { $points }.
review-turning = Turning points
review-no-turning = No single turn decided this game: wherever the sage would have played otherwise, it made less than 3 % of difference or was too close to call.
review-played = Played
review-sage = The sage
review-the-same = the same
review-glance = At a glance
review-does = At once: { $what }.
review-found = The sage would have played the same. What looks best at first sight is worse by { $change } %.
review-chances = { $played } % after this, { $other } % after the sage’s turn
review-source = { $source } +{ $points }
review-gains = By { $era } the better way brings more points: { $list }.
review-costs = The other way has more from: { $list } by { $era }.
review-rivals =
    { $way ->
        [less] The best rival then has about { $points } { $points ->
            [one] point
           *[other] points
        } less.
       *[more] The best rival then has about { $points } { $points ->
            [one] point
           *[other] points
        } more.
    }
review-luck = Luck and decisions
review-luck-note = In per cent of the chance to win, from an even start to the end. Own and others: turns against those the sage would have played. Luck: deals, draws and dice, against what could be expected of them. Rest: what the estimate does not tell apart.
review-deal = deal
review-own = own
review-others = others
review-chance-part = luck
review-rest = rest
review-sources = Points by source
review-sources-note = as if the game had ended at that moment
review-accuracy = Accuracy
review-accuracy-line = { $player }: accuracy { $accuracy }, { $lost } % given away in a turn
review-best = Best turn
review-no-best = no turn stood out
review-try = Try it from here
review-progress = Reviewing the game
review-made = Made by Teahouse
review-leads-gains = By { $era } it brings more than the next best: { $list }.
review-leads-costs = The next best would bring more from: { $list }.
