# Что сделает ответ: говорится заранее, коротко и без подлежащего — это дело самого читателя.

great_wall-shelter-to =
    { $section ->
        [left] в левое укрытие
        [middle] в среднее укрытие
       *[right] в правое укрытие
    }
great_wall-forecast-ability = сработает { $name }
great_wall-forecast-activated = активируется область: { $name }
great_wall-forecast-advisor-dismissed = { $advisor } уйдёт со шкалы
great_wall-forecast-assault = наступление { great_wall-section-on }: атака { $count }, защита { $count-to }
great_wall-forecast-attacked = атакует { great_wall-warrior }: { $place }
great_wall-forecast-autumn = затем наступит осень
great_wall-forecast-breach = брешь в стене { great_wall-section-on }
great_wall-forecast-captured = захват карты: { $horde }
great_wall-forecast-copied = выполнить { great_wall-order-named }
great_wall-forecast-damage = повреждение: { $place }
great_wall-forecast-defeated = отряд разбит: { $horde }
great_wall-forecast-discarded-tactic = сбросить «{ $tactic }»
great_wall-forecast-edict-fulfilled = указ «{ $edict }» выполнен
great_wall-forecast-edict-pledged =
    { $count ->
        [0] согласиться на указ «{ $edict }»
       *[other] обещать { $count } на указ «{ $edict }»
    }
great_wall-forecast-edict-proposed = предложить остальным указ «{ $edict }»
great_wall-forecast-edict-refused = указ «{ $edict }» останется
great_wall-forecast-fortifications-lost =
    { $count ->
        [one] рухнет { $count } укрепление
        [few] рухнут { $count } укрепления
       *[many] рухнут { $count } укреплений
    } { great_wall-section-on }
great_wall-forecast-fortified = укрепление { great_wall-section-on }
great_wall-forecast-gained = { great_wall-tokens }
great_wall-forecast-gained-all = получить { $list }
great_wall-forecast-given = подарок, получает { $other }
great_wall-forecast-handed-in = { great_wall-tokens }
great_wall-forecast-handed-in-all = сдать { $list }
great_wall-forecast-hired-active = действующий советник — { $advisor }
great_wall-forecast-hired-assistant = помощник — { $advisor }
great_wall-forecast-hired-official = +1 чиновник
great_wall-forecast-honor = +{ great_wall-honour }
great_wall-forecast-honor-lost =
    { $n ->
        [0] чести терять больше нечего
       *[other] −{ great_wall-honour }
    }
great_wall-forecast-horde-buried = { $horde }: карта уйдёт под низ колоды
great_wall-forecast-horde-discarded = никто не захватит карту: { $horde }
great_wall-forecast-hordes-swapped = два отряда поменяются местами { great_wall-section-on }
great_wall-forecast-killed = потерять { great_wall-warriors } { great_wall-section-on }
great_wall-forecast-lost-together = проиграют все: { $reasons }
great_wall-forecast-moved-to-post = лучник на огневую позицию { great_wall-section-on }
great_wall-forecast-moved-to-shelter = { great_wall-warrior } { great_wall-shelter-to }
great_wall-forecast-official-moved = чиновник { $to }
great_wall-forecast-official-placed = чиновник { $in }
great_wall-forecast-order-placed = { "" }
great_wall-forecast-order-returned = вернуть «{ $order }»
great_wall-forecast-orders-returned =
    { $count ->
        [0] не вернуть ни одного приказа
        [one] вернуть { $count } приказ
        [few] вернуть { $count } приказа
       *[many] вернуть { $count } приказов
    }
great_wall-forecast-paid = { great_wall-tokens }
great_wall-forecast-paid-all = отдать { $list }
great_wall-forecast-pillage = разбой: отряду нет места ({ $horde })
great_wall-forecast-posted = лучник на огневую позицию { great_wall-section-on }
great_wall-forecast-promoted = управляющий { great_wall-area-in }: уровень { $count }
great_wall-forecast-recalled = { great_wall-warrior } вернётся { great_wall-section-from }
great_wall-forecast-recruited = +1 { great_wall-warrior }
great_wall-forecast-sacrificed-horde = принести в жертву: { $horde }
great_wall-forecast-sacrificed-official = принести в жертву чиновника
great_wall-forecast-sacrificed-warrior = принести в жертву { great_wall-warrior-acc }
great_wall-forecast-saved = спасти { great_wall-warriors } { great_wall-section-on }
great_wall-forecast-scoring = затем подсчёт очков
great_wall-forecast-shame-boxed = жетон позора некуда положить
great_wall-forecast-shame-discarded = −1 жетон позора
great_wall-forecast-shame-drained =
    { $count ->
        [one] из запаса уйдёт { $count } жетон позора
        [few] из запаса уйдут { $count } жетона позора
       *[many] из запаса уйдёт { $count } жетонов позора
    }
great_wall-forecast-shame-horde = +1 жетон позора ({ $horde })
great_wall-forecast-shame-warrior = +1 жетон позора ({ great_wall-warrior })
great_wall-forecast-sheltered = { great_wall-warrior } { great_wall-shelter-to }
great_wall-forecast-spring = затем наступит весна
great_wall-forecast-stored = { great_wall-tokens }
great_wall-forecast-stored-all = { $list } на склад
great_wall-forecast-stored-paid = { great_wall-tokens }
great_wall-forecast-stored-paid-all = взять со склада { $list }
great_wall-forecast-summer = затем наступит лето
great_wall-forecast-tactic = { "" }
great_wall-forecast-tea = место в порядке чаепития: { $count }
great_wall-forecast-tea-order = первый в порядке чаепития: { $player }
great_wall-forecast-wall = стена { great_wall-section-on }: уровень { $count }
great_wall-forecast-winter = затем наступит зима
great_wall-forecast-won = победа
great_wall-forecast-won-together = победят все
great_wall-forecast-year = затем начнётся год { $count }

## Где кончается известное

great_wall-doubt-advisor = затем на шкалу придёт новый советник
great_wall-doubt-edict = затем откроется новый указ
great_wall-doubt-event = затем откроется событие
great_wall-doubt-horde = затем откроется карта орды
great_wall-doubt-rat = затем откроется карта Крысы
great_wall-doubt-tactic = затем берутся карты тактики

## Что выбирать дальше

great_wall-next-AcceptGift = затем решить, принять ли подарок
great_wall-next-ActOrWait = затем действовать сейчас или позже
great_wall-next-ActivateEnhanced = затем выбрать область для активации
great_wall-next-AssistantForQin = затем выбрать помощника Циня
great_wall-next-AttackKhan = затем можно атаковать Чингисхана
great_wall-next-AttackWith = затем выбрать, кто атакует
great_wall-next-Build = затем строить
great_wall-next-ChooseAdvisor = затем выбрать советника
great_wall-next-ChooseBranch = затем выбрать один из эффектов
great_wall-next-ChooseDying = затем выбрать, кто погибнет
great_wall-next-ChooseGeneral = затем выбрать генерала
great_wall-next-ChooseOrder = затем выбрать приказ
great_wall-next-ChoosePlayer = затем выбрать игрока
great_wall-next-ChooseRole = затем выбрать: действующий советник или помощник
great_wall-next-ChooseTacticEffect = затем выбрать эффект
great_wall-next-Collect = затем решить, брать ли ресурсы
great_wall-next-CopyOrder = затем выбрать, чей приказ выполнить
great_wall-next-DealDamage = затем выбрать, что повредить
great_wall-next-DiscardAtPagoda = затем выбрать жетон позора для сброса
great_wall-next-DiscardFreely = затем сбросить
great_wall-next-DiscardShame = затем можно искупить позор
great_wall-next-DiscardTactic = затем выбрать карту тактики для сброса
great_wall-next-DiscardedOrders = затем решить судьбу сброшенных приказов
great_wall-next-DismissAdvisor = затем выбрать, какой советник уйдёт
great_wall-next-DispelGhost = затем выбрать, из какой области вернуть жетон позора
great_wall-next-DrawTactics = затем решить, брать ли карты тактики
great_wall-next-DrinkTea = затем решить, подняться ли в порядке чаепития
great_wall-next-DrinkTeaForReed = затем решить о чаепитии клана Тростника
great_wall-next-FireFromFortress = затем лучник крепости может выстрелить
great_wall-next-FortifyForReed = затем выбрать, где построит клан Тростника
great_wall-next-GainByArea = затем выбрать область, чей ресурс получить
great_wall-next-GainToken = затем выбрать, что получить
great_wall-next-GiveOne = затем выбрать, что отдать
great_wall-next-GiveTo = затем выбрать, кому отдать
great_wall-next-GrantWhere = затем выбрать участок
great_wall-next-HandIn = затем сдать ресурсы
great_wall-next-Hire = затем нанимать
great_wall-next-IncomeOf = затем выбрать управляющего
great_wall-next-LeaveFortress = затем выбрать укрытие
great_wall-next-MarchOrGarrison = затем выбрать, кто выступит
great_wall-next-MoveDemand = затем перенести фишку императора
great_wall-next-MoveFrom = затем выбрать, откуда уйдут воины
great_wall-next-MoveHorde = затем выбрать, куда уйдёт отряд
great_wall-next-MoveOfficial = затем переместить чиновников
great_wall-next-MoveOfficialTo = затем выбрать область
great_wall-next-MoveRat = затем выбрать, куда побежит Крыса
great_wall-next-MoveTo = затем выбрать, куда
great_wall-next-MoveWarrior = затем выбрать, какой воин уйдёт
great_wall-next-NextArea = затем выбрать, какую область активировать
great_wall-next-NextRecruit = затем выбрать, кого поставить первым
great_wall-next-OfficialForHonor = затем можно получить чиновника за честь
great_wall-next-PayEither = затем выбрать, чем платить
great_wall-next-PayForEffect = затем решить, нужен ли эффект
great_wall-next-PayInstead = затем выбрать, чем платить
great_wall-next-PayMix = затем выбрать, чем платить
great_wall-next-PlaceGhost = затем выбрать, куда придут духи
great_wall-next-PlaceOrder = затем положить приказ
great_wall-next-PlaceRat = затем поставить Крысу
great_wall-next-PlaceRecruit = затем выбрать место
great_wall-next-PlaceShame = затем выбрать место для позора
great_wall-next-PlaceStartingOfficial = затем поставить одного из первых чиновников
great_wall-next-PlayTactic = затем можно сыграть карту тактики
great_wall-next-PledgeGold = затем решить, платить ли за мир
great_wall-next-PledgeToEdict = затем решить, что внести в указ
great_wall-next-PostOrShelter = затем выбрать: огневая позиция или укрытие
great_wall-next-Promote = затем можно повысить управляющего
great_wall-next-PromoteWhere = затем выбрать, какого управляющего повысить
great_wall-next-ProposeEdict = затем можно выполнить указ
great_wall-next-ProposePeace = затем решить, предлагать ли мир
great_wall-next-RallyOrWait = затем поднять воинов в атаку сейчас или позже
great_wall-next-Recall = затем выбрать, какого воина отозвать
great_wall-next-Recruit = затем вербовать
great_wall-next-RefreshAdvisors = затем выбрать, какой советник уйдёт
great_wall-next-Rescue = затем выбрать, кого спасёт карта
great_wall-next-ReturnOfficial = затем выбрать, какой чиновник вернётся в запас
great_wall-next-ReturnOrder = затем выбрать, какой приказ вернуть
great_wall-next-Sacrifice = затем выбрать, чем пожертвовать
great_wall-next-SaveForChi = затем решить, спасать ли воинов за ци
great_wall-next-Shoot = затем лучник может выстрелить
great_wall-next-SpareToken = затем выбрать, что сберечь
great_wall-next-Strike = затем выбрать ячейку
great_wall-next-StrikeKhan = затем выбрать ячейку Чингисхана
great_wall-next-SwapHordes = затем выбрать отряды для обмена
great_wall-next-UseAbility = затем можно применить свойство
great_wall-next-WhichReedOfficial = затем выбрать чиновника клана Тростника
great_wall-next-WhoseShame = затем выбрать, чей позор сбросить
