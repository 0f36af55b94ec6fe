"""Many games between bots, on all cores, and what they show."""

import math
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Final, NamedTuple

from teahouse.bots import answer, bot
from teahouse.engine.rng import seeded
from teahouse.lab.notes import Note, Notebook, notebook_of
from teahouse.lab.shares import interval
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
    note: Note
    """What the notebook of the game wrote down; empty without one."""


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
        notebook = notebook_of(boxed)
        for number in range(games):
            yield play_game(boxed, series, number, notebook)
        return
    with ProcessPoolExecutor(jobs) as pool:
        chunk = max(1, min(50, games // (4 * jobs)))
        yield from pool.map(_play_in_process, repeat(series), range(games), chunksize=chunk)


_open: dict[tuple[str, Path | None], tuple[Boxed, Notebook | None]] = {}


def _play_in_process(series: Series, number: int) -> Outcome:
    """Each process takes the game off the shelf once."""
    key = (series.game, series.pack)
    if key not in _open:
        boxed = open_game(series.game, series.pack)
        _open[key] = (boxed, notebook_of(boxed))
    boxed, notebook = _open[key]
    return play_game(boxed, series, number, notebook)


def play_game(boxed: Boxed, series: Series, number: int, notebook: Notebook | None = None) -> Outcome:
    """One game; every bot sees an imagined position and has a generator of its own."""
    kind = boxed.kind
    position = kind.start(len(series.players), series.options, f"{series.seed}/{number}")
    position.loud = notebook is not None
    events: Counter[str] = Counter()
    bots = [bot(word) for word in series.players]
    rngs = [seeded(f"{series.seed}/{number} bot {seat}") for seat in range(len(bots))]
    decisions = 0
    while position.open:
        decision = position.open[0]
        seat = decision.seat
        position.apply(decision, answer(bots[seat], kind, position, seat, rngs[seat]))
        if position.events:
            events.update([event.kind for event in position.events])
            position.events = []
        decisions += 1
        assert decisions < MOST_DECISIONS, "this game does not end"
    points = [position.points(seat) for seat in range(position.seats)]
    note = {} if notebook is None else notebook.note(position, events)
    return Outcome(points, position.winners(), decisions, note)


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
