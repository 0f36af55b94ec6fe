"""Random play with the Rat, alone and beside the Khan, and with Jia Sidao: laws, secrecy, copies, snapshots."""

import pytest

from tests.games.great_wall.builder import kind
from tests.games.great_wall.property.watched import Setup, everywhere, look_closely, sampled, watch

ALONE = everywhere("rat", "on")
LONG = tuple(table._replace(patient=True) for table in ALONE[:5:2])
BESIDE_THE_KHAN = tuple(
    table._replace(expansions=(*table.expansions, ("genghis", "on"), ("jia_sidao", "on"))) for table in ALONE
)
tables = pytest.mark.parametrize("table", [*ALONE, *BESIDE_THE_KHAN[::3]], ids=str)


def test_one_to_five_play_and_two_to_five_together() -> None:
    assert [table.seats for table in ALONE] == [1, 2, 3, 4, 5, 2, 3, 4, 5]


@pytest.mark.parametrize("table", ALONE + LONG + BESIDE_THE_KHAN, ids=str)
def test_games_end_under_the_laws(table: Setup) -> None:
    for seed in range(2):
        watch(table, f"rat {seed}", every=3, eager=seed % 2 == 0)


@tables
def test_copies_secrets_snapshots_and_legal_moves(table: Setup) -> None:
    look_closely(kind(), sampled(table, "rat", 30), f"imagine {table}")


def test_random_play_moves_it() -> None:
    met = {type(decision).__name__ for g in sampled(ALONE[2], "rat", 1) for decision in g.open}
    assert {"PlaceRat", "MoveRat"} <= met
