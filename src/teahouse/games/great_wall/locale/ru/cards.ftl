# Карты «Великой стены»: каркас их текста. Каждый текст составляется по структуре карты.
# $form: do = «получите», does = «получает», may = «получить» после «может» или «чтобы», they = о нескольких игроках.
# $voice: чья это карта: you (карты игроков), horde, skill, event, qin, reed. $moment: момент правила или none.
# Предложения стоят без точки и заглавной буквы: они ставятся в самом конце.

gw-pair =
    { $kind ->
        [or] { $first } или { $second }
       *[and] { $first } и { $second }
    }
gw-more = { $first }, { $second }
gw-next = { $first }; { $second }
gw-either = либо { $option }
gw-or-else = { $text }, либо { $option }

## Предложения

gw-trigger =
    { $phrase ->
        [yes] { $when } { $then }
       *[no] { $when }, { $then }
    }
gw-trigger-if =
    { $phrase ->
        [yes] { $when }, если { $if }, { $then }
       *[no] { $when }, и при этом { $if }, { $then }
    }
gw-if = если { $if }, { $then }
gw-if-also = если { $if }, также { $then }
gw-suffix-if = { $text }, если { $if }
gw-limited = { $limit }: { $text }
gw-limit-per =
    { $limit ->
        [turn] за ход
        [year] в год
        [activation] за активацию
        [season] за сезон
        [game] за игру
       *[event] каждый раз
    }
gw-limit =
    { $n ->
        [1] раз { gw-limit-per }{ $tail }
        [one] до { $n } раза { gw-limit-per }{ $tail }
        [few] до { $n } раз { gw-limit-per }{ $tail }
       *[many] до { $n } раз { gw-limit-per }{ $tail }
    }
gw-pay =
    { $form ->
        [does] может заплатить { $cost }, чтобы { $then }
        [may] заплатить { $cost }, чтобы { $then }
       *[do] можете заплатить { $cost }, чтобы { $then }
    }
gw-subject =
    { $for ->
        [all] каждый игрок
        [others] каждый другой игрок
        [actor] этот игрок
        [first] первый в порядке чаепития игрок
        [last] последний в порядке чаепития игрок
        [chosen] один игрок по вашему выбору
        [qin] Цинь Цзюшао
        [reed] клан Тростника
        [players] игроки
       *[you] вы
    }
gw-subject-with = { $subject }, { $with },
gw-deed =
    { $form ->
        [may] { $subject } может { $then }
       *[does] { $subject } { $then }
    }
gw-grant =
    { $until ->
        [turn] в этот ход { $text }
        [year] в этом году { $text }
       *[event] на этот раз { $text }
    }

## Виды карт

gw-plain = Без свойства.
gw-section-others = Другие игроки: { $text }
gw-never-returned = Эта карта никогда не возвращается из сброса.
gw-tactic-when = { $when }.
gw-tactic-free = Обычный эффект: { $text }
gw-tactic-enhanced = Усиленный эффект за { $cost }: { $text }
gw-event-now = Сразу: { $text }
gw-event-lasting = До конца игры: { $text }
gw-score = в конце игры { $text }
gw-score-line =
    { $place ->
        [only] получите { $goods }
        [first] получите { $goods }, если { $if }
       *[next] иначе { $goods }, если { $if }
    }
gw-rat-most =
    { $which ->
        [most] Крысу двигает игрок, у которого больше всего { $noun }
       *[fewest] Крысу двигает игрок, у которого меньше всего { $noun }
    }
gw-rat-if = Крысу двигает игрок, { $with }

## Указы

gw-demand =
    { $by ->
        [together] игроки вместе { $act ->
            [discard] сбрасывают
            [sacrifice] жертвуют
           *[lose] теряют
        } { $goods }{ gw-demand-from }{ gw-demand-min }
       *[each] каждый игрок { $act ->
            [discard] сбрасывает
            [sacrifice] жертвует
           *[lose] теряет
        } { $goods }{ gw-demand-from }{ gw-demand-min }
    }
gw-demand-have =
    { $by ->
        [together] у игроков вместе должно быть { $bound } { $noun }{ $tail }{ gw-demand-min }
       *[each] у каждого игрока должно быть { $bound } { $noun }{ $tail }{ gw-demand-min }
    }
gw-demand-from =
    { $from ->
        [board] {" "}с поля
        [supply] {" "}из запаса
        [any] {" "}с поля или из запаса
       *[none] {""}
    }
gw-demand-min =
    { $min_each ->
        [0] {""}
       *[1] {" "}(каждый не менее { $min_each })
    }

## Напечатанные числа

gw-facts-general = В начале: древесина { $wood }, камень { $stone }, золото { $gold }, ци { $chi }; карты тактики: { $tactics }; чаепитие: { $tea }.
gw-facts-horde = Атака: { $attack }; честь: { $honor }; ячейки дают: { $rewards }.
gw-facts-not-with-two = Не используется вдвоём.

## The book of cards

great_wall-book = Великая стена: все карты
great_wall-book-orders = Приказы
great_wall-book-reed_orders = Приказ клана Тростника
great_wall-book-qin_orders = Приказы Цинь Цзюшао
great_wall-book-hordes = Отряды орды
great_wall-book-generals = Генералы
great_wall-book-advisors = Советники
great_wall-book-tactics = Тактика
great_wall-book-artifacts = Артефакты
great_wall-book-edicts = Указы императора
great_wall-book-events = События
great_wall-book-skills = Навыки Чингисхана
great_wall-book-gifts = Дары императора
great_wall-book-rat_cards = Карты крысы
great_wall-book-notes = Памятки
great_wall-book-scenarios = Сценарии
