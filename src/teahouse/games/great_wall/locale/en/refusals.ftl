# Why a move of The Great Wall cannot be made: what it is short of, and what clauses say that refuse for another reason.

great_wall-lack-wood = wood
    .need = { $need } wood
    .how = Wood comes from the sawmill.
great_wall-lack-stone = stone
    .need = { $need } stone
    .how = Stone comes from the quarry.
great_wall-lack-gold = gold
    .need = { $need } gold
    .how = Gold comes from the gold mine.
great_wall-lack-chi = chi
    .need = { $need } chi
    .how = Chi comes from the pagoda.
great_wall-lack-material = wood, stone and gold, with the warehouse
    .need = { $need } wood, stone or gold
    .how = Gather in the sawmill, the quarry or the gold mine; what lies in the warehouse counts, too.
great_wall-lack-resource = resources
    .need =
        { $need ->
            [one] { $need } resource
           *[other] { $need } resources
        }
    .how = Gather in the four producing areas.
great_wall-lack-honor = honour
    .need = { $need } honour
    .how = Honour comes from walls, defeated hordes and many cards.
great_wall-lack-warrior = warriors
    .need =
        { $need ->
            [one] { $need } warrior
           *[other] { $need } warriors
        }
    .how = Recruit in the barracks.
great_wall-lack-official = officials
    .need =
        { $need ->
            [one] { $need } official
           *[other] { $need } officials
        }
    .how = Officials are hired at the embassy.
great_wall-lack-tactic = tactic cards
    .need =
        { $need ->
            [one] { $need } tactic card
           *[other] { $need } tactic cards
        }
    .how = Tactic cards come from the military academy.
