"""How long a person waits for a command: processor time from the call to the first thing they can answer."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Sequence
from statistics import median
from typing import Final, NamedTuple

from teahouse.registry import games

TIMES: Final = 5


class Wait(NamedTuple):
    """A command, what is typed, and how many milliseconds of processor time it may take."""

    title: str
    words: tuple[str, ...]
    typed: str
    bar: float


def waits() -> list[Wait]:
    """What is timed; whoever quits at the first question has seen it."""
    play = [Wait(f"`teahouse play {game}` to the first question", ("play", game), "q\n", 700.0) for game in games()]
    return [Wait("`teahouse --help`", ("--help",), "", 150.0), *play]


def milliseconds(words: Sequence[str], typed: str) -> float:
    """Processor time of one call, start and end of Python included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-m", "teahouse.cli", *words]
    subprocess.run(command, input=typed, text=True, capture_output=True, check=True, env=kept)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1000.0


def measured(wait: Wait) -> float:
    """The median of some calls; the first one, which may still compile Python, is not counted."""
    return median([milliseconds(wait.words, wait.typed) for _ in range(TIMES + 1)][1:])
