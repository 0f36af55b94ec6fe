# What the signs of the terminal say where the table is read aloud.

zhanguo-aloud-officials =
    { $official ->
        [red] { $count ->
            [one] { $count } red official
           *[other] { $count } red officials
        }
        [grey] { $count ->
            [one] { $count } grey official
           *[other] { $count } grey officials
        }
       *[white] { $count ->
            [one] { $count } white official
           *[other] { $count } white officials
        }
    }
zhanguo-aloud-unrest = { $at } of { $cells }
zhanguo-aloud-banned = { zhanguo-aloud-unrest }, palaces are banned now
zhanguo-aloud-bans = { zhanguo-aloud-unrest }, palaces are banned at { $bans }
zhanguo-aloud-region = { $region }, beside { $near }
zhanguo-aloud-palaces = palaces
zhanguo-aloud-governors = beside the squares
zhanguo-aloud-border = { $one } and { $other }
zhanguo-aloud-now = now { $round }
zhanguo-aloud-cell = { $vp } VP: { $who }
zhanguo-aloud-empty = empty
zhanguo-aloud-reward = { $reward }, disc of { $player }
