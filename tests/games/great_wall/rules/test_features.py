"""The Great Wall for learning: the layout of its features, and the environment on it."""

import warnings
from typing import Any, cast

import pytest
from pettingzoo.test import api_test, seed_test

from teahouse.engine.position import SPECTATOR
from teahouse.engine.rng import seeded
from teahouse.engine.shared_lists import with_more
from teahouse.engine.snapshot import attributes
from teahouse.envs import env
from teahouse.games.great_wall.rules.features import LAYOUTS
from tests.games.great_wall.builder import kind
from tests.games.great_wall.property.watched import Setup, everywhere, sampled, start

features = kind().features


def feature_names() -> list[str]:
    return kind().layout().names()


def test_every_observation_fits_the_table_of_names() -> None:
    names = feature_names()
    assert len(set(names)) == len(names)
    for g in sampled(4, "features", 15):
        for seat in range(SPECTATOR, g.seats):
            row = features(g, seat)
            assert len(row) == len(names)
            assert all(0 <= value <= 255 for value in row)


def test_every_decision_has_its_place() -> None:
    """Those of the base game first, in the order of the alphabet, then those of the expansions, folder by folder."""
    questions = [decision.__name__ for decision in kind().questions]
    assert sorted(questions) == sorted(kind().decisions)
    assert list(kind().questions.values()) == list(range(len(kind().decisions)))
    modules = {name: decision.__module__ for name, decision in kind().decisions.items()}
    base = sorted([name for name, module in modules.items() if ".expansions." not in module])
    further = questions[len(base) :]
    assert questions[: len(base)] == base
    assert further[:5] == ["BuyFood", "FeedFigures", "OfficialToEmperor", "RemoveForShame", "SendToEmperor"]
    assert further[-5:] == ["AttackKhan", "RallyOrWait", "StrikeKhan", "MoveRat", "PlaceRat"]


TABLES = [
    *everywhere("genghis", "on")[2:6:3],
    *everywhere("rat", "on")[2:3],
    *(table for value in kind().choices_of("scenario")[1:] for table in everywhere("scenario", value)[:1]),
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_everything_an_expansion_shows_has_its_place_in_one_row_for_all(table: Setup) -> None:
    names = feature_names()
    for g in sampled(table, "features", 40):
        for observer in range(SPECTATOR, g.seats):
            seen = g.observe(observer)
            (part,) = cast(list[dict[str, object]], seen["expansions"])
            layout = LAYOUTS[str(part["kind"])]
            assert {feature.key for feature in layout} == set(part) - {"kind"}
            row = features(g, observer)
            assert len(row) == len(names)
            assert row[names.index(f"{part['kind']} there")] == 1


def test_what_expansions_show_changes_the_row() -> None:
    for table in TABLES:
        g = start(table, "shown")
        before = features(g, 0)
        piece: Any = g.attached()[0]
        shown = set(piece.observe(g, 0))
        for name in sorted(shown & set(attributes(piece))):
            value = getattr(piece, name)
            if isinstance(value, int):
                setattr(piece, name, not value if isinstance(value, bool) else value + 1)
                assert features(g, 0) != before, (table, name)
            elif value and isinstance(value[0], int):
                setattr(piece, name, [value[0] + 1, *value[1:]])
                if piece.observe(g, 0)[name] != value:  # of a deck only the size is shown
                    assert features(g, 0) != before, (table, name)
            setattr(piece, name, value)
        assert features(g, 0) == before


def test_seats_of_an_expansion_are_counted_from_the_observer() -> None:
    names = feature_names()
    g = start(everywhere("scenario", "visit")[1], "seats")
    waiting = cast(Any, g.attached()[0]).waiting
    waiting[0], waiting[1], waiting[2] = 3, 4, 5
    for observer, wanted in ((0, [3, 4, 5]), (1, [4, 5, 3]), (2, [5, 3, 4])):
        row = features(g, observer)
        assert [row[names.index(f"Visit waiting player {i}")] for i in range(5)] == [*wanted, 0, 0]
    g = start(everywhere("genghis", "on")[2], "owner")
    cast(Any, g.attached()[0]).owner = 2
    assert [features(g, seat)[names.index("Genghis owner 1")] for seat in range(3)] == [3, 2, 1]


def test_what_a_seat_cannot_know_changes_nothing() -> None:
    rng = seeded("features")
    for g in sampled(3, "hidden", 30):
        assert features(g.imagine(1, rng), 1) == features(g, 1)


def test_what_a_seat_sees_changes_the_row() -> None:
    g = next(sampled(3, "seen", 1))
    before = features(g, 0)
    for change in ("levels", "fortifications", "warehouse", "dying"):
        twin = g.clone()
        setattr(twin, change, with_more(getattr(twin, change), 1, 1))
        assert features(twin, 0) != before, change
    twin = g.clone()
    twin.clans[0].resources[2] += 1
    assert features(twin, 0) != before
    assert features(twin, 1) == features(g, 1)


def test_pettingzoo_accepts_it() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env("great_wall", seats=3), num_cycles=300)
        seed_test(lambda: env("great_wall", seats=4), num_cycles=60)
