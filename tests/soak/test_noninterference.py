"""Two worlds that differ only in what is hidden, over many games, for `make soak`: nobody is told which one it is."""

import asyncio
import os
from pathlib import Path
from typing import Final

import pytest

from teahouse.engine.rng import seeded
from teahouse.server.games import game_names, loaded
from tests.server.two_servers import compared_on_the_wire
from tests.server.two_worlds import Found, SetUp, compared

GAMES: Final = int(os.environ.get("SOAK_WORLDS", "334"))
"""Of each game: about a thousand in all."""
FIRST: Final = int(os.environ.get("SOAK_FIRST_WORLD", "0"))
"""The number of the first game, to go on where another run ended."""
APART: Final = int(os.environ.get("SOAK_APART", "40"))
APART_ON_THE_WIRE: Final = int(os.environ.get("SOAK_APART_ON_THE_WIRE", "100"))


def set_up(game: str, number: int) -> SetUp:
    """Every number of players who play against each other, and every option, by chance."""
    kind, rng = loaded(game).kind, seeded(f"{game} {number}")
    counts = [count for count in kind.seat_counts if count > 1]
    while True:
        seats = counts[rng.below(len(counts))]
        options = kind.complete({})
        for option in kind.options:
            if rng.below(4) == 0:
                options[option.name] = option.choices[rng.below(len(option.choices))]
        if kind.impossible(seats, options) is None:
            return game, seats, options


def set_ups(game: str) -> list[SetUp]:
    return [set_up(game, number) for number in range(FIRST, FIRST + GAMES)]


def report(game: str, found: Found) -> None:
    print(f"\n{game}: {found.games} games, {found.worlds} worlds, {found.messages} messages; {dict(found.ends)}")


@pytest.mark.parametrize("game", game_names())
def test_nobody_hears_which_world_it_is(game: str) -> None:
    found = compared(set_ups(game), f"soak {FIRST}", apart=APART)
    report(game, found)
    assert found.tells == {}
    assert found.messages > GAMES


@pytest.mark.parametrize("game", game_names())
def test_nobody_hears_it_on_the_wire(game: str, tmp_path: Path) -> None:
    found = asyncio.run(compared_on_the_wire(set_ups(game), f"soak {FIRST}", tmp_path, apart=APART_ON_THE_WIRE))
    report(game, found)
    assert found.tells == {}
    assert found.messages > GAMES
