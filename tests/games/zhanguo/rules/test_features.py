"""ZhanGuo as numbers: every fact a seat may know has its place in the row."""

from collections.abc import Callable
from typing import Any

import pytest

from teahouse.engine.playout import play_randomly
from teahouse.engine.rng import seeded
from teahouse.games.zhanguo.rules.moves import ABILITY, CARD
from teahouse.registry import load_game

KIND = load_game("zhanguo").kind
Facts = dict[str, Any]
Change = Callable[[Facts], object]


def observation(seats: int = 4, seat: int = 1, moves: int = 200, **options: str) -> Facts:
    g = KIND.start(seats, options, "features")
    play_randomly(g, seeded("moves"), moves)
    return g.observe(seat)


def differences(change: Change, **set_up: Any) -> list[str]:
    """The names of the features that a change of the observation changes."""
    plain, changed = observation(**set_up), observation(**set_up)
    change(changed)
    rows = zip(KIND.feature_names(), KIND.features(plain), KIND.features(changed), strict=True)
    return [name for name, one, other in rows if one != other]


def test_the_table_names_every_feature_once() -> None:
    names = KIND.feature_names()
    assert len(names) == len(set(names))
    for seat in range(4):
        first = names.index(f"asked {seat} {min(KIND.decisions)}")
        assert names[first : first + len(KIND.decisions)] == [f"asked {seat} {name}" for name in sorted(KIND.decisions)]


@pytest.mark.parametrize("boards", ["a", "b", "auction"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_row_has_one_length_and_small_numbers_throughout_a_game(seats: int, boards: str) -> None:
    g = KIND.start(seats, {"boards": boards, "draft": "on", "colours": "choose"}, boards)
    chance = seeded(boards)
    names = KIND.feature_names()
    while g.open:
        for seat in range(-1, seats):
            row = KIND.features(g.observe(seat))
            assert len(row) == len(names)
            assert min(row) >= 0
            assert max(row) <= 255
        play_randomly(g, chance, 5)


def put(*path: Any) -> Change:
    """Set the fact at a path to the last value."""
    *way, key, value = path

    def change(facts: Any) -> None:
        for step in way:
            facts = facts[step]
        facts[key] = value

    return change


def more(*path: Any) -> Change:
    """Add 1 to the number at a path."""
    *way, key = path

    def change(facts: Any) -> None:
        for step in way:
            facts = facts[step]
        facts[key] += 1

    return change


TABLE_FACTS: dict[str, Change] = {
    "board_mode": put("board_mode", 2),
    "draft": put("draft", True),
    "track_order": put("track_order", True),
    "harsh_recruit": put("harsh_recruit", True),
    "round": more("round"),
    "first": lambda facts: facts.update(first=(facts["first"] + 1) % 4),
    "turn_of": put("turn_of", -1),
    "finished": put("finished", True),
    "decks": more("decks", 2),
    "court": lambda facts: facts["court"].pop(0),
    "track": lambda facts: facts["track"].reverse(),
    "column": put("column", 1, 2),
    "squares": put("squares", 7, 3),
    "beside": more("beside", 9),
    "palaces": more("palaces", 14),
    "walls": put("walls", 17, 0),
    "tiles": lambda facts: facts["tiles"].append(facts["tiles"].pop(0)),
    "tasks": lambda facts: facts["tasks"].reverse(),
    "claims": put("claims", 23, 2),
    "short": more("short", 1),
    "tall": more("tall", 0),
    "waiting": lambda facts: facts["waiting"].append(CARD + 120),
    "boards_on_offer": put("boards_on_offer", [3]),
    "bidders": put("bidders", [2, 1]),
    "bid": more("bid"),
    "high_bidder": put("high_bidder", 3),
    "asked": put("asked", [{"seat": 2, "asks": "WallWorker", "fields": {"due": 1, "given": 4}}]),
}
APART = {"seat", "seats", "players"}
"""Facts with tests of their own."""


@pytest.mark.parametrize("fact", sorted(set(observation()) - APART))
def test_every_public_fact_changes_its_own_features(fact: str) -> None:
    assert {name.split()[0] for name in differences(TABLE_FACTS[fact])} == {fact}


PLAYER_FACTS: dict[str, Change] = {
    "board": put("board", 3),
    "cards": lambda player: player["cards"].reverse(),
    "backs": more("backs", 1),
    "aside": more("aside", 2),
    **{name: more(name) for name in ("colour", "vp", "governors", "palaces", "walls", "discs")},
    **{
        name: more(name, 2) for name in ("supply", "governor_area", "worker_area", "workers", "unrest", "short", "tall")
    },
}
OWN_FACTS: dict[str, Change] = {
    "hand": lambda player: player["hand"].append(next(c for c in range(1, 121) if c not in player["hand"])),
    "set_aside": lambda player: player["set_aside"].append(5),
    "buried": lambda player: player["buried"].extend([1, 50, 100]),
}


def test_no_fact_about_players_is_forgotten() -> None:
    assert set(observation()["players"][0]) == set(PLAYER_FACTS) | set(OWN_FACTS)


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize("fact", PLAYER_FACTS)
def test_every_fact_about_a_player_stands_at_his_place_from_the_observer(fact: str, seat: int) -> None:
    changed = differences(lambda facts: PLAYER_FACTS[fact](facts["players"][seat]), seat=1)
    assert {" ".join(name.split()[:3]) for name in changed} == {f"player {(seat - 1) % 4} {fact}"}


@pytest.mark.parametrize("fact", OWN_FACTS)
def test_own_cards_are_read_and_those_of_others_do_not_exist(fact: str) -> None:
    assert {name.split()[0] for name in differences(lambda facts: OWN_FACTS[fact](facts["players"][1]))} == {fact}
    assert differences(lambda facts: OWN_FACTS[fact](facts["players"][2])) == []
    assert differences(lambda facts: OWN_FACTS[fact](facts["players"][1]), seat=-1) == []


def value_of(name: str, facts: Facts) -> int:
    return KIND.features(facts)[KIND.feature_names().index(name)]


def test_numbers_of_a_question_and_waiting_abilities_have_places() -> None:
    facts = observation(seat=1)
    facts["asked"] = [{"seat": 1, "asks": "UseCard", "fields": {"card": 77}}]
    facts["waiting"] = [ABILITY, CARD + 1]
    assert value_of("asked 0 UseCard", facts) == 1
    assert value_of("asked 0 data 1", facts) == 78
    assert value_of("waiting B_EXTRA_WORKER", facts) == 1
    assert value_of("waiting card 1", facts) == 1


def test_the_top_of_the_court_has_a_place_of_its_own() -> None:
    facts = observation()
    assert value_of("court top", facts) == facts["court"][-1]
    facts["court"] = []
    assert value_of("court top", facts) == 0


def test_more_points_than_a_byte_holds_do_no_harm() -> None:
    facts = observation(seat=0)
    facts["players"][0]["vp"] = 300
    assert value_of("player 0 vp", facts) == 255


@pytest.mark.parametrize("seats", [2, 3])
def test_places_without_a_player_are_empty(seats: int) -> None:
    rows = zip(KIND.feature_names(), KIND.features(observation(seats=seats, seat=0)), strict=True)
    row = {name: value for name, value in rows if value}
    assert row[f"seats {seats}"] == 1
    assert [row.get(f"player {seat} here", 0) for seat in range(4)] == [1] * seats + [0] * (4 - seats)
    assert not [name for name in row if name.startswith(f"player {seats} ")]
