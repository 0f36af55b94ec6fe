# Карты «Великой стены»: ресурсы, количества, что и где считается. Числа с существительными стоят в винительном падеже.

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
gw-resource =
    { $what ->
        [wood] древесину
        [stone] камень
        [gold] золото
        [chi] ци
       *[none] ресурсы
    }
gw-resource-gen =
    { $what ->
        [wood] древесины
        [stone] камня
        [gold] золота
        [chi] ци
       *[none] ресурсов
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
gw-times = умножьте на число { $noun }
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

gw-your =
    { $form ->
        [does] { $voice ->
            [qin] свой
           *[you] свой
        }
        [they] свой
       *[do] свой
    }
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
        [firing_top] {" "}на огневых позициях самых высоких участков
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
        [mine_here] {" "}на { gw-section-prep } с вашими воинами на нём
        [top] {" "}самого высокого участка
       *[any] {""}
    }

## Что считается, после «за»

gw-per-assistants = за каждого помощника
gw-per-active_advisors = за каждого действующего советника
gw-per-own_officials = за каждого вашего чиновника{ gw-at-area }
gw-per-other_officials = за каждого чужого чиновника{ gw-at-area }
gw-per-own_warriors = за каждого вашего { gw-warrior-one }{ gw-at-warriors }
gw-per-own_sections = за каждый участок с вашими лучниками на огневых позициях
gw-per-overseers = за каждого вашего управляющего
gw-per-overseer_levels =
    { $at ->
        [none] за каждый уровень ваших управляющих
        [max] за каждый уровень вашего старшего управляющего
        [here] за каждый уровень вашего управляющего в этой области
       *[area] за каждый уровень вашего управляющего { $place }
    }
gw-per-captured_hordes = за каждую захваченную карту орды
gw-per-captured_names = за каждое название среди ваших захваченных карт орды
gw-per-shame_tokens = за каждый ваш жетон позора
gw-per-order_discard = за каждый ваш приказ в сбросе
gw-per-same_orders = за каждый приказ с тем же названием, что у вас, включая ваш
gw-per-wall_levels =
    { $at ->
        [here] за каждый уровень стены { gw-section-gen }
        [top] за каждый уровень стены самого высокого участка
       *[any] за каждый уровень стены на всех участках
    }
gw-per-fortifications = за каждое укрепление{ gw-at-section }
gw-per-hordes = за каждый отряд орды{ gw-at-section }
gw-per-participants = за каждого игрока с воинами на этом отряде
gw-per-players = за каждого игрока
gw-per-lethality = за каждую единицу смертоносности
gw-per-tactics = за каждую карту тактики на руке
gw-per-held =
    { $what ->
        [wood] за каждую вашу древесину
        [stone] за каждый ваш камень
        [gold] за каждое ваше золото
        [chi] за каждое ваше ци
       *[none] за каждый ваш ресурс
    }
gw-per-warehouse = за каждый ресурс на складе
gw-per-event_n =
    { $moment ->
        [resources_collected] за каждый полученный ресурс
        [overseer_promoted] за каждый новый уровень управляющего
        [warriors_recruited] за каждого нанятого воина
        [warrior_attacked] за каждую накрытую ячейку
        [genghis_attacked] за каждую накрытую ячейку
        [warriors_dying] за каждого воина, который должен погибнуть
        [warriors_killed] за каждого убитого воина
        [warriors_saved] за каждого спасённого воина
        [breach] за каждый отряд орды на этом участке
        [shame_gained] за каждый полученный жетон
        [shame_discarded] за каждый сброшенный жетон
        [wall_built] за каждый уровень стены на этом участке
        [tea_moved] за каждую ступень
        [tactics_drawn] за каждую взятую карту
       *[none] за каждое
    }
gw-per-rival_level = за каждый уровень старшего чужого управляющего в ней

## Что считается, после числа: в родительном падеже

gw-noun-assistants =
    { $n ->
        [one] помощника
        [few] помощников
       *[many] помощников
    }
gw-noun-active_advisors =
    { $n ->
        [one] действующего советника
        [few] действующих советников
       *[many] действующих советников
    }
gw-noun-own_officials =
    { $n ->
        [one] чиновника
        [few] чиновников
       *[many] чиновников
    }{ gw-at-area }
gw-noun-other_officials =
    { $n ->
        [one] чужого чиновника
        [few] чужих чиновников
       *[many] чужих чиновников
    }{ gw-at-area }
gw-noun-own_warriors = { gw-warrior }{ gw-at-warriors }
gw-noun-own_sections =
    { $n ->
        [one] участка с вашими лучниками на огневых позициях
        [few] участков с вашими лучниками на огневых позициях
       *[many] участков с вашими лучниками на огневых позициях
    }
gw-noun-overseers =
    { $n ->
        [one] управляющего
        [few] управляющих
       *[many] управляющих
    }
gw-noun-overseer_levels =
    { $n ->
        [one] уровня управляющих
        [few] уровней управляющих
       *[many] уровней управляющих
    }{ gw-at-overseer }
gw-at-overseer =
    { $at ->
        [none] {" "}в сумме
        [max] {" "}у старшего из них
        [here] {" "}в этой области
       *[area] {" "}{ $place }
    }
gw-noun-captured_hordes =
    { $n ->
        [one] захваченной карты орды
        [few] захваченных карт орды
       *[many] захваченных карт орды
    }
gw-noun-captured_names =
    { $n ->
        [one] названия среди захваченных карт орды
        [few] разных названий среди захваченных карт орды
       *[many] разных названий среди захваченных карт орды
    }
gw-noun-shame_tokens =
    { $n ->
        [one] жетона позора
        [few] жетонов позора
       *[many] жетонов позора
    }
gw-noun-order_discard =
    { $n ->
        [one] приказа в сбросе
        [few] приказов в сбросе
       *[many] приказов в сбросе
    }
gw-noun-same_orders =
    { $n ->
        [one] приказа с тем же названием, что у вас, включая ваш
        [few] приказов с тем же названием, что у вас, включая ваш
       *[many] приказов с тем же названием, что у вас, включая ваш
    }
gw-noun-wall_levels =
    { $n ->
        [one] уровня стены
        [few] уровней стены
       *[many] уровней стены
    }{ gw-at-section }
gw-noun-fortifications =
    { $n ->
        [one] укрепления
        [few] укреплений
       *[many] укреплений
    }{ gw-at-section }
gw-noun-hordes =
    { $n ->
        [one] отряда орды
        [few] отрядов орды
       *[many] отрядов орды
    }{ gw-at-section }
gw-noun-participants =
    { $n ->
        [one] игрока с воинами на этом отряде
        [few] игроков с воинами на этом отряде
       *[many] игроков с воинами на этом отряде
    }
gw-noun-players =
    { $n ->
        [one] игрока
        [few] игроков
       *[many] игроков
    }
gw-noun-lethality =
    { $n ->
        [one] единицы смертоносности
        [few] единиц смертоносности
       *[many] единиц смертоносности
    }
gw-noun-tactics =
    { $n ->
        [one] карты тактики на руке
        [few] карт тактики на руке
       *[many] карт тактики на руке
    }
gw-noun-held = { gw-resource-gen }
gw-noun-warehouse =
    { $n ->
        [one] ресурса на складе
        [few] ресурсов на складе
       *[many] ресурсов на складе
    }
gw-noun-event_n =
    { $moment ->
        [resources_collected] { $n ->
            [one] ресурса
            [few] ресурсов
           *[many] ресурсов
        }
        [overseer_promoted] { $n ->
            [one] уровня управляющего
            [few] уровней управляющего
           *[many] уровней управляющего
        }
        [warrior_attacked] { gw-noun-cells }
        [genghis_attacked] { gw-noun-cells }
        [breach] { gw-noun-breaching }
        [shame_gained] { gw-noun-shame_tokens }
        [shame_discarded] { gw-noun-shame_tokens }
        [wall_built] { $n ->
            [one] уровня стены
            [few] уровней стены
           *[many] уровней стены
        }
        [tea_moved] { $n ->
            [one] ступени
            [few] ступеней
           *[many] ступеней
        }
        [tactics_drawn] { $n ->
            [one] карты
            [few] карт
           *[many] карт
        }
       *[none] { $n ->
            [one] воина
            [few] воинов
           *[many] воинов
        }
    }
gw-noun-cells =
    { $n ->
        [one] ячейки
        [few] ячеек
       *[many] ячеек
    }
gw-noun-breaching =
    { $n ->
        [one] отряда орды
        [few] отрядов орды
       *[many] отрядов орды
    }
gw-noun-rival_level =
    { $n ->
        [one] уровня старшего чужого управляющего в ней
        [few] уровней старшего чужого управляющего в ней
       *[many] уровней старшего чужого управляющего в ней
    }
