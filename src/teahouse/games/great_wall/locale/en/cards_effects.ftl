# Cards of The Great Wall: effects. $n counts; $all = yes in place of a number; $single = yes if it is exactly 1;
# $tail tells how the number grows ("per assistant"). $form: see cards.ftl.

gw-do-gain =
    { $form ->
        [does] gains
       *[do] gain
    } { $goods }
gw-do-gain-chosen =
    { $form ->
        [does] chooses a production area and gains
       *[do] choose a production area and gain
    } { $n } of its resource{ $tail }
gw-do-lose =
    { $what ->
        [tactic] { $form ->
            [does] discards
           *[do] discard
        }
       *[goods] { $form ->
            [does] loses
           *[do] lose
        }
    } { $goods }
gw-do-give =
    { $form ->
        [does] gives
       *[do] give
    } { $goods } to one other player
gw-do-income =
    { $form ->
        [does] takes
       *[do] take
    } the income of { $area ->
        [chosen] one overseer
        [all] all overseers
       *[area] the overseer { gw-area-in }
    } again
gw-do-move_officials =
    { $form ->
        [does] moves
       *[do] move
    } { gw-upto-officials }{ $tail }{ $from ->
        [supply] {" "}from the supply
        [board] {" "}already on the board
       *[any] {""}
    }{ $to ->
        [none] { $single ->
            [yes] {""}
           *[no] { $different ->
                [yes] {" "}to different areas
               *[no] {" "}to any areas
            }
        }
       *[given] {" "}{ $to }{ $single ->
            [yes] {""}
           *[no] { $different ->
                [yes] {" "}(different areas)
               *[no] {""}
            }
        }
    }
gw-do-move_officials-to = { gw-area-to }
gw-upto-officials =
    { $all ->
        [yes] any number of officials
       *[no] { $n ->
            [1] { $n } official
            [one] up to { $n } official
           *[other] up to { $n } officials
        }
    }
gw-do-activate_enhanced =
    { $form ->
        [does] makes
       *[do] make
    } an enhanced activation of { $area ->
        [any] any area with an official
        [mine] any area with an official of { $form ->
            [does] their own
           *[do] yours
        }
        [highest] the highest area on the track with an official
       *[area] { gw-area-gen }
    }
gw-price =
    { $free ->
        [yes] {" "}for free
       *[no] { $discount ->
            [0] {""}
           *[1] { $single ->
                [yes] {" for "}{ gw-less } less
               *[no] {" for a total of "}{ gw-less } less
            }
        }
    }
gw-less =
    { $unit ->
        [gold] { $discount } gold
       *[any] { $discount ->
            [one] { $discount } resource
           *[other] { $discount } resources
        }
    }
gw-do-build_fortification =
    { $form ->
        [does] builds
       *[do] build
    } { $all ->
        [yes] any number of fortifications
       *[no] { $n ->
            [1] { $n } fortification
            [one] up to { $n } fortification
           *[other] up to { $n } fortifications
        }
    }{ $tail }{ gw-where }{ gw-price }{ $honor ->
        [no] {" "}(no honour)
       *[yes] {""}
    }
gw-do-destroy_fortification =
    { $form ->
        [does] destroys
       *[do] destroy
    } { $all ->
        [yes] all fortifications
       *[no] { $n ->
            [one] { $n } fortification
           *[other] { $n } fortifications
        }
    }{ $tail }{ gw-where }
gw-do-build_wall =
    { $form ->
        [does] builds
       *[do] build
    } { $all ->
        [yes] any number of wall levels
       *[no] { $n ->
            [1] { $n } wall level
            [one] up to { $n } wall level
           *[other] up to { $n } wall levels
        }
    }{ $tail }{ gw-where }{ gw-price }
gw-do-hand_in =
    { $form ->
        [does] hands in
       *[do] hand in
    } { $single ->
        [yes] { gw-goods }
       *[no] { $all ->
            [yes] { gw-goods }
           *[no] up to { gw-goods }
        }
    }{ $tail }
gw-do-promote =
    { $form ->
        [does] places or promotes
       *[do] place or promote
    } { $all ->
        [yes] any number of overseers
       *[no] { $n ->
            [1] { $n } overseer
            [one] up to { $n } overseer
           *[other] up to { $n } overseers
        }
    }{ $tail }{ $area ->
        [chosen] {" "}in any production area
        [here] {" "}in that area
        [lowest] {" "}in the lowest production area possible
       *[area] {" "}{ gw-area-in }
    }{ gw-price }
gw-do-hire_official =
    { $form ->
        [does] hires
       *[do] hire
    } { gw-upto-officials }{ $tail }{ gw-price }
gw-do-hire_advisor =
    { $form ->
        [does] hires
       *[do] hire
    } { $all ->
        [yes] any number of advisors
       *[no] { $n ->
            [1] { $n } advisor
            [one] up to { $n } advisor
           *[other] up to { $n } advisors
        }
    }{ $tail }{ $role ->
        [active] {" "}as active
        [assistant] {" "}as assistant
       *[any] {""}
    }{ gw-price }
gw-do-refresh_advisors =
    { $form ->
        [does] discards
       *[do] discard
    } { $all ->
        [yes] all advisors
       *[no] { $n ->
            [1] { $n } advisor
            [one] up to { $n } advisor
           *[other] up to { $n } advisors
        }
    }{ $tail } from the track and { $form ->
        [does] refills
       *[do] refill
    } it
gw-do-draw_tactics =
    { $form ->
        [does] draws
       *[do] draw
    } { $all ->
        [yes] any number of tactic cards
       *[no] { $n ->
            [one] { $n } tactic card
           *[other] { $n } tactic cards
        }
    }{ $tail }
gw-do-tea =
    { $to ->
        [top] { $form ->
            [does] moves
           *[do] move
        } to the top in tea order
        [bottom] { $form ->
            [does] moves
           *[do] move
        } to the bottom in tea order
       *[none] { $form ->
            [does] moves
           *[do] move
        } { $sign ->
            [down] down
           *[up] up
        } { $n ->
            [one] { $n } place
           *[other] { $n } places
        } in tea order
    }
gw-shame-tokens =
    { $all ->
        [yes] all shame tokens
       *[no] { $n ->
            [one] { $n } shame token
           *[other] { $n } shame tokens
        }
    }
gw-upto-shame =
    { $all ->
        [yes] any number of shame tokens
       *[no] { $n ->
            [1] { $n } shame token
            [one] up to { $n } shame token
           *[other] up to { $n } shame tokens
        }
    }
gw-do-gain_shame =
    { $form ->
        [does] gains
       *[do] gain
    } { gw-shame-tokens }{ $cause ->
        [breach] {" "}for the breach
       *[card] {""}
    }{ $tail }
gw-do-discard_shame =
    { $form ->
        [does] discards
       *[do] discard
    } { gw-upto-shame }{ $whose ->
        [any] {" "}of any players
       *[yours] {""}
    }{ $tail }
gw-do-drain_shame =
    { $form ->
        [does] puts
       *[do] put
    } { gw-shame-tokens }{ $tail } from the shame supply back into the box
gw-do-copy_order =
    { $form ->
        [does] carries out
       *[do] carry out
    } all sections of another participant's order on the track as if it were { $form ->
        [does] their own
       *[do] your own
    }
gw-do-return_order =
    { $form ->
        [does] takes
       *[do] take
    } { $all ->
        [yes] any number of order cards
       *[no] { $n ->
            [1] { $n } order card
            [one] up to { $n } order card
           *[other] up to { $n } order cards
        }
    }{ $tail }{ $whose ->
        [any] {" "}of any player
       *[yours] {""}
    } from the discard back to hand
