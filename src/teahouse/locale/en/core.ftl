# Words that every game shares.

core-human = person
core-player = Player { $number }
core-you = you
core-table-waits = The table waits.
core-waiting = { $player } is choosing.
core-undo = { $player } takes a move back.
core-vp = { $count } VP
core-points = VP
core-and = { " and " }
core-ending-other = Other
core-ending-nobody = Nobody wins.
core-ending-won =
    { $you ->
        [true] You win{ $margin ->
            [0] {""}
           *[other] {" "}by { $margin } { $margin ->
                [one] point
               *[other] points
            }
        }.
       *[false] { $player } wins{ $margin ->
            [0] {""}
           *[other] {" "}by { $margin } { $margin ->
                [one] point
               *[other] points
            }
        }.
    }
core-ending-shared =
    { $you ->
        [true] You share the victory with { $players }.
       *[false] { $players } share the victory.
    }
core-ending-lead = What made the greatest difference to { $player }: { $source }, { $more } against { $less }.
core-ending-by-tie = The totals are equal, so the tie-break decides. { $rule }
core-ending-tie-used = Tie-break, used.
core-ending-tie-unused = Tie-break, not used: it gives no points.
core-ending-total = Total

core-refused-answer = { $move }: that is no answer to “{ $question }”
core-refused-short = { $move }: needs { $parts }.
core-refused-part =
    { $need ->
        [1] { $needed }
       *[other] { $needed } (have { $have })
    }
core-refused-wait = You are not asked anything now.

core-doubt-chance = then chance decides
core-doubt-secret = then it depends on the others
core-forecast-ends = the game ends
core-forecast-next = then you decide again
core-forecast-others =
    then { $players } { $count ->
        [one] decides
       *[other] decide
    }
core-forecast-more = and more

hint-result = { $chance } % to win, points: about { $points }, four times of five { $low } to { $high }
hint-fears = What it fears: { $player }, who then wins in { $chance } %
hint-step = { $player }: { $move }

book-origin = Made from the content pack by `python tools/cardtexts.py`; not to be edited.
core-scene-again = Show me this whenever it comes
