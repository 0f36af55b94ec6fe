"""Dependencies point one way: each room of the house imports only the rooms below it.

python tools/layers.py [SRC]
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

# Lowest first; rooms on one line may not import one another.
LAYERS: Final = (
    ("fast",),
    ("engine",),
    ("games",),
    ("content",),
    ("cardtext",),
    ("shelf",),
    ("bots", "telling"),
    ("envs", "lab", "server", "terminal"),
    ("commands",),
    ("cli", "__main__"),
)
FREE: Final = frozenset({"ledger", "locale", "text"})  # rooms that stand aside: they import nothing above the shelf
LEVEL: Final = {room: level for level, rooms in enumerate(LAYERS) for room in rooms}
SHELF: Final = LEVEL["shelf"]
PURE_ROOMS: Final = frozenset({"engine", "games", "bots"})  # compiled: standard library and mypy_extensions only
ALLOWED_OUTSIDE: Final = frozenset({*sys.stdlib_module_names, "mypy_extensions"})


def imported(path: Path, package: str) -> Iterator[tuple[int, str]]:
    """Every module the file imports, absolute, with its line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*parents, *([base] if base else [])])
            if base == "teahouse":
                for alias in node.names:
                    yield node.lineno, f"teahouse.{alias.name}"
            else:
                yield node.lineno, base


def complaint(room: str, module: str, rooms: frozenset[str]) -> str | None:
    """What is wrong with `room` importing `module`; None if nothing is."""
    top, _, rest = module.partition(".")
    if top != "teahouse":
        if room in PURE_ROOMS and top not in ALLOWED_OUTSIDE:
            return f"{room} is compiled and may import only the standard library and mypy_extensions, not {top}"
        return None
    other = rest.partition(".")[0]
    if other not in rooms or other == room:
        return None  # a name of the package itself, such as __version__, or the same room
    if room in PURE_ROOMS:
        if LEVEL.get(other, len(LAYERS)) < LEVEL[room] and other in PURE_ROOMS:
            return None
        below = [each for each in PURE_ROOMS if LEVEL[each] < LEVEL[room]]
        return f"{room} may import only {' and '.join(sorted(below)) or 'itself'}, not teahouse.{other}"
    if room in FREE:
        return None if other in FREE or LEVEL.get(other, len(LAYERS)) <= SHELF else f"{room} may not import {other}"
    if other in FREE or LEVEL[other] < LEVEL[room]:
        return None
    return f"{room} may not import teahouse.{other}: dependencies point from cli down to engine"


def is_room(path: Path) -> bool:
    """A module, or a folder with something in it."""
    return path.suffix == ".py" or (path.is_dir() and any(path.iterdir()))


def check(src: Path) -> list[str]:
    """All complaints about the tree under `src`."""
    house = src / "teahouse"
    rooms = frozenset(path.stem for path in house.iterdir() if path.stem[0] not in "_." and is_room(path))
    known = FREE | frozenset(LEVEL)
    found = [f"{house / room}: unknown room; give it a place in tools/layers.py" for room in sorted(rooms - known)]
    for path in sorted(house.rglob("*.py")):
        parts = path.relative_to(house).with_suffix("").parts
        room = parts[0]
        if room == "__init__" or room not in known:
            continue
        package = ".".join(("teahouse", *parts[:-1]))
        for line, module in imported(path, package):
            if wrong := complaint(room, module, rooms & known):
                found.append(f"{path}:{line}: {wrong}")
    return found


def main(arguments: list[str]) -> int:
    """Print every complaint; 2 if there is one."""
    src = Path(arguments[0]) if arguments else Path(__file__).resolve().parent.parent / "src"
    if not (src / "teahouse").is_dir():
        print(f"layers: {src} has no folder teahouse; name the src folder", file=sys.stderr)
        return 2
    found = check(src)
    for sentence in found:
        print(sentence, file=sys.stderr)
    return 2 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
