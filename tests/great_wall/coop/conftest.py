"""The co-operative table for tests."""

from collections.abc import Callable

import pytest

from teahouse.games.great_wall.box import Box
from tests.great_wall.bench import Bench

Table = Callable[..., Bench]


@pytest.fixture
def together() -> Table:
    """`together(seats=4)`: a bare bench of the co-operative game."""

    def lay(
        seats: int = 3, seed: str = "bench", raw: bool = False, box: Box | None = None, first_hordes: str = "players"
    ) -> Bench:
        return Bench(seats, seed, raw, box, mode="cooperative", first_hordes=first_hordes)

    return lay
