# Карты «Великой стены»: условия.

## Условия внутри момента

gw-attr-area_activated-area =
    { $ids ->
        [none] { gw-any-area }
       *[given] { $ids }
    }
gw-attr-area_activated-area-ids = { gw-area }
gw-any-area =
    { $kind ->
        [regular] обычная область
        [special] особая область
       *[none] { $group ->
            [production] производящая область
            [building] лагерь строителей
           *[military] казармы или полевой штаб
        }
    }
gw-attr-area_done-area =
    { $ids ->
        [none] { $kind ->
            [regular] обычной области
            [special] особой области
           *[none] { $group ->
                [production] производящей области
                [building] лагеря строителей
               *[military] казарм или полевого штаба
            }
        }
       *[given] { $ids }
    }
gw-attr-area_done-area-ids = { gw-area-gen }
gw-attr-area_activated-own_officials-here = {", "}где у вас { $bound } { $noun }
gw-attr-area_done-own_officials-here = {", "}где у вас { $bound } { $noun }
gw-attr-area_done-other_officials-here = {" и "}{ $bound } { $noun }
gw-attr-resource_handed_in-own_officials-here = {" "}в области, где у вас { $bound } { $noun }
gw-attr-resources_collected-event_n = { $bound } { $noun }
gw-attr-warriors_recruited-event_n = { $bound } { $noun }
gw-attr-warrior_attacked-warrior = {" "}{ $types }
gw-attr-warrior_attacked-warrior-types =
    { $item ->
        [spearman] копейщиком
        [archer] лучником
        [horseman] всадником
       *[banner_bearer] знаменосцем
    }
gw-attr-genghis_attacked-warrior = {" "}{ $types }
gw-attr-genghis_attacked-warrior-types = { gw-attr-warrior_attacked-warrior-types }
gw-attr-warrior_attacked-row = {" "}в ряду { $rows }
gw-attr-warrior_attacked-row-rows = { $item }
gw-attr-warrior_attacked-genghis = {" "}на участке, где стоит Чингисхан
gw-attr-warrior_attacked-own_warriors-here = {" "}на участке, где у вас { $bound } { $noun }
gw-attr-damage_dealt-last_cell = {", "}накрывая последнюю свободную ячейку отряда орды
gw-attr-warriors_killed-warrior = {", "}в том числе { $types }
gw-attr-warriors_killed-warrior-types =
    { $item ->
        [spearman] копейщик
        [archer] лучник
        [horseman] всадник
       *[banner_bearer] знаменосец
    }
gw-attr-horde_defeated-participant = {", "}на котором есть ваши воины
gw-attr-horde_placed-own_warriors-here = {" "}на участок, где у вас { $bound } { $noun }
gw-attr-section_held-own_warriors-here = {", "}где у вас { $bound } { $noun }
gw-attr-section_held-wall_levels-here = {", "}где { $bound } { $noun }
gw-attr-shame_gained-cause = {" "}{ gw-cause }
gw-cause =
    { $of ->
        [alone] за одиночество в области
        [breach] за брешь
        [defeat] за разбитый отряд орды
        [edict] за указ императора
        [barracks] в казармах
        [embassy] в представительстве
        [academy] в академии
        [tea_house] в чайном доме
        [builders_camp] в лагере строителей
        [field_hq] в полевом штабе
        [shooting] при стрельбе
       *[card] по карте
    }

## Условия после «если»

gw-is-area =
    { $not ->
        [yes] это не { $ids ->
            [none] { gw-any-area }
           *[given] { $ids }
        }
       *[no] это { $ids ->
            [none] { gw-any-area }
           *[given] { $ids }
        }
    }
gw-is-area-ids = { gw-area }
gw-is-warrior =
    { $moment ->
        [warrior_attacked] { $not ->
            [yes] атакует не { $types }
           *[no] атакует { $types }
        }
        [genghis_attacked] { $not ->
            [yes] атакует не { $types }
           *[no] атакует { $types }
        }
       *[none] { $not ->
            [yes] среди них не { $types }
           *[no] среди них есть { $types }
        }
    }
gw-is-warrior-types =
    { $item ->
        [spearman] копейщик
        [archer] лучник
        [horseman] всадник
       *[banner_bearer] знаменосец
    }
gw-is-resource =
    { $not ->
        [yes] этот ресурс не { $kinds }
       *[no] этот ресурс { $kinds }
    }
gw-is-resource-kinds =
    { $item ->
        [wood] древесина
        [stone] камень
        [gold] золото
       *[chi] ци
    }
gw-is-row =
    { $not ->
        [yes] { gw-that-horde } не в ряду { $rows }
       *[no] { gw-that-horde } в ряду { $rows }
    }
gw-is-row-rows = { $item }
gw-that-horde =
    { $voice ->
        [horde] он
        [event] он
       *[you] отряд
    }
gw-is-horde =
    { $tier ->
        [none] { $not ->
            [yes] это не отряд { $ids }
           *[no] это отряд { $ids }
        }
       *[given] { $not ->
            [yes] отряд ступени ниже { $tier }
           *[no] отряд ступени { $tier } или выше
        }
    }
gw-is-horde-ids = «{ $item }»
gw-is-cause =
    { $not ->
        [yes] это было не { gw-cause }
       *[no] это было { gw-cause }
    }
gw-is-order_on_track =
    { $not ->
        [yes] на шкале приказов нет карты «{ $id }»
       *[no] на шкале приказов есть «{ $id }»
    }
gw-is-my_order =
    { $not ->
        [yes] ваш приказ этого года не { $ids }
       *[no] ваш приказ этого года { $ids }
    }
gw-is-my_order-ids = «{ $item }»
gw-is-order_choice =
    { $of ->
        [a] { $not ->
            [yes] вы их не вернули
           *[no] вы их вернули
        }
       *[b] { $not ->
            [yes] вы не взяли за них очки чести
           *[no] вы взяли за них очки чести
        }
    }
gw-is-active =
    { $not ->
        [yes] сейчас не ваш ход
       *[no] сейчас ваш ход
    }
gw-is-winner =
    { $not ->
        [yes] победитель не вы
       *[no] победитель вы
    }
gw-is-participant =
    { $not ->
        [yes] на нём нет ваших воинов
       *[no] на нём есть ваш воин
    }
gw-is-last_cell =
    { $not ->
        [yes] на отряде осталась свободная ячейка
       *[no] на отряде не осталось свободных ячеек
    }
gw-is-tea =
    { $of ->
        [first] { $not ->
            [yes] вы не первый в порядке чаепития
           *[no] вы первый в порядке чаепития
        }
        [last] { $not ->
            [yes] вы не последний в порядке чаепития
           *[no] вы последний в порядке чаепития
        }
        [above_actor] { $not ->
            [yes] вы не выше этого игрока в порядке чаепития
           *[no] вы выше этого игрока в порядке чаепития
        }
       *[below_actor] { $not ->
            [yes] вы не ниже этого игрока в порядке чаепития
           *[no] вы ниже этого игрока в порядке чаепития
        }
    }
gw-is-genghis =
    { $not ->
        [yes] на { gw-section-prep } нет Чингисхана
       *[no] на { gw-section-prep } стоит Чингисхан
    }
gw-is-mode =
    { $of ->
        [competitive] { $not ->
            [yes] игра не соревновательная
           *[no] игра соревновательная
        }
        [coop] { $not ->
            [yes] игра не совместная
           *[no] игра совместная
        }
       *[solo] { $not ->
            [yes] вы играете не в одиночку
           *[no] вы играете в одиночку
        }
    }
gw-is-count =
    { $of ->
        [wall_levels] { gw-section-has } { $bound } { $bare }
        [fortifications] { gw-section-has } { $bound } { $bare }
        [hordes] { gw-section-has } { $bound } { $bare }
        [other_officials] { gw-there }{ $bound } { $noun }
        [same_orders] { gw-there }{ $bound } { $noun }
        [participants] { gw-there }{ $bound } { $noun }
        [players] { gw-there }{ $bound } { $noun }
        [lethality] { gw-there }{ $bound } { $noun }
        [warehouse] { gw-there }{ $bound } { $noun }
        [rival_level] { gw-there }{ $bound } { $noun }
        [event_n] { gw-is-event_n }
       *[own] у вас { $bound } { $noun }
    }
gw-section-has =
    { $at ->
        [here] на { gw-section-prep }
        [others_here] на { gw-section-prep }, кроме этого отряда,
        [mine_here] на { gw-section-prep } с вашими воинами
        [top] на самом высоком участке
       *[any] на всех участках вместе
    }
gw-there =
    { $kind ->
        [none] {""}
       *[given] { $n ->
            [one] {"есть "}
            [few] {"есть "}
           *[many] {"есть "}
        }
    }
gw-is-event_n =
    { $moment ->
        [warriors_recruited] вы завербовали { $bound } { $noun }
        [resources_collected] вы получили { $bound } { $noun }
        [tactics_drawn] вы взяли { $bound } { $noun }
       *[none] { gw-there }{ $bound } { $noun }
    }

## Условия об игроке, после «каждый игрок»

gw-player-count = у которого { $bound } { $noun }
gw-player-participant =
    { $not ->
        [yes] у которого нет воинов на этом отряде
       *[no] у которого есть воины на этом отряде
    }
gw-player-winner =
    { $not ->
        [yes] который не стал победителем
       *[no] который стал победителем
    }
gw-player-tea =
    { $of ->
        [first] { $not ->
            [yes] который не первый в порядке чаепития
           *[no] который первый в порядке чаепития
        }
        [last] { $not ->
            [yes] который не последний в порядке чаепития
           *[no] который последний в порядке чаепития
        }
        [above_actor] { $not ->
            [yes] который не выше этого игрока в порядке чаепития
           *[no] который выше этого игрока в порядке чаепития
        }
       *[below_actor] { $not ->
            [yes] который не ниже этого игрока в порядке чаепития
           *[no] который ниже этого игрока в порядке чаепития
        }
    }
