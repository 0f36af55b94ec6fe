# What the signs of the terminal say where the table is read aloud.

ancient_world-aloud-symbol =
    { $what ->
        [space] { $n ->
            [one] { $n } space
           *[other] { $n } spaces
        }
        [food] { $n } food
        [coin] { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }
        [knowledge] { $n } knowledge
        [sword] { $n ->
            [one] { $n } sword
           *[other] { $n } swords
        }
        [arrow] { $n ->
            [one] { $n } arrow
           *[other] { $n } arrows
        }
        [army] { $n } to the army limit
        [citizen] { $n ->
            [one] { $n } citizen
           *[other] { $n } citizens
        }
        [eye] { $n } exploration
        [trophy] { $n ->
            [one] { $n } coin after the victory
           *[other] { $n } coins after the victory
        }
        [spy] { $n } espionage
       *[restore] { $n } restoration
    }
ancient_world-aloud-of = { $n } of { $all }
ancient_world-aloud-citizen = { $player } with skill { $skill }
ancient_world-aloud-banner = { $n ->
        [one] { ancient_world-tribe } banner
       *[other] { $n } { ancient_world-tribe } banners
    }
ancient_world-aloud-free = free of charge
ancient_world-aloud-empty = nobody here
ancient_world-aloud-or = or
ancient_world-aloud-stars =
    { $n ->
        [one] { $n } star, { $deck }, { $left } in the deck
       *[other] { $n } stars, { $deck }, { $left } in the deck
    }
ancient_world-aloud-defence =
    { $arrows ->
        [yes] { $defence } against swords and arrows
       *[no] { $defence } against swords
    }
ancient_world-aloud-lost = lost: { $card }
ancient_world-aloud-on = citizen { $citizen } on it
