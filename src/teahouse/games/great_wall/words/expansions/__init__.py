"""How expansions speak: a module each, found in this folder; its name is that of the expansion.

A `Speech` adds what only its expansion says and shows. Questions, moves and events have their messages in a Fluent file
of their own. What lies on the table is told as panels and marks, so that terminal and browser show any expansion
without knowing it.
"""

import pkgutil
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from teahouse.games.great_wall.words.seen import Asked, Seen
from teahouse.wording import Motion

if TYPE_CHECKING:
    from teahouse.games.great_wall.words.words import Words

Args = dict[str, str | int]


class Figure(Struct, frozen=True, kw_only=True):
    """A figure or marker of a clan; seat -1 belongs to nobody."""

    icon: str
    label: str
    seat: int = -1
    count: int = 1


class Mark(Struct, frozen=True, kw_only=True):
    """Something that stands on a place of the board: `section left`, `area barracks`, `player 2`."""

    at: str
    icon: str
    label: str
    seat: int = -1


class Spot(Struct, frozen=True, kw_only=True):
    """A place on a card of the expansion; its id is the word of the move that names it, so it can be clicked."""

    id: str
    label: str
    icon: str = ""
    closed: bool = False
    figures: list[Figure] = []


class Grid(Struct, frozen=True, kw_only=True):
    """Spots in rows; None leaves a gap."""

    rows: list[list[Spot | None]]


class Track(Struct, frozen=True, kw_only=True):
    """Numbered spaces and the markers on them."""

    label: str
    spaces: list[str]
    markers: list[tuple[int, Figure]]
    """The space, counted from 0, and what stands there."""


class Sheet(Struct, frozen=True, kw_only=True):
    """A card of the expansion that lies on the table."""

    id: str
    name: str
    icon: str
    text: str = ""
    off: bool = False
    """It no longer works."""
    grid: Grid | None = None


class Panel(Struct, frozen=True, kw_only=True):
    """One part of what lies on the table."""

    id: str
    title: str
    icon: str
    lines: list[str] = []
    """How things stand, a sentence each."""
    sheets: list[Sheet] = []
    tracks: list[Track] = []
    spots: list[Spot] = []


def no_parts(words: "Words", family: str, at: int, seen: Seen) -> Args:
    return {}


def no_meaning(words: "Words", meaning: str, value: Any, seen: Seen) -> Args | None:
    return None


def no_facts(words: "Words", asked: Asked, seen: Seen) -> Args:
    return {}


def no_panels(words: "Words", seen: Seen) -> list[Panel]:
    return []


def no_marks(words: "Words", seen: Seen) -> list[Mark]:
    return []


class Speech(Struct, frozen=True, kw_only=True):
    """What one expansion adds to the language."""

    questions: dict[str, dict[str, str]] = {}
    """By decision, what its fields mean to the question."""
    facts: Callable[["Words", Asked, Seen], Args] = no_facts
    """What one of these questions wants to know of the table."""
    families: tuple[tuple[int, str], ...] = ()
    """The first move of each family of its own, and the family's name: its message is `move-<name>`."""
    parts: Callable[["Words", str, int, Seen], Args] = no_parts
    """The parts of a move's message, from its place in the family."""
    meaning: Callable[["Words", str, Any, Seen], Args | None] = no_meaning
    """What a number of an event or question is to its message, for words of its own."""
    pieces: dict[str, tuple[str, ...]] = {}
    """By event, the pieces of the board it is about."""
    motions: dict[str, Motion] = {}
    """By event, how those pieces move when it is shown, where they do more than light up."""
    firsts: dict[str, int] = {}
    """By meaning, the first move of the family that has its words, for pieces."""
    reasons: dict[int, str] = {}
    """By bit, why the game may end: its message is `reason-<name>`."""
    headings: tuple[str, ...] = ()
    """Events that begin a chapter of the log."""
    panels: Callable[["Words", Seen], list[Panel]] = no_panels
    marks: Callable[["Words", Seen], list[Mark]] = no_marks


def found() -> list[Speech]:
    names = sorted(module.name for module in pkgutil.iter_modules(__path__))
    return [import_module(f"{__name__}.{name}").SPEECH for name in names]


SPEECHES: Final = found()


def panels(words: "Words", seen: Seen) -> list[Panel]:
    """What expansions add to the table; nothing where none takes part."""
    return [panel for speech in SPEECHES for panel in speech.panels(words, seen)]


def marks(words: "Words", seen: Seen) -> list[Mark]:
    return [mark for speech in SPEECHES for mark in speech.marks(words, seen)]
