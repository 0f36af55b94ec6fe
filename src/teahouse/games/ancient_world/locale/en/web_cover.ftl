web-game-ancient_world = The Ancient World
web-game-ancient_world-players =
    { $most ->
        [one] { $seats } city
       *[other] { $seats } cities
    }
web-game-ancient_world-time = 60–90 min
web-game-ancient_world-line = Grow a city among giants, and raise the army that brings them down.
