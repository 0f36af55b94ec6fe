"""Breaches: shame, dead warriors, damage, dead archers (GW-BRE)."""

from collections.abc import Callable

from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


def shamed(t: Builder) -> list[int]:
    """Shame tokens of every seat."""
    return [t.clan(seat).shame_tokens() for seat in range(t.g.seats)]


def bear_shame(t: Builder) -> Builder:
    """Everybody puts their tokens under spearmen."""
    while t.asks == "PlaceShame":
        t.play("shame spearman")
    return t


@rule("GW-BRE-01")
def test_shame_comes_first_then_the_warriors_then_the_archers(great_wall: Table) -> None:
    t = great_wall().fortifications().post(0, "left").resources(0, chi=2)
    t.horde("left", "foragers_left", p0="a:spearman").run("assault", 0)
    assert (t.asks, t.seat) == ("PlaceShame", 1)
    assert (t.cover("left"), t.posted(0, "left")) == ("0s . . .", 1)
    bear_shame(t)
    assert (t.asks, t.seat, t.options()) == ("SaveForChi", 0, {"done", "save spearman", "save archer"})
    t.play("done")
    assert (t.cover("left"), t.posted(0, "left")) == ("x . . .", 0)
    order = [event.kind for event in t.g.events if event.kind in ("breach", "shame-warrior", "killed")]
    assert order == ["breach", "shame-warrior", "shame-warrior", "killed"]


@rule("GW-BRE-02", "GW-BRE-03")
def test_each_horde_without_an_own_warrior_brings_one_shame_token(great_wall: Table) -> None:
    t = great_wall().fortifications().post(2, "left").shelter(2, "left", "spearman")
    t.horde("left", "foragers_left", damage="d", p0="a:spearman b:spearman").horde("left", "keshig_left")
    t.horde("left", "iron_lancers_left", p1="a:spearman").run("assault", 0)
    bear_shame(t)
    assert shamed(t) == [2, 2, 3]
    assert t.g.shame_supply == 30 - 7


@rule("GW-BRE-04")
def test_a_warrior_who_dies_in_the_breach_still_protects_his_owner(great_wall: Table) -> None:
    t = great_wall().fortifications().horde("left", "foragers_left", p0="a:spearman").run("assault", 0)
    bear_shame(t)
    assert (t.cover("left"), shamed(t)) == ("x . . .", [0, 1, 1])


@rule("GW-BRE-05", "GW-BRE-08")
def test_killing_is_resolved_on_each_card_and_the_others_stay_on_theirs(great_wall: Table) -> None:
    t = great_wall().fortifications().horde("left", "foragers_left", p0="a:spearman b:spearman", p1="c:spearman")
    t.horde("left", "iron_lancers_left", p0="a:spearman b:spearman c:spearman", p1="d:spearman").run("assault", 0)
    bear_shame(t)
    assert (t.cover("left", 1), t.cover("left", 2)) == ("x 0s x .", "x x 0s x .")
    assert (t.in_shelter(0, "left"), t.in_shelter(1, "left")) == ("", "")


@rule("GW-BRE-06", "GW-BRE-07", "GW-BRE-09")
def test_the_killed_go_home_the_saved_to_the_shelter_and_damage_takes_both_places(great_wall: Table) -> None:
    t = great_wall().fortifications().horde("right", "keshig_right", p0="ab:horseman", p1="c:spearman")
    t.resources(1, chi=2).run("assault", 2)
    bear_shame(t).play("save spearman")
    assert (t.clan(0).supply[2], t.in_shelter(0, "right")) == (2, "")
    assert (t.clan(1).supply[0], t.in_shelter(1, "right")) == (9, "spearman")
    assert t.cover("right") == "x x x . . ."


@rule("GW-BRE-10")
def test_damage_of_a_breach_stays_and_defeats_the_horde_only_in_the_next_check(great_wall: Table) -> None:
    t = great_wall().fortifications().horde("left", "iron_lancers_left", damage="abc", p0="d:spearman")
    t.shelter(0, "left", "spearman").run("assault", 0)
    bear_shame(t)
    t.horde("middle", "foragers_middle", damage="abc", p0="d:spearman").run("assault", 1)
    bear_shame(t)
    assert (t.cover("left"), t.cover("middle"), t.heard("defeated")) == ("x x x x .", "x x x x", [])
    t.run("check_defeated")
    assert (t.hordes("left"), t.hordes("middle")) == (["iron_lancers_left"], [])


@rule("GW-BRE-11")
def test_all_posted_archers_of_the_section_die_whatever_the_lethality(great_wall: Table) -> None:
    t = great_wall().walls(middle=1).fortifications().horde("middle", "keshig_middle")
    t.post(0, "middle", 2).post(1, "middle").post(1, "left").run("assault", 1)
    bear_shame(t)
    assert [t.posted(0, "middle"), t.posted(1, "middle"), t.posted(1, "left")] == [0, 0, 1]
    assert (t.clan(0).supply[1], t.clan(1).supply[1]) == (4, 3)


@rule("GW-BRE-12")
def test_archers_can_be_saved_for_2_chi_each_into_the_shelter(great_wall: Table) -> None:
    t = great_wall().fortifications().horde("left", "keshig_left").post(0, "left", 2).resources(0, chi=3)
    t.run("assault", 0)
    bear_shame(t).play("save archer")
    assert (t.asks, t.have(0)) == ("", {"chi": 1})
    assert (t.in_shelter(0, "left"), t.clan(0).supply[1], t.posted(0, "left")) == ("archer", 3, 0)


@rule("GW-BRE-13")
def test_the_shelter_is_safe(great_wall: Table) -> None:
    t = great_wall().fortifications().horde("left", "keshig_left").shelter(0, "left", "spearman archer horseman")
    t.run("assault", 0)
    bear_shame(t)
    assert (t.in_shelter(0, "left"), t.heard("killed")) == ("spearman archer horseman", [])


@rule("GW-BRE-14")
def test_each_player_in_tea_order_decides_once_about_all_his_dying_of_the_section(great_wall: Table) -> None:
    t = great_wall().tea(2, 0, 1).fortifications().post(0, "left").resources(0, chi=6).resources(2, chi=2)
    t.horde("left", "keshig_left", p0="a:spearman", p2="b:spearman", p1="c:spearman")
    t.horde("left", "foragers_left", p0="ab:horseman", p2="c:spearman", p1="d:spearman").run("assault", 0)
    assert (t.asks, t.seat, t.options()) == ("SaveForChi", 2, {"done", "save spearman"})
    t.play("done")
    assert (t.seat, t.options()) == (0, {"done", "save spearman", "save archer", "save horseman"})
    t.play("save spearman", "save archer", "save horseman")
    assert (t.asks, t.in_shelter(0, "left")) == ("", "spearman archer horseman")
    assert [event.args for event in t.heard("killed")] == [(2, 0), (2, 0)]


@rule("GW-BRE-15")
def test_warriors_who_come_home_in_a_breach_cannot_bear_its_shame(great_wall: Table) -> None:
    t = great_wall().fortifications().horde("left", "foragers_left", p0="a:spearman").horde("left", "keshig_left")
    t.clan(0).supply = [0, 0, 0, 0]
    t.clan(0).honor = 7
    t.run("assault", 0)
    bear_shame(t)
    assert (shamed(t)[0], t.honor(0), t.g.shame_box) == (0, [2], 1)
    assert t.clan(0).supply == [1, 0, 0, 0]
