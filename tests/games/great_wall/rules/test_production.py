"""Production areas: collecting, promoting, handing in (GW-PRO)."""

from collections.abc import Callable

import pytest

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.words import SAWMILL, WOOD
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


@rule("GW-PRO-01")
@pytest.mark.parametrize(
    ("area", "resource"), [("sawmill", "wood"), ("quarry", "stone"), ("gold_mine", "gold"), ("pagoda", "chi")]
)
def test_each_production_area_gives_its_own_resource(great_wall: Table, area: str, resource: str) -> None:
    t = great_wall().officials(0, **{area: 2}).officials(1, **{area: 1}).activate(area).decline_all()
    assert (t.have(0), t.have(1)) == ({resource: 2}, {resource: 1})


@rule("GW-PRO-02")
def test_all_players_collect_then_all_promote_then_all_hand_in_each_in_tea_order(great_wall: Table) -> None:
    t = great_wall().tea(1, 2, 0).officials(0, sawmill=1).officials(1, sawmill=1).officials(2, sawmill=1)
    for seat in range(3):
        t.resources(seat, chi=2)
    t.activate("sawmill")
    assert [t.have(seat) for seat in range(3)] == [{"wood": 1, "chi": 2}] * 3
    asked = []
    while t.asks:
        asked.append((t.asks, t.seat))
        t.play("pass" if t.asks == "Promote" else "done")
    assert asked == [(asks, seat) for asks in ("Promote", "HandIn") for seat in (1, 2, 0)]


@rule("GW-PRO-02")
def test_promoting_and_handing_in_are_optional(great_wall: Table) -> None:
    t = great_wall().officials(0, sawmill=1).officials(1, sawmill=2).resources(0, chi=2).activate("sawmill")
    t.play("pass", "done", "done")
    assert (t.have(0), t.clan(0).overseers[SAWMILL], t.honor(0), t.g.warehouse) == (
        {"wood": 1, "chi": 2},
        -1,
        [0],
        [0, 0, 0],
    )


@rule("GW-PRO-03")
def test_collecting_gives_one_resource_for_each_own_official(great_wall: Table) -> None:
    t = great_wall(4).officials(0, sawmill=3).officials(2, sawmill=1).activate("sawmill").decline_all()
    assert [t.have(seat) for seat in range(4)] == [{"wood": 3}, {}, {"wood": 1}, {}]


@rule("GW-PRO-04", "GW-PRO-05")
def test_an_overseer_on_level_2_adds_2_gold(great_wall: Table) -> None:
    t = great_wall().officials(0, gold_mine=1).officials(1, gold_mine=2).overseer(0, "gold_mine", 1)
    t.overseer(1, "sawmill", 2).activate("gold_mine").decline_all()
    assert (t.have(0), t.have(1)) == ({"gold": 3}, {"gold": 2})


@rule("GW-PRO-06")
def test_2_officials_and_an_overseer_of_level_2_give_4_gold(great_wall: Table) -> None:
    t = great_wall().officials(0, gold_mine=2).officials(1, gold_mine=1).overseer(0, "gold_mine", 1)
    t.activate("gold_mine").decline_all()
    assert t.have(0) == {"gold": 4}


@rule("GW-PRO-07")
def test_an_overseer_without_an_official_gets_nothing(great_wall: Table) -> None:
    t = great_wall().officials(0, gold_mine=1).officials(1, gold_mine=2).overseer(2, "gold_mine", 2)
    t.activate("gold_mine").decline_all()
    assert t.have(2) == {}


@rule("GW-PRO-08")
def test_only_who_collected_may_promote_and_only_in_this_area(great_wall: Table) -> None:
    t = great_wall().officials(0, sawmill=1).officials(1, sawmill=2).resources(0, chi=9).resources(2, wood=9, chi=9)
    t.overseer(0, "quarry", 0).overseer(2, "sawmill", 0).activate("sawmill")
    assert (t.asks, t.seat) == ("Promote", 0)
    assert t.why("area quarry") == t.why("take") == "GW-PRO-08"
    t.play("warrior spearman")
    assert (t.asks, t.seat, t.clan(0).overseers) == ("HandIn", 0, [0, 0, -1, -1])


@rule("GW-PRO-09")
def test_there_is_one_promotion_for_each_player_and_activation(great_wall: Table) -> None:
    t = great_wall().officials(0, sawmill=2).officials(1, sawmill=1).resources(0, chi=9).resources(1, chi=9)
    t.overseer(1, "sawmill", 0).activate("sawmill").play("warrior archer")
    assert (t.asks, t.seat) == ("Promote", 1)
    t.play("take")
    assert t.asks == "HandIn"
    assert (t.clan(0).overseers[SAWMILL], t.clan(1).overseers[SAWMILL]) == (0, 1)


@rule("GW-PRO-10")
def test_exactly_one_resource_of_the_kind_may_be_handed_in(great_wall: Table) -> None:
    t = great_wall().officials(0, quarry=3).resources(0, stone=2, gold=2).resources(1, stone=5).activate("quarry")
    t.play("shame spearman")
    assert (t.asks, t.seat, t.have(0)) == ("HandIn", 0, {"stone": 5, "gold": 2})
    assert t.options() == {"done", "resource stone"}
    assert t.why("resource gold") == "GW-PRO-10"
    t.play("resource stone")
    assert (t.asks, t.have(0), t.g.warehouse) == ("", {"stone": 4, "gold": 2}, [0, 1, 0])


@rule("GW-PRO-11")
def test_handing_in_fills_the_warehouse_and_gives_2_honour_at_once(great_wall: Table) -> None:
    t = great_wall().officials(0, gold_mine=1).officials(1, gold_mine=2).activate("gold_mine")
    t.play("resource gold")
    assert (t.have(0), t.g.warehouse, t.honor(0, 1)) == ({}, [0, 0, 1], [2, 0])
    assert t.why("pass") == "GW-PRO-11"
    t.play("resource gold")
    assert (t.have(1), t.g.warehouse, t.honor(0, 1)) == ({"gold": 1}, [0, 0, 2], [2, 2])


@rule("GW-PRO-12")
def test_chi_cannot_be_handed_in(great_wall: Table) -> None:
    t = great_wall().officials(0, pagoda=1).officials(1, pagoda=2).activate("pagoda")
    assert (t.asks, t.have(0), t.honor(0, 1)) == ("", {"chi": 1}, [0, 0])
    t.officials(0, quarry=1).officials(1, quarry=2).activate("quarry")
    assert (t.asks, t.why("resource chi")) == ("HandIn", "GW-PRO-12")


@rule("GW-PRO-13")
def test_after_a_promotion_one_may_hand_in_what_is_left_of_the_kind(great_wall: Table) -> None:
    box = load().box
    box.sides[0].overseers[SAWMILL].pay = WOOD
    t = great_wall(box=box).officials(0, sawmill=2).officials(1, sawmill=1).resources(1, wood=2).activate("sawmill")
    t.play("warrior spearman", "warrior spearman")
    assert (t.have(0), t.have(1)) == ({}, {"wood": 1})
    assert (t.asks, t.seat) == ("HandIn", 1)
    t.play("resource wood")
    assert (t.asks, t.have(1), t.honor(0, 1)) == ("", {}, [0, 2])


@rule("GW-PRO-13")
@pytest.mark.parametrize(("before", "left"), [(0, {}), (1, {"wood": 1}), (3, {"wood": 3})])
def test_only_what_one_still_owns_can_be_handed_in(great_wall: Table, before: int, left: dict[str, int]) -> None:
    """Two are gathered and spent on the overseer: what one had before counts as well as what came."""
    box = load().box
    box.sides[0].overseers[SAWMILL].pay = WOOD
    t = great_wall(box=box).officials(0, sawmill=2).officials(1, sawmill=1).resources(0, wood=before)
    t.activate("sawmill").play("warrior spearman")
    assert t.have(0) == left
    assert (t.seat, t.options()) == ((0, {"done", "resource wood"}) if left else (1, {"done", "resource wood"}))


@rule("GW-PRO-13")
def test_a_kind_one_does_not_own_cannot_be_handed_in_by_card_either(great_wall: Table) -> None:
    t = great_wall().resources(0, wood=1, gold=1, chi=1).run("offer_hand_in_by_card", 0, -1, 3)
    assert t.options() == {"done", "resource wood", "resource gold"}
    assert t.why("resource stone") == "GW-PRO-13"
    t.play("resource wood")
    assert (t.options(), t.why("resource wood")) == ({"done", "resource gold"}, "GW-PRO-13")
    t.play("resource gold")
    assert (t.asks, t.have(0), t.g.warehouse) == ("", {"chi": 1}, [1, 0, 1])
