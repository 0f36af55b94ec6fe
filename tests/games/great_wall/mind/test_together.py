"""Bots who play The Great Wall together: for the common goal, and to the end."""

import pytest

from teahouse.bots.search import chances_of
from teahouse.engine.rng import seeded
from teahouse.games.great_wall.mind.mind import GreatWallMind
from teahouse.games.great_wall.mind.wanted import readiness, wants_sight
from teahouse.games.great_wall.mind.worth import worth_of
from teahouse.games.great_wall.rules.expansions.chronicles.siege.fortress import DEFENCE, FEW_ARCHERS, fortress_of
from teahouse.games.great_wall.rules.words import S_OWN_WARRIORS
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.property.watched import Setup, start


def judge(t: Builder) -> str:
    """The answer of the mind to what is asked now."""
    decision = t.g.open[0]
    return t.kind.moves[GreatWallMind().play(t.g, decision, t.g.options(decision), seeded("judge"))]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_scholars_play_together_to_the_end(seats: int) -> None:
    g, mind, rng = start(Setup(seats, "cooperative"), "scholars"), GreatWallMind(), seeded("scholars")
    while g.open:
        decision = g.open[0]
        g.apply(decision, mind.play(g, decision, g.options(decision), rng))
    assert g.finished


def test_an_edict_that_all_can_fulfil_is_fulfilled() -> None:
    t = Builder(3, mode="cooperative").edicts("stone_for_the_tombs", "prayer_for_the_dynasty")
    for seat in range(3):
        t.resources(seat, stone=5, chi=3)
    t.run("fulfil_edicts")
    while t.g.open:
        t.play(judge(t))
    assert t.fulfilled() == ["prayer_for_the_dynasty", "stone_for_the_tombs"]
    assert [clan.resources[1] for clan in t.g.clans] == [0, 1, 1]


def test_the_worth_of_a_table_is_the_same_for_all_and_grows_with_edicts() -> None:
    t = Builder(3, mode="cooperative")
    before = [worth_of(t.g, seat) for seat in range(3)]
    assert len(set(before)) == 1
    t.court.fulfilled.append(t.court.edict_deck.pop())
    after = worth_of(t.g, 0)
    assert after > before[0]
    t.g.shame_supply -= 3
    assert worth_of(t.g, 0) < after


def test_all_have_the_same_chance_against_the_horde() -> None:
    t = Builder(3, mode="cooperative")
    mind = GreatWallMind()
    chances = []
    for _ in range(4):
        found = chances_of(mind.worths(t.g), mind.spread, together=True)
        assert len(found) == 3
        assert len(set(found)) == 1
        chances.append(found[0])
        t.court.fulfilled.append(t.court.edict_deck.pop())
    assert chances == sorted(set(chances))
    before = chances_of(mind.worths(t.g), mind.spread, together=True)[0]
    t.g.time += 3
    assert chances_of(mind.worths(t.g), mind.spread, together=True)[0] < before


def test_against_rivals_the_chances_of_all_are_one() -> None:
    assert sum(chances_of([3.0, 5.0, 4.0], 12.0)) == pytest.approx(1.0)
    assert chances_of([0.0, 0.0, 0.0], 12.0, together=True) == [0.5, 0.5]


def test_an_edict_is_as_ready_as_the_players_are() -> None:
    t = Builder(3, mode="cooperative").edicts("prayer_for_the_dynasty", "watch_on_the_wall")
    prayer, watch = t.court.edicts
    assert readiness(t.g, prayer) == 0.0
    for seat in range(3):
        t.resources(seat, chi=3)
    assert (readiness(t.g, prayer), readiness(t.g, watch)) == (1.0, 0.0)
    assert wants_sight(t.g, t.court, 0, S_OWN_WARRIORS)
    t.post(0, "left")
    assert readiness(t.g, watch) == pytest.approx(1 / 3)
    assert not wants_sight(t.g, t.court, 0, S_OWN_WARRIORS)


def test_a_fortress_that_falls_is_worth_more_care_than_one_that_lasts() -> None:
    g = Builder(3, mode="cooperative", scenario="siege").g
    fortress = fortress_of(g)
    fortress.tokens = FEW_ARCHERS + 1
    nights = g.last_space() - g.time

    def gain(defence: int) -> float:
        """By one repair."""
        fortress.defence = defence + 1
        repaired = fortress.outlook(g, 0)
        fortress.defence = defence
        return repaired - fortress.outlook(g, 0)

    falls, lasts = fortress.tokens + nights, fortress.tokens + nights + 2
    assert gain(falls) > 4 * gain(lasts) > 0
    fortress.defence = falls
    assert fortress.appeal(g, 0, "", DEFENCE) > 0
    fortress.defence = lasts
    assert fortress.appeal(g, 0, "", DEFENCE) == 0
    worth = fortress.outlook(g, 0)
    fortress.archers[0] = 1
    assert fortress.outlook(g, 0) > worth
