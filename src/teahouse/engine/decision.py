"""Decisions: a question put to one seat, and the only judge of its answers."""

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from teahouse.engine.fields import Declared
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Declared, Generic[G]):
    """What one seat must answer now.

    A decision is immutable data: its class and its declared fields say everything, so copies of a position share it and
    a record can name it. A field is a number, a tuple, or an immutable part of the game.

    `candidates` holds every legal move and may hold more. `refuse` judges any move at all and
    returns the clause that forbids it, or None; there is no other judge. `take` carries out a move
    that was not refused.
    """

    clause: ClassVar[str] = ""
    """The clause that says what is asked: it refuses whatever does not answer the question.

    A class without one is never asked: it holds what several decisions share.
    """

    detail: ClassVar[bool] = False
    """Whether this only asks how the answer before it is carried out, such as which token a discount saves."""

    seat: int

    def shown(self) -> dict[str, object]:
        """What the other seats see of the fields: all of them, unless the decision holds something hidden."""
        return self.by_name()

    def imagined(self, g: G, rng: Rng) -> "Decision[G]":
        """This decision as another seat may imagine it, what is hidden chosen anew."""
        return self

    def candidates(self, g: G) -> list[int]:
        raise NotImplementedError

    def refuse(self, g: G, move: int) -> str | None:
        raise NotImplementedError

    def take(self, g: G, move: int) -> None:
        raise NotImplementedError

    def leads_on(self, move: int) -> bool:
        """Whether what follows from this answer is due to it, and not to what led to the question."""
        return not self.is_aside(move)

    def lacking(self, g: G, move: int) -> Lack | None:
        """What the refused move lacks, where a number helps."""
        return None

    def obvious(self, g: G) -> int:
        """The answer nobody needs to be asked for, or -1: the only legal one."""
        options = g.options(self)
        return options[0] if len(options) == 1 else -1

    def is_aside(self, move: int) -> bool:
        """Whether this move answers nothing: it can be made beside the question, which then stands again."""
        return False

    def reaction(self, g: G) -> list[str]:
        """What this offers a reaction to, in words; empty for ordinary decisions.

        A seat may say once that it does not want to be asked for some of these.
        """
        return []

    def decline(self) -> int:
        """The move that declines a reaction."""
        raise NotImplementedError
