"""The table of The Ancient World for tests."""

from collections.abc import Callable

import pytest

from tests.games.ancient_world.builder import Builder


@pytest.fixture
def ancient_world() -> Callable[..., Builder]:
    """`ancient_world(seats=3, expand_plus="on")`: a table with seat 0 on its first turn of round 1."""
    return Builder
