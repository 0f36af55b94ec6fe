"""Play games at random, with undos in between, and keep their records for `teahouse validate`.

python tools/records.py [--restamp | --renew]

Records that are there already are kept: they are the memory of how the rules once played. When the content has changed,
but none of them, --restamp gives those that still agree to their end the fingerprint of the present pack. When a change
of rules was meant to change them, --renew writes them anew.
"""

import sys
from pathlib import Path
from typing import Final, NamedTuple

from teahouse.engine.record import load, replay, save
from teahouse.engine.rng import seeded
from teahouse.engine.table import Table
from teahouse.shelf import open_game

CORPUS: Final = Path(__file__).resolve().parent.parent / "tests" / "records"
UNDO_ONE_IN: Final = 8


class Setup(NamedTuple):
    """A game to record; `most` moves at most."""

    game: str
    name: str
    seats: int
    options: dict[str, str]
    most: int = 10_000


SETUPS: Final = (
    Setup("zhanguo", "two-players", 2, {}),
    Setup("zhanguo", "three-players-harsh", 3, {"harsh_recruit": "on"}, 200),
    Setup("zhanguo", "four-players-auction", 4, {"boards": "auction", "colours": "choose"}, 200),
    Setup("zhanguo", "two-players-b", 2, {"boards": "b"}),
    Setup("zhanguo", "three-players-draft", 3, {"draft": "on", "track_order": "on"}, 200),
    Setup(
        "zhanguo",
        "four-players-everything",
        4,
        {"boards": "b", "draft": "on", "track_order": "on", "harsh_recruit": "on"},
        200,
    ),
    Setup("great_wall", "three-clans", 3, {}),
    Setup("great_wall", "four-clans", 4, {}),
    Setup("great_wall", "five-clans", 5, {}),
    Setup("great_wall", "two-clans", 2, {}),
    Setup("great_wall", "alone", 1, {"assistants": "both"}),
    Setup("great_wall", "two-together", 2, {"mode": "cooperative"}),
    Setup("great_wall", "three-together", 3, {"mode": "cooperative"}),
    Setup("great_wall", "three-khan-rat", 3, {"genghis": "on", "rat": "on"}),
    Setup("great_wall", "three-frost", 3, {"scenario": "frost"}),
    Setup("great_wall", "three-famine", 3, {"scenario": "famine"}),
    Setup("great_wall", "four-visit", 4, {"scenario": "visit"}),
    Setup("great_wall", "two-ghost", 2, {"scenario": "ghost"}),
    Setup("great_wall", "three-siege", 3, {"scenario": "siege", "mode": "cooperative"}),
    Setup("great_wall", "three-red", 3, {"scenario": "red", "mode": "cooperative"}),
    Setup("ancient_world", "two-players", 2, {}),
    Setup("ancient_world", "four-players-expand-plus", 4, {"expand_plus": "on"}),
)


def played(setup: Setup) -> Table:
    """A table after random moves, some of them taken back."""
    table = Table(open_game(setup.game).kind, setup.seats, setup.options, setup.name)
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
    """What became of a record; only the fingerprint of its content is changed."""
    record = load(str(path))
    kind = open_game(record.game).kind
    if replay(kind, record).trouble:
        return "does not agree any more"
    head, _, moves = path.read_text(encoding="utf-8").partition("\n")
    path.write_text(head.replace(str(record.head["content"]), kind.content) + "\n" + moves, encoding="utf-8")
    return "agrees"


def main() -> None:
    if "--restamp" in sys.argv:
        for path in sorted(CORPUS.glob("*/*.jsonl")):
            print(f"{path} {restamp(path)}")
        return
    for setup in SETUPS:
        path = CORPUS / setup.game / f"{setup.name}.jsonl"
        if path.exists() and "--renew" not in sys.argv:
            print(f"{path} is there already")
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        save(str(path), played(setup), ["random"] * setup.seats)
        print(f"{path} is written")


if __name__ == "__main__":
    main()
