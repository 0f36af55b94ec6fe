"""Messages about the house itself, and about what is a person's own."""

from typing import Annotated

from msgspec import Meta

from teahouse.server.wire.basics import FromClient, FromServer, SeatNumber


class House(FromServer, frozen=True):
    """How the house can be reached, and what whoever asks may do in it."""

    addresses: list[str]
    """What others can open, the best first; empty if only this machine can."""
    packs: bool
    """Whether they may bring packs of their own."""
    lab: bool
    """Whether they may run experiments."""
    host: bool
    """Whether they sit at its machine."""


class DeleteMe(FromClient, frozen=True):
    """Delete what is mine; the name is written once more, so that nobody does it by mistake."""

    name: Annotated[str, Meta(min_length=1, max_length=32)]


class ReportSeat(FromClient, frozen=True):
    """Tell whoever runs the house how somebody behaves."""

    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=400, pattern=r"\S")]
