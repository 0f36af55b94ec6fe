# The Ancient World on the browser table: headings, and what a screen reader says of every piece.

web-aw-tab-island = Island
web-aw-tab-cards = Cards and titans
web-aw-tab-city = My city

## The island

web-aw-island = The island with its nine lands
web-aw-cell = { $text } { $opens ->
        [0] { $who ->
            [none] Nobody is here.
           *[other] Here: { $who }.
        }
       *[other] Covered; it opens in round { $opens }.
    }
web-aw-citizen-of = { $player } { $skill }
web-aw-opens = round { $round }
web-aw-from-skill = skill { $skill }+
web-aw-nobody-more = nobody more
web-aw-fee =
    { $coins ->
        [one] other skill: { $coins } coin
       *[other] other skill: { $coins } coins
    }
web-aw-round = Round { $round } of { $rounds }
web-aw-token = First-player token: { $player }, { $up ->
        [yes] hand side up, nobody else can take it in this round
       *[no] hand side down
    }

## Titans, provinces, dice

web-aw-titan = { $text } { $deck }, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }; { $left ->
        [0] the last of its deck.
        [one] 1 more lies under it.
       *[other] { $left } more lie under it.
    }
web-aw-no-titans = no titans left
web-aw-attacks = { $player } attacks: { $attack } of { $defence }
web-aw-reach =
    { $price ->
        [0] All your unused armies reach { $attack } of { $defence }.
       *[other] All your unused armies reach { $attack } of { $defence }; a victory costs { $price } at least.
    }
web-aw-provinces = Provinces
web-aw-province-deck = Province deck: { $left ->
        [0] nothing under the face-up cards
        [one] 1 card face down
       *[other] { $left } cards face down
    }
web-aw-no-provinces = No provinces left.
web-aw-dice = Destruction dice
web-aw-dice-title = Dice
web-aw-dice-wait =
    { $dice ->
        [one] After this fight { $dice } destruction die is rolled
       *[other] After this fight { $dice } destruction dice are rolled
    }
web-aw-dice-short =
    { $dice ->
        [one] { $dice } die to roll
       *[other] { $dice } dice to roll
    }
web-aw-dice-rolled = Destruction dice, last roll by { $player }: { $faces }
web-aw-dice-last = { $player }
web-aw-face =
    { $face ->
        [titan] titan
        [coin] coin
       *[blank] blank
    }

## Rows and decks

web-aw-empire-row = Empire row
web-aw-army-row = Army row
web-aw-deck = Empire deck { $deck }: { $left ->
        [one] 1 card
       *[other] { $left } cards
    }, { $gone } discarded
web-aw-army-deck = Army deck: { $left ->
        [one] 1 card
       *[other] { $left } cards
    }, { $gone } discarded
web-aw-discards = Discarded cards of deck { $deck }
web-aw-discards-note =
    { $count ->
        [0] None.
        [one] 1 card
       *[other] { $count } cards, the last one first
    }

## City-states

web-aw-city-of = City-state of { $player }
web-aw-capital = Capital of { $player }. Food { $food } for { $citizens } citizens; { $spaces } free spaces; { $armies } of { $limit } armies; income { $coins } coins and { $knowledge } knowledge; { $swords } swords and { $arrows } arrows in every fight. Banners: { $banners }.
web-aw-lot = { $text } { $lost ->
        [yes] Lost: it lies face down.
       *[no] { "" }
    } { $skill ->
        [0] { $action ->
            [yes] Its action cell is free.
           *[no] { "" }
        }
       *[other] Citizen { $skill } works here.
    }
web-aw-army = { $name }: { $symbols }. { $disbanded ->
        [none] { "" }
       *[other] Disbanded under it: { $disbanded }.
    } { $scroll ->
        [0] Unused; its next use costs { $price }.
       *[other] Used: { $scroll } on the scroll.
    } On the picture: { $picture }.
web-aw-scroll = { $name }, scroll: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
web-aw-picture = { $name }, picture: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
web-aw-new-army = Room for a new army
web-aw-room-for-army = room for an army
web-aw-open = Open the city-state of { $player }. { $coins } coins, { $knowledge } knowledge. Citizens at home: { $home ->
        [none] none
       *[other] { $home }
    }. Hungry: { $hungry ->
        [none] none
       *[other] { $hungry }
    }. Cards put aside: { $aside }. { $first ->
        [up] Has the first-player token, hand side up.
        [down] Has the first-player token.
       *[no] { "" }
    } { $passed ->
        [yes] Has passed.
       *[no] { "" }
    }
web-aw-row-state = City-state, citizens, banners
web-aw-row-cards = Armies, cards, provinces, titans
web-aw-passed = passed
web-aw-score = Points of { $player }
web-aw-total = Total
web-aw-table = 1 to 6 banners of a tribe: { $vp } VP
web-aw-stands =
    { $price ->
        [0] { $attack } / { $defence }
       *[other] { $attack } / { $defence } for { $price }
    }

## What lies before you

web-aw-goods =
    { $what ->
        [coin] Coins: { $count }, income { $income }
       *[knowledge] Knowledge: { $count }, income { $income }
    }
web-aw-citizen = Your citizen of skill { $skill }: { $where ->
        [home] at home
        [hungry] hungry
        [supply] still in the supply
       *[placed] placed
    }
web-aw-where =
    { $where ->
        [home] home
        [hungry] hungry
        [supply] supply
       *[placed] placed
    }
web-aw-aside = Put aside
web-aw-aside-none = Cards put aside while exploring lie here.
web-aw-aside-card = Put aside: { $text } { $open ->
        [yes] Everybody knows it.
       *[no] { "" }
    }
web-aw-known = everybody knows this card
web-aw-only-you = only you see these
web-aw-backs-only = face down
web-aw-back = A card of deck { $deck }, face down
web-aw-drawn = Drawn: one is put aside
web-aw-scouted = Scouted
web-aw-scouted-titan = { $text } { $deck }, place { $place } from the top.
