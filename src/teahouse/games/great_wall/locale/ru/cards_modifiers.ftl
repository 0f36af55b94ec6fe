# Карты «Великой стены»: постоянные свойства. $n: на сколько больше или меньше ($sign: up, down); $subject: о ком речь.

gw-change =
    { $sign ->
        [down] ниже на { $n }
       *[up] выше на { $n }
    }{ $tail }
gw-change-notes =
    { $min ->
        [0] {""}
       *[1] {" "}(но не менее { $min })
    }
gw-mod-cost = { $of } стоит{ gw-payer }{ $per_event ->
        [yes] {" "}в сумме
       *[no] {""}
    } на { gw-tokens } { $sign ->
        [down] меньше
       *[up] больше
    }{ $tail }{ gw-change-notes }
gw-payer =
    { $for ->
        [all] {" "}каждому игроку
       *[none] { $voice ->
            [you] {" "}вам
           *[event] {""}
        }
    }
gw-mod-cost-of =
    { $item ->
        [recruit] { $per_event ->
            [yes] вербовка воинов
           *[no] воин
        }
        [spearman] копейщик
        [archer] лучник
        [horseman] всадник
        [banner_bearer] знаменосец
        [overseer] назначение или повышение управляющего{ gw-in-areas }
        [fortification] укрепление
        [wall] уровень стены
        [hire_official] наём чиновника
        [hire_advisor] наём советника
        [save] спасение воина
        [discard_shame] сброс жетона позора
       *[enhanced] усиленный эффект карты тактики
    }
gw-in-areas =
    { $areas ->
        [none] {""}
       *[given] {" "}{ $areas }
    }
gw-mod-cost-areas = { gw-area-in }
gw-mod-pay_as = при { $of } можно платить { $from ->
        [wood] древесину
        [stone] камень
        [gold] золото
       *[chi] ци
    } вместо { $to ->
        [wood] древесины
        [stone] камня
        [gold] золота
       *[chi] ци
    }
gw-mod-pay_as-of =
    { $item ->
        [recruit] вербовке воинов
        [spearman] вербовке копейщика
        [archer] вербовке лучника
        [horseman] вербовке всадника
        [banner_bearer] вербовке знаменосца
        [overseer] назначении или повышении управляющего
        [fortification] постройке укрепления
        [wall] постройке уровня стены
        [hire_official] найме чиновника
        [hire_advisor] найме советника
        [save] спасении воинов
        [discard_shame] сбросе позора
       *[enhanced] усилении карты тактики
    }
gw-mod-defense = защита { $at ->
        [here] { gw-section-gen }
        [chosen] одного участка по вашему выбору
       *[any] каждого участка
    } { gw-change }
gw-mod-fortification_value = защита каждого укрепления{ $at ->
        [here] {" "}на { gw-section-prep }
        [chosen] {" "}на одном участке по вашему выбору
       *[any] {""}
    } { gw-change }
gw-mod-horde_attack = { $at ->
        [self] атака этого отряда орды
        [others_here] атака каждого другого отряда орды на { gw-section-prep }
        [any] атака каждого отряда орды
        [here] общая атака на { gw-section-prep }
       *[chosen] общая атака на одном участке по вашему выбору
    } { gw-change }
gw-mod-lethality = { $at ->
        [self] смертоносность на этом отряде
        [here] смертоносность на { gw-section-prep }
       *[none] { $voice ->
            [you] смертоносность для ваших воинов
           *[event] смертоносность
        }
    } { gw-change }{ gw-change-notes }
gw-mod-overseer_yield = { $voice ->
        [you] ваши управляющие
       *[event] управляющие
    }{ gw-in-areas } приносят { gw-yield-more } { $when ->
        [income] на этапе дохода
        [collect] при получении ресурсов
       *[both] на этапе дохода и при получении ресурсов
    }
gw-yield-more =
    { $sign ->
        [down] на { $n ->
            [one] { $n } ресурс
            [few] { $n } ресурса
           *[many] { $n } ресурсов
        } меньше
       *[up] на { $n ->
            [one] { $n } ресурс
            [few] { $n } ресурса
           *[many] { $n } ресурсов
        } больше
    }{ $tail }
gw-mod-overseer_yield-areas = { gw-area-in }
gw-mod-officials_count = { $counted ->
        [yes] если у вас есть чиновник { $areas }, считайте, что их там на { $n } больше{ $tail }
       *[no] число ваших чиновников { $areas } умножается на число { $times }
    }
gw-mod-officials_count-areas = { gw-area-in }
gw-mod-officials_count-areas-but = в каждой области, кроме { $rest },
gw-mod-officials_count-areas-but-item = { gw-area-gen }
gw-mod-honor_for = { $of ->
        [hand_in] { $voice ->
            [you] каждый сданный вами ресурс
           *[event] каждый сданный ресурс
        }
        [fortification] { $voice ->
            [you] каждое построенное вами укрепление
           *[event] каждое построенное укрепление
        }
        [wall] { $voice ->
            [you] каждый построенный вами уровень стены
           *[event] каждый построенный уровень стены
        }
        [defeat] { $voice ->
            [you] каждый разбитый отряд орды с вашими воинами
           *[event] каждый разбитый отряд орды с воинами игрока
        }
        [archer_defeat] { $voice ->
            [you] когда разбит отряд орды, каждый ваш лучник на огневой позиции его участка
           *[event] когда разбит отряд орды, каждый лучник на огневой позиции его участка
        }
       *[order_discard] { $voice ->
            [you] каждый сброшенный приказ, за который вы берёте очки чести,
           *[event] каждый сброшенный приказ, за который игрок берёт очки чести,
        }
    } даёт на { $n ->
        [one] { $n } очко чести
        [few] { $n } очка чести
       *[many] { $n } очков чести
    } { $sign ->
        [down] меньше
       *[up] больше
    }{ $tail }
gw-mod-covered_cells = при определении победителя { $subject } { $form ->
        [does] накрывает
        [they] накрывают
       *[do] накрываете
    } на { $n ->
        [one] { $n } ячейку
        [few] { $n } ячейки
       *[many] { $n } ячеек
    } { $sign ->
        [down] меньше
       *[up] больше
    }{ $tail }, если на отряде есть { $form ->
        [does] его
        [they] их
       *[do] ваш
    } воин
gw-mod-wins_ties = { $subject } { $form ->
        [does] побеждает
        [they] побеждают
       *[do] побеждаете
    } при любой ничьей
gw-mod-reach = { $voice ->
        [you] ваши
       *[event] все
    } { $warrior ->
        [spearman] копейщики
        [archer] лучники
        [horseman] всадники
       *[banner_bearer] знаменосцы
    } могут атаковать отряды орды в ряду { $rows }
gw-mod-reach-rows = { $item }
gw-mod-immune = { $to ->
        [damage] нельзя наносить повреждения
        [spearman] копейщикам нельзя занимать ячейки, принадлежащие
       *[horseman] всадникам нельзя занимать ячейки, принадлежащие
    } { $at ->
        [self] этому отряду
        [others_here] другим отрядам орды на { gw-section-prep }
        [here] отрядам орды на { gw-section-prep }
       *[any] отрядам орды
    }
gw-mod-no_shame = { $subject } { $counted ->
        [yes] { $form ->
            [does] получает
            [they] получают
           *[do] получаете
        } на { $n ->
            [one] { $n } жетон позора
            [few] { $n } жетона позора
           *[many] { $n } жетонов позора
        } меньше { gw-shame-of }{ gw-shame-limit }
       *[no] не { $form ->
            [does] получает
            [they] получают
           *[do] получаете
        } позора { gw-shame-of }{ gw-shame-limit }
    }
gw-shame-of =
    { $of ->
        [alone] за одиночество в области
        [breach] за брешь
       *[edict] за указ императора
    }
gw-shame-limit =
    { $limit ->
        [none] {""}
       *[given] {" "}({ gw-limit-per })
    }
gw-mod-capacity = { $of ->
        [firing_positions] на каждом участке на { $n ->
            [one] { $n } огневую позицию
            [few] { $n } огневые позиции
           *[many] { $n } огневых позиций
        } { $sign ->
            [down] меньше
           *[up] больше
        }
       *[area] { $place } на { $n ->
            [one] { $n } ячейку
            [few] { $n } ячейки
           *[many] { $n } ячеек
        } { $sign ->
            [down] меньше
           *[up] больше
        }
    }{ $tail }
gw-mod-damage_rewards = { $subject } { $form ->
        [does] получает
        [they] получают
       *[do] получаете
    } награды и за ячейки, накрытые { $of ->
        [archers] повреждениями своих лучников
       *[all] своими повреждениями
    }
gw-mod-ignore_lock = { $subject } { $form ->
        [does] может
        [they] могут
       *[do] можете
    } перемещать своих чиновников из заполненных обычных областей
gw-mod-shame_penalty = в конце игры { $subject } { $form ->
        [does] теряет
        [they] теряют
       *[do] теряете
    } на { $n ->
        [one] { $n } очко чести
        [few] { $n } очка чести
       *[many] { $n } очков чести
    } { $sign ->
        [down] меньше
       *[up] больше
    }{ $tail } за каждого воина с позором
gw-mod-invasion = каждой весной прибывает на { $n ->
        [one] { $n } отряд орды
        [few] { $n } отряда орды
       *[many] { $n } отрядов орды
    } { $sign ->
        [down] меньше
       *[up] больше
    }{ $tail }
gw-mod-forbid = { $subject } не { $form ->
        [does] может
        [they] могут
       *[do] можете
    } { $of }
gw-mod-forbid-of =
    { $item ->
        [save] спасать воинов
        [hand_in] сдавать ресурсы на склад
        [income] получать доход от управляющих
        [promote] назначать и повышать управляющих{ gw-in-areas }
       *[discard_shame] сбрасывать позор
    }
gw-mod-forbid-areas = { gw-area-in }
