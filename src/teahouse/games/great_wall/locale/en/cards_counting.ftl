# Cards of The Great Wall: what is counted.

## What is counted, after "per"

gw-per-assistants = per assistant
gw-per-active_advisors = per active advisor
gw-per-own_officials = { $form ->
        [does] per own official
       *[do] per official of yours
    }{ gw-at-area }
gw-per-other_officials = per official of others{ gw-at-area }
gw-per-own_warriors = { $form ->
        [does] per own { gw-warrior-one }
       *[do] per { gw-warrior-one } of yours
    }{ gw-at-warriors }
gw-per-own_sections = per section with { $form ->
        [does] their
       *[do] your
    } archers on firing positions
gw-per-overseers = { $form ->
        [does] per own overseer
       *[do] per overseer of yours
    }
gw-per-overseer_levels =
    { $at ->
        [none] per level of your overseers
        [max] per level of your highest overseer
        [here] per level of your overseer there
       *[area] per level of your overseer { $place }
    }
gw-per-captured_hordes = per captured horde card
gw-per-captured_names = per different name among your captured horde cards
gw-per-shame_tokens = { $form ->
        [does] per own shame token
       *[do] per shame token of yours
    }
gw-per-order_discard = { $form ->
        [does] per own order card
       *[do] per order card of yours
    } in the discard
gw-per-same_orders = per order card of the same name as yours, your own included
gw-per-wall_levels =
    { $at ->
        [here] per wall level of { gw-section }
        [top] per wall level of the highest section
       *[any] per wall level of all sections
    }
gw-per-fortifications = per fortification{ $at ->
        [any] {" "}on all sections
       *[place] { gw-at-section }
    }
gw-per-hordes = per horde{ $at ->
        [any] {" "}on all sections
       *[place] { gw-at-section }
    }
gw-per-participants = per player with warriors on that horde
gw-per-players = per player
gw-per-lethality = per point of lethality
gw-per-tactics = per tactic card in your hand
gw-per-held =
    { $what ->
        [wood] per wood you have
        [stone] per stone you have
        [gold] per gold you have
        [chi] per chi you have
       *[none] per resource you have
    }
gw-per-warehouse = per resource in the warehouse
gw-per-event_n =
    { $moment ->
        [resources_collected] per resource collected
        [overseer_promoted] per level the overseer now has
        [warriors_recruited] per warrior recruited
        [warrior_attacked] per cell covered
        [genghis_attacked] per cell covered
        [warriors_dying] per warrior to be killed
        [warriors_killed] per warrior killed
        [warriors_saved] per warrior saved
        [breach] per horde there
        [shame_gained] per shame token gained
        [shame_discarded] per shame token discarded
        [wall_built] per level the section now has
        [tea_moved] per place
        [tactics_drawn] per card drawn
       *[none] for each
    }
gw-per-rival_level = per level of the highest overseer of another player there

## What is counted, after a number

gw-noun-assistants =
    { $n ->
        [one] assistant
       *[other] assistants
    }
gw-noun-active_advisors =
    { $n ->
        [one] active advisor
       *[other] active advisors
    }
gw-noun-own_officials =
    { $n ->
        [one] official
       *[other] officials
    }{ gw-at-area }
gw-noun-other_officials =
    { $n ->
        [one] official of other players
       *[other] officials of other players
    }{ gw-at-area }
gw-noun-own_warriors = { gw-warrior }{ gw-at-warriors }
gw-noun-own_sections =
    { $n ->
        [one] section with your archers on firing positions
       *[other] sections with your archers on firing positions
    }
gw-noun-overseers =
    { $n ->
        [one] overseer
       *[other] overseers
    }
gw-noun-overseer_levels =
    { $n ->
        [one] overseer level
       *[other] overseer levels
    }{ gw-at-overseer }
gw-at-overseer =
    { $at ->
        [none] {" "}in all
        [max] {" "}with your highest overseer
        [here] {" "}there
       *[area] {" "}{ $place }
    }
gw-noun-captured_hordes =
    { $n ->
        [one] captured horde card
       *[other] captured horde cards
    }
gw-noun-captured_names =
    { $n ->
        [one] different name among your captured horde cards
       *[other] different names among your captured horde cards
    }
gw-noun-shame_tokens =
    { $n ->
        [one] shame token
       *[other] shame tokens
    }
gw-noun-order_discard =
    { $n ->
        [one] order card in the discard
       *[other] order cards in the discard
    }
gw-noun-same_orders =
    { $n ->
        [one] order card of the same name as yours, your own included
       *[other] order cards of the same name as yours, your own included
    }
gw-noun-wall_levels =
    { $n ->
        [one] wall level
       *[other] wall levels
    }{ gw-at-section }
gw-noun-fortifications =
    { $n ->
        [one] fortification
       *[other] fortifications
    }{ gw-at-section }
gw-noun-hordes =
    { $n ->
        [one] horde
       *[other] hordes
    }{ gw-at-section }
gw-noun-participants =
    { $n ->
        [one] player with warriors on that horde
       *[other] players with warriors on that horde
    }
gw-noun-players =
    { $n ->
        [one] player
       *[other] players
    }
gw-noun-lethality =
    { $n ->
        [one] point of lethality
       *[other] points of lethality
    }
gw-noun-tactics =
    { $n ->
        [one] tactic card in hand
       *[other] tactic cards in hand
    }
gw-noun-held =
    { $n ->
        [one] { gw-resource-token }
       *[other] { gw-resource-tokens }
    }
gw-resource-token =
    { $what ->
        [wood] wood token
        [stone] stone token
        [gold] gold token
        [chi] chi token
       *[none] resource
    }
gw-resource-tokens =
    { $what ->
        [wood] wood tokens
        [stone] stone tokens
        [gold] gold tokens
        [chi] chi tokens
       *[none] resources
    }
gw-noun-warehouse =
    { $n ->
        [one] resource in the warehouse
       *[other] resources in the warehouse
    }
gw-noun-event_n =
    { $moment ->
        [resources_collected] { $n ->
            [one] resource
           *[other] resources
        }
        [overseer_promoted] { $n ->
            [one] overseer level
           *[other] overseer levels
        }
        [warrior_attacked] { gw-noun-cells }
        [genghis_attacked] { gw-noun-cells }
        [breach] { gw-noun-breaching }
        [shame_gained] { gw-noun-shame_tokens }
        [shame_discarded] { gw-noun-shame_tokens }
        [wall_built] { $n ->
            [one] wall level
           *[other] wall levels
        }
        [tea_moved] { $n ->
            [one] place
           *[other] places
        }
        [tactics_drawn] { $n ->
            [one] card
           *[other] cards
        }
       *[none] { $n ->
            [one] warrior
           *[other] warriors
        }
    }
gw-noun-cells =
    { $n ->
        [one] cell
       *[other] cells
    }
gw-noun-breaching =
    { $n ->
        [one] horde
       *[other] hordes
    }
gw-noun-rival_level =
    { $n ->
        [one] level of the highest overseer of another player there
       *[other] levels of the highest overseer of another player there
    }
