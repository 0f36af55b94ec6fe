# Cards of The Great Wall: the short form of what is long in the other files, for the card on the table. The numbers are the
# same. Arguments and forms are those of the message without "short"; what has no short form is told in full.

gw-short-either = { $option }
gw-short-if = { $if }: { $then }
gw-short-if-also = { $if }: { $then }
gw-short-limit-per =
    { $limit ->
        [turn] a turn
        [year] a year
        [activation] an activation
        [season] a season
        [game] a game
       *[event] each time
    }
gw-short-limit =
    { $n ->
        [1] once { gw-short-limit-per }{ $tail }
       *[other] { $n } times { gw-short-limit-per }{ $tail }
    }
gw-short-pay = for { $cost }, { $then }
gw-short-section-others = Others: { $text }
gw-short-officials = Move { $n ->
        [one] { $n } official
       *[other] { $n } officials
    }, others { $others }{ $or ->
        [none] {""}
       *[given] {" or "}{ $or }
    }.
gw-short-bonus = More { $if }.
gw-short-never-returned = Never returns.
gw-short-tactic-free = Free: { $text }
gw-short-tactic-enhanced = For { $cost }: { $text }
gw-short-event-now = Now: { $text }
gw-short-event-lasting = From now on: { $text }
gw-short-score = { $text }
gw-short-score-line =
    { $place ->
        [only] { $goods }
        [first] { $goods } if { $if }
       *[next] else { $goods } if { $if }
    }
gw-short-subject-with =
    { $kind ->
        [without] { $subject } { $with }
       *[who] { $subject } { $with }
    }
gw-short-player-count =
    { $kind ->
        [none] with no { $noun }
       *[other] with { $bound } { $noun }
    }
gw-short-is-genghis =
    { $not ->
        [yes] Genghis Khan is not { gw-short-here }
       *[no] Genghis Khan is { gw-short-here }
    }
gw-short-times = × { $noun }
gw-short-bound =
    { $kind ->
        [min] { $min }+
        [max] at most { $max }
        [none] no
        [range] { $min } to { $max }
        [fewer] fewer than { $min }
        [more] over { $max }
        [some] over { $max }
       *[outside] under { $min } or over { $max }
    }
gw-short-is-order_on_track =
    { $not ->
        [yes] without { $id }
       *[no] with { $id }
    }
gw-short-per-same_orders = per order like yours, yours included
gw-short-on-summer_income = in summer
gw-short-on-breach =
    { $at ->
        [here] on a breach { $voice ->
            [horde] here
           *[you] of { gw-section }
        }{ $with }
       *[none] on a breach{ $with }
    }
gw-short-subject =
    { $for ->
        [all] each player
        [others] each other player
        [actor] that player
        [first] the first in tea order
        [last] the last in tea order
        [chosen] one player
        [qin] Qin Jiushao
        [reed] the Reed clan
        [players] players
       *[you] you
    }
gw-short-at-warriors =
    { $at ->
        [self] {" "}on it
        [here] {" "}on { gw-section }
        [firing_here] {" "}on { $voice ->
            [horde] the wall
           *[you] this wall
        }
        [shelter_here] {" "}in this shelter
        [firing] {" "}on walls
        [firing_top] {" "}on the highest wall
        [shelters] {" "}in shelters
        [hordes] {" "}on hordes
        [board] {" "}on the board
        [supply] {" "}in your supply
       *[none] {""}
    }
gw-short-noun-own_warriors = { gw-warrior }{ gw-short-at-warriors }
gw-short-per-own_warriors = per { gw-warrior-one }{ gw-short-at-warriors }
gw-short-per-own_sections = per section with { $form ->
        [does] their
       *[do] your
    } archers on the wall
gw-short-per-captured_names = per different name captured
gw-short-per-rival_level = per level of the highest overseer of others there
gw-short-do-kill_warriors =
    { $form ->
        [does] kills
       *[do] kill
    } { $all ->
        [yes] all own { gw-warrior }
       *[no] { $single ->
            [yes] { $n } own { gw-warrior }
           *[no] { $n } own { gw-warrior }
        }
    }{ $tail }{ gw-short-at-warriors }
gw-short-do-hand_in =
    { $form ->
        [does] hands in
       *[do] hand in
    } { gw-short-goods }{ $tail }
gw-short-is-row =
    { $not ->
        [yes] not in row { $rows }
       *[no] in row { $rows }
    }
gw-short-mod-horde_attack = { $at ->
        [self] its attack
        [others_here] the attack of the other hordes { gw-short-here }
        [any] the attack of every horde
        [here] the total attack on { gw-section }
       *[chosen] the attack on a section you choose
    } is { gw-change }
gw-short-mod-immune = { $at ->
        [self] it
        [others_here] the other hordes { gw-short-here }
        [here] the hordes on { gw-section }
       *[any] hordes
    } cannot be { $to ->
        [damage] damaged
        [spearman] attacked by spearmen
       *[horseman] attacked by horsemen
    }
gw-short-on-turn_activation =
    { $who ->
        [you] after your order
        [other] after another player's order
       *[any] after an order
    }
gw-short-do-move_officials =
    { $form ->
        [does] moves
       *[do] move
    } { $all ->
        [yes] any officials
       *[no] { $n ->
            [one] { $n } official
           *[other] { $n } officials
        }
    }{ $tail }{ $from ->
        [supply] {" "}from the supply
        [board] {" "}on the board
       *[any] {""}
    }{ $to ->
        [none] {""}
       *[given] {" "}{ $to }
    }
gw-short-do-activate_enhanced =
    { $form ->
        [does] activates
       *[do] activate
    } { $area ->
        [any] any area
        [mine] one of your areas
        [highest] the highest area
       *[area] { gw-area-gen }
    }, enhanced
gw-short-price =
    { $free ->
        [yes] {" "}for free
       *[no] { $discount ->
            [0] {""}
           *[1] {" for "}{ $discount } less
        }
    }
gw-short-where =
    { $at ->
        [here] {" "}{ gw-short-here }
        [one_section] {" "}on one section
       *[any] {""}
    }
gw-short-do-destroy_fortification =
    { $form ->
        [does] destroys
       *[do] destroy
    } { $all ->
        [yes] all fortifications
       *[no] { $n ->
            [one] { $n } fortification
           *[other] { $n } fortifications
        }
    }{ $tail }{ gw-short-where }
gw-short-do-build_fortification =
    { $form ->
        [does] builds
       *[do] build
    } { $all ->
        [yes] any fortifications
       *[no] { $n ->
            [one] { $n } fortification
           *[other] { $n } fortifications
        }
    }{ $tail }{ gw-where }{ gw-short-price }{ $honor ->
        [no] {" "}(no honour)
       *[yes] {""}
    }
gw-short-do-build_wall =
    { $form ->
        [does] builds
       *[do] build
    } { $all ->
        [yes] any wall levels
       *[no] { $n ->
            [one] { $n } wall level
           *[other] { $n } wall levels
        }
    }{ $tail }{ gw-where }{ gw-short-price }
gw-short-do-promote =
    { $form ->
        [does] places or promotes
       *[do] place or promote
    } { $all ->
        [yes] any overseers
       *[no] { $n ->
            [one] { $n } overseer
           *[other] { $n } overseers
        }
    }{ $tail }{ $area ->
        [chosen] {""}
        [here] {" "}there
        [lowest] {" "}in the lowest area
       *[area] {" "}{ gw-area-in }
    }{ gw-short-price }
gw-short-do-recruit =
    { $form ->
        [does] recruits
       *[do] recruit
    } { $all ->
        [yes] any { gw-warrior }
       *[no] { $n } { gw-warrior }
    }{ $tail }{ gw-short-price }
gw-short-do-attack =
    { $form ->
        [does] attacks
       *[do] attack
    } with { $all ->
        [yes] all { gw-warrior-ins }{ $warrior ->
            [spearman] {" "}in shelters
            [horseman] {" "}in shelters
            [banner_bearer] {" "}in shelters
           *[archer] {""}
        }
       *[no] { $n } { gw-warrior-ins }
    }{ $tail }{ gw-where }
gw-short-do-draw_tactics =
    { $form ->
        [does] draws
       *[do] draw
    } { $all ->
        [yes] any tactics
       *[no] { $n ->
            [one] { $n } tactic
           *[other] { $n } tactics
        }
    }{ $tail }
gw-short-do-copy_order =
    { $form ->
        [does] carries out
       *[do] carry out
    } another order on the track as { $form ->
        [does] their own
       *[do] yours
    }
gw-short-do-return_order =
    { $form ->
        [does] takes back
       *[do] take back
    } { $all ->
        [yes] any discarded orders
       *[no] { $n ->
            [one] { $n } discarded order
           *[other] { $n } discarded orders
        }
    }{ $tail }{ $whose ->
        [any] {" "}of any player
       *[yours] {""}
    }
gw-short-do-income =
    { $form ->
        [does] repeats
       *[do] repeat
    } { $area ->
        [chosen] one overseer's income
        [all] all overseers' income
       *[area] the overseer's income { gw-area-in }
    }
gw-short-do-drain_shame =
    { $form ->
        [does] removes
       *[do] remove
    } { gw-shame-tokens }{ $tail } from the supply
gw-short-do-damage =
    { $form ->
        [does] deals
       *[do] deal
    } { $all ->
        [yes] any damage
       *[no] { $n } damage
    }{ $tail }{ $at ->
        [self] {" "}to this horde
        [card] {" "}to that horde
        [here] {" "}on { gw-section }
        [one_section] {" "}on one section
        [own_archers] {" "}on a section with { $form ->
            [does] their
           *[do] your
        } archers on the wall
       *[any] {""}
    }{ $spread ->
        [yes] , each to another horde
       *[no] {""}
    }
gw-short-do-move_warriors =
    { $form ->
        [does] moves
       *[do] move
    } { $all ->
        [yes] any { gw-warrior }
       *[no] { $n } { gw-warrior }
    }{ $tail }{ $from ->
        [shelters] {" "}from the shelter
       *[none] {""}
    } to another section{ $to ->
        [firing] {" "}(archers onto the wall)
       *[none] {""}
    }
gw-short-do-save_warriors =
    { $form ->
        [does] saves
       *[do] save
    } { $all ->
        [yes] all { gw-warrior }
       *[no] { $n } { gw-warrior }
    }{ $whose ->
        [any] {" "}of anybody
       *[yours] {""}
    }{ $tail } for free
gw-short-do-move_horde =
    { $mode ->
        [swap] { $form ->
            [does] swaps
           *[do] swap
        } two hordes of a section with all on them
        [section] { $form ->
            [does] moves
           *[do] move
        } that horde, if empty, to another section
       *[bottom] { $form ->
            [does] puts
           *[do] put
        } that horde under the deck
    }
gw-short-do-reward =
    { $form ->
        [does] gains
       *[do] gain
    } the rewards of those cells { $all ->
        [yes] any number of times
       *[no] { $n ->
            [one] { $n } more time
           *[other] { $n } more times
        }
    }{ $tail }
gw-short-goods =
    { $all ->
        [yes] all { $what ->
            [wood] wood
            [stone] stone
            [gold] gold
            [chi] chi
            [honor] honour
            [tactic] tactics
            [wsg] resources (not chi)
            [here] resources there
            [same] resources of that kind
           *[any] resources
        }
       *[no] { $what ->
            [wood] { $n } wood
            [stone] { $n } stone
            [gold] { $n } gold
            [chi] { $n } chi
            [honor] { $n } honour
            [tactic] { $n ->
                [one] { $n } tactic
               *[other] { $n } tactics
            }
            [wsg] { $n ->
                [one] { $n } resource (not chi)
               *[other] { $n } resources (not chi)
            }
            [here] { $n } of its resource
            [same] { $n } more of it
           *[any] { $n ->
                [one] { $n } resource
               *[other] { $n } resources
            }
        }
    }
gw-short-demand =
    { $by ->
        [together] together: { $act ->
            [discard] discard
            [sacrifice] sacrifice
           *[lose] lose
        } { $goods }{ gw-demand-from }{ gw-demand-min }
       *[each] each: { $act ->
            [discard] discard
            [sacrifice] sacrifice
           *[lose] lose
        } { $goods }{ gw-demand-from }{ gw-demand-min }
    }
gw-short-demand-have =
    { $by ->
        [together] together: have { $bound } { $noun }{ $tail }{ gw-demand-min }
       *[each] each: have { $bound } { $noun }{ $tail }{ gw-demand-min }
    }
gw-short-here =
    { $voice ->
        [horde] here
       *[you] on { gw-section }
    }
gw-short-mod-fortification_value = the defence of fortifications{ $at ->
        [here] {" "}{ gw-short-here }
        [chosen] {" "}on a section you choose
       *[any] {""}
    } is { gw-change }
gw-short-mod-defense = the defence { $at ->
        [here] { gw-short-here }
        [chosen] of a section you choose
       *[any] of every section
    } is { gw-change }
gw-short-section-has =
    { $at ->
        [here] there is
        [others_here] there is, besides this horde,
        [mine_here] your warriors stand on
        [top] the highest section has
       *[any] all sections together have
    }
gw-short-is-count =
    { $of ->
        [wall_levels] { gw-short-section-has } { $bound } { $bare }
        [fortifications] { gw-short-section-has } { $bound } { $bare }
        [hordes] { gw-short-section-has } { $bound } { $bare }
       *[other] { gw-is-count }
    }
gw-short-or-else = { $text } or { $option }
gw-short-per-assistants = per assistant
gw-short-do-tea =
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
