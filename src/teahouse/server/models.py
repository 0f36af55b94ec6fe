"""What the store keeps, as structures: people, tables with their seats, and the changes of a table."""

from datetime import UTC, datetime, timedelta
from typing import Any, Literal

from msgspec import Struct, field

from teahouse.wording import Phase

State = Literal["gathering", "playing", "over"]
Who = Literal["person", "bot", "open"]


def now() -> str:
    """The time, as it is stored and sent."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def ago(long: timedelta) -> str:
    return (datetime.now(UTC) - long).isoformat(timespec="milliseconds")


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
        """Whether somebody may sit down here: nobody sits, or a bot went on for them."""
        return self.who == "open" or (person is not None and self.who == "bot" and self.person == person.id)


class Summary(Struct, frozen=True):
    """What lists show of a game without playing it again: facts, which are put into words when a list is shown."""

    phase: Phase = field(default_factory=dict)
    """Where the game stands; empty before it begins, and after an upgrade until somebody asks."""
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
    summary: Summary = field(default_factory=Summary)
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


# -- changes -------------------------------------------------------------------------------------


class ChangeBase(Struct, frozen=True, omit_defaults=True, tag_field="what"):
    """A fact about a table: what somebody did, and the entries it added to the record of the game."""

    seat: int
    entries: list[dict[str, Any]] = field(default_factory=list)


class Played(ChangeBase, frozen=True, tag="play"):
    """An answer, and what was declined or answered by itself after it: all of it is taken back together."""


class Undone(ChangeBase, frozen=True, tag="undo"):
    """Moves a seat took back by itself."""


class Muted(ChangeBase, frozen=True, tag="mute"):
    """A seat declined a reaction, and is not asked for such reactions again."""

    words: list[str] = field(default_factory=list)
    """The reactions."""


class Unmuted(ChangeBase, frozen=True, tag="hear"):
    """A seat is asked for all reactions again."""


class TakeBackAsked(ChangeBase, frozen=True, tag="ask_back"):
    """A seat asked the others to go back."""


class TakeBackAnswered(ChangeBase, frozen=True, tag="answer_back"):
    """A seat agreed or did not; with the last agreement the table went back."""

    agree: bool = True


class Branched(ChangeBase, frozen=True, tag="branch"):
    """Moves that were taken over from another table; nobody can take them back."""


Change = Played | Undone | Muted | Unmuted | TakeBackAsked | TakeBackAnswered | Branched


class NumberedChange(Struct, frozen=True):
    """A change with its place: the version it makes, and the key by which it is made once."""

    number: int
    key: str
    change: Change
