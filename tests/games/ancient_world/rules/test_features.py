"""The Ancient World for learning: the layout of its features, and the environment on it."""

import warnings

from pettingzoo.test import api_test, seed_test

from teahouse.engine.position import SPECTATOR
from teahouse.engine.rng import seeded
from teahouse.envs import env
from teahouse.games.ancient_world.rules.features import ASKED
from teahouse.games.ancient_world.rules.state import Building
from tests.games.ancient_world.builder import kind
from tests.games.ancient_world.property.watched import sampled

features = kind().features


def feature_names() -> list[str]:
    return kind().layout().names()


def test_every_observation_fits_the_table_of_names() -> None:
    names = feature_names()
    assert len(set(names)) == len(names)
    for g in sampled(4, "features", 10):
        for seat in range(SPECTATOR, g.seats):
            row = features(g, seat)
            assert len(row) == len(names)
            assert all(0 <= value <= 255 for value in row)


def test_every_decision_has_its_place() -> None:
    assert [decision.__name__ for decision in kind().questions] == sorted(kind().decisions)
    assert len([name for name in feature_names() if name.startswith("question ")]) == len(kind().decisions) + ASKED


def test_what_a_seat_cannot_know_changes_nothing() -> None:
    rng = seeded("features")
    for g in sampled(3, "hidden", 15):
        assert features(g.imagine(1, rng), 1) == features(g, 1)


def test_what_a_seat_sees_changes_the_row() -> None:
    g = next(sampled(3, "seen", 1))
    before = features(g, 0)
    for change in ("coins", "knowledge", "sword", "arrow"):
        twin = g.clone()
        setattr(twin.players[1], change, getattr(twin.players[1], change) + 1)
        assert features(twin, 0) != before, change
    twin = g.clone()
    building = twin.players[1].city[0]
    twin.players[1].replace_building(building, Building(building.card, lost=True))
    assert features(twin, 0) != before
    twin = g.clone()
    twin.players[0].reserve = [twin.decks[0].pop()]
    other = g.clone()
    other.players[0].reserve = [other.decks[0].pop(0)]
    assert features(twin, 0) != features(other, 0)
    assert features(twin, 1) == features(other, 1)


def test_pettingzoo_accepts_it() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env("ancient_world", seats=3), num_cycles=200)
        seed_test(lambda: env("ancient_world", seats=4), num_cycles=60)
