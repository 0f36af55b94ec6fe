"""Hints: the moves a sage would think of first, what may come of them, and the line they lead to."""

import time
from typing import Final, NamedTuple

from teahouse.bots.chances import chances, expected
from teahouse.bots.minds import DEEP, mind_of
from teahouse.bots.player import Budget, Clock
from teahouse.bots.search import Line, Search
from teahouse.bots.thought import think
from teahouse.engine.kind import GameKind
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng

HINTS: Final = 3
STEPS: Final = 5
"""Moves of a line that are told."""
FAIR_LOOKS: Final = 16
"""At each of the moves that promise most: a hint knows what speaks against them, too."""


class Step(NamedTuple):
    """One move of a line, and what its seat sees before it, in a world that is imagined as a whole."""

    seat: int
    move: int
    observation: dict[str, object]


class Hint(NamedTuple):
    """A move and what search found out about it."""

    move: int
    chance: float
    """To win, between 0 and 1; of so many such promises so many came true (`teahouse.bots.chances`)."""
    points: float
    """The points one may expect at the end."""
    low: float
    high: float
    """Four of five games end with points between these."""
    rival: int
    """Whom to fear: who else then stands best, a rival without a seat after all seats; -1 where all play together."""
    rival_chance: float
    """Their chance to win."""
    seats: int
    """How many play."""
    looks: int
    """How often the move was tried."""
    line: list[Step]
    """Who is likely to choose what afterwards, this move first; moves without a choice are left out."""


def hints(
    kind: GameKind,
    position: Position,
    seat: int,
    rng: Rng,
    budget: Budget,
    most: int = HINTS,
    clock: Clock = time.perf_counter,
) -> list[Hint]:
    """The best moves in an imagined position, the best first."""
    search = Search(mind_of(kind.name, patience=DEEP), position, seat, rng.split())
    for move in search.promising()[:most]:
        for _ in range(FAIR_LOOKS):
            search.look_at(move)
    think(search, budget, clock)
    found = [hint_of(search, move, rng) for move in search.ranking()[:most]]
    return sorted(found, key=lambda hint: (-hint.looks, -hint.chance))


def hint_of(search: Search, move: int, rng: Rng) -> Hint:
    mind, g, seat = search.mind, search.root, search.seat
    worths = search.worths_after(move)
    found = expected(g, mind, worths, seat)
    rival, rival_chance = whom_to_fear(g, seat, chances(g, mind, worths))
    line = played(g.imagine(seat, rng), search.line(move)[:STEPS])
    return Hint(
        move,
        found.chance,
        found.points,
        found.low,
        found.high,
        rival,
        rival_chance,
        g.seats,
        search.visits_of(move),
        line,
    )


def whom_to_fear(g: Position, seat: int, told: list[float]) -> tuple[int, float]:
    """Who else has the best chance to win."""
    if g.together:
        return -1, 1.0 - told[seat]
    if g.seats == 1:
        return g.seats, 1.0 - told[seat]
    others = [each for each in range(g.seats) if each != seat]
    rival = max(others, key=lambda each: told[each])
    return rival, told[rival]


def played(world: Position, line: list[Line]) -> list[Step]:
    """A line as one world lets it happen, as far as it can be played there."""
    steps: list[Step] = []
    for seat, move in line:
        go_on_to(world, seat, move)
        decision = world.decision_of(seat)
        if decision is None or world.refuse(seat, move) is not None:
            break
        steps.append(Step(seat, move, world.observe(seat)))
        world.apply(decision, move)
    return steps


def go_on_to(world: Position, seat: int, move: int) -> None:
    """Make the moves without a choice that come before a move."""
    while world.open:
        decision = world.decision_of(seat)
        if decision is not None and world.refuse(seat, move) is None:
            return
        if decision is None:
            decision = world.open[0]
        options = world.options(decision)
        if len(options) != 1:
            return
        world.apply(decision, options[0])
