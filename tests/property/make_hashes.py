"""Fingerprints of some seeded games: `python -m tests.property.make_hashes` writes them anew after a rule change."""

import json
from pathlib import Path
from typing import Final

from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import state_hash
from tests.property.watched import SETUPS, Setup, move_on

HASHES: Final = Path(__file__).with_name("zhanguo_hashes.json")
GAMES: Final = {str(setup): setup for setup in SETUPS[::7]}
EVERY: Final = 100


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


def main() -> None:
    """Write the file that the plain and the compiled engine must both reproduce."""
    games = {name: hashes_of(setup) for name, setup in GAMES.items()}
    HASHES.write_text(json.dumps(games, indent=1) + "\n", encoding="utf-8")
    print(f"{HASHES.name}: {len(games)} games, {sum(map(len, games.values()))} hashes")


if __name__ == "__main__":
    main()
