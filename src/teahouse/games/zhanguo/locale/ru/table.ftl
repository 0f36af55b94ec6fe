# ZhanGuo. Названия регионов, стен, планшетов и способностей берутся из набора данных и стоят в именительном падеже.

zhanguo = ZhanGuo

## Фишки

zhanguo-player =
    { $colour ->
        [blue] Синий
        [red] Красный
        [purple] Фиолетовый
       *[yellow] Жёлтый
    }
zhanguo-tag =
    { $colour ->
        [blue] С
        [red] К
        [purple] Ф
       *[yellow] Ж
    }
zhanguo-official =
    { $official ->
        [red] красный чиновник
        [grey] серый чиновник
       *[white] белый чиновник
    }
zhanguo-official-acc =
    { $official ->
        [red] красного чиновника
        [grey] серого чиновника
       *[white] белого чиновника
    }
zhanguo-colour =
    { $colour ->
        [beige] бежевый
        [orange] оранжевый
       *[brown] коричневый
    }
zhanguo-colour-many =
    { $colour ->
        [beige] бежевых
        [orange] оранжевых
       *[brown] коричневых
    }
zhanguo-card-letter =
    { $colour ->
        [beige] Пи
        [orange] Ва
       *[brown] За
    }
zhanguo-markers =
    { $count ->
        [one] { $count } { zhanguo-colour } маркер
        [few] { $count } { zhanguo-colour-many } маркера
       *[many] { $count } { zhanguo-colour-many } маркеров
    }
zhanguo-workers =
    { $count ->
        [one] { $count } работник
        [few] { $count } работника
       *[many] { $count } работников
    }
zhanguo-officials-left =
    { $count ->
        [one] { $count } чиновник в запасе
        [few] { $count } чиновника в запасе
       *[many] { $count } чиновников в запасе
    }
zhanguo-points =
    { $count ->
        [one] { $count } очко переназначения
        [few] { $count } очка переназначения
       *[many] { $count } очков переназначения
    }
zhanguo-action =
    { $action ->
        [wall] построить стену
        [palace] построить дворец
        [recruit] нанять работников
        [reassign] переназначить чиновников
        [hire] нанять чиновника
       *[governor] назначить губернатора
    }
zhanguo-card = Карта { $card } · { $aspect } · после «{ zhanguo-action }», если номер { $number ->
        [higher] больше
       *[lower] меньше
    }: { $bonus }
zhanguo-trigger-short =
    { $action ->
        [wall] стена
        [palace] дворец
        [recruit] набор
        [reassign] переназначение
        [hire] наём
       *[governor] губерн.
    }
zhanguo-bonus-short =
    { $bonus ->
        [MARKER] маркер
        [POINTS] ⇄2
        [VP] { $amount } ПО
        [WORKER] +раб.
        [VP_PER_CARD] ПО/{ $sign }
        [CALM_ANY] мир везде
        [CALM_HERE] мир здесь
        [MOVE_WORKER] перевод
       *[OFFICIAL] +{ $sign }
    }
zhanguo-reward-short =
    { $reward ->
        [OFFICIAL_ANY] чиновник→{ $regions }
        [TWO_RED] ▲▲→{ $regions }
        [TWO_GREY] ■■→{ $regions }
        [TWO_WORKERS] 2 раб.→{ $regions }
        [GOVERNOR] губерн.→{ $regions }
        [WALL] стена
       *[PALACE] дворец
    }
zhanguo-reward-narrow =
    { $reward ->
        [OFFICIAL_ANY] люб.→{ $regions }
        [TWO_RED] ▲▲→{ $regions }
        [TWO_GREY] ■■→{ $regions }
        [TWO_WORKERS] 2 раб.→{ $regions }
        [GOVERNOR] губ.→{ $regions }
        [WALL] стена
       *[PALACE] дворец
    }
zhanguo-square-short =
    { $square ->
        [POINTS] ⇄ { $points }
        [OFFICIAL] чиновник
       *[VP] { $vp } ПО
    }

## Стол

zhanguo-moment = Раунд { $round } из { $rounds }
zhanguo-moment-boards = выбор планшетов
zhanguo-moment-auction = аукцион планшетов
zhanguo-moment-over = игра окончена
zhanguo-regions = Регионы
zhanguo-walls = Стены
zhanguo-rewards = Награды за объединение
zhanguo-tasks = Цели
zhanguo-tasks-upper = верхние
zhanguo-tasks-lower = нижние
zhanguo-court = Двор: сверху карта { $card }, всего { $count }
zhanguo-court-empty = Двор: карт ещё нет, первая подходит для любой способности
zhanguo-track = Порядок при равенстве: { $track }
zhanguo-first = первый игрок: { $player }
zhanguo-turn-of = ходит { $player }
zhanguo-also-near = рядом ещё { $regions }
zhanguo-beside = рядом: { $governors }
zhanguo-closes = закрывает { $borders }
zhanguo-wall-cell = { zhanguo-workers }, { $vp } ПО
zhanguo-each = ПО за каждый { $what }
zhanguo-minus-unrest = ПО минус все волнения (не меньше 0)
zhanguo-round-short = раунд { $round }
zhanguo-supply = запас
zhanguo-value-1 = по 1
zhanguo-value-3 = по 3
zhanguo-decks = Колоды: { $decks }
zhanguo-col-region = регион
zhanguo-col-cards = карты
zhanguo-col-governor-area = губ. область
zhanguo-col-worker-area = раб. область
zhanguo-col-workers = раб.
zhanguo-col-unrest = волнения
zhanguo-short-governor-area = губ.
zhanguo-short-worker-area = раб.
zhanguo-short-workers = работники
zhanguo-pieces = чиновники { $officials } · маркеры { $markers } · губернаторы { $governors } · дворцы { $palaces } · стены { $walls } · диски { $discs }
zhanguo-pieces-short = { $officials } · { $markers } · губ. { $governors } · ⌂ { $palaces } · стены { $walls } · диски { $discs }
zhanguo-in-hand = рука { $backs }
zhanguo-no-board = планшета ещё нет
zhanguo-offer = Планшеты на выбор
zhanguo-offer-start = в начале { $officials }, регион { $region }
zhanguo-offer-unrest = волнения { $tracks }
zhanguo-quoted-action = «{ zhanguo-action }»
zhanguo-ability = { $ability }, после { $actions }: { $text }
zhanguo-on-turn = ходит
zhanguo-legend = чиновники: ▲ красный, ■ серый, ○ белый · Пи письменность, Ва валюта, За законы · ⌂ дворцы, · свободная ячейка · ⇄ очки переназначения · волнения: ● есть, ○ свободно, ⊗ запрет дворца, ✗⌂ дворец сейчас запрещён
zhanguo-your-hand = Ваша рука
zhanguo-cards-of = Карты на планшете: { $player }
zhanguo-no-cards = карт нет

## Варианты

zhanguo-group-board = На свой планшет (объединение)
zhanguo-group-court = Ко двору
zhanguo-group-free = Свободные перемещения
zhanguo-group-other = Или
zhanguo-use-place = карта { $place } из 3
zhanguo-use-unrest = волнения +{ $count }
zhanguo-answers = номер подходит, сработает: { $cards }
zhanguo-answering = карта { $card } ({ $bonus })
zhanguo-suits-none = номер подходит, но ни одна ваша карта не сработает
zhanguo-higher = ↑ больше, чем { $card }
zhanguo-lower = ↓ меньше, чем { $card }
zhanguo-move-done =
    { $asks ->
        [EndTurn] Закончить ход
        [Activate] Больше способностей не нужно
        [Reassign] Больше никого не переназначать
       *[other] Готово
    }
zhanguo-move-pass =
    { $asks ->
        [AgreeToDrop] Не согласиться
        [TakeReward] Отказаться от награды
        [Bid] Выйти из торгов
       *[other] Отказаться
    }
zhanguo-move-take = Взять награду: { $reward }
zhanguo-move-take-agree = Согласиться
zhanguo-move-take-plain = Взять награду
zhanguo-move-action = { zhanguo-action }
zhanguo-move-region = { $region }
zhanguo-move-official = { zhanguo-official }
zhanguo-move-marker = { zhanguo-colour } маркер ценностью 1
zhanguo-move-tall = { zhanguo-colour } маркер ценностью 3
zhanguo-move-governor-area = область губернатора региона { $region }
zhanguo-move-worker-area = область работников региона { $region }
zhanguo-move-cube =
    { $area ->
        [governor] { zhanguo-official } в области губернатора региона { $region }
       *[worker] { zhanguo-official } в области работников региона { $region }
    }
zhanguo-move-free = { zhanguo-official } региона { $region } уходит к работникам
zhanguo-move-cell = { $section }, ячейка { $cell }: { zhanguo-workers }, { $vp } { $worth }
zhanguo-move-square = { $region }, клетка { $square }: { $bonus }
zhanguo-move-beside = рядом с клетками региона { $region }
zhanguo-move-ability = { $ability }: { $text }
zhanguo-move-task = { $task } ({ $vp } ПО)
zhanguo-move-board = { $board }
zhanguo-move-bid = Поставить { $count } ПО
zhanguo-move-colour = { zhanguo-player }
zhanguo-move-card = { $text }

## Вопросы

zhanguo-ask-Activate = какую способность используете?
zhanguo-ask-AppointRegion = в какой регион назначить губернатора?
zhanguo-ask-AgreeToDrop = согласны убрать планшет «{ $board }» из торгов?
zhanguo-ask-Bid =
    { $bid ->
        [0] ваша первая ставка за право выбрать планшет?
       *[other] поставите больше, чем { $bid } ПО, или выйдете из торгов?
    }
zhanguo-ask-CalmRegion =
    { $worker ->
        [1] в каком регионе снизить волнения на 1 и добавить работника?
       *[0] в каком регионе снизить волнения на 1?
    }
zhanguo-ask-ChooseBoard = какой планшет берёте?
zhanguo-ask-ChooseColour = каким цветом играете?
zhanguo-ask-ChooseMarker = какой маркер ценностью 1 берёте?
zhanguo-ask-ChooseSquare = на какую клетку региона { $region } встанет губернатор?
zhanguo-ask-ChooseTallMarker = какой маркер ценностью 3 берёте?
zhanguo-ask-ClaimTasks = заявите выполненную цель?
zhanguo-ask-EndTurn = закончить ход? Можно ещё выполнить цель или переместить чиновника.
zhanguo-ask-HireColour = какого чиновника нанимаете?
zhanguo-ask-HireRegion = в какую область губернатора поставить { zhanguo-official-acc }?
zhanguo-ask-MoveGovernorFrom = какой из ваших губернаторов переезжает?
zhanguo-ask-MoveGovernorTo = куда переезжает губернатор из региона { $region }?
zhanguo-ask-MoveWorkerFrom = из какого региона переходит работник?
zhanguo-ask-MoveWorkerTo = куда переходит работник из региона { $region }?
zhanguo-ask-PalaceRegion = где построить дворец?
zhanguo-ask-PlayCard = какую карту играете?
zhanguo-ask-ProposeBoard = какой планшет убрать из торгов? Согласны должны быть все; если не принято ни одно предложение, решает случай.
zhanguo-ask-PutAside =
    { $colour ->
        [beige] какую бежевую карту откладываете?
        [orange] какую оранжевую карту откладываете?
       *[brown] какую коричневую карту откладываете?
    }
zhanguo-ask-Reassign = какого чиновника переназначить? Осталось: { zhanguo-points }.
zhanguo-ask-ReassignTo = куда? Осталось: { zhanguo-points }.
zhanguo-ask-RecruitRegion = в каком регионе нанять работников?
zhanguo-ask-RewardGovernor = в какой регион пойдёт губернатор?
zhanguo-ask-TakeReward = берёте награду «{ $aspect }» за все свои { $colour ->
        [beige] бежевые
        [orange] оранжевые
       *[brown] коричневые
    } маркеры?
zhanguo-ask-ThirdWorker = двух работников даёт регион { $region }; какой регион даст третьего?
zhanguo-ask-UseCard = куда пойдёт карта { $card }?
zhanguo-ask-WallCell = на какой ячейке построить стену?
zhanguo-ask-WallWorker = какой регион даст работника? Осталось вернуть: { $count }.

## Чего ждём

zhanguo-wait-Activate = { $player } выбирает способности.
zhanguo-wait-AppointRegion = { $player } выбирает регион для губернатора.
zhanguo-wait-AgreeToDrop = { $player } обдумывает предложение.
zhanguo-wait-Bid = { $player } торгуется за планшет.
zhanguo-wait-CalmRegion = { $player } выбирает регион, где снизить волнения.
zhanguo-wait-ChooseBoard = { $player } выбирает планшет.
zhanguo-wait-ChooseColour = { $player } выбирает цвет.
zhanguo-wait-ChooseMarker = { $player } выбирает маркер.
zhanguo-wait-ChooseSquare = { $player } выбирает клетку для губернатора.
zhanguo-wait-ChooseTallMarker = { $player } выбирает маркер ценностью 3.
zhanguo-wait-ClaimTasks = { $player } может заявить цели.
zhanguo-wait-EndTurn = { $player } заканчивает ход.
zhanguo-wait-HireColour = { $player } выбирает, какого чиновника нанять.
zhanguo-wait-HireRegion = { $player } выбирает регион для чиновника.
zhanguo-wait-MoveGovernorFrom = { $player } выбирает, какого губернатора перевести.
zhanguo-wait-MoveGovernorTo = { $player } выбирает, куда перевести губернатора.
zhanguo-wait-MoveWorkerFrom = { $player } выбирает, какого работника перевести.
zhanguo-wait-MoveWorkerTo = { $player } выбирает, куда перевести работника.
zhanguo-wait-PalaceRegion = { $player } выбирает регион для дворца.
zhanguo-wait-PlayCard = { $player } выбирает карту.
zhanguo-wait-ProposeBoard = { $player } предлагает, какой планшет убрать из торгов.
zhanguo-wait-PutAside = { $player } откладывает карты.
zhanguo-wait-Reassign = { $player } переназначает чиновников.
zhanguo-wait-ReassignTo = { $player } переназначает чиновников.
zhanguo-wait-RecruitRegion = { $player } выбирает регион для новых работников.
zhanguo-wait-RewardGovernor = { $player } выбирает регион для губернатора.
zhanguo-wait-TakeReward = { $player } решает, взять ли награду.
zhanguo-wait-ThirdWorker = { $player } выбирает третьего работника для дворца.
zhanguo-wait-UseCard = { $player } выбирает, куда пойдёт карта.
zhanguo-wait-WallCell = { $player } выбирает ячейку для стены.
zhanguo-wait-WallWorker = { $player } выбирает работников для стены.

## События

zhanguo-event-ability = { $player } использует способность «{ $ability }».
zhanguo-event-activated = { $player } использует карту { $card } ({ $bonus }).
zhanguo-event-auction-won = { $player } выигрывает торги за { $count } ПО.
zhanguo-event-bid = { $player } ставит { $count } ПО.
zhanguo-event-bid-passed = { $player } выходит из торгов.
zhanguo-event-board = { $player } берёт планшет «{ $board }».
zhanguo-event-board-dropped = Все согласны: планшет «{ $board }» убран из торгов.
zhanguo-event-board-kept = { $player } за то, чтобы планшет «{ $board }» остался в торгах.
zhanguo-event-board-proposed = { $player } предлагает убрать из торгов планшет «{ $board }».
zhanguo-event-buried = Отложенные карты уходят под свои колоды.
zhanguo-event-colour = { $player } выбирает цвет.
zhanguo-event-court = { $player } играет карту { $card } ко двору: { zhanguo-action }.
zhanguo-event-drew =
    { $player } берёт { $count ->
        [one] по { $count } карте
        [few] по { $count } карты
       *[many] по { $count } карт
    } из каждой колоды.
zhanguo-event-drew-card =
    { $you ->
        [yes] Вы берёте карту { $card } ({ $aspect }).
       *[no] { $player } берёт карту { $card } ({ $aspect }).
    }
zhanguo-event-first-player = Первый игрок — { $player }.
zhanguo-event-free-move = { $player } отправляет { zhanguo-official-acc } к работникам, регион { $region }.
zhanguo-event-governor-beside = { $player } ставит губернатора рядом с клетками региона { $region }.
zhanguo-event-governor-moved = { $player } переводит губернатора из региона { $region } в регион { $region-to }.
zhanguo-event-governor-paid = { $player } возвращает трёх чиновников из региона { $region }.
zhanguo-event-governor-square = { $player } ставит губернатора на клетку { $square } региона { $region }.
zhanguo-event-markers = { $player } берёт { zhanguo-markers }.
zhanguo-event-markers-returned = { $player } возвращает { $colour ->
        [beige] бежевые
        [orange] оранжевые
       *[brown] коричневые
    } маркеры общей ценностью { $count }.
zhanguo-event-official = { $player } ставит { zhanguo-official-acc } в область губернатора региона { $region }.
zhanguo-event-palace = { $player } строит дворец в регионе { $region }.
zhanguo-event-palace-paid = { $player } возвращает двух работников из региона { $region } и одного из региона { $region-to }.
zhanguo-event-put-aside =
    { $you ->
        [yes] Вы откладываете карту { $card }.
       *[no] { $player } откладывает карту { $card }.
    }
zhanguo-event-reassigned-governor-area = { $player } переводит { zhanguo-official-acc } в область губернатора региона { $region }.
zhanguo-event-reassigned-worker-area = { $player } переводит { zhanguo-official-acc } в область работников региона { $region }.
zhanguo-event-reward = { $player } берёт награду «{ $aspect }» ({ $reward }).
zhanguo-event-reward-impossible = { $player } не может получить награду «{ $aspect }».
zhanguo-event-reward-passed = { $player } отказывается от награды «{ $aspect }».
zhanguo-event-round = Начинается раунд { $count }.
zhanguo-event-scoring = Игра окончена, начинается подсчёт очков.
zhanguo-event-tall-marker = { $player } берёт { zhanguo-colour } маркер ценностью 3.
zhanguo-event-task = { $player } заявляет цель на { $count } ПО ({ $task }).
zhanguo-event-turn = Ходит { $player }.
zhanguo-event-undo = { $player } возвращает ход.
zhanguo-event-unified = { $player } кладёт карту { $card } в регион { $region }.
zhanguo-event-unrest-down = { $player }: волнения в регионе { $region } снижаются на { $count }.
zhanguo-event-unrest-up = { $player }: волнения в регионе { $region } растут на { $count }.
zhanguo-event-vp-card = { $player } получает { $count } ПО за карту { $card }.
zhanguo-event-vp-governors = { $player } получает { $count } ПО за большинство губернаторов в регионе { $region }.
zhanguo-event-vp-markers = { $player } получает { $count } ПО за большинство маркеров аспекта «{ $aspect }».
zhanguo-event-vp-missing-marker = { $player } получает { $count } ПО взамен закончившихся маркеров.
zhanguo-event-vp-palace = { $player } получает { $count } ПО за карты на планшете.
zhanguo-event-vp-square = { $player } получает { $count } ПО за клетку.
zhanguo-event-vp-tasks = { $player } получает { $count } ПО за цели.
zhanguo-event-vp-walls = { $player } получает { $count } ПО за стены.
zhanguo-event-wall = { $player } строит стену: { $section }, ячейка { $cell }.
zhanguo-event-won = Побеждает { $player }.
zhanguo-event-worker-moved = { $player } переводит работника из региона { $region } в регион { $region-to }.
zhanguo-event-worker-returned = { $player } возвращает работника из региона { $region }.
zhanguo-event-workers =
    { $player } получает { $count ->
        [one] { $count } работника
        [few] { $count } работников
       *[many] { $count } работников
    } в регионе { $region }.

## Конец

zhanguo-ending-governors = Губернаторы
zhanguo-ending-markers = Маркеры
zhanguo-ending-tasks = Цели
zhanguo-ending-walls = Стены
zhanguo-ending-start = Начало аукциона
zhanguo-ending-bid = Ставка на аукционе
zhanguo-ending-cards = Карты и клетки с бонусами
zhanguo-ending-card = карта { $card } ({ $aspect })
zhanguo-ending-square = клетка губернатора, регион { $region }
zhanguo-ending-missing = маркеры, которые кончились
zhanguo-ending-not-below = { $sum }, но не меньше 0
zhanguo-ending-palaces = Дворцы
zhanguo-ending-palace = дворец, регион { $region }
zhanguo-ending-value = ценность маркеров { $value }
zhanguo-ending-row =
    { $row ->
        [1] верхний ряд
       *[2] нижний ряд
    }
zhanguo-ending-wall = { $section }, { $tile }
zhanguo-ending-track = Трек наград
zhanguo-ending-track-rule = При равной сумме побеждает тот, чей диск выше на треке наград.

## Книга карт

zhanguo-book = ZhanGuo: все карты
zhanguo-book-cards = Карты
