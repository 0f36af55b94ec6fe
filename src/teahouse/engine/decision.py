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
    """One thing a refused move is short of: have 1 chi, need 2.

    `what` is a word the game's messages know; `about` is a small number that belongs to it, such as a region.
    Room and position are counted too: have 0 free cells, need 1.
    """

    def __init__(self, what: str, have: int, need: int, about: int = -1) -> None:
        self.what = what
        self.have = have
        self.need = need
        self.about = about


def nearest(ways: list[list[Lack]]) -> list[Lack]:
    """Of several ways to do something, the one that is short of least; a way may list what it has, too."""
    best: list[Lack] = []
    least = -1
    for way in ways:
        short = sum(max(0, lack.need - lack.have) for lack in way)
        if least < 0 or short < least:
            best, least = way, short
    return best


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

    leads: ClassVar[bool] = False
    """Whether an answer only names the piece that the question after it is about: both can be answered in one go."""

    private: ClassVar[bool] = False
    """Whether it can depend on what only its seat knows that it is asked: to others the table waits, for nobody."""

    seat: int

    def shown(self) -> dict[str, object]:
        """What the other seats see of the fields: all of them, unless the decision is or holds something hidden."""
        return {} if self.private else self.by_name()

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

    def posed_by(self, g: G) -> str:
        """The clause that refuses whatever does not answer this question: another one, where several may ask it."""
        return self.clause

    def lacking(self, g: G, move: int) -> list[Lack]:
        """What a refused move needs of a price, room, number or place; what there is enough of may be listed, too.

        Empty for moves that are refused for another reason, such as the wrong moment.
        """
        return []

    def obvious(self, g: G) -> int:
        """The answer nobody needs to be asked for, or -1: the only legal one."""
        only = -1
        for move in self.candidates(g):
            if self.refuse(g, move) is None:
                if only >= 0:
                    return -1
                only = move
        return only

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
