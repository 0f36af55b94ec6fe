web-game-great_wall = The Great Wall
web-game-great_wall-players =
    { $most ->
        [one] { $seats } clan
       *[other] { $seats } clans
    }
web-game-great_wall-time = 90–150 min
web-game-great_wall-line = Build the wall, hold the steppe, and be the clan the Emperor remembers.
