# The browser table of ZhanGuo: titles, and what a screen reader says of each piece.

web-zhanguo-tab-map = Map
web-zhanguo-tab-rewards = Court and rewards
web-zhanguo-tab-mine = My board

## The map

web-zhanguo-map = Map of five regions and three walls
web-zhanguo-land = Region { $number }, { $region }, next to { $near }. { $leaders ->
        [none] No governors.
       *[other] Most governors: { $leaders }, { $vp } VP.
    } { $palaces ->
        [none] No palaces, free cells: { $free }.
       *[other] Palaces: { $palaces }, free cells: { $free }.
    }
web-zhanguo-square = { $region }, square { $square }: { $bonus }. { $who ->
        [none] Free.
       *[other] Governor of { $who }.
    }
web-zhanguo-beside = { $region }, beside the squares: { $who ->
        [none] nobody
       *[other] { $who }
    }
web-zhanguo-tile = { $section }, tile “{ $tile }”: { $text }
web-zhanguo-cell = { $section }, cell { $cell }: { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }; { $counts ->
        [fixed] { $vp } VP, { $tile }
       *[each] { $vp } VP for each { $tile }
    }, worth { $worth } now. { $who ->
        [none] Free.
       *[other] Wall of { $who }.
    }
web-zhanguo-deck = { $aspect } deck, numbers { $first }–{ $last }, { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }

## Rewards and tasks

web-zhanguo-rewards = Rewards
web-zhanguo-order = ties
web-zhanguo-track = Rewards track from the top: { $order }. Ties go by it. Turns of this round: { $turns }.
web-zhanguo-reward = { $aspect }, round { $round }: { $reward }. { $taken ->
        [none] { $order ->
            [none] Nobody has markers.
           *[other] Markers: { $order }.
        }
       *[other] Taken by { $taken }.
    }
web-zhanguo-short = { $colour } marker of value 1, { $count } in the supply
web-zhanguo-tall = { $colour } marker of value 3, { $count } beside the court
web-zhanguo-tasks = Tasks
web-zhanguo-tasks-note = a row scores its sum times its discs
web-zhanguo-task = Task: { $task }. You have { $have } of { $need }. VP of its cells: { $vp }, of the next one: { $next }. { $who ->
        [none] Nobody has claimed it.
       *[other] Claimed by { $who }.
    }

## The court

web-zhanguo-court = Court
web-zhanguo-pile = { $count ->
        [0] Court: no card yet
        [one] Court, { $count } card. { $text }
       *[other] Court, { $count } cards, { $card } on top. { $text }
    }
web-zhanguo-pile-note =
    { $count ->
        [one] { $count } card, the last one first
       *[other] { $count } cards, the last one first
    }
web-zhanguo-higher = ↑ higher than { $card }
web-zhanguo-lower = ↓ lower than { $card }
web-zhanguo-none = any number
web-zhanguo-first = first card: any number
web-zhanguo-act =
    { $action ->
        [wall] wall
        [palace] palace
        [recruit] workers
        [reassign] reassign
        [hire] official
       *[governor] governor
    }
web-zhanguo-action = { $action }. { $needs ->
        [higher] Abilities answer a card higher than { $card }.
        [lower] Abilities answer a card lower than { $card }.
        [any] Abilities answer any first card.
       *[none] It wakes no cards.
    } { $cards ->
        [none] None of your cards would answer.
       *[other] Your cards { $cards } would answer.
    } { $suits ->
        [yes] The number suits.
        [no] The number does not suit.
       *[unknown] { "" }
    }

## Player boards

web-zhanguo-board-of = Board: { $player }
web-zhanguo-region = Your region { $number }, { $region }. Cards: { $cards ->
        [none] none
       *[other] { $cards }
    }. Unrest { $unrest } of { $limit }. Workers: { $workers }.
web-zhanguo-unrest = { $region }: unrest { $level } of { $limit }{ $closed ->
        [yes] , cards are silent, no recruiting
       *[no] { "" }
    }{ $banned ->
        [yes] , no palaces
       *[no] { "" }
    }
web-zhanguo-silent = { $card }. Silent: unrest is on the last cell.
web-zhanguo-area =
    { $area ->
        [governor] Governor area
       *[worker] Worker area
    }, { $region }: { $officials ->
        [none] empty
       *[other] { $officials }
    }
web-zhanguo-cube = { $official } ({ $count }), { $area ->
        [governor] governor area
       *[worker] worker area
    }, { $region }
web-zhanguo-workers =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
web-zhanguo-official = { $official }, { $count } in the supply
web-zhanguo-left =
    { $piece ->
        [governors] Governors left: { $count }
        [palaces] Palaces left: { $count }
        [walls] Walls left: { $count }
       *[discs] Task discs left: { $count }
    }
web-zhanguo-side = Board side: { $board }
web-zhanguo-ability = { $ability }, after: { $after }. { $text }
web-zhanguo-after = After { $actions }:
web-zhanguo-plain-side = No special abilities.

## Before the first round

web-zhanguo-colours = Colours to choose
web-zhanguo-sides = Player boards to choose
web-zhanguo-offer = { $board }. { $abilities }. { $who ->
        [none] On offer.
       *[other] Taken by { $who }.
    }
web-zhanguo-auction = Auction of boards
web-zhanguo-high = { $player } bids { $bid } VP
web-zhanguo-no-bid = No bid yet
web-zhanguo-bidder = { $player }{ $out ->
        [yes] {" "}has passed
       *[no] {" "}is still bidding
    }
web-zhanguo-bid = Bid { $vp } VP

## Hand and panels

web-zhanguo-hand = Hand
web-zhanguo-hand-note = only you see these
web-zhanguo-hand-hidden = backs only
web-zhanguo-hand-empty = No cards in hand.
web-zhanguo-aside = Put aside
web-zhanguo-wakes =
    { $needs ->
        [higher] if the card played is higher than the one under it
       *[lower] if the card played is lower than the one under it
    }
web-zhanguo-against =
    { $needs ->
        [higher] above { $card }
       *[lower] below { $card }
    }
web-zhanguo-row-markers = Markers
web-zhanguo-row-regions = Regions
web-zhanguo-row-left = Cards in hand, pieces left
web-zhanguo-markers = { $aspect }: markers worth { $value }{ $tall ->
        [0] { "" }
       *[other] , one of value 3
    }
web-zhanguo-backs = Hand: { $a } writing, { $b } currency, { $c } laws
web-zhanguo-open = { $player }: open the board
web-zhanguo-forecast = If the game ended now: { $vp } VP more (governors { $governors }, markers { $markers }, tasks { $tasks }, walls { $walls }).

## Read large

web-zhanguo-closes = Closes the way between { $pairs }.
web-zhanguo-tile-text =
    { $counts ->
        [fixed] { $vp } VP: { $text }.
       *[each] { $vp } VP for each { $text }.
    }
web-zhanguo-reward-of = Reward for { $aspect }, round { $round }
web-zhanguo-majority = Most markers of { $aspect } at the end: { $vp } VP.
web-zhanguo-task-vp = Cells: { $vp } VP
web-zhanguo-near = Next to { $near }.
web-zhanguo-governor-vp = Most governors at the end: { $base } VP and { $each } for each of them.
web-zhanguo-stands-markers =
    { $able ->
        [no] { $value }, cannot take it
       *[yes] { $value }
    }
web-zhanguo-stands-governors =
    { $vp ->
        [0] { $count }
       *[other] { $count }: { $vp } VP
    }
web-zhanguo-stands-task =
    { $claimed ->
        [yes] claimed
       *[no] { $have } of { $need }
    }
web-zhanguo-stands-tile = would score { $worth }
web-zhanguo-stands-wall = cell { $cell }: { $vp } VP
