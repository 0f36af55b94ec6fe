"""Notes on games: what a series should remember of each game besides points, and how it is told.

A game that has more to tell names a `notebook` of its own in its record.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from teahouse.engine.position import Position
from teahouse.registry import LoadedGame

Note = dict[str, Any]
"""What was noted of one game, as plain JSON values."""


class Sheet(NamedTuple):
    """A table to be printed; the first column is words, the others numbers."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


class Noted(Protocol):
    """A finished game as the notebook sees it again."""

    @property
    def players(self) -> list[str]: ...
    @property
    def points(self) -> list[int]: ...
    @property
    def winners(self) -> list[int]: ...
    @property
    def note(self) -> Note: ...


class Notebook(Protocol):
    """What one game notes, and what a series of notes shows."""

    def note(self, position: Position, events: Counter[str]) -> Note:
        """The end of a game, and how often each kind of event happened in it."""
        ...

    def figures(self, games: Sequence[Noted]) -> Note:
        """The whole series as plain JSON values."""
        ...

    def sheets(self, games: Sequence[Noted]) -> list[Sheet]:
        """The whole series as tables."""
        ...


def notebook_of(loaded: LoadedGame) -> Notebook | None:
    """The notebook of a game, if it has one."""
    if not loaded.game.notebook:
        return None
    notebook: Notebook = loaded.game.part(loaded.game.notebook)(loaded)
    return notebook
