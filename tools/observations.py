"""Write docs/observations.md: what stands where in the observations of every game, from their layouts.

python tools/observations.py            write the page
python tools/observations.py --check    only say whether it is up to date
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
os.environ.setdefault("TEAHOUSE_PURE", "1")  # a layout needs no speed
sys.path[:0] = [str(ROOT / "src")]

import teahouse  # noqa: E402  (found through the line above)
from teahouse.engine.layout import CATEGORY, Layout, Plane  # noqa: E402
from teahouse.registry import LoadedGame  # noqa: E402

PAGE: Final = ROOT / "docs" / "observations.md"
LONGEST: Final = 6
"""So many words of a list are shown; of longer ones the first and the last."""
HEAD: Final = """# What stands where in an observation

Made by `tools/observations.py` from `kind.layout()`; a test keeps it up to date. [Research](research.md) says how
observations are used.

- A row holds numbers from 0 to 255. **flag**: 0 or 1. **number**: how many, and 255 for more. **one of**: places of
  which at most one holds a 1. **category**: the number of a value, 0 being the first of those listed.
- Seats are counted from the observer, who is always player 0; player 1 sits to their left, and so on. Places without a
  player, and cards the observer does not see, are zeros.
- The planes of *player 0* are there for each of the other players as well, in the same order.
- **cards** says which table of the structured form (`teahouse.envs.Structure`) has a line for each place.
"""


def words(names: list[str]) -> str:
    """A list in short."""
    if len(names) > LONGEST:
        return f"{names[0]}, {names[1]}, … {names[-1]}"
    return ", ".join(names)


def places(plane: Plane) -> str:
    last = plane.at + len(plane.places) - 1
    return str(plane.at) if last == plane.at else f"{plane.at}–{last}"


def line(plane: Plane) -> str:
    named = [place for place in plane.places if place]
    name = f"`{plane.name}`" + (f": {words(named)}" if named else "")
    how = f"category: {words(plane.values)}" if plane.how == CATEGORY else plane.how
    return f"| {places(plane)} | {name} | {how} | {plane.deck} | {plane.note} |"


def shown(layout: Layout) -> list[Plane]:
    """All planes; of players those of the observer, and of runs of like planes the first."""
    found: list[Plane] = []
    before = ("", [""])
    for plane in layout.planes:
        like = (plane.note, plane.places)
        run = plane.seat < 0 and plane.note and like == before and plane.name.split()[0] == found[-1].name.split()[0]
        if plane.seat <= 0 and not run:
            found.append(plane)
        before = like
    return found


def chapter(game: LoadedGame) -> list[str]:
    layout = game.kind.layout()
    seats = 1 + max(plane.seat for plane in layout.planes)
    mine = [plane for plane in layout.planes if plane.seat == 0]
    each = sum(len(plane.places) for plane in mine)
    title = " ".join(part.capitalize() for part in game.name.split("_"))
    return [
        "",
        f"## {title} (`{game.name}`)",
        "",
        f"{layout.size} features in {len(layout.planes)} planes; {each} of them for each of {seats} players and more",
        "of their pieces. Of planes that differ only in a number or a name the first is shown.",
        "",
        "| places | plane | what it holds | cards | meaning |",
        "| --- | --- | --- | --- | --- |",
        *[line(plane) for plane in shown(layout)],
    ]


def page() -> str:
    """The whole page; only games of the house are on it."""
    own = [game for name in teahouse.all_games() if (game := teahouse.load(name)).game.package.startswith("teahouse.")]
    return HEAD + "\n".join([line for game in own for line in chapter(game)]) + "\n"


def main(arguments: list[str]) -> int:
    text = page()
    if "--check" in arguments:
        if PAGE.read_text(encoding="utf-8") == text:
            return 0
        print("observations: docs/observations.md is not what the layouts say: python tools/observations.py")
        return 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
