"""The scenario Hungry Ghosts Festival: the killed do not come back (GWX-GHOST-28..30, 33)."""

import pytest

from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.words import AT_SHELTERS, AT_SUPPLY, BY_CARD, WARRIORS
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.expansions.test_ghost import card, ghosts


def lost(t: Builder, seat: int) -> dict[str, int]:
    """Warriors of a seat that are out of the game."""
    return {WARRIORS[w]: card(t).lost[4 * seat + w] for w in range(4) if card(t).lost[4 * seat + w]}


def bear(t: Builder) -> Builder:
    while t.asks == "PlaceShame":
        t.play("shame spearman")
    return t


@rule("GWX-GHOST-28", "GWX-GHOST-29")
def test_who_dies_with_a_defeated_horde_is_out_of_the_game() -> None:
    t = ghosts().horde("left", "outriders_left", damage="a", p0="b:spearman c:spearman").run("check_defeated")
    assert (lost(t, 0), t.clan(0).supply[0], t.in_shelter(0, "left")) == ({"spearman": 1}, 8, "spearman")
    assert broken_laws(t.g) == []
    assert [(event.seat, event.args) for event in t.heard("killed")] == [(0, (1, 0))]


@rule("GWX-GHOST-28", "GWX-GHOST-29")
@pytest.mark.parametrize(("cells", "warrior"), [("a", "spearman"), ("ab", "horseman")])
def test_who_dies_in_a_breach_is_out_of_the_game(cells: str, warrior: str) -> None:
    t = ghosts().fortifications().horde("left", "keshig_left", p0=f"{cells}:{warrior}").run("assault", 0)
    number = WARRIORS.index(warrior)
    before = t.clan(0).supply[number]
    bear(t)
    assert (lost(t, 0), t.clan(0).supply[number]) == ({warrior: 1}, before)
    assert broken_laws(t.g) == []


@rule("GWX-GHOST-29")
def test_archers_of_a_breach_are_lost_too() -> None:
    t = bear(ghosts().fortifications().horde("left", "keshig_left").post(0, "left", 2).run("assault", 0))
    assert (lost(t, 0), t.clan(0).supply[1]) == ({"archer": 2}, 2)
    assert broken_laws(t.g) == []


@rule("GWX-GHOST-29")
def test_saved_warriors_stay_in_the_game() -> None:
    t = ghosts().fortifications().horde("left", "keshig_left").post(0, "left", 2).resources(0, chi=2)
    bear(t.run("assault", 0)).play("save archer")
    assert (lost(t, 0), t.in_shelter(0, "left"), t.clan(0).supply[1]) == ({"archer": 1}, "archer", 2)
    assert broken_laws(t.g) == []


@rule("GWX-GHOST-29")
def test_who_is_killed_by_a_card_is_lost_too() -> None:
    t = ghosts().shelter(0, "left", "spearman archer")
    t.g.shelters[0] -= 1
    t.g.dying[0] += 1
    t.run("open_saving", 0, 0, BY_CARD)
    assert (lost(t, 0), t.in_shelter(0, "left")) == ({"spearman": 1}, "archer")
    assert broken_laws(t.g) == []


@rule("GWX-GHOST-29")
def test_who_is_called_back_is_not_killed() -> None:
    t = (
        ghosts()
        .shelter(0, "left", "spearman")
        .run("offer_recall", 0, 1, AT_SHELTERS, AT_SUPPLY, 0)
        .play("sheltered left.spearman")
    )
    assert (lost(t, 0), t.clan(0).supply[0]) == ({}, 10)


@rule("GWX-GHOST-30")
def test_damage_takes_his_place_on_a_horde_that_stands() -> None:
    t = bear(ghosts().fortifications().horde("left", "keshig_left", p0="a:spearman bc:horseman").run("assault", 0))
    while t.asks:
        t.play("warrior horseman")
    assert t.cover("left") == "0s x x . . ."
    assert lost(t, 0) == {"horseman": 1}


@rule("GWX-GHOST-33")
def test_killed_spearmen_of_the_reed_clan_return_to_it() -> None:
    t = ghosts(2).horde("middle", "outriders_middle", damage="ab", p2="c:spearman").run("check_defeated")
    assert (lost(t, 2), t.clan(2).supply[0]) == ({}, 10)
    t = bear(ghosts(2).fortifications().horde("middle", "keshig_middle", p2="a:spearman").run("assault", 1))
    assert (lost(t, 2), t.clan(2).supply[0], t.cover("middle")) == ({}, 10, "x . . . . .")
    assert broken_laws(t.g) == []
