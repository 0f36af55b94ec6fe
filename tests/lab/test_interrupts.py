"""Ctrl-C ends commands that play in several processes: soon, without a traceback, and with nothing half-written."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

PLAYED = 0.4
"""Seconds of play before the interrupt."""
SOON = 30
"""Seconds until the command must have ended, on a busy machine; alone it takes a fraction of one."""

COMMAND = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from teahouse.cli import run
from teahouse.lab import pools

def told(jobs, work, tasks):
    print("playing", flush=True)
    return as_they_end(jobs, work, tasks)

as_they_end, pools.as_they_end = pools.as_they_end, told
sys.exit(run(sys.argv[1:]))
"""

LINES = {
    "simulate": ["simulate", "zhanguo", "--games", "100000", "--seats", "random,pupil", "--jobs", "2"],
    "tournament": ["tournament", "--game", "zhanguo", "--games", "10000", "--jobs", "2"],
    "dataset": [
        "dataset",
        "zhanguo",
        "--bots",
        "random",
        "--players",
        "2",
        "--games",
        "100000",
        "--jobs",
        "2",
        "--out",
    ],
}


@pytest.mark.parametrize("command", LINES)
def test_an_interrupt_ends_all_processes(command: str, tmp_path: Path) -> None:
    line = [*LINES[command], *([str(tmp_path)] if command == "dataset" else [])]
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, *line],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "playing\n"
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(PLAYED)
        os.killpg(process.pid, signal.SIGINT)
        _, trouble = process.communicate(timeout=SOON)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130, trouble
    assert "Traceback" not in trouble
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)


MOMENTS = """
import multiprocessing, os, random, signal, threading, time
from teahouse.lab.pools import as_they_end

signal.signal(signal.SIGINT, signal.default_int_handler)
random.seed(1)
for moment in range(60):
    timer = threading.Timer(random.uniform(0, 0.02), os.killpg, (0, signal.SIGINT))
    try:
        timer.start()
        for _ in as_they_end(2, time.sleep, [(0.001,)] * 100_000):
            pass
    except KeyboardInterrupt:
        timer.join()
        assert not multiprocessing.active_children()
    else:
        raise AssertionError("an interrupt was lost")
print("60 interrupts")
"""


def test_an_interrupt_may_come_in_any_moment_of_opening_processes() -> None:
    line = [sys.executable, "-c", MOMENTS]
    done = subprocess.run(line, capture_output=True, text=True, timeout=4 * SOON, start_new_session=True, check=False)
    assert done.stdout == "60 interrupts\n", done.stderr
