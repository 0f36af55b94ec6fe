# «Великая стена» в браузере: клан Тростника и Цинь.

web-gw-others-honour =
    { $n ->
        [one] { $n } очко чести
        [few] { $n } очка чести
       *[many] { $n } очков чести
    }
web-gw-others-track = Шкала областей Циня: первая — высшая, последняя — низшая
web-gw-others-officials = чиновники
web-gw-others-assistants =
    { $n ->
        [one] { $n } помощник
        [few] { $n } помощника
       *[many] { $n } помощников
    }
web-gw-others-notes = { $name }: памятка
web-gw-others-order = { $player }, приказ «{ $order }»
web-gw-others-yours = Сейчас за него решаете вы
web-gw-closed = Закрыт до конца игры: его загородили три укрепления.
web-gw-closed-short = закрыт
