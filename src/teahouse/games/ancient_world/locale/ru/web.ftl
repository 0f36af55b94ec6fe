# «Древний мир» в браузере: заголовки и то, что программа чтения с экрана говорит о каждой фигуре.

web-aw-tab-island = Остров
web-aw-tab-cards = Карты и титаны
web-aw-tab-city = Мой город

## Остров

web-aw-island = Остров с девятью землями
web-aw-cell = { $text } { $opens ->
        [0] { $who ->
            [none] Здесь никого нет.
           *[other] Здесь: { $who }.
        }
       *[other] Закрыта накладкой, откроется в раунде { $opens }.
    }
web-aw-citizen-of = { $player } { $skill }
web-aw-opens = раунд { $round }
web-aw-from-skill = навык { $skill }+
web-aw-nobody-more = больше никто
web-aw-fee =
    { $coins ->
        [one] другой навык: { $coins } монета
        [few] другой навык: { $coins } монеты
       *[many] другой навык: { $coins } монет
    }
web-aw-round = Раунд { $round } из { $rounds }
web-aw-token = Жетон первого игрока: { $player }, { $up ->
        [yes] рукой вверх, в этом раунде его больше никто не возьмёт
       *[no] рукой вниз
    }

## Титаны, провинции, кубики

web-aw-titan = { $text } { $deck }, { $stars ->
        [one] { $stars } звезда
        [few] { $stars } звезды
       *[many] { $stars } звёзд
    }; { $left ->
        [0] последний в колоде.
        [one] под ним ещё { $left }.
        [few] под ним ещё { $left }.
       *[many] под ним ещё { $left }.
    }
web-aw-no-titans = титанов больше нет
web-aw-attacks = { $player } атакует: { $attack } из { $defence }
web-aw-reach =
    { $price ->
        [0] Все ваши неиспользованные армии дают { $attack } из { $defence }.
       *[other] Все ваши неиспользованные армии дают { $attack } из { $defence }; победа стоит не меньше { $price }.
    }
web-aw-provinces = Провинции
web-aw-province-deck = Колода провинций: { $left ->
        [0] под открытыми ничего нет
        [one] { $left } карта рубашкой вверх
        [few] { $left } карты рубашкой вверх
       *[many] { $left } карт рубашкой вверх
    }
web-aw-no-provinces = Провинций больше нет.
web-aw-dice = Кубики разрушения
web-aw-dice-title = Кубики
web-aw-dice-wait =
    { $dice ->
        [one] После этого боя бросают { $dice } кубик разрушения
        [few] После этого боя бросают { $dice } кубика разрушения
       *[many] После этого боя бросают { $dice } кубиков разрушения
    }
web-aw-dice-short =
    { $dice ->
        [one] бросать { $dice } кубик
        [few] бросать { $dice } кубика
       *[many] бросать { $dice } кубиков
    }
web-aw-dice-rolled = Кубики разрушения, последний бросок: { $player }. Выпало: { $faces }
web-aw-dice-last = { $player }
web-aw-face =
    { $face ->
        [titan] титан
        [coin] монета
       *[blank] пустая грань
    }

## Ряды и колоды

web-aw-empire-row = Ряд империи
web-aw-army-row = Ряд войск
web-aw-deck = Колода империи { $deck }: { $left ->
        [one] { $left } карта
        [few] { $left } карты
       *[many] { $left } карт
    }, в сбросе { $gone }
web-aw-army-deck = Колода войск: { $left ->
        [one] { $left } карта
        [few] { $left } карты
       *[many] { $left } карт
    }, в сбросе { $gone }
web-aw-discards = Сброс колоды { $deck }
web-aw-discards-note =
    { $count ->
        [0] Пусто.
        [one] { $count } карта
        [few] { $count } карты, последняя первой
       *[many] { $count } карт, последняя первой
    }

## Города-государства

web-aw-city-of = Город-государство: { $player }
web-aw-capital = Столица, { $player }. Еды { $food } на { $citizens ->
        [one] { $citizens } жителя
        [few] { $citizens } жителей
       *[many] { $citizens } жителей
    }; свободных мест { $spaces }; армий { $armies } из { $limit }; доход: монет { $coins }, знаний { $knowledge }; в каждом бою мечей { $swords }, стрел { $arrows }. Знамёна: { $banners }.
web-aw-lot = { $text } { $lost ->
        [yes] Потеряна: лежит рубашкой вверх.
       *[no] { "" }
    } { $skill ->
        [0] { $action ->
            [yes] Ячейка действия свободна.
           *[no] { "" }
        }
       *[other] Здесь работает житель с навыком { $skill }.
    }
web-aw-army = { $name }: { $symbols }. { $disbanded ->
        [none] { "" }
       *[other] Под ней распущены: { $disbanded }.
    } { $scroll ->
        [0] Не использована; следующее использование стоит { $price }.
       *[other] Использована: на свитке { $scroll }.
    } На иллюстрации: { $picture }.
web-aw-scroll = { $name }, свиток: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
web-aw-picture = { $name }, иллюстрация: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
web-aw-new-army = Место для новой армии
web-aw-room-for-army = место для армии
web-aw-open = { $player }: открыть город-государство. Монет { $coins }, знаний { $knowledge }. Жители дома: { $home ->
        [none] никого
       *[other] { $home }
    }. Голодают: { $hungry ->
        [none] никто
       *[other] { $hungry }
    }. Отложено карт: { $aside }. { $first ->
        [up] У него жетон первого игрока, рукой вверх.
        [down] У него жетон первого игрока.
       *[no] { "" }
    } { $passed ->
        [yes] Спасовал.
       *[no] { "" }
    }
web-aw-row-state = Город, жители, знамёна
web-aw-row-cards = Армии, карты, провинции, титаны
web-aw-passed = пас
web-aw-score = Очки: { $player }
web-aw-total = Всего
web-aw-table = От 1 до 6 знамён племени: { $vp } ПО
web-aw-stands =
    { $price ->
        [0] { $attack } / { $defence }
       *[other] { $attack } / { $defence } за { $price }
    }

## Перед вами

web-aw-goods =
    { $what ->
        [coin] Монеты: { $count }, доход { $income }
       *[knowledge] Знания: { $count }, доход { $income }
    }
web-aw-citizen = Ваш житель с навыком { $skill }: { $where ->
        [home] дома
        [hungry] голодает
        [supply] ещё в запасе
       *[placed] занят
    }
web-aw-where =
    { $where ->
        [home] дома
        [hungry] голодает
        [supply] в запасе
       *[placed] занят
    }
web-aw-aside = Отложено
web-aw-aside-none = Здесь лежат карты, отложенные при исследовании.
web-aw-aside-card = Отложена: { $text } { $open ->
        [yes] Её знают все.
       *[no] { "" }
    }
web-aw-known = эту карту знают все
web-aw-only-you = видно только вам
web-aw-backs-only = рубашкой вверх
web-aw-back = Карта колоды { $deck } рубашкой вверх
web-aw-drawn = Взяты: одну отложите
web-aw-scouted = Разведано
web-aw-scouted-titan = { $text } { $deck }, место { $place } сверху.
