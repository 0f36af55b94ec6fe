# Cards of The Great Wall: effects upon warriors and hordes. The arguments are those of great_wall_cards_effects.ftl.

gw-upto-warriors =
    { $all ->
        [yes] any number of { gw-warrior }
       *[no] { $n ->
            [1] { $n } { gw-warrior }
            [one] up to { $n } { gw-warrior }
           *[other] up to { $n } { gw-warrior }
        }
    }
gw-do-recruit =
    { $form ->
        [does] recruits
       *[do] recruit
    } { gw-upto-warriors }{ $tail }{ gw-price }
gw-do-attack =
    { $form ->
        [does] attacks
       *[do] attack
    } with { $all ->
        [yes] { $form ->
            [does] all
           *[do] all your
        } { gw-warrior-ins }{ $warrior ->
            [spearman] {" "}in shelters
            [horseman] {" "}in shelters
            [banner_bearer] {" "}in shelters
           *[archer] {""}
        }
       *[no] { $single ->
            [yes] { $n } { gw-warrior-ins }
           *[no] up to { $n } { gw-warrior-ins }
        }
    }{ $tail }{ gw-where }
gw-where =
    { $at ->
        [here] {" "}on { gw-section }
        [one_section] {" "}on one section
       *[any] {""}
    }
gw-do-damage =
    { $form ->
        [does] deals
       *[do] deal
    } { gw-damage }{ $tail } to { $at ->
        [self] this horde
        [card] that horde
        [here] { gw-hordes } on { gw-section }
        [one_section] { gw-hordes } on one section
        [own_archers] { gw-hordes } on one section where { $form ->
            [does] they have
           *[do] you have
        } archers on firing positions
       *[any] { $spread ->
            [yes] different hordes
           *[no] { $single ->
                [yes] any horde
               *[no] any hordes
            }
        }
    }
gw-damage =
    { $all ->
        [yes] any amount of damage
       *[no] { $n } damage
    }
gw-hordes =
    { $spread ->
        [yes] different hordes
       *[no] { $single ->
            [yes] a horde
           *[no] hordes
        }
    }
gw-do-heal =
    { $form ->
        [does] removes
       *[do] remove
    } { $all ->
        [yes] all damage
       *[no] { $n } damage
    }{ $tail } from { $at ->
        [self] this horde
        [card] that horde
       *[here] every horde on { gw-section }
    }
gw-do-move_warriors =
    { $form ->
        [does] moves
       *[do] move
    } { gw-upto-warriors }{ $tail }{ $from ->
        [shelters] {" "}from the shelter
       *[none] {""}
    } of one section to another one{ $to ->
        [firing] {" "}(archers in shelters may take firing positions)
       *[none] {""}
    }
gw-do-recall =
    { $form ->
        [does] returns
       *[do] return
    } { gw-upto-warriors }{ $tail } { $from ->
        [hordes] from hordes
       *[shelters] from shelters
    } to { $to ->
        [shelter] the shelter of the section
       *[supply] the supply
    }
gw-do-save_warriors =
    { $form ->
        [does] saves
       *[do] save
    } { $all ->
        [yes] all these { gw-warrior }
       *[no] { gw-upto-warriors }
    }{ $whose ->
        [any] {" "}of any player
       *[yours] {""}
    }{ $tail } without paying chi
gw-do-kill_warriors =
    { $form ->
        [does] kills
       *[do] kill
    } { $all ->
        [yes] all own { gw-warrior }
       *[no] { $single ->
            [yes] { $n } own { gw-warrior }
           *[no] { $n } own { gw-warrior }
        }
    }{ $tail }{ gw-at-warriors }
gw-do-place_hordes =
    { $form ->
        [does] lays out
       *[do] lay out
    } { $all ->
        [yes] all horde cards
       *[no] { $n ->
            [one] { $n } horde card
           *[other] { $n } horde cards
        }
    }{ $tail } by the rules of the invasion
gw-do-move_horde =
    { $mode ->
        [swap] { $form ->
            [does] swaps
           *[do] swap
        } two horde cards of one section with everything on them
        [section] { $form ->
            [does] moves
           *[do] move
        } that horde, if nothing is on it, to another section with a free cell
       *[bottom] { $form ->
            [does] puts
           *[do] put
        } that horde card under the deck without replacing it
    }
gw-do-reward =
    { $form ->
        [does] gains
       *[do] gain
    } the rewards of the cells just covered { $all ->
        [yes] any number of times
       *[no] { $n ->
            [one] { $n } more time
           *[other] { $n } more times
        }
    }{ $tail }
