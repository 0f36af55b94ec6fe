"""What the store keeps, as structures: people, tables with their seats, and the changes of a table."""

from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from teahouse.server.pace import Pace, Sitting
from teahouse.wording import Phase

State = Literal["gathering", "playing", "over"]
Who = Literal["person", "bot", "open"]
SeatHappening = Literal[
    "sat",
    "dealt",
    "back",
    "left",
    "kept",
    "replaced",
    "sent_away",
    "opened",
    "bot",
    "late",
    "resigned",
    "resigned_late",
    "host",
    "asked",
    "let_in",
    "turned_down",
    "withdrawn",
]
"""What happens at a seat.

Somebody sat down, was there when the cards were dealt, or came back; got up, with a bot that goes on or without; was
replaced by a bot while they were away, or sent away before the game; or it went to whoever comes, or to a bot. Their
time ran out, and a bot goes on or they have resigned; they resigned; they are the host now. In a running game somebody
new asked for it, was let in by one of the others or turned down, or thought better of it.
"""
KNOCKS: Final = ("asked", "let_in", "turned_down", "withdrawn")
"""What changes nothing about who sits there."""

ANYBODY: Final = 0


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
    banned: bool = False
    """Whether whoever runs the house does not let them in."""
    session: int = 0
    """By which of their devices they speak; 0 where nobody spoke."""


class Session(Struct, frozen=True):
    """A device on which somebody is there."""

    id: int
    device: str
    at: str
    seen: str


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


class SeatEvent(Struct, frozen=True):
    """Something that happened at a seat; what is kept of it is never changed."""

    seat: int
    what: SeatHappening
    state: State
    """Of the table, once it had happened."""
    person: int | None
    """Whose seat it is, or was."""
    name: str
    by: int | None
    """Who did it."""
    by_name: str
    n: int = 0
    at: str = ""


class PastOfSeats(Struct, frozen=True):
    """What has happened at the seats of a table."""

    last: tuple[SeatEvent, ...] = ()
    """The last changes, oldest first."""
    hands: frozenset[tuple[int, int]] = frozenset()
    """People, and seats whose hands they have seen."""
    sent_away: frozenset[int] = frozenset()
    """Whom the host wants to see no more, or those who play."""
    asking: tuple[SeatEvent, ...] = ()
    """Newcomers who wait for an answer."""
    let_in: frozenset[tuple[int, int, int]] = frozenset()
    """Newcomers, seats and those who have let them in there; whoever opened a seat lets anybody in: newcomer 0."""

    def hands_of(self, person: int) -> set[int]:
        return {seat for each, seat in self.hands if each == person}

    def agreed(self, newcomer: int, seat: int) -> set[int]:
        """Who has let somebody in at a seat."""
        return {by for who, where, by in self.let_in if where == seat and who in (newcomer, ANYBODY)}


class Summary(Struct, frozen=True):
    """What lists show of a game without playing it again: facts, which are put into words when a list is shown."""

    phase: Phase = field(default_factory=dict)
    """Where the game stands; empty before it begins, and after an upgrade until somebody asks."""
    awaited: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    colours: list[int] = field(default_factory=list)
    """By seat, the colour of its pieces, from 1; empty where an older release wrote this."""
    sitting: Sitting = field(default_factory=Sitting)
    """Clocks, votes and who has resigned."""


class AddedChance(Struct, frozen=True):
    """What somebody added to the shuffle."""

    person: int
    name: str
    text: str


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
    pack: str = ""
    """The stored pack it is played with; empty for the content that was installed when it began."""
    windows: bool = False
    """Whether questions are put so that nobody can tell from them what others have; older tables do not."""
    strict: bool = False
    """Whether nobody can tell it from the pauses, either."""
    hold: bool = False
    """Whether the game begins when the host says so, and not as soon as no seat is open."""
    chance: tuple[AddedChance, ...] = ()
    """What people added to the shuffle before the deal."""
    pace: Pace = field(default_factory=Pace)
    """How much time people have."""
    rated: bool = False
    """Whether its game counts for ratings."""
    seats: tuple[SeatRow, ...] = ()

    @property
    def deadline(self) -> float | None:
        """The next moment, in seconds since 1970, at which something has to be done for somebody."""
        return self.summary.sitting.deadline if self.state == "playing" else None

    def with_sitting(self, sitting: Sitting) -> "TableRow":
        return replace(self, summary=replace(self.summary, sitting=sitting))

    def hosted_by(self, person: int) -> "TableRow":
        """The table with another host."""
        return replace(self, host=person, revision=self.revision + 1)

    def seats_of(self, person: Person | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_of(person)]

    def seats_shared_with(self, number: int) -> list[int]:
        """The other seats of the person who sits there."""
        here = self.seats[number]
        same = [n for n, seat in enumerate(self.seats) if seat.who == "person" and seat.person == here.person]
        return [n for n in same if n != number] if here.who == "person" else []


class Mark(Struct, frozen=True):
    """How far a table is."""

    version: int
    revision: int
    lines: int = 0
    """Of the chat."""
    plans: tuple[tuple[int, int, str, str, str], ...] = ()


# -- changes -------------------------------------------------------------------------------------


class ChangeBase(Struct, frozen=True, omit_defaults=True, tag_field="what"):
    """A fact about a table: what somebody did, and the entries it added to the record of the game."""

    seat: int
    entries: list[dict[str, Any]] = field(default_factory=list)


class Played(ChangeBase, frozen=True, tag="play"):
    """An answer, and what was declined or answered by itself after it: all of it is taken back together."""


class Attended(ChangeBase, frozen=True, tag="table"):
    """The table answered for a seat that had nothing to choose, or does not want to be asked."""


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


Change = Played | Attended | Undone | Muted | Unmuted | TakeBackAsked | TakeBackAnswered | Branched


class NumberedChange(Struct, frozen=True):
    """A change with its place: the version it makes, and the key by which it is made once."""

    number: int
    key: str
    change: Change
