"""Pairs of positions that differ only in what a seat cannot know, and what bots do in both."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from teahouse.bots import Budget, answer, bot
from teahouse.bots.minds import mind_of
from teahouse.engine.kind import GameKind
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng, seeded
from teahouse.engine.snapshot import to_json
from teahouse.registry import load_game

TOGETHER = {"mode": "cooperative"}
TABLES: dict[str, tuple[tuple[int, dict[str, str]], ...]] = {
    "zhanguo": ((2, {}), (3, {}), (4, {})),
    "great_wall": (
        (3, {}),
        (4, {}),
        (1, {}),
        (2, {}),
        (5, {}),
        *((seats, TOGETHER) for seats in (2, 3, 4, 5)),
        (3, {"genghis": "on", "rat": "on"}),
        (3, TOGETHER | {"genghis": "on", "rat": "on"}),
        *((3, {"scenario": scenario}) for scenario in ("frost", "famine", "visit", "ghost")),
        *((3, TOGETHER | {"scenario": scenario}) for scenario in ("siege", "red")),
    ),
    "ancient_world": ((2, {}), (3, {}), (4, {})),
}
"""Players and options; cases take turns at them."""
LONGEST = 250
"""Random moves before a case, at most."""
ITERATIONS = 12
"""For the levels that search."""
PEEK = 60
"""Clicks that a cheat looks ahead."""


class Case(NamedTuple):
    """A seat that has a choice, the table as it is, and another table that this seat could not tell from it."""

    seat: int
    table: Position
    other: Position


@cache
def kind_of(game: str) -> GameKind:
    return load_game(game).kind


@cache
def case(game: str, number: int) -> Case:
    """Somewhere in a random game; where nothing is hidden or nothing is to be chosen, a little later or in another."""
    kind = kind_of(game)
    attempt = 0
    while True:
        seed = f"fair {number} {attempt}"
        rng = seeded(seed)
        seats, chosen = TABLES[game][number % len(TABLES[game])]
        g = kind.start(seats, chosen, seed)
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


Player = Callable[[GameKind, Position, int, Rng], int]
"""Somebody who answers for a seat at a table, with so much chance to gamble with."""


def seated(level: str) -> Player:
    """A bot of this level, always a new one."""

    def play(kind: GameKind, table: Position, seat: int, rng: Rng) -> int:
        return answer(bot(level, Budget(iterations=ITERATIONS)), kind, table, seat, rng)

    return play


def peeker(kind: GameKind, table: Position, seat: int, rng: Rng) -> int:
    """A cheat: tries every move on the table itself, with the cards that really lie there, and takes the best."""
    mind = mind_of(kind.name)
    decision = table.decision_of(seat)
    assert decision is not None
    likings = []
    for move in table.options(decision):
        world, chance = table.clone(), rng.copy()
        world.apply(decision, move)
        for _ in range(PEEK):
            if world.open:
                options = world.options(world.open[0])
                world.apply(world.open[0], options[chance.below(len(options))])
        likings.append((mind.liking(world, seat), move))
    return max(likings)[1]


def unfair_case(game: str, player: Player, cases: int) -> int | None:
    """The first case in which somebody does one thing at the table and another at one they could not tell from it."""
    kind = kind_of(game)
    for number in range(cases):
        found = case(game, number)
        first, second = (
            player(kind, position, found.seat, seeded(f"fair {number}")) for position in (found.table, found.other)
        )
        if first != second:
            return number
    return None
