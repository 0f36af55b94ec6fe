cover-great_wall-players =
    { $most ->
        [one] { $seats } clan
       *[other] { $seats } clans
    }
cover-great_wall-time = 90–150 min
cover-great_wall-line = Build the wall, hold the steppe, and be the clan the Emperor remembers.
