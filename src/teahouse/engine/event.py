"""Events: what happened, to whom, with which pieces, and who may know."""

from typing import Final, final

EVERYONE: Final = -1


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


@final
class Event:
    """One sentence of the log. `args` are small numbers; the game's event table says what each one means."""

    def __init__(self, kind: str, seat: int, args: tuple[int, ...], audience: int) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.audience = audience

    def heard_by(self, seat: int) -> bool:
        """Spectators (seat -1) hear what everyone hears."""
        if self.audience == EVERYONE:
            return True
        return seat >= 0 and (self.audience >> seat) & 1 == 1
