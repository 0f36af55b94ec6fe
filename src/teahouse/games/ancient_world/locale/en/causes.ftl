# The Ancient World: what led to a question, and whose doing it is. A line above the question, without a full stop.
# $within is the line of what led to this in turn.

ancient_world-whose =
    { $own ->
        [yes] your
       *[no] { $player }'s
    }
ancient_world-cause-next_turn = Round { $round }: your turn
ancient_world-cause-take_turns = { ancient_world-cause-next_turn }
ancient_world-cause-end_round = The end of round { $round }
ancient_world-cause-TakeTurn =
    { $turn ->
        [fight] { ancient_world-whose } fight with { $titan }
       *[other] { $within }
    }
ancient_world-cause-UseArmies = { ancient_world-whose } fight with { $titan }
ancient_world-cause-PlaceCitizen =
    { $place ->
        [cell] { ancient_world-whose } citizen with skill { $citizen } on “{ $name }”
       *[card] { ancient_world-whose } citizen with skill { $citizen } on your card { $name }
    }
ancient_world-cause-CopyAction = { $within }, with the action of { $copied }
ancient_world-cause-react =
    { $asks ->
        [UseCard] { $within }
       *[other] { ancient_world-whose } card { $card }
    }
ancient_world-cause-roll_dice =
    { $n ->
        [one] { $within }: one destruction die is rolled
       *[other] { $within }: { $n } destruction dice are rolled
    }
ancient_world-cause-restore_by_army = { $within }: your armies restore lost cards
ancient_world-cause-keep_army_limit = { $within }: the army limit falls
ancient_world-cause-check_hunger = { $within }: every citizen needs food
