"""The co-operative table for tests."""

from collections.abc import Callable

import pytest

from teahouse.games.great_wall.rules.box import Box
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


@pytest.fixture
def together() -> Table:
    """`together(seats=4)`: a bare table of the co-operative game."""

    def lay(
        seats: int = 3, seed: str = "bench", raw: bool = False, box: Box | None = None, first_hordes: str = "clans"
    ) -> Builder:
        return Builder(seats, seed, raw, box, mode="cooperative", first_hordes=first_hordes)

    return lay
