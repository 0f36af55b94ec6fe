"""Fingerprints of some seeded games of ZhanGuo."""

from typing import Final

from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import state_hash
from tests.games.zhanguo.property.watched import SETUPS, move_on

GAMES: Final = {str(setup): setup for setup in SETUPS[::7]}
EVERY: Final = 100


def hashes_of(name: str) -> list[str]:
    """The hash of the start, of every hundredth position and of the end of one random game."""
    g, rng = GAMES[name].start("hashes"), seeded("hashes")
    found = [state_hash(g)]
    made = 0
    while g.open:
        move_on(g, rng)
        made += 1
        if made % EVERY == 0 or not g.open:
            found.append(state_hash(g))
    return found
