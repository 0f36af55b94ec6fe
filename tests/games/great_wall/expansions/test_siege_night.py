"""The Siege of Diaoyu Fortress: nights, pillages and the end (GWX-SIEGE-04, 06, 26..32, 39..45)."""

import pytest

from teahouse.games.great_wall.rules.coop.ending import SHAME, TIME
from teahouse.games.great_wall.rules.expansions.chronicles.siege.fortress import FORTRESS_FELL
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.expansions.test_siege import besieged, card, garrison, manned, printed, siege

LAST = 5
"""The last space of the time track of three."""


def dusk(t: Builder) -> Builder:
    """The assault is over."""
    return t.happen("winter.end")


def told(t: Builder, *kinds: str) -> list[str]:
    return [event.kind for event in t.g.events if event.kind in kinds]


def pillaged(t: Builder) -> Builder:
    """A horde finds no room on the left."""
    for name in ("vanguard_left", "vanguard_middle", "vanguard_right"):
        t.horde("left", name)
    t.horde("middle", "war_drums_left").horde("right", "war_drums_middle")
    deck = t.g.horde_deck
    deck.append(deck.pop(0))
    t.pointer("left")
    deck.append(deck.pop(0))
    return t.run("lay_out_horde")


def settle(t: Builder) -> Builder:
    """Shame and archers go somewhere, everything else is declined."""
    while t.asks:
        t.decline_one()
    return t


# -- the night -------------------------------------------------------------------------------------


@rule("GWX-SIEGE-26")
def test_the_night_follows_the_assault_every_winter() -> None:
    t = siege().horde("left", "vanguard_left").fortifications(3).run("winter")
    assert told(t, "assault", "fortifications-lost", "night", "event") == [
        *("assault", "fortifications-lost", "night", "event")
    ]
    t = siege()
    t.g.year, t.g.time = 3, 2
    assert len(t.run("winter").heard("night")) == 1


@rule("GWX-SIEGE-27", "GWX-SIEGE-28")
@pytest.mark.parametrize(
    ("tokens", "archers", "left"), [(1, 0, 7), (3, 0, 5), (3, 1, 6), (3, 2, 7), (3, 3, 8), (1, 3, 8), (0, 2, 8)]
)
def test_each_token_lowers_the_defence_and_each_archer_prevents_one(tokens: int, archers: int, left: int) -> None:
    t = dusk(garrison(besieged(siege(), 8, tokens), archers))
    assert (card(t).defence, t.heard("night")[0].args) == (left, (8 - left, left))


@rule("GWX-SIEGE-27")
def test_archers_of_all_players_count() -> None:
    t = dusk(garrison(besieged(siege(), 8, 5), 1, 1, 1))
    assert card(t).defence == 6


@rule("GWX-SIEGE-29", "GWX-SIEGE-30")
def test_then_all_archers_go_to_shelters_of_their_owners_choice() -> None:
    t = dusk(garrison(siege(), 2, 0, 1).tea(2, 1, 0))
    assert (t.asks, t.seat, t.options()) == ("LeaveFortress", 2, {"shelter left", "shelter middle", "shelter right"})
    assert t.why("post left") == t.why("done") == "GWX-SIEGE-29"
    t.play("shelter right")
    assert t.seat == 0
    t.play("shelter left", "shelter middle")
    assert (t.asks, manned(t)) == ("", [0, 0, 0])
    assert [t.in_shelter(0, section) for section in ("left", "middle", "right")] == ["archer", "archer", ""]
    assert t.in_shelter(2, "right") == "archer"
    assert broken_laws(t.g) == []


@rule("GWX-SIEGE-31")
def test_two_players_cannot_use_the_shelter_of_the_closed_section() -> None:
    t = dusk(garrison(siege(2), 1))
    assert (t.options(), t.why("shelter left")) == ({"shelter middle", "shelter right"}, "GWX-SIEGE-31")


@rule("GWX-SIEGE-32")
def test_the_tokens_stay() -> None:
    t = settle(dusk(garrison(besieged(siege(), 8, 2), 1)))
    assert (card(t).tokens, t.g.shame_supply) == (2, 28)
    dusk(t)
    assert (card(t).tokens, card(t).defence) == (2, 5)


# -- pillage and breach ----------------------------------------------------------------------------


@rule("GWX-SIEGE-39")
def test_a_pillage_also_strengthens_the_siege() -> None:
    t = pillaged(siege())
    assert (len(t.heard("pillage")), t.g.shame_box, card(t).tokens, t.g.shame_supply) == (1, 3, 2, 25)
    assert broken_laws(t.g) == []


@rule("GWX-SIEGE-39")
def test_how_much_stronger_is_printed() -> None:
    t = pillaged(besieged(siege(box=printed(per_pillage=4)), 8, 1))
    assert (t.g.shame_box, card(t).tokens) == (3, 5)


@rule("GWX-SIEGE-40")
@pytest.mark.parametrize(("supply", "more"), [(5, 1), (4, 1), (3, 0), (2, 0), (0, 0)])
def test_the_ordinary_removal_comes_first_and_nothing_is_lost_without_a_token(supply: int, more: int) -> None:
    t = siege()
    t.g.shame_box, t.g.shame_supply = t.g.shame_supply - supply, supply
    pillaged(t)
    assert (card(t).tokens, t.g.finished) == (1 + more, False)
    assert t.g.shame_supply == max(0, supply - 3) - more
    assert broken_laws(t.g) == []


@rule("GWX-SIEGE-41")
def test_a_breach_has_its_ordinary_effect_and_spares_the_fortress() -> None:
    t = siege().horde("left", "vanguard_left").fortifications().run("assault", 0)
    settle(t)
    assert [clan.shame_tokens() for clan in t.g.clans] == [1, 1, 1]
    assert (card(t).defence, card(t).tokens, t.g.finished) == (8, 1, False)


# -- the end ---------------------------------------------------------------------------------------


@rule("GWX-SIEGE-06")
def test_a_fallen_fortress_loses_the_game_at_once() -> None:
    t = dusk(garrison(besieged(siege(), 2, 3), 1))
    assert (t.asks, t.g.finished, t.g.winners(), t.g.end_reasons) == ("", True, [], FORTRESS_FELL)
    t = dusk(garrison(besieged(siege(), 3, 3), 1))
    assert (t.asks, t.g.finished, card(t).defence) == ("LeaveFortress", False, 1)


@rule("GWX-SIEGE-06")
def test_nothing_happens_after_the_fall() -> None:
    t = besieged(siege(), 1, 2).horde("left", "khans_couriers_left").fortifications(3).run("winter")
    assert (t.g.finished, t.g.over, t.court.revealed, t.g.shame_box) == (True, True, [], 0)
    assert broken_laws(t.g) == []


@rule("GWX-SIEGE-04", "GWX-SIEGE-43", "GWX-SIEGE-44")
def test_the_last_space_of_the_time_track_wins() -> None:
    t = siege()
    t.g.year, t.g.time = 6, LAST
    t.run("winter")
    assert (t.g.finished, t.g.winners(), t.g.end_reasons) == (True, [0, 1, 2], TIME)
    assert (t.court.fulfilled, t.court.revealed) == ([], [])


@rule("GWX-SIEGE-43")
def test_the_last_but_one_space_does_not_win() -> None:
    t = siege()
    t.g.year, t.g.time = 5, LAST - 1
    t.run("check_edicts")
    assert (t.g.finished, t.g.winners()) == (False, [])


@rule("GWX-SIEGE-45")
def test_the_night_of_the_last_year_may_still_lose() -> None:
    t = besieged(siege(), 1, 1)
    t.g.year, t.g.time = 6, LAST
    t.run("winter")
    assert (t.g.finished, t.g.winners(), t.g.end_reasons) == (True, [], FORTRESS_FELL)


@rule("GWX-SIEGE-04", "GWX-SIEGE-42")
def test_shame_that_is_not_there_loses_as_ever() -> None:
    t = siege().horde("left", "vanguard_left").fortifications()
    t.g.shame_box, t.g.shame_supply = t.g.shame_supply - 2, 2
    t.run("assault", 0).play("shame spearman", "shame spearman")
    assert (t.g.finished, t.g.winners(), t.g.end_reasons) == (True, [], SHAME)


@rule("GWX-SIEGE-42")
def test_finished_walls_end_nothing() -> None:
    t = siege().walls(3, 3, 3).run("check_edicts")
    assert not t.g.finished
