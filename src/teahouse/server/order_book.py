"""What is kept of the orders for a seat."""

from typing import Final, Literal

from msgspec import Struct, json


class Planned(Struct, frozen=True):
    """An answer to the next question, if that is of a kind."""

    kind: str
    move: str
    about: str


class Standing(Struct, frozen=True):
    """Every question of a kind is declined."""

    kind: str
    until: Literal["moment", "end"]
    about: str
    moment: str
    """Where the game stood when it was given."""


class Orders(Struct, frozen=True, omit_defaults=True):
    """Of one seat."""

    person: int
    """Who gave them: nobody else's are carried out."""
    plan: tuple[Planned, ...] = ()
    declines: tuple[Standing, ...] = ()
    dropped: bool = False
    """A plan was dropped since they were given."""

    @property
    def is_empty(self) -> bool:
        return not self.plan and not self.declines


_decoder: Final = json.Decoder(Orders)


def read(bodies: dict[int, str]) -> dict[int, Orders]:
    """By seat, as they were written."""
    return {seat: _decoder.decode(body) for seat, body in bodies.items()}


def written(orders: Orders) -> str | None:
    """None where there is nothing to remember."""
    return None if orders.is_empty and not orders.dropped else json.encode(orders).decode()
