"""Random play with the Rat, alone and beside the Khan, and with Jia Sidao: laws, secrecy, copies, snapshots."""

import json

import pytest

from teahouse.engine.position import SPECTATOR
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import from_json, state_hash, to_json
from teahouse.games.great_wall.laws import broken_laws
from teahouse.games.great_wall.state import GreatWall
from tests.great_wall.bench import kind
from tests.property.watched_wall import Setup, everywhere, play_on, sampled, watch

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
    rng = seeded(f"imagine {table}")
    for number, g in enumerate(sampled(table, "rat", 30)):
        before = state_hash(g)
        for decision in g.open:
            legal = [move for move in range(len(kind().moves)) if g.judge(decision, move) is None]
            assert sorted(g.options(decision)) == legal != [], type(decision).__name__
        for seat in range(SPECTATOR, g.seats):
            world = g.imagine(seat, rng)
            assert world.observe(seat) == g.observe(seat)
            assert broken_laws(world) == []
            if number % 8 == seat + 1:
                play_on(world, rng)
                assert (world.finished, broken_laws(world)) == (True, [])
        again = from_json(kind(), json.loads(json.dumps(to_json(g))))
        assert isinstance(again, GreatWall)
        assert state_hash(again) == before
        if number % 4 == 0:
            assert state_hash(play_on(again, seeded("on"))) == state_hash(play_on(g.clone(), seeded("on")))
        assert state_hash(g) == before


def test_random_play_moves_it() -> None:
    met = {type(decision).__name__ for g in sampled(ALONE[2], "rat", 1) for decision in g.open}
    assert {"PlaceRat", "MoveRat"} <= met
