"""A sage at the table: no decision takes more than a quarter too long, and no thought too much memory."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from teahouse.registry import games

CASES: Final = int(os.environ.get("SOAK_SAGES", "20"))
LONGEST: Final = 2.5
"""Seconds."""
MEMORY: Final = 500
"""Megabytes of the whole process, game and engine included."""

THINK: Final = """
import sys, time
from teahouse.bots import answer, bot
from teahouse.engine.rng import seeded
from teahouse.registry import load_game
from tests.bots.fairness import case

game, cases = sys.argv[1], int(sys.argv[2])
kind, longest = load_game(game).kind, 0.0
for number in range(cases):
    found = case(game, number)
    started = time.perf_counter()
    answer(bot("sage"), kind, found.table, found.seat, seeded("sage"))
    longest = max(longest, time.perf_counter() - started)
peak = next(line for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(longest, int(peak.split()[1]) / 1000)
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="this system does not tell the most memory used")
@pytest.mark.parametrize("game", games())
def test_a_sage_keeps_to_its_time_and_memory(game: str) -> None:
    """Run with `-s` to see the figures."""
    ended = subprocess.run([sys.executable, "-c", THINK, game, str(CASES)], capture_output=True, text=True, check=True)
    longest, memory = map(float, ended.stdout.split())
    print(f"{game}: the longest of {CASES} decisions {longest:.2f} s, {memory:.0f} MB")
    assert longest <= LONGEST
    assert memory <= MEMORY
