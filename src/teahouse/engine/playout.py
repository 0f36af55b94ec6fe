"""Random play: the yardstick of speed, the judge of conservation laws, the weakest bot."""

from typing import Final

from teahouse.engine.position import Position
from teahouse.engine.rng import Rng
from teahouse.engine.signals import heed_signals

HEED_EVERY: Final = 256
"""Decisions between two looks for Ctrl-C: far less than a tenth of a second, even in plain Python."""


def play_randomly(g: Position, rng: Rng, most: int) -> int:
    """Answer decisions at random until the game ends or `most` were answered; returns how many."""
    made = 0
    while made < most and g.open:
        decision = g.open[0] if len(g.open) == 1 else g.open[rng.below(len(g.open))]
        options = g.options(decision)
        g.apply(decision, options[rng.below(len(options))])
        made += 1
        if made % HEED_EVERY == 0:
            heed_signals()
    return made
