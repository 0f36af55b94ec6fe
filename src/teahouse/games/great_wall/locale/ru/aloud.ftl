# Что говорят знаки терминала, когда стол читают вслух.

great_wall-aloud-year = год { $year }: { $hordes ->
        [one] { $hordes } отряд
        [few] { $hordes } отряда
       *[many] { $hordes } отрядов
    }, смертоносность { $lethality }
great_wall-aloud-year-now = сейчас { great_wall-aloud-year }
great_wall-aloud-cell-empty = { $cell } пусто
great_wall-aloud-order-now = { $order }, выполняется
great_wall-aloud-shame = позор тому, кто один
great_wall-aloud-unlimited = мест сколько угодно
great_wall-aloud-activated = область сработала
great_wall-aloud-full = мест больше нет
great_wall-aloud-overseer = уровень +{ $level }, { $price }
great_wall-aloud-overseer-of = { $area } +{ $level }
great_wall-aloud-fortifications = укрепления { $built } из { $cells }
great_wall-aloud-no-shelter = пусто
great_wall-aloud-row = ряд { $row }
great_wall-aloud-damage = урон
great_wall-aloud-cell = ячейка { $letter }: { $what }
great_wall-aloud-piece = { $player }: { $warrior }
