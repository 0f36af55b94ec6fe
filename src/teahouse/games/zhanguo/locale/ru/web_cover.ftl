web-game-zhanguo = ZhanGuo
web-game-zhanguo-players =
    { $most ->
        [one] { $seats } царство
        [few] { $seats } царства
       *[many] { $seats } царств
    }
web-game-zhanguo-time = 75–120 мин
web-game-zhanguo-line = Объедините письмо, монету и закон пяти царств, пока недовольство не погубило вас.
