"""ZhanGuo as numbers: every fact a seat may know has its place in the row."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from teahouse.engine.playout import play_randomly
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import from_json, to_json
from teahouse.games.zhanguo.rules.boards import Bid
from teahouse.games.zhanguo.rules.court import UseCard
from teahouse.games.zhanguo.rules.moves import ABILITY, CARD
from teahouse.games.zhanguo.rules.state import ZhanGuo
from teahouse.registry import load_game

KIND = load_game("zhanguo").kind
NAMES = KIND.layout().names()
Change = Callable[[Any], object]


def position(seats: int = 4, moves: int = 200, **options: str) -> ZhanGuo:
    g = KIND.start(seats, options, "features")
    play_randomly(g, seeded("moves"), moves)
    return cast(ZhanGuo, g)


def row(g: ZhanGuo, seat: int = 1) -> dict[str, int]:
    return dict(zip(NAMES, KIND.features(g, seat), strict=True))


def differences(change: Change, seat: int = 1) -> list[str]:
    """The names of the features that a change of the position changes."""
    plain = position()
    changed = from_json(KIND, to_json(plain))
    assert isinstance(changed, ZhanGuo)
    change(changed)
    one, other = row(plain, seat), row(changed, seat)
    return [name for name in NAMES if one[name] != other[name]]


def test_the_table_names_every_feature_once() -> None:
    assert len(NAMES) == len(set(NAMES))
    for seat in range(4):
        first = NAMES.index(f"asked {seat} {min(KIND.decisions)}")
        assert NAMES[first : first + len(KIND.decisions)] == [f"asked {seat} {name}" for name in sorted(KIND.decisions)]


@pytest.mark.parametrize("boards", ["a", "b", "auction"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_row_has_one_length_throughout_a_game(seats: int, boards: str) -> None:
    g = KIND.start(seats, {"boards": boards, "draft": "on", "colours": "choose"}, boards)
    chance = seeded(boards)
    while g.open:
        for seat in range(-1, seats):
            assert len(KIND.features(g, seat)) == len(NAMES)
        play_randomly(g, chance, 5)


def put(*path: Any) -> Change:
    """Set the fact at a path to the last value."""
    *way, key, value = path

    def change(g: Any) -> None:
        for step in way:
            g = getattr(g, step)
        if isinstance(key, str):
            setattr(g, key, value)
        else:
            g[key] = value

    return change


def more(name: str, place: int = -1) -> Change:
    """Add 1 to a number, or to one of a list."""

    def change(g: Any) -> None:
        if place < 0:
            setattr(g, name, getattr(g, name) + 1)
        else:
            getattr(g, name)[place] += 1

    return change


TABLE_FACTS: dict[str, Change] = {
    "board_mode": put("board_mode", 2),
    "draft": put("draft", True),
    "track_order": put("track_order", True),
    "harsh_recruit": put("harsh_recruit", True),
    "round": more("round"),
    "first": lambda g: setattr(g, "first", (g.first + 1) % 4),
    "turn_of": put("turn_of", -1),
    "finished": put("finished", True),
    "decks": lambda g: g.decks[2].pop(),
    "court": lambda g: g.court.pop(0),
    "track": lambda g: g.track.reverse(),
    "column": put("column", 1, 2),
    "squares": put("squares", 7, 3),
    "beside": more("beside", 9),
    "palaces": more("palaces", 14),
    "walls": put("walls", 17, 0),
    "tiles": lambda g: g.tiles.append(g.tiles.pop(0)),
    "tasks": lambda g: g.tasks.reverse(),
    "claims": put("claims", 23, 2),
    "short": more("short", 1),
    "tall": more("tall", 0),
    "waiting": lambda g: g.waiting.append(CARD + 120),
    "boards_on_offer": put("boards_on_offer", [3]),
    "bidders": put("bidders", [2, 1]),
    "bid": more("bid"),
    "high_bidder": put("high_bidder", 3),
    "asked": lambda g: g.open.append(Bid(2)),
}
APART = {"seat", "seats", "players"}
"""Facts with tests of their own."""


@pytest.mark.parametrize("fact", sorted(set(position().observe(1)) - APART))
def test_every_public_fact_changes_its_own_features(fact: str) -> None:
    assert {name.split()[0] for name in differences(TABLE_FACTS[fact])} == {fact}


PLAYER_FACTS: dict[str, Change] = {
    "board": put("board", 3),
    "cards": lambda player: player.cards.reverse(),
    "aside": lambda player: player.set_aside.append(5),
    **{name: more(name) for name in ("colour", "vp", "governors", "palaces", "walls", "discs")},
    **{
        name: more(name, 2) for name in ("supply", "governor_area", "worker_area", "workers", "unrest", "short", "tall")
    },
}
OWN_FACTS: dict[str, Change] = {
    "hand": lambda player: player.hand.append(next(c for c in range(1, 121) if c not in player.hand)),
    "set_aside": lambda player: player.set_aside.append(5),
    "buried": lambda player: player.buried.extend([1, 50, 100]),
}
BACKS = {"hand": "backs", "set_aside": "aside"}
"""What everybody sees of a player's own cards."""


def test_no_fact_about_players_is_forgotten() -> None:
    seen = cast(list[dict[str, object]], position().observe(1)["players"])[0]
    assert set(seen) == {"backs"} | set(PLAYER_FACTS) | set(OWN_FACTS)


@pytest.mark.parametrize("seat", [0, 2, 3])
@pytest.mark.parametrize("fact", PLAYER_FACTS)
def test_every_fact_about_a_player_stands_at_their_place_from_the_observer(fact: str, seat: int) -> None:
    changed = differences(lambda g: PLAYER_FACTS[fact](g.players[seat]), seat=1)
    assert {" ".join(name.split()[:3]) for name in changed} == {f"player {(seat - 1) % 4} {fact}"}


@pytest.mark.parametrize("fact", OWN_FACTS)
def test_own_cards_are_read_and_of_others_only_the_backs(fact: str) -> None:
    def change(g: Any) -> None:
        OWN_FACTS[fact](g.players[1])

    backs = {f"player 0 {BACKS[fact]}"} if fact in BACKS else set()
    own = differences(change, seat=1)
    assert {name.split()[0] for name in own if not name.startswith("player")} == {fact}
    assert {" ".join(name.split()[:3]) for name in own if name.startswith("player")} == backs
    for other, place in ((2, 3), (-1, 1)):
        shown = {" ".join(name.split()[:3]) for name in differences(change, seat=other)}
        assert shown == {name.replace("player 0", f"player {place}") for name in backs}


def test_numbers_of_a_question_and_waiting_abilities_have_places() -> None:
    g = position()
    g.open = [UseCard(1, 77)]
    g.waiting = [ABILITY, CARD + 1]
    seen = row(g)
    assert seen["asked 0 UseCard"] == 1
    assert seen["asked 0 data 1"] == 78
    assert seen["waiting B_EXTRA_WORKER"] == 1
    assert seen["waiting card 1"] == 1
    by_others = row(g, 2)
    assert by_others["asked 3 UseCard"] == 1
    assert by_others["asked 3 data 1"] == 0


def test_the_top_of_the_court_has_a_place_of_its_own() -> None:
    g = position()
    assert row(g)["court top"] == g.court[-1]
    g.court = []
    assert row(g)["court top"] == 0


def test_more_points_than_a_byte_holds_do_no_harm() -> None:
    g = position()
    g.players[0].vp = 300
    assert row(g, 0)["player 0 vp"] == 255


@pytest.mark.parametrize("seats", [2, 3])
def test_places_without_a_player_are_empty(seats: int) -> None:
    seen = {name: value for name, value in row(position(seats=seats), 0).items() if value}
    assert seen[f"seats {seats}"] == 1
    assert [seen.get(f"player {seat} here", 0) for seat in range(4)] == [1] * seats + [0] * (4 - seats)
    assert not [name for name in seen if name.startswith(f"player {seats} ")]
