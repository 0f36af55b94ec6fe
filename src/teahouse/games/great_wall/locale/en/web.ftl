# The Great Wall on the browser table.

web-gw-good =
    { $what ->
        [wood] wood
        [stone] stone
        [gold] gold
        [chi] chi
        [wsg] wood, stone or gold
        [any] any resource
        [honor] honour
        [tactic] tactic card
        [here] the area's resource
       *[same] the same resource
    }
web-gw-goods =
    { $what ->
        [any] { $n ->
            [one] { $n } resource of any kind
           *[other] { $n } resources of any kind
        }
        [wsg] { $n } wood, stone or gold
        [tactic] { $n ->
            [one] { $n } tactic card
           *[other] { $n } tactic cards
        }
        [here] { $n } of the area's resource
        [same] { $n } of the same resource
        [wood] { $n } wood
        [stone] { $n } stone
        [gold] { $n } gold
        [chi] { $n } chi
       *[honor] { $n } honour
    }

web-gw-area-short =
    { $area ->
        [sawmill] collect wood
        [quarry] collect stone
        [gold_mine] collect gold
        [pagoda] collect chi
        [barracks] recruit warriors
        [builders_camp] build walls and fortifications
        [field_hq] move warriors
        [tea_house] tea marker up
        [embassy] hire officials or advisors
        [academy] draw tactic cards
       *[market] trade
    }

web-gw-area-text =
    { $area ->
        [sawmill] 1 wood for each of your officials here, and as much again as the level of your overseer.
            You may then place or raise your overseer, and hand in 1 wood for 2 honour.
        [quarry] 1 stone for each of your officials here, and as much again as the level of your overseer.
            You may then place or raise your overseer, and hand in 1 stone for 2 honour.
        [gold_mine] 1 gold for each of your officials here, and as much again as the level of your overseer.
            You may then place or raise your overseer, and hand in 1 gold for 2 honour.
        [pagoda] 1 chi for each of your officials here, and as much again as the level of your overseer.
            You may then place or raise your overseer.
        [barracks] Recruit up to 1 warrior for each of your officials here.
            Each attacks at once or goes to a shelter.
        [builders_camp] For each of your officials here: build a fortification ({ $fortification } wood, stone or gold; defence +{ $defence } until winter ends; { $honor } honour) or the next wall level (its price, and as much honour).
            The warehouse pays first.
        [field_hq] For each of your officials here: move any of your warriors from one section of the wall to another.
        [tea_house] Your tea marker rises 1 place; to the top if all officials here are yours and the house is full.
        [embassy] For each of your officials here: hire an official for { $official } gold, or an advisor for as much gold as you will then have advisors.
        [academy] Draw 1 tactic card for each of your officials here; keep at most { $limit }.
       *[market] Trade.
    }

# -- the field ----------------------------------------------------------------------------

web-gw-part-left = Left
web-gw-part-middle = Middle
web-gw-part-right = Right
web-gw-part-areas = Areas
web-gw-part-tracks = Tracks
web-gw-part-holds = holds
web-gw-part-short = −{ $by }
web-gw-row-supply = Supply
web-gw-row-captured = Hordes
web-gw-court-tab = Court
web-gw-forecast =
    { $outcome ->
        [quiet] quiet
        [even] just holds
        [holds] holds by { $by }
       *[falls] short by { $by }
    }
web-gw-section-label = { $name }: attack { $attack }, defence { $defence }, { $verdict }{ $breach ->
        [no] { "" }
       *[yes] ; a breach would bring you { web-gw-shame-tokens }
    }
web-gw-shame-tokens =
    { $shame ->
        [one] { $shame } shame token
       *[other] { $shame } shame tokens
    }
web-gw-pointer = the next horde comes here; hordes in the deck: { $n }
web-gw-counted =
    { $what ->
        [tactics] tactics
        [orders] orders
        [shame] shame
       *[captured] captured
    }
web-gw-steppe = Open steppe
web-gw-attack-short = attack
web-gw-defence-short = defence
web-gw-section-short =
    { $section ->
        [left] Left
        [middle] Middle
       *[right] Right
    }
web-gw-section-at =
    { $section ->
        [left] left section
        [middle] middle section
       *[right] right section
    }
web-gw-horde-label = { $name }, { web-gw-section-at }, row { $row }: attack { $attack }, { $honor } honour, free cells: { $free }. { $text }
web-gw-cells = Cells of { $name }
web-gw-cell = Cell { $letter } of { $horde }: { $covered }
web-gw-cell-free = free, gives { web-gw-goods }
web-gw-cell-damage = damaged
web-gw-warrior =
    { $warrior ->
        [spearman] spearman
        [archer] archer
        [horseman] horseman
       *[banner_bearer] banner bearer
    }
web-gw-piece = { web-gw-warrior }, { $player }
web-gw-immune = damage cannot cover its cells now
web-gw-falls-next = All cells are covered: it falls at the next check.
web-gw-attack = attack
web-gw-lethality = lethality
web-gw-wall = Wall of the { web-gw-section-at }, level { $level }
web-gw-level = Level { $level } · { $defence }
web-gw-plan = level { $level } · { $price }
web-gw-raise = Build level { $level }, { web-gw-section-at }; price { $price }
web-gw-fortify = Build a fortification of { $defence }, { web-gw-section-at }; price { $price }
web-gw-fortified = Fortifications, { web-gw-section-at }: { $n } of { $defence } each
web-gw-post = Archer on the wall, { web-gw-section-at }: { $player }
web-gw-post-free = Free firing position, { web-gw-section-at }
web-gw-shelter = Shelter
web-gw-shelter-label = Shelter, { web-gw-section-at }
web-gw-sheltered = In the shelter: { web-gw-warrior } × { $count }, { $player }

# -- areas --------------------------------------------------------------------------------

web-gw-area-label = { $name }: { $kind ->
        [regular] { $officials } of { $slots } cells taken
       *[special] officials there: { $officials }
    }{ $state ->
        [using] , in use
        [ready] , will be activated
       *[waiting] { "" }
    }{ $shame ->
        [yes] ; shame for whoever is alone
       *[no] { "" }
    }
web-gw-area-state =
    { $state ->
        [using] in use
        [ready] will be activated
       *[waiting] waits
    }
web-gw-area-kind =
    { $kind ->
        [regular] Regular area, { $slots } cells: activated when all are taken.
       *[special] Special area: activated with one official or more.
    }
web-gw-alone = Whoever is alone here when it is activated gains a shame token.
web-gw-official = Official of { $player }, { $area }
web-gw-stored =
    { $what ->
        [wood] wood in the warehouse: { $n }
        [stone] stone in the warehouse: { $n }
       *[gold] gold in the warehouse: { $n }
    }
web-gw-pool = Your officials to hire: { $n }; price { $price } gold
web-gw-tactic-deck = Tactic cards in the deck: { $n }, discarded: { $gone }
web-gw-overseer-cell = Overseer level { $level }, price { web-gw-goods }: { $players }
web-gw-nobody = nobody
web-gw-recruit = { $name }: { $price }
web-gw-tea = Tea order
web-gw-tea-place = Tea order { $place }: { $player }
web-gw-shame = Shame
web-gw-shame-pool = Shame left: { $n }; out of the game: { $box }

# -- tracks -------------------------------------------------------------------------------

web-gw-honour = Honour
web-gw-honour-label = Honour: { $list }
web-gw-season =
    { $season ->
        [setup] Set-up
        [spring] Spring
        [summer] Summer
        [autumn] Autumn
        [winter] Winter
       *[over] The end
    }
web-gw-year = Year { $n }: hordes that come { $invasion }, lethality { $lethality }
web-gw-orders-track = Order track
web-gw-order-cell = Order { $n }: { $order }, { $player }
web-gw-order-cell-free = Order { $n }: free
web-gw-face-down = face down
web-gw-advisors = Advisors
web-gw-advisor-deck = Advisors in the deck: { $n }, discarded: { $gone }
web-gw-advisor-label = Advisor { $name }. { $text }
web-gw-artifacts = Artifacts
web-gw-edicts = Edicts: { $done } of { $needed }
web-gw-edict-label = Edict: { $name }. { $text }
web-gw-events = Events
web-gw-event-label = Event: { $name }. { $text }
web-gw-artifact-label = { $name }. { $text } Yours now: { $n }.

# -- clans --------------------------------------------------------------------------------

web-gw-no-general = choosing a general
web-gw-general-label = General { $name }. Starts with { $resources }; { web-gw-tactic-cards }; tea number { $tea }. { $text }
web-gw-tactic-cards =
    { $tactics ->
        [one] { $tactics } tactic card
       *[other] { $tactics } tactic cards
    }
web-gw-active-label = Active advisor { $name }. { $text }
web-gw-assistant-label = Assistant: { $name }
web-gw-assistants = Assistants ({ $n }):
web-gw-hidden = unknown
web-gw-become =
    { $role ->
        [active] Active advisor
       *[assistant] Assistant
    }
web-gw-resources = Resources
web-gw-resource = { $what }: { $n }; summer income { $income }
web-gw-supply-officials = Officials at home: { $n }, to be hired: { $pool }
web-gw-supply-warriors = { $name }, at home: { $n }, with shame: { $shamed }
web-gw-count-tactics =
    { $n ->
        [one] { $n } tactic card
       *[other] { $n } tactic cards
    }
web-gw-count-orders =
    { $n ->
        [one] { $n } order in hand
       *[other] { $n } orders in hand
    }
web-gw-count-shame =
    { $n ->
        [one] { $n } shame token
       *[other] { $n } shame tokens
    }
web-gw-count-captured =
    { $n ->
        [one] { $n } captured horde
       *[other] { $n } captured hordes
    }
web-gw-captured = { $name } ({ $ashamed ->
        [no] { $honor } honour
       *[yes] ashamed
    })
web-gw-clan-label = { $player }: { $list }
web-gw-expected = If the game ended now: { $honor } − { $penalty } for shame + { $hordes } for hordes + { $artifacts } for artifacts = { $sum } honour

# -- the hand -----------------------------------------------------------------------------

web-gw-hand-orders = Orders
web-gw-hand-orders-count = { $n } in hand
web-gw-hand-tactics = Tactics
web-gw-hand-tactics-count = { $n } of { $limit }, only you see them
web-gw-no-tactics = no tactic cards
web-gw-order-label =
    { $id ->
        [order_to_attack] { $name }
       *[other] Order { $name }
    }{ $laid ->
        [yes] , laid for this year
       *[no] { "" }
    }. { $text }
web-gw-laid = laid
web-gw-others = Others:
web-gw-discarded = Discarded
web-gw-discarded-label = { $name }, in the discard
web-gw-return-orders = Take all back
web-gw-score-orders = Honour for each
web-gw-tactic-label = Tactic { $name }. { $text }
web-gw-dealt =
    { $kind ->
        [generals] Choose your general
       *[advisors] Choose your active advisor; the other assists
    }
web-gw-fate =
    { $kind ->
        [recruits] Recruits
       *[dying] Dying
    }
web-gw-fate-label = { $kind ->
        [recruits] Recruit
       *[dying] Dying
    }: { web-gw-warrior } × { $count }

# What expansions lay on the table
web-gw-sheet-label = { $name }{ $off ->
    [yes] {" "}(no longer works)
   *[no] {""}
}. { $text }
web-gw-sheet-off = This card no longer works.
web-gw-panels = Beside the board
