"""The greedy bot: legal, fair, quick, and clearly better than chance."""

import time

import pytest

from teahouse.bots import BOTS, bot
from teahouse.engine.errors import TeahouseError
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng, seeded
from teahouse.games.great_wall.kind import GreatWallKind
from teahouse.games.great_wall.modifiers import section_attack, section_defense
from teahouse.games.great_wall.seen import read_back
from teahouse.games.great_wall.state import GreatWall
from teahouse.lab.simulate import Series, play_series, summary
from teahouse.shelf import open_game

GAME = "great_wall"
KIND = open_game(GAME).kind


def played(seed: str, seats: int, each: "Watch") -> Position:
    """A game of greedy bots; `each` looks on at every decision."""
    position = KIND.start(seats, {}, seed)
    rng = seeded(seed)
    player = bot("greedy", GAME)
    while position.open:
        decision = position.open[0]
        options = position.options(decision)
        move = player.choose(KIND, position.observe(decision.seat), options, rng)
        assert move in options
        each(position, decision.seat, options, move)
        position.apply(decision, move)
    return position


class Watch:
    def __call__(self, position: Position, seat: int, options: list[int], move: int) -> None:
        """Nothing by default."""


@pytest.mark.parametrize("seats", [3, 4])
def test_every_move_is_legal_and_every_game_ends(seats: int) -> None:
    for number in range(3):
        assert played(f"legal {number}", seats, Watch()).winners()


class Fairness(Watch):
    """Another world with the same observation gets the same answer."""

    def __init__(self) -> None:
        self.looked = 0

    def __call__(self, position: Position, seat: int, options: list[int], move: int) -> None:
        if self.looked % 7 == 0:
            world = position.imagine(seat, seeded(f"world {self.looked}"))
            observed = position.observe(seat)
            assert world.observe(seat) == observed
            choose = BOTS["greedy"]().choose
            first = choose(KIND, observed, options, Rng(1, 2, 3))
            assert choose(KIND, world.observe(seat), options, Rng(1, 2, 3)) == first
            assert observed == position.observe(seat), "the bot wrote into its observation"
        self.looked += 1


def test_the_same_observation_gets_the_same_move() -> None:
    played("fair", 3, Fairness())


class Pace(Watch):
    def __init__(self) -> None:
        self.seconds = 0.0
        self.times = 0

    def __call__(self, position: Position, seat: int, options: list[int], move: int) -> None:
        observed = position.observe(seat)
        started = time.perf_counter()
        BOTS["greedy"]().choose(KIND, observed, options, Rng(1, 2, 3))
        self.seconds += time.perf_counter() - started
        self.times += 1


def test_a_decision_takes_less_than_a_few_milliseconds() -> None:
    pace = Pace()
    played("pace", 3, pace)
    assert pace.seconds / pace.times < 0.003


def test_it_beats_chance_clearly() -> None:
    series = Series(GAME, ["greedy", "random", "random"], {}, "yardstick", None)
    outcomes = list(play_series(series, 40, 1))
    seats = summary(series.players, outcomes)
    assert seats[0].share > 0.6
    assert seats[0].points > 1.5 * max(seats[1].points, seats[2].points)


def test_a_game_it_does_not_know_is_one_sentence() -> None:
    with pytest.raises(TeahouseError, match="does not play zhanguo; it plays: great_wall"):
        bot("greedy", "zhanguo")


class ReadBack(Watch):
    """What depends on open things alone is the same on the table read back from an observation."""

    def __call__(self, position: Position, seat: int, options: list[int], move: int) -> None:
        assert isinstance(position, GreatWall)
        assert isinstance(KIND, GreatWallKind)
        seen = read_back(KIND.box, position.observe(seat))
        for section in range(3):
            assert section_attack(seen, section) == section_attack(position, section)
            assert section_defense(seen, section) == section_defense(position, section)
        assert seen.observe(seat)["clans"][seat] == position.observe(seat)["clans"][seat]  # type: ignore[index]
        assert seen.clans[seat].resources == position.clans[seat].resources
        for other in range(position.seats):
            if other != seat:
                assert seen.clans[other].resources == [0, 0, 0, 0]
                assert set(seen.clans[other].tactics) <= {-1}


def test_an_observation_reads_back_as_the_table_it_describes() -> None:
    played("read back", 4, ReadBack())
