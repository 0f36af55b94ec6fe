# Карты «Великой стены»: эффекты. $n число; $all = yes вместо числа; $single = yes, если оно ровно 1;
# $tail говорит, как число растёт («за каждого помощника»). $form: см. cards.ftl.

gw-do-gain =
    { $form ->
        [does] получает
        [may] получить
       *[do] получите
    } { $goods }
gw-do-gain-chosen =
    { $form ->
        [does] выбирает производящую область и получает
        [may] выбрать производящую область и получить
       *[do] выберите производящую область и получите
    } { $n ->
        [one] { $n } её ресурс
        [few] { $n } её ресурса
       *[many] { $n } её ресурсов
    }{ $tail }
gw-do-lose =
    { $what ->
        [tactic] { $form ->
            [does] сбрасывает
            [may] сбросить
           *[do] сбросьте
        }
       *[goods] { $form ->
            [does] теряет
            [may] потерять
           *[do] потеряйте
        }
    } { $goods }
gw-do-give =
    { $form ->
        [does] передаёт
        [may] передать
       *[do] передайте
    } { $goods } одному из других игроков
gw-do-income =
    { $form ->
        [does] ещё раз получает
        [may] ещё раз получить
       *[do] ещё раз получите
    } доход { $area ->
        [chosen] одного своего управляющего
        [all] всех своих управляющих
       *[area] своего управляющего { gw-area-in }
    }
gw-do-move_officials =
    { $form ->
        [does] перемещает
        [may] переместить
       *[do] переместите
    } { gw-upto-officials }{ $tail }{ $from ->
        [supply] {" "}из своего запаса
        [board] {" "}в пределах поля
       *[any] {""}
    }{ $to ->
        [none] { $single ->
            [yes] {""}
           *[no] { $different ->
                [yes] {" "}в разные области
               *[no] {" "}в любые области
            }
        }
       *[given] {" "}{ $to }{ $single ->
            [yes] {""}
           *[no] { $different ->
                [yes] {" "}(в разные области)
               *[no] {""}
            }
        }
    }
gw-do-move_officials-to = { gw-area-to }
gw-upto-officials =
    { $all ->
        [yes] любое число чиновников
       *[no] { $n ->
            [1] { $n } чиновника
            [one] до { $n } чиновника
            [few] до { $n } чиновников
           *[many] до { $n } чиновников
        }
    }
gw-do-activate_enhanced =
    { $form ->
        [does] проводит
        [may] провести
       *[do] проведите
    } усиленную активацию { $area ->
        [any] любой области с чиновником
        [mine] любой области со своим чиновником
        [highest] высшей на шкале области с чиновником
       *[area] { gw-area-gen }
    }
gw-price =
    { $free ->
        [yes] {" "}бесплатно
       *[no] { $discount ->
            [0] {""}
           *[1] { $single ->
                [yes] {" на "}{ gw-less } дешевле
               *[no] {" в сумме на "}{ gw-less } дешевле
            }
        }
    }
gw-less =
    { $unit ->
        [gold] { $discount ->
            [one] { $discount } золото
            [few] { $discount } золота
           *[many] { $discount } золота
        }
       *[any] { $discount ->
            [one] { $discount } ресурс
            [few] { $discount } ресурса
           *[many] { $discount } ресурсов
        }
    }
gw-do-build_fortification =
    { $form ->
        [does] строит
        [may] построить
       *[do] постройте
    } { $all ->
        [yes] любое число укреплений
       *[no] { $n ->
            [1] { $n } укрепление
            [one] до { $n } укрепления
            [few] до { $n } укреплений
           *[many] до { $n } укреплений
        }
    }{ $tail }{ gw-where }{ gw-price }{ $honor ->
        [no] {" "}(без очков чести)
       *[yes] {""}
    }
gw-do-destroy_fortification =
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
    }{ $tail }{ gw-where }
gw-do-build_wall =
    { $form ->
        [does] строит
        [may] построить
       *[do] постройте
    } { $all ->
        [yes] любое число уровней стены
       *[no] { $n ->
            [1] { $n } уровень стены
            [one] до { $n } уровня стены
            [few] до { $n } уровней стены
           *[many] до { $n } уровней стены
        }
    }{ $tail }{ gw-where }{ gw-price }
gw-do-hand_in =
    { $form ->
        [does] сдаёт на склад
        [may] сдать на склад
       *[do] сдайте на склад
    } { $single ->
        [yes] { gw-goods }
       *[no] { $all ->
            [yes] { gw-goods }
           *[no] не более чем { gw-goods }
        }
    }{ $tail }
gw-do-promote =
    { $form ->
        [does] назначает или повышает
        [may] назначить или повысить
       *[do] назначьте или повысьте
    } { $all ->
        [yes] любое число управляющих
       *[no] { $n ->
            [1] { $n } управляющего
            [one] до { $n } управляющего
            [few] до { $n } управляющих
           *[many] до { $n } управляющих
        }
    }{ $tail }{ $area ->
        [chosen] {" "}в любой производящей области
        [here] {" "}в этой области
        [lowest] {" "}в низшей возможной производящей области
       *[area] {" "}{ gw-area-in }
    }{ gw-price }
gw-do-hire_official =
    { $form ->
        [does] нанимает
        [may] нанять
       *[do] наймите
    } { gw-upto-officials }{ $tail }{ gw-price }
gw-do-hire_advisor =
    { $form ->
        [does] нанимает
        [may] нанять
       *[do] наймите
    } { $all ->
        [yes] любое число советников
       *[no] { $n ->
            [1] { $n } советника
            [one] до { $n } советника
            [few] до { $n } советников
           *[many] до { $n } советников
        }
    }{ $tail }{ $role ->
        [active] {" "}в действующие
        [assistant] {" "}в помощники
       *[any] {""}
    }{ gw-price }
gw-do-refresh_advisors =
    { $form ->
        [does] сбрасывает
        [may] сбросить
       *[do] сбросьте
    } { $all ->
        [yes] всех советников
       *[no] { $n ->
            [1] { $n } советника
            [one] до { $n } советника
            [few] до { $n } советников
           *[many] до { $n } советников
        }
    }{ $tail } со шкалы и { $form ->
        [does] пополняет
        [may] пополнить
       *[do] пополните
    } её
gw-do-draw_tactics =
    { $form ->
        [does] берёт
        [may] взять
       *[do] возьмите
    } { $all ->
        [yes] любое число карт тактики
       *[no] { $n ->
            [one] { $n } карту тактики
            [few] { $n } карты тактики
           *[many] { $n } карт тактики
        }
    }{ $tail }
gw-do-tea =
    { $to ->
        [top] { $form ->
            [does] ставит
            [may] поставить
           *[do] поставьте
        } свой маркер чаепития на самый верх
        [bottom] { $form ->
            [does] ставит
            [may] поставить
           *[do] поставьте
        } свой маркер чаепития в самый низ
       *[none] { $form ->
            [does] передвигает
            [may] передвинуть
           *[do] передвиньте
        } свой маркер чаепития на { $n ->
            [one] { $n } место
            [few] { $n } места
           *[many] { $n } мест
        } { $sign ->
            [down] вниз
           *[up] вверх
        }
    }
gw-shame-tokens =
    { $all ->
        [yes] все жетоны позора
       *[no] { $n ->
            [one] { $n } жетон позора
            [few] { $n } жетона позора
           *[many] { $n } жетонов позора
        }
    }
gw-upto-shame =
    { $all ->
        [yes] любое число жетонов позора
       *[no] { $n ->
            [1] { $n } жетон позора
            [one] до { $n } жетона позора
            [few] до { $n } жетонов позора
           *[many] до { $n } жетонов позора
        }
    }
gw-do-gain_shame =
    { $form ->
        [does] получает
        [may] получить
       *[do] получите
    }{ $cause ->
        [breach] {" "}за эту брешь
       *[card] {""}
    } { gw-shame-tokens }{ $tail }
gw-do-discard_shame =
    { $form ->
        [does] сбрасывает
        [may] сбросить
       *[do] сбросьте
    } { gw-upto-shame }{ $tail }{ $whose ->
        [any] {" "}(у любых игроков)
       *[yours] {""}
    }
gw-do-drain_shame =
    { $form ->
        [does] убирает
        [may] убрать
       *[do] уберите
    } { gw-shame-tokens }{ $tail } из запаса позора в коробку
gw-do-copy_order =
    { $form ->
        [does] выполняет
        [may] выполнить
       *[do] выполните
    } все разделы чужого приказа на шкале, как если бы он был { $form ->
        [does] своим
        [may] своим
       *[do] вашим
    }
gw-do-return_order =
    { $form ->
        [does] берёт
        [may] взять
       *[do] возьмите
    } { $all ->
        [yes] любое число карт приказов
       *[no] { $n ->
            [1] { $n } карту приказа
            [one] до { $n } карты приказа
            [few] до { $n } карт приказов
           *[many] до { $n } карт приказов
        }
    }{ $tail }{ $whose ->
        [any] {" "}любого игрока
       *[yours] {""}
    } из сброса на руку
