"""Teahouse: a digital table for strategy board games.

    import teahouse

    position = teahouse.load("zhanguo").start(seats=3, seed=7)
    position.play(position.legal_moves[0])
    position.observe(0)

`teahouse.all_games()` lists the games. `docs/research.md` goes on from here.

In a checkout, importing this package chooses the engine: the compiled one from `build/fast` while it matches the
sources, else the plain one. `TEAHOUSE_PURE=1` asks for the plain engine; `TEAHOUSE_FAST=1` insists on the compiled one.
In an installed wheel the compiled modules lie beside the plain ones and Python itself prefers them.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from teahouse import fast as _fast

if TYPE_CHECKING:
    from teahouse.registry import LoadedGame

__version__ = "0.2.0"

_note = ""


def _choose_engine() -> None:
    """Put the compiled tree in front, if it may and should be used."""
    global _note
    if os.environ.get("TEAHOUSE_PURE"):
        _note = "the plain engine is used because TEAHOUSE_PURE is set"
        return
    insist = bool(os.environ.get("TEAHOUSE_FAST"))
    if (_fast.SRC.parent / "pyproject.toml").is_file():
        why_not = _fast.refusal()
        if why_not is None:
            sys.meta_path.insert(0, _fast.CompiledFinder())
            sys.path.append(str(_fast.TREE))
            return
        _note = why_not
    if insist and not is_compiled():
        raise ImportError(f"TEAHOUSE_FAST is set, but {_note or 'this installation has no compiled engine'}")


def is_compiled() -> bool:
    """Whether the engine in use is the compiled one."""
    spec = find_spec("teahouse.engine")
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def build_note() -> str:
    """One sentence about which engine is in use, and why."""
    return _note or ("the compiled engine is used" if is_compiled() else "the plain engine is used")


def load(name: str, pack: str | Path | None = None) -> LoadedGame:
    """A game by its name, with its own cards or those of a pack of yours; `start` begins to play."""
    from teahouse.docstrings import explain  # what a game needs is imported with the first game
    from teahouse.engine.kind import GameKind
    from teahouse.engine.position import Position
    from teahouse.registry import load_game

    explain(Position, GameKind)
    return load_game(name, None if pack is None else Path(pack))


def all_games() -> list[str]:
    """The names of the installed games."""
    from teahouse import registry

    return registry.games()


_choose_engine()
compiled: bool = is_compiled()
