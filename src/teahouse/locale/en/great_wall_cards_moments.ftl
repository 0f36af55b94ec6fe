# Cards of The Great Wall: moments and conditions.
# $who: you, other or any. $at: here or none. Slots of a moment: $area, $number (none if not given) and $with (may be empty).

gw-phrase =
    { $moment ->
       *[none] no
    }
gw-on-here =
    { $at ->
        [here] {" "}on { gw-section }
       *[none] {""}
    }
gw-on-setup_done = at the end of set-up
gw-on-spring_start = in spring
gw-on-horde_placed =
    { $at ->
        [here] when a horde arrives on { gw-section }{ $with }
       *[none] when a horde arrives{ $with }
    }
gw-on-pillage = when a pillage happens
gw-on-summer_income = in the income step
gw-on-summer_orders =
    { $who ->
        [you] when you decide on your discarded orders
        [other] when another player decides on discarded orders
       *[any] when any player decides on discarded orders
    }
gw-on-order_revealed = when orders are revealed
gw-on-turn_start =
    { $who ->
        [you] at the start of your turn
        [other] at the start of another player's turn
       *[any] at the start of any player's turn
    }
gw-on-turn_activation =
    { $who ->
        [you] in your turn, after your order
        [other] in another player's turn, after the order
       *[any] in any player's turn, after the order
    }
gw-on-turn_checked =
    { $who ->
        [you] in your turn, after the check for defeated hordes
        [other] in another player's turn, after the check for defeated hordes
       *[any] in every turn, after the check for defeated hordes
    }
gw-on-turn_end =
    { $who ->
        [you] at the end of your turn
        [other] at the end of another player's turn
       *[any] at the end of any player's turn
    }
gw-on-area_activated =
    { $area ->
        [none] when an area{ gw-whose-area } is activated
       *[given] when { $area }{ gw-whose-area } is activated
    }
gw-on-area_done =
    { $area ->
        [none] at the end of the activation of an area{ gw-whose-area }
       *[given] at the end of the activation of { $area }{ gw-whose-area }
    }
gw-whose-area =
    { $with ->
        [none] { $who ->
            [you] {" "}with your officials
            [other] {" "}with officials of another player
           *[any] {""}
        }
       *[given] { $with }
    }
gw-on-official_moved =
    { $who ->
        [you] when you move an official{ gw-to-area }
        [other] when another player moves an official{ gw-to-area }
       *[any] when any player moves an official{ gw-to-area }
    }
gw-to-area =
    { $area ->
        [none] {""}
       *[given] {" "}{ $area }
    }
gw-on-resources_collected =
    { $who ->
        [you] when you collect { gw-some-resources }
        [other] when another player collects { gw-some-resources }
       *[any] when any player collects { gw-some-resources }
    }
gw-some-resources =
    { $number ->
        [none] resources
       *[given] { $number }
    } { $area ->
        [none] in a production area
       *[given] { $area }
    }
gw-on-overseer_promoted =
    { $who ->
        [you] when you place or promote an overseer{ gw-to-area }
        [other] when another player places or promotes an overseer{ gw-to-area }
       *[any] when any player places or promotes an overseer{ gw-to-area }
    }
gw-on-resource_handed_in =
    { $who ->
        [you] when you hand in a resource{ gw-to-area }{ $with }
        [other] when another player hands in a resource{ gw-to-area }{ $with }
       *[any] when any player hands in a resource{ gw-to-area }{ $with }
    }
gw-on-warriors_recruited =
    { $who ->
        [you] when you recruit { gw-some-warriors }
        [other] when another player recruits { gw-some-warriors }
       *[any] when any player recruits { gw-some-warriors }
    }
gw-some-warriors =
    { $number ->
        [none] warriors
       *[given] { $number }
    }
gw-on-warrior_attacked =
    { $who ->
        [you] when you attack{ gw-on-here }{ $with }
        [other] when another player attacks{ gw-on-here }{ $with }
       *[any] when any player attacks{ gw-on-here }{ $with }
    }
gw-on-genghis_attacked =
    { $who ->
        [you] when you attack Genghis Khan or one of his skills{ $with }
        [other] when another player attacks Genghis Khan or one of his skills{ $with }
       *[any] when any player attacks Genghis Khan or one of his skills{ $with }
    }
gw-on-damage_dealt =
    { $who ->
        [you] when you deal 1 damage{ gw-on-here }{ $with }
        [other] when another player deals 1 damage{ gw-on-here }{ $with }
       *[any] when any player deals 1 damage{ gw-on-here }{ $with }
    }
gw-on-horde_defeated =
    { $who ->
        [you] when you defeat a horde{ $with }{ gw-on-here }
        [other] when another player defeats a horde{ $with }{ gw-on-here }
       *[any] when a horde{ $with } is defeated{ gw-on-here }
    }
gw-on-horde_captured =
    { $who ->
        [you] when you take a horde card{ gw-on-here }
        [other] when another player takes a horde card{ gw-on-here }
       *[any] when any player takes a horde card{ gw-on-here }
    }
gw-on-warriors_dying =
    { $who ->
        [you] when your warriors are to be killed{ gw-on-here }
        [other] when warriors of another player are to be killed{ gw-on-here }
       *[any] when warriors of any player are to be killed{ gw-on-here }
    }
gw-on-warriors_killed =
    { $who ->
        [you] when your warriors are killed{ gw-on-here }
        [other] when warriors of another player are killed{ gw-on-here }
       *[any] when warriors of any player are killed{ gw-on-here }
    }
gw-on-warriors_saved =
    { $who ->
        [you] when you save warriors{ gw-on-here }
        [other] when another player saves warriors{ gw-on-here }
       *[any] when any player saves warriors{ gw-on-here }
    }
gw-on-winter_start = at the start of winter
gw-on-assault_start = before the assault
gw-on-section_held =
    { $at ->
        [here] when { gw-section }{ $with } holds
       *[none] when a section{ $with } holds
    }
gw-on-breach =
    { $at ->
        [here] when { gw-section }{ $with } is breached
       *[none] when a section{ $with } is breached
    }
gw-on-shame_gained =
    { $who ->
        [you] when you gain shame{ $with }
        [other] when another player gains shame{ $with }
       *[any] when any player gains shame{ $with }
    }
gw-on-shame_discarded =
    { $who ->
        [you] when you discard shame
        [other] when another player discards shame
       *[any] when any player discards shame
    }
gw-on-fortification_built =
    { $who ->
        [you] when you build a fortification{ gw-on-here }
        [other] when another player builds a fortification{ gw-on-here }
       *[any] when any player builds a fortification{ gw-on-here }
    }
gw-on-wall_built =
    { $who ->
        [you] when you build a wall level{ gw-on-here }
        [other] when another player builds a wall level{ gw-on-here }
       *[any] when any player builds a wall level{ gw-on-here }
    }
gw-on-warriors_moved =
    { $who ->
        [you] when you move warriors to another section
        [other] when another player moves warriors to another section
       *[any] when any player moves warriors to another section
    }
gw-on-tea_moved =
    { $who ->
        [you] when your tea marker rises
        [other] when the tea marker of another player rises
       *[any] when the tea marker of any player rises
    }
gw-on-official_hired =
    { $who ->
        [you] when you hire an official
        [other] when another player hires an official
       *[any] when any player hires an official
    }
gw-on-advisor_hired =
    { $who ->
        [you] when you hire an advisor
        [other] when another player hires an advisor
       *[any] when any player hires an advisor
    }
gw-on-tactics_drawn =
    { $who ->
        [you] when you draw tactic cards
        [other] when another player draws tactic cards
       *[any] when any player draws tactic cards
    }
gw-on-tactic_played =
    { $who ->
        [you] when you play a tactic card
        [other] when another player plays a tactic card
       *[any] when any player plays a tactic card
    }
gw-on-winter_end = after the assault
gw-on-edict_fulfilled = when an edict is fulfilled
gw-on-event_revealed = when this event is revealed
gw-on-scoring = at the end of the game

## Conditions inside a moment

gw-attr-area_activated-area =
    { $ids ->
        [none] { gw-any-area }
       *[given] { $ids }
    }
gw-attr-area_activated-area-ids = { gw-area }
gw-any-area =
    { $kind ->
        [regular] a regular area
        [special] a special area
       *[none] { $group ->
            [production] a production area
            [building] the builders' camp
           *[military] the barracks or the field headquarters
        }
    }
gw-attr-area_done-area =
    { $ids ->
        [none] { gw-any-area }
       *[given] { $ids }
    }
gw-attr-area_done-area-ids = { gw-area-gen }
gw-attr-area_activated-own_officials-here = {" with "}{ $bound } of your officials
gw-attr-area_done-own_officials-here = {" with "}{ $bound } of your officials
gw-attr-area_done-other_officials-here = {" and "}{ $bound } of other players
gw-attr-resource_handed_in-own_officials-here = {" "}in an area with { $bound } of your officials
gw-attr-resources_collected-event_n = { $bound } { $noun }
gw-attr-warriors_recruited-event_n = { $bound } { $noun }
gw-attr-warrior_attacked-warrior = {" with a "}{ $types }
gw-attr-warrior_attacked-warrior-types =
    { $item ->
        [spearman] spearman
        [archer] archer
        [horseman] horseman
       *[banner_bearer] banner bearer
    }
gw-attr-genghis_attacked-warrior = {" with a "}{ $types }
gw-attr-genghis_attacked-warrior-types = { gw-attr-warrior_attacked-warrior-types }
gw-attr-warrior_attacked-row = {" "}in row { $rows }
gw-attr-warrior_attacked-row-rows = { $item }
gw-attr-warrior_attacked-genghis = {" "}on the section where Genghis Khan stands
gw-attr-warrior_attacked-own_warriors-here = {" "}on a section with { $bound } of your warriors
gw-attr-damage_dealt-last_cell = {" "}to the last free cell of a horde
gw-attr-horde_defeated-participant = {" "}with your warriors on it
gw-attr-horde_placed-own_warriors-here = {" "}on a section with { $bound } of your warriors
gw-attr-section_held-own_warriors-here = {" with "}{ $bound } of your warriors
gw-attr-section_held-wall_levels-here = {" with "}{ $bound } { $noun }
gw-attr-shame_gained-cause = {" "}{ gw-cause }
gw-cause =
    { $of ->
        [alone] for being alone in an area
        [breach] for a breach
        [defeat] for a defeated horde
        [edict] for an edict
        [barracks] in the barracks
        [embassy] in the embassy
        [academy] in the academy
        [tea_house] in the tea house
        [builders_camp] in the builders' camp
        [field_hq] in the field headquarters
        [shooting] by shooting
       *[card] by a card
    }

## Conditions after "if"

gw-is-area =
    { $not ->
        [yes] the area is not { $ids ->
            [none] { gw-any-area }
           *[given] { $ids }
        }
       *[no] the area is { $ids ->
            [none] { gw-any-area }
           *[given] { $ids }
        }
    }
gw-is-area-ids = { gw-area }
gw-is-warrior =
    { $moment ->
        [warrior_attacked] { $not ->
            [yes] you do not attack with a { $types }
           *[no] you attack with a { $types }
        }
        [genghis_attacked] { $not ->
            [yes] you do not attack with a { $types }
           *[no] you attack with a { $types }
        }
       *[none] { $not ->
            [yes] there is no { $types } among them
           *[no] there is a { $types } among them
        }
    }
gw-is-warrior-types = { gw-attr-warrior_attacked-warrior-types }
gw-is-resource =
    { $not ->
        [yes] the resource is not { $kinds }
       *[no] the resource is { $kinds }
    }
gw-is-resource-kinds =
    { $item ->
        [wood] wood
        [stone] stone
        [gold] gold
       *[chi] chi
    }
gw-is-row =
    { $not ->
        [yes] { gw-that-horde } is not in row { $rows }
       *[no] { gw-that-horde } is in row { $rows }
    }
gw-is-row-rows = { $item }
gw-that-horde =
    { $voice ->
        [horde] it
        [event] it
       *[you] the horde
    }
gw-is-horde =
    { $tier ->
        [none] { $not ->
            [yes] the horde is not { $ids }
           *[no] the horde is { $ids }
        }
       *[given] { $not ->
            [yes] the horde is of a tier below { $tier }
           *[no] the horde is of tier { $tier } or higher
        }
    }
gw-is-horde-ids = “{ $item }”
gw-is-cause =
    { $not ->
        [yes] it did not happen { gw-cause }
       *[no] it happened { gw-cause }
    }
gw-is-order_on_track =
    { $not ->
        [yes] “{ $id }” is not on the order track
       *[no] “{ $id }” is on the order track
    }
gw-is-my_order =
    { $not ->
        [yes] your order this year is not { $ids }
       *[no] your order this year is { $ids }
    }
gw-is-my_order-ids = “{ $item }”
gw-is-order_choice =
    { $of ->
        [a] { $not ->
            [yes] you did not take them back
           *[no] you took them back
        }
       *[b] { $not ->
            [yes] you did not take honour for them
           *[no] you took honour for them
        }
    }
gw-is-active =
    { $not ->
        [yes] it is not your turn
       *[no] it is your turn
    }
gw-is-winner =
    { $not ->
        [yes] you are not the winner
       *[no] you are the winner
    }
gw-is-participant =
    { $not ->
        [yes] you have no warriors on it
       *[no] you have a warrior on it
    }
gw-is-last_cell =
    { $not ->
        [yes] a free cell is left on the horde
       *[no] no free cell is left on the horde
    }
gw-is-tea =
    { $of ->
        [first] { $not ->
            [yes] you are not first in tea order
           *[no] you are first in tea order
        }
        [last] { $not ->
            [yes] you are not last in tea order
           *[no] you are last in tea order
        }
        [above_actor] { $not ->
            [yes] you are not above that player in tea order
           *[no] you are above that player in tea order
        }
       *[below_actor] { $not ->
            [yes] you are not below that player in tea order
           *[no] you are below that player in tea order
        }
    }
gw-is-genghis =
    { $not ->
        [yes] Genghis Khan does not stand on { gw-section }
       *[no] Genghis Khan stands on { gw-section }
    }
gw-is-mode =
    { $of ->
        [competitive] { $not ->
            [yes] the game is not competitive
           *[no] the game is competitive
        }
        [coop] { $not ->
            [yes] the game is not co-operative
           *[no] the game is co-operative
        }
       *[solo] { $not ->
            [yes] you do not play alone
           *[no] you play alone
        }
    }
gw-is-count =
    { $of ->
        [other_officials] there are { $bound } { $noun }
        [same_orders] there are { $bound } { $noun }
        [wall_levels] there are { $bound } { $noun }
        [fortifications] there are { $bound } { $noun }
        [hordes] there are { $bound } { $noun }
        [participants] there are { $bound } { $noun }
        [players] there are { $bound } { $noun }
        [lethality] there are { $bound } { $noun }
        [warehouse] there are { $bound } { $noun }
        [rival_level] there are { $bound } { $noun }
        [event_n] { gw-is-event_n }
       *[own] you have { $bound } { $noun }
    }
gw-is-event_n =
    { $moment ->
        [warriors_recruited] you recruited { $bound } { $noun }
        [resources_collected] you collected { $bound } { $noun }
        [tactics_drawn] you drew { $bound } { $noun }
       *[none] there are { $bound } { $noun }
    }

## Conditions about a player, after "each player"

gw-player-count = with { $bound } { $noun }
gw-player-participant =
    { $not ->
        [yes] without warriors on it
       *[no] with warriors on it
    }
gw-player-winner =
    { $not ->
        [yes] who is not the winner
       *[no] who is the winner
    }
gw-player-tea =
    { $of ->
        [first] { $not ->
            [yes] who is not first in tea order
           *[no] who is first in tea order
        }
        [last] { $not ->
            [yes] who is not last in tea order
           *[no] who is last in tea order
        }
        [above_actor] { $not ->
            [yes] who is not above that player in tea order
           *[no] who is above that player in tea order
        }
       *[below_actor] { $not ->
            [yes] who is not below that player in tea order
           *[no] who is below that player in tea order
        }
    }
