"""Random play with Genghis Khan: laws, secrecy, copies, snapshots, all legal moves."""

import json

import pytest

from teahouse.engine.position import SPECTATOR
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import from_json, state_hash, to_json
from teahouse.games.great_wall.laws import broken_laws
from teahouse.games.great_wall.state import GreatWall
from tests.great_wall.bench import kind
from tests.property.test_great_wall_random import changeable
from tests.property.watched_wall import Setup, everywhere, play_on, sampled, watch

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
    rng = seeded(f"imagine {table}")
    for number, g in enumerate(sampled(table, "khan", 25)):
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
        assert not changeable(g.clone()) & changeable(g)
        if number % 4 == 0:
            assert state_hash(play_on(again, seeded("on"))) == state_hash(play_on(g.clone(), seeded("on")))
        assert state_hash(g) == before


def test_random_play_attacks_him() -> None:
    met = {type(decision).__name__ for table in LONG[2:] for g in sampled(table, "khan", 1) for decision in g.open}
    assert {"AttackKhan", "StrikeKhan"} <= met
