"""Somebody does all they may, as fast as they may, in a house where somebody else plays: what the other feels of it.

    python tools/soak_attack.py 40 [bots]    so many answers of a bot, three times: before, during and after; and how
                                             many processes think, 1 if nothing else is said

The attacker has as many tables as they may have, of sages and of bots by chance, a socket at each and more, and through
all of them, and by requests, they ask for views, hints, reasons, rules, lists, moves and undos, and when told to wait
they ask again. Usual limits hold. The answers of the other's bots are timed from the move to the view in
which they are asked again. Numbers are told as lines of JSON.
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
from statistics import mean, median
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException

from soak_house import Guest, House, forever, tell

TABLES: Final = 20
SOCKETS: Final = 32
ASKING: Final = 8
"""Lines over which the attacker asks for pages at once."""
BOTS: Final = ("pupil", "sage")
"""Whose answers are timed: one that knows its move at once, and one that thinks."""


class Usual(House):
    """With the limits any house has."""

    bots = "1"

    def environment(self) -> dict[str, str]:
        return dict(os.environ) | {"TEAHOUSE_LOG": "critical", "TEAHOUSE_BOTS": self.bots}

    def words(self) -> list[str]:
        return ["serve", "--port", str(self.port), "--database", str(self.database)]


async def answers(guest: Guest, bot: str, count: int) -> list[float]:
    """Seconds a bot has taken for a move, so many times."""
    rng, found = random.Random(bot), list[float]()
    table = await guest.table("zhanguo", "me", bot)
    async with guest.socket(table) as line:
        await line.send(json.dumps({"type": "look", "seat": 0, "lang": "en", "log_from": 0}))
        view = await asked(line, -1)
        while len(found) < count and view["ending"] is None:
            word = rng.choice(view["asked"]["options"])["move"]
            started, before = time.perf_counter(), view["version"]
            wish = {"type": "play", "seat": 0, "version": before, "move": word, "key": f"k{before}"}
            await line.send(json.dumps(wish))
            view = await asked(line, before)
            moves = view["version"] - before - 1
            if moves > 0:
                found.append((time.perf_counter() - started) / moves)
    return found


async def asked(line: Any, after: int) -> dict[str, Any]:
    """The next view in which we are asked, or the game is over."""
    while True:
        told: dict[str, Any] = json.loads(await line.recv())
        if told["type"] == "view" and told["version"] > after and (told["asked"] or told["ending"]):
            return told


class Attacker:
    """They do not listen to what they are told."""

    def __init__(self, house: House) -> None:
        self.guest = Guest(house)
        self.tables: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.asked = self.refused = 0

    async def come(self) -> None:
        await self.guest.come("Eve")
        for number in range(TABLES - 1):
            self.tables.append(await self.guest.table("zhanguo", *(["sage", "random"][number % 2],) * 4))
        self.tables.append(await self.guest.table("zhanguo", "me", "sage"))
        self.tasks += [asyncio.create_task(self.talk(number)) for number in range(SOCKETS)]
        self.tasks += [asyncio.create_task(self.ask(number)) for number in range(ASKING)]

    async def talk(self, number: int) -> None:
        """A socket: views of ever other lines, hints and reasons."""
        while True:
            with suppress(WebSocketException, OSError):
                async with self.guest.socket(self.tables[-1 - number % TABLES]) as line:
                    listening = asyncio.create_task(forever(line))
                    for count in range(1_000_000):
                        seat = 0 if number % TABLES == 0 else -1
                        wishes: list[dict[str, Any]] = [{"type": "look", "seat": seat, "lang": "en", "log_from": count}]
                        wishes += [{"type": "ask_hint", "seat": 0}, {"type": "why", "seat": 0, "move": "done"}]
                        for wish in wishes:
                            await line.send(json.dumps(wish))
                            self.asked += 1
                        await asyncio.sleep(0.01)
                    listening.cancel()
            await asyncio.sleep(0.1)

    async def ask(self, number: int) -> None:
        """Pages, moves and undos."""
        paths = ("/games", "/tables", "/finished", "/games/zhanguo/rules/search?q=cards", "/games/great_wall/rules")
        mine = self.tables[-1]
        for count in range(1_000_000):
            with suppress(httpx.HTTPError, KeyError, TypeError):
                if count % 4 == 0:
                    view = await self.guest.view(mine, 0)
                    await self.guest.play(mine, view, view["asked"]["options"][0]["move"])
                    await self.guest.undo(mine, view)
                answer = await self.guest.browser.get(paths[(number + count) % len(paths)])
                self.asked += 1
                self.refused += answer.status_code == 429
            await asyncio.sleep(0.005)

    async def go(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def compare(house: House, count: int) -> None:
    bob = Guest(house)
    await bob.come("Bob")
    for bot in BOTS:
        await answers(bot=bot, guest=bob, count=2)
    found: dict[str, dict[str, list[float]]] = {}
    for when in ("before", "during", "after"):
        attacker = Attacker(house)
        if when == "during":
            await attacker.come()
            await asyncio.sleep(5)
        started, spent = time.perf_counter(), house.processor()
        found[when] = {bot: await answers(bob, bot, count) for bot in BOTS}
        busy = (house.processor() - spent) / (time.perf_counter() - started)
        await attacker.go()
        ms = {bot: [round(1000 * how(times)) for how in (mean, median)] for bot, times in found[when].items()}
        tell(when=when, mean_and_median_ms=ms, processor=round(busy, 2), asked=attacker.asked, load=os.getloadavg()[0])
        await asyncio.sleep(2)
    for bot in BOTS:
        quiet, other = found["before"][bot] + found["after"][bot], found["during"][bot]
        tell(bot=bot, mean=round(mean(other) / mean(quiet), 2), median=round(median(other) / median(quiet), 2))


def main(count: int, bots: str = "1") -> None:
    with tempfile.TemporaryDirectory(prefix="teahouse-attack-") as folder:
        house = Usual(Path(folder) / "teahouse.db")
        house.bots = bots
        house.start()
        try:
            asyncio.run(compare(house, count))
        finally:
            house.kill(signal.SIGTERM)


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
