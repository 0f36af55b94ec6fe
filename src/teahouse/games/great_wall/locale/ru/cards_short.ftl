# Карты «Великой стены»: краткий вид того, что в других файлах сказано длинно, для карты на столе. Числа те же.
# Аргументы и формы — как у сообщения без «short»; у чего краткого вида нет, говорится полностью.

gw-short-either = { $option }
gw-short-if = { $if }: { $then }
gw-short-if-also = { $if }: { $then }
gw-short-limit-per =
    { $limit ->
        [turn] за ход
        [year] в год
        [activation] за активацию
        [season] за сезон
        [game] за игру
       *[event] каждый раз
    }
gw-short-limit =
    { $n ->
        [1] раз { gw-short-limit-per }{ $tail }
        [one] { $n } раз { gw-short-limit-per }{ $tail }
        [few] { $n } раза { gw-short-limit-per }{ $tail }
       *[many] { $n } раз { gw-short-limit-per }{ $tail }
    }
gw-short-pay = за { $cost } { $then }
gw-short-section-others = Другие: { $text }
gw-short-officials = Переместите { $n ->
        [one] { $n } чиновника
        [few] { $n } чиновников
       *[many] { $n } чиновников
    }, другие — { $others }{ $or ->
        [none] {""}
       *[given] {" или "}{ $or }
    }.
gw-short-bonus = Больше, { $if }.
gw-short-never-returned = Не возвращается.
gw-short-tactic-free = Даром: { $text }
gw-short-tactic-enhanced = За { $cost }: { $text }
gw-short-event-now = Сразу: { $text }
gw-short-event-lasting = С этих пор: { $text }
gw-short-score = { $text }
gw-short-score-line =
    { $place ->
        [only] { $goods }
        [first] { $goods }, если { $if }
       *[next] иначе { $goods }, если { $if }
    }
gw-short-subject-with =
    { $kind ->
        [without] { $subject } { $with }
       *[who] { $subject }, { $with },
    }
gw-short-player-count =
    { $kind ->
        [none] без { $noun }
       *[other] у кого { $bound } { $noun }
    }
gw-short-is-genghis =
    { $not ->
        [yes] { gw-short-here } нет Чингисхана
       *[no] { gw-short-here } Чингисхан
    }
gw-short-times = × число { $noun }
gw-short-bound =
    { $kind ->
        [min] от { $min }
        [max] до { $max }
        [none] нет
        [range] от { $min } до { $max }
        [fewer] менее { $min }
        [more] более { $max }
        [some] более { $max }
       *[outside] менее { $min } или более { $max }
    }
gw-short-is-order_on_track =
    { $not ->
        [yes] если нет «{ $id }»
       *[no] если есть «{ $id }»
    }
gw-short-per-same_orders = за каждый такой же приказ, включая ваш
gw-short-on-summer_income = летом
gw-short-on-breach =
    { $at ->
        [here] когда { $voice ->
            [horde] здесь
           *[you] на { gw-section-prep }
        } брешь{ $with }
       *[none] когда на участке брешь{ $with }
    }
gw-short-subject =
    { $for ->
        [all] каждый
        [others] каждый другой
        [actor] этот игрок
        [first] первый в чаепитии
        [last] последний в чаепитии
        [chosen] один игрок
        [qin] Цинь Цзюшао
        [reed] клан Тростника
        [players] игроки
       *[you] вы
    }
gw-short-at-warriors =
    { $at ->
        [self] {" "}на нём
        [here] {" "}на { gw-section-prep }
        [firing_here] {" "}на { $voice ->
            [horde] стене
           *[you] этой стене
        }
        [shelter_here] {" "}в этом укрытии
        [firing] {" "}на стенах
        [firing_top] {" "}на самой высокой стене
        [shelters] {" "}в укрытиях
        [hordes] {" "}на отрядах орды
        [board] {" "}на поле
        [supply] {" "}в вашем запасе
       *[none] {""}
    }
gw-short-noun-own_warriors = { gw-warrior }{ gw-short-at-warriors }
gw-short-per-own_warriors = за каждого { gw-warrior-one }{ gw-short-at-warriors }
gw-short-per-own_sections = за участок с { $form ->
        [does] его
       *[do] вашими
    } лучниками на стене
gw-short-per-captured_names = за каждое захваченное название
gw-short-per-rival_level = за уровень высшего чужого управляющего там
gw-short-do-kill_warriors =
    { $form ->
        [does] убивает
        [may] убить
       *[do] убейте
    } { $all ->
        [yes] всех своих { gw-warrior }
       *[no] { $single ->
            [yes] { $n } своего { gw-warrior }
           *[no] { $n } своих { gw-warrior }
        }
    }{ $tail }{ gw-short-at-warriors }
gw-short-do-hand_in =
    { $form ->
        [does] сдаёт
        [may] сдать
       *[do] сдайте
    } { gw-goods }{ $tail }
gw-short-is-row =
    { $not ->
        [yes] не в ряду { $rows }
       *[no] в ряду { $rows }
    }
gw-short-mod-horde_attack = { $at ->
        [self] его атака
        [others_here] атака других отрядов { gw-short-here }
        [any] атака каждого отряда орды
        [here] общая атака на { gw-section-prep }
       *[chosen] атака на одном участке
    } { gw-change }
gw-short-mod-immune = { $to ->
        [damage] нельзя повредить
        [spearman] нельзя атаковать копейщиками
       *[horseman] нельзя атаковать всадниками
    } { $at ->
        [self] этот отряд
        [others_here] другие отряды { gw-short-here }
        [here] отряды на { gw-section-prep }
       *[any] отряды орды
    }
gw-short-on-turn_activation =
    { $who ->
        [you] после вашего приказа
        [other] после чужого приказа
       *[any] после приказа
    }
gw-short-do-move_officials =
    { $form ->
        [does] перемещает
        [may] переместить
       *[do] переместите
    } { $all ->
        [yes] любых чиновников
       *[no] { $n ->
            [one] { $n } чиновника
            [few] { $n } чиновников
           *[many] { $n } чиновников
        }
    }{ $tail }{ $from ->
        [supply] {" "}из запаса
        [board] {" "}по полю
       *[any] {""}
    }{ $to ->
        [none] {""}
       *[given] {" "}{ $to }
    }
gw-short-do-activate_enhanced =
    { $form ->
        [does] усиленно активирует
        [may] усиленно активировать
       *[do] усиленно активируйте
    } { $area ->
        [any] любую область
        [mine] любую свою область
        [highest] высшую область
       *[area] область: { gw-area }
    }
gw-short-price =
    { $free ->
        [yes] {" "}бесплатно
       *[no] { $discount ->
            [0] {""}
           *[1] {" на "}{ $discount } дешевле
        }
    }
gw-short-where =
    { $at ->
        [here] {" "}{ gw-short-here }
        [one_section] {" "}на одном участке
       *[any] {""}
    }
gw-short-do-destroy_fortification =
    { $form ->
        [does] уничтожает
        [may] уничтожить
       *[do] уничтожьте
    } { $all ->
        [yes] все укрепления
       *[no] { $n ->
            [one] { $n } укрепление
            [few] { $n } укрепления
           *[many] { $n } укреплений
        }
    }{ $tail }{ gw-short-where }
gw-short-do-build_fortification =
    { $form ->
        [does] строит
        [may] построить
       *[do] постройте
    } { $all ->
        [yes] любые укрепления
       *[no] { $n ->
            [one] { $n } укрепление
            [few] { $n } укрепления
           *[many] { $n } укреплений
        }
    }{ $tail }{ gw-where }{ gw-short-price }{ $honor ->
        [no] {" "}(без чести)
       *[yes] {""}
    }
gw-short-do-build_wall =
    { $form ->
        [does] строит
        [may] построить
       *[do] постройте
    } { $all ->
        [yes] любые уровни стены
       *[no] { $n ->
            [one] { $n } уровень стены
            [few] { $n } уровня стены
           *[many] { $n } уровней стены
        }
    }{ $tail }{ gw-where }{ gw-short-price }
gw-short-do-promote =
    { $form ->
        [does] назначает или повышает
        [may] назначить или повысить
       *[do] назначьте или повысьте
    } { $all ->
        [yes] любых управляющих
       *[no] { $n ->
            [one] { $n } управляющего
            [few] { $n } управляющих
           *[many] { $n } управляющих
        }
    }{ $tail }{ $area ->
        [chosen] {""}
        [here] {" "}там
        [lowest] {" "}в низшей области
       *[area] {" "}{ gw-area-in }
    }{ gw-short-price }
gw-short-do-recruit =
    { $form ->
        [does] вербует
        [may] завербовать
       *[do] завербуйте
    } { gw-upto-warriors }{ $tail }{ gw-short-price }
gw-short-do-attack =
    { $form ->
        [does] атакует
        [may] атаковать
       *[do] атакуйте
    } { $all ->
        [yes] всеми своими { gw-warrior-ins }{ $warrior ->
            [spearman] {" "}в укрытиях
            [horseman] {" "}в укрытиях
            [banner_bearer] {" "}в укрытиях
           *[archer] {""}
        }
       *[no] { $n } { gw-warrior-ins }
    }{ $tail }{ gw-where }
gw-short-do-draw_tactics =
    { $form ->
        [does] берёт
        [may] взять
       *[do] возьмите
    } { $all ->
        [yes] любые тактики
       *[no] { $n ->
            [one] { $n } тактику
            [few] { $n } тактики
           *[many] { $n } тактик
        }
    }{ $tail }
gw-short-do-copy_order =
    { $form ->
        [does] выполняет
        [may] выполнить
       *[do] выполните
    } чужой приказ на шкале как свой
gw-short-do-return_order =
    { $form ->
        [does] возвращает
        [may] вернуть
       *[do] верните
    } { $all ->
        [yes] любые приказы
       *[no] { $n ->
            [one] { $n } приказ
            [few] { $n } приказа
           *[many] { $n } приказов
        }
    }{ $tail }{ $whose ->
        [any] {" "}любого игрока
       *[yours] {""}
    } из сброса
gw-short-do-income =
    { $form ->
        [does] повторяет
        [may] повторить
       *[do] повторите
    } доход { $area ->
        [chosen] управляющего
        [all] всех управляющих
       *[area] управляющего { gw-area-in }
    }
gw-short-do-drain_shame =
    { $form ->
        [does] убирает
        [may] убрать
       *[do] уберите
    } { gw-shame-tokens }{ $tail } из запаса
gw-short-do-damage =
    { $form ->
        [does] наносит
        [may] нанести
       *[do] нанесите
    } { $all ->
        [yes] любые повреждения
       *[no] { $n ->
            [one] { $n } повреждение
            [few] { $n } повреждения
           *[many] { $n } повреждений
        }
    }{ $tail }{ $at ->
        [self] {" "}этому отряду
        [card] {" "}этому отряду
        [here] {" "}на { gw-section-prep }
        [one_section] {" "}на одном участке
        [own_archers] {" "}на участке, где ваши лучники на стене
       *[any] {""}
    }{ $spread ->
        [yes] , разным отрядам
       *[no] {""}
    }
gw-short-do-move_warriors =
    { $form ->
        [does] перемещает
        [may] переместить
       *[do] переместите
    } { gw-upto-warriors }{ $tail }{ $from ->
        [shelters] {" "}из укрытия
       *[none] {""}
    } на другой участок{ $to ->
        [firing] {" "}(лучников — на стену)
       *[none] {""}
    }
gw-short-do-save_warriors =
    { $form ->
        [does] спасает
        [may] спасти
       *[do] спасите
    }{ $whose ->
        [any] {" "}у любых игроков
       *[yours] {""}
    } { $all ->
        [yes] всех этих { gw-warrior }
       *[no] { gw-upto-warriors }
    }{ $tail } без ци
gw-short-do-move_horde =
    { $mode ->
        [swap] { $form ->
            [does] меняет
            [may] поменять
           *[do] поменяйте
        } местами два отряда участка со всем на них
        [section] { $form ->
            [does] перемещает
            [may] переместить
           *[do] переместите
        } этот отряд, если он пуст, на другой участок
       *[bottom] { $form ->
            [does] кладёт
            [may] положить
           *[do] положите
        } этот отряд под низ колоды
    }
gw-short-do-reward =
    { $form ->
        [does] получает
        [may] получить
       *[do] получите
    } награды этих ячеек ещё { $all ->
        [yes] любое число раз
       *[no] { $n ->
            [one] { $n } раз
            [few] { $n } раза
           *[many] { $n } раз
        }
    }{ $tail }
gw-short-goods = { gw-goods }
gw-short-demand =
    { $by ->
        [together] вместе: { $act ->
            [discard] сбросить
            [sacrifice] пожертвовать
           *[lose] потерять
        } { $goods }{ gw-demand-from }{ gw-demand-min }
       *[each] каждый: { $act ->
            [discard] сбросить
            [sacrifice] пожертвовать
           *[lose] потерять
        } { $goods }{ gw-demand-from }{ gw-demand-min }
    }
gw-short-demand-have =
    { $by ->
        [together] вместе: { $bound } { $noun }{ $tail }{ gw-demand-min }
       *[each] каждый: { $bound } { $noun }{ $tail }{ gw-demand-min }
    }
gw-short-here =
    { $voice ->
        [horde] здесь
       *[you] на { gw-section-prep }
    }
gw-short-mod-fortification_value = защита укреплений{ $at ->
        [here] {" "}{ gw-short-here }
        [chosen] {" "}на одном участке
       *[any] {""}
    } { gw-change }
gw-short-mod-defense = защита { $at ->
        [here] { gw-short-here }
        [chosen] одного участка
       *[any] каждого участка
    } { gw-change }
gw-short-section-has =
    { $at ->
        [here] здесь
        [others_here] здесь, кроме этого отряда,
        [mine_here] с вашими воинами
        [top] на самом высоком участке
       *[any] на всех участках вместе
    }
gw-short-is-count =
    { $of ->
        [wall_levels] { gw-short-section-has } { $bound } { $bare }
        [fortifications] { gw-short-section-has } { $bound } { $bare }
        [hordes] { gw-short-section-has } { $bound } { $bare }
       *[other] { gw-is-count }
    }
gw-short-or-else = { $text } или { $option }
gw-short-per-assistants = за помощника
gw-short-do-tea =
    { $to ->
        [top] { $form ->
            [does] встаёт
            [may] встать
           *[do] встаньте
        } первым в чаепитии
        [bottom] { $form ->
            [does] встаёт
            [may] встать
           *[do] встаньте
        } последним в чаепитии
       *[none] { $form ->
            [does] сдвигается
            [may] сдвинуться
           *[do] сдвиньтесь
        } в чаепитии на { $n } { $sign ->
            [down] вниз
           *[up] вверх
        }
    }
