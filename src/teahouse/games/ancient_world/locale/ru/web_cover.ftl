web-game-ancient_world = Древний мир
web-game-ancient_world-players =
    { $most ->
        [one] { $seats } город
        [few] { $seats } города
       *[many] { $seats } городов
    }
web-game-ancient_world-time = 60–90 мин
web-game-ancient_world-line = Растите город среди великанов и соберите войско, которое их одолеет.
