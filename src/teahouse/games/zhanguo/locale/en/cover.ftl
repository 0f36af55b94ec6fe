cover-zhanguo-players =
    { $most ->
        [one] { $seats } kingdom
       *[other] { $seats } kingdoms
    }
cover-zhanguo-time = 75–120 min
cover-zhanguo-line = Unify writing, coin and law across five states before unrest undoes you.
