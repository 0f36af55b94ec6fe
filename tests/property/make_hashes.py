"""Fingerprints of some seeded games: `python -m tests.property.make_hashes` writes them anew after a rule change."""

import json
from pathlib import Path
from typing import Final

from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import state_hash
from tests.property.watched import SETUPS, Setup, move_on
from tests.property.watched_wall import sampled
from tests.property.watched_world import sampled as sampled_world

HASHES: Final = Path(__file__).with_name("zhanguo_hashes.json")
GAMES: Final = {str(setup): setup for setup in SETUPS[::7]}
EVERY: Final = 100
WALL_HASHES: Final = Path(__file__).with_name("great_wall_hashes.json")
WALL_GAMES: Final = {f"{seats}-{seed}": (seats, f"hashes {seed}") for seats in (3, 4) for seed in range(4)}

WORLD_HASHES: Final = Path(__file__).with_name("ancient_world_hashes.json")
WORLD_GAMES: Final = {f"{seats}-{seed}": (seats, f"hashes {seed}") for seats in (2, 3, 4) for seed in range(3)}


def hashes_of(setup: Setup) -> list[str]:
    """The hash of the start, of every hundredth position and of the end of one random game."""
    g, rng = setup.start("hashes"), seeded("hashes")
    found = [state_hash(g)]
    made = 0
    while g.open:
        move_on(g, rng)
        made += 1
        if made % EVERY == 0 or not g.open:
            found.append(state_hash(g))
    return found


def wall_hashes_of(seats: int, seed: str) -> list[str]:
    """The hash of every fiftieth position and of the end of one random game of The Great Wall."""
    return [state_hash(g) for g in sampled(seats, seed, 50)]


def world_hashes_of(seats: int, seed: str) -> list[str]:
    """The hash of every fiftieth position and of the end of one random game of The Ancient World."""
    return [state_hash(g) for g in sampled_world(seats, seed, 50)]


def write(path: Path, games: dict[str, list[str]]) -> None:
    path.write_text(json.dumps(games, indent=1) + "\n", encoding="utf-8")
    print(f"{path.name}: {len(games)} games, {sum(map(len, games.values()))} hashes")


def main() -> None:
    """Write the files that the plain and the compiled engine must both reproduce."""
    write(HASHES, {name: hashes_of(setup) for name, setup in GAMES.items()})
    write(WALL_HASHES, {name: wall_hashes_of(*game) for name, game in WALL_GAMES.items()})
    write(WORLD_HASHES, {name: world_hashes_of(*game) for name, game in WORLD_GAMES.items()})


if __name__ == "__main__":
    main()
