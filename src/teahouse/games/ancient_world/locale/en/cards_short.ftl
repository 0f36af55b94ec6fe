# Cards of The Ancient World where there is little room: what differs from the whole text.
# A message `…-short` stands for the message without the ending; what has none is said as everywhere.
# No full stop: every rule is a line of its own.

aw-then-short = { $first }, { $second }
aw-plain-short = No ability

## Rules

aw-paid-short = pay { $price }: { $then }
aw-trigger-short = { $when }: { $then }
aw-may-short = may { $then }
aw-may-for-short = may { $given } to { $then }
aw-on-short =
    { $on ->
        [gain_card] at once
        [gain_citizen] new citizen
        [learn_left] left neighbour's “{ $cell }”
        [learn_right] right neighbour's “{ $cell }”
        [first_pass] first pass
        [victory] titan defeated
       *[build] “{ $cell }”
    }
aw-discard-self-short = discard this

## The end of the game

aw-end-each-short =
    { $extra ->
        [yes] end: { $n } more VP { $per }
       *[no] end: { $n } VP { $per }
    }
aw-end-table-short =
    { $extra ->
        [yes] end, by { aw-counted-short }: { $steps } more VP
       *[no] end, by { aw-counted-short }: { $steps } VP
    }
aw-counted-short =
    { $of ->
        [food] food
        [citizen] citizens
        [titan] titans
        [province] provinces
        [veteran] disbanded cards
        [knowledge] knowledge
        [banner_set] sets of 5 banners
        [banner_red] red banners
        [banner_green] green banners
        [banner_purple] purple banners
        [banner_blue] blue banners
       *[banner_yellow] yellow banners
    }
aw-step-short =
    { $span ->
        [more] { $low }+: { $vp }
        [range] { $low }–{ $high }: { $vp }
       *[one_only] { $low }: { $vp }
    }
aw-per-short =
    { $of ->
        [food] per food
        [citizen] per citizen
        [titan] per titan defeated
        [province] per province
        [veteran] per disbanded card
        [knowledge] per knowledge
        [banner_set] per set of 5 different banners
        [banner_red] per red banner
        [banner_green] per green banner
        [banner_purple] per purple banner
        [banner_blue] per blue banner
       *[banner_yellow] per yellow banner
    }

## Armies

aw-front-short = { $symbols }
aw-experience-short = disbanded: { $symbols }

## Cells of the board

aw-placement-short =
    { $placement ->
        [higher] highest skill here
        [match_or_pay] 1 coin if others are here, unless one has your skill
       *[free] any skill
    }
aw-opens-short = from round { $n }

## Effects

aw-do-gain-short =
    { $form ->
        [may] gain { $goods }{ $per }
       *[do] { $goods }{ $per }
    }
aw-do-restore-short =
    { $n ->
        [1] restore { $n } lost card
        [one] restore up to { $n } lost card
       *[other] restore up to { $n } lost cards
    }
aw-do-attack-short = { $goods } in fights this round
aw-do-token-short = first-player token if free
aw-do-perform-short = “{ $cell }”{ $less }
aw-discounted-short = , { $goods } cheaper
aw-do-copy-short = copy another player's action
aw-do-scout-short =
    { $n ->
        [one] see { $n } titan of a deck; you may fight
       *[other] arrange { $n } titans of a deck; you may fight
    }
aw-do-rest-short =
    { $n ->
        [one] take { $n } coin off an army
       *[other] take { $n } coins off an army
    }
aw-do-reserve-short = put aside { $where }
aw-from-short =
    { $place ->
        [row] a row card
        [reserve] one put aside
       *[deck_top] the top card
    }
aw-do-discount-short = { $goods } less
aw-do-waive_price-short = get the card free
aw-do-buy_empire-short = buy { $where }
aw-do-buy_army-short = buy an army of the row
aw-do-take_province-short = take the province
aw-do-explore-short =
    { $n ->
        [one] draw { $n } card, put one aside
       *[other] draw { $n } cards, put one aside
    }
aw-do-grow-short = next citizen, hungry this round

## Symbols

aw-prop-space-short =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
aw-prop-food-short = { $n } food
aw-prop-coin-short =
    { $n ->
        [one] income { $n } coin
       *[other] income { $n } coins
    }
aw-prop-knowledge-short = income { $n } knowledge
aw-prop-sword-short =
    { $n ->
        [one] +{ $n } sword
       *[other] +{ $n } swords
    }
aw-prop-arrow-short =
    { $n ->
        [one] +{ $n } arrow
       *[other] +{ $n } arrows
    }
aw-prop-army-short = army limit +{ $n }
aw-limit-army-short = army limit { $n }
aw-prop-citizen-short =
    { $n ->
        [one] { $n } new citizen
       *[other] { $n } new citizens
    }
aw-prop-eye-short =
    { $n ->
        [one] explore +{ $n } card
       *[other] explore +{ $n } cards
    }
aw-symbol-trophy-short =
    { $n ->
        [one] { $n } coin on victory
       *[other] { $n } coins on victory
    }
aw-symbol-spy-short = { $n } knowledge
aw-symbol-restore-short =
    { $n ->
        [one] restore { $n } card
       *[other] restore { $n } cards
    }
aw-restoring-short =
    { $n ->
        [one] { $symbols }, restore { $n } card
       *[other] { $symbols }, restore { $n } cards
    }
