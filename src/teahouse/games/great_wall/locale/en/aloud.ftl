# What the signs of the terminal say where the table is read aloud.

great_wall-aloud-year = year { $year }: { $hordes ->
        [one] { $hordes } horde
       *[other] { $hordes } hordes
    }, lethality { $lethality }
great_wall-aloud-year-now = now { great_wall-aloud-year }
great_wall-aloud-cell-empty = { $cell } empty
great_wall-aloud-order-now = { $order }, being carried out
great_wall-aloud-shame = shame for whoever is alone
great_wall-aloud-unlimited = any number of places
great_wall-aloud-activated = activated
great_wall-aloud-full = all places taken
great_wall-aloud-overseer = level +{ $level }, { $price }
great_wall-aloud-overseer-of = { $area } +{ $level }
great_wall-aloud-fortifications = fortifications { $built } of { $cells }
great_wall-aloud-no-shelter = empty
great_wall-aloud-row = row { $row }
great_wall-aloud-damage = damage
great_wall-aloud-cell = cell { $letter }: { $what }
great_wall-aloud-piece = { $player }: { $warrior }
