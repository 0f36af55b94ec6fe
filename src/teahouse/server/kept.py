"""What the store keeps, as structures: people, tables with their seats, and the changes of a table."""

from datetime import UTC, datetime
from typing import Any, Literal

from msgspec import Struct, field

State = Literal["gathering", "playing", "over"]
Who = Literal["person", "bot", "open"]
Deed = Literal["play", "undo", "mute", "hear", "ask_back", "answer_back", "branch"]


def now() -> str:
    """The time, as it is kept and told."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Person(Struct, frozen=True):
    """Somebody with a cookie."""

    id: int
    name: str
    lang: str


class SeatRow(Struct, frozen=True):
    """A seat and who has it."""

    who: Who
    person: int | None = None
    """Whose it is; of a bot or an open seat, who left it."""
    bot: str = ""
    name: str = ""

    def is_of(self, person: Person | None) -> bool:
        return person is not None and self.who == "person" and self.person == person.id

    def is_free_for(self, person: Person | None) -> bool:
        """Whether somebody may sit down here: nobody sits, or a bot went on for him."""
        return self.who == "open" or (person is not None and self.who == "bot" and self.person == person.id)


class Standing(Struct, frozen=True):
    """What lists show of a game without playing it again."""

    moment: dict[str, str] = field(default_factory=dict)
    """By language."""
    awaited: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)


class TableRow(Struct, frozen=True, kw_only=True):
    """A table; the game itself is in its changes."""

    id: str
    game: str
    options: dict[str, str]
    seed: str
    rules: str
    content: str
    state: State
    listed: bool
    host: int
    version: int = 0
    revision: int = 0
    standing: Standing = field(default_factory=Standing)
    at: str = field(default_factory=now)
    next_table: str = ""
    branch_of: str = ""
    branch_at: int = 0
    hints: bool = False
    """Whether people may ask for hints."""
    paused: bool = False
    """Whether the bots wait."""
    seats: tuple[SeatRow, ...] = ()

    def seats_of(self, person: Person | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_of(person)]


class Change(Struct, frozen=True, omit_defaults=True):
    """One step of a table's version: what somebody did, and the entries of the record it made."""

    what: Deed
    seat: int
    entries: list[dict[str, Any]] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    """For `mute`: the reactions."""
    agree: bool = True


class Numbered(Struct, frozen=True):
    """A change with its place."""

    number: int
    key: str
    change: Change
