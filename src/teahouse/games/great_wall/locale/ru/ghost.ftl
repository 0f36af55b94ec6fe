# «Великая стена»: сценарий «Фестиваль голодных духов».

option-great_wall-scenario-ghost = «Фестиваль голодных духов» (2–5 игроков)

great_wall-ghost-token = жетон позора, духи
great_wall-ghost-closed = Духи { great_wall-area-in }: чиновникам туда нельзя.
great_wall-ghost-warehouse = Духи на складе; его ресурсами по-прежнему можно пользоваться.
great_wall-ghost-aside =
    { $n ->
        [one] Осталось разложить { $n } жетон позора.
        [few] Осталось разложить { $n } жетона позора.
       *[many] Осталось разложить { $n } жетонов позора.
    }
great_wall-ghost-quiet = Все области открыты.
great_wall-ghost-lost =
    { $n ->
        [one] { $player }: из игры выбыл { $n } воин.
        [few] { $player }: из игры выбыли { $n } воина.
       *[many] { $player }: из игры выбыли { $n } воинов.
    }

## Вопросы

great_wall-ask-DispelGhost = из какой области вернуть жетон позора в запас?
great_wall-ask-PlaceGhost = в какую область придут духи? Чиновники уйдут оттуда домой, и войти туда будет нельзя.

## Чего ждём

great_wall-wait-DispelGhost = { $player } решает, прогнать ли духов из области.
great_wall-wait-PlaceGhost = { $player } выбирает область для духов.

## События

great_wall-event-ghost-dispelled = { $player } убирает жетон позора: духов { great_wall-area-in } больше нет.
great_wall-event-ghost-left-warehouse = { $player } убирает жетон позора со склада.
great_wall-event-ghost-placed = { $player } кладёт жетон позора: духи приходят { $in }.
great_wall-event-ghost-to-warehouse = { $player } кладёт жетон позора на склад.
great_wall-event-ghosts-come =
    { $count ->
        [one] Голодные духи: отложен { $count } жетон позора.
        [few] Голодные духи: отложены { $count } жетона позора.
       *[many] Голодные духи: отложено { $count } жетонов позора.
    }
great_wall-event-ghosts-go =
    { $count ->
        [one] Духи уходят: в запас возвращается { $count } жетон позора.
        [few] Духи уходят: в запас возвращаются { $count } жетона позора.
       *[many] Духи уходят: в запас возвращается { $count } жетонов позора.
    }

## Что привело к вопросу

great_wall-cause-set_aside = { $within }: приходят духи; по порядку чаепития каждый указывает им область
great_wall-cause-offer_dispelling = { $within }; один из духов уходит

## Что сделает ответ

great_wall-forecast-ghost-dispelled = −1 жетон позора; духов { great_wall-area-in } больше нет
great_wall-forecast-ghost-left-warehouse = духов на складе больше нет
great_wall-forecast-ghost-placed = духи { $in }
great_wall-forecast-ghost-to-warehouse = жетон позора на склад
great_wall-forecast-ghosts-come =
    { $count ->
        [one] голодные духи: отложить { $count } жетон позора
        [few] голодные духи: отложить { $count } жетона позора
       *[many] голодные духи: отложить { $count } жетонов позора
    }
great_wall-forecast-ghosts-go =
    { $count ->
        [one] духи уйдут: в запас вернётся { $count } жетон позора
        [few] духи уйдут: в запас вернутся { $count } жетона позора
       *[many] духи уйдут: в запас вернётся { $count } жетонов позора
    }
