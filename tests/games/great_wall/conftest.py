"""The Great Wall's table for tests."""

from collections.abc import Callable

import pytest

from tests.games.great_wall.builder import Builder


@pytest.fixture
def great_wall() -> Callable[..., Builder]:
    """`great_wall(seats=4)`: a bare table; `great_wall(raw=True)`: a game as set up."""
    return Builder
