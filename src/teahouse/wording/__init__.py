"""The games in words: questions, moves, events and printed things, in one language, from what a seat may know."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

from teahouse.engine.cause import Cause
from teahouse.engine.decision import Lack
from teahouse.engine.event import Event
from teahouse.engine.forecast import Forecast
from teahouse.registry import LoadedGame
from teahouse.text import Texts
from teahouse.wording.ending import Breakdown, Result
from teahouse.wording.scenes import Cut, SceneKind, Staged

if TYPE_CHECKING:
    from teahouse.wording.forecast import Foreteller

Observation = dict[str, object]
Phase = dict[str, int | str]
"""Where a game stands, in numbers and words of its own that need no translation."""


Motion = Literal["pulse", "shake", "reveal", "roll"]
"""How the pieces of an event move when it is shown: they light up, tremble, are turned over, or are rolled as dice."""


class Choice(NamedTuple):
    """One legal move in words; choices of a group are listed together under its title."""

    move: int
    group: str
    text: str
    price: str
    """What it costs, as tokens: `2 chi, 1 wood`; empty if nothing."""
    note: str
    """What it would do, where that is plain to see: the text of a card."""


class Stock(NamedTuple):
    """What a player has to pay with: a word that needs no translation, and how much of it, in words."""

    stock: str
    text: str


class Sentence(NamedTuple):
    """An event in words."""

    text: str
    heading: bool
    """Begins a new part of the game: a round, a season."""
    pieces: tuple[str, ...]
    """Words of the places and cards it is about."""
    motion: Motion


class LackTold(NamedTuple):
    """One thing a refused move is short of, in words."""

    what: str
    """As a heading: `gold`, `workers in Wei`."""
    have: int
    need: int
    needed: str
    """As many of it as the move takes: `2 workers in Wei`."""
    how: str
    """How one comes by it, a sentence."""


class Verdict(NamedTuple):
    """Who won, where that needs other words than a list of winners, and why, in sentences."""

    headline: str
    why: list[str]


class Intent(NamedTuple):
    """Something a ready phrase can be about, and the whole sentence."""

    about: str
    title: str
    text: str


class Phrase(NamedTuple):
    """What one may tell the others in a few presses; a phrase about nothing has one nameless intent."""

    word: str
    title: str
    intents: list[Intent]


class Planning(NamedTuple):
    """How those who play together may tell each other what they intend; a plan holds for one period."""

    period: int
    phrases: list[Phrase]


class Reading(Protocol):
    """One observation as a game tells it, in one language: read once, then asked for all that a view needs."""

    def moment(self) -> str:
        """Where the game stands: the round, the season, whose turn."""
        ...

    def phase(self) -> Phase:
        """The facts behind `moment`: they can be stored, and told later in any language."""
        ...

    def section(self) -> str:
        """The chapter of the ledger being played: what its clauses share (`GW-BAR`)."""
        ...

    def question(self, seat: int) -> str:
        """What this seat is asked."""
        ...

    def cause(self, cause: Cause | None) -> str:
        """What led to the question of whoever looks, and whose doing it is; empty where that is not known."""
        ...

    def waiting(self, seat: int) -> str:
        """What this seat is deciding, told to the others: nothing they may not know. Empty if it is not asked."""
        ...

    def choices(self, moves: list[int]) -> list[Choice]:
        """The legal moves in words, in the order in which they are best read."""
        ...

    def word(self, move: int) -> str:
        """A move in words, whether or not it is legal now."""
        ...

    def tell(self, event: Event) -> Sentence | None:
        """An event as a sentence; None for one that only moves the game along."""
        ...

    def pieces(self, event: Event) -> tuple[str, ...]:
        """Words of the places and cards an event is about."""
        ...

    def scene(self, cut: Cut, events: Sequence[Event]) -> Staged:
        """A great moment, from the events of it that this seat heard."""
        ...

    def foretold(self, forecast: Forecast) -> list[str]:
        """What an answer of this seat will do, in short sentences."""
        ...

    def player(self, seat: int) -> str:
        """What the game calls this player."""
        ...

    def colour(self, seat: int) -> int:
        """1–6: the colour, shape and pattern of their pieces."""
        ...

    def played_with(self, seat: int) -> dict[str, str]:
        """What makes this seat's game its own, such as a general, by what such things are called; for statistics."""
        ...

    def stocks(self, seat: int) -> list[Stock]:
        """What this seat has to pay with, as far as it is seen; empty where nothing is paid."""
        ...

    def shown(self) -> object:
        """The table as the browser draws it, and what follows from it: a structure of the game's own."""
        ...

    def ending(self, result: Result) -> Breakdown:
        """Where the points of a finished game came from."""
        ...

    def verdict(self, winners: list[int], options: dict[str, str]) -> Verdict:
        """Why a game that was set up with these options ended so."""
        ...

    def planning(self) -> Planning | None:
        """None where nobody plays together, and after the end."""
        ...


class Teller(Protocol):
    """How one game speaks, in one language; every answer is made from an observation, never from a position."""

    scene_kinds: tuple[SceneKind, ...]
    """The great moments of the game."""
    silent: frozenset[str]
    """Kinds of events that are no sentence: they only move the game along, or are facts behind others."""
    places: frozenset[str]
    """Ids of what is drawn on the table and is part of no move."""
    foreteller: "Foreteller"
    """How it says what an answer will do."""

    def __init__(self, loaded: LoadedGame, texts: Texts) -> None: ...

    def title(self) -> str:
        """The name of the game."""
        ...

    def phase_text(self, phase: Phase) -> str:
        """The facts of `Reading.phase` in words."""
        ...

    def read(self, observation: Observation) -> Reading:
        """What one seat observes, ready to be told."""
        ...

    @property
    def texts(self) -> Texts:
        """The language it speaks."""
        ...

    def lack(self, lack: Lack) -> LackTold:
        """One thing a refused move is short of."""
        ...

    def why(self, clause: str) -> str:
        """What a clause says of a move that it refuses for another reason than want; empty if nothing."""
        ...

    def reaction(self, word: str) -> str:
        """What a reaction is to, by the word the rules have for it."""
        ...

    def printed(self) -> object:
        """Everything printed on boards and cards, with names and texts: a structure of the game's own."""
        ...

    def unveiled(self, observations: list[Observation]) -> Observation:
        """The observations of all seats as one with everything open."""
        ...


def teller_of(loaded: LoadedGame, texts: Texts) -> Teller:
    """The teller that the game's record names, in the language of these texts; without one, a plain one."""
    if not loaded.game.teller:
        from teahouse.wording.plain import PlainTeller  # it says what this module names

        return PlainTeller(loaded, texts)
    made: Teller = loaded.game.part(loaded.game.teller)(loaded, texts)
    return made
