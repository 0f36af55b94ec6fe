"""Going back further than one may alone: everybody else at the table has to agree."""

from msgspec import Struct
from msgspec.structs import replace

from teahouse.engine.table import in_force, steps_of
from teahouse.server.models import SeatRow


class TakeBackRequest(Struct, frozen=True):
    """Somebody asks the table to go back."""

    seat: int
    step: int
    """The step before which the table would stand."""
    version: int
    agreed: tuple[int, ...] = ()

    def agreed_by(self, seat: int) -> "TakeBackRequest":
        return replace(self, agreed=(*self.agreed, seat))

    def missing(self, seats: tuple[SeatRow, ...]) -> list[int]:
        """The seats of the other people who have not agreed yet; bots always agree."""
        asking = seats[self.seat].person
        others = [n for n, seat in enumerate(seats) if seat.who == "person" and seat.person != asking]
        agreed = {seats[seat].person for seat in self.agreed}
        return [seat for seat in others if seats[seat].person not in agreed]


class TakeBacks:
    """What can be asked back at a table, and what somebody asks now."""

    def __init__(self) -> None:
        self.request: TakeBackRequest | None = None
        self.chosen: dict[int, int] = {}
        """Steps a player chose, and the version before each; a reaction that was declined unasked is none of them."""

    def possible(self, seat: int, entries: list[dict[str, object]]) -> TakeBackRequest | None:
        """Back to before the last move this seat chose; None if it has chosen none."""
        steps = steps_of(entries)
        for step in reversed(in_force(steps)):
            if step in self.chosen and steps[step].get("seat") == seat:
                return TakeBackRequest(seat, step, self.chosen[step])
        return None
