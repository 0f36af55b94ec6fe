"""An upgrade without an upgrade: for a while the server has other content or other rules installed."""

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from teahouse.engine.kind import GameKind
from teahouse.registry import LoadedGame, game_of, load_game
from teahouse.server import catalogue, content_packs, games


@contextmanager
def other_content(folder: Path, game: str, file: str, pattern: str, instead: str) -> Iterator[None]:
    """One file of the installed pack says something else."""
    pack = folder / f"another {game}"
    shutil.copytree(game_of(game).folder / "pack", pack)
    text, count = re.subn(pattern, instead, (pack / file).read_text(encoding="utf-8"))
    assert count, "nothing was changed"
    (pack / file).write_text(text, encoding="utf-8")

    def load(name: str, of: Path | None = None) -> LoadedGame:
        return load_game(name, pack if name == game and of is None else of)

    def files(name: str) -> content_packs.Files:
        return content_packs.files_in(pack) if name == game else installed_files(name)

    installed_files = content_packs.installed_files
    with installed_by(load), patch.object(content_packs, "installed_files", files):
        yield


@contextmanager
def other_rules(game: str, version: str, **changed: Any) -> Iterator[None]:
    """The game has another version, and some of its parts are others; whoever loads it gets this kind of it."""
    new: dict[str, Any] = {"version": version, **changed}
    touched: list[tuple[GameKind, dict[str, Any]]] = []

    def load(name: str, of: Path | None = None) -> LoadedGame:
        loaded = load_game(name, of)
        if name == game:
            touched.append((loaded.kind, {part: getattr(loaded.kind, part) for part in new}))
            for part, value in new.items():
                setattr(loaded.kind, part, value)
        return loaded

    try:
        with installed_by(load):
            yield
    finally:
        for kind, before in reversed(touched):
            for part, value in before.items():
                setattr(kind, part, value)


@contextmanager
def installed_by(load: Any) -> Iterator[None]:
    forget()
    try:
        with patch.object(games, "load_game", load):
            yield
    finally:
        forget()


def forget() -> None:
    for name in ("installed", "loaded", "teller"):
        if hasattr(found := getattr(games, name), "cache_clear"):
            found.cache_clear()
    catalogue.printed.cache_clear()
