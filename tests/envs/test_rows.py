"""Rows of features hold what a seat may know and nothing else; the layout says how to read them."""

from collections.abc import Iterator

import pytest

from teahouse.engine.layout import CATEGORY, CHOICE, FLAG
from teahouse.engine.playout import play_randomly
from teahouse.engine.position import SPECTATOR, Position
from teahouse.engine.rng import seeded
from teahouse.registry import load_game

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("zhanguo", 4, {"boards": "auction", "draft": "on"}),
    ("zhanguo", 3, {"boards": "b", "colours": "choose"}),
    ("zhanguo", 2, {"draft": "on", "track_order": "on"}),
    ("ancient_world", 4, {"expand_plus": "on"}),
    ("ancient_world", 2, {}),
    ("great_wall", 1, {}),
    ("great_wall", 2, {}),
    ("great_wall", 5, {"genghis": "on"}),
    ("great_wall", 4, {"rat": "on"}),
    ("great_wall", 3, {"mode": "cooperative"}),
]


def positions(game: str, seats: int, options: dict[str, str], apart: int = 15) -> Iterator[Position]:
    """Every so many moves of a random game, from its first question to its end."""
    g = load_game(game).kind.start(seats, options, "rows")
    rng = seeded(f"rows {game} {seats}")
    yield g
    while g.open:
        play_randomly(g, rng, apart)
        yield g


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_worlds_a_seat_cannot_tell_apart_have_the_same_row(game: str, seats: int, options: dict[str, str]) -> None:
    kind = load_game(game).kind
    rng = seeded("imagined rows")
    for g in positions(game, seats, options):
        for seat in range(SPECTATOR, seats):
            row = kind.features(g, seat)
            for _ in range(2):
                assert kind.features(g.imagine(seat, rng), seat) == row


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_plane_holds_what_the_layout_says(game: str, seats: int, options: dict[str, str]) -> None:
    kind = load_game(game).kind
    layout = kind.layout()
    names = layout.names()
    assert len(names) == len(set(names)) == layout.size == len(layout.sizes())
    for g in positions(game, seats, options):
        for seat in range(SPECTATOR, seats):
            row = kind.features(g, seat)
            assert len(row) == layout.size
            for plane in layout.planes:
                values = row[plane.at : plane.at + len(plane.places)]
                if plane.how == CHOICE:
                    assert sorted(values)[-2:-1] in ([0], []), plane
                if plane.how in (CHOICE, FLAG):
                    assert max(values) <= 1, plane
                if plane.how == CATEGORY:
                    assert max(values) < len(plane.values), plane


@pytest.mark.parametrize("game", ["great_wall", "zhanguo", "ancient_world"])
def test_the_observer_is_always_player_0(game: str) -> None:
    """Where all sit alike at the start, each of them sees the same in front of themselves."""
    kind = load_game(game).kind
    here = kind.layout().names().index("player 0 here")
    g = kind.start(4, {}, "alike")
    assert [kind.features(g, seat)[here] for seat in range(4)] == [1, 1, 1, 1]
    points = [plane.at for plane in kind.layout().planes if plane.name.split()[-1] in ("vp", "honor", "points")]
    while g.open:
        play_randomly(g, seeded("points"), 40)
    for seat in range(4):
        row = kind.features(g, seat)
        told = [row[at] for at in points[:4]]
        lost = told[0] - g.points(seat)
        assert told == [g.points((seat + other) % 4) + lost for other in range(4)]


@pytest.mark.parametrize("game", ["great_wall", "zhanguo", "ancient_world"])
def test_decisions_have_places_by_name(game: str) -> None:
    kind = load_game(game).kind
    named = {name.split()[-1] for name in kind.layout().names() if name.split()[0] in ("asked", "question")}
    assert set(kind.decisions) <= named
