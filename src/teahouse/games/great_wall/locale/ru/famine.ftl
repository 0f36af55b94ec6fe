### Великий голод.

option-great_wall-scenario-famine = «Великий голод» (2–5 игроков)

great_wall-reason-famine = еда кончилась

great_wall-move-overseer = управляющий { great_wall-area-in }
great_wall-move-standing = { great_wall-warrior } на карте орды: { $horde }
great_wall-move-take-FeedFigures = Накормить всех

great_wall-ask-BuyFood = сколько чиновников покупают еду? Каждый — { $bought } за { $price }; у вас { $food }, больше { $limit } не бывает.
great_wall-ask-FeedFigures =
    у вас { $food } еды на { $mouths ->
        [one] { $mouths } фигуру
        [few] { $mouths } фигуры
       *[many] { $mouths } фигур
    } на поле. Кто голодным вернётся в запас?
great_wall-wait-BuyFood = { $player } может купить еду на рынке.
great_wall-wait-FeedFigures = { $player } кормит фигуры на поле.

great_wall-event-food-bought =
    { $player }: { $count ->
        [one] { $count } чиновник покупает
        [few] { $count } чиновника покупают
       *[many] { $count } чиновников покупают
    } еду; теперь её { $count-to }.
great_wall-event-food-limit = Фишка на шкале еды опускается: еды не больше { $count }.
great_wall-event-supply-phase = Всех на поле нужно накормить.
great_wall-event-fed =
    { $player } кормит { $count ->
        [one] { $count } фигуру
        [few] { $count } фигуры
       *[many] { $count } фигур
    }; еды осталось { $count-to }.
great_wall-event-hungry-official = { $player } не кормит чиновника { great_wall-area-in }; тот возвращается в запас.
great_wall-event-hungry-overseer = { $player } не кормит управляющего { great_wall-area-in }; тот возвращается в запас.
great_wall-event-hungry-warrior = { $player } не кормит { great_wall-warrior-acc } { great_wall-section-on }; тот возвращается в запас.
great_wall-event-lost-to-famine = Еда кончилась: проиграли все.

great_wall-famine-track = Шкала еды
great_wall-famine-token = еды не больше { $limit }
great_wall-famine-food = { $player }: еды { $food }
great_wall-famine-eats = { $player }: еды { $food }, { $mouths ->
        [0] кормить некого
        [one] накормить { $mouths } фигуру
        [few] накормить { $mouths } фигуры
       *[many] накормить { $mouths } фигур
    }
great_wall-famine-limit = Еды не больше { $limit }; если фишка опустится до { $lost }, проиграют все.
great_wall-famine-market = { $name }: { $food } еды за { $price }
great_wall-famine-own = ваши чиновники на рынке

## Что привело к вопросу

great_wall-cause-supply_phase = { $within }: всех на поле нужно накормить, по порядку чаепития

## Что сделает ответ

great_wall-forecast-fed = накормить { $count ->
        [one] { $count } фигуру
        [few] { $count } фигуры
       *[many] { $count } фигур
    }; еды останется { $count-to }
great_wall-forecast-food-bought = еды станет { $count-to }
great_wall-forecast-food-limit = еды теперь не больше { $count }
great_wall-forecast-hungry-official = голодный чиновник { great_wall-area-in } вернётся в запас
great_wall-forecast-hungry-overseer = голодный управляющий { great_wall-area-in } вернётся в запас
great_wall-forecast-hungry-warrior = без еды { great_wall-warrior } { great_wall-section-on } вернётся в запас
great_wall-forecast-lost-to-famine = проиграют все
great_wall-forecast-supply-phase = затем нужно всех накормить
great_wall-next-BuyFood = затем купить еду
great_wall-next-FeedFigures = затем накормить своих
