# Великая стена на столе в браузере.

web-gw-good =
    { $what ->
        [wood] древесина
        [stone] камень
        [gold] золото
        [chi] ци
        [wsg] древесина, камень или золото
        [any] любой ресурс
        [honor] честь
        [tactic] карта тактики
        [here] ресурс области
       *[same] такой же ресурс
    }
web-gw-goods =
    { $what ->
        [any] { $n ->
            [one] { $n } любой ресурс
            [few] { $n } любых ресурса
           *[many] { $n } любых ресурсов
        }
        [wsg] { $n ->
            [one] { $n } древесина, камень или золото
            [few] { $n } древесины, камня или золота
           *[many] { $n } древесины, камня или золота
        }
        [tactic] { $n ->
            [one] { $n } карта тактики
            [few] { $n } карты тактики
           *[many] { $n } карт тактики
        }
        [here] { $n ->
            [one] { $n } ресурс области
            [few] { $n } ресурса области
           *[many] { $n } ресурсов области
        }
        [same] { $n ->
            [one] { $n } такой же ресурс
            [few] { $n } таких же ресурса
           *[many] { $n } таких же ресурсов
        }
        [wood] { $n ->
            [one] { $n } древесина
            [few] { $n } древесины
           *[many] { $n } древесины
        }
        [stone] { $n ->
            [one] { $n } камень
            [few] { $n } камня
           *[many] { $n } камней
        }
        [gold] { $n ->
            [one] { $n } золото
            [few] { $n } золота
           *[many] { $n } золота
        }
        [chi] { $n } ци
       *[honor] { $n ->
            [one] { $n } очко чести
            [few] { $n } очка чести
           *[many] { $n } очков чести
        }
    }

web-gw-area-short =
    { $area ->
        [sawmill] собрать древесину
        [quarry] собрать камень
        [gold_mine] собрать золото
        [pagoda] собрать ци
        [barracks] завербовать воинов
        [builders_camp] стены и укрепления
        [field_hq] переместить воинов
        [tea_house] маркер чаепития вверх
        [embassy] нанять чиновника или советника
        [academy] взять карты тактики
       *[market] торговля
    }

web-gw-area-text =
    { $area ->
        [sawmill] 1 древесина за каждого вашего чиновника здесь и ещё столько, каков уровень вашего управляющего.
            Затем можно поставить или повысить управляющего и сдать на склад 1 древесину за 2 очка чести.
        [quarry] 1 камень за каждого вашего чиновника здесь и ещё столько, каков уровень вашего управляющего.
            Затем можно поставить или повысить управляющего и сдать на склад 1 камень за 2 очка чести.
        [gold_mine] 1 золото за каждого вашего чиновника здесь и ещё столько, каков уровень вашего управляющего.
            Затем можно поставить или повысить управляющего и сдать на склад 1 золото за 2 очка чести.
        [pagoda] 1 ци за каждого вашего чиновника здесь и ещё столько, каков уровень вашего управляющего.
            Затем можно поставить или повысить управляющего.
        [barracks] Завербуйте до 1 воина за каждого вашего чиновника здесь.
            Каждый сразу атакует или идёт в укрытие.
        [builders_camp] За каждого вашего чиновника здесь: постройте укрепление ({ $fortification } древесины, камня или золота; защита +{ $defence } до конца зимы; { $honor } очка чести) или следующий уровень стены (его цена и столько же чести).
            Сначала платит склад.
        [field_hq] За каждого вашего чиновника здесь: переместите любых своих воинов с одного участка стены на другой.
        [tea_house] Ваш маркер чаепития поднимается на 1 место; на самый верх, если дом полон и все чиновники в нём ваши.
        [embassy] За каждого вашего чиновника здесь: наймите чиновника за { $official } золота или советника за столько золота, сколько советников у вас станет.
        [academy] Возьмите 1 карту тактики за каждого вашего чиновника здесь; на руке не больше { $limit }.
       *[market] Торговля.
    }

# -- поле ---------------------------------------------------------------------------------

web-gw-part-left = Левый
web-gw-part-middle = Средний
web-gw-part-right = Правый
web-gw-part-areas = Области
web-gw-part-tracks = Шкалы
web-gw-part-holds = держит
web-gw-part-short = −{ $by }
web-gw-row-supply = Запас
web-gw-row-captured = Трофеи
web-gw-court-tab = Двор
web-gw-forecast =
    { $outcome ->
        [quiet] тихо
        [even] впритык
        [holds] держит +{ $by }
       *[falls] брешь −{ $by }
    }
web-gw-section-label = { $name }: атака { $attack }, защита { $defence }, { $verdict }{ $breach ->
        [no] { "" }
       *[yes] ; брешь принесёт вам { web-gw-shame-tokens }
    }
web-gw-shame-tokens =
    { $shame ->
        [one] { $shame } жетон позора
        [few] { $shame } жетона позора
       *[many] { $shame } жетонов позора
    }
web-gw-pointer = следующий отряд придёт сюда; отрядов в колоде: { $n }
web-gw-counted =
    { $what ->
        [tactics] тактики
        [orders] приказы
        [shame] позор
       *[captured] трофеи
    }
web-gw-steppe = Открытая степь
web-gw-attack-short = атака
web-gw-defence-short = защита
web-gw-section-short =
    { $section ->
        [left] Левый
        [middle] Средний
       *[right] Правый
    }
web-gw-section-at =
    { $section ->
        [left] левый участок
        [middle] средний участок
       *[right] правый участок
    }
web-gw-horde-label = { $name }, { web-gw-section-at }, ряд { $row }: атака { $attack }, честь { $honor }, свободных ячеек: { $free }. { $text }
web-gw-cells = Ячейки: { $name }
web-gw-cell = Ячейка { $letter }, { $horde }: { $covered }
web-gw-cell-free = свободна, награда: { web-gw-goods }
web-gw-cell-damage = повреждена
web-gw-warrior =
    { $warrior ->
        [spearman] копейщик
        [archer] лучник
        [horseman] всадник
       *[banner_bearer] знаменосец
    }
web-gw-piece = { web-gw-warrior }, { $player }
web-gw-immune = повреждения сейчас не накрывают его ячейки
web-gw-falls-next = Все ячейки накрыты: отряд падёт при следующей проверке.
web-gw-attack = атака
web-gw-lethality = смертоносность
web-gw-wall = Стена, { web-gw-section-at }, уровень { $level }
web-gw-level = Ур. { $level } · { $defence }
web-gw-plan = уровень { $level } · { $price }
web-gw-raise = Построить уровень { $level }, { web-gw-section-at }; цена { $price }
web-gw-fortify = Построить укрепление силой { $defence }, { web-gw-section-at }; цена { $price }
web-gw-fortified = Укрепления, { web-gw-section-at }: { $n }, каждое силой { $defence }
web-gw-post = Лучник на стене, { web-gw-section-at }: { $player }
web-gw-post-free = Свободная огневая позиция, { web-gw-section-at }
web-gw-shelter = Укрытие
web-gw-shelter-label = Укрытие, { web-gw-section-at }
web-gw-sheltered = В укрытии: { web-gw-warrior } × { $count }, { $player }

# -- области ------------------------------------------------------------------------------

web-gw-area-label = { $name }: { $kind ->
        [regular] занято ячеек { $officials } из { $slots }
       *[special] чиновников: { $officials }
    }{ $state ->
        [using] , идёт активация
        [ready] , будет активирована
       *[waiting] { "" }
    }{ $shame ->
        [yes] ; чиновнику-одиночке — жетон позора
       *[no] { "" }
    }
web-gw-area-state =
    { $state ->
        [using] активна
        [ready] будет активирована
       *[waiting] ждёт
    }
web-gw-area-kind =
    { $kind ->
        [regular] Обычная область, ячеек: { $slots }. Активируется, когда заняты все.
       *[special] Особая область: активируется, если в ней есть хотя бы один чиновник.
    }
web-gw-alone = Кто при активации здесь один, получает жетон позора.
web-gw-official = Чиновник, { $player }, { $area }
web-gw-stored =
    { $what ->
        [wood] древесина на складе: { $n }
        [stone] камень на складе: { $n }
       *[gold] золото на складе: { $n }
    }
web-gw-pool = Можно нанять своих чиновников: { $n }; цена в золоте: { $price }
web-gw-tactic-deck = Карт тактики в колоде: { $n }, в сбросе: { $gone }
web-gw-overseer-cell = Управляющий уровня { $level }, цена: { web-gw-goods }: { $players }
web-gw-nobody = никого
web-gw-recruit = { $name }: { $price }
web-gw-tea = Чаепитие
web-gw-tea-place = Порядок чаепития { $place }: { $player }
web-gw-shame = Позор
web-gw-shame-pool = Запас позора: { $n }; вне игры: { $box }

# -- шкалы --------------------------------------------------------------------------------

web-gw-honour = Честь
web-gw-honour-label = Честь: { $list }
web-gw-season =
    { $season ->
        [setup] Подготовка
        [spring] Весна
        [summer] Лето
        [autumn] Осень
        [winter] Зима
       *[over] Конец
    }
web-gw-year = Год { $n }: отрядов приходит { $invasion }, смертоносность { $lethality }
web-gw-orders-track = Шкала приказов
web-gw-order-cell = Приказ { $n }: { $order }, { $player }
web-gw-order-cell-free = Приказ { $n }: свободно
web-gw-face-down = закрыт
web-gw-advisors = Советники
web-gw-advisor-deck = Советников в колоде: { $n }, в сбросе: { $gone }
web-gw-advisor-label = Советник «{ $name }». { $text }
web-gw-artifacts = Артефакты
web-gw-edicts = Указы: { $done } из { $needed }
web-gw-edict-label = Указ: { $name }. { $text }
web-gw-events = События
web-gw-event-label = Событие: { $name }. { $text }
web-gw-artifact-label = { $name }. { $text } Ваши сейчас: { $n }.

# -- кланы --------------------------------------------------------------------------------

web-gw-no-general = выбирает генерала
web-gw-general-label = Генерал { $name }. В начале: { $resources }; { web-gw-tactic-cards }; чаепитие: { $tea }. { $text }
web-gw-tactic-cards =
    { $tactics ->
        [one] { $tactics } карта тактики
        [few] { $tactics } карты тактики
       *[many] { $tactics } карт тактики
    }
web-gw-active-label = Действующий советник «{ $name }». { $text }
web-gw-assistant-label = Помощник: { $name }
web-gw-assistants = Помощники ({ $n }):
web-gw-hidden = неизвестен
web-gw-become =
    { $role ->
        [active] Действующий советник
       *[assistant] Помощник генерала
    }
web-gw-resources = Ресурсы
web-gw-resource = { $what }: { $n }; доход летом { $income }
web-gw-supply-officials = Чиновников в запасе: { $n }, можно нанять: { $pool }
web-gw-supply-warriors = { $name }, в запасе: { $n }, с позором: { $shamed }
web-gw-count-tactics =
    { $n ->
        [one] { $n } карта тактики
        [few] { $n } карты тактики
       *[many] { $n } карт тактики
    }
web-gw-count-orders =
    { $n ->
        [one] { $n } приказ на руке
        [few] { $n } приказа на руке
       *[many] { $n } приказов на руке
    }
web-gw-count-shame =
    { $n ->
        [one] { $n } жетон позора
        [few] { $n } жетона позора
       *[many] { $n } жетонов позора
    }
web-gw-count-captured =
    { $n ->
        [one] { $n } захваченный отряд
        [few] { $n } захваченных отряда
       *[many] { $n } захваченных отрядов
    }
web-gw-captured = { $name } ({ $ashamed ->
        [no] честь { $honor }
       *[yes] с позором
    })
web-gw-clan-label = { $player }: { $list }
web-gw-expected = Если бы игра кончилась сейчас: { $honor } − { $penalty } за позор + { $hordes } за отряды + { $artifacts } за артефакты = { $sum } чести

# -- рука ---------------------------------------------------------------------------------

web-gw-hand-orders = Приказы
web-gw-hand-orders-count = на руке: { $n }
web-gw-hand-tactics = Тактика
web-gw-hand-tactics-count = { $n } из { $limit }, видите только вы
web-gw-no-tactics = нет карт тактики
web-gw-order-label =
    { $id ->
        [order_to_attack] «{ $name }»
       *[other] Приказ «{ $name }»
    }{ $laid ->
        [yes] , выложен в этом году
       *[no] { "" }
    }. { $text }
web-gw-laid = выложен
web-gw-others = Другие:
web-gw-discarded = В сбросе
web-gw-discarded-label = «{ $name }», в сбросе
web-gw-return-orders = Вернуть все на руку
web-gw-score-orders = Честь за каждый
web-gw-tactic-label = Тактика «{ $name }». { $text }
web-gw-dealt =
    { $kind ->
        [generals] Выберите генерала
       *[advisors] Действующий советник; другой — помощник
    }
web-gw-fate =
    { $kind ->
        [recruits] Новобранцы
       *[dying] Погибают
    }
web-gw-fate-label = { $kind ->
        [recruits] Новобранец
       *[dying] Погибает
    }: { web-gw-warrior } × { $count }

# What expansions lay on the table
web-gw-sheet-label = { $name }{ $off ->
    [yes] {" "}(больше не действует)
   *[no] {""}
}. { $text }
web-gw-sheet-off = Эта карта больше не действует.
web-gw-panels = Рядом с полем
