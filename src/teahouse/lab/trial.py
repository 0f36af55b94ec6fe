"""One game of an experiment, and the row that is kept of it."""

from collections.abc import Sequence
from typing import NamedTuple

from teahouse.bots import answer
from teahouse.engine.event import Event
from teahouse.engine.position import SPECTATOR, Position
from teahouse.engine.rng import seeded
from teahouse.lab.experiment import Prepared, frozen, opened
from teahouse.lab.notes import Facts, notebook_of
from teahouse.lab.simulate import MOST_DECISIONS, Series, players_of
from teahouse.lab.tournament import bot_of
from teahouse.registry import LoadedGame
from teahouse.text import SOURCE, Texts
from teahouse.wording.ending import result_of


class Row(NamedTuple):
    """What is kept of one game; every pack plays the game of a number with the same seed and the same bots."""

    pack: str
    number: int
    players: list[str]
    """By seat, the bot with its leaning."""
    points: list[int]
    winners: list[int]
    together: bool
    """Whether all win or lose together."""
    decisions: int
    lead_changes: int
    """How often another seat came to lead alone."""
    length: int
    ends: list[str]
    sources: dict[str, list[int]]
    """By source of points, what each seat had from it."""
    held: dict[str, list[list[str]]]
    """By kind of card, and by seat, the ids of what was had or played."""
    counts: dict[str, float]


def play_rows(prepared: Prepared, wanted: Sequence[tuple[str, int]]) -> list[Row]:
    """A few games, each named by pack and number; the same wherever and in whatever order they are played."""
    return [play_row(prepared, pack, number) for pack, number in wanted]


def play_row(prepared: Prepared, pack: str, number: int) -> Row:
    experiment = prepared.experiment
    loaded = opened(experiment.game, frozen(prepared.packs[pack]))
    kind, seats = loaded.kind, len(experiment.bots)
    options = kind.complete(experiment.options)
    turn = number % seats
    series = Series(experiment.game, experiment.bots[-turn:] + experiment.bots[:-turn], options, experiment.seed, None)
    players = players_of(series, number)
    position = kind.start(seats, options, f"{experiment.seed}/{number}")
    position.keeps_events = True
    bots = [bot_of(word, "") for word in players]
    rngs = [seeded(f"{experiment.seed}/{number} bot {seat}") for seat in range(seats)]
    events: list[Event] = position.events
    position.events = []
    decisions, lead = 0, Lead()
    while position.open:
        decision = position.open[0]
        seat = decision.seat
        position.apply(decision, answer(bots[seat], kind, position, seat, rngs[seat]))
        events += position.events
        position.events = []
        lead.look(position)
        decisions += 1
        assert decisions < MOST_DECISIONS, "this game does not end"
    facts = facts_of(loaded, position, events)
    return Row(
        pack,
        number,
        players,
        [position.points(seat) for seat in range(seats)],
        position.winners(),
        position.together,
        decisions,
        lead.changes,
        facts.length,
        facts.ends,
        sources_of(loaded, position, options, events),
        facts.held,
        facts.counts,
    )


class Lead:
    """Who is ahead, and how often that changes: a tie takes the lead from nobody."""

    def __init__(self) -> None:
        self.leader = -1
        self.changes = 0

    def look(self, position: Position) -> None:
        points = [position.points(seat) for seat in range(position.seats)]
        most = max(points)
        if points.count(most) > 1:
            return
        leader = points.index(most)
        if leader != self.leader:
            self.changes += self.leader >= 0
            self.leader = leader


def facts_of(loaded: LoadedGame, position: Position, events: list[Event]) -> Facts:
    """What the game's notebook says; a game without one has its length in decisions alone."""
    notebook = notebook_of(loaded)
    if notebook is None:
        return Facts(0, [], {}, {})
    return notebook.facts(notebook.note(position, events))


def sources_of(
    loaded: LoadedGame, position: Position, options: dict[str, str], events: list[Event]
) -> dict[str, list[int]]:
    """Where the points came from, as the end of a game tells it."""
    if not loaded.game.teller:
        return {}
    teller = loaded.game.part(loaded.game.teller)(loaded, Texts(SOURCE))
    told = teller.read(position.observe(SPECTATOR)).ending(result_of(position, options, events))
    seats = [column.seat for column in told.columns]
    return {
        source.word: [share.value for seat, share in zip(seats, source.shares, strict=True) if seat >= 0]
        for source in told.sources
    }
