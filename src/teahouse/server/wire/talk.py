"""What goes through the socket of a table, both ways."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from teahouse.server.wire.basics import (
    Eyes,
    FromClient,
    FromServer,
    Key,
    Lang,
    SeatNumber,
    Version,
    Word,
    check_language,
)
from teahouse.server.wire.lobby import TableShown
from teahouse.server.wire.orders import OrdersShown
from teahouse.server.wire.sitting import Clocks
from teahouse.server.wire.view import LackShown, View


class WhyNot(FromServer, frozen=True, tag="why"):
    """Why a move cannot be made now."""

    move: str
    text: str
    allowed: bool
    sentence: str
    """Why not, about this move and no other."""
    lacks: list[LackShown]
    clause: str
    rule: str
    """What the clause says."""


class HintShown(FromServer, frozen=True):
    """A move worth thinking about, and what may come of it."""

    move: str
    text: str
    forecast: list[str]
    """What it will do, a short sentence for each thing, as far as that is certain."""
    chance: int
    """To win, in percent."""
    points: int
    low: int
    high: int
    """The points one may expect; four of five games end between the two others."""
    result: str
    """All this in words."""
    why: list[str]
    """What it leads to, compared with the next best: where the points come from; a sentence each."""
    fears: str
    """Whom it has to fear; empty where nobody in particular."""
    line: list[str]
    """What may follow, a sentence for each move."""


class Hints(FromServer, frozen=True, tag="hints"):
    """The best moves for a seat at a version, the best first."""

    seat: int
    version: int
    hints: list[HintShown]


class ChatLine(FromServer, frozen=True, tag="chat"):
    n: int
    seat: int
    name: str
    text: str
    at: str


class PlanLine(FromServer, frozen=True):
    """What a seat intends: a phrase and what it is about, or words of its own."""

    seat: int
    period: int
    phrase: str
    about: str
    text: str


class Plans(FromServer, frozen=True, tag="plans"):
    """Everything that was planned at a table; which of it still holds, the view says."""

    lines: list[PlanLine]


class Gathered(FromServer, frozen=True, tag="table"):
    """Somebody came, left, or sat down."""

    table: TableShown


class Done(FromServer, frozen=True, tag="done"):
    """Carried out and on disk."""

    key: str
    version: int


class Problem(FromServer, frozen=True, tag="problem"):
    """What went wrong, in the language of whoever asked."""

    code: str
    text: str
    key: str = ""
    clause: str = ""
    """The rule that refuses a move."""


class Heard(FromServer, frozen=True, tag="heard"):
    """What a typed line means: what there is to say to it, and what is to be done, which is asked for as ever."""

    lines: list[str]
    act: Literal["", "play", "undo", "restart", "hint", "mute", "unmute", "answers", "lang", "leave"] = ""
    move: str = ""
    """The answer to play, after those that lead to it."""
    before: list[str] = field(default_factory=list)
    lang: str = ""


class Changed(FromServer, frozen=True, tag="changed"):
    """The next view, told as what has changed since the last; whoever misses one looks again and gets the whole."""

    number: int
    """Counted from the last whole view, the first change being 1."""
    changes: Any
    """`[value]` is a new value, `[]` something that is gone; an object holds what has changed inside, by name or place;
    where a place of a list is gone, so is everything after it."""


Beside = Clocks | OrdersShown | ChatLine | Plans | Gathered
"""What is told beside the game."""
ServerMessage = Heard | View | Changed | WhyNot | Hints | Done | Problem | Beside


# -- what clients say ----------------------------------------------------------------------------


class Look(FromClient, frozen=True, tag="look"):
    """The first word on a socket, and again to change the seat or the language; answered with a `View`."""

    seat: Eyes
    lang: Lang
    log_from: Version = 0
    coach: bool = False
    """Whether a coach is wanted."""
    spoken: bool = False
    """Whether the table is wanted in words."""
    differences: bool = False
    """Whether views after the first may come as `Changed`."""

    def __post_init__(self) -> None:
        check_language(self.lang)


class Play(FromClient, frozen=True, tag="play"):
    """Give an answer; `before` are the moves that lead to it, all made together or none."""

    seat: SeatNumber
    version: Version
    move: Word
    key: Key
    before: Annotated[list[Word], Meta(max_length=3)] = field(default_factory=list)
    go_on: bool = False
    """Whether the table goes on to my next real choice: it makes for me every move that leaves nothing to choose."""
    ask_always: bool = False
    """Whether I want to be asked from now on even about gains that nobody declines."""
    confirm: bool = False
    """Whether to answer with the problem `confirm` instead, if this ends my turn or could not be taken back."""


class Undo(FromClient, frozen=True, tag="undo"):
    """Take back one move, or the whole turn as far as it is mine alone."""

    seat: SeatNumber
    version: Version
    key: Key
    whole_turn: bool = False


class AskBack(FromClient, frozen=True, tag="ask_back"):
    """Ask the table to go back to before my last move."""

    seat: SeatNumber
    version: Version
    key: Key


class AnswerBack(FromClient, frozen=True, tag="answer_back"):
    seat: SeatNumber
    agree: bool
    key: Key


class Mute(FromClient, frozen=True, tag="mute"):
    """Decline the reaction offered now, and do not ask again; `again` asks for all reactions again."""

    seat: SeatNumber
    version: Version
    key: Key
    again: bool = False


class Why(FromClient, frozen=True, tag="why"):
    seat: SeatNumber
    move: Word


class AskHint(FromClient, frozen=True, tag="ask_hint"):
    """What would the strongest bot do? Answered with `Hints` after a while; a new question replaces the old."""

    seat: SeatNumber


class DropHint(FromClient, frozen=True, tag="drop_hint"):
    """Never mind: the answer is not wanted any more."""

    seat: SeatNumber


class TypedLine(FromClient, frozen=True, tag="line"):
    """A line as it is typed at a terminal: a command, a number or the name of a move; answered with `Heard`."""

    seat: Eyes
    text: Annotated[str, Meta(max_length=200)]


class Say(FromClient, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=400, pattern=r"\S")]


class Plan(FromClient, frozen=True, tag="plan"):
    """Tell the others what my seat intends: a ready phrase, or words of my own; nothing takes it back."""

    seat: SeatNumber
    phrase: Annotated[str, Meta(max_length=32)] = ""
    about: Annotated[str, Meta(max_length=64)] = ""
    text: Annotated[str, Meta(max_length=80)] = ""


ClientMessage = Look | Play | Undo | AskBack | AnswerBack | Mute | Why | AskHint | DropHint | TypedLine | Say | Plan
