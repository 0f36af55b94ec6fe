"""Finding the compiled engine: a tree of its own beside the sources, used only while it matches them.

`make build-fast` compiles `engine`, `games` and `bots` into `build/fast` and leaves a stamp there: one line for
the Python it was built for and one line for each source. A tree whose stamp does not match is never loaded.
"""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

COMPILED_PACKAGES: Final = ("engine", "games", "bots")
STAMP: Final = "stamp.txt"
SRC: Final = Path(__file__).resolve().parent.parent
TREE: Final = SRC.parent / "build" / "fast"


def python_tag() -> str:
    """The binary interface that compiled modules must match."""
    return EXTENSION_SUFFIXES[0]


def sources(src: Path = SRC) -> list[str]:
    """Every module that is compiled, as a path relative to `src`, sorted."""
    found: list[str] = []
    for package in COMPILED_PACKAGES:
        for folder, folders, files in os.walk(src / "teahouse" / package):
            folders[:] = [name for name in folders if name != "__pycache__"]
            within = Path(folder).relative_to(src).as_posix()
            found.extend(f"{within}/{name}" for name in files if name.endswith(".py"))
    return sorted(found)


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
