# Карты «Древнего мира» там, где мало места: что отличается от полного текста.
# Сообщение `…-short` заменяет сообщение без этого окончания; где его нет, говорится как везде.
# Без точки: каждое правило стоит в своей строке.

aw-then-short = { $first }, { $second }
aw-plain-short = Без свойств

## Правила

aw-paid-short = за { $price }: { $then }
aw-trigger-short = { $when }: { $then }
aw-may-short = можно { $then }
aw-may-for-short = можно { $given } и { $then }
aw-on-short =
    { $on ->
        [gain_card] сразу
        [gain_citizen] новый житель
        [learn_left] «{ $cell }» соседа слева
        [learn_right] «{ $cell }» соседа справа
        [first_pass] первый пас
        [victory] победа над титаном
       *[build] «{ $cell }»
    }
aw-discard-self-short = сбросить её

## Конец игры

aw-end-each-short =
    { $extra ->
        [yes] в конце: ещё { $n } ПО { $per }
       *[no] в конце: { $n } ПО { $per }
    }
aw-end-table-short =
    { $extra ->
        [yes] в конце за { aw-counted-short }: { $steps } ПО сверх
       *[no] в конце за { aw-counted-short }: { $steps } ПО
    }
aw-counted-short =
    { $of ->
        [food] еду
        [citizen] жителей
        [titan] титанов
        [province] провинции
        [veteran] распущенных
        [knowledge] знания
        [banner_set] наборы знамён
        [banner_red] красные знамёна
        [banner_green] зелёные знамёна
        [banner_purple] фиолетовые знамёна
        [banner_blue] синие знамёна
       *[banner_yellow] жёлтые знамёна
    }
aw-step-short =
    { $span ->
        [more] { $low }+: { $vp }
        [range] { $low }–{ $high }: { $vp }
       *[one_only] { $low }: { $vp }
    }
aw-per-short =
    { $of ->
        [food] за единицу еды
        [citizen] за жителя
        [titan] за титана
        [province] за провинцию
        [veteran] за распущенное войско
        [knowledge] за знание
        [banner_set] за 5 разных знамён
        [banner_red] за красное знамя
        [banner_green] за зелёное знамя
        [banner_purple] за фиолетовое знамя
        [banner_blue] за синее знамя
       *[banner_yellow] за жёлтое знамя
    }

## Армии

aw-front-short = { $symbols }
aw-experience-short = роспуск: { $symbols }

## Ячейки поля

aw-placement-short =
    { $placement ->
        [higher] навык выше всех
        [match_or_pay] 1 монета, если здесь другие и ни у кого нет вашего навыка
       *[free] любой навык
    }
aw-opens-short = с раунда { $n }

## Эффекты

aw-do-gain-short =
    { $form ->
        [may] получить { $goods }{ $per }
       *[do] { $goods }{ $per }
    }
aw-do-restore-short =
    { $n ->
        [1] восстановить { $n } карту
        [one] восстановить до { $n } карты
        [few] восстановить до { $n } карт
       *[many] восстановить до { $n } карт
    }
aw-do-attack-short = { $goods } в боях этого раунда
aw-do-token-short = жетон первого игрока
aw-do-perform-short = «{ $cell }»{ $less }
aw-discounted-short = , дешевле на { $goods }
aw-do-copy-short = повторить чужое действие
aw-do-scout-short =
    { $n ->
        [one] увидеть { $n } титана колоды; можно сразиться
        [few] разложить { $n } титанов колоды; можно сразиться
       *[many] разложить { $n } титанов колоды; можно сразиться
    }
aw-do-rest-short =
    { $n ->
        [one] снять { $n } монету с армии
        [few] снять { $n } монеты с армии
       *[many] снять { $n } монет с армии
    }
aw-do-reserve-short = отложить { $where }
aw-from-short =
    { $place ->
        [row] из ряда
        [reserve] отложенную
       *[deck_top] верхнюю карту
    }
aw-do-discount-short = на { $goods } дешевле
aw-do-waive_price-short = взять карту даром
aw-do-buy_empire-short = купить { $where }
aw-do-buy_army-short = купить войско ряда
aw-do-take_province-short = взять провинцию
aw-do-explore-short =
    { $n ->
        [one] взять { $n } карту, отложить одну
        [few] взять { $n } карты, отложить одну
       *[many] взять { $n } карт, отложить одну
    }
aw-do-grow-short = новый голодный житель

## Символы

aw-prop-space-short =
    { $n ->
        [one] { $n } место
        [few] { $n } места
       *[many] { $n } мест
    }
aw-prop-food-short =
    { $n ->
        [one] { $n } еда
        [few] { $n } еды
       *[many] { $n } еды
    }
aw-prop-coin-short =
    { $n ->
        [one] доход { $n } монета
        [few] доход { $n } монеты
       *[many] доход { $n } монет
    }
aw-prop-knowledge-short =
    { $n ->
        [one] доход { $n } знание
        [few] доход { $n } знания
       *[many] доход { $n } знаний
    }
aw-prop-sword-short =
    { $n ->
        [one] +{ $n } меч
        [few] +{ $n } меча
       *[many] +{ $n } мечей
    }
aw-prop-arrow-short =
    { $n ->
        [one] +{ $n } стрела
        [few] +{ $n } стрелы
       *[many] +{ $n } стрел
    }
aw-prop-army-short = лимит армий +{ $n }
aw-limit-army-short = лимит армий { $n }
aw-prop-citizen-short =
    { $n ->
        [one] { $n } новый житель
        [few] { $n } новых жителя
       *[many] { $n } новых жителей
    }
aw-prop-eye-short =
    { $n ->
        [one] исследуя, +{ $n } карта
        [few] исследуя, +{ $n } карты
       *[many] исследуя, +{ $n } карт
    }
aw-symbol-trophy-short =
    { $n ->
        [one] { $n } монета за победу
        [few] { $n } монеты за победу
       *[many] { $n } монет за победу
    }
aw-symbol-spy-short =
    { $n ->
        [one] { $n } знание
        [few] { $n } знания
       *[many] { $n } знаний
    }
aw-symbol-restore-short =
    { $n ->
        [one] восстановить { $n } карту
        [few] восстановить { $n } карты
       *[many] восстановить { $n } карт
    }
aw-restoring-short =
    { $n ->
        [one] { $symbols }, восстановить { $n } карту
        [few] { $symbols }, восстановить { $n } карты
       *[many] { $symbols }, восстановить { $n } карт
    }
