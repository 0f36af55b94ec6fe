"""Overseers: placing and promoting them, and what they are for (GW-OVS)."""

from collections.abc import Callable

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.words import GOLD, GOLD_MINE, PAGODA, QUARRY, SAWMILL, STONE
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


def in_company(t: Builder, area: str) -> Builder:
    """Seat 0 and seat 1 fill an area of three cells together, and it is activated."""
    return t.officials(0, **{area: 1}).officials(1, **{area: 2}).activate(area)


def call_steward(t: Builder) -> Builder:
    """Seat 0 uses its steward in summer: one promotion anywhere, one token cheaper."""
    (ability,) = t.happen("summer.income").options() - {"pass"}
    return t.play(ability)


@rule("GW-OVS-01", "GW-OVS-02")
def test_placing_an_overseer_in_the_sawmill_costs_2_chi(great_wall: Table) -> None:
    t = in_company(great_wall().resources(0, chi=3), "sawmill").play("warrior spearman")
    assert (t.have(0), t.clan(0).overseers, t.clan(0).supply) == ({"wood": 1, "chi": 1}, [0, -1, -1, -1], [9, 4, 2, 0])


@rule("GW-OVS-01")
def test_price_and_kind_of_placing_are_printed(great_wall: Table) -> None:
    box = load().box
    box.sides[0].overseers[QUARRY].pay = GOLD
    box.sides[0].overseers[QUARRY].costs = [4, 3, 4]
    t = in_company(great_wall(box=box).resources(0, gold=3, wood=9, chi=9), "quarry")
    assert t.asks == "HandIn"
    t = in_company(great_wall(box=box).resources(0, gold=4), "quarry").play("warrior archer")
    assert (t.have(0), t.clan(0).overseers[QUARRY]) == ({"stone": 1}, 0)


@rule("GW-OVS-01", "GW-OVS-05")
def test_a_refusal_says_which_resources_are_missing(great_wall: Table) -> None:
    t = call_steward(great_wall().advisors(0, "steward").resources(0, chi=1).overseer(0, "quarry", 1))
    assert (t.why("area gold_mine"), t.lack("area gold_mine")) == ("GW-OVS-01", ("stone", 0, 1))
    assert (t.why("area quarry"), t.lack("area quarry")) == ("GW-OVS-05", ("wood", 0, 3))
    assert (t.why("area barracks"), t.lack("area barracks")) == ("GW-OVS-03", None)
    t.play("area sawmill")
    assert (t.why("take"), t.lack("take")) == ("GW-PRO-08", None)
    t.play("warrior spearman")
    assert (t.have(0), t.clan(0).overseers) == ({}, [0, 1, -1, -1])


@rule("GW-OVS-03")
def test_placing_and_moving_an_overseer_both_count_as_promoting(great_wall: Table) -> None:
    t = great_wall().general(0, "wang_anshi").advisors(0, assistants=1).resources(0, chi=5)
    in_company(t, "sawmill").play("warrior spearman").decline_all()
    assert t.honor(0) == [2]
    in_company(t, "sawmill").play("take")
    assert t.honor(0) == [4]


@rule("GW-OVS-04")
def test_any_warrior_of_the_supply_without_shame_may_become_overseer(great_wall: Table) -> None:
    t = great_wall().resources(0, chi=2)
    t.clan(0).supply = [0, 1, 1, 0]
    t.shamed(0, "archer")
    in_company(t, "sawmill")
    assert t.options() == {"pass", "warrior horseman"}
    assert t.why("warrior spearman") == t.why("warrior archer") == "GW-OVS-04"
    assert t.why("official supply") == "GW-PRO-08"
    t.play("warrior horseman")
    assert (t.clan(0).overseer_warriors[SAWMILL], t.clan(0).supply) == (2, [0, 0, 0, 0])


@rule("GW-OVS-04")
def test_without_a_usable_warrior_nobody_can_be_placed_but_an_overseer_can_rise(great_wall: Table) -> None:
    t = great_wall().resources(0, chi=9, wood=9)
    t.clan(0).supply = [1, 0, 0, 0]
    t.shamed(0, "spearman")
    assert in_company(t, "sawmill").asks == "HandIn"
    t.decline_all().clan(0).overseers[QUARRY] = 0
    assert in_company(t, "quarry").options() == {"pass", "take"}


@rule("GW-OVS-05", "GW-OVS-06")
def test_yellow_pays_3_chi_to_promote_his_overseer_to_level_2(great_wall: Table) -> None:
    t = in_company(great_wall().resources(0, chi=4).overseer(0, "sawmill", 0), "sawmill").play("take")
    assert (t.have(0), t.clan(0).overseers[SAWMILL]) == ({"wood": 2, "chi": 1}, 1)
    assert t.heard("promoted")[0].args == (SAWMILL, 2)


@rule("GW-OVS-05")
def test_the_price_between_two_cells_is_printed(great_wall: Table) -> None:
    box = load().box
    box.sides[0].overseers[PAGODA].pay = STONE
    box.sides[0].overseers[PAGODA].costs = [2, 3, 6]
    t = great_wall(box=box).resources(0, stone=5, gold=9).overseer(0, "pagoda", 1)
    assert in_company(t, "pagoda").asks == ""
    t.resources(0, stone=7)
    in_company(t, "pagoda").play("take")
    assert (t.have(0), t.clan(0).overseers[PAGODA]) == ({"stone": 1, "chi": 3}, 2)


@rule("GW-OVS-07")
def test_an_overseer_in_the_rightmost_cell_cannot_be_promoted(great_wall: Table) -> None:
    t = great_wall().advisors(0, "steward").resources(0, wood=9, stone=9, gold=9, chi=9).overseer(0, "sawmill", 2)
    assert in_company(t, "sawmill").asks == "HandIn"
    call_steward(t.decline_all())
    assert (t.why("area sawmill"), t.lack("area sawmill")) == ("GW-OVS-07", ("overseer-cells", 3, 4))


@rule("GW-OVS-07")
def test_the_number_of_cells_is_printed(great_wall: Table) -> None:
    box = load().box
    box.sides[0].overseers[SAWMILL].levels = [1, 2]
    t = in_company(great_wall(box=box).resources(0, chi=9).overseer(0, "sawmill", 1), "sawmill")
    assert t.asks == "HandIn"


@rule("GW-OVS-08", "GW-OVS-09")
def test_the_level_is_the_number_printed_above_the_cell(great_wall: Table) -> None:
    t = in_company(great_wall().overseer(0, "gold_mine", 1), "gold_mine")
    assert t.have(0) == {"gold": 1 + 2}
    box = load().box
    box.sides[0].overseers[GOLD_MINE].levels = [1, 5, 6]
    t = in_company(great_wall(box=box).resources(0, stone=3).overseer(0, "gold_mine", 0), "gold_mine").play("take")
    assert t.heard("promoted")[0].args == (GOLD_MINE, 5)
    assert in_company(t.decline_all(), "gold_mine").have(0) == {"gold": 1 + 1 + 1 + 5}


@rule("GW-OVS-10")
def test_an_overseer_never_comes_back(great_wall: Table) -> None:
    t = in_company(great_wall().resources(0, chi=2), "sawmill").play("warrior horseman").decline_all()
    assert t.clan(0).officials == 5
    assert (t.clan(0).overseer_warriors[SAWMILL], t.clan(0).supply[2]) == (2, 1)
    t.fortifications().horde("left", "keshig_left").run("winter")
    while t.asks == "PlaceShame":
        t.play("shame spearman")
    assert (t.g.year, t.clan(0).overseers[SAWMILL], t.clan(0).supply[2]) == (2, 0, 1)
    t.resources(0, chi=3)
    t.g.open, t.g.agenda = [], []
    in_company(t, "sawmill").play("take")
    assert (t.clan(0).overseer_warriors[SAWMILL], t.clan(0).supply[2]) == (2, 1)


@rule("GW-OVS-11")
def test_a_player_has_only_one_overseer_in_an_area(great_wall: Table) -> None:
    t = in_company(great_wall().resources(0, chi=9).overseer(0, "sawmill", 0), "sawmill")
    assert t.options() == {"pass", "take"}
    assert t.why("warrior spearman") == "GW-OVS-11"


@rule("GW-OVS-12")
def test_overseers_of_different_players_share_a_cell(great_wall: Table) -> None:
    t = in_company(great_wall().resources(0, chi=2).resources(1, chi=2).overseer(2, "sawmill", 0), "sawmill")
    t.play("warrior spearman", "warrior spearman")
    assert [t.clan(seat).overseers[SAWMILL] for seat in range(3)] == [0, 0, 0]


@rule("GW-OVS-13")
def test_an_overseer_yields_in_summer_and_when_collecting(great_wall: Table) -> None:
    t = in_company(great_wall().overseer(0, "gold_mine", 1).overseer(0, "pagoda", 2), "gold_mine").decline_all()
    assert t.have(0) == {"gold": 1 + 2}
    t.run("summer")
    assert t.have(0) == {"gold": 3 + 2, "chi": 3}
