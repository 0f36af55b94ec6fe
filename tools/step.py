"""Run one step of the set-up and show that it is under way.

python3 tools/step.py TITLE COMMAND [ARGUMENT...]

A step of less than two seconds says nothing. A longer one shows its title, the seconds gone and the last line the
command printed: at a terminal in one line that changes, in a log every now and then. If it fails, all of it is shown.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TextIO

QUIET: Final = 1.5
"""Seconds before a step is mentioned at all."""
AT_A_TERMINAL: Final = 0.2
IN_A_LOG: Final = 20.0
"""Seconds between two signs of life."""
WIDTH: Final = 78


class Step:
    """One command under way, and what it has printed so far."""

    def __init__(self, title: str, out: TextIO, quiet: float = QUIET, pause: float | None = None) -> None:
        self.title = title
        self.out = out
        self.quiet = quiet
        self.terminal = out.isatty()
        self.pause = pause if pause is not None else AT_A_TERMINAL if self.terminal else IN_A_LOG
        self.printed: list[str] = []
        self.began = time.monotonic()
        self.ended = threading.Event()

    def run(self, command: Sequence[str], cwd: Path | None = None) -> int:
        """The command's exit status."""
        with subprocess.Popen(
            command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
        ) as process:
            assert process.stdout is not None
            shows = threading.Thread(target=self.show, daemon=True)
            shows.start()
            try:
                for line in process.stdout:
                    self.printed.append(line)
            finally:
                self.ended.set()
                shows.join()
        if process.returncode:
            self.out.write(f"{self.title}: this failed.\n{''.join(self.printed)}")
        elif time.monotonic() - self.began >= self.quiet:
            self.out.write(f"{self.title}: {self.seconds()}\n")
        self.out.flush()
        return process.returncode

    def show(self) -> None:
        """Signs of life until the command has ended."""
        wait = self.quiet
        while not self.ended.wait(wait):
            line = f"{self.title} … {self.seconds()}"
            if last := next((told for told in map(str.strip, reversed(self.printed)) if told), ""):
                line = f"{line}, {last}"
            self.out.write(f"\r\033[K{line[:WIDTH]}" if self.terminal else f"{line[:WIDTH]}\n")
            self.out.flush()
            wait = self.pause
        if self.terminal:
            self.out.write("\r\033[K")

    def seconds(self) -> str:
        return f"{time.monotonic() - self.began:.0f} s"


def main(arguments: Sequence[str]) -> int:
    """Run the step; its status is the command's."""
    if len(arguments) < 2:
        print("step: a title and a command are needed", file=sys.stderr)
        return 2
    title, *command = arguments
    try:
        return Step(title, sys.stderr).run(command)
    except FileNotFoundError as error:
        print(f"{title}: {error.filename} is not here", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
