# «Великая стена» в браузере: клан Тростника и Цинь.

web-gw-others-honour =
    { $n ->
        [one] { $n } очко чести
        [few] { $n } очка чести
       *[many] { $n } очков чести
    }
web-gw-others-warriors =
    { $spearmen ->
        [one] { $spearmen } копейщик
        [few] { $spearmen } копейщика
       *[many] { $spearmen } копейщиков
    }{ $archers ->
        [0] {""}
        [one] , { $archers } лучник
        [few] , { $archers } лучника
       *[many] , { $archers } лучников
    }
web-gw-others-qin =
    { $officials ->
        [one] { $officials } чиновник
        [few] { $officials } чиновника
       *[many] { $officials } чиновников
    }, { $assistants ->
        [one] { $assistants } помощник
        [few] { $assistants } помощника
       *[many] { $assistants } помощников
    }
web-gw-others-track = Шкала областей Циня: первая — высшая, последняя — низшая
