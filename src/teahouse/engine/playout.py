"""Random play: the yardstick of speed, the judge of conservation laws, the weakest bot."""

from teahouse.engine.position import Position
from teahouse.engine.rng import Rng


def play_randomly(g: Position, rng: Rng, most: int) -> int:
    """Answer decisions at random until the game ends or `most` were answered; returns how many."""
    made = 0
    while made < most and g.open:
        decision = g.open[0] if len(g.open) == 1 else g.open[rng.below(len(g.open))]
        options = g.options(decision)
        g.apply(decision, options[rng.below(len(options))])
        made += 1
    return made
