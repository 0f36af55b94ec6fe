# «Великая стена»: почему партия кончилась так.

great_wall-verdict-ended = Игра окончена: { $reasons }.
great_wall-verdict-together-won = Все победили вместе.
great_wall-verdict-together-lost = Все проиграли вместе.
great_wall-verdict-together =
    { $reason ->
        [edicts] Указы императора выполнены в срок, на { $year }-й год.
        [shame] На { $year }-й год пришлось брать жетон позора, а в запасе их не осталось (GW-COOP-70).
       *[time] На { $year }-й год время вышло, а указы ещё не были выполнены (GW-COOP-72).
    }
great_wall-verdict-edicts = Выполнено указов: { $count } из { $needed }.
great_wall-verdict-shame-left = Жетонов позора осталось в запасе: { $count }.
great_wall-verdict-alone-won = { $qin } побеждён.
great_wall-verdict-alone-lost = Победил { $qin }.
great_wall-verdict-alone-shame = Последний жетон позора ушёл из запаса: это немедленное поражение, сколько бы чести ни было (GW-SOLO-96).
great_wall-verdict-against =
    Честь: { $player } — { $own }, { $qin } — { $his }.{ $equal ->
        [true] { " " }Равенства мало (GW-SOLO-99).
       *[false] { "" }
    }
great_wall-verdict-difficulty =
    В начале у Циня { $honor ->
        [0] чести не было
       *[other] было { $honor } очков чести
    }; каждую весну { $both ->
        [true] оба советника становились его помощниками
       *[false] один советник становился его помощником
    }.
