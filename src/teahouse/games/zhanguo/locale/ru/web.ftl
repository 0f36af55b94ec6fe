# Стол ZhanGuo в браузере: заголовки и то, что программа чтения с экрана говорит о каждой фигуре.

web-zhanguo-tab-map = Карта
web-zhanguo-tab-rewards = Двор и награды
web-zhanguo-tab-mine = Мой планшет

## Карта

web-zhanguo-map = Карта пяти регионов и трёх стен
web-zhanguo-land = Регион { $number }, { $region }, рядом { $near }. { $leaders ->
        [none] Губернаторов нет.
       *[other] Больше всего губернаторов: { $leaders }, { $vp } ПО.
    } { $palaces ->
        [none] Дворцов нет, свободных ячеек: { $free }.
       *[other] Дворцы: { $palaces }, свободных ячеек: { $free }.
    }
web-zhanguo-square = { $region }, клетка { $square }: { $bonus }. { $who ->
        [none] Свободна.
       *[other] Губернатор: { $who }.
    }
web-zhanguo-beside = { $region }, рядом с клетками: { $who ->
        [none] никого
       *[other] { $who }
    }
web-zhanguo-tile = { $section }, жетон «{ $tile }»: { $text }
web-zhanguo-cell = { $section }, ячейка { $cell }: { $workers ->
        [one] { $workers } работник
        [few] { $workers } работника
       *[many] { $workers } работников
    }; { $counts ->
        [fixed] { $vp } ПО, { $tile }
       *[each] { $vp } ПО за каждый { $tile }
    }, сейчас это { $worth } ПО. { $who ->
        [none] Свободна.
       *[other] Стена: { $who }.
    }
web-zhanguo-deck = Колода «{ $aspect }», номера { $first }–{ $last }: { $count ->
        [one] осталась { $count } карта
        [few] осталось { $count } карты
       *[many] осталось { $count } карт
    }

## Награды и цели

web-zhanguo-rewards = Награды
web-zhanguo-order = трек
web-zhanguo-track = Трек наград сверху вниз: { $order }. По нему решаются ничьи. Ходы этого раунда: { $turns }.
web-zhanguo-reward = { $aspect }, раунд { $round }: { $reward }. { $taken ->
        [none] { $order ->
            [none] Маркеров ни у кого нет.
           *[other] Маркеры: { $order }.
        }
       *[other] Награду взял { $taken }.
    }
web-zhanguo-short = { $colour } маркер ценностью 1, в запасе { $count }
web-zhanguo-tall = { $colour } маркер ценностью 3, у двора { $count }
web-zhanguo-tasks = Цели
web-zhanguo-tasks-note = ряд даёт сумму, умноженную на число дисков
web-zhanguo-task = Цель: { $task }. У вас { $have } из { $need }. ПО ячеек: { $vp }, следующей: { $next }. { $who ->
        [none] Её ещё никто не заявил.
       *[other] Заявили: { $who }.
    }

## Двор

web-zhanguo-court = Двор
web-zhanguo-pile = { $count ->
        [0] Двор: карт ещё нет
        [one] Двор, { $count } карта. { $text }
        [few] Двор, { $count } карты, сверху { $card }. { $text }
       *[many] Двор, { $count } карт, сверху { $card }. { $text }
    }
web-zhanguo-pile-note =
    { $count ->
        [one] { $count } карта, последняя первой
        [few] { $count } карты, последняя первой
       *[many] { $count } карт, последняя первой
    }
web-zhanguo-higher = ↑ больше { $card }
web-zhanguo-lower = ↓ меньше { $card }
web-zhanguo-none = любой номер
web-zhanguo-first = первая карта: любой номер
web-zhanguo-act =
    { $action ->
        [wall] стена
        [palace] дворец
        [recruit] работники
        [reassign] переназначение
        [hire] чиновник
       *[governor] губернатор
    }
web-zhanguo-action = { $action }. { $needs ->
        [higher] Способности отвечают карте больше, чем { $card }.
        [lower] Способности отвечают карте меньше, чем { $card }.
        [any] Способности отвечают любой первой карте.
       *[none] Карт не будит.
    } { $cards ->
        [none] Ваших карт для этого нет.
       *[other] Ответят ваши карты { $cards }.
    } { $suits ->
        [yes] Номер подходит.
        [no] Номер не подходит.
       *[unknown] { "" }
    }

## Планшеты игроков

web-zhanguo-board-of = Планшет: { $player }
web-zhanguo-region = Ваш регион { $number }, { $region }. Карты: { $cards ->
        [none] нет
       *[other] { $cards }
    }. Волнения { $unrest } из { $limit }. Работников: { $workers }.
web-zhanguo-unrest = { $region }: волнения { $level } из { $limit }{ $closed ->
        [yes] , карты молчат, набора нет
       *[no] { "" }
    }{ $banned ->
        [yes] , дворцы запрещены
       *[no] { "" }
    }
web-zhanguo-silent = { $card }. Молчит: волнения на последней ячейке.
web-zhanguo-area =
    { $area ->
        [governor] Область губернатора
       *[worker] Область работников
    }, { $region }: { $officials ->
        [none] пусто
       *[other] { $officials }
    }
web-zhanguo-cube = { $official } ({ $count }), { $area ->
        [governor] область губернатора
       *[worker] область работников
    }, { $region }
web-zhanguo-workers =
    { $count ->
        [one] { $count } работник
        [few] { $count } работника
       *[many] { $count } работников
    }
web-zhanguo-official = { $official }, в запасе { $count }
web-zhanguo-left =
    { $piece ->
        [governors] Осталось губернаторов: { $count }
        [palaces] Осталось дворцов: { $count }
        [walls] Осталось стен: { $count }
       *[discs] Осталось дисков целей: { $count }
    }
web-zhanguo-side = Сторона планшета: { $board }
web-zhanguo-ability = { $ability }, после: { $after }. { $text }
web-zhanguo-after = После «{ $actions }»:
web-zhanguo-plain-side = Без особых способностей.

## Перед первым раундом

web-zhanguo-colours = Выбор цвета
web-zhanguo-sides = Выбор планшета
web-zhanguo-offer = { $board }. { $abilities }. { $who ->
        [none] Свободен.
       *[other] Его взял { $who }.
    }
web-zhanguo-auction = Аукцион планшетов
web-zhanguo-high = { $player }: ставка { $bid } ПО
web-zhanguo-no-bid = Ставок ещё нет
web-zhanguo-bidder = { $player }{ $out ->
        [yes] {" "}вышел из торгов
       *[no] {" "}торгуется
    }
web-zhanguo-bid = Поставить { $vp } ПО

## Рука и панели

web-zhanguo-hand = Рука
web-zhanguo-hand-note = видна только вам
web-zhanguo-hand-hidden = только рубашки
web-zhanguo-hand-empty = Карт в руке нет.
web-zhanguo-aside = Отложено
web-zhanguo-wakes =
    { $needs ->
        [higher] если сыгранная карта больше той, что под ней
       *[lower] если сыгранная карта меньше той, что под ней
    }
web-zhanguo-against =
    { $needs ->
        [higher] больше { $card }
       *[lower] меньше { $card }
    }
web-zhanguo-row-markers = Маркеры
web-zhanguo-row-regions = Регионы
web-zhanguo-row-left = Карты на руке, фишки в запасе
web-zhanguo-markers = { $aspect }: маркеры ценностью { $value }{ $tall ->
        [0] { "" }
       *[other] , среди них один ценностью 3
    }
web-zhanguo-backs = Рука: письменность { $a }, валюта { $b }, законы { $c }
web-zhanguo-open = { $player }: открыть планшет
web-zhanguo-forecast = Если бы игра кончилась сейчас: ещё { $vp } ПО (губернаторы { $governors }, маркеры { $markers }, цели { $tasks }, стены { $walls }).

## Крупно

web-zhanguo-closes = Закрывает путь между { $pairs }.
web-zhanguo-tile-text =
    { $counts ->
        [fixed] { $vp } ПО: { $text }.
       *[each] { $vp } ПО за каждый { $text }.
    }
web-zhanguo-reward-of = Награда «{ $aspect }», раунд { $round }
web-zhanguo-majority = Больше всех маркеров «{ $aspect }» в конце: { $vp } ПО.
web-zhanguo-task-vp = Ячейки: { $vp } ПО
web-zhanguo-near = Рядом: { $near }.
web-zhanguo-governor-vp = Больше всех губернаторов в конце: { $base } ПО и по { $each } за каждого из них.
web-zhanguo-stands-markers =
    { $able ->
        [no] { $value }, взять не может
       *[yes] { $value }
    }
web-zhanguo-stands-governors =
    { $vp ->
        [0] { $count }
       *[other] { $count }: { $vp } ПО
    }
web-zhanguo-stands-task =
    { $claimed ->
        [yes] заявлена
       *[no] { $have } из { $need }
    }
web-zhanguo-stands-tile = дала бы { $worth }
web-zhanguo-stands-wall = ячейка { $cell }: { $vp } ПО
