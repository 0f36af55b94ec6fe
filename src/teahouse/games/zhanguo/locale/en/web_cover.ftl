web-game-zhanguo = ZhanGuo
web-game-zhanguo-players =
    { $most ->
        [one] { $seats } kingdom
       *[other] { $seats } kingdoms
    }
web-game-zhanguo-time = 75–120 min
web-game-zhanguo-line = Unify writing, coin and law across five states before unrest undoes you.
