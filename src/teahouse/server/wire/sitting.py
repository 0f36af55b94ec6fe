"""Messages about time, and about how people end what they have begun."""

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.server.pace import PaceKind, Wish
from teahouse.server.wire.basics import FromClient, FromServer, SeatNumber


class PaceWish(FromClient, frozen=True):
    """How much time people have, and what happens when it has run out."""

    kind: PaceKind = "none"
    start: Annotated[int, Meta(ge=10, le=86_400)] = 900
    """Seconds on each clock at the beginning."""
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 20
    """Seconds that come onto a clock with every answer that ends its waiting."""
    hours: Annotated[int, Meta(ge=1, le=336)] = 24
    """For every turn."""
    at_end: Literal["bot", "vote", "resign"] = "bot"
    away: Annotated[int, Meta(ge=0, le=20_160)] = 0
    """Minutes after which the others may put a bot where somebody is away, or choose a new host."""


class PaceShown(FromServer, frozen=True):
    """How much time people have at a table."""

    kind: PaceKind
    start: int
    increment: int
    hours: int
    at_end: Literal["bot", "vote", "resign"]
    away: int


class ClockShown(FromServer, frozen=True):
    """The time of one seat; moments are seconds since 1970, by the clock of the server."""

    left: float
    """Seconds, while it stands."""
    until: float
    """When it will have run out; 0 while it stands."""
    late: bool
    """It has run out, and the others vote."""


class Clocks(FromServer, frozen=True, tag="clocks"):
    """All clocks of a table."""

    now: float
    """The time of the server when this was sent."""
    seats: list[ClockShown]
    window: float
    """Until when the table waits for nobody in particular; 0 while it does not."""


class BallotShown(FromServer, frozen=True):
    """What somebody wants to be done about a clock that has run out."""

    late: int
    seat: int
    wish: Wish


class SittingShown(FromServer, frozen=True):
    """How people stand with time and with each other."""

    pace: PaceShown
    clocks: Clocks | None
    """None at tables without clocks."""
    ballots: list[BallotShown]
    enders: list[int]
    """Seats of people who want to end the game here."""
    resigned: list[int]
    ended: Literal["", "agreed", "resigned"]
    """Why the game was over before its end."""
    may_choose_host: bool
    """Whoever asks may say who is the host."""
    host: str
    """The host's name, where they sit."""


class Resign(FromClient, frozen=True):
    """Give up the game; it cannot be taken back."""

    seat: SeatNumber


class EndHere(FromClient, frozen=True):
    """Want the game to end here, unfinished, or not; it does when everybody wants it."""

    agree: bool


class VoteLate(FromClient, frozen=True):
    """What shall be done about somebody whose time has run out."""

    late: SeatNumber
    wish: Wish


class ChooseHost(FromClient, frozen=True):
    """Who is to be the host."""

    seat: SeatNumber
