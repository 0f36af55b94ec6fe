# The Great Wall: the scenario Siege of Diaoyu Fortress.

option-great_wall-scenario-siege = «Осада крепости Дяоюй» (вместе, 2–5 игроков)

great_wall-siege-tokens =
    { $n ->
        [one] Рядом с крепостью { $n } жетон осады.
        [few] Рядом с крепостью { $n } жетона осады.
       *[many] Рядом с крепостью { $n } жетонов осады.
    }
great_wall-siege-night =
    { $n ->
        [0] Этой ночью защита устояла бы.
       *[other] Этой ночью защита упала бы на { $n }.
    }
great_wall-siege-track = Защита крепости
great_wall-siege-defence = защита { $n }
great_wall-siege-rampart = Защита { $n } из { $top }
great_wall-siege-position = Огневая позиция { $n }
great_wall-siege-archer = лучник ({ $player })
great_wall-reason-fortress = крепость пала

## Ходы

great_wall-move-garrison = в крепость, за { great_wall-tokens }
great_wall-move-garrison-post = { great_wall-section }: лучник со стены идёт в крепость, за { great_wall-tokens }
great_wall-move-garrison-shelter = { great_wall-section }: лучник из укрытия идёт в крепость, за { great_wall-tokens }
great_wall-move-defence = повысить защиту крепости, за { great_wall-tokens }
great_wall-move-hold-fire = Не стрелять
great_wall-move-let-others-shoot = Пропустить других вперёд

## Вопросы

great_wall-ask-FireFromFortress = в какую ячейку стреляет ваш лучник из крепости? Он достаёт до первого ряда любого участка.
great_wall-ask-LeaveFortress =
    { $count ->
        [one] в какое укрытие уходит ваш лучник из крепости?
        [few] в какое укрытие уходит лучник из крепости? Осталось { $count } лучника.
       *[many] в какое укрытие уходит лучник из крепости? Осталось { $count } лучников.
    }
great_wall-ask-MarchOrGarrison = с какого участка выступают воины или какой лучник идёт в крепость?

## Кого ждём

great_wall-wait-FireFromFortress = { $player } может выстрелить из крепости.
great_wall-wait-LeaveFortress = { $player } отправляет лучников из крепости в укрытия.
great_wall-wait-MarchOrGarrison = { $player } перемещает воинов.

## События

great_wall-event-defence-raised = { $player } повышает защиту крепости до { $count }.
great_wall-event-garrisoned = { $player } отправляет лучника в крепость.
great_wall-event-night =
    { $count ->
        [0] Ночь: крепость устояла, защита остаётся { $count-to }.
       *[other] Ночь: защита крепости падает на { $count } — до { $count-to }.
    }
great_wall-event-siege-stronger =
    { $count ->
        [one] Осада крепнет: { $count } жетон.
        [few] Осада крепнет: { $count } жетона.
       *[many] Осада крепнет: { $count } жетонов.
    }

## Что привело к вопросу

great_wall-cause-fire_from_fortress = { $within }: стреляют лучники крепости
great_wall-cause-pass_night = { $within }: после ночи лучники покидают крепость

## Что сделает ответ

great_wall-forecast-defence-raised = защита крепости: { $count }
great_wall-forecast-garrisoned = лучник в крепость
great_wall-forecast-night =
    { $count ->
        [0] ночь: защита крепости останется { $count-to }
       *[other] ночь: защита крепости упадёт на { $count }, до { $count-to }
    }
great_wall-forecast-siege-stronger =
    { $count ->
        [one] осада: ещё { $count } жетон
        [few] осада: ещё { $count } жетона
       *[many] осада: ещё { $count } жетонов
    }
