# Cards of The Ancient World: the frame of their text. Every text is made from the structure of the card.
# $form: do = "gain", may = "gain" after "may" or "to". $on: the trigger whose effects are told, or none.
# Clauses carry no full stop and no capital letter; both come last.

aw-pair =
    { $kind ->
        [or] { $first } or { $second }
       *[and] { $first } and { $second }
    }
aw-more = { $first }, { $second }
aw-then = { $first }, then { $second }
aw-plain = No ability.
aw-nothing = nothing

## Rules

aw-action = action: { $then }
aw-action-for = action for { $price }: { $then }
aw-paid = for { $price }, { $then }
aw-trigger = { $when }, { $then }
aw-may = you may { $then }
aw-may-for = you may { $given } to { $then }
aw-pay = pay { $price }
aw-discard-self = discard this card
aw-on =
    { $on ->
        [gain_card] when you receive this card
        [gain_citizen] when you get a new citizen
        [learn_left] when your left neighbour takes “{ $cell }” on the board
        [learn_right] when your right neighbour takes “{ $cell }” on the board
        [first_pass] if you are the first player to pass in a round
        [victory] after you defeat a titan and roll the dice
       *[build] when you take “{ $cell }”
    }

## The end of the game

aw-end-each =
    { $extra ->
        [yes] at the end of the game, score { $n } additional VP { $per }
       *[no] at the end of the game, score { $n } VP { $per }
    }
aw-end-table =
    { $extra ->
        [yes] at the end of the game, score additional VP for { aw-counted }: { $steps }
       *[no] at the end of the game, score for { aw-counted }: { $steps }
    }
aw-counted =
    { $of ->
        [food] your food
        [citizen] your citizens
        [titan] the titans you defeated
        [province] your provinces
        [veteran] the disbanded cards of your armies
        [knowledge] your knowledge
        [banner_set] your sets of 5 different banners
        [banner_red] your red banners
        [banner_green] your green banners
        [banner_purple] your purple banners
        [banner_blue] your blue banners
       *[banner_yellow] your yellow banners
    }
aw-step =
    { $span ->
        [more] { $low } or more give { $vp } VP
        [range] { $low }–{ $high } give { $vp } VP
       *[one_only] { $low ->
            [1] { $low } gives { $vp } VP
           *[other] { $low } give { $vp } VP
        }
    }

## Armies

aw-front = in a fight: { $symbols }
aw-experience = once disbanded: { $symbols }

## Cells of the board

aw-placement =
    { $placement ->
        [higher] your citizen needs a higher skill than everyone here
        [match_or_pay] any skill; 1 coin if others are here, free if one of them has the same skill
       *[free] any skill, even if others are here
    }
aw-opens = open from round { $n } on

## Printed numbers

aw-deck =
    { $deck ->
        [A] deck A
        [B] deck B
       *[start] starting card
    }
aw-starting-army = starting army
aw-cost = costs { $price }
aw-free = free
aw-stars =
    { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }
aw-defence = defence { $n } ({ $against })
aw-against =
    { $arrows ->
        [yes] swords and arrows count
       *[no] only swords count
    }
aw-dice =
    { $n ->
        [one] { $n } destruction die
       *[other] { $n } destruction dice
    }
aw-banners =
    { $n ->
        [one] banner: { $banners }
       *[other] banners: { $banners }
    }
aw-banner =
    { $n ->
        [1] { aw-tribe }
       *[other] { $n } { aw-tribe }
    }
aw-tribe =
    { $tribe ->
        [red] red
        [green] green
        [purple] purple
        [blue] blue
       *[yellow] yellow
    }
aw-copies =
    { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }

## The book of cards

ancient_world-book = The Ancient World: every card and cell
ancient_world-book-cells = Cells of the board
ancient_world-book-capital = Capital
ancient_world-book-symbols = Symbols
ancient_world-book-empire = Empire cards
ancient_world-book-armies = Armies
ancient_world-book-titans = Titans
ancient_world-book-provinces = Provinces
