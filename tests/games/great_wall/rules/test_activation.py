"""Autumn: the activation of areas (GW-ACT)."""

from collections.abc import Callable

import pytest

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.words import AREAS
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


def stage_b(t: Builder, seat: int = 0) -> Builder:
    """A turn with Great works in which nobody does anything: then comes the activation stage."""
    t.orders_on_track((seat, "great_works")).turn(seat)
    while t.asks in ("MoveOfficial", "ChooseBranch"):
        t.play("done" if "done" in t.options() else "pass")
    return t


def activated(t: Builder) -> list[str]:
    return [AREAS[event.args[0]] for event in t.heard("activated")]


def in_area(t: Builder, area: str) -> list[int]:
    return [t.g.officials_in(AREAS.index(area), seat) for seat in range(t.g.seats)]


def swift_while_producing(great_wall: Table) -> Builder:
    """A printing in which Swift orders moves an official after collecting, so areas fill up during the stage."""
    box = load().box
    names = [tactic.name for tactic in box.tactics]
    box.tactics[names.index("swift_orders")].when = box.tactics[names.index("extra_shift")].when
    return great_wall(box=box).tactics(0, "swift_orders")


@rule("GW-ACT-01")
def test_the_areas_are_checked_after_the_order(great_wall: Table) -> None:
    t = great_wall().officials(1, sawmill=2).orders_on_track((0, "great_works")).turn(0)
    t.play("official supply", "area sawmill", "official supply", "area academy")
    assert activated(t) == []
    t.play("pass", "pass")
    assert (t.asks, t.seat) == ("NextArea", 0)
    assert t.options() == {"area sawmill", "area academy"}


@rule("GW-ACT-02")
def test_no_area_that_qualifies_can_be_left_out(great_wall: Table) -> None:
    t = great_wall().officials(1, sawmill=2, embassy=1, quarry=1).officials(2, sawmill=1, academy=1)
    stage_b(t)
    assert t.options() == {"area sawmill", "area embassy", "area academy"}
    assert t.why("pass") == t.why("done") == "GW-ACT-03"
    assert t.why("area quarry") == t.why("area builders_camp") == "GW-ACT-02"
    t.play("area academy", "count 0")
    assert t.options() == {"area sawmill", "area embassy"}
    t.play("area embassy")
    t.decline_all()
    assert activated(t) == ["academy", "embassy", "sawmill"]
    assert in_area(t, "quarry") == [0, 1, 0]


@rule("GW-ACT-03")
def test_the_active_player_chooses_the_order_even_of_areas_without_his_officials(great_wall: Table) -> None:
    for areas in (["academy", "pagoda", "field_hq"], ["field_hq", "academy", "pagoda"]):
        t = great_wall().officials(0, academy=1, field_hq=1).officials(1, pagoda=3)
        stage_b(t, seat=2)
        for area in areas[:2]:
            assert (t.asks, t.seat) == ("NextArea", 2)
            assert t.why(f"area {area}", 0) == "GW-AUT-08"
            t.play(f"area {area}")
            while t.asks not in ("NextArea", ""):
                t.play(next(word for word in ("count 0", "pass", "shame spearman") if word in t.options()))
        assert activated(t) == areas


@rule("GW-ACT-04")
def test_an_area_filled_during_the_stage_is_activated_too(great_wall: Table) -> None:
    t = swift_while_producing(great_wall).officials(0, sawmill=1).officials(1, sawmill=2, barracks=3)
    stage_b(t)
    assert activated(t) == ["sawmill"], "the barracks have a free cell"
    t.play("tactic swift_orders", "free", "official supply", "area barracks").decline_all()
    assert activated(t) == ["sawmill", "barracks"]
    assert in_area(t, "barracks") == [0, 0, 0]


@rule("GW-ACT-04", "GW-ACT-05")
def test_no_area_is_activated_twice_in_one_stage(great_wall: Table) -> None:
    t = swift_while_producing(great_wall).officials(0, academy=1, sawmill=1)
    t.officials(1, sawmill=2, embassy=1, tea_house=1).officials(2, tea_house=1)
    stage_b(t).play("area academy", "count 0", "area sawmill")
    t.play("tactic swift_orders", "free", "official supply", "area academy", "done", "done")
    assert t.options() == {"area embassy", "area tea_house"}
    assert t.why("area academy") == t.why("area sawmill") == "GW-ACT-05"
    t.play("area embassy").decline_all()
    assert activated(t) == ["academy", "sawmill", "embassy", "tea_house"]
    assert in_area(t, "academy") == [1, 0, 0], "he waits for the next turn"
    t.orders_on_track((1, "great_works")).turn(1).decline_all()
    assert activated(t)[4:] == ["academy"]


@rule("GW-ACT-05")
def test_an_enhanced_activation_of_stage_a_does_not_count(great_wall: Table) -> None:
    t = great_wall().officials(0, academy=1).tactics(0, "swift_orders").orders_on_track((0, "tyranny")).turn(0)
    while t.asks == "MoveOfficial":
        t.play("done")
    t.play("area academy", "count 0")
    t.play("tactic swift_orders", "free", "official supply", "area academy")
    assert (t.asks, activated(t)) == ("DrawTactics", ["academy", "academy"])


@rule("GW-ACT-06")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_players_apply_an_area_in_tea_order(great_wall: Table, active: int) -> None:
    t = great_wall().tea(1, 2, 0).officials(0, academy=1).officials(1, academy=1).officials(2, academy=1)
    stage_b(t, active)
    asked = []
    while t.asks == "DrawTactics":
        asked.append(t.seat)
        t.play("count 1")
    assert asked == [1, 2, 0]


@rule("GW-ACT-06")
def test_whoever_has_no_official_there_applies_nothing(great_wall: Table) -> None:
    t = great_wall().officials(1, academy=1).activate("academy")
    assert t.seat == 1
    t.play("count 1")
    assert t.asks == ""
    assert [len(clan.tactics) for clan in t.g.clans] == [0, 1, 0]


@rule("GW-ACT-07")
def test_a_player_finishes_for_all_his_officials_before_the_next(great_wall: Table) -> None:
    t = great_wall().tea(2, 0, 1).officials(0, embassy=1).officials(2, embassy=3)
    t.resources(0, gold=2).resources(2, gold=6).activate("embassy")
    hires = []
    while t.asks == "Hire":
        hires.append(t.seat)
        assert t.why("hire official", 2 - t.seat) == "GW-AUT-08"
        t.play("hire official")
    assert hires == [2, 2, 2, 0]


@rule("GW-ACT-07")
def test_officials_of_one_player_act_together(great_wall: Table) -> None:
    t = great_wall().officials(0, academy=3).officials(1, academy=1).activate("academy")
    assert t.options() == {"count 0", "count 1", "count 2", "count 3"}
    t.play("count 3")
    assert t.seat == 1
    assert len(t.heard("drew-tactics")) == 1


@rule("GW-ACT-08")
@pytest.mark.parametrize(
    ("area", "officials"),
    [
        ("sawmill", 3),
        ("pagoda", 3),
        ("barracks", 4),
        ("builders_camp", 2),
        ("field_hq", 2),
        ("tea_house", 2),
        ("embassy", 2),
        ("academy", 2),
    ],
)
def test_every_area_may_be_declined(great_wall: Table, area: str, officials: int) -> None:
    t = great_wall().tea(1, 0, 2).fortifications().shelter(0, "left", "spearman").resources(0, 9, 9, 9, 9)
    t.officials(0, **{area: officials}).activate(area, enhanced=True)
    assert t.seat == 0
    t.decline_all()
    assert t.asks == ""
    gathered = {"sawmill": [12, 9, 9, 9], "pagoda": [9, 9, 9, 12]}
    assert t.clan(0).resources == gathered.get(area, [9, 9, 9, 9])
    assert (t.honor(0), t.g.tea, t.clan(0).tactics) == ([0], [1, 0, 2], [])
    assert t.in_shelter(0, "left") == "spearman"
    assert (t.clan(0).officials, t.clan(0).pool) == (5, 3)


@rule("GW-ACT-08", "GW-ACT-09")
def test_an_area_may_be_used_in_part_and_all_officials_still_go_home(great_wall: Table) -> None:
    t = great_wall().officials(0, academy=3).officials(1, academy=2).activate("academy").play("count 1", "count 0")
    assert [len(clan.tactics) for clan in t.g.clans] == [1, 0, 0]
    assert [clan.officials for clan in t.g.clans] == [5, 5, 5]
    assert in_area(t, "academy") == [0, 0, 0]


@rule("GW-ACT-08", "GW-ACT-09")
@pytest.mark.parametrize(
    ("area", "officials", "moves"),
    [
        ("barracks", 3, "warrior spearman; done; shelter left"),
        ("builders_camp", 2, "fortify left; done"),
        ("field_hq", 2, "section left; section right; sheltered left.spearman; done; done"),
        ("embassy", 2, "hire official; done"),
        ("academy", 3, "count 1"),
        ("sawmill", 3, "pass; resource wood"),
        ("quarry", 3, "warrior archer; done"),
        ("pagoda", 3, "pass"),
    ],
)
def test_every_area_may_be_used_in_part(great_wall: Table, area: str, officials: int, moves: str) -> None:
    """After each part the rest may be declined, and nothing else happens."""
    t = great_wall().fortifications().shelter(0, "left", "spearman spearman").resources(0, 9, 0, 9, 9)
    if area == "builders_camp":
        t.resources(0, wood=9)
    t.officials(0, **{area: officials}).activate(area, enhanced=True)
    t.play(*moves.split("; "))
    assert t.asks == ""
    assert (in_area(t, area), t.clan(0).officials + t.clan(0).pool) == ([0, 0, 0], 8)
    done = {
        "barracks": t.clan(0).supply == [7, 4, 2, 0],
        "builders_camp": t.g.fortifications == [1, 0, 0],
        "field_hq": (t.in_shelter(0, "left"), t.in_shelter(0, "right")) == ("spearman", "spearman"),
        "embassy": (t.clan(0).pool, t.clan(0).active, t.clan(0).assistants) == (2, [], []),
        "academy": len(t.clan(0).tactics) == 1,
        "sawmill": (t.clan(0).overseers[0], t.g.warehouse) == (-1, [1, 0, 0]),
        "quarry": (t.clan(0).overseers[1], t.g.warehouse) == (0, [0, 0, 0]),
        "pagoda": t.clan(0).overseers[3] == -1,
    }
    assert done[area]


@rule("GW-ACT-09")
def test_nobody_can_keep_his_officials_in_an_activated_area(great_wall: Table) -> None:
    t = great_wall().officials(0, embassy=2, sawmill=1).activate("embassy")
    assert t.asks == "", "without gold there is nothing to decide"
    assert (in_area(t, "embassy"), in_area(t, "sawmill"), t.clan(0).officials) == ([0, 0, 0], [1, 0, 0], 4)


@rule("GW-ACT-10")
def test_officials_go_home_only_when_all_have_applied_the_area(great_wall: Table) -> None:
    t = great_wall().officials(0, academy=2).officials(1, academy=1).activate("academy").play("count 2")
    assert (t.seat, in_area(t, "academy"), t.clan(0).officials) == (1, [2, 1, 0], 3)
    t.play("count 1")
    assert (in_area(t, "academy"), t.clan(0).officials) == ([0, 0, 0], 5)


@rule("GW-ACT-11")
def test_officials_of_the_reed_clan_never_go_home(great_wall: Table) -> None:
    t = great_wall().officials(0, sawmill=2).officials(2, sawmill=1)
    assert t.g.reed == -1, "with three or four players it takes no part"
    t.g.reed = 2
    t.activate("sawmill").decline_all()
    assert (in_area(t, "sawmill"), t.clan(0).officials, t.clan(2).officials) == ([0, 0, 1], 5, 4)


@rule("GW-ACT-12")
@pytest.mark.parametrize("area", ["sawmill", "quarry", "gold_mine", "pagoda", "barracks"])
def test_whoever_is_alone_in_an_area_with_the_shame_symbol_gains_one_token(great_wall: Table, area: str) -> None:
    cells = great_wall().box.sides[0].areas[AREAS.index(area)].slots
    t = great_wall().officials(1, **{area: cells}).activate(area)
    assert (t.asks, t.seat) == ("PlaceShame", 1)
    t.play("shame archer").decline_all()
    assert t.clan(1).shame_tokens() == 1, "one, however many officials they have there"
    assert t.g.shame_supply == 29
    t = great_wall().officials(1, **{area: cells - 1}).officials(0, **{area: 1}).activate(area).decline_all()
    assert t.g.shame_supply == 30


@rule("GW-ACT-12")
@pytest.mark.parametrize("area", ["builders_camp", "field_hq", "tea_house", "embassy", "academy"])
def test_without_the_symbol_there_is_no_shame(great_wall: Table, area: str) -> None:
    t = great_wall().officials(1, **{area: 2}).activate(area).decline_all()
    assert (t.asks, t.g.shame_supply) == ("", 30)


@rule("GW-ACT-13")
def test_hordes_are_checked_after_all_activations_before_the_turn_ends(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left", p1="a:spearman b:spearman c:spearman")
    t.officials(1, academy=1, embassy=1).orders_on_track((0, "great_works"), (2, "great_works")).run("take_turns")
    while t.asks != "NextArea":
        t.play("done" if "done" in t.options() else "pass")
    t.play("area academy")
    assert t.hordes("left") == ["outriders_left"], "it stands until the check"
    t.play("count 1")
    kinds = [event.kind for event in t.g.events if event.kind in ("activated", "defeated", "captured", "turn")]
    assert kinds == ["turn", "activated", "activated", "defeated", "captured", "turn"]
