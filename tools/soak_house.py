"""A house under load for as long as one likes: how much memory it takes, and how soon the others see a move.

    python tools/soak_house.py tables 1000 200  many live tables on one process, and moves a second: memory of a table,
                                                processor time of a move, how soon the other sees it
    python tools/soak_house.py hours 2          people and bots come, play, take back, look and go; a curve of memory

Everything stays on this machine. Numbers are told as lines of JSON.
"""

import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.killing import ServerProcess
from tests.server.put_together import put

WARMING: Final = 5.0
"""Seconds of moves that do not count."""
MEASURED: Final = 20.0
"""Seconds of moves that do."""
GAMES: Final = ("zhanguo", "ancient_world")
FIRST_MOVES: Final = 10
TRIES: Final = 20
"""Tables that are looked at for one where nobody moves right now."""
EVERY: Final = 30.0
"""Seconds between two points of the curve."""


SELDOM: Final = 0.005
OFTEN: Final = 0.05
OFTENER: Final = 0.15
"""How often somebody asks for a hint, says something, or asks why, beside a move: less than these."""
FEW: Final = "24"
"""Tables in memory where people come and go for hours: soon all are there, and from then on it must be level."""
QUARTER: Final = 15.0
"""Minutes of which the median is told."""

MANY: Final = {
    "TEAHOUSE_LIVE_TABLES": "2000",
    "TEAHOUSE_RUNNING_TABLES": "1000000",
    "TEAHOUSE_SOCKETS_PER_PERSON": "1000000",
    "TEAHOUSE_WORDS_PER_SECOND": "1000000",
    "TEAHOUSE_PACE": "0.2",
}


class House(ServerProcess):
    """A server that keeps as many tables as are wanted."""

    def __init__(self, database: Path, settings: dict[str, str] = MANY) -> None:
        super().__init__(database)
        self.settings = settings

    def environment(self) -> dict[str, str]:
        usual = super().environment()
        return usual | self.settings

    def memory(self, what: str = "VmRSS") -> float:
        """Megabytes of the process that serves; bots' processes apart."""
        assert self.process is not None
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith(what):
                return int(line.split()[1]) / 1024
        return 0.0

    def processor(self) -> float:
        """Seconds of processor time of that process."""
        assert self.process is not None
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


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


class Seat:
    """Somebody at a table, with an open socket."""

    def __init__(self, guest: Guest, seat: int) -> None:
        self.guest = guest
        self.seat = seat
        self.view: dict[str, Any] = {}
        self.letters = 0
        """Bytes that views have taken."""
        self.views = 0
        self.changed = asyncio.Event()

    async def open(self, table: str) -> None:
        self.line = await self.guest.socket(table)
        look = {"type": "look", "seat": self.seat, "lang": "en", "log_from": 1_000_000, "differences": True}
        await self.line.send(json.dumps(look))
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                told = await self.line.recv()
                heard = json.loads(told)
                if heard["type"] in ("view", "changed"):
                    self.view = heard if heard["type"] == "view" else put(self.view, heard["changes"])
                    self.letters += len(told)
                    self.views += 1
                    self.changed.set()

    async def until(self, version: int) -> None:
        while self.view.get("version", -1) < version:
            self.changed.clear()
            await self.changed.wait()

    async def close(self) -> None:
        self.listening.cancel()
        await self.line.close()


class Busy:
    """A table where everybody has an open socket and moves whenever they are told to."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.moving = False

    def asked(self) -> Seat | None:
        return next((each for each in self.seats if each.view.get("asked")), None)

    async def move(self, rng: random.Random) -> float | None:
        """Seconds from sending a move until all the others see it; None where nobody is asked, or a move is made."""
        seat = self.asked()
        if self.moving or seat is None:
            return None
        self.moving = True
        view, wish = seat.view, {"type": "play", "seat": seat.seat, "key": f"k{seat.view['version']}"}
        word = rng.choice(view["asked"]["options"])["move"]
        started = time.perf_counter()
        await seat.line.send(json.dumps(wish | {"version": view["version"], "move": word}))
        for each in self.seats:
            if each is not seat:
                await each.until(view["version"] + 1)
        spent = time.perf_counter() - started
        await seat.until(view["version"] + 1)
        self.moving = False
        return spent


async def many_tables(house: House, count: int, rate: float) -> None:
    """Two people at every table, all with open sockets; moves begin at a steady rate, however long others take."""
    rng = random.Random("tables")
    before = house.memory()
    people = [Guest(house) for _ in range(2)]
    for number, guest in enumerate(people):
        await guest.come(f"Guest {number}")
    busy = [await sit_down(people, GAMES[number % len(GAMES)], rng) for number in range(count)]
    told = house.memory()
    each = round((told - before) * 1024 / count)
    tell(tables=count, memory_before_mb=round(before, 1), memory_mb=round(told, 1), kb_each=each)
    await moves_at(busy, rate, rng, WARMING)
    seats = [seat for table in busy for seat in table.seats]
    for seat in seats:
        seat.letters = seat.views = 0
    spent = house.processor()
    taken = await moves_at(busy, rate, rng, MEASURED)
    spent = house.processor() - spent
    letters, views = sum(seat.letters for seat in seats), sum(seat.views for seat in seats)
    tell(
        moves=len(taken),
        moves_a_second=rate,
        **spread(taken),
        processor_ms_a_move=round(1000 * spent / len(taken), 2),
        bytes_a_view=round(letters / views),
        views_a_move=round(views / len(taken), 2),
        memory_mb=round(house.memory(), 1),
        load=os.getloadavg()[0],
    )
    for seat in seats:
        await seat.close()


async def sit_down(people: list[Guest], game: str, rng: random.Random) -> Busy:
    table = await people[0].table(game, "me", "open")
    (await people[1].browser.post(f"/tables/{table}/join", json={})).raise_for_status()
    busy = Busy([Seat(guest, seat) for seat, guest in enumerate(people)])
    for seat in busy.seats:
        await seat.open(table)
        await seat.until(0)
    for _ in range(FIRST_MOVES):
        await busy.move(rng)
    return busy


async def moves_at(busy: list[Busy], rate: float, rng: random.Random, seconds: float) -> list[float]:
    """What moves took that were begun at this rate for a while."""
    started, moves = time.perf_counter(), list[asyncio.Task[float | None]]()
    while (now := time.perf_counter() - started) < seconds:
        while len(moves) < now * rate:
            free = next((table for table in rng.sample(busy, min(len(busy), TRIES)) if not table.moving), busy[0])
            moves.append(asyncio.create_task(free.move(rng)))
        await asyncio.sleep(1 / rate)
    return [spent for spent in await asyncio.wait_for(asyncio.gather(*moves), 120) if spent is not None]


# -- a long time -----------------------------------------------------------------------------------


async def long(house: House, hours: float) -> None:
    """People come and go; what they have left must not add up in memory."""
    end, started = time.monotonic() + hours * 3600, time.monotonic()
    counts = dict.fromkeys(("guests", "moves", "undone", "lines", "whys", "hints", "games", "replays", "faults"), 0)
    crowd = [asyncio.create_task(visits(house, number, end, counts)) for number in range(3)]
    quarters: dict[int, list[float]] = {}
    while time.monotonic() < end:
        await asyncio.sleep(min(EVERY, max(0.0, end - time.monotonic())))
        minutes, memory, own = (time.monotonic() - started) / 60, house.memory(), house.memory("RssAnon")
        quarters.setdefault(int(minutes / QUARTER), []).append(own)
        processor = round(house.processor() / minutes / 60, 3)
        tell(minutes=round(minutes, 1), memory_mb=round(memory, 1), own_mb=round(own, 1), processor=processor, **counts)
    for task in crowd:
        task.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
    tell(medians_of_quarter_hours_mb=[round(median(own), 1) for own in quarters.values()])


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
            await besides(line, view, rng, counts)
            await asyncio.sleep(rng.uniform(0.1, 0.5))
        listening.cancel()
    await guest.browser.aclose()


async def besides(line: ClientConnection, view: dict[str, Any], rng: random.Random, counts: dict[str, int]) -> None:
    """What people do now and then besides playing."""
    chance = rng.random()
    if chance < SELDOM:
        await line.send(json.dumps({"type": "ask_hint", "seat": 0}))
        counts["hints"] += 1
    elif chance < OFTEN:
        await line.send(json.dumps({"type": "say", "text": f"{chance}"}))
        counts["lines"] += 1
    elif chance < OFTENER:
        await line.send(json.dumps({"type": "why", "seat": 0, "move": view["asked"]["options"][0]["move"]}))
        counts["whys"] += 1


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


def main(what: str, how_many: float, rate: float = 200.0) -> None:
    with tempfile.TemporaryDirectory(prefix="teahouse-soak-") as folder:
        seldom = {"TEAHOUSE_LIVE_TABLES": FEW} if what == "hours" else {}
        house = House(Path(folder) / "teahouse.db", MANY | seldom)
        house.start()
        try:
            asyncio.run(many_tables(house, int(how_many), rate) if what == "tables" else long(house, how_many))
        finally:
            house.kill(signal.SIGTERM)


if __name__ == "__main__":
    main(sys.argv[1], *map(float, sys.argv[2:]))
