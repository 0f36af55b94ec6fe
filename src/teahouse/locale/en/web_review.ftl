# The review of a finished game, in the browser.

web-review = Review
web-review-of = Review: { $game }
web-review-begin = Review this game
web-review-about = A sage looks at every turn: how the chances moved, where the game turned, what was luck. It takes about a quarter of a minute on a quiet machine.
web-review-deeper = Look deeper
web-review-deeper-note = takes some minutes; the page may be closed meanwhile
web-review-running = The sage is looking at the game: { $share } %
web-review-left =
    { $left ->
        [one] about { $left } second left
       *[other] about { $left } seconds left
    }
web-review-stop = Stop
web-review-failed = The review broke off; the server’s log says why.
web-review-chance = Chance to win
web-review-known = As far as each could know
web-review-open = With everything open
web-review-curve = Chance to win of { $player }, in per cent: { $values }
web-review-points = Turning points
web-review-none = No single turn decided this game: wherever the sage would have played otherwise, it made less than 3 % of difference, or was too close to call.
web-review-of-all = Everybody
web-review-whose = Whose turns
web-review-played = Played
web-review-sage = The sage
web-review-glance = At a glance
web-review-best = The best turn
web-review-chances = { $played } % after this, { $other } % after the sage’s turn
web-review-found = The sage would have played the same. What looks best at first sight is worse by { $change } %.
web-review-does = At once
web-review-why = What it leads to
web-review-try = Try it from here
web-review-board = The table then
web-review-replay = In the replay
web-review-luck = Luck and decisions
web-review-luck-note = In per cent of the chance to win, from an even start to the end. Own and others: turns against those the sage would have played. Luck: deals, draws and dice, against what could be expected of them. Rest: what the estimate does not tell apart.
web-review-part-deal = deal
web-review-part-own = own
web-review-part-others = others
web-review-part-luck = luck
web-review-part-rest = rest
web-review-accuracy = accuracy { $accuracy }
web-review-lost = { $lost } % given away in a turn
web-review-sources = Points by source
web-review-sources-note = as if the game had ended at that moment
web-review-keys = Arrow keys go from one turning point to the next.
