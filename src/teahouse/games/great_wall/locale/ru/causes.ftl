# «Великая стена»: что привело к вопросу и чьё это дело. Строка над вопросом, без точки в конце.
# $within — такая же строка о том, что привело к самой причине. $player — имя в именительном падеже, $of — в родительном.

great_wall-whose =
    { $own ->
        [yes] ваш{" "}
       *[other] {""}
    }
great_wall-whose-card =
    { $own ->
        [yes] ваша{" "}
       *[other] {""}
    }
great_wall-theirs =
    { $own ->
        [no] {" "}{ $of }
       *[other] {""}
    }

## Подготовка, сезоны, ходы

great_wall-cause-choose_generals = Подготовка: все одновременно и тайно выбирают генерала и советника
great_wall-cause-reveal_generals = Подготовка: генералы приносят карты тактики
great_wall-cause-place_starting_officials = Подготовка: первые чиновники занимают места
great_wall-cause-finish_set_up = Подготовка окончена
great_wall-cause-spring = Весна, год { $year }
great_wall-cause-summer = Лето, год { $year }
great_wall-cause-autumn = Осень, год { $year }
great_wall-cause-winter = Зима, год { $year }
great_wall-cause-turn-of =
    { $own ->
        [yes] Ваш ход
       *[no] Ходит { $player }
    }
great_wall-cause-take_turn =
    { $asks ->
        [NextArea] { great_wall-cause-turn-of }: активируются заполненные области
       *[other] { great_wall-cause-turn-of }
    }
great_wall-cause-lay_out_horde = { $within }: приходит новый отряд орды
great_wall-cause-renew_advisors = { $within }: два крайних левых советника уходят со шкалы
great_wall-cause-offer_discarding = { $within }; можно откупиться от позора
great_wall-cause-ask_about_orders = { $within }: сыгранные приказы возвращаются или приносят честь, по порядку чаепития
great_wall-cause-choose_orders = { $within }: все одновременно выбирают приказ и кладут его лицом вниз
great_wall-cause-reveal_orders = { $within }: приказы открываются
great_wall-cause-fill_order_track = { $within }: все кладут приказы на шкалу, по порядку чаепития

## Карты

great_wall-cause-apply_order =
    { $id ->
        [order_to_attack] { $own ->
            [yes] ваш «{ $order }»
           *[no] «{ $order }»{ great_wall-theirs }
        }
       *[other] { great_wall-whose }приказ{ great_wall-theirs } «{ $order }»
    }
great_wall-cause-CopyOrder = 
    { $id ->
        [order_to_attack] { $within } повторяет «{ $copied }» { $other }
       *[other] { $within } повторяет приказ { $other } «{ $copied }»
    }
great_wall-cause-apply_section =
    { $others ->
        [yes] { $within } для всех остальных
       *[no] { $within }
    }
great_wall-cause-card =
    { $card ->
        [general] { great_wall-whose }генерал{ great_wall-theirs } { $name }
        [advisor] { great_wall-whose }советник{ great_wall-theirs } { $name }
        [tactic] { great_wall-whose-card }карта тактики{ great_wall-theirs } «{ $name }»
        [artifact] { great_wall-whose }артефакт{ great_wall-theirs } «{ $name }»
        [horde] отряд орды «{ $name }»
        [event] событие «{ $name }»
       *[extra] { great_wall-whose-card }карта{ great_wall-theirs } «{ $name }»
    }
great_wall-cause-effect-of =
    { $same ->
        [yes] { $within }
       *[no] { $at ->
            [section] { great_wall-cause-card } { great_wall-section-on }
           *[none] { great_wall-cause-card }
        }
    }
great_wall-cause-do_effect =
    { $last ->
        [yes] { $asks ->
            [PayForEffect] { great_wall-cause-effect-of }
            [ChooseBranch] { great_wall-cause-effect-of }
            [CopyOrder] { great_wall-cause-effect-of }
           *[other] { $effect ->
                [none] { great_wall-cause-effect-of }
               *[other] { great_wall-cause-effect-of } — { $effect }
            }
        }
       *[no] { great_wall-cause-effect-of }
    }
great_wall-cause-do_paid_effect = { great_wall-cause-do_effect }
great_wall-cause-offer_effect = { great_wall-cause-do_effect }
great_wall-cause-UseAbility =
    { $asks ->
        [UseAbility] { $within }
       *[other] { great_wall-cause-card }
    }
great_wall-cause-ChooseTacticEffect = { great_wall-whose-card }карта тактики{ great_wall-theirs } «{ $tactic }»
great_wall-cause-discard_tactic =
    { $own ->
        [yes] Вы сыграли карту тактики «{ $tactic }»
       *[no] Сыграна карта тактики { $of } «{ $tactic }»
    }
great_wall-cause-keep_hand_limit = { $within }: карт тактики больше, чем можно держать на руке

## Области

great_wall-cause-activate =
    { $enhanced ->
        [yes] { $within }: усиленная активация { great_wall-area-in }
       *[no] { $within }: активация { great_wall-area-in }
    }
great_wall-cause-place =
    { $place ->
        [0] { $within }
        [1] { $within }; ваша очередь — первая
        [2] { $within }; ваша очередь — вторая
        [3] { $within }; ваша очередь — третья
        [4] { $within }; ваша очередь — четвёртая
       *[other] { $within }; ваша очередь — пятая
    }
great_wall-cause-use_area =
    { $production ->
        [yes] { great_wall-cause-place }
       *[no] { $within }
    }
great_wall-cause-use_special_area =
    { $side ->
        [mine] { great_wall-cause-place }
        [reed] { $within }; вы действуете за клан Тростника
       *[other] { $within }; действует { $clan }
    }
great_wall-cause-place_next_shame =
    { $by ->
        [alone] { $within }; кто там один, получает позор
        [edict] { $within }: позор за неисполненные указы
       *[other] { $within }
    }
great_wall-cause-finish_wall = { $within }: достроен уровень стены { great_wall-section-on }
great_wall-cause-finish_fortification = { $within }: достроено укрепление { great_wall-section-on }

## Сражение

great_wall-cause-shoot = { $within }: лучники стреляют { great_wall-section-on }
great_wall-cause-defeat = { $within }: разбит отряд орды «{ $horde }»
great_wall-cause-assault = { $within }: наступление { great_wall-section-on }
great_wall-cause-shame_of_breach = { $within }, орда прорывается
great_wall-cause-deaths_of_breach = { great_wall-cause-shame_of_breach }

## Совместная игра

great_wall-cause-fulfil_edicts = { $within }: можно исполнять указы; их предлагают по порядку чаепития
great_wall-cause-offer_edicts = { $within }
great_wall-cause-ProposeEdict =
    { $asks ->
        [ProposeEdict] { $within }
       *[other] { $own ->
            [yes] Вы предлагаете указ «{ $edict }»
           *[no] { $player } предлагает указ «{ $edict }»
        }
    }
great_wall-cause-give_share = Указ «{ $edict }» исполняется: каждый отдаёт свою долю
great_wall-cause-reveal_event = { $within }: открывается событие
