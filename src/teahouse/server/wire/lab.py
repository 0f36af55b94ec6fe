"""Experiments in the browser."""

from typing import Annotated, Literal

from msgspec import Meta, field

from teahouse.server.wire.basics import FromClient, FromServer, Word


class NewExperiment(FromClient, frozen=True):
    """What is to be compared."""

    game: Word
    bots: Annotated[list[Word], Meta(min_length=1, max_length=5)]
    """One for each seat."""
    games: Annotated[int, Meta(ge=2, le=100_000)]
    """Of each pack, at most."""
    a: Annotated[str, Meta(max_length=40)] = ""
    """A pack on the shelf; empty for the cards of the game."""
    b: Annotated[str, Meta(max_length=40)] | None = None
    """The pack that is compared with it; none to look at one alone."""
    options: dict[Word, Word] = field(default_factory=dict)
    seed: Annotated[str, Meta(max_length=60)] = "0"
    title: Annotated[str, Meta(max_length=80)] = ""
    watch: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=20)] = field(default_factory=list)
    """Cards that decide when it is enough, as `generals/zhou_tong`."""
    width: Annotated[float, Meta(gt=0, le=2)] | None = None
    """Enough when their intervals are as narrow as this."""


class ExperimentShown(FromServer, frozen=True):
    """An experiment and how far it is."""

    id: str
    title: str
    game: str
    game_title: str
    a: str
    """What the packs are called; empty for the cards of the game."""
    b: str | None
    bots: list[str]
    games: int
    state: Literal["waiting", "running", "stopped", "done", "failed"]
    played: int
    wanted: int
    rate: float
    """Games a second."""
    left: int
    """Seconds, if all games are played; 0 where nobody knows."""
    text: str
    """What went wrong."""
    at: str
    command: str
    """The same at a terminal."""


class ShareShown(FromServer, frozen=True):
    """A share or number with the interval that holds the true one in 95 of 100 cases."""

    value: float
    low: float
    high: float


class CardFound(FromServer, frozen=True):
    """How those fared who had or played a card."""

    kind: str
    place: str
    name: str
    before: ShareShown
    after: ShareShown
    change: float
    verdict: str
    """In words."""
    mark: Literal["fairer", "less-fair", "weak", "strong", "few", "none"]
    clear: bool


class FigureFound(FromServer, frozen=True):
    """Something that can be counted in every game."""

    title: str
    before: str
    after: str
    doubt: str
    clear: bool


class FoundSoFar(FromServer, frozen=True):
    """What the games of an experiment show by now."""

    games: int
    """Of each pack."""
    two: bool
    fair: float
    """The share of victories of a card without any influence."""
    title: str
    question: str
    likely: list[str]
    cannot: list[str]
    figures: list[FigureFound]
    cards: list[CardFound]
    """The largest change first."""
