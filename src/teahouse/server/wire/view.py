"""A table as one seat sees it, now or in a replay."""

from typing import Any

from msgspec import field

from teahouse.server.wire.basics import FromServer
from teahouse.server.wire.lobby import TableShown
from teahouse.wording import Motion
from teahouse.wording.ending import Breakdown
from teahouse.wording.scenes import SceneShown


class OptionOffered(FromServer, frozen=True):
    """A legal move: its word, what it says, its price as pieces, the text of the card it is about."""

    move: str
    text: str
    group: str
    price: str
    note: str
    forecast: list[str]
    """What it will do, a short sentence for each thing, as far as that is certain."""
    reach: list[str]
    """Ids of the pieces it would change, and of those that could be played after it."""
    aside: bool = False
    """Whether it answers nothing: it can be made beside the question, which then stands again."""
    before: list[str] = field(default_factory=list)
    """The moves that lead to it and are made together with it."""


class LackShown(FromServer, frozen=True):
    """One thing that a refused move is short of: `chi`, have 1, need 2, and how one gets it."""

    what: str
    have: int
    need: int
    how: str


class OptionRefused(FromServer, frozen=True):
    """An answer one would expect here, and what it is short of."""

    move: str
    text: str
    group: str
    lacks: list[LackShown]


class Ahead(FromServer, frozen=True):
    """Answers that go further than the question: given in one go with the moves that lead to them.

    In the bar they stand in place of the option that is their first move.
    """

    first: str
    question: str
    """Where only one answer leads on, that answer and what is asked then; else empty."""
    options: list[OptionOffered]


class Asked(FromServer, frozen=True):
    """What this seat must decide now."""

    cause: str
    """What led to the question and whose doing it is, a sentence."""
    question: str
    kind: str
    clause: str
    options: list[OptionOffered]
    refused: list[OptionRefused]
    """Answers that belong here and are only short of something."""
    reaction: str
    """If this only offers a reaction: to what, in words; one may stop being asked."""
    ahead: Ahead | None = None
    """None where every answer is one move, and for whoever only looks."""


class LogLine(FromServer, frozen=True):
    """An event this seat may know."""

    n: int
    kind: str
    seat: int
    text: str
    heading: bool
    pieces: list[str]
    """Ids of the pieces it is about, to be shown while the line is pointed at."""
    motion: Motion
    """How these pieces move when the event is shown."""


class PlayerShown(FromServer, frozen=True):
    """A player as the seat panels show them; everything else about them is in `View.shown`."""

    seat: int
    name: str
    """The person or the bot."""
    title: str
    """What the game calls them: `Blue`, `Clan of Liang`."""
    colour: int
    """1–6: colour, shape and pattern of their pieces."""
    points: int
    waiting: str
    """Why we wait for them, empty if we do not."""


class TakeBack(FromServer, frozen=True):
    """Somebody asks the table to go back further than they may alone."""

    seat: int
    to: int
    agreed: list[int]
    missing: list[int]


class Ending(FromServer, frozen=True):
    """How it ended."""

    winners: list[int]
    points: list[int]
    text: str
    why: list[str]
    """What decided it, a sentence each."""
    breakdown: Breakdown
    """Where the points came from."""


class IntentShown(FromServer, frozen=True):
    """Something a phrase can be about, and the whole sentence."""

    about: str
    title: str
    text: str


class PhraseShown(FromServer, frozen=True):
    """A ready phrase; about nothing in particular if its only intent has no name."""

    word: str
    title: str
    intents: list[IntentShown]


class PlanningShown(FromServer, frozen=True):
    """What those who play together may tell each other; only plans of this period hold."""

    period: int
    phrases: list[PhraseShown]


class StockShown(FromServer, frozen=True):
    """What somebody has to pay with: `wood`, and how much in words, `6 wood`."""

    stock: str
    text: str


class TipShown(FromServer, frozen=True):
    """Something a coach says now."""

    id: str
    text: str
    once: bool
    """Only the first time in a game; else whenever it begins to hold."""


class WarningShown(FromServer, frozen=True):
    """Something a coach says before a move is made."""

    id: str
    text: str


class CoachShown(FromServer, frozen=True):
    """What a coach has to say to a seat that is asked, from what this seat sees."""

    now: str
    """What matters now; empty if nothing in particular."""
    tips: list[TipShown]
    warnings: dict[str, list[WarningShown]]
    """By answer, one's own legal moves, what speaks against it."""


class SpokenPart(FromServer, frozen=True):
    """A part of the table in words: what it is called, and what there is to say of it, line by line."""

    title: str
    lines: list[str]


class View(FromServer, frozen=True, tag="view"):
    """The table as one seat sees it at one version."""

    table: str
    version: int
    seat: int
    game: str
    shown: Any
    """What lies on the table and what follows from it, in the shape the game gives it: `shown.Table` of its words."""
    moment: str
    section: str
    """The chapter of the ledger that is being played."""
    players: list[PlayerShown]
    stocks: list[StockShown]
    """What the seat that looks has to pay with; empty for a spectator."""
    asked: Asked | None
    waiting: str
    """Why we wait, in one sentence; empty when it is on this seat."""
    can_undo: bool
    can_ask_back: bool
    take_back: TakeBack | None
    log_from: int
    """The lines replace everything the client has from this number on."""
    log: list[LogLine]
    scenes: list[SceneShown]
    """Great moments with new lines; each replaces what the client has of it, and none of older lines is left out."""
    ending: Ending | None
    planning: PlanningShown | None
    """None where nobody plays together."""
    coach: CoachShown | None = None
    """None unless whoever looks wants a coach and is asked."""
    spoken: list[SpokenPart] | None = None
    """The whole table in words; None unless whoever looks wants to hear it."""


# -- replays -------------------------------------------------------------------------------------


class ReplayStep(FromServer, frozen=True):
    """One step of a finished game: where the scrubber can stop."""

    at: int
    seat: int
    text: str
    heading: bool


class ReplayComment(FromServer, frozen=True):
    """What is said of the table after so many moves."""

    at: int
    text: str


class Replay(FromServer, frozen=True):
    """The outline of a finished game; `View` of a step comes from `/replay/{at}`."""

    table: TableShown
    steps: list[ReplayStep]
    comments: list[ReplayComment]
    """Of a sample game; else none."""
    goes_on: bool
    """Whether one may play on from its positions: not where only a recording is left."""


class SampleShown(FromServer, frozen=True):
    """A sample game in a list."""

    table: TableShown
    title: str
    about: str
    comments: int
