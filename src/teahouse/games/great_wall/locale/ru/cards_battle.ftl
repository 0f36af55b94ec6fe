# Карты «Великой стены»: эффекты с воинами и отрядами орды. Аргументы те же, что в great_wall_cards_effects.ftl.

gw-upto-warriors =
    { $all ->
        [yes] любое число { gw-warrior }
       *[no] { $n ->
            [1] { $n } { gw-warrior }
            [one] до { $n } { gw-warrior }
            [few] до { $n } { gw-warrior }
           *[many] до { $n } { gw-warrior }
        }
    }
gw-do-recruit =
    { $form ->
        [does] вербует
        [may] завербовать
       *[do] завербуйте
    } { gw-upto-warriors }{ $tail }{ gw-price }
gw-do-attack =
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
       *[no] { $single ->
            [yes] { $n } { gw-warrior-ins }
           *[no] не более чем { $n } { gw-warrior-ins }
        }
    }{ $tail }{ gw-where }
gw-where =
    { $at ->
        [here] {" "}на { gw-section-prep }
        [one_section] {" "}на одном участке
       *[any] {""}
    }
gw-do-damage =
    { $form ->
        [does] наносит
        [may] нанести
       *[do] нанесите
    } { $at ->
        [self] отряду орды на этой карте { gw-damage }
        [card] этому отряду орды { gw-damage }
        [here] { gw-hordes } на { gw-section-prep } { gw-damage }
        [one_section] { gw-damage } { gw-hordes } на одном участке
        [own_archers] { gw-damage } { gw-hordes } на участке с вашими лучниками на огневых позициях
       *[any] { $spread ->
            [yes] разным отрядам орды { gw-damage }
           *[no] { $single ->
                [yes] любому отряду орды { gw-damage }
               *[no] любым отрядам орды { gw-damage }
            }
        }
    }{ $tail }
gw-damage =
    { $all ->
        [yes] любое число повреждений
       *[no] { $n ->
            [one] { $n } повреждение
            [few] { $n } повреждения
           *[many] { $n } повреждений
        }
    }
gw-hordes =
    { $spread ->
        [yes] разным отрядам орды
       *[no] { $single ->
            [yes] отряду орды
           *[no] отрядам орды
        }
    }
gw-do-heal =
    { $form ->
        [does] снимает
        [may] снять
       *[do] снимите
    } { $all ->
        [yes] все повреждения
       *[no] { $n ->
            [one] { $n } повреждение
            [few] { $n } повреждения
           *[many] { $n } повреждений
        }
    }{ $tail } { $at ->
        [self] с отряда орды на этой карте
        [card] с этого отряда орды
       *[here] с каждого отряда орды на { gw-section-prep }
    }
gw-do-move_warriors =
    { $form ->
        [does] перемещает
        [may] переместить
       *[do] переместите
    } { gw-upto-warriors }{ $tail } { $from ->
        [shelters] из укрытия одного участка
       *[none] с одного участка
    } на другой{ $to ->
        [firing] {" "}(лучники из укрытий могут занять огневые позиции)
       *[none] {""}
    }
gw-do-recall =
    { $form ->
        [does] возвращает
        [may] вернуть
       *[do] верните
    } { gw-upto-warriors }{ $tail } { $from ->
        [hordes] с отрядов орды
       *[shelters] из укрытий
    } в { $to ->
        [shelter] укрытие участка
       *[supply] свой запас
    }
gw-do-save_warriors =
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
    }{ $tail } без затрат ци
gw-do-kill_warriors =
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
    }{ $tail }{ gw-at-warriors }
gw-do-place_hordes =
    { $form ->
        [does] выкладывает
        [may] выложить
       *[do] выложите
    } { $all ->
        [yes] все карты орды
       *[no] { $n ->
            [one] { $n } карту орды
            [few] { $n } карты орды
           *[many] { $n } карт орды
        }
    }{ $tail } по правилам вторжения
gw-do-move_horde =
    { $mode ->
        [swap] { $form ->
            [does] меняет
            [may] поменять
           *[do] поменяйте
        } местами две карты орды одного участка вместе со всем лежащим на них
        [section] { $form ->
            [does] перемещает
            [may] переместить
           *[do] переместите
        } этот отряд орды, если на нём ничего нет, на другой участок со свободной ячейкой
       *[bottom] { $form ->
            [does] кладёт
            [may] положить
           *[do] положите
        } эту карту орды под низ колоды без замены
    }
gw-do-reward =
    { $form ->
        [does] получает
        [may] получить
       *[do] получите
    } награды только что накрытых ячеек ещё { $all ->
        [yes] любое число раз
       *[no] { $n ->
            [one] { $n } раз
            [few] { $n } раза
           *[many] { $n } раз
        }
    }{ $tail }
