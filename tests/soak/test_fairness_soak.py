"""Five hundred pairs of tables that a seat cannot tell apart: every level does the same at both, in every game."""

import os
from typing import Final

import pytest

from teahouse.bots import all_bots
from teahouse.registry import games
from tests.bots.fairness import peeker, seated, unfair_case

CASES: Final = int(os.environ.get("SOAK_CASES", "500"))


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("level", all_bots())
def test_what_a_seat_cannot_know_changes_nothing(level: str, game: str) -> None:
    assert unfair_case(game, seated(level), CASES) is None


@pytest.mark.parametrize("game", games())
def test_whoever_peeks_is_caught(game: str) -> None:
    """The same test with a cheat."""
    assert unfair_case(game, peeker, CASES) is not None
