"""Messages about what a seat wants done for it: answers for what comes, and questions it does not want to be asked."""

from typing import Annotated, Literal

from msgspec import Meta, field

from teahouse.server.wire.basics import FromClient, FromServer, SeatNumber, Word

Told = Annotated[str, Meta(max_length=200)]


class PlannedAnswer(FromClient, frozen=True):
    """If I am asked this next, answer so; if I am asked anything else, or may not answer so, ask me."""

    kind: Word
    """The class of the question."""
    move: Word
    about: Told = ""
    """The question in words, for whoever planned it."""


class StandingDecline(FromClient, frozen=True):
    """Decline all questions of a kind for me, as long as the game stands where it stands, or to its end."""

    kind: Word
    until: Literal["moment", "end"] = "moment"
    about: Told = ""


class GiveOrders(FromClient, frozen=True):
    """Everything that is to be done for a seat, in place of what was to be done before; nothing takes it back."""

    seat: SeatNumber
    plan: Annotated[list[PlannedAnswer], Meta(max_length=8)] = field(default_factory=list)
    declines: Annotated[list[StandingDecline], Meta(max_length=16)] = field(default_factory=list)


class PlannedShown(FromServer, frozen=True):
    kind: str
    move: str
    about: str
    text: str
    """The answer in words."""


class DeclineShown(FromServer, frozen=True):
    kind: str
    until: Literal["moment", "end"]
    about: str


class OrdersShown(FromServer, frozen=True, tag="orders"):
    """What is to be done for a seat; nobody else hears of it."""

    seat: int
    plan: list[PlannedShown]
    declines: list[DeclineShown]
    dropped: bool
    """A plan was dropped: something else came."""
