"""A house under load for as long as one likes: how much memory it takes, and how soon the others see a move.

    python tools/soak_house.py tables 1000      many live tables on one process: memory each, move to the other's screen
    python tools/soak_house.py hours 2          people and bots come, play, take back, look and go; a curve of memory

Everything stays on this machine. Numbers are told as lines of JSON.
"""

import asyncio
import json
import random
import signal
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.killing import ServerProcess

MEASURED: Final = 2_000
"""Moves whose way to the other's screen is measured."""
PACE: Final = 0.02
"""Seconds between two of them: fifty moves a second are many busy tables."""
EVERY: Final = 30.0
"""Seconds between two points of the curve."""


class House(ServerProcess):
    """A server that keeps as many tables as are wanted."""

    def environment(self) -> dict[str, str]:
        usual = super().environment()
        return usual | {"TEAHOUSE_LIVE_TABLES": "2000", "TEAHOUSE_RUNNING_TABLES": "1000000", "TEAHOUSE_PACE": "0.2"}

    def memory(self) -> float:
        """Megabytes of the process that serves; bots' processes apart."""
        assert self.process is not None
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0.0


class Guest:
    """Somebody with a cookie."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.browser = httpx.AsyncClient(base_url=f"{house.address}/api", timeout=60)
        self.keys = 0

    async def come(self, name: str) -> None:
        (await self.browser.post("/me", json={"name": name, "lang": "en"})).raise_for_status()

    async def table(self, game: str, *seats: str) -> str:
        wishes = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat} for seat in seats]
        answer = await self.browser.post("/tables", json={"game": game, "seats": wishes})
        return str(answer.raise_for_status().json()["id"])

    async def view(self, table: str, seat: int) -> dict[str, Any]:
        answer = await self.browser.get(f"/tables/{table}/view", params={"seat": seat, "log_from": 1_000_000})
        found: dict[str, Any] = answer.raise_for_status().json()
        return found

    async def play(self, table: str, view: dict[str, Any], word: str) -> httpx.Response:
        self.keys += 1
        wish = {"type": "play", "seat": view["seat"], "version": view["version"], "move": word, "key": f"k{self.keys}"}
        return await self.browser.post(f"/tables/{table}/play", json=wish, params={"log_from": 1_000_000})

    async def undo(self, table: str, view: dict[str, Any]) -> httpx.Response:
        self.keys += 1
        wish = {"type": "undo", "seat": view["seat"], "version": view["version"], "key": f"k{self.keys}"}
        return await self.browser.post(f"/tables/{table}/undo", json=wish)

    def socket(self, table: str) -> connect:
        cookies = "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())
        address = f"{self.house.address.replace('http', 'ws')}/api/tables/{table}/socket"
        origin = Origin(self.house.address)
        return connect(address, origin=origin, additional_headers={"cookie": cookies}, max_size=None)


def tell(**facts: Any) -> None:
    print(json.dumps(facts), flush=True)


def spread(seconds: list[float]) -> dict[str, float]:
    cuts = quantiles(seconds, n=100)
    return {"p50_ms": round(cuts[49] * 1000, 1), "p99_ms": round(cuts[98] * 1000, 1)}


# -- many tables -----------------------------------------------------------------------------------


async def many_tables(house: House, count: int) -> None:
    """Two people at every table, both with open sockets; then moves, each timed until the other sees it."""
    rng = random.Random("tables")
    before = house.memory()
    people = [Guest(house) for _ in range(2)]
    for number, guest in enumerate(people):
        await guest.come(f"Guest {number}")
    tables = []
    for _ in range(count):
        table = await people[0].table("zhanguo", "me", "open")
        (await people[1].browser.post(f"/tables/{table}/join", json={})).raise_for_status()
        for _ in range(10):
            await move(people, table, rng)
        tables.append(table)
    told = house.memory()
    tell(
        tables=count,
        memory_before_mb=round(before, 1),
        memory_mb=round(told, 1),
        kb_each=round((told - before) * 1024 / count),
    )
    watched = tables[: min(60, count)]
    lines = {(table, seat): await people[seat].socket(table).__aenter__() for table in watched for seat in (0, 1)}
    taken = []
    for (_, seat), line in lines.items():
        await line.send(json.dumps({"type": "look", "seat": seat, "lang": "en", "log_from": 1_000_000}))
        await until(line, 0)
    for number in range(MEASURED):
        table = rng.choice(watched)
        spent = await timed(people, table, lines, rng)
        if spent is not None:
            taken.append(spent)
        if number % 4 == 0:
            await people[0].view(rng.choice(tables), 0)
        await asyncio.sleep(PACE)
    tell(moves=len(taken), **spread(taken), memory_mb=round(house.memory(), 1))
    for line in lines.values():
        await line.close()


async def move(people: list[Guest], table: str, rng: random.Random) -> None:
    for seat, guest in enumerate(people):
        view = await guest.view(table, seat)
        if view["asked"] is not None:
            await guest.play(table, view, rng.choice(view["asked"]["options"])["move"])
            return


async def timed(
    people: list[Guest], table: str, lines: dict[tuple[str, int], ClientConnection], rng: random.Random
) -> float | None:
    """Seconds from sending a move to its view at the other seat; None where nobody is asked any more."""
    for seat, guest in enumerate(people):
        view = await guest.view(table, seat)
        if view["asked"] is None:
            continue
        other = asyncio.create_task(until(lines[table, 1 - seat], view["version"] + 1))
        started = time.perf_counter()
        answer = await guest.play(table, view, rng.choice(view["asked"]["options"])["move"])
        answer.raise_for_status()
        await asyncio.wait_for(other, 60)
        spent = time.perf_counter() - started
        await until(lines[table, seat], view["version"] + 1)
        return spent
    return None


async def until(line: ClientConnection, version: int) -> None:
    while True:
        heard = json.loads(await line.recv())
        if heard["type"] == "view" and heard["version"] >= version:
            return


# -- a long time -----------------------------------------------------------------------------------


async def long(house: House, hours: float) -> None:
    """People come and go; what they have left must not add up in memory."""
    end, started = time.monotonic() + hours * 3600, time.monotonic()
    counts = {"guests": 0, "moves": 0, "undone": 0, "games": 0, "replays": 0, "faults": 0}
    crowd = [asyncio.create_task(visits(house, number, end, counts)) for number in range(4)]
    curve: list[float] = []
    while time.monotonic() < end:
        await asyncio.sleep(min(EVERY, max(0.0, end - time.monotonic())))
        curve.append(house.memory())
        tell(minutes=round((time.monotonic() - started) / 60, 1), memory_mb=round(curve[-1], 1), **counts)
    for task in crowd:
        task.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
    half = len(curve) // 2
    if half:
        middle, last = max(curve[half // 2 : half + 1]), max(curve[-max(1, half // 2) :])
        tell(highest_in_second_quarter_mb=round(middle, 1), highest_in_last_quarter_mb=round(last, 1))


async def visits(house: House, number: int, end: float, counts: dict[str, int]) -> None:
    """Somebody plays a game, takes moves back, looks at it again, and comes back as somebody else."""
    rng = random.Random(number)
    while time.monotonic() < end:
        try:
            await visit(house, rng, counts)
        except (httpx.HTTPError, ConnectionClosed, OSError, TimeoutError):
            counts["faults"] += 1
            await asyncio.sleep(1)


async def visit(house: House, rng: random.Random, counts: dict[str, int]) -> None:
    guest = Guest(house)
    await guest.come("Guest")
    counts["guests"] += 1
    game, seats = rng.choice((("zhanguo", 2), ("ancient_world", 2), ("great_wall", 3)))
    table = await guest.table(game, "me", *["random"] * (seats - 1))
    async with guest.socket(table) as line:
        await line.send(json.dumps({"type": "look", "seat": 0, "lang": rng.choice(("en", "ru")), "log_from": 0}))
        listening = asyncio.create_task(forever(line))
        for _ in range(rng.randint(10, 600)):
            view = await guest.view(table, 0)
            if view["ending"] is not None:
                counts["games"] += 1
                await look_back(guest, table, counts)
                break
            if view["asked"] is None:
                await asyncio.sleep(0.05)
                continue
            played = await guest.play(table, view, rng.choice(view["asked"]["options"])["move"])
            counts["moves"] += played.status_code == 200
            if played.status_code == 200 and played.json()["can_undo"] and rng.random() < 0.3:
                counts["undone"] += (await guest.undo(table, played.json())).status_code == 200
            await asyncio.sleep(rng.uniform(0.05, 0.3))
        listening.cancel()
    await guest.browser.aclose()


async def forever(line: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            await line.recv()


async def look_back(guest: Guest, table: str, counts: dict[str, int]) -> None:
    outline = (await guest.browser.get(f"/tables/{table}/replay")).raise_for_status().json()
    last = max(step["at"] for step in outline["steps"])
    for at in (0, last // 2, last):
        (await guest.browser.get(f"/tables/{table}/replay/{at}", params={"eyes": -2})).raise_for_status()
    counts["replays"] += 1


def main(what: str, how_many: float) -> None:
    with tempfile.TemporaryDirectory(prefix="teahouse-soak-") as folder:
        house = House(Path(folder) / "teahouse.db")
        house.start()
        try:
            asyncio.run(many_tables(house, int(how_many)) if what == "tables" else long(house, how_many))
        finally:
            house.kill(signal.SIGTERM)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
