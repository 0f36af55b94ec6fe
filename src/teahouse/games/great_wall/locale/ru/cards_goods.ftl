# Карты «Великой стены»: ресурсы, количества и места. Числа с существительными стоят в винительном падеже.

## Ресурсы

gw-goods =
    { $all ->
        [yes] { $what ->
            [wood] всю древесину
            [stone] весь камень
            [gold] всё золото
            [chi] всё ци
            [honor] все очки чести
            [tactic] все карты тактики
            [wsg] все ресурсы (не ци)
            [here] все ресурсы этой области
            [same] все такие же ресурсы
           *[any] все ресурсы
        }
       *[no] { $what ->
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
            [tactic] { $n ->
                [one] { $n } карту тактики
                [few] { $n } карты тактики
               *[many] { $n } карт тактики
            }
            [wsg] { $n ->
                [one] { $n } любой ресурс (не ци)
                [few] { $n } любых ресурса (не ци)
               *[many] { $n } любых ресурсов (не ци)
            }
            [here] { $n ->
                [one] { $n } ресурс этой области
                [few] { $n } ресурса этой области
               *[many] { $n } ресурсов этой области
            }
            [same] { $n ->
                [one] ещё { $n } такой же ресурс
                [few] ещё { $n } таких же ресурса
               *[many] ещё { $n } таких же ресурсов
            }
           *[any] { $n ->
                [one] { $n } любой ресурс
                [few] { $n } любых ресурса
               *[many] { $n } любых ресурсов
            }
        }
    }
gw-tokens =
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
       *[any] { $n ->
            [one] { $n } ресурс
            [few] { $n } ресурса
           *[many] { $n } ресурсов
        }
    }
gw-demanded =
    { $what ->
        [official] { $n ->
            [one] { $n } чиновника
            [few] { $n } чиновников
           *[many] { $n } чиновников
        }
        [warrior] { $n } { gw-warrior }
        [captured_horde] { $n ->
            [one] { $n } захваченную карту орды
            [few] { $n } захваченные карты орды
           *[many] { $n } захваченных карт орды
        }
       *[goods] { gw-goods }
    }
gw-demanded-lost =
    { $what ->
        [official] { $n ->
            [one] { $n } чиновником
            [few] { $n } чиновниками
           *[many] { $n } чиновниками
        }
        [warrior] { $n } { gw-warrior-ins }
        [captured_horde] { $n ->
            [one] { $n } захваченной картой орды
            [few] { $n } захваченными картами орды
           *[many] { $n } захваченными картами орды
        }
       *[goods] { gw-goods }
    }
gw-warrior =
    { $warrior ->
        [spearman] { $n ->
            [one] копейщика
            [few] копейщиков
           *[many] копейщиков
        }
        [archer] { $n ->
            [one] лучника
            [few] лучников
           *[many] лучников
        }
        [horseman] { $n ->
            [one] всадника
            [few] всадников
           *[many] всадников
        }
        [banner_bearer] { $n ->
            [one] знаменосца
            [few] знаменосцев
           *[many] знаменосцев
        }
       *[any] { $n ->
            [one] воина
            [few] воинов
           *[many] воинов
        }
    }
gw-warrior-ins =
    { $warrior ->
        [spearman] { $n ->
            [one] копейщиком
            [few] копейщиками
           *[many] копейщиками
        }
        [archer] { $n ->
            [one] лучником
            [few] лучниками
           *[many] лучниками
        }
        [horseman] { $n ->
            [one] всадником
            [few] всадниками
           *[many] всадниками
        }
        [banner_bearer] { $n ->
            [one] знаменосцем
            [few] знаменосцами
           *[many] знаменосцами
        }
       *[any] { $n ->
            [one] воином
            [few] воинами
           *[many] воинами
        }
    }
gw-warrior-one =
    { $warrior ->
        [spearman] копейщика
        [archer] лучника
        [horseman] всадника
        [banner_bearer] знаменосца
       *[any] воина
    }

## Количества

gw-plus = {" и ещё "}{ $n }
gw-times = умножить на число { $noun }
gw-at-most = не более { $n }
gw-notes = {" "}({ $notes })
gw-bound =
    { $kind ->
        [min] не менее { $min }
        [max] не более { $max }
        [none] нет
        [range] от { $min } до { $max }
        [fewer] менее { $min }
        [more] более { $max }
        [some] более { $max }
       *[outside] менее { $min } или более { $max }
    }

## Места

gw-section =
    { $voice ->
        [horde] этот участок
        [skill] участок Чингисхана
       *[you] этот участок
    }
gw-section-prep =
    { $voice ->
        [horde] этом участке
        [skill] участке Чингисхана
       *[you] этом участке
    }
gw-section-gen =
    { $voice ->
        [horde] этого участка
        [skill] участка Чингисхана
       *[you] этого участка
    }
gw-area =
    { $area ->
        [sawmill] лесопилка
        [quarry] каменоломня
        [gold_mine] золотой рудник
        [pagoda] пагода
        [barracks] казармы
        [builders_camp] лагерь строителей
        [field_hq] полевой штаб
        [tea_house] чайный дом
        [embassy] представительство императора
        [academy] военная академия
       *[market] рынок
    }
gw-area-gen =
    { $area ->
        [sawmill] лесопилки
        [quarry] каменоломни
        [gold_mine] золотого рудника
        [pagoda] пагоды
        [barracks] казарм
        [builders_camp] лагеря строителей
        [field_hq] полевого штаба
        [tea_house] чайного дома
        [embassy] представительства императора
        [academy] военной академии
       *[market] рынка
    }
gw-area-in =
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
gw-area-to =
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
gw-at-area =
    { $at ->
        [none] {""}
        [here] {" "}в этой области
        [board] {" "}на поле
        [supply] {" "}в вашем запасе
        [pool] {" "}в общем запасе
       *[area] {" "}{ $place }
    }
gw-at-warriors =
    { $at ->
        [self] {" "}на этой карте
        [here] {" "}на { gw-section-prep }
        [firing_here] {" "}на огневых позициях { gw-section-gen }
        [shelter_here] {" "}в укрытии { gw-section-gen }
        [firing] {" "}на огневых позициях
        [firing_top] {" "}на огневых позициях участков с самой высокой построенной стеной
        [shelters] {" "}в укрытиях
        [hordes] {" "}на отрядах орды
        [board] {" "}на поле
        [supply] {" "}в вашем запасе
       *[none] {""}
    }
gw-at-section =
    { $at ->
        [here] {" "}на { gw-section-prep }
        [others_here] {" "}на { gw-section-prep }, кроме этого
        [mine_here] {" "}с { $form ->
            [does] его
           *[do] вашими
        } воинами на { gw-section-prep }
        [top] {" "}самого высокого участка
       *[any] {""}
    }
