"""What a coach watches for: conditions on what one seat sees and may answer, by the ids of the texts they are for."""

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from teahouse.wording import Reading

L = TypeVar("L")


class Conditions(Generic[L]):
    """The conditions of one game. They are asked of its look: what a seat sees and may answer, ready at hand."""

    def __init__(self, look: Callable[[Reading, Sequence[int]], L]) -> None:
        self.look: Final = look
        self.moments: Final[dict[str, Callable[[L], bool]]] = {}
        """When a tip is said, and when something is what matters now."""
        self.wastes: Final[dict[str, Callable[[L, int], bool]]] = {}
        """Whether a legal move is what a warning is about."""

    def when(self, text: str) -> Callable[[Callable[[L], bool]], Callable[[L], bool]]:
        """The condition of a tip, or of a line that says what matters."""

        def keep(condition: Callable[[L], bool]) -> Callable[[L], bool]:
            assert text not in self.moments, text
            self.moments[text] = condition
            return condition

        return keep

    def before(self, text: str) -> Callable[[Callable[[L, int], bool]], Callable[[L, int], bool]]:
        """The condition of a warning."""

        def keep(condition: Callable[[L, int], bool]) -> Callable[[L, int], bool]:
            assert text not in self.wastes, text
            self.wastes[text] = condition
            return condition

        return keep
