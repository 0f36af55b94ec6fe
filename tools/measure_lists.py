"""How long the server takes for its lists in a house that has seen much: 5,000 finished games, 500 running tables.

python tools/measure_lists.py [FINISHED] [RUNNING]

A few real games are played to their ends by chance; their rows are copied under other names, days and people. Then each
page is asked for some times over the application's own interface, without a network. Times are of this process, by the
clock and by the processor.
"""

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from msgspec import json
from sqlalchemy import Connection, select

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.guests import Guest, OpenServer, finish, open_server, settings_at

from teahouse.server import schema

PEOPLE: Final = 200
MINE: Final = 400
"""Games and running tables of whoever asks: one in so many of each table has them at it."""
ROUNDS: Final = 15
GAMES: Final = ("great_wall", "zhanguo", "ancient_world")
START: Final = datetime(2026, 1, 1, tzinfo=UTC)


def at(n: int) -> str:
    return (START + timedelta(minutes=n * 50)).isoformat(timespec="milliseconds")


def copies(connection: Connection, finished: int, running: int) -> None:
    """The tables there are, again and again, with other people at them."""
    chance = random.Random(1)
    people = [{"token": f"{n:064x}", "name": f"Guest {n}", "lang": "en", "at": at(0)} for n in range(PEOPLE)]
    connection.execute(schema.person.insert(), people)
    numbers = list(connection.execute(select(schema.person.c.id)).scalars())
    me = numbers[0]
    rows = {
        state: [
            dict(row._mapping)
            for row in connection.execute(select(schema.game_table).where(schema.game_table.c.state == state))
        ]
        for state in ("over", "playing")
    }
    for state, count in (("over", finished), ("playing", running)):
        for n in range(count):
            row = rows[state][n % len(rows[state])]
            name = f"{state}{n:06d}"
            copy(connection, row, name, n, me if n % (count // min(MINE, count) or 1) == 0 else None, numbers, chance)


def copy(
    connection: Connection,
    row: dict[str, Any],
    name: str,
    n: int,
    me: int | None,
    people: list[int],
    chance: random.Random,
) -> None:
    made = row | {"id": name, "at": at(n), "listed": n % 2 == 0, "host": me or chance.choice(people)}
    connection.execute(schema.game_table.insert(), [made])
    given: dict[int, int | None] = {}
    for table in (schema.seat, schema.result):
        found = connection.execute(select(table).where(table.c.seating == row["id"])).all()
        changed = []
        for seat in found:
            number = seat.seat
            if number not in given:
                given[number] = me if number == 0 and me is not None else chance.choice(people)
            extra: dict[str, Any] = {"seating": name, "person": given[number]}
            if table is schema.seat:
                extra |= {"who": "person", "name": f"Guest {given[number]}", "bot": ""}
            else:
                extra |= {"at": at(n), "name": f"Guest {given[number]}", "bot": "", "mu": 25.0, "sigma": 4.0}
            changed.append(dict(seat._mapping) | extra)
        if changed:
            connection.execute(table.insert(), changed)


async def real_games(server: OpenServer, ann: Guest) -> None:
    for game in GAMES:
        over = await ann.table(game, "me", "random", "random", listed=True)
        await finish(server, over)
        await ann.table(game, "me", "open", "random", listed=True)
        bob = await server.guest("Bob")
        await bob.sit(await ann.table(game, "me", "open", "random", listed=True))
    await server.context.results.settled()


async def timed(ask: Callable[[], Awaitable[Any]]) -> tuple[float, float]:
    """Milliseconds by the clock and of the processor: the middle of some rounds."""
    clock, work = [], []
    for _ in range(ROUNDS):
        started, spent = time.perf_counter(), time.process_time()
        answer = await ask()
        clock.append((time.perf_counter() - started) * 1000)
        work.append((time.process_time() - spent) * 1000)
        assert answer.status_code == 200, answer.text
    return sorted(clock)[ROUNDS // 2], sorted(work)[ROUNDS // 2]


PAGES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "open tables": ("/tables", {}),
    "my tables": ("/tables", {"mine": True}),
    "finished": ("/finished", {}),
    "history": ("/history", {}),
    "history, page 100": ("/history", {"page": 100}),
    "history, mine": ("/history", {"mine": True}),
    "history, lost by me": ("/history", {"outcome": "lost"}),
    "history, by a game": ("/history", {"game": "zhanguo"}),
    "history, by a name": ("/history", {"name": "guest 17"}),
    "history, by a set-up": ("/history", {"option": "mode=competitive"}),
    "history, favourites": ("/history", {"favourites": True}),
    "my page": ("/me/profile", {}),
    "somebody's page": ("/people/20", {}),
}


async def main(finished: int, running: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with open_server(settings_at(Path(folder) / "lists.db")) as server:
            ann = await server.guest("Ann")
            await real_games(server, ann)
            async with server.context.store.write() as connection:
                await connection.run_sync(copies, finished, running)
            print(json.encode({"finished": finished, "running": running}).decode())
            for title, (path, query) in PAGES.items():
                clock, work = await timed(lambda path=path, query=query: ann.get(path, **query))  # type: ignore[misc]
                print(f"{title:24} {clock:7.1f} ms by the clock {work:7.1f} ms of processor", flush=True)


if __name__ == "__main__":
    wanted = [int(word) for word in sys.argv[1:]]
    asyncio.run(main(*(wanted + [5_000, 500][len(wanted) :])))
