cover-ancient_world-players =
    { $most ->
        [one] { $seats } city
       *[other] { $seats } cities
    }
cover-ancient_world-time = 60–90 min
cover-ancient_world-line = Grow a city among giants, and raise the army that brings them down.
