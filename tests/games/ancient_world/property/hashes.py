"""Fingerprints of some seeded games of The Ancient World."""

from typing import Final

from teahouse.engine.snapshot import state_hash
from tests.games.ancient_world.property.watched import sampled

GAMES: Final = {f"{seats}-{seed}": (seats, f"hashes {seed}") for seats in (2, 3, 4) for seed in range(3)}


def hashes_of(name: str) -> list[str]:
    """The hash of every fiftieth position and of the end of one random game."""
    return [state_hash(g) for g in sampled(*GAMES[name], 50)]
