web-game-great_wall = Великая стена
web-game-great_wall-players =
    { $most ->
        [one] { $seats } клан
        [few] { $seats } клана
       *[many] { $seats } кланов
    }
web-game-great_wall-time = 90–150 мин
web-game-great_wall-line = Стройте стену, держите степь и станьте кланом, который запомнит император.
