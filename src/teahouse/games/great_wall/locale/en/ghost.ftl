# The Great Wall: the scenario Hungry Ghosts Festival.

option-great_wall-scenario-ghost = Hungry Ghosts Festival (2–5 players)

great_wall-ghost-token = a shame token of the ghosts
great_wall-ghost-closed = Ghosts { great_wall-area-in }: no official may enter.
great_wall-ghost-warehouse = Ghosts at the warehouse; its resources can still be used.
great_wall-ghost-aside =
    { $n ->
        [one] { $n } shame token is still to be placed.
       *[other] { $n } shame tokens are still to be placed.
    }
great_wall-ghost-quiet = No area is closed.
great_wall-ghost-lost =
    { $n ->
        [one] { $player }: { $n } warrior has left the game.
       *[other] { $player }: { $n } warriors have left the game.
    }

## Questions

great_wall-ask-DispelGhost = from which area does a shame token go back to the supply?
great_wall-ask-PlaceGhost = into which area do the ghosts come? Officials there go home, and nobody may enter.

## Whom we wait for

great_wall-wait-DispelGhost = { $player } decides whether ghosts leave an area.
great_wall-wait-PlaceGhost = { $player } chooses an area for the ghosts.

## Events

great_wall-event-ghost-dispelled = { $player } takes a shame token away: no more ghosts { great_wall-area-in }.
great_wall-event-ghost-left-warehouse = { $player } takes the shame token from the warehouse.
great_wall-event-ghost-placed = { $player } sends ghosts { $in }.
great_wall-event-ghost-to-warehouse = { $player } puts a shame token on the warehouse.
great_wall-event-ghosts-come =
    { $count ->
        [one] Hungry ghosts: { $count } shame token is set aside.
       *[other] Hungry ghosts: { $count } shame tokens are set aside.
    }
great_wall-event-ghosts-go =
    { $count ->
        [one] The ghosts leave: { $count } shame token returns to the supply.
       *[other] The ghosts leave: { $count } shame tokens return to the supply.
    }

## What led to a question

great_wall-cause-set_aside = { $within }: the ghosts come; everybody in tea order shows them an area
great_wall-cause-offer_dispelling = { $within }; one ghost is driven away

## What an answer will do

great_wall-forecast-ghost-dispelled = −1 shame token; no more ghosts { great_wall-area-in }
great_wall-forecast-ghost-left-warehouse = no more ghosts at the warehouse
great_wall-forecast-ghost-placed = ghosts { $in }
great_wall-forecast-ghost-to-warehouse = a shame token on the warehouse
great_wall-forecast-ghosts-come =
    { $count ->
        [one] hungry ghosts: { $count } shame token set aside
       *[other] hungry ghosts: { $count } shame tokens set aside
    }
great_wall-forecast-ghosts-go =
    { $count ->
        [one] the ghosts leave: { $count } shame token back to the supply
       *[other] the ghosts leave: { $count } shame tokens back to the supply
    }
