"""Long random play of The Great Wall, for `make soak`: thousands of games, thousands of imagined positions."""

import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from teahouse import build_note
from teahouse.engine.position import SPECTATOR
from teahouse.engine.rng import seeded
from teahouse.games.great_wall.laws import broken_laws
from tests.property.watched_wall import move_on, play_on, start, watch

GAMES = int(os.environ.get("SOAK_GAMES", "2000"))
"""For each number of players."""
POSITIONS = int(os.environ.get("SOAK_POSITIONS", "20000"))
SHARES = 20
"""Parts the work is cut into."""


def some_games(share: int) -> int:
    """Half of the games with blind players, half with eager ones; returns how many decisions were made."""
    seats = 3 + share % 2
    games = GAMES // (SHARES // 2)
    return sum(watch(seats, f"soak {share} {game}", 1, eager=game % 2 == 1) for game in range(games))


def some_positions(share: int) -> int:
    """Positions here and there in random games, as every seat and a spectator imagine them; returns how many."""
    wanted = -(-POSITIONS // SHARES)
    looked_at = game = 0
    while looked_at < wanted:
        seed = f"secrecy {share} {game}"
        g, rng = start(3 + share % 2, seed), seeded(seed)
        game += 1
        while g.open and looked_at < wanted:
            for _ in range(1 + rng.below(20)):
                if g.open:
                    move_on(g, rng)
            for seat in range(SPECTATOR, g.seats):
                world = g.imagine(seat, rng)
                assert world.observe(seat) == g.observe(seat), f"{seed}: seat {seat} sees a difference"
                assert not broken_laws(world)
                if seat == looked_at % g.seats and looked_at % 5 == 0:
                    assert not broken_laws(play_on(world, rng))
                    assert world.finished
            looked_at += 1
    return looked_at


def spread(work: Callable[[int], int]) -> int:
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        return sum(pool.map(work, range(SHARES)))


def report(capsys: pytest.CaptureFixture[str], what: str, began: float) -> None:
    with capsys.disabled():
        print(f"\n{what} in {time.monotonic() - began:.0f} s; {build_note()}")


def test_thousands_of_games_obey_the_laws(capsys: pytest.CaptureFixture[str]) -> None:
    began = time.monotonic()
    made = spread(some_games)
    report(capsys, f"{GAMES} games with 3 and {GAMES} with 4 players, {made:,} decisions", began)


def test_thousands_of_imagined_positions_look_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    began = time.monotonic()
    looked_at = spread(some_positions)
    assert looked_at >= POSITIONS
    report(capsys, f"{looked_at:,} positions as every seat imagines them", began)
