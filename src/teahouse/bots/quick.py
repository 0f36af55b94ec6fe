"""Bots that do not search: chance, the pupil and the scholar."""

from typing import ClassVar, Final

from teahouse.bots.mind import Mind, best_of
from teahouse.bots.minds import mind_of
from teahouse.bots.player import Bot
from teahouse.engine.kind import GameKind
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng

PUPIL_LOOKS: Final = 1
SCHOLAR_LOOKS: Final = 6
"""Worlds in which they look at each answer."""


class RandomBot(Bot):
    """Any legal answer is as good as any other: the yardstick for all the others."""

    def choose(self, kind: GameKind, position: Position, seat: int, rng: Rng) -> int:
        options = options_of(position, seat)
        return options[rng.below(len(options))]


class Pupil(Bot):
    """Takes what looks good at a glance, and overlooks things."""

    strength: ClassVar[int] = 10

    def choose(self, kind: GameKind, position: Position, seat: int, rng: Rng) -> int:
        mind = mind_of(kind.name, self.leaning)
        options = options_of(position, seat)
        if len(options) == 1:
            return options[0]
        noticed = [move for move in options if rng.below(100) >= mind.overlooks]
        if not noticed:
            return options[rng.below(len(options))]
        return best_at_sight(mind, position, seat, noticed, PUPIL_LOOKS, rng)


class Scholar(Bot):
    """Looks at every answer with care, but not beyond the own turn."""

    strength: ClassVar[int] = 20

    def choose(self, kind: GameKind, position: Position, seat: int, rng: Rng) -> int:
        mind = mind_of(kind.name, self.leaning)
        return best_at_sight(mind, position, seat, options_of(position, seat), SCHOLAR_LOOKS, rng)


def options_of(position: Position, seat: int) -> list[int]:
    """What the seat may answer."""
    decision = position.decision_of(seat)
    assert decision is not None, "this seat is not asked"
    return position.options(decision)


def best_at_sight(mind: Mind, position: Position, seat: int, options: list[int], looks: int, rng: Rng) -> int:
    """The answer with the best score; equal ones by chance, a single one without thinking."""
    if len(options) == 1:
        return options[0]
    decision = position.decision_of(seat)
    assert decision is not None
    return best_of(options, mind.scores(position, decision, options, looks, rng), rng)
