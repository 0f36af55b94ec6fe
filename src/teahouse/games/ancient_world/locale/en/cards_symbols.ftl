# Cards of The Ancient World: goods, and what symbols mean.

aw-goods =
    { $what ->
        [coin] { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }
        [sword] { $n ->
            [one] { $n } sword
           *[other] { $n } swords
        }
        [arrow] { $n ->
            [one] { $n } arrow
           *[other] { $n } arrows
        }
       *[knowledge] { $n } knowledge
    }

## Symbols of empire cards, titans, provinces and the capital

aw-prop-space =
    { $n ->
        [one] space for { $n } empire card
       *[other] space for { $n } empire cards
    }
aw-prop-food =
    { $n ->
        [one] feeds { $n } citizen
       *[other] feeds { $n } citizens
    }
aw-prop-coin =
    { $n ->
        [one] income: { $n } coin at the end of each round but the last
       *[other] income: { $n } coins at the end of each round but the last
    }
aw-prop-knowledge = income: { $n } knowledge at the end of each round but the last
aw-prop-sword =
    { $n ->
        [one] +{ $n } sword in each of your fights
       *[other] +{ $n } swords in each of your fights
    }
aw-prop-arrow =
    { $n ->
        [one] +{ $n } arrow in each of your fights
       *[other] +{ $n } arrows in each of your fights
    }
aw-prop-army =
    { $n ->
        [one] army limit: +{ $n } army
       *[other] army limit: +{ $n } armies
    }
# Where no other limit is: the capital.
aw-limit-army = army limit: { $n }
aw-prop-citizen =
    { $n ->
        [one] when you receive this card, get { $n } new citizen, usable in the same round
       *[other] when you receive this card, get { $n } new citizens, usable in the same round
    }
aw-prop-eye =
    { $n ->
        [one] when exploring, draw { $n } card more
       *[other] when exploring, draw { $n } cards more
    }

## Symbols of armies

aw-symbol-sword =
    { $n ->
        [one] +{ $n } sword
       *[other] +{ $n } swords
    }
aw-symbol-arrow =
    { $n ->
        [one] +{ $n } arrow
       *[other] +{ $n } arrows
    }
aw-symbol-trophy =
    { $n ->
        [one] { $n } coin after the victory
       *[other] { $n } coins after the victory
    }
aw-symbol-spy = { $n } knowledge when used
aw-symbol-restore =
    { $n ->
        [one] before the dice, restore { $n } lost empire card
       *[other] before the dice, restore { $n } lost empire cards
    }
# The same after other symbols.
aw-restoring =
    { $n ->
        [one] { $symbols }. Before the dice, restore { $n } lost empire card
       *[other] { $symbols }. Before the dice, restore { $n } lost empire cards
    }
