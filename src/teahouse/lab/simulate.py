"""Many games between bots, on all cores, and what they show."""

import math
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Final, NamedTuple

from teahouse.bots import bot
from teahouse.engine.rng import seeded
from teahouse.shelf import Boxed, open_game

MOST_DECISIONS: Final = 100_000
"""No game of the house is nearly as long; one that is would be a fault of its rules."""


class Series(NamedTuple):
    """What is played, again and again; game i is played with the seed `<seed>/<i>`."""

    game: str
    players: list[str]
    options: dict[str, str]
    seed: str
    pack: Path | None


class Outcome(NamedTuple):
    """How one game ended."""

    points: list[int]
    winners: list[int]
    decisions: int


class Seat(NamedTuple):
    """What a series says of one seat."""

    player: str
    points: float
    deviation: float
    wins: float
    """Shared victories count as shares."""
    share: float
    low: float
    high: float
    """The share of victories, and the interval that holds the true one with 95 %."""


def play_series(series: Series, games: int, jobs: int) -> Iterator[Outcome]:
    """The outcomes in the order of the games, whatever the number of processes."""
    if jobs == 1 or games == 1:
        boxed = open_game(series.game, series.pack)
        for number in range(games):
            yield play_game(boxed, series, number)
        return
    with ProcessPoolExecutor(jobs) as pool:
        chunk = max(1, min(50, games // (4 * jobs)))
        yield from pool.map(_play_in_process, repeat(series), range(games), chunksize=chunk)


_open: dict[tuple[str, Path | None], Boxed] = {}


def _play_in_process(series: Series, number: int) -> Outcome:
    """Each process takes the game off the shelf once."""
    key = (series.game, series.pack)
    if key not in _open:
        _open[key] = open_game(series.game, series.pack)
    return play_game(_open[key], series, number)


def play_game(boxed: Boxed, series: Series, number: int) -> Outcome:
    """One game; every bot sees an observation and has a generator of its own."""
    kind = boxed.kind
    position = kind.start(len(series.players), series.options, f"{series.seed}/{number}")
    position.loud = False
    bots = [bot(word, series.game) for word in series.players]
    rngs = [seeded(f"{series.seed}/{number} bot {seat}") for seat in range(len(bots))]
    decisions = 0
    while position.open:
        decision = position.open[0]
        seat = decision.seat
        move = bots[seat].choose(kind, position.observe(seat), position.options(decision), rngs[seat])
        position.apply(decision, move)
        decisions += 1
        assert decisions < MOST_DECISIONS, "this game does not end"
    points = [position.points(seat) for seat in range(position.seats)]
    return Outcome(points, position.winners(), decisions)


def summary(players: list[str], outcomes: list[Outcome]) -> list[Seat]:
    """Points and victories by seat."""
    seats: list[Seat] = []
    games = len(outcomes)
    for seat, player in enumerate(players):
        points = [outcome.points[seat] for outcome in outcomes]
        mean = sum(points) / games
        spread = math.sqrt(sum((each - mean) ** 2 for each in points) / max(1, games - 1))
        wins = sum(1 / len(outcome.winners) for outcome in outcomes if seat in outcome.winners)
        low, high = interval(wins, games)
        seats.append(Seat(player, mean, spread, wins, wins / games, low, high))
    return seats


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.959964
    share = wins / games
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, centre - half), min(1.0, centre + half)
