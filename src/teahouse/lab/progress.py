"""How far a run is: a small file beside its games, for whoever looks on from elsewhere."""

import time
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from teahouse.lab.results import write_whole
from teahouse.lab.run import At

FILE: Final = "progress.json"
EVERY: Final = 0.5
"""Seconds between two writings."""

State = Literal["running", "stopped", "done", "failed"]


class Progress(Struct, frozen=True):
    """Where a run stands, or how it ended."""

    state: State
    played: int
    wanted: int
    """At most: it may be enough before."""
    rate: float = 0.0
    """Games a second."""
    games: int = 0
    """Of each pack, when it was over."""
    text: str = ""
    """What went wrong."""


class Notice:
    """Keeps the file up to date while games are played."""

    def __init__(self, folder: Path, played: int, wanted: int) -> None:
        self.file = folder / FILE
        self.last = Progress("running", played, wanted)
        self.at = 0.0
        self.write(self.last)

    def tell(self, at: At) -> None:
        self.last = Progress("running", at.played, at.wanted, at.rate)
        if time.monotonic() - self.at >= EVERY:
            self.write(self.last)

    def end(self, state: State, games: int = 0, text: str = "") -> None:
        self.write(msgspec.structs.replace(self.last, state=state, games=games, text=text))

    def write(self, progress: Progress) -> None:
        self.at = time.monotonic()
        write_whole(self.file, msgspec.json.encode(progress))


def read_progress(folder: Path) -> Progress | None:
    """What the last run wrote; nothing before the first."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Progress)
    except (OSError, msgspec.DecodeError):
        return None
