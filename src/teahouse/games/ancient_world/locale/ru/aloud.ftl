# Что говорят знаки терминала, когда стол читают вслух.

ancient_world-aloud-symbol =
    { $what ->
        [space] { $n ->
            [one] { $n } место
            [few] { $n } места
           *[many] { $n } мест
        }
        [food] еда { $n }
        [coin] { $n ->
            [one] { $n } монета
            [few] { $n } монеты
           *[many] { $n } монет
        }
        [knowledge] { $n ->
            [one] { $n } знание
            [few] { $n } знания
           *[many] { $n } знаний
        }
        [sword] { $n ->
            [one] { $n } меч
            [few] { $n } меча
           *[many] { $n } мечей
        }
        [arrow] { $n ->
            [one] { $n } стрела
            [few] { $n } стрелы
           *[many] { $n } стрел
        }
        [army] лимит армий +{ $n }
        [citizen] { $n ->
            [one] { $n } житель
            [few] { $n } жителя
           *[many] { $n } жителей
        }
        [eye] исследование { $n }
        [trophy] { $n ->
            [one] { $n } монета после победы
            [few] { $n } монеты после победы
           *[many] { $n } монет после победы
        }
        [spy] шпионаж { $n }
       *[restore] восстановление { $n }
    }
ancient_world-aloud-of = { $n } из { $all }
ancient_world-aloud-citizen = { $player }, навык { $skill }
ancient_world-aloud-banner =
    { $n ->
        [one] знамя племени «{ ancient_world-tribe }»
        [few] { $n } знамени племени «{ ancient_world-tribe }»
       *[many] { $n } знамён племени «{ ancient_world-tribe }»
    }
ancient_world-aloud-free = бесплатно
ancient_world-aloud-empty = никого
ancient_world-aloud-or = или
ancient_world-aloud-stars =
    { $n ->
        [one] { $n } звезда, { $deck }, в колоде { $left }
        [few] { $n } звезды, { $deck }, в колоде { $left }
       *[many] { $n } звёзд, { $deck }, в колоде { $left }
    }
ancient_world-aloud-defence =
    { $arrows ->
        [yes] { $defence }, мечи и стрелы
       *[no] { $defence }, только мечи
    }
ancient_world-aloud-lost = потеряна: { $card }
ancient_world-aloud-on = на ней житель { $citizen }
