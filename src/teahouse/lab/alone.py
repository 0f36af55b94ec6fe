"""One run at a time for a folder, and ways to stop it from elsewhere; what was played is kept in any case."""

import fcntl
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from teahouse.engine.errors import TeahouseError
from teahouse.lab.results import sentences

PATIENCE: Final = 20.0
"""Seconds in which a run that is being stopped has kept its games."""


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """No other process plays for this folder meanwhile."""
    with sentences(folder):
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "lock").open("a")
    with lock:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                if time.monotonic() > until:
                    raise TeahouseError(f"Another process plays for {folder}; stop it first.") from None
                time.sleep(0.2)
        yield


def stop_when_asked() -> None:
    """Whoever ends us politely stops us as Ctrl-C does."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, stop)


def stop_when_unfed() -> None:
    """Stop when whoever has started us is gone, however they went: nobody else holds the other end of our input."""

    def wait() -> None:
        while sys.stdin.buffer.read(1):
            pass
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()
