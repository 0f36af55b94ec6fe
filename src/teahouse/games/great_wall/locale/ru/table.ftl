# «Великая стена» на столе. Названия карт берутся из набора, тексты карт — из cards*.ftl.

great_wall = Великая стена

## Фигуры и жетоны

great_wall-player =
    { $colour ->
        [yellow] Жёлтый
        [red] Красный
        [blue] Синий
        [green] Зелёный
        [purple] Фиолетовый
       *[grey] Серый
    }
great_wall-player-of =
    { $colour ->
        [yellow] Жёлтого
        [red] Красного
        [blue] Синего
        [green] Зелёного
        [purple] Фиолетового
       *[grey] Серого
    }
great_wall-tag =
    { $colour ->
        [yellow] Ж
        [red] К
        [blue] С
        [green] З
        [purple] Ф
       *[grey] Т
    }
great_wall-warrior =
    { $warrior ->
        [spearman] копейщик
        [archer] лучник
        [horseman] всадник
       *[banner_bearer] знаменосец
    }
great_wall-warrior-acc =
    { $warrior ->
        [spearman] копейщика
        [archer] лучника
        [horseman] всадника
       *[banner_bearer] знаменосца
    }
great_wall-warrior-ins =
    { $warrior ->
        [spearman] копейщиком
        [archer] лучником
        [horseman] всадником
       *[banner_bearer] знаменосцем
    }
great_wall-warrior-one = { great_wall-warrior-acc }
great_wall-resource =
    { $what ->
        [wood] древесину
        [stone] камень
        [gold] золото
       *[chi] ци
    }
great_wall-resource-gen =
    { $what ->
        [wood] древесины
        [stone] камня
        [gold] золота
       *[chi] ци
    }
great_wall-tokens =
    { $what ->
        [wood] { $n ->
            [one] { $n } древесину
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
        [honor] { $n ->
            [one] { $n } очко чести
            [few] { $n } очка чести
           *[many] { $n } очков чести
        }
        [wsg] { $n ->
            [one] { $n } строительный материал
            [few] { $n } строительных материала
           *[many] { $n } строительных материалов
        }
       *[any] { $n ->
            [one] { $n } любой ресурс
            [few] { $n } любых ресурса
           *[many] { $n } любых ресурсов
        }
    }
great_wall-amount =
    { $what ->
        [wood] { $n ->
            [one] { $n } древесина
            [few] { $n } древесины
           *[many] { $n } древесины
        }
       *[other] { great_wall-tokens }
    }
great_wall-area-in =
    { $area ->
        [sawmill] на лесопилке
        [quarry] в каменоломне
        [gold_mine] на золотом руднике
        [pagoda] в пагоде
        [barracks] в казармах
        [builders_camp] в лагере строителей
        [field_hq] в полевом штабе
        [tea_house] в чайном доме
        [embassy] в представительстве императора
        [academy] в военной академии
       *[market] на рынке
    }
great_wall-area-to =
    { $area ->
        [sawmill] на лесопилку
        [quarry] в каменоломню
        [gold_mine] на золотой рудник
        [pagoda] в пагоду
        [barracks] в казармы
        [builders_camp] в лагерь строителей
        [field_hq] в полевой штаб
        [tea_house] в чайный дом
        [embassy] в представительство императора
        [academy] в военную академию
       *[market] на рынок
    }
great_wall-warrior-letter =
    { $warrior ->
        [spearman] ко
        [archer] лу
        [horseman] вс
       *[banner_bearer] зн
    }
great_wall-good-letter =
    { $what ->
        [wood] Д
        [stone] Ка
        [gold] ¤
        [chi] Ц
        [honor] ★
        [wsg] М
       *[any] ?
    }
great_wall-section =
    { $section ->
        [left] Левый участок
        [middle] Средний участок
       *[right] Правый участок
    }
great_wall-cell-at = { $section ->
        [left] левый участок
        [middle] средний участок
       *[right] правый участок
    }, ряд { $row }, ячейка { $letter }
great_wall-section-on =
    { $section ->
        [left] на левом участке
        [middle] на среднем участке
       *[right] на правом участке
    }
great_wall-section-to =
    { $section ->
        [left] на левый участок
        [middle] на средний участок
       *[right] на правый участок
    }
great_wall-section-from =
    { $section ->
        [left] с левого участка
        [middle] со среднего участка
       *[right] с правого участка
    }
great_wall-honour =
    { $n ->
        [one] { $n } очко чести
        [few] { $n } очка чести
       *[many] { $n } очков чести
    }
great_wall-warriors =
    { $n ->
        [one] { $n } воина
        [few] { $n } воинов
       *[many] { $n } воинов
    }
great_wall-season =
    { $season ->
        [setup] подготовка
        [spring] весна
        [summer] лето
        [autumn] осень
        [winter] зима
       *[over] игра окончена
    }
great_wall-reason-none = больше ходов нет
great_wall-reason =
    { $reason ->
        [walls] стена достроена
        [shame] запас позора пуст
        [edicts] выполнено достаточно указов
       *[time] истёк последний год
    }

## Стол

great_wall-moment = Год { $year }, { great_wall-season }
great_wall-turn-of = ходит { $player }
great_wall-tracks = Треки и запасы
great_wall-time = Время
great_wall-invasion = отрядов
great_wall-lethality = смертоносность
great_wall-tea-order = Порядок чаепития
great_wall-order-track = Шкала приказов
great_wall-shame-supply = Жетоны позора
great_wall-shame-left = { $left }, в коробке { $box }
great_wall-warehouse = Склад
great_wall-decks = Колоды
great_wall-decks-line = орда { $hordes }, следующий { $pointer }; тактика { $tactics }; советники { $advisors }
great_wall-decks-empty = орда 0; тактика { $tactics }; советники { $advisors }
great_wall-pointer =
    { $section ->
        [left] налево
        [middle] в середину
       *[right] направо
    }
great_wall-advisor-track = Шкала советников
great_wall-artifacts = Артефакты
great_wall-edicts = Указы
great_wall-edicts-done = выполнено { $count } из { $needed }
great_wall-events = События
great_wall-section-short =
    { $section ->
        [left] Левый
        [middle] Средний
       *[right] Правый
    }
great_wall-level-short = ур. { $level }
great_wall-strength-short = защ. { $defence }, ат. { $attack }
great_wall-level = уровень { $level }
great_wall-defence = защита { $defence }
great_wall-attack = атака { $attack }
great_wall-holds = выстоит
great_wall-falls = брешь!
great_wall-quiet = орды нет
great_wall-fortifications = укрепления
great_wall-posts = огневые позиции
great_wall-shelter = укрытие
great_wall-next-level = следующий уровень { $cost }
great_wall-top-level = достроено
great_wall-fortifications-short = укр.
great_wall-posts-short = поз.
great_wall-next-short = +{ $cost }
great_wall-no-horde = нет отряда
great_wall-areas = Области
great_wall-clan-officials = чиновники { $supply } + { $pool } в общем запасе
great_wall-clan-warriors = воины { $warriors }
great_wall-clan-ashamed = с позором { $warriors }
great_wall-clan-overseers = управляющие { $overseers }
great_wall-clan-hand =
    { $orders ->
        [one] { $orders } приказ
        [few] { $orders } приказа
       *[many] { $orders } приказов
    }, { $tactics ->
        [one] { $tactics } карта тактики
        [few] { $tactics } карты тактики
       *[many] { $tactics } карт тактики
    }
great_wall-clan-resources = ресурсы { $resources }
great_wall-clan-active = Советники
great_wall-clan-assistants = Помощники
great_wall-clan-captured = Захвачено
great_wall-clan-discard = Сброшенные приказы
great_wall-clan-order = Приказ
great_wall-face-down = лицом вниз
great_wall-hidden = скрыт
great_wall-none = нет
great_wall-no-general = генерала ещё нет
great_wall-shame-count = позор { $count }
great_wall-on-turn = ходит
great_wall-your-orders = Ваши приказы
great_wall-legend = Ячейки: буква, затем награда (Д древесина, Ка камень, ¤ золото, Ц ци, М материал, ? любой ресурс, ★ честь), или чей воин (ко копейщик, лу лучник, вс всадник), или ✕ повреждение · ⚔ атака, ★ честь отряда, ! свойство · ⚑ позор тому, кто там один, · свободное место, ■ мест нет, ✓ активирована

## Карты

great_wall-cards-orders = Ваши приказы
great_wall-cards-tactics = Ваши карты тактики
great_wall-cards-clan = Клан: { $player }
great_wall-cards-dealt = Вам сданы
great_wall-cards-hordes = Отряды орды на поле
great_wall-cards-track = Шкала советников
great_wall-cards-artifacts = Артефакты
great_wall-card-role =
    { $role ->
        [general] генерал
        [active] действующий советник
       *[assistant] помощник
    }
great_wall-no-cards = карт нет

## Варианты

great_wall-dying = { $n } { $n ->
        [one] { great_wall-warrior }
        [few] { $warrior ->
            [spearman] копейщика
            [archer] лучника
            [horseman] всадника
           *[banner_bearer] знаменосца
        }
       *[many] { $warrior ->
            [spearman] копейщиков
            [archer] лучников
            [horseman] всадников
           *[banner_bearer] знаменосцев
        }
    }
great_wall-group-other = Или
great_wall-group-attack = Атака: { $horde }
great_wall-group-shelter = В укрытие
great_wall-group-post = На огневую позицию
great_wall-group-fortify = Укрепление
great_wall-group-raise = Уровень стены
great_wall-group-shame = Воин из запаса
great_wall-group-captured = Захваченный отряд
great_wall-horde-at = { $horde }, { great_wall-section-on }, ряд { $row }
great_wall-completes = область заполнится
great_wall-move-done =
    { $asks ->
        [Recruit] Больше никого не вербовать
        [Build] Больше ничего не строить
        [Hire] Больше никого не нанимать
        [HandIn] Ничего не сдавать
        [MoveOfficial] Оставить чиновников на местах
        [MoveReedOfficial] Оставить чиновников на местах
        [SaveForChi] Больше никого не спасать
        [Rescue] Больше никого не спасать
        [DiscardShame] Оставить позор
        [DiscardFreely] Оставить позор
        [AttackWith] Больше не атаковать
        [DealDamage] Больше не наносить повреждений
       *[other] Готово
    }
great_wall-move-pass =
    { $asks ->
        [PlayTactic] Пас: не играть карту тактики
        [UseAbility] Пас: не использовать свойство
        [Promote] Пока без управляющего
        [Collect] Ничего не брать
        [PromoteWhere] Пока без управляющего
        [AcceptGift] Отказаться от подарка
        [DrinkTea] Остаться на месте
        [DrinkTeaForReed] Остаться на месте
        [ActOrWait] Пропустить других вперёд
        [ProposeEdict] Не предлагать указ
        [PledgeToEdict] Отказаться
       *[other] Пас
    }
great_wall-move-take =
    { $asks ->
        [Promote] Повысить управляющего
        [Rescue] Спасти всех
        [Collect] Получить
        [AcceptGift] Принять подарок
        [DrinkTea] Подняться
        [DrinkTeaForReed] Подняться
        [ActOrWait] Действовать сейчас
        [PledgeToEdict] Согласиться
       *[other] Да
    }
great_wall-move-free = Обычный эффект
great_wall-move-enhanced = Усиленный эффект
great_wall-move-hire = Чиновник из общего запаса
great_wall-move-active = Действующий советник
great_wall-move-assistant = Помощник генерала
great_wall-move-return = Вернуть сброшенные приказы на руку
great_wall-move-score = Оставить их и получить честь за каждый
great_wall-move-resource = { $name }
great_wall-move-spare = не платить { great_wall-resource }
great_wall-move-stored = { great_wall-resource } со склада
great_wall-move-count =
    { $what ->
        [none] { $n }
       *[other] { great_wall-tokens }
    }
great_wall-move-branch = { $text }
great_wall-move-branch-plain = эффект { $number }
great_wall-move-player = { $player }
great_wall-move-order = «{ $name }»
great_wall-move-order-cell = ячейка { $number } шкалы приказов
great_wall-move-official =
    { $from ->
        [supply] чиновник из запаса
       *[area] чиновник { great_wall-area-in }
    }
great_wall-move-area = { $name }
great_wall-move-section = { great_wall-section }
great_wall-move-fortify = укрепление { great_wall-section-on }
great_wall-move-raise =
    { $level ->
        [0] выше стены не будет { great_wall-section-on }
       *[other] уровень { $level } { great_wall-section-on } ({ $cost })
    }
great_wall-move-shelter = укрытие { great_wall-section-on }
great_wall-move-post = огневая позиция { great_wall-section-on }
great_wall-move-sheltered = { great_wall-warrior } { great_wall-section-on }
great_wall-move-warrior = { great_wall-warrior }
great_wall-move-save = спасти { great_wall-warrior-acc }
great_wall-move-shame = под { great_wall-warrior-acc }
great_wall-move-horde = { $horde }
great_wall-move-cell =
    { $what ->
        [none] ячейка { $letter }, { $horde }
       *[other] ячейка { $letter }: { $reward }
    }
great_wall-move-captured = { $horde }, карта захвачена
great_wall-move-advisor-cell =
    { $name ->
        [none] пустая ячейка { $number } шкалы советников
       *[other] { $name }
    }
great_wall-move-general = { $name }
great_wall-move-advisor = { $name }
great_wall-move-tactic = «{ $name }»
great_wall-move-ability = { $name }
great_wall-move-edict = «{ $name }»

## Вопросы

great_wall-ask-ActOrWait =
    { $own ->
        [yes] ваши чиновники { great_wall-area-in } действуют сейчас или пропускают других вперёд?
       *[no] подвластные вам чиновники { great_wall-area-in } действуют сейчас или пропускают других вперёд?
    }
great_wall-ask-ActivateEnhanced = какую область активировать вне очереди?
great_wall-ask-NextArea = какую область активировать следующей?
great_wall-ask-AttackWith =
    { $count ->
        [99] каким воином атакуете?
        [one] каким воином атакуете? Осталась { $count } атака.
        [few] каким воином атакуете? Осталось { $count } атаки.
       *[many] каким воином атакуете? Осталось { $count } атак.
    }
great_wall-ask-Shoot = в какую ячейку стреляет лучник { great_wall-section-on }?
great_wall-ask-Strike =
    { $second ->
        [yes] какую вторую ячейку занимает { great_wall-warrior }?
       *[no] какую ячейку занимает { great_wall-warrior }?
    }
great_wall-ask-NextRecruit = кого из новобранцев разместить следующим?
great_wall-ask-PlaceRecruit = куда отправится { great_wall-warrior }?
great_wall-ask-Recruit = кого вербуете? Можно ещё { $count }.
great_wall-ask-Build =
    { $count ->
        [one] что строите? Можно ещё { $count } раз.
        [few] что строите? Можно ещё { $count } раза.
       *[many] что строите? Можно ещё { $count } раз.
    }
great_wall-ask-ChooseRole = { $advisor }: кем станет советник?
great_wall-ask-Hire = кого нанимаете? Можно ещё { $count }.
great_wall-ask-RefreshAdvisors = какой советник уходит со шкалы?
great_wall-ask-MoveFrom = с какого участка выступают воины?
great_wall-ask-MoveTo = куда идут воины { great_wall-section-from }?
great_wall-ask-MoveWarrior = какой воин идёт { great_wall-section-from } { $to }?
great_wall-ask-PostOrShelter = огневая позиция или укрытие { great_wall-section-on }?
great_wall-ask-AcceptGift = { $player } предлагает вам подарок. Принимаете?
great_wall-ask-GainByArea = ресурс какой производящей области получаете?
great_wall-ask-GiveOne = что отдаёте? Получает { $player }.
great_wall-ask-GiveTo = кому отдаёте?
great_wall-ask-IncomeOf = какой управляющий приносит доход?
great_wall-ask-DealDamage =
    { $count ->
        [one] в какую ячейку нанести повреждение? Остался { $count } жетон.
        [few] в какую ячейку нанести повреждение? Осталось { $count } жетона.
       *[many] в какую ячейку нанести повреждение? Осталось { $count } жетонов.
    }
great_wall-ask-MoveHorde = { $horde }: на какой участок переходит отряд?
great_wall-ask-SwapHordes =
    { $second ->
        [yes] с каким отрядом этого участка он меняется местами?
       *[no] какой отряд меняет место?
    }
great_wall-ask-ChooseDying =
    { $count ->
        [one] { $horde }: кто погибает? { $count } воин.
        [few] { $horde }: кто погибает? { $count } воина.
       *[many] { $horde }: кто погибает? { $count } воинов.
    }
great_wall-ask-Recall = какого воина отзываете?
great_wall-ask-Rescue = кого спасает карта?
great_wall-ask-SaveForChi = кого спасаете за ци? Под угрозой: { $dying }.
great_wall-ask-GrantWhere = для какого участка?
great_wall-ask-ChooseTacticEffect = «{ $tactic }»: какой эффект выполняете?
great_wall-ask-PlayTactic = { $when }{ $facts }: сыграете карту тактики?
great_wall-ask-UseAbility = { $when }{ $facts }: используете свойство?
great_wall-ask-MoveOfficial =
    { $count ->
        [one] какой чиновник переходит? Остался { $count } переход.
        [few] какой чиновник переходит? Осталось { $count } перехода.
       *[many] какой чиновник переходит? Осталось { $count } переходов.
    }
great_wall-ask-MoveOfficialTo = в какую область отправить чиновника?
great_wall-ask-ChooseOrder = какой приказ кладёте лицом вниз?
great_wall-ask-CopyOrder = чей приказ повторяете?
great_wall-ask-PlaceOrder = в какую ячейку шкалы приказов ляжет ваш приказ?
great_wall-ask-ReturnOrder = какой приказ вернуть на руку?
great_wall-ask-GainToken =
    { $count ->
        [one] какой ресурс получаете?
        [few] какой ресурс получаете? Осталось { $count } жетона.
       *[many] какой ресурс получаете? Осталось { $count } жетонов.
    }
great_wall-ask-Collect = берёте { great_wall-tokens } { great_wall-area-in }?
great_wall-ask-PayEither = сколько жетонов { $second } отдать вместо { $first }? Всего к оплате: { $count }.
great_wall-ask-PayMix =
    { $stored ->
        [yes] сколько { great_wall-resource-gen } взять со склада? Всего к оплате: { $count }.
       *[no] сколько { great_wall-resource-gen } заплатить? Всего к оплате: { $count }.
    }
great_wall-ask-SpareToken = на какой ресурс действует скидка?
great_wall-ask-HandIn = сдаёте ресурс за честь?
great_wall-ask-PledgeToEdict =
    { $split ->
        [yes] «{ $edict }»: сколько вносите? Не хватает ещё { $count }. { $text }
       *[no] «{ $edict }»: вносите свою долю? { $text }
    }
great_wall-ask-ProposeEdict = какой указ выполнить сейчас?
great_wall-ask-Sacrifice =
    { $count ->
        [one] «{ $edict }»: чем жертвуете навсегда?
        [few] «{ $edict }»: чем жертвуете навсегда? Осталось { $count }.
       *[many] «{ $edict }»: чем жертвуете навсегда? Осталось { $count }.
    }
great_wall-ask-Promote = ставите или повышаете управляющего { great_wall-area-in }?
great_wall-ask-PromoteWhere = какого управляющего ставите или повышаете?
great_wall-ask-ChooseBranch = какой эффект выполняете?
great_wall-ask-ChoosePlayer = какой игрок?
great_wall-ask-PayForEffect =
    { $known ->
        [yes] { $text } Применяете этот эффект?
       *[no] применяете эффект карты?
    }
great_wall-ask-ChooseAdvisor = какой советник станет действующим? Другой будет первым помощником.
great_wall-ask-ChooseGeneral = какой генерал возглавит клан?
great_wall-ask-DiscardFreely = какой жетон позора вернуть в запас?
great_wall-ask-DiscardShame = какой жетон позора искупаете? Каждый стоит { great_wall-tokens }.
great_wall-ask-PlaceShame =
    { $count ->
        [one] куда положить жетон позора?
        [few] куда положить следующий жетон позора? Всего { $count }.
       *[many] куда положить следующий жетон позора? Всего { $count }.
    }
great_wall-ask-WhoseShame = чей позор сбросить?
great_wall-ask-DiscardTactic =
    { $count ->
        [one] какую карту тактики сбросить?
        [few] какую карту тактики сбросить? Нужно { $count }.
       *[many] какую карту тактики сбросить? Нужно { $count }.
    }
great_wall-ask-DrawTactics = сколько карт тактики берёте?
great_wall-ask-DrinkTea = поднять ваш маркер чаепития?
great_wall-ask-DiscardedOrders = что делаете со сброшенными приказами ({ $orders })?
great_wall-fact-actor = {" "}({ $player })
great_wall-fact-horde = {" "}({ $horde }, { great_wall-section-on })
great_wall-fact-section = {" "}({ great_wall-section-on })

## Чего ждём

great_wall-wait-ActOrWait = { $player } решает, действовать сейчас или пропустить других вперёд.
great_wall-wait-PledgeToEdict = { $player } обдумывает свою долю в указе.
great_wall-wait-ProposeEdict = { $player } может предложить указ.
great_wall-wait-Sacrifice = { $player } выбирает, чем пожертвовать.
great_wall-wait-ActivateEnhanced = { $player } выбирает область, которую активирует вне очереди.
great_wall-wait-NextArea = { $player } выбирает следующую область.
great_wall-wait-AttackWith = { $player } выбирает воина для атаки.
great_wall-wait-Shoot = { $player } выбирает цель для лучника.
great_wall-wait-Strike = { $player } выбирает ячейку для атаки.
great_wall-wait-NextRecruit = { $player } выбирает, кого из новобранцев разместить.
great_wall-wait-PlaceRecruit = { $player } отправляет новобранца к стене.
great_wall-wait-Recruit = { $player } вербует воинов.
great_wall-wait-Build = { $player } строит у стены.
great_wall-wait-ChooseRole = { $player } выбирает должность для советника.
great_wall-wait-Hire = { $player } нанимает в представительстве императора.
great_wall-wait-RefreshAdvisors = { $player } выбирает, какие советники уйдут со шкалы.
great_wall-wait-MoveFrom = { $player } выбирает участок, с которого выступят воины.
great_wall-wait-MoveTo = { $player } выбирает, куда пойдут воины.
great_wall-wait-MoveWarrior = { $player } ведёт воинов вдоль стены.
great_wall-wait-PostOrShelter = { $player } выбирает место для лучника.
great_wall-wait-AcceptGift = { $player } думает, принять ли подарок.
great_wall-wait-GainByArea = { $player } выбирает производящую область.
great_wall-wait-GiveOne = { $player } выбирает, что отдать.
great_wall-wait-GiveTo = { $player } выбирает, кому достанется подарок.
great_wall-wait-IncomeOf = { $player } выбирает управляющего для дохода.
great_wall-wait-DealDamage = { $player } наносит повреждения орде.
great_wall-wait-MoveHorde = { $player } выбирает участок для отряда орды.
great_wall-wait-SwapHordes = { $player } выбирает отряды орды, которые поменяются местами.
great_wall-wait-ChooseDying = { $player } выбирает, кто погибнет.
great_wall-wait-Recall = { $player } отзывает воина.
great_wall-wait-Rescue = { $player } выбирает, кого спасёт карта.
great_wall-wait-SaveForChi = { $player } решает, спасать ли воинов за ци.
great_wall-wait-GrantWhere = { $player } выбирает участок для эффекта карты.
great_wall-wait-ChooseTacticEffect = { $player } выбирает эффект карты тактики.
great_wall-wait-PlayTactic = { $player } может сыграть карту тактики.
great_wall-wait-UseAbility = { $player } может использовать свойство карты.
great_wall-wait-MoveOfficial = { $player } переводит чиновников.
great_wall-wait-MoveOfficialTo = { $player } выбирает область для чиновника.
great_wall-wait-ChooseOrder = { $player } выбирает приказ.
great_wall-wait-CopyOrder = { $player } выбирает, чей приказ повторить.
great_wall-wait-PlaceOrder = { $player } выбирает ячейку шкалы приказов.
great_wall-wait-ReturnOrder = { $player } возвращает приказ на руку.
great_wall-wait-GainToken = { $player } выбирает ресурсы.
great_wall-wait-Collect = { $player } решает, брать ли ресурсы.
great_wall-wait-PayEither = { $player } платит.
great_wall-wait-PayMix = { $player } платит.
great_wall-wait-SpareToken = { $player } выбирает, на какой ресурс действует скидка.
great_wall-wait-HandIn = { $player } может сдать ресурс за честь.
great_wall-wait-Promote = { $player } может поставить или повысить управляющего.
great_wall-wait-PromoteWhere = { $player } выбирает, какого управляющего поставить или повысить.
great_wall-wait-ChooseBranch = { $player } выбирает один из эффектов карты.
great_wall-wait-ChoosePlayer = { $player } выбирает игрока для эффекта карты.
great_wall-wait-PayForEffect = { $player } решает, применить ли эффект карты.
great_wall-wait-ChooseAdvisor = { $player } выбирает первого советника.
great_wall-wait-ChooseGeneral = { $player } выбирает генерала.
great_wall-wait-DiscardFreely = { $player } сбрасывает позор.
great_wall-wait-DiscardShame = { $player } может искупить позор.
great_wall-wait-PlaceShame = { $player } кладёт жетон позора.
great_wall-wait-WhoseShame = { $player } выбирает, чей позор сбросить.
great_wall-wait-DiscardTactic = { $player } сбрасывает карты тактики.
great_wall-wait-DrawTactics = { $player } решает, сколько карт тактики взять.
great_wall-wait-DrinkTea = { $player } пьёт чай.
great_wall-wait-DiscardedOrders = { $player } решает, что делать со сброшенными приказами.
great_wall-wait-somebody = Стол ждёт.

## События

great_wall-order-named =
    { $id ->
        [order_to_attack] «{ $order }»
       *[other] приказ «{ $order }»
    }

great_wall-event-ability = { $player }: сработало свойство карты «{ $name }».
great_wall-event-activated = Активирована область: { $name }.
great_wall-event-advisor-arrived = На шкалу приходит советник: { $advisor }.
great_wall-event-assault = Наступление { great_wall-section-on }: атака { $count }, защита { $count-to }.
great_wall-event-attacked = { $player } атакует { great_wall-warrior-ins }: { $place }.
great_wall-event-autumn = Осень.
great_wall-event-breach = Брешь в стене { great_wall-section-on }!
great_wall-event-captured = { $player } захватывает карту орды: { $horde }.
great_wall-event-copied = { $player } повторяет { great_wall-order-named }.
great_wall-event-damage =
    { $player ->
        [none] Повреждение: { $place }.
       *[other] { $player } наносит повреждение: { $place }.
    }
great_wall-event-dealt-advisor =
    { $you ->
        [yes] Вам сдан советник: { $advisor }.
       *[no] { $player } получает советника: { $advisor }.
    }
great_wall-event-dealt-general =
    { $you ->
        [yes] Вам сдан генерал: { $general }.
       *[no] { $player } получает генерала: { $general }.
    }
great_wall-event-defeated = Разбит отряд: { $horde }.
great_wall-event-discarded-tactic = { $player } сбрасывает карту «{ $tactic }».
great_wall-event-drew-tactic =
    { $you ->
        [yes] Вы берёте карту «{ $tactic }».
       *[no] { $player } берёт карту «{ $tactic }».
    }
great_wall-event-drew-tactics =
    { $player } берёт { $count ->
        [one] { $count } карту тактики
        [few] { $count } карты тактики
       *[many] { $count } карт тактики
    }.
great_wall-event-edict = Указ императора: «{ $edict }».
great_wall-event-edict-fulfilled = Указ «{ $edict }» выполнен; всего выполнено: { $count }.
great_wall-event-edict-pledged =
    { $count ->
        [0] { $player } соглашается на указ «{ $edict }».
       *[other] { $player } обещает { $count } на указ «{ $edict }».
    }
great_wall-event-edict-proposed = { $player } предлагает выполнить указ «{ $edict }».
great_wall-event-edict-refused = { $player } ничего не вносит в указ «{ $edict }»; указ остаётся.
great_wall-event-event = Событие: «{ $event }». { $text }
great_wall-event-fortifications-lost =
    { $count ->
        [one] Рушится { $count } укрепление
        [few] Рушатся { $count } укрепления
       *[many] Рушатся { $count } укреплений
    } { great_wall-section-on }.
great_wall-event-fortified = { $player } строит укрепление { great_wall-section-on }.
great_wall-event-gained = { $player } получает { great_wall-tokens }.
great_wall-event-general = { $player }: генерал — { $general }.
great_wall-event-given = { $player } отдаёт подарок, его получает { $other }.
great_wall-event-handed-in = { $player } сдаёт { great_wall-tokens }.
great_wall-event-hired-active = { $player }: действующий советник — { $advisor }.
great_wall-event-hired-assistant = { $player }: новый помощник — { $advisor }.
great_wall-event-hired-official = { $player } нанимает чиновника.
great_wall-event-honor-archers = { $player }: { great_wall-honour } за лучников.
great_wall-event-honor-artifact = { $player }: { great_wall-honour } за артефакт «{ $artifact }».
great_wall-event-honor-card =
    { $card ->
        [none] { $player }: { great_wall-honour } по карте.
       *[other] { $player }: { great_wall-honour } ({ $name }).
    }
great_wall-event-honor-defeat = { $player }: { great_wall-honour } за участие в бою.
great_wall-event-honor-fortification = { $player }: { great_wall-honour } за укрепление.
great_wall-event-honor-hand-in = { $player }: { great_wall-honour } за сданный ресурс.
great_wall-event-honor-hordes = { $player }: { great_wall-honour } за захваченные карты орды.
great_wall-event-honor-lost =
    { $shame ->
        [yes] { $player } теряет { great_wall-honour } вместо жетона позора.
        [scored] { $player } теряет { great_wall-honour } за опозоренных воинов.
       *[no] { $player } теряет { great_wall-honour }.
    }
great_wall-event-honor-orders = { $player }: { great_wall-honour } за сброшенные приказы.
great_wall-event-honor-reward = { $player }: { great_wall-honour } за ячейку.
great_wall-event-honor-wall = { $player }: { great_wall-honour } за стену.
great_wall-event-horde = Прибывает отряд { great_wall-section-to }: { $horde }.
great_wall-event-horde-buried = { $horde }: карта уходит под низ колоды.
great_wall-event-horde-discarded = { $horde }: никто не захватил карту, она сброшена.
great_wall-event-hordes-swapped = { $player }: два отряда меняются местами { great_wall-section-on }.
great_wall-event-killed = { $player } теряет { great_wall-warriors } { great_wall-section-on }.
great_wall-event-lost-together =
    Все игроки проиграли: { $reasons }.{ $count-to ->
        [0] { "" }
       *[other] { " " }Выполнено указов: { $count } из { $count-to }.
    }
great_wall-event-moved-to-post = { $player }: лучник занимает огневую позицию { great_wall-section-on }.
great_wall-event-moved-to-shelter = { $player }: { great_wall-warrior } уходит в укрытие { great_wall-section-on }.
great_wall-event-official-moved = { $player } переводит чиновника { $to } (он был { great_wall-area-in }).
great_wall-event-official-placed = { $player } ставит чиновника { $in }.
great_wall-event-order = { $player } открывает { great_wall-order-named }.
great_wall-event-order-chosen = { $player } выбирает приказ.
great_wall-event-order-placed = { $player } кладёт приказ в ячейку { $count }.
great_wall-event-order-returned = { $player } возвращает на руку { great_wall-order-named }.
great_wall-event-orders-returned =
    { $player } { $count ->
        [0] не возвращает приказов на руку
        [one] возвращает на руку { $count } приказ
        [few] возвращает на руку { $count } приказа
       *[many] возвращает на руку { $count } приказов
    }.
great_wall-event-paid = { $player } платит { great_wall-tokens }.
great_wall-event-pillage = Разбой: отряду нет места ({ $horde }).
great_wall-event-posted = { $player } ставит лучника на огневую позицию { great_wall-section-on }.
great_wall-event-promoted = { $player }: управляющий { great_wall-area-in }, уровень { $count }.
great_wall-event-recalled = { $player } отзывает { great_wall-warrior-acc } { great_wall-section-from }.
great_wall-event-recruited = { $player } вербует { great_wall-warrior-acc }.
great_wall-event-sacrificed-horde = { $player } приносит в жертву карту орды: { $horde }.
great_wall-event-sacrificed-official = { $player } жертвует чиновником.
great_wall-event-sacrificed-warrior = { $player } приносит в жертву { great_wall-warrior-acc }.
great_wall-event-saved = { $player } спасает { great_wall-warriors } { great_wall-section-on }.
great_wall-event-scoring = Игра окончена: { $reasons }. Начинается подсчёт.
great_wall-event-shame-boxed = { $player }: жетон позора некуда положить.
great_wall-event-shame-discarded = { $player } сбрасывает жетон позора.
great_wall-event-shame-drained =
    { $count ->
        [one] Из запаса в коробку уходит { $count } жетон позора.
        [few] Из запаса в коробку уходят { $count } жетона позора.
       *[many] Из запаса в коробку уходят { $count } жетонов позора.
    }
great_wall-event-shame-horde = { $player } кладёт жетон позора на карту орды: { $horde }.
great_wall-event-shame-warrior = { $player } кладёт жетон позора под { great_wall-warrior-acc }.
great_wall-event-sheltered = { $player } отправляет { great_wall-warrior-acc } в укрытие { great_wall-section-on }.
great_wall-event-spring = Весна.
great_wall-event-stored-paid = { $player } берёт со склада { great_wall-tokens }.
great_wall-event-summer = Лето.
great_wall-event-tactic = { $player } играет карту «{ $tactic }».
great_wall-event-tea = { $player } теперь { $count }-й в порядке чаепития.
great_wall-event-tea-order = Первый в порядке чаепития: { $player }.
great_wall-event-turn = Ходит { $player }.
great_wall-event-undo = { $player } возвращает ход.
great_wall-event-wall = { $player } строит стену { great_wall-section-on }: уровень { $count }.
great_wall-event-winter = Зима.
great_wall-event-won = Побеждает { $player }.
great_wall-event-won-together =
    Все игроки победили: { $reasons }.{ $count-to ->
        [0] { "" }
       *[other] { " " }Выполнено указов: { $count } из { $count-to }.
    }
great_wall-event-year = Год { $count }.

## Конец

great_wall-ending-expansions = Дополнения
great_wall-ending-shame = Позор
great_wall-ending-hordes = Захваченные отряды
great_wall-ending-tokens = Жетоны позора
great_wall-order-of-acting = порядок действий
great_wall-ending-tea = Порядок чаепития
great_wall-ending-tea-rule = При равной сумме побеждает тот, чей маркер чаепития выше.
great_wall-ending-walls = Стены и укрепления
great_wall-ending-battle = Сражения
great_wall-ending-artifacts = Артефакты
great_wall-ending-cards = Карты и приказы
great_wall-ending-supply = Производство и склад
great_wall-ending-start = Начало
great_wall-ending-shame-all = { $whole }, но больше терять было нечего
great_wall-ending-lost = Отдано или потеряно
great_wall-ending-paid = как цена или по картам
great_wall-ending-lost-for-shame = вместо жетонов позора
great_wall-ending-honor-wall = стена { great_wall-section-on }
great_wall-ending-honor-fortification = укрепления { great_wall-section-on }
great_wall-ending-honor-defeat = участие в разгроме орды
great_wall-ending-honor-archers = лучники при разгроме орды
great_wall-ending-honor-reward = награды ячеек
great_wall-ending-honor-damage = удары
great_wall-ending-honor-hordes = захваченные отряды
great_wall-ending-honor-artifact = { $artifact }
great_wall-ending-honor-card =
    { $card ->
        [none] способности и карты
        [order] { $name } (приказ)
        [general] { $name } (генерал)
        [advisor] { $name } (советник)
        [tactic] { $name } (карта тактики)
        [artifact] { $name } (артефакт)
        [horde] { $name } (отряд орды)
        [event] { $name } (событие)
       *[extra] { $name } (карта)
    }
great_wall-ending-honor-orders = сброшенные приказы
great_wall-ending-honor-hand-in = сдано на склад
great_wall-ending-honor-officials = чиновники и управляющий
