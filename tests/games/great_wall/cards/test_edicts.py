"""The twelve edicts: what each demands, and what it takes."""

from collections.abc import Callable

import pytest

from teahouse.games.great_wall.rules.coop.edicts import demanded
from teahouse.games.great_wall.rules.laws import broken_laws
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card

Table = Callable[..., Builder]


def coop(edict: str, seats: int = 3) -> Builder:
    return Builder(seats, mode="cooperative").edicts(edict)


def each(t: Builder, **goods: int) -> Builder:
    for seat in range(t.g.seats):
        t.resources(seat, **goods)
    return t


def propose(t: Builder, *answers: str) -> Builder:
    """The first player proposes the edict; the answers of all follow."""
    name = t.box.edicts[t.court.edicts[0]].name
    t.run("fulfil_edicts").play(f"edict {name}", *answers)
    return t


def kept(t: Builder) -> list[int]:
    """Resources left, by seat."""
    return [sum(clan.resources) for clan in t.g.clans]


@card("mockery_and_superiority")
def test_mockery_and_superiority_takes_six_horde_cards_and_one_of_each_at_least() -> None:
    t = coop("mockery_and_superiority").captured(1, "siege_towers_left", "siege_towers_right")
    t.captured(0, "vanguard_left", "war_drums_left", "vanguard_right", "war_drums_right")
    assert t.run("fulfil_edicts").asks == ""
    t.captured(2, "vanguard_middle")
    propose(t)
    assert (t.why("count 0"), t.why("count 5")) == ("GW-COOP-22", "GW-COOP-22")
    t.play("count 3", "count 2", "count 1")
    assert (t.asks, len(t.options())) == ("Sacrifice", 4)
    t.play("captured war_drums_left", "captured vanguard_left", "captured vanguard_right")
    assert t.fulfilled() == ["mockery_and_superiority"]
    assert [len(clan.captured) for clan in t.g.clans] == [1, 0, 0]
    assert (len(t.court.lost_hordes), broken_laws(t.g)) == (6, [])


@card("warriors_for_the_guard")
def test_warriors_for_the_guard_takes_four_warriors_of_each() -> None:
    t = coop("warriors_for_the_guard").shamed(2, "spearman").shelter(0, "left", "horseman")
    t.horde("left", "vanguard_left", p0="a:archer")
    t.clan(1).supply, t.clan(2).supply = [4, 0, 0, 0], [3, 1, 0, 0]
    propose(t, "take", "take")
    assert t.options() == {
        "sheltered left.horseman",
        *(f"warrior {type_}" for type_ in ("spearman", "archer", "horseman")),
    }
    t.play("sheltered left.horseman", "warrior archer", "warrior archer", "warrior spearman")
    assert t.fulfilled() == ["warriors_for_the_guard"]
    assert [clan.supply for clan in t.g.clans] == [[9, 1, 1, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    assert t.clan(2).shamed == [1, 0, 0, 0]


@card("warriors_for_the_guard")
def test_warriors_with_shame_do_not_serve_in_the_guard() -> None:
    t = coop("warriors_for_the_guard")
    t.clan(1).supply, t.clan(1).shamed = [3, 0, 0, 0], [5, 0, 0, 0]
    assert t.run("fulfil_edicts").asks == ""


@card("all_glory_to_the_emperor")
@pytest.mark.parametrize(("honor", "possible"), [(15, True), (14, False)])
def test_all_glory_to_the_emperor_takes_fifteen_honour_of_each(honor: int, possible: bool) -> None:
    t = coop("all_glory_to_the_emperor")
    for seat in range(3):
        t.clan(seat).honor = 17
    t.clan(2).honor = honor
    if not possible:
        assert t.run("fulfil_edicts").asks == ""
        return
    assert propose(t, "take", "take").honor(0, 1, 2) == [2, 2, 0]
    assert t.fulfilled() == ["all_glory_to_the_emperor"]


@card("escort_of_the_envoys")
def test_the_escort_takes_an_official_of_each() -> None:
    t = coop("escort_of_the_envoys").officials(0, embassy=2).officials(1, embassy=5)
    propose(t, "take", "take")
    assert t.options() == {"official supply", "official embassy"}
    t.play("official supply")
    assert t.fulfilled() == ["escort_of_the_envoys"]
    assert [clan.officials for clan in t.g.clans] == [2, 0, 4]
    assert [t.g.officials_in(8, seat) for seat in range(3)] == [2, 4, 0]
    assert (sorted(t.court.lost_officials), broken_laws(t.g)) == ([0, 1, 2], [])


@card("poll_tax")
def test_the_poll_tax_is_three_gold_each() -> None:
    t = propose(each(coop("poll_tax"), gold=4, wood=1), "take", "take")
    assert [t.have(seat) for seat in range(3)] == [{"gold": 1, "wood": 1}] * 3
    assert each(coop("poll_tax"), gold=2, wood=9).run("fulfil_edicts").why("edict poll_tax") == "GW-COOP-20"


@card("timber_for_the_palace")
def test_timber_is_split_and_nobody_gives_less_than_two() -> None:
    t = propose(each(coop("timber_for_the_palace"), wood=10))
    assert (t.why("count 1"), t.why("count 2"), t.why("count 9"), t.why("count 10")) == (
        "GW-COOP-22",
        None,
        None,
        "GW-COOP-22",
    )
    t.play("count 9")
    assert t.options() == {"pass", "count 2"}
    t.play("count 2", "count 2")
    assert (kept(t), t.fulfilled()) == ([1, 8, 8], ["timber_for_the_palace"])


@card("timber_for_the_palace", "stone_for_the_tombs", "treatises_for_the_library")
@pytest.mark.parametrize(
    ("edict", "of_two", "of_three", "of_four"),
    [
        ("timber_for_the_palace", 9, 13, 14),
        ("stone_for_the_tombs", 9, 13, 14),
        ("treatises_for_the_library", 7, 10, 10),
    ],
)
def test_the_more_players_the_less_each_gives(edict: str, of_two: int, of_three: int, of_four: int) -> None:
    for seats, total in ((2, of_two), (3, of_three), (4, of_four)):
        t = coop(edict, seats)
        assert demanded(t.g, t.box.edicts[t.court.edicts[0]].demands[0]) == total


@card("stone_for_the_tombs")
def test_stone_may_come_from_one_player_alone() -> None:
    t = propose(coop("stone_for_the_tombs").resources(0, stone=13), "count 13", "count 0", "count 0")
    assert (kept(t), t.fulfilled()) == ([0, 0, 0], ["stone_for_the_tombs"])


@card("prayer_for_the_dynasty")
def test_the_prayer_is_three_chi_each() -> None:
    t = propose(each(coop("prayer_for_the_dynasty"), chi=3, gold=1), "take", "take")
    assert [t.have(seat) for seat in range(3)] == [{"gold": 1}] * 3


@card("treatises_for_the_library")
def test_treatises_are_tactic_cards_of_everybody() -> None:
    t = coop("treatises_for_the_library").tactics(0, "retreat volley plunder triumph").tactics(1, "ambush")
    t.tactics(2, "penance shared_stores court_envoy night_works")
    assert t.run("fulfil_edicts").asks == ""
    t.tactics(1, "signal_fires")
    propose(t, "count 4", "count 2", "count 4")
    while t.asks == "DiscardTactic":
        t.play(min(t.options()))
    assert t.fulfilled() == ["treatises_for_the_library"]
    assert ([len(clan.tactics) for clan in t.g.clans], len(t.g.tactic_discard)) == ([0, 0, 0], 10)
    assert broken_laws(t.g) == []


@card("banners_of_the_fallen")
def test_banners_are_two_horde_cards_more_than_players() -> None:
    t = coop("banners_of_the_fallen").captured(1, "vanguard_left", "vanguard_right", "vanguard_middle")
    assert t.run("fulfil_edicts").asks == ""
    t.captured(0, "war_drums_left", "war_drums_right", "war_drums_middle")
    propose(t, "count 2", "count 3", "count 0")
    t.play("captured war_drums_right", "captured war_drums_left")
    assert t.fulfilled() == ["banners_of_the_fallen"]
    assert [len(clan.captured) for clan in t.g.clans] == [1, 0, 0]


@card("watch_on_the_wall")
def test_the_watch_needs_an_archer_of_each_on_the_wall_and_a_chi() -> None:
    t = each(coop("watch_on_the_wall"), chi=1).post(0, "left").post(1, "middle")
    assert t.run("fulfil_edicts").asks == ""
    propose(t.post(2, "right"), "take", "take")
    assert (kept(t), t.fulfilled()) == ([0, 0, 0], ["watch_on_the_wall"])
    assert [t.posted(0, "left"), t.posted(1, "middle"), t.posted(2, "right")] == [1, 1, 1]


@card("the_long_rampart")
def test_the_rampart_needs_a_level_more_than_players_and_two_materials_each() -> None:
    t = each(coop("the_long_rampart"), wood=1, gold=1, chi=5).walls(1, 1, 1)
    assert t.run("fulfil_edicts").asks == ""
    propose(t.walls(2, 1, 1), "take", "take")
    while t.asks == "PayMix":
        t.play("count 1")
    assert t.fulfilled() == ["the_long_rampart"]
    assert [t.have(seat) for seat in range(3)] == [{"chi": 5}] * 3
    assert t.g.levels == [2, 1, 1]
