# «Древний мир»: что привело к вопросу и чьё это дело. Строка над вопросом, без точки в конце.
# $within — такая же строка о том, что привело к самой причине.

ancient_world-whose =
    { $own ->
        [yes] ваш{" "}
       *[no] { $player }:{" "}
    }
ancient_world-cause-next_turn = Раунд { $round }: ваш ход
ancient_world-cause-take_turns = { ancient_world-cause-next_turn }
ancient_world-cause-end_round = Конец раунда { $round }
ancient_world-cause-TakeTurn =
    { $turn ->
        [fight] { ancient_world-whose }бой с титаном «{ $titan }»
       *[other] { $within }
    }
ancient_world-cause-UseArmies = { ancient_world-whose }бой с титаном «{ $titan }»
ancient_world-cause-PlaceCitizen =
    { $place ->
        [cell] { ancient_world-whose }житель с навыком { $citizen } на ячейке «{ $name }»
       *[card] { ancient_world-whose }житель с навыком { $citizen } на карте «{ $name }»
    }
ancient_world-cause-CopyAction = { $within }, действие карты «{ $copied }»
ancient_world-cause-react =
    { $asks ->
        [UseCard] { $within }
       *[other] { $own ->
            [yes] ваша карта «{ $card }»
           *[no] { $player }: карта «{ $card }»
        }
    }
ancient_world-cause-roll_dice =
    { $n ->
        [one] { $within }: бросается { $n } кубик разрушения
        [few] { $within }: бросаются { $n } кубика разрушения
       *[many] { $within }: бросаются { $n } кубиков разрушения
    }
ancient_world-cause-restore_by_army = { $within }: ваши армии восстанавливают потерянные карты
ancient_world-cause-keep_army_limit = { $within }: предел армий снижается
ancient_world-cause-check_hunger = { $within }: каждому жителю нужна еда
