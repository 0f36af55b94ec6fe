"""The command `teahouse` from its first moment on: an interrupt while it is still being loaded ends it without a word.

This is a module of its own because importing anything of the package loads much of it.
"""

import os
import signal
from types import FrameType
from typing import Final

INTERRUPTED: Final = 130


def leave(number: int, frame: FrameType | None) -> None:
    """Nothing has begun yet, so there is nothing to put away."""
    os._exit(INTERRUPTED)


def main() -> None:
    """Load the command line, and hand over to it."""
    usual = signal.signal(signal.SIGINT, leave)
    from teahouse import cli

    signal.signal(signal.SIGINT, usual)
    cli.main()
