"""What the studies share when they are asked: one sentence about what is wrong, and numbers that make sense."""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import NoReturn


class Words(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One sentence, and no usage."""
        self.exit(2, f"{Path(self.prog).stem}: {message}\n")


def span(word: str) -> float:
    try:
        minutes = float(word)
    except ValueError:
        minutes = math.nan
    if not 0 < minutes < math.inf:
        raise argparse.ArgumentTypeError(f"“{word}” is not a number above 0")
    return minutes


def count(word: str) -> int:
    if not word.isdecimal() or int(word) == 0:
        raise argparse.ArgumentTypeError(f"“{word}” is not a whole number from 1 on")
    return int(word)
