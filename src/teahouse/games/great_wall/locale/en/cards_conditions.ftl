# Cards of The Great Wall: conditions.

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
gw-attr-area_activated-own_officials-here = {" with "}{ $bound } { $noun } of yours
gw-attr-area_done-own_officials-here = {" with "}{ $bound } { $noun } of yours
gw-attr-area_done-other_officials-here = {" and "}{ $bound } { $noun }
gw-attr-resource_handed_in-own_officials-here = {" "}in an area with { $bound } { $noun } of yours
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
gw-attr-warrior_attacked-own_warriors-here = {" "}on a section with { $bound } { $noun } of yours
gw-attr-damage_dealt-last_cell = {" "}to the last free cell of a horde
gw-attr-warriors_killed-warrior = {", "}{ $types } among them
gw-attr-warriors_killed-warrior-types =
    { $item ->
        [spearman] a spearman
        [archer] an archer
        [horseman] a horseman
       *[banner_bearer] a banner bearer
    }
gw-attr-horde_defeated-participant = {" "}with your warriors on it
gw-attr-horde_placed-own_warriors-here = {" "}on a section with { $bound } { $noun } of yours
gw-attr-section_held-own_warriors-here = {" with "}{ $bound } { $noun } of yours
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
        [wall_levels] { gw-section-has } { $bound } { $bare }
        [fortifications] { gw-section-has } { $bound } { $bare }
        [hordes] { gw-section-has } { $bound } { $bare }
        [other_officials] { gw-there } { $bound } { $noun }
        [same_orders] { gw-there } { $bound } { $noun }
        [participants] { gw-there } { $bound } { $noun }
        [players] { gw-there } { $bound } { $noun }
        [lethality] { gw-there } { $bound } { $noun }
        [warehouse] { gw-there } { $bound } { $noun }
        [rival_level] { gw-there } { $bound } { $noun }
        [event_n] { gw-is-event_n }
       *[own] you have { $bound } { $noun }
    }
gw-section-has =
    { $at ->
        [here] { gw-section } has
        [others_here] { gw-section } has, besides this horde,
        [mine_here] your warriors on { gw-section } stand on
        [top] the highest section has
       *[any] all sections together have
    }
gw-there =
    { $kind ->
        [none] there are
       *[given] { $n ->
            [one] there is
           *[other] there are
        }
    }
gw-is-event_n =
    { $moment ->
        [warriors_recruited] you recruited { $bound } { $noun }
        [resources_collected] you collected { $bound } { $noun }
        [tactics_drawn] you drew { $bound } { $noun }
       *[none] { gw-there } { $bound } { $noun }
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
