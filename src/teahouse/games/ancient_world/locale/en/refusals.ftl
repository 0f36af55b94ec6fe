# Why a move of The Ancient World cannot be made: what it is short of, and what clauses say that refuse for another reason.

ancient_world-lack-coin = coins
    .need =
        { $need ->
            [one] { $need } coin
           *[other] { $need } coins
        }
    .how = Work brings coins; so do many provinces and empire cards.
ancient_world-lack-knowledge = knowledge
    .need = { $need } knowledge
    .how = Learn brings knowledge; so do spies and some empire cards.
ancient_world-lack-skill = skill of this citizen
    .need =
        { $need ->
            [6] a higher skill than 5, which nobody has
           *[other] a citizen with skill { $need } or higher
        }
    .how = Somebody with this skill or a higher one stands here; place a more skilled citizen, or go elsewhere.
ancient_world-lack-round = round in which this cell opens
    .need = round { $need }, in which the cell opens
    .how = The cell is covered until then.
ancient_world-lack-attack = attack
    .need = { $need } attack
    .how = Attack comes from unused armies, from citizens who serve in the army and from swords on cards; arrows count only against some titans.
ancient_world-lack-unused-army = armies not used in this round
    .need = an army that was not used in this round
    .how = Armies are ready again in the next round; Recruit brings new ones.
ancient_world-lack-army-in-fight = armies in this fight
    .need = at least one army in this fight
    .how = Choose an army and pay it.
ancient_world-lack-army-limit = army limit
    .need =
        { $need ->
            [one] an army limit of { $need }
           *[other] an army limit of { $need }
        }
    .how = Cards with the army symbol raise the limit; a new card may replace an army that is not used yet.
ancient_world-lack-army-coin = coins on this army
    .need = a coin on the army
    .how = Choose a place where a coin lies.
ancient_world-lack-space = free spaces for empire cards
    .need = a free space for an empire card
    .how = Provinces bring spaces: expand your borders.
ancient_world-lack-face-up = this card face up
    .need = the card to be face up
    .how = It is lost: Restore turns it up again.
ancient_world-lack-free-card = this card free
    .need = the card to be free
    .how = A citizen stands on it until the end of the round.
ancient_world-lack-citizen = citizens in your supply
    .need = a citizen in your supply
    .how = You have all five.
ancient_world-lack-lost-card = lost empire cards
    .need = a lost empire card to restore
    .how = None of your cards is lost; titans take them with the dice.
ancient_world-lack-province = provinces left
    .need = a province in the deck
    .how = All provinces are taken.
ancient_world-lack-empire-card = empire cards to draw
    .need = an empire card in the row or the deck
    .how = They come again in the next round.
ancient_world-lack-titan = titans left
    .need = a titan in a deck
    .how = All titans are defeated.
ancient_world-lack-copied-action = actions to copy
    .need = an action of another player's card that you can perform
    .how = It may cost something: have the price ready.
ancient_world-lack-open-cell = this action open
    .need = the cell of this action to be open
    .how = It opens in a later round.
ancient_world-lack-purchase = cards you can pay for
    .need = a card you can pay for
    .how = This action must end with a purchase: have the price of a card ready.
ancient_world-lack-army-card = army cards in the row
    .need = an army card in the row
    .how = The row is filled again in the next round.
ancient_world-lack-army-place = room for an army
    .need = room for one more army, or an unused army to replace
    .how = Cards with the army symbol raise the limit.
ancient_world-lack-gain = anything gained
    .need = something that the action would bring
    .how = It would bring nothing now.

ancient_world-why-AW-BLD-10 = You have this card already: two of the same kind are not allowed.
ancient_world-why-AW-BLD-15 = This action must end with a purchase.
ancient_world-why-AW-CLR-06 = This card does not offer that.
ancient_world-why-AW-CLR-08 = Discarding this card would not help you to buy; once you have discarded one, you must buy.
ancient_world-why-AW-CLR-15 = This card has no action that could be copied.
ancient_world-why-AW-CLR-18 = A card that copies others cannot be copied.
ancient_world-why-AW-EMP-01 = This card has no action: a citizen would do nothing here.
ancient_world-why-AW-EMP-05 = This card is not in your city.
ancient_world-why-AW-PLC-01 = You do not have this citizen yet: growing the population brings it.
ancient_world-why-AW-PLC-08 = This citizen is placed already and comes home at the end of the round.
ancient_world-why-AW-PLC-10 = This citizen is hungry and rests for this round.
ancient_world-why-AW-PLC-13 = There is no place where this citizen could do anything now.
ancient_world-why-AW-RES-04 = The first-player token is locked for this round.
ancient_world-why-AW-TIT-01 = This titan does not lie open on a deck.
