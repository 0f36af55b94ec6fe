"""Hire one official (ZG-HIR)."""

from collections.abc import Callable

import pytest

from teahouse.games.zhanguo.loading import load
from teahouse.ledger import rule
from tests.games.zhanguo.builder import Builder

Table = Callable[..., Builder]
REGIONS = range(1, 6)


@rule("ZG-HIR-01", "ZG-HIR-06")
def test_an_official_of_any_colour_enters_the_governor_area_of_any_region(zhanguo: Table) -> None:
    t = zhanguo().hand(0, 40).play("card 40", "action hire")
    assert t.options() == {"official red", "official grey", "official white"}
    t.play("official red")
    assert t.options() == {f"region {region}" for region in REGIONS}
    t.play("region 2")
    assert t.officials(0, 2) == ("red", "")


@rule("ZG-HIR-01")
@pytest.mark.parametrize("region", REGIONS)
@pytest.mark.parametrize(("number", "colour"), [(0, "red"), (1, "grey"), (2, "white")])
def test_the_official_comes_from_the_own_supply_to_the_own_board(
    zhanguo: Table, region: int, number: int, colour: str
) -> None:
    t = zhanguo().clear_officials(0).clear_officials(1).hand(0, 40)
    t.play("card 40", "action hire", f"official {colour}", f"region {region}")
    assert [t.officials(0, each)[0] for each in REGIONS] == [colour if each == region else "" for each in REGIONS]
    assert t.player(0).supply == [4 if each == number else 5 for each in range(3)]
    assert t.player(1).supply == [5, 5, 5]


@rule("ZG-HIR-01")
def test_hiring_cannot_be_declined_half_way(zhanguo: Table) -> None:
    t = zhanguo().hand(0, 40).play("card 40", "action hire")
    assert t.why("pass") == t.why("done") == t.why("region 2") == "ZG-HIR-01"
    t.play("official red")
    assert t.why("pass") == t.why("done") == t.why("official grey") == "ZG-HIR-01"


@rule("ZG-HIR-02")
def test_a_governor_area_holds_any_number_of_officials(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 2, governor="red " * 5 + "grey " * 5 + "white " * 4).hand(0, 40)
    t.play("card 40", "action hire", "official white", "region 2")
    assert t.player(0).officials_governing(1) == 15
    assert t.officials(0, 2) == (" ".join(["red"] * 5 + ["grey"] * 5 + ["white"] * 5), "")


@rule("ZG-HIR-03")
@pytest.mark.parametrize("gone", ["red", "grey", "white"])
def test_a_colour_with_five_officials_on_the_board_cannot_be_hired(zhanguo: Table, gone: str) -> None:
    t = zhanguo().clear_officials(0).hand(0, 40).region(0, 4, governor=" ".join([gone] * 4))
    t.play("card 40", "action hire")
    assert t.why(f"official {gone}") is None, "the fifth is still there"
    t.region(0, 5, working=gone)
    assert t.why(f"official {gone}") == "ZG-HIR-03"
    assert t.lack(f"official {gone}") == ("official", 0, 1)
    assert t.options() == {f"official {colour}" for colour in ("red", "grey", "white") if colour != gone}


@rule("ZG-HIR-04")
def test_nobody_left_to_hire(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 2, governor="red " * 5 + "grey " * 5 + "white " * 4).hand(0, 40)
    t.play("card 40")
    assert t.why("action hire") is None, "one is left"
    t.region(0, 3, working="white")
    assert t.why("action hire") == "ZG-HIR-04"


@rule("ZG-HIR-04")
def test_the_other_players_supply_is_of_no_use(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).clear_officials(1).region(0, 2, governor="red grey white " * 5).hand(0, 40)
    assert t.player(1).supply == [5, 5, 5]
    assert t.play("card 40").why("action hire") == "ZG-HIR-04"


@rule("ZG-HIR-03", "ZG-HIR-04")
def test_the_number_of_officials_is_read_from_the_box(zhanguo: Table) -> None:
    box = load().box
    box.officials_per_colour = 2
    t = zhanguo(box=box).clear_officials(0).region(0, 2, governor="red red grey grey white").hand(0, 40)
    t.play("card 40", "action hire")
    assert t.options() == {"official white"}


@rule("ZG-HIR-05")
def test_a_new_official_never_enters_a_worker_area_directly(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).hand(0, 40).play("card 40", "action hire", "official grey")
    assert t.why("worker-area 3") == "ZG-HIR-01"
    t.play("region 3")
    assert t.officials(0, 3) == ("grey", "")
    t.play("free 3.grey")
    assert t.officials(0, 3) == ("", "grey"), "a free move may follow"


@rule("ZG-HIR-06")
def test_example_a_red_official_for_region_2(zhanguo: Table) -> None:
    t = zhanguo().hand(0, 40).play("card 40", "action hire", "official red", "region 2")
    assert t.officials(0, 2) == ("red", "")
    assert [event.args for event in t.heard("official")] == [(0, 1)]
