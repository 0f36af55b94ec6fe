cover-ancient_world-players =
    { $most ->
        [one] { $seats } город
        [few] { $seats } города
       *[many] { $seats } городов
    }
cover-ancient_world-time = 60–90 мин
cover-ancient_world-line = Растите город среди великанов и соберите войско, которое их одолеет.
