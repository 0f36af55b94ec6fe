# Карты «Древнего мира»: строение текста. Каждый текст составлен по структуре карты.
# $form: do = «получите», may = «получить» после «можете» и «чтобы». $on: триггер, эффекты которого описаны, или none.
# Части предложений не имеют ни точки, ни заглавной буквы; то и другое ставится в конце.

aw-pair =
    { $kind ->
        [or] { $first } или { $second }
       *[and] { $first } и { $second }
    }
aw-more = { $first }, { $second }
aw-then = { $first }, затем { $second }
aw-plain = Без свойств.
aw-nothing = ничего

## Правила

aw-action = действие: { $then }
aw-action-for = действие за { $price }: { $then }
aw-paid = за { $price } { $then }
aw-trigger = { $when }, { $then }
aw-may = можете { $then }
aw-may-for = можете { $given }, чтобы { $then }
aw-pay = заплатить { $price }
aw-discard-self = сбросить эту карту
aw-on =
    { $on ->
        [gain_card] когда эта карта становится вашей
        [gain_citizen] когда у вас появляется новый житель
        [learn_left] когда ваш сосед слева выполняет на поле действие «{ $cell }»
        [learn_right] когда ваш сосед справа выполняет на поле действие «{ $cell }»
        [first_pass] если вы пасуете в раунде раньше всех
        [victory] победив титана и бросив кубики
       *[build] когда вы выполняете действие «{ $cell }»
    }

## Конец игры

aw-end-each =
    { $extra ->
        [yes] в конце игры получите дополнительно { $n } ПО { $per }
       *[no] в конце игры получите { $n } ПО { $per }
    }
aw-end-table =
    { $extra ->
        [yes] в конце игры получите дополнительные ПО за { aw-counted }: { $steps }
       *[no] в конце игры получите ПО за { aw-counted }: { $steps }
    }
aw-counted =
    { $of ->
        [food] свои запасы еды
        [citizen] своих жителей
        [titan] побеждённых вами титанов
        [province] свои провинции
        [veteran] распущенные войска в своих армиях
        [knowledge] свои знания
        [banner_set] свои наборы из 5 разных знамён
        [banner_red] свои красные знамёна
        [banner_green] свои зелёные знамёна
        [banner_purple] свои фиолетовые знамёна
        [banner_blue] свои синие знамёна
       *[banner_yellow] свои жёлтые знамёна
    }
aw-step =
    { $span ->
        [more] { $low } и больше дают { $vp } ПО
        [range] { $low }–{ $high } дают { $vp } ПО
       *[one_only] { $low ->
            [1] { $low } даёт { $vp } ПО
           *[other] { $low } дают { $vp } ПО
        }
    }

## Армии

aw-front = в бою: { $symbols }
aw-experience = после роспуска: { $symbols }

## Ячейки поля

aw-placement =
    { $placement ->
        [higher] навык вашего жителя должен быть выше, чем у всех, кто здесь стоит
        [match_or_pay] любой навык; 1 монета, если здесь есть жители, и бесплатно, если у кого-то из них такой же навык
       *[free] любой навык, даже если ячейка занята
    }
aw-opens = открыта начиная с раунда { $n }

## Напечатанные числа

aw-deck =
    { $deck ->
        [A] колода А
        [B] колода В
       *[start] стартовая карта
    }
aw-starting-army = стартовое войско
aw-cost = стоит { $price }
aw-free = бесплатно
aw-stars =
    { $n ->
        [one] { $n } звезда
        [few] { $n } звезды
       *[many] { $n } звёзд
    }
aw-defence = защита { $n } ({ $against })
aw-against =
    { $arrows ->
        [yes] считаются мечи и стрелы
       *[no] считаются только мечи
    }
aw-dice =
    { $n ->
        [one] { $n } кубик разрушения
        [few] { $n } кубика разрушения
       *[many] { $n } кубиков разрушения
    }
aw-banners =
    { $n ->
        [one] знамя: { $banners }
        [few] знамёна: { $banners }
       *[many] знамёна: { $banners }
    }
aw-banner =
    { $n ->
        [1] { $tribe ->
            [red] красное
            [green] зелёное
            [purple] фиолетовое
            [blue] синее
           *[yellow] жёлтое
        }
       *[other] { $n } { aw-tribe }
    }
aw-tribe =
    { $tribe ->
        [red] красных
        [green] зелёных
        [purple] фиолетовых
        [blue] синих
       *[yellow] жёлтых
    }
aw-copies =
    { $n ->
        [one] { $n } копия
        [few] { $n } копии
       *[many] { $n } копий
    }

## The book of cards

ancient_world-book = Древний мир: все карты и ячейки
ancient_world-book-cells = Ячейки поля
ancient_world-book-capital = Столица
ancient_world-book-symbols = Символы
ancient_world-book-empire = Карты империи
ancient_world-book-armies = Войска
ancient_world-book-titans = Титаны
ancient_world-book-provinces = Провинции
