"""Random play with Genghis Khan: laws, secrecy, copies, snapshots, all legal moves."""

import pytest

from tests.games.great_wall.builder import kind
from tests.games.great_wall.property.watched import Setup, everywhere, look_closely, sampled, watch

ALONE = everywhere("genghis", "on")
LONG = tuple(table._replace(patient=True) for table in ALONE)
tables = pytest.mark.parametrize("table", ALONE, ids=str)


def test_one_to_five_play_and_two_to_five_together() -> None:
    assert [table.seats for table in ALONE] == [1, 2, 3, 4, 5, 2, 3, 4, 5]


@pytest.mark.parametrize("table", ALONE + LONG, ids=str)
def test_games_end_under_the_laws(table: Setup) -> None:
    for seed in range(2):
        watch(table, f"khan {seed}", every=3, eager=seed % 2 == 0)


@tables
def test_copies_secrets_snapshots_and_legal_moves(table: Setup) -> None:
    look_closely(kind(), sampled(table, "khan", 25), f"imagine {table}")


def test_random_play_attacks_him() -> None:
    met = {
        type(decision).__name__
        for table in LONG[2:]
        for seed in range(3)
        for g in sampled(table, f"khan {seed}", 1)
        for decision in g.open
    }
    assert {"AttackKhan", "StrikeKhan"} <= met
