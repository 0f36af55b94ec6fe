"""People, games, tables and rules: what is said before and around a game."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from teahouse.server.wire.basics import FromClient, FromServer, Lang, Name, SeatNumber, Version, Word, check_language
from teahouse.server.wire.sitting import PaceWish, SittingShown
from teahouse.text import SOURCE


class Introduce(FromClient, frozen=True):
    """A name is enough to play."""

    name: Name
    lang: Lang = SOURCE

    def __post_init__(self) -> None:
        check_language(self.lang)


class Me(FromServer, frozen=True):
    """Who I am here; a guest without a name has not introduced themselves yet."""

    name: str
    lang: Lang
    kept: bool = False
    """Whether I can come back without this device: with a password, or a passkey."""


class OptionShown(FromServer, frozen=True):
    """A choice before the game starts, in words."""

    name: str
    title: str
    note: str
    choices: list[str]
    choice_titles: list[str]


class BotShown(FromServer, frozen=True):
    """A bot that can take a seat."""

    name: str
    title: str
    note: str


class GameShown(FromServer, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    players: str
    """For how many it is, in words."""
    time: str
    """How long it takes, in words; empty where nobody has said it."""
    line: str
    """What it is about, in a line; empty where nobody has said it."""
    seat_counts: list[int]
    usual_seats: int
    options: list[OptionShown]
    bots: list[BotShown]
    usual_bot: str
    first_bot: str
    """Whom to play against in a first game."""


class SetUp(FromClient, frozen=True):
    """What somebody would like to play: how many, and which options; those they do not name are as usual."""

    seats: Annotated[int, Meta(ge=1, le=5)]
    options: dict[Word, Word] = field(default_factory=dict)


class Forbidden(FromServer, frozen=True):
    """A choice the rules do not allow beside the others."""

    option: str
    choice: str
    clause: str
    why: str
    """In words: for whom it is, or what the clause says."""


class Possible(FromServer, frozen=True):
    """A set-up that can be played, as near to what was asked for as can be, and every choice it forbids."""

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
    options: dict[Word, Word] = field(default_factory=dict)
    listed: bool = False
    hints: bool | UnsetType = UNSET
    """Whether people may ask for hints; if nobody says, only somebody who plays alone against bots may."""
    strict: bool | UnsetType = UNSET
    """Whether pauses tell nothing of what others have; if nobody says, between people they do not."""
    hold: bool = False
    """Whether the host says when to deal, so that everybody can add to the shuffle before."""
    pace: PaceWish = field(default_factory=PaceWish)
    """How much time people have; if nobody says, there are no clocks."""
    pack: Annotated[str, Meta(max_length=40)] = ""
    """A pack on the shelf to play with; empty for the cards of the game."""
    rated: bool = False
    """Whether the game counts for the ratings of the people at the table: without hints, with the usual cards."""


class SeatShown(FromServer, frozen=True):
    """A seat and who has it."""

    seat: int
    who: Literal["person", "bot", "open"]
    name: str
    bot: str
    mine: bool
    free: bool
    """Whoever asks may sit down here."""
    online: bool
    replaceable: bool
    """Whoever asks may let a bot go on here, for somebody who is away."""
    shares: list[int]
    """The other seats of the same person: several people at one screen, or one who plays for several."""
    colour: int
    """1–6: colour, shape and pattern of their pieces."""


class SeatNews(FromServer, frozen=True):
    """Something that happened at a seat, in words; `n` counts up."""

    n: int
    seat: int
    text: str
    at: str


class NewcomerShown(FromServer, frozen=True):
    """Somebody who has never sat here and asks for a seat of a running game."""

    n: int
    seat: int
    name: str
    mine: bool
    """It is whoever asks."""
    decides: bool
    """Whoever asks has to let them in or not."""
    missing: list[str]
    """Who has not answered yet."""


class LetIn(FromClient, frozen=True):
    """Let a newcomer in or not; they may think better of it themselves."""

    n: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    """Of the newcomer, as the table is shown."""
    agree: bool


class ChanceShown(FromServer, frozen=True):
    """What somebody added to the shuffle; before the deal others see only that they have."""

    name: str
    text: str
    mine: bool


class AddChance(FromClient, frozen=True):
    """What the caller adds to the shuffle, in place of what they added before; nothing takes it back."""

    text: Annotated[str, Meta(max_length=64)]


class DrawShown(FromServer, frozen=True):
    """A shuffle, with what lay there before and after; or a number below `size`."""

    of: str
    size: int
    before: list[int]
    after: list[int]


class Shuffles(FromServer, frozen=True):
    """Everything chance decided in a finished game, and what it can be drawn again from."""

    commitment: str
    seed: str
    added: list[str]
    draws: list[DrawShown]


class TableShown(FromServer, frozen=True):
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
    strict: bool
    """Whether pauses tell nothing of what others have."""
    commitment: str
    """SHA-256 of the seed, which binds it before anybody has added anything; the seed is shown after the end."""
    hold: bool
    """Whether the host says when to deal."""
    chance: list[ChanceShown]
    """What people added to the shuffle."""
    seat_news: list[SeatNews]
    """The last changes of seats, oldest first; none in lists."""
    newcomers: list[NewcomerShown]
    """Who asks for a seat while the game runs; none in lists."""
    history: str
    """What must be told of how a game of earlier rules or cards is shown; empty for one of today, and in lists."""
    pack: str
    """The content pack it is played with, where that is not what is installed; empty in lists."""
    pack_name: str
    """What that pack is called, where somebody has brought it."""
    sitting: SittingShown
    """How people stand with time and with each other."""
    rated: bool
    """Whether the game counts for ratings."""


class TakeSeat(FromClient, frozen=True):
    """Sit down; without a number at the first open seat."""

    seat: SeatNumber | UnsetType = UNSET


class LeaveSeat(FromClient, frozen=True):
    """Get up; without a number from all seats that are mine. A bot may go on, else the seat is open."""

    seat: SeatNumber | UnsetType = UNSET
    bot: Annotated[str, Meta(max_length=32)] = ""


class GiveSeat(FromClient, frozen=True):
    """Before a game the host gives any seat to a bot or to whoever comes, and sends away who sat there.

    In a game a bot goes on for somebody who is away, and the host takes a bot's seat or gives it to whoever comes.
    """

    seat: SeatNumber
    who: Literal["me", "bot", "open"]
    bot: Annotated[str, Meta(max_length=32)] = ""


class Arrange(FromClient, frozen=True):
    """What the host may change while a game is played; what they do not name stays."""

    paused: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET


class Branch(FromClient, frozen=True):
    """Play on from a position of a finished game; seats as in a new table."""

    at: Version
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=5)]


# -- rules ---------------------------------------------------------------------------------------


class Clause(FromServer, frozen=True):
    """One rule."""

    id: str
    text: str
    kind: Literal["rule", "ruling", "example", "printed", "derived"]
    source: str
    """Where the books say it."""
    example: bool
    """Whether it can be shown on the board."""
    tests: list[str]
    """The tests that prove it, as pytest names them."""


class RuleSection(FromServer, frozen=True):
    """A section of the ledger; `id` is what all its clauses share (`GW-BAR`)."""

    id: str
    title: str
    clauses: list[Clause]


class RuleChapter(FromServer, frozen=True):
    """Sections that are read together, under a title and a sentence; both may be empty."""

    id: str
    title: str
    summary: str
    sections: list[RuleSection]


class Rules(FromServer, frozen=True):
    """The rules of a game in the order in which people learn them."""

    game: str
    chapters: list[RuleChapter]
    questions: list[str]
    """What one might ask the search."""


class FoundPart(FromServer, frozen=True):
    """A piece of a text, and whether it is what was looked for."""

    text: str
    hit: bool


class FoundRule(FromServer, frozen=True):
    """What answers a question: a clause, a word of the glossary, a part of the introduction, or a chapter."""

    kind: Literal["clause", "term", "page", "chapter"]
    name: str
    title: list[FoundPart]
    text: list[FoundPart]
    goes_to: str
    """The clause, section or chapter where more stands; empty where it is no part of the rules."""


class FoundRules(FromServer, frozen=True):
    """What a search finds, best first."""

    query: str
    count: int
    hits: list[FoundRule]


# -- glossary ------------------------------------------------------------------------------------


class TermShown(FromServer, frozen=True):
    """A word of a game and what it means."""

    id: str
    word: str
    meaning: str
    forms: list[str]
    """How texts have it: `horde(s)`, `отряд(а|у)`, `орд~`."""
    also: list[str]
    """What people call it when they search."""
    see: list[str]
    icons: list[str]
    rule: str
    """The clause, or the chapter, that says more."""


class SymbolShown(FromServer, frozen=True):
    """A sign of the board and what it means."""

    icon: str
    word: str
    meaning: str
    term: str
    """The term that says more; empty if there is none."""


class ColouredShown(FromServer, frozen=True):
    """A thing known by its colour, and the sign that says the same without it."""

    icon: str
    forms: list[str]
    """How texts have its words, as forms of a term. A lone word with a capital letter is a player."""


class Glossary(FromServer, frozen=True):
    game: str
    terms: list[TermShown]
    others: list[str]
    """Phrases in which words of terms mean something else."""
    symbols: list[SymbolShown]
    coloured: list[ColouredShown]
