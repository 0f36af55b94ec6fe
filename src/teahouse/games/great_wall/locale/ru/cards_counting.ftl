# Карты «Великой стены»: что считается.

## Что считается, после «за»

gw-per-assistants = за каждого помощника
gw-per-active_advisors = за каждого действующего советника
gw-per-own_officials = за каждого { $form ->
        [does] своего
       *[do] вашего
    } чиновника{ gw-at-area }
gw-per-other_officials = за каждого чужого чиновника{ gw-at-area }
gw-per-own_warriors = за каждого { $form ->
        [does] своего
       *[do] вашего
    } { gw-warrior-one }{ gw-at-warriors }
gw-per-own_sections = за каждый участок с { $form ->
        [does] его
       *[do] вашими
    } лучниками на огневых позициях
gw-per-overseers = за каждого { $form ->
        [does] своего
       *[do] вашего
    } управляющего
gw-per-overseer_levels =
    { $at ->
        [none] за каждый уровень ваших управляющих
        [max] за каждый уровень вашего старшего управляющего
        [here] за каждый уровень вашего управляющего в этой области
       *[area] за каждый уровень вашего управляющего { $place }
    }
gw-per-captured_hordes = за каждую захваченную карту орды
gw-per-captured_names = за каждое название среди ваших захваченных карт орды
gw-per-shame_tokens = за каждый { $form ->
        [does] свой
       *[do] ваш
    } жетон позора
gw-per-order_discard = за каждый { $form ->
        [does] свой
       *[do] ваш
    } приказ в сбросе
gw-per-same_orders = за каждый приказ с тем же названием, что у вас, включая ваш
gw-per-wall_levels =
    { $at ->
        [here] за каждый уровень стены { gw-section-gen }
        [top] за каждый уровень стены самого высокого участка
       *[any] за каждый уровень стены на всех участках
    }
gw-per-fortifications = за каждое укрепление{ $at ->
        [any] {" "}на всех участках
       *[place] { gw-at-section }
    }
gw-per-hordes = за каждый отряд орды{ $at ->
        [any] {" "}на всех участках
       *[place] { gw-at-section }
    }
gw-per-participants = за каждого игрока с воинами на этом отряде
gw-per-players = на каждого игрока
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
        [warriors_recruited] за каждого завербованного воина
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
gw-per-rival_level = за каждый уровень самого высокого чужого управляющего в ней

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
gw-noun-held =
    { $n ->
        [one] { gw-resource-token }
        [few] { gw-resource-tokens }
       *[many] { gw-resource-tokens }
    }
gw-resource-token =
    { $what ->
        [wood] древесины
        [stone] камня
        [gold] золота
        [chi] ци
       *[none] ресурса
    }
gw-resource-tokens =
    { $what ->
        [wood] древесины
        [stone] камней
        [gold] золота
        [chi] ци
       *[none] ресурсов
    }
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
        [one] уровня самого высокого чужого управляющего в ней
        [few] уровней самого высокого чужого управляющего в ней
       *[many] уровней самого высокого чужого управляющего в ней
    }
