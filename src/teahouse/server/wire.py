"""What goes over the wire: every message of the HTTP interface and of a table's socket.

The browser's types are made from these structures by `tools/web_types.py`. Sentences are already in the language of
whoever asks; words of moves (`region 1`) are the same in every language and are also the ids of pieces on the board.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

SPECTATOR = -1

Name = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"\S")]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client for every change it asks for; a repeated key is never carried out twice."""
Lang = Literal["en", "ru"]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Eyes = Annotated[int, Meta(ge=-2, le=5)]
"""Whose view: a seat, -1 a spectator, -2 everything open (finished games only)."""


class FromClient(Struct, frozen=True, forbid_unknown_fields=True):
    """Whatever people send; a field we do not know is refused."""


class Told(Struct, frozen=True):
    """Whatever we tell people."""


# -- people, games, tables -----------------------------------------------------------------------


class Introduce(FromClient, frozen=True):
    """A name is enough to play."""

    name: Name
    lang: Lang = "en"


class Me(Told, frozen=True):
    """Who I am here; a guest without a name has not introduced himself yet."""

    name: str
    lang: Lang


class OptionShown(Told, frozen=True):
    """A choice before the game starts, in words."""

    name: str
    title: str
    note: str
    choices: list[str]
    choice_titles: list[str]


class BotShown(Told, frozen=True):
    """A bot that can take a seat."""

    name: str
    title: str
    note: str


class GameShown(Told, frozen=True):
    """A game on the shelf."""

    name: str
    title: str
    seat_counts: list[int]
    usual_seats: int
    options: list[OptionShown]
    bots: list[BotShown]
    usual_bot: str


class SetUp(FromClient, frozen=True):
    """What somebody would like to play: how many, and which options; those he does not name are as usual."""

    seats: Annotated[int, Meta(ge=1, le=5)]
    options: dict[Word, Word] = {}


class Forbidden(Told, frozen=True):
    """A choice the rules do not allow beside the others."""

    option: str
    choice: str
    clause: str
    why: str
    """In words: for whom it is, or what the clause says."""


class Possible(Told, frozen=True):
    """A set-up that can be played, as near to the wish as possible, and every choice that is forbidden beside it."""

    options: dict[str, str]
    forbidden: list[Forbidden]


class SeatWish(FromClient, frozen=True):
    """Who shall sit here: `me` (any number of seats: one screen for several), a bot, or whoever comes."""

    who: Literal["me", "bot", "open"]
    bot: Annotated[str, Meta(max_length=32)] = ""
    name: Annotated[str, Meta(max_length=32)] = ""
    """For `me`: a name of its own when several share one screen."""


class NewTable(FromClient, frozen=True):
    """A table to set up; it starts as soon as no seat is open."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=5)]
    options: dict[Word, Word] = {}
    listed: bool = False
    hints: bool | UnsetType = UNSET
    """Whether people may ask for hints; if nobody says, only who plays alone against bots may."""


class SeatShown(Told, frozen=True):
    """A seat and who has it."""

    seat: int
    who: Literal["person", "bot", "open"]
    name: str
    bot: str
    mine: bool
    free: bool
    """Whoever asks may sit down here."""
    online: bool


class TableShown(Told, frozen=True):
    """A table from outside."""

    id: str
    game: str
    title: str
    state: Literal["gathering", "playing", "over"]
    seats: list[SeatShown]
    options: dict[str, str]
    listed: bool
    host: bool
    version: int
    moment: str
    """Where the game stands, in words: `Year 3, autumn`."""
    awaited: list[int]
    winners: list[int]
    points: list[int]
    at: str
    """When something last happened, ISO 8601."""
    next_table: str
    """The rematch, if there is one."""
    branch_of: str
    branch_at: int
    hints: bool
    """Whether people may ask for hints."""
    paused: bool
    """Whether the bots wait."""


class TakeSeat(FromClient, frozen=True):
    """Sit down; without a number at the first open seat."""

    seat: SeatNumber | UnsetType = UNSET


class LeaveSeat(FromClient, frozen=True):
    """Get up; without a number from all seats that are mine. A bot may go on, else the seat is open."""

    seat: SeatNumber | UnsetType = UNSET
    bot: Annotated[str, Meta(max_length=32)] = ""


class GiveSeat(FromClient, frozen=True):
    """The host lets a bot go on for a person, or gives a bot's seat to himself, to whoever comes or to another bot."""

    seat: SeatNumber
    who: Literal["me", "bot", "open"]
    bot: Annotated[str, Meta(max_length=32)] = ""


class Arrange(FromClient, frozen=True):
    """What the host may change while a game is played; what he does not name stays."""

    paused: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET


class Branch(FromClient, frozen=True):
    """Play on from a position of a finished game; seats as in a new table."""

    at: Version
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=5)]


# -- rules ---------------------------------------------------------------------------------------


class Clause(Told, frozen=True):
    id: str
    text: str


class RuleSection(Told, frozen=True):
    """A chapter of the ledger; `id` is what all its clauses share (`GW-BAR`)."""

    id: str
    title: str
    clauses: list[Clause]


class Rules(Told, frozen=True):
    game: str
    sections: list[RuleSection]


# -- a table seen by one seat --------------------------------------------------------------------


class OptionOffered(Told, frozen=True):
    """A legal move: its word, what it says, its price as pieces, what it would do."""

    move: str
    text: str
    group: str
    price: str
    note: str


class Asked(Told, frozen=True):
    """What this seat must decide now."""

    question: str
    kind: str
    clause: str
    options: list[OptionOffered]
    reaction: str
    """If this only offers a reaction: to what, in words; one may stop being asked."""


class LogLine(Told, frozen=True):
    """An event this seat may know."""

    n: int
    kind: str
    seat: int
    text: str
    heading: bool
    pieces: list[str]
    """Ids of the pieces it is about, to be shown while the line is pointed at."""


class PlayerShown(Told, frozen=True):
    """A player as the seat panels show him; everything else about him is in the observation."""

    seat: int
    name: str
    """The person or the bot."""
    title: str
    """What the game calls him: `Blue`, `Clan of Liang`."""
    colour: int
    """1–6: colour, shape and pattern of his pieces."""
    points: int
    waiting: str
    """Why we wait for him, empty if we do not."""


class TakeBack(Told, frozen=True):
    """Somebody asks the table to go back further than he may alone."""

    seat: int
    to: int
    agreed: list[int]
    missing: list[int]


class Ending(Told, frozen=True):
    """How it ended."""

    winners: list[int]
    points: list[int]
    text: str
    why: list[str]
    """What decided it, a sentence each; empty where the points say everything."""
    rows: list[list[str]]
    """Where the points came from: the first row is headings, then a row for each seat."""


class IntentShown(Told, frozen=True):
    """Something a phrase can be about, and the whole sentence."""

    about: str
    title: str
    text: str


class PhraseShown(Told, frozen=True):
    """A ready phrase; about nothing in particular if its only intent has no name."""

    word: str
    title: str
    intents: list[IntentShown]


class PlanningShown(Told, frozen=True):
    """What those who play together may tell each other; only plans of this period hold."""

    period: int
    phrases: list[PhraseShown]


class View(Told, frozen=True, tag="view"):
    """The table as one seat sees it at one version."""

    table: str
    version: int
    seat: int
    game: str
    observation: dict[str, Any]
    facts: dict[str, Any]
    """What follows from the observation and helps to see: forecasts, prices."""
    moment: str
    section: str
    """The chapter of the ledger that is being played."""
    players: list[PlayerShown]
    asked: Asked | None
    waiting: str
    """Why we wait, in one sentence; empty when it is on this seat."""
    can_undo: bool
    can_ask_back: bool
    take_back: TakeBack | None
    log_from: int
    """The lines replace everything the client has from this number on."""
    log: list[LogLine]
    ending: Ending | None
    planning: PlanningShown | None
    """None where nobody plays together."""


class WhyNot(Told, frozen=True, tag="why"):
    """Why a move cannot be made now."""

    move: str
    text: str
    allowed: bool
    clause: str
    rule: str
    lack: str
    have: int
    need: int


class HintShown(Told, frozen=True):
    """A move worth thinking about, and what may come of it."""

    move: str
    text: str
    chance: int
    """To win, in percent."""
    points: int
    spread: int
    """The points one may expect, and how far they may be off: a standard deviation."""
    result: str
    """All this in words."""
    line: list[str]
    """What may follow, a sentence for each move."""


class Hints(Told, frozen=True, tag="hints"):
    """The best moves for a seat at a version, the best first."""

    seat: int
    version: int
    hints: list[HintShown]


class ChatLine(Told, frozen=True, tag="chat"):
    n: int
    seat: int
    name: str
    text: str
    at: str


class PlanLine(Told, frozen=True):
    """What a seat intends: a phrase and what it is about, or words of its own."""

    seat: int
    period: int
    phrase: str
    about: str
    text: str


class Plans(Told, frozen=True, tag="plans"):
    """Everything that was planned at a table; which of it still holds, the view says."""

    lines: list[PlanLine]


class Gathered(Told, frozen=True, tag="table"):
    """Somebody came, left, or sat down."""

    table: TableShown


class Done(Told, frozen=True, tag="done"):
    """Carried out and on disk."""

    key: str
    version: int


class Problem(Told, frozen=True, tag="problem"):
    """What went wrong, in the language of whoever asked."""

    code: str
    text: str
    key: str = ""
    clause: str = ""
    """The rule that refuses a move."""


ServerMessage = View | WhyNot | Hints | ChatLine | Plans | Gathered | Done | Problem


# -- what clients say at a table -----------------------------------------------------------------


class Look(FromClient, frozen=True, tag="look"):
    """The first word on a socket, and again to change the seat or the language; answered with a `View`."""

    seat: Eyes
    lang: Lang
    log_from: Version = 0


class Play(FromClient, frozen=True, tag="play"):
    seat: SeatNumber
    version: Version
    move: Word
    key: Key


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
    """What would a sage do? Answered with `Hints` when he has thought about it; a new question replaces the old."""

    seat: SeatNumber


class DropHint(FromClient, frozen=True, tag="drop_hint"):
    """Never mind: the answer is not wanted any more."""

    seat: SeatNumber


class Say(FromClient, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=400, pattern=r"\S")]


class Plan(FromClient, frozen=True, tag="plan"):
    """Tell the others what my seat intends: a ready phrase, or words of my own; nothing takes it back."""

    seat: SeatNumber
    phrase: Annotated[str, Meta(max_length=32)] = ""
    about: Annotated[str, Meta(max_length=64)] = ""
    text: Annotated[str, Meta(max_length=80)] = ""


ClientMessage = Look | Play | Undo | AskBack | AnswerBack | Mute | Why | AskHint | DropHint | Say | Plan


# -- replays -------------------------------------------------------------------------------------


class ReplayStep(Told, frozen=True):
    """One step of a finished game: where the scrubber can stop."""

    at: int
    seat: int
    text: str
    heading: bool


class Replay(Told, frozen=True):
    """The outline of a finished game; `View` of a step comes from `/replay/{at}`."""

    table: TableShown
    steps: list[ReplayStep]
