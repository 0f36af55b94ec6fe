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
