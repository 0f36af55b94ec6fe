"""Pairs of positions that differ only in what a seat cannot know, and what bots do in both."""

from functools import cache
from typing import NamedTuple

from teahouse.bots import Budget, answer, bot
from teahouse.engine.position import Position
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import to_json
from teahouse.shelf import open_game

SEATS = {"zhanguo": (2, 3, 4), "great_wall": (3, 4), "ancient_world": (2, 3, 4)}
LONGEST = 250
"""Random moves before a case, at most."""
ITERATIONS = 12
"""For the levels that search."""


class Case(NamedTuple):
    """A seat that has a choice, the table as it is, and another table that this seat could not tell from it."""

    seat: int
    table: Position
    other: Position


@cache
def case(game: str, number: int) -> Case:
    """Somewhere in a random game; where nothing is hidden or nothing is to be chosen, a little later or in another."""
    kind = open_game(game).kind
    attempt = 0
    while True:
        seed = f"fair {number} {attempt}"
        rng = seeded(seed)
        g = kind.start(SEATS[game][number % len(SEATS[game])], {}, seed)
        before = rng.below(LONGEST)
        while g.open:
            decision = g.open[rng.below(len(g.open))]
            options = g.options(decision)
            if before <= 0 and len(options) > 1:
                other = g.imagine(decision.seat, rng)
                if to_json(other) != to_json(g):
                    return Case(decision.seat, g, other)
            g.apply(decision, options[rng.below(len(options))])
            before -= 1
        attempt += 1


def choices(game: str, number: int, level: str) -> tuple[int, int]:
    """What a bot of this level does at both tables, with the same chance and the same patience."""
    kind, found, budget = open_game(game).kind, case(game, number), Budget(iterations=ITERATIONS)
    first, second = (
        answer(bot(level, budget), kind, position, found.seat, seeded(f"fair {number}"))
        for position in (found.table, found.other)
    )
    return first, second
