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
great_wall-forecast-attacked = атакует { great_wall-warrior }: { $place }
great_wall-forecast-captured = захват карты: { $horde }
great_wall-forecast-copied = выполнить приказ «{ $order }»
great_wall-forecast-damage = повреждение: { $place }
great_wall-forecast-defeated = отряд разбит: { $horde }
great_wall-forecast-discarded-tactic = сбросить «{ $tactic }»
great_wall-forecast-edict-proposed = предложить остальным указ «{ $edict }»
great_wall-forecast-edict-refused = указ «{ $edict }» останется
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
great_wall-forecast-honor-lost = −{ great_wall-honour }
great_wall-forecast-killed = потерять { great_wall-warriors } { great_wall-section-on }
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
great_wall-forecast-posted = лучник на огневую позицию { great_wall-section-on }
great_wall-forecast-promoted = управляющий { great_wall-area-in }: уровень { $count }
great_wall-forecast-recalled = { great_wall-warrior } вернётся { great_wall-section-from }
great_wall-forecast-recruited = +1 { great_wall-warrior }
great_wall-forecast-sacrificed-horde = принести в жертву: { $horde }
great_wall-forecast-sacrificed-official = принести в жертву чиновника
great_wall-forecast-sacrificed-warrior = принести в жертву { great_wall-warrior-acc }
great_wall-forecast-saved = спасти { great_wall-warriors } { great_wall-section-on }
great_wall-forecast-shame-boxed = жетон позора некуда положить
great_wall-forecast-shame-discarded = −1 жетон позора
great_wall-forecast-shame-horde = +1 жетон позора ({ $horde })
great_wall-forecast-shame-warrior = +1 жетон позора ({ great_wall-warrior })
great_wall-forecast-sheltered = { great_wall-warrior } { great_wall-shelter-to }
great_wall-forecast-stored = { great_wall-tokens }
great_wall-forecast-stored-all = { $list } на склад
great_wall-forecast-stored-paid = { great_wall-tokens }
great_wall-forecast-stored-paid-all = взять со склада { $list }
great_wall-forecast-tactic = { "" }
great_wall-forecast-tea = место в порядке чаепития: { $count }
great_wall-forecast-wall = стена { great_wall-section-on }: уровень { $count }

## Где кончается известное

great_wall-doubt-advisor = затем на шкалу придёт новый советник
great_wall-doubt-edict = затем откроется новый указ
great_wall-doubt-event = затем откроется событие
great_wall-doubt-horde = затем откроется карта орды
great_wall-doubt-rat = затем откроется карта Крысы
great_wall-doubt-tactic = затем берутся карты тактики

## Что выбирать дальше

great_wall-next-ChooseTacticEffect = затем выбрать эффект
great_wall-next-DealDamage = затем выбрать, что повредить
great_wall-next-MoveOfficialTo = затем выбрать область
great_wall-next-MoveTo = затем выбрать, куда
great_wall-next-PayMix = затем выбрать, чем платить
great_wall-next-PlaceRecruit = затем выбрать место
great_wall-next-PlaceShame = затем выбрать место для позора
great_wall-next-SpareToken = затем выбрать, что сберечь
great_wall-next-Strike = затем выбрать ячейку
