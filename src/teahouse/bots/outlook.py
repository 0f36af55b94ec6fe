"""What a seat may expect of a position: worths of imagined worlds, and who has won in the end."""

from typing import Final

from teahouse.bots.mind import Mind
from teahouse.bots.search import added, play_out
from teahouse.engine.position import SPECTATOR, Position
from teahouse.engine.rng import Rng
from teahouse.engine.signals import heed_signals

WORLDS: Final = 6
"""Worlds a look takes the mean of."""


def looked_at(g: Position, mind: Mind, seat: int, rng: Rng, horizon: int, worlds: int = WORLDS) -> list[float]:
    """What each seat may expect at the end, and rivals without a seat after them, as far as one seat can know.

    For a spectator nothing is dealt anew but what chance has yet to decide: everything lies open.
    """
    total: list[float] = []
    for _ in range(worlds):
        heed_signals()
        stream = rng.split()
        world = opened(g, stream) if seat == SPECTATOR else g.imagine(seat, stream)
        found = play_out(mind, world, mind.stage(world), stream) if horizon else mind.worths(world)
        total = added(total, found)
    return [worth / worlds for worth in total]


def opened(g: Position, rng: Rng) -> Position:
    """The position as it is, with other dice to come."""
    world = g.clone()
    world.rng = rng.split()
    return world


def shares_of_victory(g: Position, mind: Mind) -> list[float]:
    """Of a finished game, by participant as in `Mind.worths`: winners share 1; where no player won, the rival did."""
    winners = g.winners()
    shares = [0.0] * len(mind.worths(g))
    if g.together:
        shares = [1.0 if winners else 0.0] * g.seats + [0.0 if winners else 1.0]
    elif winners:
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
    elif len(shares) > g.seats:
        shares[g.seats] = 1.0
    return shares
