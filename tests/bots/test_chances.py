"""What looks mean: phases, shares of a victory, tables of every game."""

import pytest

from teahouse.bots.chances import Phases, chances, expected, tables_of
from teahouse.bots.minds import DEEP, mind_of
from teahouse.bots.outlook import shares_of_victory
from teahouse.registry import games, load_game


def test_between_two_phases_there_is_a_mean() -> None:
    phases = Phases([10.0, 20.0, 40.0])
    assert [phases.at(progress) for progress in (-1.0, 0.0, 0.25, 0.5, 0.75, 1.0, 2.0)] == [10, 10, 15, 20, 30, 40, 40]
    assert Phases([7.0]).at(0.4) == 7.0


@pytest.mark.parametrize("game", games())
def test_chances_are_shares_of_one_and_grow_with_the_lead(game: str) -> None:
    g, mind = load_game(game).start(seats=3, seed=1), mind_of(game, patience=DEEP)
    level, ahead = chances(g, mind, [50.0, 50.0, 50.0]), chances(g, mind, [60.0, 50.0, 40.0])
    assert level == pytest.approx([1 / 3] * 3)
    assert sum(ahead) == pytest.approx(1.0)
    assert ahead == sorted(ahead, reverse=True)


@pytest.mark.parametrize("game", games())
def test_the_same_lead_means_more_towards_the_end(game: str) -> None:
    """The tables that games of searching bots gave."""
    g, mind = load_game(game).start(seats=2, seed=1), mind_of(game, patience=DEEP)
    assert "versus" in tables_of(mind)
    assert chances(g, mind, [60.0, 50.0], 0.1)[0] < chances(g, mind, [60.0, 50.0], 0.95)[0]


@pytest.mark.parametrize("game", games())
def test_what_is_expected_lies_between_low_and_high(game: str) -> None:
    g, mind = load_game(game).start(seats=2, seed=1), mind_of(game, patience=DEEP)
    found = expected(g, mind, mind.worths(g), 0)
    assert found.low < found.points < found.high


def test_whoever_plays_together_wins_together() -> None:
    g = load_game("great_wall").start(seats=2, seed=1, mode="cooperative")
    assert shares_of_victory(g, mind_of("great_wall", patience=DEEP)) == [0.0, 0.0, 1.0], "nobody has won yet"
    found = chances(g, mind_of("great_wall", patience=DEEP), [5.0, 5.0, 0.0])
    assert found[0] == found[1] > 0.5
