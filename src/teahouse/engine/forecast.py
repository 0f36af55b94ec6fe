"""Forecasts: what every answer to a question will do, as far as its seat can be certain of it.

An answer is carried out in worlds that the seat imagines, never in the real position. The rules themselves tell where
certainty ends: where chance decides (`chance`, `shuffle`, `reveal`), or where a rule looks at what only another seat
knows (`depend_on`). What is heard before that, and is the same in every world, is the forecast. The generator that
deals the worlds comes from the caller and must be made of what everybody knows. Where an answer leads to a question
that the table itself answers, the forecast goes on.
"""

from typing import Any, Final, final

from teahouse.engine.ahead import answers, obvious_answer
from teahouse.engine.decision import Decision
from teahouse.engine.event import Event
from teahouse.engine.position import NO_DOUBT, SECRET, Position
from teahouse.engine.rng import Rng

WORLDS: Final = 2
"""One would do where all rules tell what they depend on; the second catches those that forget to."""


@final
class Forecast:
    """What one answer will do: certain events, then either a doubt, a question, or the end."""

    def __init__(self, moves: tuple[int, ...]) -> None:
        self.moves = moves
        """The answer; more than one move where several are given in one go."""
        self.events: list[Event] = []
        """What the seat will hear, in order."""
        self.doubt: int = NO_DOUBT
        """Why nothing more is certain: `CHANCE`, `SECRET`, or `NO_DOUBT` where the answer leads to a question."""
        self.doubted: str = ""
        """What chance will decide, in a word of the game; may be empty."""
        self.asks: Decision[Any] | None = None
        """What the seat itself is asked next, if that is certain and another question."""
        self.leads: list[int] = []
        """What the seat may answer next, whatever it is asked, as far as that is certain."""
        self.others: tuple[int, ...] = ()
        """Who is asked next and was not before, if that is certain and the seat itself is not asked."""
        self.ends: bool = False
        """Whether the game ends at once."""


def forecasts(position: Position, seat: int, answers: list[tuple[int, ...]], rng: Rng) -> list[Forecast]:
    """What each of these legal answers of a seat will do; an answer is a move, or several given in one go."""
    worlds = [position.imagine(seat, rng) for _ in range(WORLDS)]
    return [forecast(worlds, seat, moves) for moves in answers]


def forecast(worlds: list[Position], seat: int, moves: tuple[int, ...]) -> Forecast:
    """What an answer does alike in all worlds."""
    told = Forecast(moves)
    for number, world in enumerate(worlds):
        after = carried_out(world, seat, moves)
        if number == 0:
            read(told, world, after, seat)
        else:
            compare(told, world, after, seat)
    if kind_of(told.asks) == kind_of(worlds[0].decision_of(seat)):
        told.asks = None
    return told


def carried_out(world: Position, seat: int, moves: tuple[int, ...]) -> Position:
    """A copy of a world after an answer and all that the table then answers for the seat, up to the first doubt."""
    after = world.clone()
    after.foreseer = seat
    after.keeps_events = True
    for move in moves:
        answer(after, seat, move)
        if after.doubt != NO_DOUBT:
            return after
    while after.news == world.news:
        move = obvious_answer(after, seat)
        if move < 0:
            break
        answer(after, seat, move)
    return after


def answer(after: Position, seat: int, move: int) -> None:
    decision = after.decision_of(seat)
    assert decision is not None, "only who is asked can foresee an answer"
    after.apply(decision, move)


def asked_next(world: Position, after: Position, seat: int) -> tuple[int, ...]:
    """Those who are asked instead of this seat; nobody of whom it may not know that they are."""
    if after.decision_of(seat) is not None:
        return ()
    return tuple(
        [
            other.seat
            for other in after.open
            if not other.private and not other.reaction(after) and world.decision_of(other.seat) is None
        ]
    )


def onward(after: Position, seat: int) -> list[int]:
    """What this seat may answer to the question that an answer leads to."""
    decision = after.decision_of(seat)
    return [] if decision is None else answers(after, decision)


def certain_events(after: Position, seat: int) -> list[Event]:
    events = after.events if after.doubt == NO_DOUBT else after.events[: after.certain]
    return [event for event in events if event.heard_by(seat)]


def read(told: Forecast, world: Position, after: Position, seat: int) -> None:
    """The forecast of one world."""
    told.events = certain_events(after, seat)
    told.doubt = after.doubt
    told.doubted = after.doubted
    if after.doubt == NO_DOUBT:
        told.asks = after.decision_of(seat)
        told.leads = onward(after, seat)
        told.others = asked_next(world, after, seat)
        told.ends = ends(after)


def compare(told: Forecast, world: Position, after: Position, seat: int) -> None:
    """Keep what another world has in common with the forecast."""
    events = certain_events(after, seat)
    same = 0
    for one, other in zip(told.events, events, strict=False):
        if not is_same(one, other):
            break
        same += 1
    if same < max(len(events), len(told.events)) or after.doubt != told.doubt or ends(after) != told.ends:
        told.events = told.events[:same]
        told.doubt = SECRET
        told.doubted = ""
        told.asks = None
        told.leads = []
        told.others = ()
        told.ends = False
        return
    if kind_of(after.decision_of(seat)) != kind_of(told.asks):
        told.asks = None
    if told.leads:
        as_well = onward(after, seat)
        told.leads = [move for move in told.leads if move in as_well]
    if told.others and asked_next(world, after, seat) != told.others:
        told.others = ()


def ends(after: Position) -> bool:
    return after.doubt == NO_DOUBT and after.over


def kind_of(decision: Decision[Any] | None) -> str:
    return "" if decision is None else type(decision).__name__


def is_same(one: Event, other: Event) -> bool:
    return (one.kind, one.seat, one.args) == (other.kind, other.seat, other.args)
