"""Decisions: a question put to one seat, and the only judge of its answers."""

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar, final

from teahouse.engine.rng import Rng

if TYPE_CHECKING:
    from teahouse.engine.position import Position

G = TypeVar("G", bound="Position")


@final
class Lack:
    """What is missing for a refused move: have 1 chi, need 2."""

    def __init__(self, what: str, have: int, need: int) -> None:
        self.what = what
        self.have = have
        self.need = need


class Decision(Generic[G]):
    """What one seat must answer now.

    A decision is immutable data: its class and its constructor arguments (`data`) say everything,
    so copies of a position share it and a record can name it.

    `candidates` holds every legal move and may hold more. `refuse` judges any move at all and
    returns the clause that forbids it, or None; there is no other judge. `take` carries out a move
    that was not refused.
    """

    clause: ClassVar[str] = ""
    """The clause that says what is asked: it refuses whatever does not answer the question."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> tuple[object, ...]:
        """The constructor arguments: numbers, or immutable parts of the game."""
        return (self.seat,)

    def shown(self) -> tuple[object, ...]:
        """What the other seats see of `data`: all of it, unless the decision holds something hidden."""
        return self.data()

    def imagined(self, g: G, rng: Rng) -> "Decision[G]":
        """This decision as another seat may imagine it, what is hidden chosen afresh."""
        return self

    def candidates(self, g: G) -> list[int]:
        raise NotImplementedError

    def refuse(self, g: G, move: int) -> str | None:
        raise NotImplementedError

    def take(self, g: G, move: int) -> None:
        raise NotImplementedError

    def lacking(self, g: G, move: int) -> Lack | None:
        """What the refused move lacks, where a number helps."""
        return None

    def reaction(self, g: G) -> list[str]:
        """What this offers a reaction to, in words; empty for ordinary decisions.

        A seat may say once that it does not want to be asked for some of these.
        """
        return []

    def decline(self) -> int:
        """The move that declines a reaction."""
        raise NotImplementedError
