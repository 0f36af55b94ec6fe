"""Messages about tournaments."""

from typing import Annotated, Literal

from msgspec import Meta, field

from teahouse.server.wire.basics import FromClient, FromServer, Word
from teahouse.server.wire.sitting import PaceShown, PaceWish

TournamentKind = Literal["swiss", "round_robin"]
TournamentState = Literal["gathering", "running", "over"]


class NewTournament(FromClient, frozen=True):
    """A tournament for two at a table; it begins when its host says so."""

    title: Annotated[str, Meta(min_length=1, max_length=60, pattern=r"\S")]
    game: Word
    kind: TournamentKind = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=12)] = 5
    """Of a Swiss tournament; else there are as many as it takes."""
    options: dict[Word, Word] = field(default_factory=dict)
    pace: PaceWish = field(default_factory=lambda: PaceWish("daily", hours=24))
    bots: Annotated[list[Word], Meta(max_length=32)] = field(default_factory=list)
    """Bots that play, too."""
    plays: bool = True
    """Whether whoever sets it up plays."""


class PlayerInTournament(FromServer, frozen=True):
    """Somebody who plays, and how they stand."""

    n: int
    name: str
    bot: str
    mine: bool
    score: float
    wins: int
    strength: float


class PairShown(FromServer, frozen=True):
    """A game of a round."""

    one: int
    two: int
    """-1: nobody, the round is free."""
    table: str
    result: float | None
    """What the first of them got: 1, ½ or 0; nothing while they play."""


class TournamentShown(FromServer, frozen=True):
    """A tournament, its players in the order in which they stand."""

    id: str
    title: str
    game: str
    game_title: str
    kind: TournamentKind
    state: TournamentState
    host: bool
    joined: bool
    rounds: int
    pace: PaceShown
    players: list[PlayerInTournament]
    games: list[list[PairShown]]
    """By round; none in lists."""
    at: str


class NoMore(FromClient, frozen=True):
    """Nothing to say but that it is to be done."""
