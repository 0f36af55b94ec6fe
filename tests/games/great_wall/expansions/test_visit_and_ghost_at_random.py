"""Random play of the Emperor's Visit and of the Hungry Ghosts: laws, secrecy, copies, snapshots, all legal moves."""

import pytest

from tests.games.great_wall.builder import kind
from tests.games.great_wall.property.watched import Setup, everywhere, look_closely, sampled, watch

TABLES = everywhere("scenario", "visit") + everywhere("scenario", "ghost")
tables = pytest.mark.parametrize("table", TABLES, ids=str)


def test_two_to_five_play_each() -> None:
    assert [table.seats for table in TABLES] == [2, 3, 4, 5] * 2


@tables
def test_games_end_under_the_laws(table: Setup) -> None:
    for seed in range(2):
        watch(table, f"laws {seed}", every=2, eager=seed % 2 == 0)


@tables
def test_copies_secrets_snapshots_and_legal_moves(table: Setup) -> None:
    look_closely(kind(), sampled(table, "secrecy", 25), f"imagine {table}")


def test_random_play_meets_every_question() -> None:
    met = {type(decision).__name__ for table in TABLES for g in sampled(table, "questions", 1) for decision in g.open}
    assert {"MoveDemand", "ShowTreasures", "PlaceGhost", "DispelGhost", "MoveReedOfficialTo"} <= met
