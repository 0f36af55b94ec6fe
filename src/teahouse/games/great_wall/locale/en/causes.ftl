# The Great Wall: what led to a question, and whose doing it is. A line above the question, without a full stop.
# $within is the line of what led to this in turn.

great_wall-whose =
    { $own ->
        [yes] your
        [nobody] the
       *[other] {""}
    }
great_wall-whose-card = { great_wall-whose }
great_wall-theirs =
    { $own ->
        [no] { $of }
       *[other] {""}
    }

## Set-up, seasons, turns

great_wall-cause-choose_generals = Set-up: everybody chooses a general and an advisor at the same time, in secret
great_wall-cause-reveal_generals = Set-up: the generals bring their tactic cards
great_wall-cause-place_starting_officials = Set-up: your first officials take their places
great_wall-cause-finish_set_up = The set-up is done
great_wall-cause-spring = Spring of year { $year }
great_wall-cause-summer = Summer of year { $year }
great_wall-cause-autumn = Autumn of year { $year }
great_wall-cause-winter = Winter of year { $year }
great_wall-cause-turn-of =
    { $own ->
        [yes] your turn
       *[no] { $player }'s turn
    }
great_wall-cause-take_turn =
    { $asks ->
        [NextArea] { great_wall-cause-turn-of }: full areas are activated
       *[other] { great_wall-cause-turn-of }
    }
great_wall-cause-lay_out_horde = { $within }: a new horde arrives
great_wall-cause-renew_advisors = { $within }: the two leftmost advisors leave the track
great_wall-cause-offer_discarding = { $within }; shame may be bought off
great_wall-cause-ask_about_orders = { $within }: the orders played come back or bring honour, in tea order
great_wall-cause-choose_orders = { $within }: everybody chooses an order at the same time, face down
great_wall-cause-reveal_orders = { $within }: the orders are turned up
great_wall-cause-fill_order_track = { $within }: everybody puts their order on the track, in tea order

## Cards

great_wall-cause-apply_order =
    { $id ->
        [order_to_attack] { great_wall-whose }{ great_wall-theirs } “{ $order }”
       *[other] { great_wall-whose }{ great_wall-theirs } order “{ $order }”
    }
great_wall-cause-CopyOrder =
    { $id ->
        [order_to_attack] { $within } copies { $other } “{ $copied }”
       *[other] { $within } copies { $other } order “{ $copied }”
    }
great_wall-cause-apply_section =
    { $others ->
        [yes] { $within }, for everybody else
       *[no] { $within }
    }
great_wall-cause-card =
    { $card ->
        [general] { great_wall-whose }{ great_wall-theirs } general { $name }
        [advisor] { great_wall-whose }{ great_wall-theirs } advisor { $name }
        [tactic] { great_wall-whose-card }{ great_wall-theirs } tactic card “{ $name }”
        [artifact] { great_wall-whose }{ great_wall-theirs } artifact “{ $name }”
        [horde] the horde “{ $name }”
        [event] the event “{ $name }”
       *[extra] { great_wall-whose-card }{ great_wall-theirs } card “{ $name }”
    }
great_wall-cause-effect-of =
    { $same ->
        [yes] { $within }
       *[no] { $at ->
            [section] { great_wall-cause-card } { great_wall-section-on }
           *[none] { great_wall-cause-card }
        }
    }
great_wall-cause-do_effect =
    { $last ->
        [yes] { $asks ->
            [PayForEffect] { great_wall-cause-effect-of }
            [ChooseBranch] { great_wall-cause-effect-of }
            [CopyOrder] { great_wall-cause-effect-of }
           *[other] { $effect ->
                [none] { great_wall-cause-effect-of }
               *[other] { great_wall-cause-effect-of }: { $effect }
            }
        }
       *[no] { great_wall-cause-effect-of }
    }
great_wall-cause-do_paid_effect = { great_wall-cause-do_effect }
great_wall-cause-offer_effect = { great_wall-cause-do_effect }
great_wall-cause-UseAbility =
    { $asks ->
        [UseAbility] { $within }
       *[other] { great_wall-cause-card }
    }
great_wall-cause-ChooseTacticEffect = { great_wall-whose }{ great_wall-theirs } tactic card “{ $tactic }”
great_wall-cause-discard_tactic = { great_wall-whose }{ great_wall-theirs } tactic card “{ $tactic }” has been played
great_wall-cause-keep_hand_limit = { $within }: more tactic cards than a hand may hold

## Areas

great_wall-cause-activate =
    { $enhanced ->
        [yes] { $within }: enhanced activation { great_wall-area-in }
       *[no] { $within }: activation { great_wall-area-in }
    }
great_wall-cause-place =
    { $place ->
        [0] { $within }
        [1] { $within }; you act first
        [2] { $within }; you act second
        [3] { $within }; you act third
        [4] { $within }; you act fourth
       *[other] { $within }; you act fifth
    }
great_wall-cause-use_area =
    { $production ->
        [yes] { great_wall-cause-place }
       *[no] { $within }
    }
great_wall-cause-use_special_area =
    { $side ->
        [mine] { great_wall-cause-place }
        [reed] { $within }; you act for the Reed clan
       *[other] { $within }; { $clan } acts
    }
great_wall-cause-place_next_shame =
    { $by ->
        [alone] { $within }; whoever is there alone gains shame
        [edict] { $within }: shame for edicts that were not fulfilled
       *[other] { $within }
    }
great_wall-cause-finish_wall = { $within }: a wall level is finished { great_wall-section-on }
great_wall-cause-finish_fortification = { $within }: a fortification is finished { great_wall-section-on }

## Battle

great_wall-cause-shoot = { $within }: the archers shoot { great_wall-section-on }
great_wall-cause-defeat = { $within }: the horde “{ $horde }” is defeated
great_wall-cause-assault = { $within }: assault { great_wall-section-on }
great_wall-cause-shame_of_breach = { $within }, the hordes break through
great_wall-cause-deaths_of_breach = { great_wall-cause-shame_of_breach }

## Playing together

great_wall-cause-fulfil_edicts = { $within }: edicts may be fulfilled; proposals go in tea order
great_wall-cause-offer_edicts = { $within }
great_wall-cause-ProposeEdict =
    { $asks ->
        [ProposeEdict] { $within }
       *[other] { $own ->
            [yes] You propose the edict “{ $edict }”
           *[no] { $player } proposes the edict “{ $edict }”
        }
    }
great_wall-cause-give_share = The edict “{ $edict }” is fulfilled: everybody gives their share
great_wall-cause-reveal_event = { $within }: an event is revealed
