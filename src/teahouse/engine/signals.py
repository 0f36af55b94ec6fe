"""Ctrl-C in compiled code.

Python carries out signal handlers between two steps of its interpreter. Compiled code never gets there by itself, so a
loop that may run for long calls `heed_signals` now and then; Ctrl-C is then a KeyboardInterrupt at that place.
"""

from collections.abc import Callable
from typing import Final

_interpreted: Final[Callable[[], None]] = eval("lambda: None")
"""A function the compiler does not see: entering it is a step of the interpreter."""


def heed_signals() -> None:
    """Let signals that have arrived be handled; may raise what their handlers raise."""
    _interpreted()
