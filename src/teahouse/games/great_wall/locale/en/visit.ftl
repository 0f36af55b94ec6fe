# The Great Wall: the scenario Emperor's Visit.

option-great_wall-scenario-visit = Emperor's Visit (2–5 players)

great_wall-visit-treasure =
    { $what ->
        [tactic] { $n ->
            [one] { $n } tactic card
           *[other] { $n } tactic cards
        }
       *[other] { great_wall-tokens }
    }
great_wall-visit-token = the Emperor's token
great_wall-visit-demand = The Emperor's token lies on { great_wall-visit-treasure }; in winter it moves to another cell.
great_wall-visit-waiting =
    { $n ->
        [one] { $player }: { $n } official at the warehouse
       *[other] { $player }: { $n } officials at the warehouse
    }

## Moves

great_wall-move-warehouse-official = the official at the warehouse
great_wall-move-warehouse = Warehouse
great_wall-move-demand = { great_wall-visit-treasure }
great_wall-move-show =
    { $answer ->
        [yes] Show it and gain honour
       *[no] Show nothing and take a shame token
    }

## Questions

great_wall-ask-MoveDemand = what shall the Emperor value this year? Move his token to another cell.
great_wall-ask-ShowTreasures = the Emperor wants to see { great_wall-visit-treasure }: do you show that?

## Whom we wait for

great_wall-wait-MoveDemand = { $player } is deciding what the Emperor values.
great_wall-wait-ShowTreasures = { $player } faces the Emperor.

## Events

great_wall-event-demand-moved = { $player } moves the Emperor's token: he wants to see { great_wall-visit-treasure }.
great_wall-event-demand-shown = { $player } shows the Emperor { great_wall-visit-treasure }.
great_wall-event-honor-demand = { $player } gains { great_wall-honour } from the Emperor.
great_wall-event-warehouse-entered = { $player } sends an official to the warehouse.
great_wall-event-warehouse-left = { $player } sends the official who was at the warehouse { $to }.

## What led to a question

great_wall-cause-receive_emperor = { $within }: the Emperor comes to visit
great_wall-ending-honor-demand = demands of the Emperor

## What an answer will do

great_wall-forecast-demand-moved = the Emperor then wants to see { great_wall-visit-treasure }
great_wall-forecast-demand-shown = show the Emperor { great_wall-visit-treasure }
great_wall-forecast-warehouse-entered = official to the warehouse
great_wall-forecast-warehouse-left = official from the warehouse { $to }
great_wall-next-ShowTreasures = then show the Emperor what he wants to see, or do not
