"""Finished games to be found again, and what people have reached."""

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.server.wire.basics import FromClient, FromServer
from teahouse.server.wire.lobby import TableShown

Outcome = Literal["", "won", "lost"]


class SeatReached(FromServer, frozen=True):
    """What one seat reached; `person` opens their page, 0 if there is none."""

    seat: int
    name: str
    person: int
    bot: bool
    mine: bool
    place: int
    points: int
    change: int
    """Of their rating; 0 where the game was not rated."""


class FinishedShown(FromServer, frozen=True):
    """A finished game."""

    id: str
    game: str
    title: str
    at: str
    listed: bool
    rated: bool
    favourite: bool
    setup: list[str]
    """What was chosen before it and is not as usual, in words."""
    seats: list[SeatReached]
    """In the order of their places."""


class FinishedFound(FromServer, frozen=True):
    """What a search finds, the newest first."""

    count: int
    games: list[FinishedShown]
    more: bool


class Favourite(FromClient, frozen=True):
    """Whether I want to find a game again."""

    favourite: bool


class RatingShown(FromServer, frozen=True):
    """How strong somebody is at a game."""

    game: str
    title: str
    games: int
    won: int
    rated: int
    """Games that counted."""
    rating: int
    """0 where none did."""
    give_or_take: int
    change: int
    """By the last game that counted."""
    missing: int
    """Games until the rating means something."""
    top: int
    """Among the best so many percent; 0 while it means nothing."""
    course: list[int]
    """The rating after each of the last games, oldest first."""


class WinShare(FromServer, frozen=True):
    """How often somebody won with something, or in some set-up."""

    title: str
    games: int
    won: int
    even: int
    """Percent that would be even, by how many sat at these tables."""


class WinShares(FromServer, frozen=True):
    """Such shares of one kind in one game."""

    game: str
    title: str
    kind: str
    shares: list[WinShare]


class SourceShown(FromServer, frozen=True):
    """Points from one source, on average."""

    title: str
    points: float


class SourcesShown(FromServer, frozen=True):
    game: str
    title: str
    sources: list[SourceShown]


class OpponentShown(FromServer, frozen=True):
    """Somebody one has played with."""

    person: int
    name: str
    games: int
    before: int
    """Games in which one finished before them."""


class BotRatingShown(FromServer, frozen=True):
    """What is published of a bot."""

    game: str
    name: str
    rating: int


class Profile(FromServer, frozen=True):
    """A person's page."""

    id: int
    name: str
    since: str
    mine: bool
    private: bool
    devices: int
    """On how many I am; 0 of somebody else."""
    games: int
    won: int
    ratings: list[RatingShown]
    running: list[TableShown]
    """Mine alone."""
    results: list[FinishedShown]
    shares: list[WinShares]
    sources: list[SourcesShown]
    opponents: list[OpponentShown]
    evenings: dict[str, int]
    """By day, games that ended, of the last eighteen weeks."""
    bots: list[BotRatingShown]


class Privacy(FromClient, frozen=True):
    """Whether others see nothing of my page."""

    private: bool


PersonName = Annotated[str, Meta(max_length=32)]
