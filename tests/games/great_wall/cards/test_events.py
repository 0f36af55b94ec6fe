"""The twelve events: what each does at once, and what lasts."""

from collections.abc import Callable

import pytest

from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card

Table = Callable[..., Builder]


def coop(seats: int = 3) -> Builder:
    return Builder(seats, mode="cooperative").edicts()


@card("bitter_frost")
def test_bitter_frost_costs_wood_or_shame() -> None:
    t = coop().resources(0, wood=3).resources(1, wood=1).reveal_event("bitter_frost")
    assert (t.asks, t.seat, t.options()) == ("ChooseBranch", 0, {"branch 1", "branch 2"})
    t.play("branch 1", "branch 1")
    assert (t.asks, t.seat) == ("PlaceShame", 2)
    t.play("shame spearman")
    assert [clan.resources[0] for clan in t.g.clans] == [1, 0, 0]
    assert [clan.shame_tokens() for clan in t.g.clans] == [0, 0, 1]


@card("pestilence")
def test_pestilence_makes_saving_dearer_for_all() -> None:
    for events, cost in (((), 2), (("pestilence",), 3)):
        t = coop().events(*events).resources(0, chi=5).resources(1, chi=5)
        t.horde("left", "vanguard_left", damage="c", p0="a:spearman", p1="b:spearman").run("check_defeated")
        t.play("save spearman", "save spearman")
        assert [clan.resources[3] for clan in t.g.clans] == [5 - cost, 5 - cost, 0]


@card("new_khan")
def test_a_new_khan_brings_one_horde() -> None:
    t = coop().reveal_event("new_khan")
    assert len(t.heard("horde")) == sum(len(hordes) for hordes in t.g.field) == 1


@card("captured_engineers")
def test_captured_engineers_strengthen_the_first_row() -> None:
    t = coop().events("captured_engineers").fortifications()
    t.horde("left", "vanguard_left").horde("left", "vanguard_middle").horde("right", "khans_couriers_right")
    t.run("assault", 0)
    assert t.heard("assault")[0].args == (0, 3 + 1 + 3, 0)
    t = coop().events("captured_engineers").fortifications().horde("right", "khans_couriers_right").run("assault", 2)
    assert t.heard("assault")[0].args == (2, 2 + 1, 0)


@card("flood")
def test_the_flood_gives_a_stone_and_takes_a_wood_of_every_income() -> None:
    t = coop().overseer(0, "sawmill", 1).overseer(1, "quarry", 1).reveal_event("flood")
    assert [t.have(seat) for seat in range(3)] == [{"stone": 1}] * 3
    t.run("summer")
    assert (t.have(0), t.have(1)) == ({"stone": 1, "wood": 1}, {"stone": 3})
    t.officials(0, sawmill=1).activate("sawmill", enhanced=True)
    assert t.have(0) == {"stone": 1, "wood": 1 + 3}


@card("deserters")
def test_deserters_leave_the_shelters_and_spearmen_get_cheaper() -> None:
    t = coop().shelter(0, "left", "spearman archer").shelter(1, "right", "horseman").post(2, "left")
    t.reveal_event("deserters")
    assert (t.asks, t.seat, t.why("done")) == ("Recall", 0, "GW-RES-06")
    t.play("sheltered left.archer", "sheltered right.horseman")
    assert t.asks == ""
    assert (t.in_shelter(0, "left"), t.in_shelter(1, "right"), t.posted(2, "left")) == ("spearman", "", 1)
    assert (t.clan(0).supply[1], t.clan(1).supply[2]) == (4, 2)
    t.resources(2, wood=1).officials(2, barracks=1).activate("barracks", enhanced=True, by=2)
    t.play("warrior spearman", "shelter left")
    assert t.have(2) == {}


@card("court_intrigue")
def test_court_intrigue_changes_the_track_and_raises_the_price_of_advisors() -> None:
    t = coop()
    before = t.g.track[:]
    t.reveal_event("court_intrigue")
    t.play(*["advisor-cell 1"] * 4)
    assert (t.asks, len(t.g.track), set(before) & set(t.g.track)) == ("", 4, set())
    t.resources(0, gold=2).officials(0, embassy=1).activate("embassy").play("advisor-cell 1", "assistant")
    assert t.have(0) == {}
    t.resources(1, gold=1).officials(1, embassy=1).activate("embassy", by=1)
    assert t.asks == "" or t.why("advisor-cell 1") is not None


@card("refugees")
def test_refugees_become_officials_or_shame() -> None:
    t = coop().resources(0, gold=1).resources(1, wood=1).reveal_event("refugees")
    t.play("branch 1")
    if t.asks == "PayMix":
        t.play(max(t.options()))
    t.play("hire official")
    assert (t.clan(0).officials, t.clan(0).pool, t.have(0)) == (6, 2, {})
    t.play("branch 2", "shame spearman")
    assert (t.clan(1).shame_tokens(), t.have(1)) == (1, {"wood": 1})
    assert t.seat == 2


@card("imperial_inspection")
def test_the_inspection_honours_archers_and_makes_handing_in_worth_less() -> None:
    t = coop().walls(1, 0, 0).post(0, "left", 2).post(0, "right").post(1, "middle").reveal_event("imperial_inspection")
    assert t.honor(0, 1, 2) == [4, 2, 0]
    t.officials(2, sawmill=1).activate("sawmill", enhanced=True, by=2).play("resource wood")
    assert t.honor(2) == [1]


@card("good_omen")
def test_a_good_omen_discards_a_token_of_each() -> None:
    t = coop().shamed(0, "spearman archer").shamed(2, "spearman").reveal_event("good_omen")
    t.play("shame archer", "shame spearman")
    assert [clan.shame_tokens() for clan in t.g.clans] == [1, 0, 0]
    assert (t.asks, t.g.shame_supply) == ("", 29)


@card("rich_harvest")
def test_a_rich_harvest_gives_two_resources_each() -> None:
    t = coop().tea(1, 0, 2).reveal_event("rich_harvest")
    assert t.seat == 1
    t.play("resource chi", "resource gold", *["resource stone"] * 4)
    assert [t.have(seat) for seat in (1, 0, 2)] == [{"chi": 1, "gold": 1}, {"stone": 2}, {"stone": 2}]


@card("fire_lances")
@pytest.mark.parametrize("tea", [(0, 1, 2), (2, 1, 0)])
def test_fire_lances_wound_a_horde_every_winter(tea: tuple[int, ...]) -> None:
    t = coop().tea(*tea).events("fire_lances").horde("left", "war_drums_left").walls(1).run("winter")
    assert (t.asks, t.seat) == ("DealDamage", tea[0])
    assert t.why("done") == "GW-ATK-07"
    t.play("cell left.1.b")
    assert t.cover("left") == ". x . ."
    assert t.asks != "DealDamage"
