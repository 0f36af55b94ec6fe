"""Two worlds that differ only in what is hidden, over many games, for `make soak`: nobody is told which one it is."""

import os
from typing import Final

import pytest

from teahouse.engine.rng import seeded
from teahouse.server.games import game_names, loaded
from tests.server.two_worlds import compared

GAMES: Final = int(os.environ.get("SOAK_WORLDS", "334"))
"""Of each game: about a thousand in all."""


def set_up(game: str, number: int) -> tuple[str, int, dict[str, str]]:
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


@pytest.mark.parametrize("game", game_names())
def test_nobody_hears_which_world_it_is(game: str) -> None:
    found = compared([set_up(game, number) for number in range(GAMES)], "soak")
    print(f"\n{game}: {found.games} games, {found.worlds} worlds, {found.messages} messages; {dict(found.ends)}")
    assert found.tells == {}
    assert found.messages > 10 * GAMES
