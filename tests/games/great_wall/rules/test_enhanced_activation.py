"""Enhanced activation (GW-ENH)."""

from collections.abc import Callable

import pytest

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.words import AREAS
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


def tyrannize(t: Builder) -> Builder:
    """Seat 0 plays Tyranny; nobody moves an official; the enhanced activation is offered."""
    t.orders_on_track((0, "tyranny")).turn(0)
    while t.asks == "MoveOfficial":
        t.play("done")
    return t


@rule("GW-ENH-01")
def test_tyranny_activates_an_area_at_once(great_wall: Table) -> None:
    t = tyrannize(great_wall().officials(0, sawmill=1))
    assert (t.asks, t.seat) == ("ActivateEnhanced", 0)
    assert t.options() == {"area sawmill", "pass"}
    t.play("area sawmill")
    assert t.have(0) == {"wood": 1}


@rule("GW-ENH-01")
@pytest.mark.parametrize("order", ["economy", "betrayal", "order_to_attack", "conscription", "great_works"])
def test_no_other_order_has_an_enhanced_activation(great_wall: Table, order: str) -> None:
    t = great_wall().officials(0, sawmill=1).orders_on_track((0, order)).turn(0)
    while t.asks:
        assert t.asks != "ActivateEnhanced"
        t.play(next(word for word in ("done", "pass", "count 0") if word in t.options()))


@rule("GW-ENH-01", "GW-ENH-08")
def test_a_tactic_card_may_have_it_too(great_wall: Table) -> None:
    t = great_wall().tactics(0, "swift_orders").resources(0, chi=2).officials(0, sawmill=1).officials(1, quarry=1)
    t.orders_on_track((0, "great_works")).turn(0)
    while t.asks != "PlayTactic":
        t.play("done" if "done" in t.options() else "pass")
    t.play("tactic swift_orders", "enhanced")
    assert t.options() == {"area sawmill", "pass"}, "this card asks for an own official in the area"
    t.play("area sawmill", "done")
    assert t.have(0) == {"wood": 1}


@rule("GW-ENH-02")
def test_apart_from_its_two_differences_it_is_an_ordinary_activation(great_wall: Table) -> None:
    outcomes = []
    for enhanced in (False, True):
        t = great_wall().tea(1, 0, 2).resources(0, chi=2).resources(1, chi=3).overseer(1, "sawmill")
        t.officials(0, sawmill=2).officials(1, sawmill=1).activate("sawmill", enhanced)
        asked = []
        for word in ("take", "warrior archer", "resource wood", "resource wood"):
            asked.append((t.asks, t.seat, tuple(sorted(t.options()))))
            t.play(word)
        outcomes.append((asked, t.have(0), t.have(1), t.honor(0, 1), t.g.warehouse, t.clan(0).officials))
    assert outcomes[0] == outcomes[1]
    assert [(question, seat) for question, seat, _ in outcomes[0][0]] == [
        ("Promote", 1),
        ("Promote", 0),
        ("HandIn", 1),
        ("HandIn", 0),
    ]


@rule("GW-ENH-03")
@pytest.mark.parametrize("officials", [1, 2, 3])
def test_whoever_is_alone_there_gains_no_shame(great_wall: Table, officials: int) -> None:
    t = great_wall().officials(1, sawmill=officials).activate("sawmill", enhanced=True)
    assert t.asks == "HandIn"
    assert t.g.shame_supply == 30
    t = great_wall().officials(1, sawmill=officials).activate("sawmill")
    assert (t.asks, t.seat) == ("PlaceShame", 1)


@rule("GW-ENH-04")
@pytest.mark.parametrize("area", ["sawmill", "barracks", "tea_house"])
def test_a_regular_area_needs_only_one_official(great_wall: Table, area: str) -> None:
    t = tyrannize(great_wall().officials(0, **{area: 1}))
    assert t.why(f"area {area}") is None
    empty = next(other for other in ("quarry", "sawmill") if other != area)
    assert t.why(f"area {empty}") == "GW-ENH-04"
    t.play("pass")
    assert t.heard("activated") == [], "the ordinary stage leaves it alone"


@rule("GW-ENH-04", "GW-ENH-05")
def test_an_area_without_officials_cannot_be_chosen(great_wall: Table) -> None:
    t = tyrannize(great_wall().officials(1, gold_mine=3, academy=1))
    assert t.options() == {"area gold_mine", "area academy", "pass"}
    for area in ("sawmill", "embassy", "tea_house", "market"):
        assert t.why(f"area {area}") == "GW-ENH-04"
    t = tyrannize(great_wall())
    assert t.asks == "", "with no official on the board there is nothing to choose"


@rule("GW-ENH-05")
def test_a_special_area_is_enhanced_by_its_normal_rules_and_without_shame(great_wall: Table) -> None:
    box = load().box
    box.sides[0].areas[AREAS.index("academy")].shame = True
    t = tyrannize(great_wall(box=box).officials(0, academy=1)).play("area academy", "count 1")
    assert len(t.clan(0).tactics) == 1
    assert t.g.shame_supply == 30
    t = great_wall(box=box).officials(0, academy=1).activate("academy")
    assert t.asks == "PlaceShame"


@rule("GW-ENH-06")
def test_afterwards_all_officials_go_home(great_wall: Table) -> None:
    t = tyrannize(great_wall().officials(0, sawmill=1).officials(2, sawmill=1, quarry=1)).play("area sawmill")
    assert [t.clan(seat).officials for seat in range(3)] == [4, 5, 3]
    t.decline_all()
    assert [t.clan(seat).officials for seat in range(3)] == [5, 5, 4]
    assert t.g.officials_in(AREAS.index("quarry"), 2) == 1


@rule("GW-ENH-07")
def test_everybody_there_applies_the_area_in_tea_order(great_wall: Table) -> None:
    t = great_wall().tea(2, 1, 0).officials(0, academy=1).officials(1, academy=2).officials(2, academy=1)
    tyrannize(t).play("area academy")
    asked = []
    while t.asks == "DrawTactics":
        asked.append(t.seat)
        t.play("count 1")
    assert asked == [2, 1, 0]


@rule("GW-ENH-08")
def test_the_officials_there_need_not_be_his_own(great_wall: Table) -> None:
    t = tyrannize(great_wall().officials(1, pagoda=1)).play("area pagoda")
    assert t.have(1) == {"chi": 1}
    assert t.have(0) == {}
