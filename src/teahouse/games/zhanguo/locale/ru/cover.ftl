cover-zhanguo-players =
    { $most ->
        [one] { $seats } царство
        [few] { $seats } царства
       *[many] { $seats } царств
    }
cover-zhanguo-time = 75–120 мин
cover-zhanguo-line = Объедините письмо, монету и закон пяти царств, пока недовольство не погубило вас.
