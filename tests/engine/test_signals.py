"""Ctrl-C ends play with a KeyboardInterrupt, soon and always, on whichever engine is running."""

import os
import signal
import subprocess
import sys
import time

import pytest

from teahouse.registry import games

ROUNDS = 4
"""How often each kind of play is interrupted: an abort was never certain."""
SOON = 30
"""Seconds until the process must have ended, on a busy machine; alone it takes milliseconds."""

HEEDED = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
"""
"""Whoever runs the tests in the background of a shell hands down that interrupts are ignored."""

RANDOM_PLAY = """
from teahouse.engine.playout import play_randomly
from teahouse.engine.rng import seeded
from teahouse.registry import load_game
kind = load_game({game!r}).kind
start = kind.start(kind.seat_counts[-1], {{}}, "interrupt")
rng = seeded("interrupt")
print("playing", flush=True)
while True:
    play_randomly(start.clone(), rng, 100_000)
"""

SEARCH = """
from teahouse.bots import Budget, answer, bot
from teahouse.engine.rng import seeded
from teahouse.registry import load_game
kind = load_game({game!r}).kind
position = kind.start(kind.seat_counts[-1], {{}}, "interrupt")
print("playing", flush=True)
while True:
    answer(bot("sage", Budget(seconds=60.0)), kind, position, position.open[0].seat, seeded("interrupt"))
"""


@pytest.mark.parametrize("play", [RANDOM_PLAY, SEARCH], ids=["random", "search"])
@pytest.mark.parametrize("game", games())
def test_an_interrupt_in_the_middle_of_play_is_a_keyboard_interrupt(game: str, play: str) -> None:
    for number in range(ROUNDS):
        process = subprocess.Popen(
            [sys.executable, "-c", HEEDED + play.format(game=game)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=dict(os.environ),
        )
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "playing\n"
            time.sleep(0.05 + 0.03 * number)
            process.send_signal(signal.SIGINT)
            _, trouble = process.communicate(timeout=SOON)
        finally:
            process.kill()
        assert trouble.splitlines()[-1] == "KeyboardInterrupt", trouble
        assert process.returncode == -signal.SIGINT


TIMES = 50

AGAIN_AND_AGAIN = """
from librt.vecs import vec
from mypy_extensions import i64
from teahouse.bots import Budget, answer, bot
from teahouse.engine.batch import Batch
from teahouse.engine.playout import play_randomly
from teahouse.engine.rewards import win
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import state_hash
from teahouse.registry import load_game

kind = load_game({game!r}).kind
start = kind.start(3, {{}}, "interrupt")
before = state_hash(start)
rng = seeded("interrupt")
batch = Batch(kind, 3, kind.complete({{}}), 8, win, [None] * 3, False, False, 0, False)
thinkers = [bot("scholar"), bot("sage", Budget(seconds=60.0))]

def think(thinker):
    answer(thinker, kind, start, start.open[0].seat, rng)

plays = [
    lambda: play_randomly(start.clone(), rng, 100_000),
    lambda: think(thinkers[0]),
    lambda: think(thinkers[1]),
    lambda: batch.reset("interrupt") or batch.play_on(100_000),
]
for play in plays:
    for number in range({times}):
        try:
            print("playing", flush=True)
            while True:
                play()
        except KeyboardInterrupt:
            pass
assert state_hash(start) == before
print("unharmed", flush=True)
"""


@pytest.mark.parametrize("game", games())
def test_every_interrupt_of_random_play_bots_search_and_batches_is_heeded(game: str) -> None:
    """Again and again in one process, which goes on as if nothing had been: what was played on is unchanged."""
    process = subprocess.Popen(
        [sys.executable, "-c", HEEDED + AGAIN_AND_AGAIN.format(game=game, times=TIMES)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        for number in range(4 * TIMES):
            assert process.stdout.readline() == "playing\n", number
            time.sleep(0.003 * (number % 5))
            process.send_signal(signal.SIGINT)
        said, trouble = process.communicate(timeout=SOON)
    finally:
        process.kill()
    assert said == "unharmed\n", trouble
    assert process.returncode == 0
