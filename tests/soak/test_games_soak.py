"""Long random play of two games, for `make soak`: thousands of games, thousands of imagined positions."""

import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from typing import Any, Final

import pytest

from teahouse import build_note
from teahouse.engine.position import SPECTATOR
from teahouse.engine.rng import seeded
from teahouse.games.ancient_world.rules import laws as world_laws
from teahouse.games.great_wall.rules import laws as wall_laws
from tests.games.ancient_world.property import watched as watched_world
from tests.games.great_wall.property import watched as watched_wall

GAMES = int(os.environ.get("SOAK_GAMES", "2000"))
"""For each number of players, and each mode."""
POSITIONS = int(os.environ.get("SOAK_POSITIONS", "20000"))
SHARES: Final = 20
"""Parts the work is cut into."""
SEATS: Final[dict[str, tuple[Any, ...]]] = {"great_wall": watched_wall.SETUPS, "ancient_world": (2, 3, 4)}
WATCHED: Final[dict[str, Any]] = {"great_wall": watched_wall, "ancient_world": watched_world}
LAWS: Final[dict[str, Any]] = {"great_wall": wall_laws, "ancient_world": world_laws}


def watch_one(name: str, seats: Any, seed: str, number: int) -> int:
    """Half of the games with blind players, half with eager ones; the options of The Ancient World take turns."""
    if name == "great_wall":
        return watched_wall.watch(seats, seed, 1, eager=number % 2 == 1)
    return watched_world.watch(seats, seed, "on" if number % 4 < 2 else "off", every=1, eager=number % 2 == 1)


def some_games(name: str, share: int) -> int:
    """Returns how many decisions were made."""
    numbers = range(share, GAMES, SHARES)
    return sum(watch_one(name, seats, f"soak {number}", number) for seats in SEATS[name] for number in numbers)


def some_positions(name: str, share: int) -> int:
    """Positions here and there in random games, as every seat and a spectator imagine them; returns how many."""
    watched, broken_laws = WATCHED[name], LAWS[name].broken_laws
    wanted = -(-POSITIONS // SHARES)
    looked_at = game = 0
    while looked_at < wanted:
        seed = f"secrecy {share} {game}"
        g, rng = watched.start(SEATS[name][game % len(SEATS[name])], seed), seeded(seed)
        game += 1
        while g.open and looked_at < wanted:
            for _ in range(1 + rng.below(20)):
                if g.open:
                    watched.move_on(g, rng)
            for seat in range(SPECTATOR, g.seats):
                world = g.imagine(seat, rng)
                assert world.observe(seat) == g.observe(seat), f"{seed}: seat {seat} sees a difference"
                assert not broken_laws(world)
                if seat == looked_at % g.seats and looked_at % 5 == 0:
                    assert not broken_laws(watched.play_on(world, rng))
                    assert world.finished
            looked_at += 1
    return looked_at


def spread(work: Callable[[str, int], int], name: str) -> int:
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        return sum(pool.map(work, repeat(name), range(SHARES)))


def report(capsys: pytest.CaptureFixture[str], what: str, began: float) -> None:
    with capsys.disabled():
        print(f"\n{what} in {time.monotonic() - began:.0f} s; {build_note()}")


@pytest.mark.parametrize("name", SEATS)
def test_thousands_of_games_obey_the_laws(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    began = time.monotonic()
    made = spread(some_games, name)
    counts = " and ".join(str(seats) for seats in SEATS[name])
    report(capsys, f"{name}: {GAMES} games each with {counts} players, {made:,} decisions", began)


@pytest.mark.parametrize("name", SEATS)
def test_thousands_of_imagined_positions_look_the_same(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    began = time.monotonic()
    looked_at = spread(some_positions, name)
    assert looked_at >= POSITIONS
    report(capsys, f"{name}: {looked_at:,} positions as every seat imagines them", began)
