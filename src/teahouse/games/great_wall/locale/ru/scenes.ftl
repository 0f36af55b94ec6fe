# Конец года, сцена за сценой.

great_wall-scene-winter = Зима { $year }-го года
great_wall-scene-again = Показывать каждый год
great_wall-scene-shots = Лучники стреляют
great_wall-scene-assault = Наступление
great_wall-scene-losses = Чего это стоило
great_wall-scene-losses-hint = жетон позора за каждый прорвавшийся отряд, на котором нет своего воина
great_wall-scene-court = Император
great_wall-scene-spring = Весна
great_wall-scene-summer = Лето
great_wall-scene-summer-hint = доход, позор и приказы
great_wall-scene-attack = атака
great_wall-scene-defence = защита
great_wall-scene-held = Стена выстояла
great_wall-scene-breached = Брешь, перевес { $by }
great_wall-scene-quiet = Орды нет
great_wall-scene-wall = стена { $n }
great_wall-scene-forts = + укрепления { $n }
great_wall-scene-cards = { $sign } { $n } от карт
great_wall-scene-on-the-wall = На стене
great_wall-scene-stood =
    { $warrior ->
        [spearman] На отряде «{ $horde }» стоял копейщик: за него позора нет.
        [archer] На отряде «{ $horde }» стоял лучник: за него позора нет.
        [horseman] На отряде «{ $horde }» стоял всадник: за него позора нет.
       *[banner_bearer] На отряде «{ $horde }» стоял знаменосец: за него позора нет.
    }
great_wall-scene-pillage = Разграбление
great_wall-scene-pillage-why = Места нет: орда грабит и уходит.
great_wall-scene-shame =
    { $n ->
        [one] { $n } жетон позора
        [few] { $n } жетона позора
       *[many] { $n } жетонов позора
    }
great_wall-scene-shame-why =
    { $section ->
        [left] Слева
        [middle] В центре
       *[right] Справа
    } нет своих воинов: { $hordes }
great_wall-scene-shame-left = Жетонов позора в запасе: { $before } → { $after }.
great_wall-scene-killed =
    { $section ->
        [left] погибли на левом участке
        [middle] погибли на среднем участке
       *[right] погибли на правом участке
    }
great_wall-scene-cause-save = за спасение воина
great_wall-scene-cause-discard-shame = за снятие жетона позора
great_wall-scene-cause-handed-in = отдано на склад
great_wall-scene-cause-honor-archers = за лучников
great_wall-scene-cause-honor-card =
    { $card ->
        [none] по карте
       *[other] { $name }
    }
great_wall-scene-cause-honor-defeat = за бой
great_wall-scene-cause-honor-damage = за удар
great_wall-scene-cause-honor-orders = за сброшенные приказы
great_wall-scene-cause-honor-reward = за ячейку
great_wall-scene-cause-honor-shame = позор некуда положить или жетоны кончились
great_wall-scene-before = Перед наступлением
great_wall-scene-cause-honor-artifact = за артефакт
great_wall-scene-cause-honor-fortification = за укрепление
great_wall-scene-cause-honor-wall = за стену
great_wall-scene-cause-honor-hand-in = за сданное на склад
great_wall-scene-cause-honor-hordes = за захваченные орды
great_wall-scene-cause-honor-officials = за чиновников и управляющего
great_wall-scene-cause-honor-khan = за атаку на Чингисхана
great_wall-scene-cause-honor-frost = за чиновников перед императором
great_wall-scene-cause-honor-demand = от императора
