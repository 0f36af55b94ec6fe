cover-great_wall-players =
    { $most ->
        [one] { $seats } клан
        [few] { $seats } клана
       *[many] { $seats } кланов
    }
cover-great_wall-time = 90–150 мин
cover-great_wall-line = Стройте стену, держите степь и станьте кланом, который запомнит император.
