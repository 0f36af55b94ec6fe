"""Every legal combination of mode, number of players and expansions of The Great Wall, for `make soak`."""

import os
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from typing import Final

import pytest

from teahouse import build_note
from tests.games.great_wall.builder import kind
from tests.games.great_wall.property.watched import Setup, is_possible, watch

GAMES: Final = int(os.environ.get("SOAK_COMBINED", "100"))
"""Of each combination."""
SINGLE_GAMES: Final = int(os.environ.get("SOAK_SINGLE", "1000"))
"""Of each expansion by itself, over all its tables."""
APART: Final = ("mode", "first_hordes", "difficulty", "assistants", "starting_officials", "qin_breach")
"""Options that are no expansions."""


def combinations() -> list[Setup]:
    """All tables with at least one expansion."""
    options = [option for option in kind().options if option.name not in APART]
    found = []
    for values in product(*[option.choices for option in options]):
        chosen = tuple(
            (option.name, value) for option, value in zip(options, values, strict=True) if value != option.choices[0]
        )
        for mode, seats in product(("competitive", "cooperative"), kind().seat_counts):
            table = Setup(seats, mode, expansions=chosen)
            if chosen and is_possible(table):
                found.append(table)
    return found


def games_of(table: Setup) -> int:
    """A single expansion is played more often."""
    if len(table.expansions) > 1:
        return GAMES
    alone = [other for other in combinations() if other.expansions == table.expansions]
    return max(GAMES, -(-SINGLE_GAMES // len(alone)))


def watch_table(table: Setup) -> int:
    """Returns how many decisions were made."""
    return sum(watch(table, f"combined {number}", 1, eager=number % 2 == 1) for number in range(games_of(table)))


def test_every_combination_ends_under_the_laws(capsys: pytest.CaptureFixture[str]) -> None:
    began = time.monotonic()
    tables = combinations()
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        for table, made in zip(tables, pool.map(watch_table, tables), strict=True):
            with capsys.disabled():
                print(f"\n{table}: {games_of(table)} games, {made:,} decisions", end="")
    with capsys.disabled():
        print(f"\n{len(tables)} combinations in {time.monotonic() - began:.0f} s; {build_note()}")
