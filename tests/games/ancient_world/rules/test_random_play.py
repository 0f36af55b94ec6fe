"""Random games for each number of players, under the laws; more of that in tests/property."""

import pytest

from teahouse.ledger import rule
from tests.games.ancient_world.property.watched import watch


@rule("AW-CMP-01", "AW-RND-01", "AW-RND-04")
@rule("AW-INV-01", "AW-INV-02", "AW-INV-03", "AW-INV-04", "AW-INV-05", "AW-INV-06", "AW-INV-07", "AW-INV-08")
@pytest.mark.parametrize("expand_plus", ["off", "on"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end_under_the_laws(seats: int, expand_plus: str) -> None:
    for seed in range(3):
        watch(seats, f"smoke {seed}", expand_plus, every=1, eager=seed > 0)
