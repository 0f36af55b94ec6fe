"""Many games between bots, on all cores, and what they show."""

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from teahouse.bots import answer
from teahouse.bots.minds import check_leaning, leanings
from teahouse.engine.errors import TeahouseError
from teahouse.engine.event import Event
from teahouse.engine.rng import seeded
from teahouse.lab.notes import Note, Notebook, notebook_of
from teahouse.lab.pools import in_order
from teahouse.lab.shares import interval
from teahouse.lab.tournament import bot_of
from teahouse.registry import LoadedGame, load_game

ANY: Final = "any"
"""A leaning that is another one from game to game."""
MOST_DECISIONS: Final = 100_000
"""No game is nearly as long; one that is has a fault in its rules."""


class Series(NamedTuple):
    """What is played, again and again; game i is played with the seed `<seed>/<i>`."""

    game: str
    players: list[str]
    options: dict[str, str]
    seed: str
    pack: Path | None


class Outcome(NamedTuple):
    """How one game ended."""

    players: list[str]
    """By seat, the bot that played, with the leaning it had."""
    points: list[int]
    winners: list[int]
    decisions: int
    note: Note
    """What the notebook of the game wrote down; empty without one."""
    together: bool = False
    """Whether all won or lost together: nobody's victory is less for being everybody's."""


class Seat(NamedTuple):
    """What a series says of one seat, or of one bot in all its seats."""

    player: str
    games: int
    points: float
    deviation: float
    wins: float
    """Shared victories count as shares, common ones whole."""
    share: float
    low: float
    high: float
    """The share of victories, and the interval that holds the true one with 95 %."""


def play_series(series: Series, games: int, jobs: int) -> Iterator[Outcome]:
    """The outcomes in the order of the games, whatever the number of processes."""
    if jobs == 1 or games == 1:
        loaded = load_game(series.game, series.pack)
        notebook = notebook_of(loaded)
        for number in range(games):
            yield play_game(loaded, series, number, notebook)
        return
    chunk = max(1, min(50, games // (4 * jobs)))
    shares = [(series, range(first, min(games, first + chunk))) for first in range(0, games, chunk)]
    for share in in_order(jobs, _play_in_process, shares):
        yield from share


_open: dict[tuple[str, Path | None], tuple[LoadedGame, Notebook | None]] = {}


def _play_in_process(series: Series, numbers: range) -> list[Outcome]:
    """Each process loads the game once."""
    key = (series.game, series.pack)
    if key not in _open:
        loaded = load_game(series.game, series.pack)
        _open[key] = (loaded, notebook_of(loaded))
    loaded, notebook = _open[key]
    return [play_game(loaded, series, number, notebook) for number in numbers]


def play_game(loaded: LoadedGame, series: Series, number: int, notebook: Notebook | None = None) -> Outcome:
    """One game; every bot sees an imagined position and has a generator of its own."""
    kind = loaded.kind
    position = kind.start(len(series.players), series.options, f"{series.seed}/{number}")
    position.keeps_events = notebook is not None
    events: list[Event] = []
    players = players_of(series, number)
    bots = [bot_of(word, "") for word in players]
    rngs = [seeded(f"{series.seed}/{number} bot {seat}") for seat in range(len(bots))]
    decisions = 0
    while position.open:
        decision = position.open[0]
        seat = decision.seat
        position.apply(decision, answer(bots[seat], kind, position, seat, rngs[seat]))
        if position.events:
            events += position.events
            position.events = []
        decisions += 1
        assert decisions < MOST_DECISIONS, "this game does not end"
    points = [position.points(seat) for seat in range(position.seats)]
    note = {} if notebook is None else notebook.note(position, events)
    return Outcome(players, points, position.winners(), decisions, note, position.together)


def check_players(words: list[str], game: str) -> None:
    """Refuse bots and leanings there are not, with a sentence."""
    for word in words:
        bot_of(word, "")
        leaning = word.partition("@")[0].partition(":")[2]
        if leaning != ANY or not leanings(game):
            check_leaning(game, leaning)
        if leaning and word.startswith("random:"):
            raise TeahouseError("Chance has no leaning: random stands alone.")


def players_of(series: Series, number: int) -> list[str]:
    """Who plays a game: leanings left open are drawn, and go round the table before new ones are."""
    seats = len(series.players)
    rng = seeded(f"{series.seed}/{number // seats} leanings")
    sides = leanings(series.game) or (ANY,)
    drawn = [rng.below(len(sides)) for _ in range(seats)]
    players: list[str] = []
    for seat, word in enumerate(series.players):
        name, at, budget = word.partition("@")
        name, _, leaning = name.partition(":")
        if leaning == ANY:
            word = f"{name}:{sides[drawn[(seat + number) % seats]]}{at}{budget}"
        players.append(word)
    return players


def by_player(outcomes: list[Outcome]) -> list[Seat]:
    """Points and victories by bot, whichever seats it had; all its seats are counted."""
    found: list[Seat] = []
    for word in sorted({player for outcome in outcomes for player in outcome.players}):
        held = [(outcome, seat) for outcome in outcomes for seat, each in enumerate(outcome.players) if each == word]
        found.append(seat_of(word, held))
    return found


def summary(players: list[str], outcomes: list[Outcome]) -> list[Seat]:
    """Points and victories by seat."""
    return [seat_of(player, [(outcome, seat) for outcome in outcomes]) for seat, player in enumerate(players)]


def seat_of(player: str, held: list[tuple[Outcome, int]]) -> Seat:
    """What the games say in which somebody held these seats."""
    points = [outcome.points[seat] for outcome, seat in held]
    mean = sum(points) / len(held)
    spread = math.sqrt(sum((each - mean) ** 2 for each in points) / max(1, len(held) - 1))
    wins = sum(
        1.0 if outcome.together else 1 / len(outcome.winners) for outcome, seat in held if seat in outcome.winners
    )
    low, high = interval(wins, len(held))
    return Seat(player, len(held), mean, spread, wins, wins / len(held), low, high)
