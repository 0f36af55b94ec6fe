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
       *[none] когда отряд орды прибывает{ $with }
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
        [you] когда вы назначаете или повышаете управляющего{ gw-to-area }
        [other] когда другой игрок назначает или повышает управляющего{ gw-to-area }
       *[any] когда любой игрок назначает или повышает управляющего{ gw-to-area }
    }
gw-on-resource_handed_in =
    { $who ->
        [you] когда вы сдаёте ресурс на склад{ gw-to-area }{ $with }
        [other] когда другой игрок сдаёт ресурс на склад{ gw-to-area }{ $with }
       *[any] когда любой игрок сдаёт ресурс на склад{ gw-to-area }{ $with }
    }
gw-on-warriors_recruited =
    { $who ->
        [you] когда вы вербуете { gw-some-warriors }
        [other] когда другой игрок вербует { gw-some-warriors }
       *[any] когда любой игрок вербует { gw-some-warriors }
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
        [you] когда погибают ваши воины{ gw-on-here }{ $with }
        [other] когда погибают воины другого игрока{ gw-on-here }{ $with }
       *[any] когда погибают воины любого игрока{ gw-on-here }{ $with }
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
