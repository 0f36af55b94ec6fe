"""Hints: the moves a sage would think of first, what may come of them, and the line they lead to."""

from typing import Final, NamedTuple

from teahouse.bots.bot import Budget
from teahouse.bots.minds import mind_of
from teahouse.bots.search import Line, Search
from teahouse.bots.thinker import think
from teahouse.engine.kind import GameKind
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng

HINTS: Final = 3


class Hint(NamedTuple):
    """A move and what search found out about it."""

    move: int
    chance: float
    """To win, between 0 and 1."""
    points: float
    """The points one may expect at the end."""
    spread: float
    """How far the points went apart from world to world: their standard deviation."""
    looks: int
    """How often the move was tried."""
    line: list[Line]
    """Who is likely to choose what afterwards, this move first; moves without a choice are left out."""


def hints(kind: GameKind, position: Position, seat: int, rng: Rng, budget: Budget, most: int = HINTS) -> list[Hint]:
    """The best moves in an imagined position, the best first. A single legal move needs no search."""
    search = Search(mind_of(kind.name), position, seat, rng)
    think(search, budget)
    return [hint_of(search, move) for move in search.ranking()[:most]]


def hint_of(search: Search, move: int) -> Hint:
    found = search.found(move)
    return Hint(move, found[0], found[1], found[2], search.visits_of(move), search.line(move))
