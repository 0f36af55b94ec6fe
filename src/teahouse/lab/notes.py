"""Notes on games: what a series should remember of each game besides points, and how it is told.

A game that has more to tell names a `notebook` of its own in its record.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from teahouse.engine.event import Event
from teahouse.engine.position import Position
from teahouse.loading.name import Name
from teahouse.registry import LoadedGame

Note = dict[str, Any]
"""What was noted of one game, as plain JSON values."""


class Sheet(NamedTuple):
    """A table to be printed; the first column is words, the others numbers."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


class Facts(NamedTuple):
    """What the note of one game says in the shape that all games share, so that series can be compared."""

    length: int
    """In years or rounds."""
    ends: list[str]
    """Why it ended; empty where there is only one way."""
    held: dict[str, list[list[str]]]
    """By kind of card, and by seat, the ids of what was had or played; what was played twice stands twice."""
    counts: dict[str, float]
    """How often things happened."""


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

    @property
    def kinds(self) -> Sequence[str]:
        """The kinds of cards it follows; the message `GAME-lab-KIND` says what they are called."""
        ...

    @property
    def counted(self) -> Sequence[str]:
        """What it counts, named in the same way."""
        ...

    def note(self, position: Position, events: Sequence[Event]) -> Note:
        """The end of a game, and what happened in it."""
        ...

    def facts(self, note: Note) -> Facts:
        """The same, as all games say it."""
        ...

    def name(self, kind: str, card: str) -> Name:
        """What a card is called."""
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
