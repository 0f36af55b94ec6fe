"""How the web table holds up: many tables on one process, from a move to the other player's screen.

python bench/web.py [--tables 200] [--seconds 20] [--json FILE]

The server runs on one core and the driver on another, over loopback. At every table two people play, each as fast as
`--pace` allows: ZhanGuo, or The Great Wall with a bot as third. A move is timed from before it is sent until the other
person's socket has brought the view that shows it. A browser opens the start page, plays, and says when a piece is lit.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import platform
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final

import httpx
import websockets

from teahouse.registry import games

ROOT: Final = Path(__file__).resolve().parent.parent
BUNDLE: Final = ROOT / "src" / "teahouse" / "_web"
BUNDLE_BAR: Final = 250.0
"""Kilobytes, gzipped, without fonts."""
FONTS: Final = (".woff2", ".woff")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def server(folder: Path) -> Iterator[tuple[str, int]]:
    """A server of its own on the first core; its address and process."""
    port = free_port()
    command = [sys.executable, str(ROOT / "bench" / "web_server.py"), str(folder / "house.db"), str(port)]
    if shutil.which("taskset") and (os.cpu_count() or 1) > 1:
        command = ["taskset", "-c", "0", *command]
    process = subprocess.Popen(command)
    address = f"http://127.0.0.1:{port}"
    try:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{address}/health/ready", timeout=1):
                    break
            except OSError:
                time.sleep(0.1)
        yield address, process.pid
    finally:
        process.terminate()
        process.wait(20)


def memory_of(pid: int) -> float:
    """Resident megabytes of one process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


class Seat:
    """One person at one table: their socket, and what it last showed."""

    def __init__(self, address: str, person: httpx.AsyncClient, seat: int) -> None:
        self.address = address
        self.person = person
        self.seat = seat
        self.view: dict[str, Any] = {}
        self.changed = asyncio.Condition()
        self.shown: dict[int, float] = {}
        """When each version reached this screen."""

    async def open(self, table: str) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in self.person.cookies.items())
        uri = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket"
        self.socket = await websockets.connect(
            uri, additional_headers={"cookie": cookies, "origin": self.address}, max_size=None
        )
        await self.socket.send(json.dumps({"type": "look", "seat": self.seat, "lang": "en"}))
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for message in self.socket:
            told = json.loads(message)
            if told["type"] == "view":
                now = time.perf_counter()
                for version in range(self.view.get("version", -1) + 1, told["version"] + 1):
                    self.shown[version] = now
                async with self.changed:
                    self.view = told
                    self.changed.notify_all()

    async def wait_for_question(self) -> dict[str, Any] | None:
        """The next view that asks this seat, or None when the game is over."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.view and (self.view["asked"] or self.view["ending"]))
            return None if self.view["ending"] else self.view

    async def wait_for_version(self, version: int) -> float:
        async with self.changed:
            await self.changed.wait_for(lambda: self.view.get("version", -1) >= version)
            return self.shown[version]


class Timings:
    def __init__(self) -> None:
        self.moves: list[float] = []
        self.counting = False


async def sit_down(address: str, number: int) -> list[Seat]:
    """Two people at a new table."""
    people: list[httpx.AsyncClient] = []
    for name in ("Ada", "Ben"):
        person = httpx.AsyncClient(base_url=address, timeout=60)
        (await person.post("/api/me", json={"name": f"{name} {number}"})).raise_for_status()
        people.append(person)
    game = "zhanguo" if number % 2 == 0 else "great_wall"
    seats: list[dict[str, str]] = [{"who": "me"}, {"who": "open"}]
    if game == "great_wall":
        seats.append({"who": "bot", "bot": "random"})
    answer = await people[0].post("/api/tables", json={"game": game, "seats": seats})
    answer.raise_for_status()
    table = answer.json()["id"]
    (await people[1].post(f"/api/tables/{table}/join", json={})).raise_for_status()
    sitting = [Seat(address, person, seat) for seat, person in enumerate(people)]
    for seat in sitting:
        await seat.open(table)
    return sitting


async def play(seat: Seat, other: Seat, pace: float, timings: Timings, chance: random.Random) -> None:
    """Answer whatever is asked, at a person's pace."""
    number = 0
    while view := await seat.wait_for_question():
        await asyncio.sleep(pace * (0.5 + chance.random()))
        view = await seat.wait_for_question()
        if view is None:
            return
        number += 1
        move = chance.choice(view["asked"]["options"])["move"]
        sent = time.perf_counter()
        wish = {"type": "play", "seat": seat.seat, "version": view["version"], "move": move, "key": f"{number}"}
        await seat.socket.send(json.dumps(wish))
        own = await seat.wait_for_version(view["version"] + 1)
        seen = max(own, await other.wait_for_version(view["version"] + 1))
        if timings.counting:
            timings.moves.append(1000 * (seen - sent))


async def load(address: str, pid: int, tables: int, seconds: float, pace: float) -> dict[str, Any]:
    """Seat everybody, play for a while, and measure."""
    chance = random.Random(1)
    first = await sit_down(address, 0)
    before = memory_of(pid)
    sitting = [first, *[await sit_down(address, number) for number in range(1, tables)]]
    timings = Timings()
    players = [
        asyncio.create_task(play(seat, pair[1 - seat.seat], pace, timings, random.Random(chance.random())))
        for pair in sitting
        for seat in pair
    ]
    await asyncio.sleep(min(5.0, seconds / 3))
    timings.counting = True
    started = time.perf_counter()
    await asyncio.sleep(seconds)
    timings.counting = False
    lasted = time.perf_counter() - started
    after = memory_of(pid)
    for player in players:
        player.cancel()
    failed = [each for each in await asyncio.gather(*players, return_exceptions=True) if type(each) is RuntimeError]
    moves = sorted(timings.moves)
    return {
        "tables": tables,
        "moves a second": round(len(moves) / lasted, 1),
        "move to screen p50 ms": round(median(moves), 1),
        "move to screen p99 ms": round(moves[int(len(moves) * 0.99)], 1),
        "memory per table MB": round((after - before) / max(1, tables - 1), 2),
        "memory MB": round(after, 1),
        "failures": len(failed),
    }


def bundle(address: str) -> dict[str, Any]:
    """What Chromium fetches from the start page to a game that is played, gzipped, fonts apart; and all there is."""
    sizes = {
        f"/{path.relative_to(BUNDLE).as_posix()}": len(gzip.compress(path.read_bytes(), 9)) / 1000
        for path in sorted(BUNDLE.rglob("*"))
        if path.is_file() and path.suffix not in FONTS
    }
    figures: dict[str, Any] = {}
    for game, paths in by_chromium("fetched.mjs", address, *games()).items():
        own = sum(sizes.get(path, sizes["/index.html"]) for path in paths if not path.endswith(FONTS))
        figures[f"bundle, {game} kB"] = f"{own:.1f} (at most {BUNDLE_BAR:.0f})"
    return figures | {"bundle, all there is kB": round(sum(sizes.values()), 1)}


def by_chromium(tool: str, *args: str) -> dict[str, Any]:
    """What a program of `web/tools` finds out."""
    node = shutil.which("node")
    if node is None:
        raise SystemExit("The bench of the web table needs node and Chromium.")
    command = [node, f"tools/{tool}", *args]
    made = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=False)
    if made.returncode:
        raise SystemExit(f"{tool} did not end well: {made.stderr.strip()[-300:]}")
    return dict(json.loads(made.stdout))


def first_view(address: str) -> dict[str, Any]:
    """Chromium, cold and warm: from the address bar to the first piece that can be played."""
    return by_chromium("first_view.mjs", address)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds a person thinks")
    parser.add_argument("--json", metavar="FILE")
    wanted = parser.parse_args()
    figures: dict[str, Any] = {"python": platform.python_version()}
    with tempfile.TemporaryDirectory(prefix="teahouse-bench-") as folder, server(Path(folder)) as (address, pid):
        figures |= bundle(address) | first_view(address)
        if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
            os.sched_setaffinity(0, {1})
        figures |= asyncio.run(load(address, pid, wanted.tables, wanted.seconds, wanted.pace))
    for name, figure in figures.items():
        print(f"{name:28} {figure}")
    if wanted.json:
        Path(wanted.json).write_text(json.dumps(figures, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
