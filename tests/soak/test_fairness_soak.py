"""Five hundred pairs of tables that a seat cannot tell apart: every level does the same at both, in every game."""

import os
from typing import Final

import pytest

from teahouse.bots import BOTS
from teahouse.shelf import games
from tests.bots.fairness import choices

CASES: Final = int(os.environ.get("SOAK_CASES", "500"))


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("level", BOTS)
def test_what_a_seat_cannot_know_changes_nothing(level: str, game: str) -> None:
    for number in range(CASES):
        first, second = choices(game, number, level)
        assert first == second, f"{level} in {game}, case {number}"
