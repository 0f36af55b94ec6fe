# Что говорят знаки терминала, когда стол читают вслух.

zhanguo-aloud-officials =
    { $official ->
        [red] { $count ->
            [one] { $count } красный чиновник
            [few] { $count } красных чиновника
           *[many] { $count } красных чиновников
        }
        [grey] { $count ->
            [one] { $count } серый чиновник
            [few] { $count } серых чиновника
           *[many] { $count } серых чиновников
        }
       *[white] { $count ->
            [one] { $count } белый чиновник
            [few] { $count } белых чиновника
           *[many] { $count } белых чиновников
        }
    }
zhanguo-aloud-unrest = { $at } из { $cells }
zhanguo-aloud-banned = { zhanguo-aloud-unrest }, дворцы сейчас запрещены
zhanguo-aloud-bans = { zhanguo-aloud-unrest }, дворцы запрещены на { $bans }
zhanguo-aloud-region = { $region }, рядом { $near }
zhanguo-aloud-palaces = дворцы
zhanguo-aloud-governors = рядом с клетками
zhanguo-aloud-border = { $one } и { $other }
zhanguo-aloud-now = сейчас { $round }
zhanguo-aloud-cell = { $vp } ПО: { $who }
zhanguo-aloud-empty = пусто
zhanguo-aloud-reward = { $reward }, диск: { $player }
