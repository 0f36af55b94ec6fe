"""One thought: a tree is grown until the budget is used up, or until the choice is clear."""

import time
from typing import Final

from teahouse.bots.player import Budget, Clock
from teahouse.bots.search import Search

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
