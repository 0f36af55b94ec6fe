"""Bots who play The Great Wall together: for the common goal, and to the end."""

import pytest

from teahouse.bots.great_wall.mind import GreatWallMind
from teahouse.bots.great_wall.worth import worth_of
from teahouse.bots.search import chances_of
from teahouse.engine.rng import seeded
from tests.great_wall.bench import Bench
from tests.property.watched_wall import Setup, start


def judge(t: Bench) -> str:
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
    t = Bench(3, mode="cooperative").edicts("stone_for_the_tombs", "prayer_for_the_dynasty")
    for seat in range(3):
        t.resources(seat, stone=4, chi=2)
    t.run("fulfil_edicts")
    while t.g.open:
        t.play(judge(t))
    assert t.fulfilled() == ["prayer_for_the_dynasty", "stone_for_the_tombs"]
    assert [clan.resources[1] for clan in t.g.clans] == [1, 1, 1]


def test_the_worth_of_a_table_is_the_same_for_all_and_grows_with_edicts() -> None:
    t = Bench(3, mode="cooperative")
    before = [worth_of(t.g, seat) for seat in range(3)]
    assert len(set(before)) == 1
    t.court.fulfilled.append(t.court.edict_deck.pop())
    assert worth_of(t.g, 0) > before[0]
    t.g.shame_supply -= 3
    assert worth_of(t.g, 0) < before[0] + 12


def test_the_horde_is_the_rival_of_all() -> None:
    t = Bench(3, mode="cooperative")
    mind = GreatWallMind()
    chances = []
    for _ in range(3):
        worths = mind.worths(t.g)
        assert len(worths) == 4
        chances.append(chances_of(worths, mind.spread)[0])
        t.court.fulfilled.append(t.court.edict_deck.pop())
    assert chances == sorted(set(chances))
    t.g.time += 3
    assert chances_of(mind.worths(t.g), mind.spread)[0] < chances[-1]
