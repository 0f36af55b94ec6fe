"""Draws: everything chance decides in a game, in order, so that anybody can draw it again from the seed."""

import threading
from typing import Final, final


@final
class Draw:
    """A shuffle, with what lay there before and after; or a number below `size`."""

    def __init__(self, of: str, size: int, before: list[int], after: list[int]) -> None:
        self.of = of
        """What was shuffled or decided, in a word of the game; may be empty."""
        self.size = size
        self.before = before
        """Empty for a number."""
        self.after = after
        """What was shuffled, in its new order; the number alone."""


_here: Final = threading.local()


def kept() -> list[Draw] | None:
    """Where draws of this thread are kept; None where nobody wants them."""
    found = getattr(_here, "draws", None)
    return found if isinstance(found, list) else None


def keep() -> list[Draw]:
    """From now on draws of this thread are kept in this list."""
    draws: list[Draw] = []
    _here.draws = draws
    return draws


def forget() -> None:
    _here.draws = None
