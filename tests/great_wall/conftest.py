"""The Great Wall's table for tests."""

from collections.abc import Callable

import pytest

from tests.great_wall.bench import Bench


@pytest.fixture
def great_wall() -> Callable[..., Bench]:
    """`great_wall(seats=4)`: a bare bench; `great_wall(raw=True)`: a game as set up."""
    return Bench
