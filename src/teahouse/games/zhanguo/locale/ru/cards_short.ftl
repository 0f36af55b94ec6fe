# Что напечатано в «ЧжаньГо», там, где мало места: на картах планшета, клетках, жетонах, наградах и целях.
# Полные тексты находятся в наборе карт.

zhanguo-short-bonus =
    { $bonus ->
        [MARKER] маркер ценностью 1
        [POINTS] 2 переназначения
        [VP] { $n } ПО
        [WORKER] 1 работник сюда
        [VP_PER_CARD] 1 ПО за { $colour ->
            [beige] бежевую
            [orange] оранжевую
           *[brown] коричневую
        }
        [CALM_ANY] любые волнения −1
        [CALM_HERE] волнения здесь −1
        [MOVE_WORKER] 1 работник в путь
       *[OFFICIAL] 1 { $colour ->
            [red] красный
            [grey] серый
           *[white] белый
        } чиновник
    }
zhanguo-short-square =
    { $square ->
        [POINTS] { $n ->
            [one] { $n } переназначение
            [few] { $n } переназначения
           *[many] { $n } переназначений
        }
        [OFFICIAL] любой чиновник
       *[VP] { $n } ПО
    }
zhanguo-short-criterion =
    { $criterion ->
        [NO_UNREST] ПО за регион без волнений
        [OFFICIALS_GE_UNREST] ПО за регион, где хватает чиновников
        [GREY] ПО за регион с серым чиновником
        [RED] ПО за регион с красным чиновником
        [WHITE] ПО за регион с белым чиновником
        [MINUS_UNREST] ПО минус все ваши волнения
        [COLOUR_SETS] ПО за набор из трёх цветов
        [THREE_CARDS] ПО за регион с 3 картами
        [TWO_SAME] ПО за регион: 2 карты одного цвета
        [HAS_ORANGE] ПО за регион с оранжевой картой
        [HAS_BROWN] ПО за регион с коричневой картой
       *[HAS_BEIGE] ПО за регион с бежевой картой
    }
zhanguo-short-either = /
zhanguo-short-reward =
    { $reward ->
        [OFFICIAL_ANY] { $where ->
            [bound] чиновник в { $regions }
           *[any] любой чиновник
        }
        [TWO_RED] { $where ->
            [bound] 2 красных в { $regions }
           *[any] 2 красных
        }
        [TWO_GREY] { $where ->
            [bound] 2 серых в { $regions }
           *[any] 2 серых
        }
        [TWO_WORKERS] { $where ->
            [bound] 2 работника в { $regions }
           *[any] 2 работника
        }
        [GOVERNOR] { $where ->
            [bound] губернатор в { $regions }
           *[any] губернатор
        }
        [WALL] стена
       *[PALACE] дворец
    }
zhanguo-short-stretch =
    { $n ->
        [1] { $stretch ->
            [turquoise] бирюзовая
            [gold] золотая
           *[crimson] багряная
        }
       *[other] { $n } { $stretch ->
            [turquoise] бирюзовые
            [gold] золотые
           *[crimson] багряные
        }
    }
zhanguo-short-task =
    { $kind ->
        [wall] { $places } стены
        [palace] дворцы в { $places }
       *[governor] губернаторы в { $places }
    }
zhanguo-short-ability =
    { $ability ->
        [B_EXTRA_WORKER] ещё 1 работник, 1 переназначение
        [B_GOV_MOVE_WORKER] можно переместить 1 работника
        [B_MARKER] маркер ценностью 1
        [B_CALM_WORKER] можно снизить волнения на 1: туда 1 работник
        [B_HIRE_POINTS] 2 переназначения
       *[B_MOVE_GOVERNOR] можно переместить 1 губернатора
    }
