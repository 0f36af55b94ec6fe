"""Fingerprints of some seeded games: `python -m tests.property.make_hashes` writes them anew after a rule change.

The plain and the compiled engine must both reproduce them. Each game has a module `tests.games.<game>.property.hashes`
with the names of its games, `GAMES`, and `hashes_of(name)`.
"""

import json
from importlib import import_module
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parents[1]


def committed(game: str) -> dict[str, list[str]]:
    """The hashes that are kept, by the name of the seeded game."""
    found: dict[str, list[str]] = json.loads(_file(game).read_text(encoding="utf-8"))
    return found


def _file(game: str) -> Path:
    return TESTS / "games" / game / "property" / "hashes.json"


def main() -> None:
    """Write the files anew."""
    for folder in sorted((TESTS / "games").glob("*/property")):
        game = folder.parent.name
        module = import_module(f"tests.games.{game}.property.hashes")
        hashes = {name: module.hashes_of(name) for name in module.GAMES}
        _file(game).write_text(json.dumps(hashes, indent=1) + "\n", encoding="utf-8")
        print(f"{game}: {len(hashes)} games, {sum(map(len, hashes.values()))} hashes")


if __name__ == "__main__":
    main()
