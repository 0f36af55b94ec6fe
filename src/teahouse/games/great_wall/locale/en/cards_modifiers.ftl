# Cards of The Great Wall: modifiers. $n is what is added or taken, $sign says which (up, down); $subject is who it is about.

gw-change =
    { $sign ->
        [down] { $n } lower
       *[up] { $n } higher
    }{ $tail }
gw-change-notes =
    { $min ->
        [0] {""}
       *[1] {" "}(never below { $min })
    }
gw-mod-cost = { $of } costs{ gw-payer }{ $per_event ->
        [yes] {", in total, "}
       *[no] {" "}
    }{ gw-tokens } { $sign ->
        [down] less
       *[up] more
    }{ $tail }{ gw-change-notes }
gw-payer =
    { $for ->
        [all] {" "}every player
       *[none] { $voice ->
            [you] {" "}you
           *[event] {""}
        }
    }
gw-mod-cost-of =
    { $item ->
        [recruit] { $per_event ->
            [yes] recruiting
           *[no] a warrior
        }
        [spearman] a spearman
        [archer] an archer
        [horseman] a horseman
        [banner_bearer] a banner bearer
        [overseer] placing or promoting an overseer{ gw-in-areas }
        [fortification] a fortification
        [wall] a wall level
        [hire_official] hiring an official
        [hire_advisor] hiring an advisor
        [save] saving a warrior
        [discard_shame] discarding a shame token
       *[enhanced] the enhanced effect of a tactic card
    }
gw-in-areas =
    { $areas ->
        [none] {""}
       *[given] {" "}{ $areas }
    }
gw-mod-cost-areas = { gw-area-in }
gw-mod-pay_as = when { $of }, you may pay { $from ->
        [wood] wood
        [stone] stone
        [gold] gold
       *[chi] chi
    } in place of { $to ->
        [wood] wood
        [stone] stone
        [gold] gold
       *[chi] chi
    }
gw-mod-pay_as-of =
    { $item ->
        [recruit] recruiting warriors
        [spearman] recruiting a spearman
        [archer] recruiting an archer
        [horseman] recruiting a horseman
        [banner_bearer] recruiting a banner bearer
        [overseer] placing or promoting an overseer
        [fortification] building a fortification
        [wall] building a wall level
        [hire_official] hiring an official
        [hire_advisor] hiring an advisor
        [save] saving warriors
        [discard_shame] discarding shame
       *[enhanced] enhancing a tactic card
    }
gw-mod-defense = the defence of { $at ->
        [here] { gw-section-gen }
        [chosen] one section of your choice
       *[any] every section
    } is { gw-change }
gw-mod-fortification_value = the defence of each fortification{ $at ->
        [here] {" "}on { gw-section }
        [chosen] {" "}on one section of your choice
       *[any] {""}
    } is { gw-change }
gw-mod-horde_attack = { $at ->
        [self] the attack of this horde
        [others_here] the attack of every other horde on { gw-section }
        [any] the attack of every horde
        [here] the total attack on { gw-section }
       *[chosen] the total attack on one section of your choice
    } is { gw-change }
gw-mod-lethality = { $at ->
        [self] lethality on this horde
        [here] lethality on { gw-section }
       *[none] { $voice ->
            [you] lethality for your warriors
           *[event] lethality
        }
    } is { gw-change }{ gw-change-notes }
gw-mod-overseer_yield = { $voice ->
        [you] your overseers
       *[event] overseers
    }{ gw-in-areas } yield { gw-yield-more } { $when ->
        [income] in the income step
        [collect] when collecting
       *[both] in the income step and when collecting
    }
gw-yield-more =
    { $sign ->
        [down] { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } less
       *[up] { $n ->
            [one] { $n } more resource
           *[other] { $n } more resources
        }
    }{ $tail }
gw-mod-overseer_yield-areas = { gw-area-in }
gw-mod-officials_count = { $counted ->
        [yes] if you have an official { $areas }, you count as having { $n } more there{ $tail }
       *[no] the number of your officials { $areas } is multiplied by the number of your { $times }
    }
gw-mod-officials_count-areas = { gw-area-in }
gw-mod-officials_count-areas-but = in every area except { $rest }
gw-mod-officials_count-areas-but-item = { gw-area-gen }
gw-mod-honor_for = { $of ->
        [hand_in] { $voice ->
            [you] every resource you hand in
           *[event] every resource handed in
        }
        [fortification] { $voice ->
            [you] every fortification you build
           *[event] every fortification built
        }
        [wall] { $voice ->
            [you] every wall level you build
           *[event] every wall level built
        }
        [defeat] { $voice ->
            [you] every defeated horde with your warriors on it
           *[event] every defeated horde with a player's warriors on it
        }
        [archer_defeat] { $voice ->
            [you] when a horde is defeated, every archer of yours on a firing position of its section
           *[event] when a horde is defeated, every archer on a firing position of its section
        }
       *[order_discard] { $voice ->
            [you] every discarded order for which you take honour
           *[event] every discarded order for which a player takes honour
        }
    } gives { $sign ->
        [down] { $n } honour less
       *[up] { $n } more honour
    }{ $tail }
gw-mod-covered_cells = { $form ->
        [does] { $subject } counts
        [they] { $subject } count
       *[do] { $subject } count
    } as covering { $sign ->
        [down] { $n ->
            [one] { $n } cell
           *[other] { $n } cells
        } less
       *[up] { $n ->
            [one] { $n } more cell
           *[other] { $n } more cells
        }
    }{ $tail } when the winner of a horde with { $form ->
        [do] your
       *[they] their
    } warriors is determined
gw-mod-wins_ties = { $form ->
        [does] { $subject } wins
        [they] { $subject } win
       *[do] { $subject } win
    } all ties
gw-mod-reach = { $voice ->
        [you] your
       *[event] all
    } { $warrior ->
        [spearman] spearmen
        [archer] archers
        [horseman] horsemen
       *[banner_bearer] banner bearers
    } may attack hordes in row { $rows }
gw-mod-reach-rows = { $item }
gw-mod-immune = { $to ->
        [damage] damage cannot be dealt to
        [spearman] spearmen cannot attack
       *[horseman] horsemen cannot attack
    } { $at ->
        [self] this horde
        [others_here] the other hordes on { gw-section }
        [here] the hordes on { gw-section }
       *[any] any horde
    }
gw-mod-no_shame = { $form ->
        [does] { $subject } gains
        [they] { $subject } gain
       *[do] { $subject } gain
    } { $counted ->
        [yes] { $n ->
            [one] { $n } shame token less
           *[other] { $n } shame tokens less
        } { gw-shame-of }{ gw-shame-limit }
       *[no] no shame { gw-shame-of }{ gw-shame-limit }
    }
gw-shame-of =
    { $of ->
        [alone] for being alone in an area
        [breach] for a breach
       *[edict] for an edict
    }
gw-shame-limit =
    { $limit ->
        [none] {""}
       *[given] {" "}({ gw-limit-per })
    }
gw-mod-capacity = { $of ->
        [firing_positions] every section has { $sign ->
            [down] { $n ->
                [one] { $n } firing position
               *[other] { $n } firing positions
            } less
           *[up] { $n ->
                [one] { $n } more firing position
               *[other] { $n } more firing positions
            }
        }
       *[area] there { $sign ->
            [down] { $n ->
                [one] is { $n } cell
               *[other] are { $n } cells
            } less
           *[up] { $n ->
                [one] is { $n } more cell
               *[other] are { $n } more cells
            }
        } { $place }
    }{ $tail }
gw-mod-damage_rewards = { $subject } also { $form ->
        [does] gains
       *[do] gain
    } the rewards of cells covered by { $of ->
        [archers] damage of { $form ->
            [do] your
           *[they] their
        } archers
       *[all] { $form ->
            [do] your
           *[they] their
        } damage
    }
gw-mod-ignore_lock = { $subject } may move { $form ->
        [do] your
       *[they] their
    } officials out of full regular areas
gw-mod-shame_penalty = at the end of the game, { $subject } { $form ->
        [does] loses
       *[do] lose
    } { $n } honour { $sign ->
        [down] less
       *[up] more
    }{ $tail } for each warrior with shame
gw-mod-invasion = each spring { $sign ->
        [down] { $n ->
            [one] { $n } horde less arrives
           *[other] { $n } hordes less arrive
        }
       *[up] { $n ->
            [one] { $n } more horde arrives
           *[other] { $n } more hordes arrive
        }
    }{ $tail }
gw-mod-forbid = { $subject } { $form ->
        [does] is not allowed to
       *[do] may not
    } { $of }
gw-mod-forbid-of =
    { $item ->
        [save] save warriors
        [hand_in] hand in resources
        [income] take income of overseers
        [promote] place or promote overseers{ gw-in-areas }
       *[discard_shame] discard shame
    }
gw-mod-forbid-areas = { gw-area-in }
