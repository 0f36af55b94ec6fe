# Карты «Великой стены»: моменты и условия.
# $who: you, other или any. $at: here или none. Места в моменте: $area, $number (none, если не задано) и $with (бывает пустым).

gw-phrase =
    { $moment ->
        [setup_done] yes
        [spring_start] yes
        [pillage] yes
        [summer_income] yes
        [turn_start] yes
        [turn_activation] yes
        [turn_checked] yes
        [turn_end] yes
        [winter_start] yes
        [assault_start] yes
        [winter_end] yes
        [scoring] yes
       *[none] no
    }
gw-on-here =
    { $at ->
        [here] {" "}на { gw-section-prep }
       *[none] {""}
    }
gw-on-setup_done = в конце подготовки
gw-on-spring_start = весной
gw-on-horde_placed =
    { $at ->
        [here] когда отряд орды прибывает на { gw-section }{ $with }
       *[none] когда прибывает отряд орды{ $with }
    }
gw-on-pillage = при разбое
gw-on-summer_income = на этапе дохода
gw-on-summer_orders =
    { $who ->
        [you] когда вы решаете судьбу сброшенных приказов
        [other] когда другой игрок решает судьбу сброшенных приказов
       *[any] когда любой игрок решает судьбу сброшенных приказов
    }
gw-on-order_revealed = когда приказы вскрыты
gw-on-turn_start =
    { $who ->
        [you] в начале вашего хода
        [other] в начале хода другого игрока
       *[any] в начале хода любого игрока
    }
gw-on-turn_activation =
    { $who ->
        [you] в свой ход после приказа
        [other] в ход другого игрока после приказа
       *[any] в ход любого игрока после приказа
    }
gw-on-turn_checked =
    { $who ->
        [you] в свой ход после проверки побед
        [other] в ход другого игрока после проверки побед
       *[any] в каждый ход после проверки побед
    }
gw-on-turn_end =
    { $who ->
        [you] в конце вашего хода
        [other] в конце хода другого игрока
       *[any] в конце хода любого игрока
    }
gw-on-area_activated =
    { $area ->
        [none] когда активируется область{ gw-whose-area }
       *[given] когда активируется { $area }{ gw-whose-area }
    }
gw-on-area_done =
    { $area ->
        [none] когда завершается активация области{ gw-whose-area }
       *[given] когда завершается активация { $area }{ gw-whose-area }
    }
gw-whose-area =
    { $with ->
        [none] { $who ->
            [you] {" "}с вашими чиновниками
            [other] {" "}с чиновниками другого игрока
           *[any] {""}
        }
       *[given] { $with }
    }
gw-on-official_moved =
    { $who ->
        [you] когда вы перемещаете чиновника{ gw-to-area }
        [other] когда другой игрок перемещает чиновника{ gw-to-area }
       *[any] когда любой игрок перемещает чиновника{ gw-to-area }
    }
gw-to-area =
    { $area ->
        [none] {""}
       *[given] {" "}{ $area }
    }
gw-on-resources_collected =
    { $who ->
        [you] когда вы получаете { gw-some-resources }
        [other] когда другой игрок получает { gw-some-resources }
       *[any] когда любой игрок получает { gw-some-resources }
    }
gw-some-resources =
    { $number ->
        [none] ресурсы
       *[given] { $number }
    } { $area ->
        [none] в производящей области
       *[given] { $area }
    }
gw-on-overseer_promoted =
    { $who ->
        [you] когда вы ставите или повышаете управляющего{ gw-to-area }
        [other] когда другой игрок ставит или повышает управляющего{ gw-to-area }
       *[any] когда любой игрок ставит или повышает управляющего{ gw-to-area }
    }
gw-on-resource_handed_in =
    { $who ->
        [you] когда вы сдаёте ресурс на склад{ gw-to-area }{ $with }
        [other] когда другой игрок сдаёт ресурс на склад{ gw-to-area }{ $with }
       *[any] когда любой игрок сдаёт ресурс на склад{ gw-to-area }{ $with }
    }
gw-on-warriors_recruited =
    { $who ->
        [you] когда вы нанимаете { gw-some-warriors }
        [other] когда другой игрок нанимает { gw-some-warriors }
       *[any] когда любой игрок нанимает { gw-some-warriors }
    }
gw-some-warriors =
    { $number ->
        [none] воинов
       *[given] { $number }
    }
gw-on-warrior_attacked =
    { $who ->
        [you] когда вы атакуете{ gw-on-here }{ $with }
        [other] когда другой игрок атакует{ gw-on-here }{ $with }
       *[any] когда любой игрок атакует{ gw-on-here }{ $with }
    }
gw-on-genghis_attacked =
    { $who ->
        [you] когда вы атакуете Чингисхана или его навык{ $with }
        [other] когда другой игрок атакует Чингисхана или его навык{ $with }
       *[any] когда любой игрок атакует Чингисхана или его навык{ $with }
    }
gw-on-damage_dealt =
    { $who ->
        [you] когда вы наносите 1 повреждение{ gw-on-here }{ $with }
        [other] когда другой игрок наносит 1 повреждение{ gw-on-here }{ $with }
       *[any] когда любой игрок наносит 1 повреждение{ gw-on-here }{ $with }
    }
gw-on-horde_defeated =
    { $who ->
        [you] когда вы разбили отряд орды{ $with }{ gw-on-here }
        [other] когда другой игрок разбил отряд орды{ $with }{ gw-on-here }
       *[any] когда разбит отряд орды{ $with }{ gw-on-here }
    }
gw-on-horde_captured =
    { $who ->
        [you] когда вы забираете карту орды{ gw-on-here }
        [other] когда другой игрок забирает карту орды{ gw-on-here }
       *[any] когда любой игрок забирает карту орды{ gw-on-here }
    }
gw-on-warriors_dying =
    { $who ->
        [you] когда ваши воины должны погибнуть{ gw-on-here }
        [other] когда воины другого игрока должны погибнуть{ gw-on-here }
       *[any] когда воины любого игрока должны погибнуть{ gw-on-here }
    }
gw-on-warriors_killed =
    { $who ->
        [you] когда ваши воины погибли{ gw-on-here }
        [other] когда погибли воины другого игрока{ gw-on-here }
       *[any] когда погибли воины любого игрока{ gw-on-here }
    }
gw-on-warriors_saved =
    { $who ->
        [you] когда вы спасаете воинов{ gw-on-here }
        [other] когда другой игрок спасает воинов{ gw-on-here }
       *[any] когда любой игрок спасает воинов{ gw-on-here }
    }
gw-on-winter_start = в начале зимы
gw-on-assault_start = перед наступлением
gw-on-section_held =
    { $at ->
        [here] когда выстоял { gw-section }{ $with }
       *[none] когда выстоял участок{ $with }
    }
gw-on-breach =
    { $at ->
        [here] когда на { gw-section-prep }{ $with } пробита брешь
       *[none] когда на участке{ $with } пробита брешь
    }
gw-on-shame_gained =
    { $who ->
        [you] когда вы получаете позор{ $with }
        [other] когда другой игрок получает позор{ $with }
       *[any] когда любой игрок получает позор{ $with }
    }
gw-on-shame_discarded =
    { $who ->
        [you] когда вы сбрасываете позор
        [other] когда другой игрок сбрасывает позор
       *[any] когда любой игрок сбрасывает позор
    }
gw-on-fortification_built =
    { $who ->
        [you] когда вы строите укрепление{ gw-on-here }
        [other] когда другой игрок строит укрепление{ gw-on-here }
       *[any] когда любой игрок строит укрепление{ gw-on-here }
    }
gw-on-wall_built =
    { $who ->
        [you] когда вы строите уровень стены{ gw-on-here }
        [other] когда другой игрок строит уровень стены{ gw-on-here }
       *[any] когда любой игрок строит уровень стены{ gw-on-here }
    }
gw-on-warriors_moved =
    { $who ->
        [you] когда вы перемещаете воинов на другой участок
        [other] когда другой игрок перемещает воинов на другой участок
       *[any] когда любой игрок перемещает воинов на другой участок
    }
gw-on-tea_moved =
    { $who ->
        [you] когда ваш маркер чаепития поднимается
        [other] когда маркер чаепития другого игрока поднимается
       *[any] когда маркер чаепития любого игрока поднимается
    }
gw-on-official_hired =
    { $who ->
        [you] когда вы нанимаете чиновника
        [other] когда другой игрок нанимает чиновника
       *[any] когда любой игрок нанимает чиновника
    }
gw-on-advisor_hired =
    { $who ->
        [you] когда вы нанимаете советника
        [other] когда другой игрок нанимает советника
       *[any] когда любой игрок нанимает советника
    }
gw-on-tactics_drawn =
    { $who ->
        [you] когда вы берёте карты тактики
        [other] когда другой игрок берёт карты тактики
       *[any] когда любой игрок берёт карты тактики
    }
gw-on-tactic_played =
    { $who ->
        [you] когда вы разыгрываете карту тактики
        [other] когда другой игрок разыгрывает карту тактики
       *[any] когда любой игрок разыгрывает карту тактики
    }
gw-on-winter_end = после наступления
gw-on-edict_fulfilled = когда выполнен указ императора
gw-on-event_revealed = когда это событие вскрыто
gw-on-scoring = в конце игры

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
gw-attr-area_activated-own_officials-here = , где у вас { $bound } { $noun }
gw-attr-area_done-own_officials-here = , где { $bound } вашего чиновника
gw-attr-area_done-other_officials-here = {" и "}{ $bound } чужих
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
gw-attr-damage_dealt-last_cell = {" "}последней свободной ячейке отряда орды
gw-attr-horde_defeated-participant = , на котором есть ваши воины
gw-attr-horde_placed-own_warriors-here = {" "}на участок, где у вас { $bound } { $noun }
gw-attr-section_held-own_warriors-here = , где у вас { $bound } { $noun }
gw-attr-section_held-wall_levels-here = , где { $bound } { $noun }
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
        [other_officials] есть { $bound } { $noun }
        [same_orders] всего { $bound } { $noun }
        [wall_levels] есть { $bound } { $noun }
        [fortifications] всего { $bound } { $noun }
        [hordes] всего { $bound } { $noun }
        [participants] всего { $bound } { $noun }
        [players] всего { $bound } { $noun }
        [lethality] всего { $bound } { $noun }
        [warehouse] всего { $bound } { $noun }
        [rival_level] всего { $bound } { $noun }
        [event_n] { gw-is-event_n }
       *[own] у вас { $bound } { $noun }
    }
gw-is-event_n =
    { $moment ->
        [warriors_recruited] вы наняли { $bound } { $noun }
        [resources_collected] вы получили { $bound } { $noun }
        [tactics_drawn] вы взяли { $bound } { $noun }
       *[none] всего { $bound } { $noun }
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
