"""Long random play of ZhanGuo, for `make soak`: thousands of games of every set-up, thousands of imagined positions."""

import os
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from teahouse import build_note
from teahouse.engine.position import SPECTATOR
from teahouse.engine.rng import seeded
from teahouse.games.zhanguo.rules.laws import broken_laws
from tests.games.zhanguo.property.watched import SETUPS, Setup, Watched, move_on, play_on

GAMES = int(os.environ.get("SOAK_GAMES", "2000"))
"""Of each set-up."""
POSITIONS = int(os.environ.get("SOAK_POSITIONS", "20000"))
EVERY = 1
"""Decisions between two looks at all laws."""
PROCESSES = 2
TABLES = [setup for setup in SETUPS if setup.colours == "seat"]


def many_games(setup: Setup) -> int:
    """Half of the games with blind players, half with eager ones; returns how many decisions were made."""
    made = 0
    for number in range(GAMES):
        made += Watched(setup, f"soak {number}", EVERY, eager=number % 2 == 1).play().made
    return made


def many_positions(setup: Setup) -> int:
    """Positions here and there in random games, as every seat and a spectator imagine them; returns how many."""
    wanted = -(-POSITIONS // len(TABLES))
    looked_at = game = 0
    while looked_at < wanted:
        g, rng = setup.start(f"secrecy {game}"), seeded(f"secrecy {game}")
        game += 1
        while g.open and looked_at < wanted:
            for _ in range(1 + rng.below(40)):
                if g.open:
                    move_on(g, rng, eager=game % 2 == 1)
            look_at = rng.below(g.seats)
            for seat in range(SPECTATOR, g.seats):
                world = g.imagine(seat, rng)
                assert world.observe(seat) == g.observe(seat), f"{setup}: seat {seat} of game {game} sees a difference"
                assert not broken_laws(world)
                if seat == look_at:
                    assert not broken_laws(play_on(world, rng))
                    assert world.finished
            looked_at += 1
    return looked_at


def spread(work: Callable[[Setup], int], setups: Iterable[Setup]) -> int:
    """The sum of some work over set-ups, done by a few processes."""
    with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as pool:
        return sum(pool.map(work, setups))


def report(capsys: pytest.CaptureFixture[str], what: str, began: float) -> None:
    with capsys.disabled():
        print(f"\n{what} in {time.monotonic() - began:.0f} s; {build_note()}")


def test_thousands_of_games_of_every_set_up_obey_the_laws(capsys: pytest.CaptureFixture[str]) -> None:
    began = time.monotonic()
    made = spread(many_games, TABLES)
    report(capsys, f"{GAMES * len(TABLES):,} games of {len(TABLES)} set-ups, {made:,} decisions", began)


def test_thousands_of_imagined_positions_look_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    began = time.monotonic()
    looked_at = spread(many_positions, TABLES)
    assert looked_at >= POSITIONS
    report(capsys, f"{looked_at:,} positions as every seat imagines them, each played to its end once", began)
