"""Finding the compiled engine: a tree of its own beside the sources, used only while it matches them.

`make build-fast` compiles the engine, the bots, and the rules and minds of the games into `build/fast` and leaves a
stamp there: one line for the Python it was built for and one line for each source. A tree whose stamp does not match is
never loaded.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
from typing import Final

COMPILED_PACKAGES: Final = ("engine", "bots", "games/*/rules", "games/*/mind")
STAMP: Final = "stamp.txt"
SRC: Final = Path(__file__).resolve().parent.parent
TREE: Final = SRC.parent / "build" / "fast"


class CompiledFinder(MetaPathFinder):
    """Finds a module of Teahouse in the compiled tree, whatever package it lies in."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package = fullname.rpartition(".")[0]
        if package.partition(".")[0] != "teahouse":
            return None
        found = PathFinder.find_spec(fullname, [str(TREE.joinpath(*package.split(".")))])
        return found if found is not None and found.loader is not None else None


def python_tag() -> str:
    """The binary interface that compiled modules must match."""
    return EXTENSION_SUFFIXES[0]


def sources(src: Path = SRC) -> list[str]:
    """Every module that is compiled, as a path relative to `src`, sorted."""
    found: list[str] = []
    packages = [folder for pattern in COMPILED_PACKAGES for folder in (src / "teahouse").glob(pattern)]
    for package in packages:
        for folder, folders, files in os.walk(package):
            folders[:] = [name for name in folders if name != "__pycache__"]
            within = Path(folder).relative_to(src).as_posix()
            found.extend(f"{within}/{name}" for name in files if name.endswith(".py"))
    return sorted(found)


def module(name: str) -> str:
    """The name of the module in a source."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def digest(path: Path) -> str:
    """The fingerprint of one source."""
    import hashlib  # needed only when a file looks touched

    return hashlib.sha256(path.read_bytes()).hexdigest()


def stamp(src: Path = SRC) -> str:
    """What the stamp of a tree compiled from these sources says."""
    lines = [python_tag()]
    for name in sources(src):
        status = (src / name).stat()
        lines.append(f"{digest(src / name)} {status.st_size} {status.st_mtime_ns} {name}")
    return "\n".join(lines) + "\n"


def refusal(tree: Path = TREE, src: Path = SRC) -> str | None:
    """Why the compiled tree must not be used, as a sentence; None if it is exactly these sources compiled."""
    try:
        lines = (tree / STAMP).read_text(encoding="utf-8").splitlines()
    except OSError:
        return "there is no compiled engine: make build-fast"
    if not lines or lines[0] != python_tag():
        return "compiled engine is for another Python: make build-fast"
    stale = "compiled engine is older than the sources: make build-fast"
    entries = [line.split(" ", 3) for line in lines[1:]]
    if [entry[-1] for entry in entries] != sources(src):
        return stale
    for sha, size, mtime, name in entries:
        status = (src / name).stat()
        if status.st_size != int(size):
            return stale
        if status.st_mtime_ns != int(mtime) and digest(src / name) != sha:
            return stale
    return None
