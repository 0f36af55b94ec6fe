### Great Famine.

option-great_wall-scenario-famine = Great Famine (2–5 players)

great_wall-reason-famine = the food has run out

great_wall-move-overseer = the overseer { great_wall-area-in }
great_wall-move-standing = the { great_wall-warrior-acc } on the horde: { $horde }
great_wall-move-take-FeedFigures = Feed everybody

great_wall-ask-BuyFood = how many officials buy food? Each { $bought } food for { $price }; you have { $food }, the most there can be is { $limit }.
great_wall-ask-FeedFigures = you have { $food } food for { $mouths ->
        [one] { $mouths } figure
       *[other] { $mouths } figures
    } on the board. Who goes back to the supply unfed?
great_wall-wait-BuyFood = { $player } may buy food in the market.
great_wall-wait-FeedFigures = { $player } feeds the figures on the board.

great_wall-event-food-bought =
    { $count ->
        [one] { $count } official
       *[other] { $count } officials
    } of { $player } { $count ->
        [one] buys
       *[other] buy
    } food; it is { $count-to } now.
great_wall-event-food-limit = The damage token of the food track drops: at most { $count } food.
great_wall-event-supply-phase = Everybody on the board must be fed.
great_wall-event-fed = { $player } feeds { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }; { $count-to } food left.
great_wall-event-hungry-official = { $player } does not feed the official { great_wall-area-in }, who returns to the supply.
great_wall-event-hungry-overseer = { $player } does not feed the overseer { great_wall-area-in }, who returns to the supply.
great_wall-event-hungry-warrior = { $player } does not feed the { great_wall-warrior-acc } { great_wall-section-on }, who returns to the supply.
great_wall-event-lost-to-famine = The food has run out: all players lose.

great_wall-famine-track = Food track
great_wall-famine-token = at most { $limit } food
great_wall-famine-food = { $player }: { $food } food
great_wall-famine-eats = { $player }: { $food } food, { $mouths ->
        [0] nobody to feed
        [one] { $mouths } figure to feed
       *[other] { $mouths } figures to feed
    }
great_wall-famine-limit = At most { $limit } food; if the token falls to { $lost }, all players lose.
great_wall-famine-market = { $name }: { $food } food for { $price }
great_wall-famine-own = your officials in the market

## What led to a question

great_wall-cause-supply_phase = { $within }: everybody on the board must be fed, in tea order

## What an answer will do

great_wall-forecast-fed = { $count ->
        [one] feed { $count } figure
       *[other] feed { $count } figures
    }; { $count-to } food left
great_wall-forecast-food-bought = food: { $count-to }
great_wall-forecast-food-limit = at most { $count } food from now on
great_wall-forecast-hungry-official = the official { great_wall-area-in } goes hungry, back to the supply
great_wall-forecast-hungry-overseer = the overseer { great_wall-area-in } goes hungry, back to the supply
great_wall-forecast-hungry-warrior = the { great_wall-warrior-acc } { great_wall-section-on } goes hungry, back to the supply
great_wall-forecast-lost-to-famine = all players lose
great_wall-forecast-supply-phase = then everybody is to be fed
great_wall-next-BuyFood = then buy food
great_wall-next-FeedFigures = then feed your figures
