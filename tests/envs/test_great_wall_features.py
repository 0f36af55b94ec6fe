"""The Great Wall for learning: the layout of its features, and the environment on it."""

import warnings

from pettingzoo.test import api_test, seed_test

from teahouse.engine.position import SPECTATOR
from teahouse.engine.rng import seeded
from teahouse.envs import env
from teahouse.games.great_wall.features import DECISIONS, feature_names, features
from tests.great_wall.bench import kind
from tests.property.watched_wall import sampled


def test_every_observation_fits_the_table_of_names() -> None:
    names = feature_names()
    assert len(set(names)) == len(names)
    for g in sampled(4, "features", 15):
        for seat in range(SPECTATOR, g.seats):
            row = features(g.observe(seat))
            assert len(row) == len(names)
            assert all(0 <= value <= 255 for value in row)


def test_every_decision_has_its_place() -> None:
    assert list(DECISIONS) == sorted(kind().decisions)


def test_what_a_seat_cannot_know_changes_nothing() -> None:
    rng = seeded("features")
    for g in sampled(3, "hidden", 30):
        assert features(g.imagine(1, rng).observe(1)) == features(g.observe(1))


def test_what_a_seat_sees_changes_the_row() -> None:
    g = next(sampled(3, "seen", 1))
    before = features(g.observe(0))
    for change in ("levels", "fortifications", "warehouse", "dying"):
        twin = g.clone()
        getattr(twin, change)[1] += 1
        assert features(twin.observe(0)) != before, change
    twin = g.clone()
    twin.clans[0].resources[2] += 1
    assert features(twin.observe(0)) != before
    assert features(twin.observe(1)) == features(g.observe(1))


def test_pettingzoo_accepts_it() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env("great_wall", seats=3), num_cycles=300)
        seed_test(lambda: env("great_wall", seats=4), num_cycles=60)
