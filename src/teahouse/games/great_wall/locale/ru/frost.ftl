### Заморозки.

option-great_wall-scenario-frost = «Заморозки» (2–5 игроков)
option-great_wall-frost_deliveries = Поставки за ход («Заморозки»)
option-great_wall-frost_deliveries-note = За ход императору можно отправить только один ресурс; что отправить его можно лишь раз, в правилах не сказано.
option-great_wall-frost_deliveries-when = Для сценария «Заморозки».
option-great_wall-frost_deliveries-several = несколько, одного ресурса
option-great_wall-frost_deliveries-one = одна
option-great_wall-frost_officials = Чиновники для императора («Заморозки»)
option-great_wall-frost_officials-note = С поставкой отправляется любой свой чиновник; чиновники в общем запасе тоже свои, хотя ещё не наняты.
option-great_wall-frost_officials-when = Для сценария «Заморозки».
option-great_wall-frost_officials-all = любые, и из общего запаса
option-great_wall-frost_officials-hired = только нанятые

great_wall-move-send = отправить { great_wall-tokens }
great_wall-move-pass-SendToEmperor = Ничего не отправлять
great_wall-move-done-RemoveForShame = Принять позор

great_wall-move-official-pool = чиновник из общего запаса
great_wall-ask-SendToEmperor =
    { $tokens ->
        [one] отправите императору { $again ->
            [yes] ещё { $tokens } такой же ресурс
           *[no] { $tokens } ресурс
        }? Он уйдёт
        [few] отправите императору { $again ->
            [yes] ещё { $tokens } таких же ресурса
           *[no] { $tokens } одинаковых ресурса
        }? Они уйдут
       *[many] отправите императору { $again ->
            [yes] ещё { $tokens } таких же ресурсов
           *[no] { $tokens } одинаковых ресурсов
        }? Они уйдут
    } из игры, с ними отправится ваш чиновник; в конце он принесёт { $honor ->
        [one] { $honor } очко чести
        [few] { $honor } очка чести
       *[many] { $honor } очков чести
    }.
great_wall-ask-OfficialToEmperor = какой чиновник навсегда отправится к императору?
great_wall-ask-RemoveForShame =
    { $count ->
        [one] { $count } жетон позора за брешь: какой ресурс отдаёте насовсем вместо него?
        [few] { $count } жетона позора за брешь: какой ресурс отдаёте насовсем вместо очередного?
       *[many] { $count } жетонов позора за брешь: какой ресурс отдаёте насовсем вместо очередного?
    }
great_wall-wait-SendToEmperor = { $player } может отправить ресурсы императору.
great_wall-wait-OfficialToEmperor = { $player } выбирает чиновника для императора.
great_wall-wait-RemoveForShame = { $player } может отдать ресурсы вместо позора.

great_wall-event-frost-sent = { $player } отправляет императору { great_wall-tokens }, а с ними чиновника.
great_wall-event-frost-removed = { $player } отдаёт насовсем { great_wall-tokens } и избегает жетона позора.
great_wall-event-frost-robbed = Общий запас навсегда теряет { great_wall-tokens }.
great_wall-event-frost-track = Шкала производства: деление { $space }, поправка для каждого управляющего { $change }.
great_wall-event-honor-frost = { $player }: { great_wall-honour } за чиновников у императора.

great_wall-frost-track = Шкала производства
great_wall-frost-marker = поправка для каждого управляющего: { $change }
great_wall-frost-now = Летом и при активации области каждый управляющий приносит ресурсы с поправкой { $change }.
great_wall-frost-cell = { $name }, в запасе { $stock }
great_wall-frost-official = { $player }: отправлено

## Что привело к вопросу

great_wall-cause-offer_delivery = { $within }, после боёв: император ждёт ресурсов
great_wall-cause-offer_removal =
    { $asks ->
        [RemoveForShame] { $within }; вместо позора можно отдать ресурсы
       *[other] { $within }
    }
great_wall-ending-honor-frost = чиновники у императора

## Что сделает ответ

great_wall-forecast-frost-removed = отдать насовсем { great_wall-tokens } и избежать жетона позора
great_wall-forecast-frost-robbed = общий запас навсегда потеряет { great_wall-tokens }
great_wall-forecast-frost-sent = { great_wall-tokens } и чиновник — императору
great_wall-forecast-frost-track = поправка для каждого управляющего: { $change }
great_wall-next-OfficialToEmperor = затем выбрать, какой чиновник отправится
great_wall-next-RemoveForShame = затем выбрать: позор или отдать ресурс
great_wall-next-SendToEmperor = затем выбрать, что послать императору
