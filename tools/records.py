"""Play games at random, with undos in between, and keep their records for `teahouse validate`.

python tools/records.py [--restamp | --renew]

Records that are there already are kept: they are the memory of how the rules once played. When rules or content have
changed, --restamp gives those that still agree to their end the header of the present. When a change of rules was meant
to change one, take its file away and it is written anew; --renew writes all of them anew.
"""

import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from teahouse.engine.record import header, load, replay, save
from teahouse.engine.rng import seeded
from teahouse.engine.table import Table
from teahouse.registry import load_game

TESTS: Final = Path(__file__).resolve().parent.parent / "tests" / "games"
UNDO_ONE_IN: Final = 8


class Setup(NamedTuple):
    """A game to record; `most` moves at most."""

    game: str
    name: str
    seats: int
    options: dict[str, str]
    most: int = 10_000
    windows: bool = False
    """Whether everybody who could be asked is waited for, as at tables on a server."""
    added: tuple[str, ...] = ()
    """What players add to the shuffle."""


def setups() -> Iterator[Setup]:
    """Every game to record, from the file `records.toml` beside the records of each game."""
    for file in sorted(TESTS.glob("*/records/records.toml")):
        for entry in tomllib.loads(file.read_text(encoding="utf-8"))["record"]:
            yield Setup(file.parents[1].name, **{"options": {}, **entry, "added": tuple(entry.get("added", ()))})


def played(setup: Setup) -> Table:
    """A table after random moves, some of them taken back."""
    kind = load_game(setup.game).kind
    table = Table(kind, setup.seats, setup.options, setup.name, windows=setup.windows, added=list(setup.added))
    rng = seeded(f"{setup.name} moves")
    while not table.position.over and table.moves < setup.most:
        decision = table.position.open[rng.below(len(table.position.open))]
        if table.can_undo(decision.seat) and rng.below(UNDO_ONE_IN) == 0:
            table.undo(decision.seat)
            continue
        options = table.position.options(decision)
        table.play(decision.seat, options[rng.below(len(options))])
    return table


def restamp(path: Path) -> str:
    """What became of a record; only its header is changed: rules, pack, and the options in their words."""
    record = load(str(path))
    kind = load_game(record.game).kind
    again = replay(kind, record)
    if again.trouble:
        return f"does not agree any more: line {again.line}: {again.trouble}"
    head = json.dumps(header(again.table, record.players), ensure_ascii=False, separators=(",", ":"))
    _, _, moves = path.read_text(encoding="utf-8").partition("\n")
    path.write_text(head + "\n" + moves, encoding="utf-8")
    return "agrees"


def main() -> None:
    if "--restamp" in sys.argv:
        for path in sorted(TESTS.glob("*/records/*.jsonl")):
            print(f"{path} {restamp(path)}")
        return
    for setup in setups():
        path = TESTS / setup.game / "records" / f"{setup.name}.jsonl"
        if path.exists() and "--renew" not in sys.argv:
            print(f"{path} is there already")
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        save(str(path), played(setup), ["random"] * setup.seats)
        print(f"{path} is written")


if __name__ == "__main__":
    main()
