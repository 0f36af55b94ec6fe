"""Bots that search: the general and the sage. The sage has more time, and may look further or see more."""

import time
from typing import ClassVar, Final

from teahouse.bots.minds import DEEP, PATIENT, mind_of
from teahouse.bots.player import Bot, Budget, Clock
from teahouse.bots.quick import options_of
from teahouse.bots.search import Search
from teahouse.engine.kind import GameKind
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng

STEPS: Final = 16
"""How often in a thought it is checked whether the choice is clear already."""
CLEAR: Final = 2
"""A move looked at this many times as often as any other is clearly the best; sooner, it must be clearer."""
ALIKE: Final = 0.001
"""Chances to win that differ by no more than this are the same ..."""
FIRST_ALIKE: Final = 12
"""... once every move was looked at this often."""
FEW: Final = 8
"""Iterations after which a thought knows its own pace."""
GRACE: Final = 0.1
"""The share by which a thought may outlast its seconds: an iteration that might take longer is not begun."""


class Thinker(Bot):
    """Searches as long as its budget lasts, and goes on with the same thought through the clicks of one turn."""

    searches: ClassVar[bool] = True
    patience = PATIENT
    seconds = 0.3
    """Of thought about a move, unless there is a budget."""

    def __init__(self, budget: Budget | None = None, clock: Clock = time.perf_counter) -> None:
        self.think_within(budget, clock)
        self.thought: Search | None = None
        self.expected: Position | None = None
        """The position after the own last move, if nobody else does anything and nothing comes to light."""

    def think_within(self, budget: Budget | None, clock: Clock) -> None:
        self.budget = Budget(seconds=self.seconds) if budget is None else budget
        self.clock = clock

    def choose(self, kind: GameKind, position: Position, seat: int, rng: Rng) -> int:
        options = options_of(position, seat)
        search = self.continued(position, seat)
        if len(options) == 1:
            self.expect(search, position, seat, options[0], rng)
            return options[0]
        if search is None:
            search = Search(mind_of(kind.name, self.leaning, self.patience), position, seat, rng.split())
        else:
            search.root_at(position)
        think(search, self.budget, self.clock)
        move = search.best()
        self.expect(search, position, seat, move, rng)
        return move

    def continued(self, position: Position, seat: int) -> Search | None:
        """The last thought, if the table is just as it was expected; else everything is new."""
        search = self.thought
        expected = self.expected
        if search is None or expected is None or search.seat != seat:
            return None
        if expected.decision_of(seat) is None or expected.observe(seat) != position.observe(seat):
            return None
        return search

    def expect(self, search: Search | None, position: Position, seat: int, move: int, rng: Rng) -> None:
        """Remember the thought for the next click."""
        self.thought = search
        self.expected = None
        if search is None:
            return
        if len(options_of(position, seat)) > 1 and not search.go_on(move):
            self.thought = None
            return
        expected = position.clone()
        decision = expected.decision_of(seat)
        assert decision is not None
        expected.apply(decision, move)
        self.expected = expected


class General(Thinker):
    """Thinks for a moment."""

    strength: ClassVar[int] = 30


class Sage(Thinker):
    """Thinks longer than the general, and may see more."""

    strength: ClassVar[int] = 40
    patience = DEEP
    seconds = 2.0


def think(search: Search, budget: Budget, clock: Clock = time.perf_counter) -> int:
    """Grow the tree until the budget is used up or the choice is clear; returns the iterations made.

    What is known already from earlier clicks of the turn counts as thought.
    """
    known = search.tree.visits
    started = clock()
    before = started
    slowest = 0.0
    made = 0
    step = 0
    while True:
        search.iterate()
        made += 1
        whole = budget.iterations
        if budget.seconds:
            now = clock()
            slowest = max(slowest, now - before)
            before = now
            gone = now - started
            if gone + slowest > (1.0 + GRACE) * budget.seconds:
                return made
            able = int(made * budget.seconds / max(gone, 1e-9))
            if made < FEW:
                able = max(able, known + FEW)
            whole = min(whole, able) if whole else able
        left = whole - known - made
        if left <= 0:
            return made
        if (known + made) * STEPS >= (step + 1) * whole:
            step = (known + made) * STEPS // whole
            if is_settled(search, left, max(CLEAR, STEPS / step)):
                return made


def is_settled(search: Search, left: int, clear: float) -> bool:
    """Nothing can catch up with the best move any more, nothing comes near it, or all are the same.

    First impressions count for those that come second, as they do in search.
    """
    first = 0
    second = 0
    for move in search.options:
        visits = search.visits_of(move)
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
    return first - second > left or first > clear * (second + search.mind.trust) or are_alike(search)


def are_alike(search: Search) -> bool:
    """Whether every move was looked at often enough to say that none is better than another."""
    least = 1.0
    most = 0.0
    for move in search.options:
        if search.visits_of(move) < FIRST_ALIKE:
            return False
        chance = search.found(move)[0]
        least = min(least, chance)
        most = max(most, chance)
    return most - least <= ALIKE
