# «Великая стена»: сценарий «Визит императора».

option-great_wall-scenario-visit = «Визит императора» (2–5 игроков)

great_wall-visit-treasure =
    { $what ->
        [tactic] { $n ->
            [one] { $n } карту тактики
            [few] { $n } карты тактики
           *[many] { $n } карт тактики
        }
       *[other] { great_wall-tokens }
    }
great_wall-visit-token = фишка императора
great_wall-visit-demand = Император ценит { great_wall-visit-treasure }; зимой его фишка перейдёт в другую ячейку.
great_wall-visit-waiting =
    { $n ->
        [one] { $player }: { $n } чиновник на складе
        [few] { $player }: { $n } чиновника на складе
       *[many] { $player }: { $n } чиновников на складе
    }

## Ходы

great_wall-move-warehouse-official = чиновник на складе
great_wall-move-warehouse = Склад
great_wall-move-demand = { great_wall-visit-treasure }
great_wall-move-show =
    { $answer ->
        [yes] Показать и получить честь
       *[no] Ничего не показывать и взять жетон позора
    }

## Вопросы

great_wall-ask-MoveDemand = что император оценит в этом году? Перенесите его фишку в другую ячейку.
great_wall-ask-ShowTreasures = император хочет увидеть { great_wall-visit-treasure }: покажете?

## Чего ждём

great_wall-wait-MoveDemand = { $player } решает, что оценит император.
great_wall-wait-ShowTreasures = { $player } предстаёт перед императором.

## События

great_wall-event-demand-moved = { $player } переносит фишку императора: он хочет увидеть { great_wall-visit-treasure }.
great_wall-event-demand-shown = { $player } показывает императору { great_wall-visit-treasure }.
great_wall-event-honor-demand = { $player } получает от императора { great_wall-honour }.
great_wall-event-warehouse-entered = { $player } отправляет чиновника на склад.
great_wall-event-warehouse-left = { $player } переводит чиновника со склада { $to }.

## Что привело к вопросу

great_wall-cause-receive_emperor = { $within }: император приезжает с визитом
great_wall-ending-honor-demand = требования императора

## Что сделает ответ

great_wall-forecast-demand-moved = затем император захочет увидеть { great_wall-visit-treasure }
great_wall-forecast-demand-shown = показать императору { great_wall-visit-treasure }
great_wall-forecast-warehouse-entered = чиновник на склад
great_wall-forecast-warehouse-left = чиновник со склада { $to }
great_wall-next-ShowTreasures = затем решить, показать ли императору желаемое
