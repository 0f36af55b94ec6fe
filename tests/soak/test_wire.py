"""Whole games heard on every socket, for `make soak`: no seat is ever told what it cannot know."""

import asyncio
import os
from pathlib import Path

import pytest

from teahouse.server.games import game_names, loaded
from tests.server.guests import open_server, settings_at
from tests.server.recorder import listened_game

GAMES = int(os.environ.get("SOAK_WIRE_GAMES", "17"))
"""Of each game: about fifty in all."""


async def listen(game: str, number: int, database: Path) -> int:
    counts = [count for count in loaded(game).kind.seat_counts if count > 1]
    options = {"draft": "on"} if game == "zhanguo" and number % 2 else {}
    async with open_server(settings_at(database)) as server:
        return await listened_game(server, game, counts[number % len(counts)], options, f"wire {number}", 20_000)


@pytest.mark.parametrize("game", game_names())
def test_whole_games_tell_nobody_too_much(game: str, tmp_path: Path) -> None:
    for number in range(GAMES):
        assert asyncio.run(listen(game, number, tmp_path / f"{number}.db")) < 20_000
