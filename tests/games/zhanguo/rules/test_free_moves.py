"""Free moves and the points of bonuses (ZG-REA-15..20)."""

from collections.abc import Callable

import pytest

from teahouse.games.zhanguo.rules.names import BOARDS, HIRE, POINTS, VP
from teahouse.games.zhanguo.rules.reassign import Reassign
from teahouse.ledger import rule
from tests.games.zhanguo.builder import Builder

Table = Callable[..., Builder]
REGIONS = range(1, 6)


def asked(t: Builder) -> tuple[str, int, int]:
    """The question, the points left and those still due."""
    decision = t.g.open[0]
    assert isinstance(decision, Reassign)
    return t.asks, decision.points, decision.must


def free_words(t: Builder) -> set[str]:
    return t.options(free=True) - t.options()


@rule("ZG-REA-15")
def test_into_the_worker_area_of_the_same_region_costs_no_point(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 3, governor="red red white").hand(0, 5)
    t.play("card 5", "action reassign", "free 3.red")
    assert t.officials(0, 3) == ("red white", "red")
    assert asked(t) == ("Reassign", 3, 1), "all points are left, and one is still due"
    assert t.why("free 3.grey") == t.why("free 2.red") == "ZG-REA-15"
    assert t.lack("free 3.grey") == ("official-governing", 0, 1)


@rule("ZG-REA-15", "ZG-CRT-05")
def test_the_official_just_picked_up_for_a_point_cannot_also_move_freely(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 3, governor="red white white").hand(0, 5)
    t.play("card 5", "action reassign", "cube governor.3.red")
    assert t.why("free 3.red") == "ZG-CRT-05"
    t.play("free 3.white", "governor-area 4")
    assert (t.officials(0, 3), t.officials(0, 4)) == (("white", "white"), ("red", ""))
    t.play("cube governor.3.white")
    assert t.why("free 3.white") == "ZG-CRT-05"
    t.region(0, 3, governor="white").play("free 3.white", "governor-area 2")
    assert (t.officials(0, 3), t.officials(0, 2)) == (("", "white white"), ("white", ""))


@rule("ZG-REA-16")
def test_free_moves_fit_between_all_steps_of_a_turn(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).hand(0, 5)
    t.region(0, 4, cards=[t.a_card(HIRE, VP)])
    for region in REGIONS:
        t.region(0, region, governor="red grey")
    t.play("free 1.red").play("card 5")
    t.play("free 2.red").play("action hire")
    t.play("free 3.red").play("official white")
    t.play("free 4.red").play("region 1")
    assert t.asks == "Activate"
    t.play("free 5.red", "free 5.grey").play("done")
    assert t.asks == "ClaimTasks", "the end of the turn is the last moment"
    t.play("free 1.white", "free 2.grey").play("done")
    assert (t.seat, t.asks) == (1, "PlayCard")
    working = {region: t.officials(0, region)[1] for region in REGIONS}
    assert working == {1: "red white", 2: "red grey", 3: "red", 4: "red", 5: "red grey"}


@rule("ZG-REA-16")
@pytest.mark.parametrize("action", ["wall", "palace", "recruit", "reassign", "hire", "governor"])
def test_free_moves_fit_into_every_action(zhanguo: Table, action: str) -> None:
    t = zhanguo().clear_officials(0).hand(0, 5).region(0, 1, workers=2, governor="red grey white", working="red")
    t.region(0, 2, workers=1, governor="grey white").play("card 5", f"action {action}")
    assert {"free 2.grey", "free 2.white"} <= free_words(t)
    asked = t.asks
    t.play("free 2.grey", "free 2.white")
    assert t.asks == asked
    assert t.officials(0, 2) == ("", "grey white")


@rule("ZG-REA-17")
@pytest.mark.parametrize("pair", ["red red", "red grey", "grey white"])
def test_a_full_worker_area_takes_nobody_for_free(zhanguo: Table, pair: str) -> None:
    first, second = pair.split()
    t = zhanguo().clear_officials(0).region(0, 3, governor=pair + " white").play(f"free 3.{first}")
    assert t.why(f"free 3.{second}") is None
    t.play(f"free 3.{second}")
    assert t.why("free 3.white") == "ZG-REA-17"
    assert free_words(t) == set()


@rule("ZG-REA-18")
def test_the_way_back_is_never_free(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 3, governor="red").hand(0, 5).play("free 3.red")
    assert t.why("cube worker.3.red") == t.why("governor-area 3") == "ZG-TRN-01"
    assert t.why("free 3.red") == "ZG-REA-15", "nobody is left above"
    t.play("card 5", "action reassign", "cube worker.3.red", "governor-area 3")
    assert t.officials(0, 3) == ("red", "")
    assert asked(t) == ("Reassign", 2, 0), "one point is gone"


@rule("ZG-REA-19")
def test_free_moves_come_before_the_card_and_after_a_unification_too(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 3, governor="red").region(0, 4, governor="grey").hand(0, 5)
    t.play("free 3.red", "card 5", "region 2")
    assert (t.seat, t.asks) == (0, "ClaimTasks")
    t.play("free 4.grey")
    assert (t.officials(0, 3), t.officials(0, 4)) == (("", "red"), ("", "grey"))
    assert (t.seat, t.asks) == (1, "PlayCard"), "nothing is left to move or to claim"


@rule("ZG-REA-19")
def test_free_moves_are_interleaved_with_paid_ones(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 3, governor="red").hand(0, 5)
    t.play("card 5", "action reassign", "cube governor.3.red", "governor-area 2", "free 2.red")
    t.play("cube worker.2.red", "worker-area 1")
    assert t.officials(0, 1) == ("", "red")
    assert asked(t) == ("Reassign", 1, 0)


@rule("ZG-REA-19")
def test_no_free_moves_in_the_turn_of_another(zhanguo: Table) -> None:
    t = zhanguo().region(1, 3, governor="red")
    assert t.why("free 3.red", seat=1) == "ZG-RND-06"
    t.hand(0, 5).play("card 5", "region 2").finish_turn()
    assert t.why("free 3.red", seat=1) is None
    assert t.why("free 1.red", seat=0) == "ZG-RND-06"


@rule("ZG-REA-19")
def test_no_free_moves_in_phase_3(zhanguo: Table) -> None:
    t = zhanguo().region(0, 3, governor="red").markers(0, short="beige").run("give_rewards")
    assert t.asks == "TakeReward"
    assert t.why("free 3.red") == "ZG-REW-07"
    t.play("take")
    assert t.asks == "HireColour"
    assert t.why("free 3.red") == "ZG-REA-19"
    assert free_words(t) == set()


@rule("ZG-REA-19")
def test_no_free_moves_among_the_points_of_a_reward_governor(zhanguo: Table) -> None:
    t = zhanguo().round(3).region(0, 3, governor="red").markers(0, short="brown").run("give_rewards")
    t.play("take", "region 5", "square 5.1")
    assert t.asks == "Reassign"
    assert t.why("free 3.red") == "ZG-REA-19"


def bonus(t: Builder, name: str) -> Builder:
    """Seat 0 comes to the points of a bonus; one red official stands in region 3, one white in region 1."""
    t.clear_officials(0).hand(0, 5).region(0, 3, governor="red")
    if name == "card":
        card = t.a_card(HIRE, POINTS)
        t.region(0, 4, cards=[card])
        return t.play("card 5", "action hire", "official white", "region 1", f"card {card}")
    if name == "square":
        t.region(0, 1, governor="red grey white white")
        return t.play("card 5", "action governor", "region 1", "square 1.1")
    if name == "b_hire_points":
        t.player(0).board = BOARDS.index("b_star")
        return t.play("card 5", "action hire", "official white", "region 1", "ability b_hire_points")
    t.player(0).board = BOARDS.index("b_circle")
    t.region(0, 5, working="grey").region(0, 1, governor="white")
    return t.play("card 5", "action recruit", "region 5", "ability b_extra_worker")


BONUSES = [("card", 2), ("square", 4), ("b_hire_points", 2), ("b_extra_worker", 1)]


@rule("ZG-REA-20")
@pytest.mark.parametrize(("name", "points"), BONUSES)
def test_points_of_a_bonus_may_all_be_declined(zhanguo: Table, name: str, points: int) -> None:
    t = bonus(zhanguo(), name)
    assert asked(t) == ("Reassign", points, 0)
    assert "done" in t.options()
    t.play("done")
    assert t.asks != "Reassign"
    assert t.officials(0, 3) == ("red", "")


@rule("ZG-REA-20")
@pytest.mark.parametrize(("name", "points"), BONUSES)
def test_points_of_a_bonus_follow_the_usual_rules(zhanguo: Table, name: str, points: int) -> None:
    t = bonus(zhanguo(), name).play("cube governor.3.red")
    assert t.options() == {"governor-area 2", "governor-area 4"}
    assert t.why("governor-area 5") == "ZG-REA-02"
    assert t.why("worker-area 3") == "ZG-REA-05"
    t.play("governor-area 2")
    for spent in range(1, points):
        assert t.asks == "Reassign"
        assert "done" in t.options()
        here, there = (2, 3) if spent % 2 else (3, 2)
        t.play(f"cube governor.{here}.red", f"governor-area {there}")
    assert t.asks != "Reassign", f"{points} points and no more"


@rule("ZG-REA-20")
def test_some_points_of_a_bonus_may_be_left(zhanguo: Table) -> None:
    t = bonus(zhanguo(), "square").play("cube governor.3.red", "governor-area 2", "done")
    assert t.asks != "Reassign"
    assert t.officials(0, 2) == ("red", "")
