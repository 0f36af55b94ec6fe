"""A turn in phase 2 (ZG-TRN)."""

from collections.abc import Callable

import pytest

from teahouse.engine.playout import play_randomly
from teahouse.engine.rng import seeded
from teahouse.ledger import rule
from tests.games.zhanguo.builder import Builder

Table = Callable[..., Builder]

COURT = {f"action {action}" for action in ("wall", "palace", "recruit", "reassign", "hire", "governor")}
REGIONS = {f"region {region}" for region in range(1, 6)}


@rule("ZG-TRN-01")
def test_a_card_of_the_hand_must_be_played(zhanguo: Table) -> None:
    t = zhanguo().hand(0, 1, 2, 3, 4, 5, 6)
    assert t.options() == {f"card {card}" for card in range(1, 7)}
    assert t.why("pass") == t.why("done") == t.why("card 7") == "ZG-TRN-01"
    t.play("card 3")
    assert t.why("pass") == t.why("done") == t.why("card 4") == "ZG-TRN-02"
    t.play("region 2").finish_turn()
    assert sorted(t.player(0).hand) == [1, 2, 4, 5, 6]
    assert (t.seat, t.asks) == (1, "PlayCard")


@rule("ZG-TRN-01")
def test_a_card_played_on_an_earlier_turn_cannot_be_played_again(zhanguo: Table) -> None:
    t = zhanguo().hand(0, 3, 4).play("card 3", "action hire", "official red", "region 1").finish_turn().hire()
    assert t.seat == 0
    assert t.why("card 3") == "ZG-TRN-01"
    assert t.why("card 4") is None


@rule("ZG-TRN-02")
def test_a_card_goes_to_the_own_board_or_to_one_court_action(zhanguo: Table) -> None:
    t = zhanguo().able(0).hand(0, 60).play("card 60")
    assert t.options() == COURT | REGIONS
    t.play("region 2")
    assert (t.player(0).cards[3], t.g.court) == (60, [])
    assert t.asks == "ClaimTasks"
    assert t.why("action hire") == "ZG-TSK-08"


@rule("ZG-TRN-02")
def test_a_card_played_to_the_court_is_not_on_the_board(zhanguo: Table) -> None:
    t = zhanguo().hand(0, 60).play("card 60", "action hire")
    assert (t.player(0).cards, t.g.court) == ([0] * 15, [60])
    t.play("official red", "region 2")
    assert t.asks == "ClaimTasks"
    assert t.player(0).short == [0, 0, 0]


@rule("ZG-TRN-03")
@pytest.mark.parametrize("way", [("region 2",), ("action hire", "official red", "region 2")])
def test_fulfilled_tasks_may_be_claimed_at_the_end_of_any_turn(zhanguo: Table, way: tuple[str, ...]) -> None:
    t = zhanguo().clear_officials(0).task(1, "task_palace_2").place(0, "palace", "3", "4").hand(0, 60)
    t.play("card 60", *way)
    assert (t.seat, t.asks) == (0, "ClaimTasks")
    assert t.options() >= {"task upper.palace", "done"}
    declined = zhanguo().clear_officials(0).task(1, "task_palace_2").place(0, "palace", "3", "4").hand(0, 60)
    declined.play("card 60", *way, "done")
    assert declined.player(0).discs == 6
    t.play("task upper.palace")
    assert t.player(0).discs == 5
    assert t.finish_turn().seat == 1


@rule("ZG-TRN-03")
def test_without_anything_to_claim_or_move_the_turn_is_over(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).hand(0, 60).play("card 60", "region 2")
    assert (t.seat, t.asks) == (1, "PlayCard")


@rule("ZG-TRN-04")
def test_action_then_abilities_then_claims_and_free_moves_anywhere(zhanguo: Table) -> None:
    t = zhanguo().region(0, 5, cards=[108]).task(1, "task_palace_2").place(0, "palace", "3", "4").hand(0, 40)
    steps = [
        ("PlayCard", "card 40"),
        ("UseCard", "action hire"),
        ("HireColour", "official red"),
        ("HireRegion", "region 2"),
        ("Activate", "card 108"),
        ("ClaimTasks", "task upper.palace"),
    ]
    for asks, word in steps:
        assert t.asks == asks
        assert {"free 1.red", "free 1.grey"} <= t.options(free=True)
        assert (t.why("card 108") is None) is (asks == "Activate")
        assert (t.why("task upper.palace") is None) is (asks == "ClaimTasks")
        t.play(word)
    assert t.g.points(0) == 2
    assert t.play("free 1.red").officials(0, 1) == ("red grey", "red")
    assert t.play("done").seat == 1


@rule("ZG-TRN-04")
def test_the_whole_action_comes_before_the_abilities(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 5, cards=[108]).hand(0, 40).play("card 40", "action hire")
    assert t.heard("activated") == []
    t.play("official red", "region 2", "card 108")
    told = [event.kind for event in t.g.events]
    assert told.index("court") < told.index("official") < told.index("activated")


def boards_full_of_cards(t: Builder) -> Builder:
    """No room for a sixteenth card, and every track full."""
    for region in range(1, 6):
        unrest = t.g.board_of(0).unrest_cells[region - 1]
        t.region(0, region, cards=range(3 * region - 2, 3 * region + 1), unrest=unrest)
    return t.hand(0, 60)


@rule("ZG-TRN-05")
def test_somebody_in_supply_can_always_be_hired(zhanguo: Table) -> None:
    t = boards_full_of_cards(zhanguo()).clear_officials(0).play("card 60")
    assert t.options() == {"action hire"}


@rule("ZG-TRN-05")
def test_when_all_are_on_the_board_somebody_can_always_be_reassigned(zhanguo: Table) -> None:
    t = boards_full_of_cards(zhanguo()).clear_officials(0)
    t.region(0, 3, governor="red " * 5 + "grey " * 5 + "white " * 3, working="white white").play("card 60")
    t.player(0).governors = 0
    assert t.why("action hire") == "ZG-HIR-04"
    assert t.options() == {"action reassign"}
    t.play("action reassign")
    assert t.options() == {f"cube {cube}" for cube in ("governor.3.red", "governor.3.grey", "governor.3.white")} | {
        "cube worker.3.white"
    }
    assert t.play("cube worker.3.white").options() >= {"governor-area 3"}


@rule("ZG-TRN-05")
def test_in_every_turn_of_random_games_hiring_or_reassigning_is_possible() -> None:
    rng = seeded("always something")
    for seats in (2, 4):
        t = Builder(seats)
        while not t.g.over:
            if t.asks == "UseCard":
                assert t.options() & {"action hire", "action reassign"}
            play_randomly(t.g, rng, 1)
