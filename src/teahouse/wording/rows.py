"""A step of a scene told player by player: what each gained and lost, for which cause, and what else is said."""

from collections.abc import Callable
from typing import NamedTuple

from teahouse.wording.scenes import ActShown, ChangeShown


class Got(NamedTuple):
    """So many of a thing for a cause; below 0 for a loss."""

    what: str
    n: int
    cause: str


class Row:
    """One player's part of a step."""

    def __init__(self) -> None:
        self.changes: list[Got] = []
        self.notes: list[str] = []

    def got(self, new: Got) -> None:
        """The same of the same cause is one change, as long as it is no gain and loss."""
        for place, got in enumerate(self.changes):
            if (got.what, got.cause, got.n > 0) == (new.what, new.cause, new.n > 0):
                self.changes[place] = got._replace(n=got.n + new.n)
                return
        self.changes.append(new)


class Rows:
    """The rows of a step; what is said of nobody in particular stands at its foot."""

    def __init__(self) -> None:
        self.by_seat: dict[int, Row] = {}
        self.foot: list[str] = []

    def of(self, seat: int) -> Row:
        return self.by_seat.setdefault(seat, Row())

    def note(self, seat: int, text: str) -> None:
        if seat < 0:
            self.foot.append(text)
        else:
            self.of(seat).notes.append(text)

    def acts(self, name: Callable[[int], str], shown: Callable[[int, Got], ChangeShown]) -> list[ActShown]:
        """A panel for each player, in the order of the seats."""
        return [
            ActShown(title=name(seat), seat=seat, changes=[shown(seat, got) for got in row.changes], notes=row.notes)
            for seat, row in sorted(self.by_seat.items())
        ]
