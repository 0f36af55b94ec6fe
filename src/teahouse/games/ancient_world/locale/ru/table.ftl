# «Древний мир». Названия карт, ячеек, племён и цветов игроков берутся из набора данных и стоят в именительном падеже.

ancient_world = Древний мир

## Фишки

ancient_world-tag =
    { $colour ->
        [indigo] Ин
        [graphite] Гр
        [orange] Ор
       *[turquoise] Би
    }
ancient_world-tokens =
    { $what ->
        [coin] { $n ->
            [one] { $n } монета
            [few] { $n } монеты
           *[many] { $n } монет
        }
       *[knowledge] { $n ->
            [one] { $n } знание
            [few] { $n } знания
           *[many] { $n } знаний
        }
    }
ancient_world-coins =
    { $count ->
        [one] { $count } монету
        [few] { $count } монеты
       *[many] { $count } монет
    }
ancient_world-face =
    { $face ->
        [titan] { $n ->
            [one] { $n } титан
            [few] { $n } титана
           *[many] { $n } титанов
        }
        [coin] { $n ->
            [one] { $n } монета
            [few] { $n } монеты
           *[many] { $n } монет
        }
       *[blank] { $n ->
            [one] { $n } пустая грань
            [few] { $n } пустые грани
           *[many] { $n } пустых граней
        }
    }
ancient_world-tribe =
    { $tribe ->
        [red] красные
        [green] зелёные
        [purple] фиолетовые
        [blue] синие
       *[yellow] жёлтые
    }
ancient_world-tribe-letter =
    { $tribe ->
        [red] К
        [green] З
        [purple] Ф
        [blue] С
       *[yellow] Ж
    }
ancient_world-none = ничего

## Стол

ancient_world-moment = Раунд { $round } из { $rounds }
ancient_world-moment-end = конец раунда
ancient_world-moment-over = игра окончена
ancient_world-turn-of = ходит { $player }

ancient_world-short =
    { $op ->
        [gain] +{ $gained }
        [restore] ↺{ $n }
        [attack] +{ $gained } на раунд
        [token] жетон
        [perform] { $cell }
        [copy] чужое действие
        [scout] разведка титанов
        [rest] отдых армии
        [reserve] отложить карту
        [buy_empire] карта империи
        [buy_army] карта войска
        [take_province] провинция
        [explore] отложить 1 из { $n }
       *[grow] +житель
    }
ancient_world-covered = закрыта до раунда { $n }
ancient_world-skill-from = навык { $n }+
ancient_world-skill-full = занято
ancient_world-skill-other = другой навык { $fee }
ancient_world-empire-row = Ряд империи · колода { $deck }: { $left }, сброс: { $discarded }
ancient_world-army-row = Ряд войск · колода: { $left }
ancient_world-titans = Титаны и провинции · кубик: { $faces }
ancient_world-provinces = Провинции ({ $left })
ancient_world-col-deck = колода
ancient_world-col-titan = сверху
ancient_world-col-defence = защита
ancient_world-col-banners = знамёна
ancient_world-col-dice = кубики
ancient_world-col-gives = даёт
ancient_world-col-reach = у вас
ancient_world-no-cards = нет карт
ancient_world-token = первый игрок
ancient_world-token-locked = первый игрок (жетон взят)
ancient_world-passed = пас
ancient_world-on-turn = ходит
ancient_world-line-purse = Жители
ancient_world-line-capital = Империя
ancient_world-line-armies = Армии
ancient_world-line-more = { "" }
ancient_world-line-city = Город
ancient_world-line-provinces = Провинции
ancient_world-line-titans = Титаны
ancient_world-line-reserve = Отложено
ancient_world-line-scouted = Разведка
ancient_world-home = дома
ancient_world-hungry = голодают
ancient_world-supply = в запасе
ancient_world-food = еда
ancient_world-spaces = места
ancient_world-limit = армии
ancient_world-income = доход
ancient_world-attack = атака
ancient_world-disbanded = распущены:
ancient_world-picture = иллюстрация
ancient_world-used = использована, свиток
ancient_world-use = бой за
ancient_world-back = карта колоды { $deck }
ancient_world-scouted = { $deck }, под верхней: { $titans }
ancient_world-cards-of = Карты игрока { $player }
ancient_world-cards-row = Ряд империи
ancient_world-cards-armies = Ряд войск
ancient_world-cards-titans = Верхние титаны
ancient_world-cards-provinces = Открытые провинции
ancient_world-legend = ▢ места, ♣ еда, ◎ монеты, ✎ знания, † мечи, ↗ стрелы, △ лимит армий, ♟ житель, ⚲ исследование, ♕ трофей, ☽ шпионаж, ↺ восстановление, ⚐ знамёна племён · ♟= действие карты, ✦ отвечает на событие, ☆ очки в конце игры, [3] житель на карте, ✗ потеряна · «карты» покажет все тексты

## Варианты

ancient_world-group-citizens = Поставить жителя
ancient_world-group-titans = Сразиться с титаном
ancient_world-group-other = Или
ancient_world-group-board = На поле
ancient_world-group-city = На свою карту империи
ancient_world-group-row = Из ряда
ancient_world-group-reserve = Из отложенных вами
ancient_world-group-bargain = Сначала сбросить
ancient_world-group-deck = Из колоды
ancient_world-group-new-army = Новая армия
ancient_world-group-disband = Поверх армии, карта которой распускается
ancient_world-group-of = Карты игрока { $player }
ancient_world-price-from =
    { $n ->
        [one] от { $n } монеты
        [few] от { $n } монет
       *[many] от { $n } монет
    }
ancient_world-note-fight =
    атака { $attack } против защиты { $defence }, затем { $n ->
        [one] { $n } кубик разрушения
        [few] { $n } кубика разрушения
       *[many] { $n } кубиков разрушения
    }
ancient_world-note-outranked = навыка не хватает: { $cells }
ancient_world-note-disband =
    { $n ->
        [0] остаётся: { $left }
        [one] остаётся: { $left }; { $n } монета с карты уходит в запас
        [few] остаётся: { $left }; { $n } монеты с карты уходят в запас
       *[many] остаётся: { $left }; { $n } монет с карты уходят в запас
    }
ancient_world-move-pass =
    { $asks ->
        [UseCard] Не использовать
        [BuyArmy] Ничего не покупать
        [BuyEmpire] Ничего не покупать
        [FightScouted] Не сражаться
       *[other] Пасовать до конца раунда
    }
ancient_world-move-done =
    { $asks ->
        [RestoreCards] Больше ничего не восстанавливать
       *[other] Готово
    }
ancient_world-move-take = Использовать
ancient_world-move-fight = Сразиться
ancient_world-move-draw =
    { $asks ->
        [PutAside] Верхняя карта колоды империи, не глядя
       *[other] { $n ->
            [one] Взять { $n } карту и выбрать из взятых
            [few] Взять { $n } карты и выбрать одну из них
           *[many] Взять { $n } карт и выбрать одну из них
        }
    }
ancient_world-move-look =
    { $n ->
        [one] Посмотреть { $n } верхнюю провинцию
        [few] Посмотреть { $n } верхние провинции
       *[many] Посмотреть { $n } верхних провинций
    }
ancient_world-move-new-army = Создать новую армию
ancient_world-move-pay =
    { $what ->
        [coin] Заплатить монетами
       *[knowledge] Заплатить знаниями
    }
ancient_world-move-citizen = Житель с навыком { $skill }
ancient_world-move-cell = { $name }
ancient_world-move-empire = { $name }
ancient_world-move-army = { $name }
ancient_world-move-scroll = { $army }: со свитка
ancient_world-move-picture = { $army }: с иллюстрации
ancient_world-move-titan = { $name }
ancient_world-move-province = { $name }

## Вопросы

ancient_world-ask-ArrangeTitans = какой титан ляжет { $place }-м сверху из { $n }?
ancient_world-ask-BuryProvince = какая провинция уйдёт под колоду первой?
ancient_world-ask-BuyArmy =
    { $price ->
        [less] какую карту войска покупаете на { $goods } дешевле?
       *[full] какую карту войска покупаете?
    }
ancient_world-ask-BuyEmpire =
    { $price ->
        [free] какую карту империи берёте, не платя её цены?
        [less] какую карту империи покупаете на { $goods } дешевле?
       *[full] какую карту империи покупаете?
    }
ancient_world-ask-ChooseHungry = еды { $food }, жителей { $citizens }: кто будет голодать?
ancient_world-ask-ChoosePayment = чем платите за действие «{ $cell }»?
ancient_world-ask-ChooseProvince = какую провинцию берёте?
ancient_world-ask-CopyAction = действие какой карты выполняете?
ancient_world-ask-DiscardArmy = армий больше, чем позволяет лимит: какую сбрасываете?
ancient_world-ask-Explore =
    { $n ->
        [one] отложите карту из ряда или возьмёте из колоды { $n } карту?
        [few] отложите карту из ряда или возьмёте из колоды { $n } карты, чтобы выбрать одну?
       *[many] отложите карту из ряда или возьмёте из колоды { $n } карт, чтобы выбрать одну?
    }
ancient_world-ask-FightScouted = сразу сразитесь с верхним титаном ({ $titan })?
ancient_world-ask-KeepCard = какую из взятых карт откладываете?
ancient_world-ask-LoseCard = какую карту империи теряете? Осталось потерять: { $left }.
ancient_world-ask-PlaceArmy = куда пойдёт карта «{ $army }»?
ancient_world-ask-PlaceCitizen = куда поставить жителя с навыком { $skill }?
ancient_world-ask-PutAside = какую карту откладываете?
ancient_world-ask-RestArmy = с какой карты войска сбросить { $goods }?
ancient_world-ask-RestoreCards = какую потерянную карту восстанавливаете? Осталось: { $left }.
ancient_world-ask-RestoreOne = какую потерянную карту восстанавливаете? Осталось: { $left }.
ancient_world-ask-ScoutDeck =
    { $n ->
        [one] в какой колоде титанов посмотреть { $n } верхнюю карту?
        [few] в какой колоде титанов посмотреть { $n } верхние карты?
       *[many] в какой колоде титанов посмотреть { $n } верхних карт?
    }
ancient_world-ask-TakeProvince =
    { $n ->
        [one] возьмёте открытую провинцию или посмотрите { $n } верхнюю?
        [few] возьмёте открытую провинцию или сначала посмотрите { $n } верхние?
       *[many] возьмёте открытую провинцию или сначала посмотрите { $n } верхних?
    }
ancient_world-ask-TakeTurn = поставите жителя, сразитесь с титаном или спасуете?
ancient_world-ask-UseArmies = какие армии идут в бой? { $titan }: атака { $attack } из { $defence }.
ancient_world-ask-UseCard = используете карту «{ $empire }»?

## Кого ждём

ancient_world-wait-ArrangeTitans = { $player } раскладывает титанов.
ancient_world-wait-BuryProvince = { $player } убирает провинции под колоду.
ancient_world-wait-BuyArmy = { $player } выбирает карту войска.
ancient_world-wait-BuyEmpire = { $player } выбирает, какую карту империи построить.
ancient_world-wait-ChooseHungry = { $player } решает, кто будет голодать.
ancient_world-wait-ChoosePayment = { $player } выбирает, чем платить.
ancient_world-wait-ChooseProvince = { $player } выбирает провинцию.
ancient_world-wait-CopyAction = { $player } выбирает, чьё действие повторить.
ancient_world-wait-DiscardArmy = { $player } должен сбросить армию.
ancient_world-wait-Explore = { $player } исследует местность.
ancient_world-wait-FightScouted = { $player } может сразу сразиться с титаном.
ancient_world-wait-KeepCard = { $player } выбирает, какую карту отложить.
ancient_world-wait-LoseCard = { $player } выбирает, какую карту империи потерять.
ancient_world-wait-PlaceArmy = { $player } выбирает место для карты войска.
ancient_world-wait-PlaceCitizen = { $player } ставит жителя.
ancient_world-wait-PutAside = { $player } выбирает, какую карту отложить.
ancient_world-wait-RestArmy = { $player } снимает монеты с карты войска.
ancient_world-wait-RestoreCards = { $player } восстанавливает потерянные карты.
ancient_world-wait-RestoreOne = { $player } восстанавливает потерянную карту.
ancient_world-wait-ScoutDeck = { $player } выбирает, какую колоду титанов посмотреть.
ancient_world-wait-TakeProvince = { $player } выбирает провинцию.
ancient_world-wait-TakeTurn = { $player } обдумывает ход.
ancient_world-wait-UseArmies = { $player } выбирает армии для боя.
ancient_world-wait-UseCard = { $player } может использовать карту.

## События

ancient_world-event-army-discarded = { $player } сбрасывает армию «{ $army }».
ancient_world-event-army-row = Новая карта в ряду войск: «{ $army }».
ancient_world-event-army-used = { $player } отправляет в бой армию «{ $army }» за { ancient_world-coins }.
ancient_world-event-attack = { $player } получает { $goods } в каждом своём бою этого раунда.
ancient_world-event-built = { $player } строит карту «{ $empire }».
ancient_world-event-card-used = { $player } использует карту «{ $empire }».
ancient_world-event-citizen = { $player } получает жителя с навыком { $citizen }, его можно поставить сразу.
ancient_world-event-coins = { $player } получает { ancient_world-coins }.
ancient_world-event-copied = { $player } выполняет действие карты «{ $empire }».
ancient_world-event-defeated = { $player } побеждает титана «{ $titan }»!
ancient_world-event-disbanded = { $player } распускает армию «{ $army }».
ancient_world-event-discarded = { $player } сбрасывает карту «{ $empire }».
ancient_world-event-drew =
    { $player } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } из колоды империи.
ancient_world-event-drew-card =
    { $you ->
        [yes] Вы берёте карту «{ $empire }».
       *[no] { $player } берёт карту «{ $empire }».
    }
ancient_world-event-end-of-round = Раунд заканчивается.
ancient_world-event-explored = В сброс уходит карта «{ $empire }».
ancient_world-event-first-player = Первый игрок — { $player }.
ancient_world-event-grew = { $player } получает жителя с навыком { $citizen }; пока он стоит на ячейке «Голодающие».
ancient_world-event-hungry = { $player }: житель с навыком { $citizen } голодает.
ancient_world-event-knowledge =
    { $player } получает { $count ->
        [one] { $count } знание
        [few] { $count } знания
       *[many] { $count } знаний
    }.
ancient_world-event-looked =
    { $player } смотрит { $count ->
        [one] { $count } верхнюю провинцию
        [few] { $count } верхние провинции
       *[many] { $count } верхних провинций
    }.
ancient_world-event-looked-province =
    { $you ->
        [yes] Вы видите провинцию «{ $province }».
       *[no] { $player } видит провинцию «{ $province }».
    }
ancient_world-event-lost = { $player } теряет карту «{ $empire }»: она лежит лицом вниз.
ancient_world-event-lost-coins = { $player } теряет { ancient_world-coins }.
ancient_world-event-opened = Ячейка «{ $cell }» открыта.
ancient_world-event-paid-coins = { $player } платит { ancient_world-coins }.
ancient_world-event-paid-knowledge =
    { $player } платит { $count ->
        [one] { $count } знание
        [few] { $count } знания
       *[many] { $count } знаний
    }.
ancient_world-event-passed = { $player } пасует.
ancient_world-event-performed = { $player } выполняет действие «{ $cell }».
ancient_world-event-placed = { $player } ставит жителя с навыком { $citizen } на ячейку «{ $cell }».
ancient_world-event-placed-on-card = { $player } ставит жителя с навыком { $citizen } на карту «{ $empire }».
ancient_world-event-province = { $player } берёт провинцию «{ $province }».
ancient_world-event-province-buried =
    { $you ->
        [yes] Вы убираете под колоду провинцию «{ $province }».
       *[no] { $player } убирает под колоду провинцию «{ $province }».
    }
ancient_world-event-province-shown = Открыта провинция «{ $province }».
ancient_world-event-provinces-buried =
    { $player } убирает под колоду лицом вниз { $count ->
        [one] { $count } провинцию
        [few] { $count } провинции
       *[many] { $count } провинций
    }.
ancient_world-event-put-aside = { $player } откладывает карту лицом вниз.
ancient_world-event-put-aside-card =
    { $you ->
        [yes] Вы откладываете карту «{ $empire }».
       *[no] { $player } откладывает карту «{ $empire }».
    }
ancient_world-event-put-aside-row = { $player } откладывает из ряда карту «{ $empire }».
ancient_world-event-recruited = { $player } рекрутирует армию «{ $army }».
ancient_world-event-reshuffled = Сброшенные карты империи перемешаны в новую колоду.
ancient_world-event-rested-picture = { $player } снимает { ancient_world-coins } с иллюстрации карты «{ $army }».
ancient_world-event-rested-scroll = { $player } снимает { ancient_world-coins } со свитка карты «{ $army }».
ancient_world-event-restored = { $player } восстанавливает карту «{ $empire }».
ancient_world-event-rolled = { $player } бросает кубики разрушения: { $faces }.
ancient_world-event-round = Начинается раунд { $count }.
ancient_world-event-row = Новая карта в ряду империи: «{ $empire }».
ancient_world-event-scoring = Игра окончена, начинается подсчёт очков.
ancient_world-event-scouted =
    { $player } смотрит { $count ->
        [one] { $count } верхнюю карту
        [few] { $count } верхние карты
       *[many] { $count } верхних карт
    } колоды титанов «{ $deck }».
ancient_world-event-scouted-titan =
    { $you ->
        [yes] Вы видите титана «{ $titan }».
       *[no] { $player } видит титана «{ $titan }».
    }
ancient_world-event-titan-shown = Колода титанов «{ $deck }»: сверху лежит «{ $titan }».
ancient_world-event-token = { $player } берёт жетон первого игрока.
ancient_world-event-turn = Ходит { $player }.
ancient_world-event-undo = { $player } возвращает ход.
ancient_world-event-vp-banners = { $player } получает { $count } ПО за { ancient_world-tribe } знамёна.
ancient_world-event-vp-card = { $player } получает { $count } ПО за карту «{ $empire }».
ancient_world-event-vp-hungry = { $player } теряет { $count } ПО за голодающих жителей.
ancient_world-event-won = Побеждает { $player }.

## Конец

ancient_world-ending-banners =
    { $tribe ->
        [red] Красные знамёна
        [green] Зелёные знамёна
        [purple] Фиолетовые знамёна
        [blue] Синие знамёна
       *[yellow] Жёлтые знамёна
    }
ancient_world-ending-cards = Особые карты
ancient_world-ending-hungry = Голодающие
ancient_world-ending-count =
    { $count ->
        [one] { $count } знамя
        [few] { $count } знамени
       *[many] { $count } знамён
    }
ancient_world-ending-table = посчитано: { $count }
ancient_world-ending-coins = Монеты
ancient_world-ending-coins-rule = При равной сумме побеждает тот, у кого больше монет.
ancient_world-ending-owned = Карты
ancient_world-ending-owned-rule = Затем тот, у кого больше карт империи, провинций и титанов.
ancient_world-ending-knowledge = Знания
ancient_world-ending-knowledge-rule = Затем тот, у кого больше знаний.
