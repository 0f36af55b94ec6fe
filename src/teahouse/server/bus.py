"""Notes between the processes of a server: which table changed. What changed, each reads from the store."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Literal, Protocol

import structlog
from msgspec import DecodeError, Struct, json

log: Final = structlog.get_logger("teahouse.bus")

FRESH: Final = 45.0
"""Seconds after which somebody nobody has heard of is gone."""


class Note(Struct, frozen=True):
    """`game`: a new version; `seats`: a seat changed hands; `people`: somebody came or went; `chat`: a new line;
    `plans`: somebody intends something."""

    table: str
    about: Literal["game", "seats", "people", "chat", "plans", "everything"]
    version: int = 0


Listener = Callable[[Note], None]


class Bus(Protocol):
    """Carries the notes, and knows who is at which table."""

    shared: bool
    """Whether other processes may change our tables."""

    def listen(self, listener: Listener) -> None: ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def publish(self, note: Note) -> None:
        """Only after what it tells of is on disk."""
        ...

    async def arrive(self, table: str, person: int) -> None: ...

    async def depart(self, table: str, person: int) -> None: ...

    async def present(self, table: str) -> set[int]: ...


class LocalBus:
    """One process: notes go straight to the listeners."""

    shared = False

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self.here: dict[str, Counter[int]] = {}

    def listen(self, listener: Listener) -> None:
        self.listeners.append(listener)

    async def open(self) -> None:
        """Nothing to connect to."""

    async def close(self) -> None:
        """Nothing to leave."""

    async def publish(self, note: Note) -> None:
        for listener in self.listeners:
            listener(note)

    async def arrive(self, table: str, person: int) -> None:
        self.here.setdefault(table, Counter())[person] += 1

    async def depart(self, table: str, person: int) -> None:
        counter = self.here.get(table, Counter())
        counter[person] -= 1
        if counter[person] <= 0:
            del counter[person]
        if not counter:
            self.here.pop(table, None)

    async def present(self, table: str) -> set[int]:
        return set(self.here.get(table, ()))


class RedisBus(LocalBus):
    """Several processes: notes go through Redis, which may come and go. After every return all tables are looked at."""

    shared = True

    def __init__(self, address: str) -> None:
        from redis.asyncio import Redis  # only where several processes serve one database

        super().__init__()
        self.redis: Any = Redis.from_url(address, health_check_interval=15, socket_connect_timeout=2)
        self.tasks: list[asyncio.Task[None]] = []
        self.connected = False

    async def open(self) -> None:
        self.tasks = [asyncio.create_task(self.receive()), asyncio.create_task(self.refresh_presence())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.redis.aclose()

    async def publish(self, note: Note) -> None:
        """A lost note is healed by the next one; listeners of this process hear of it in any case."""
        for attempt in (1, 2):
            try:
                await self.redis.publish(f"table:{note.table}", json.encode(note))
                return
            except Exception as error:
                log.warning("note_lost", table=note.table, attempt=attempt, error=type(error).__name__)
        await super().publish(note)

    async def receive(self) -> None:
        delay = 0.1
        while True:
            try:
                async with self.redis.pubsub() as notes:
                    await notes.psubscribe("table:*")
                    delay = 0.1
                    self.connected = True
                    await super().publish(Note("", "everything"))
                    while True:
                        await self.receive_one(notes)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self.connected = False
                log.warning("bus_lost", error=type(error).__name__, retry_in=delay)
            await asyncio.sleep(delay)
            delay = min(delay * 2, 5.0)

    async def receive_one(self, notes: Any) -> None:
        message = await notes.get_message(ignore_subscribe_messages=True, timeout=30)
        if message is None:
            return
        try:
            note = json.decode(message["data"], type=Note)
        except DecodeError:
            return
        await super().publish(note)

    # -- presence: a sorted set for each table, kept fresh by whoever has the socket ----------

    async def arrive(self, table: str, person: int) -> None:
        await super().arrive(table, person)
        await self.mark_present(table, [person])

    async def mark_present(self, table: str, people: list[int]) -> None:
        with contextlib.suppress(Exception):
            await self.redis.zadd(f"here:{table}", {str(person): time.time() for person in people})
            await self.redis.expire(f"here:{table}", int(FRESH * 2))

    async def depart(self, table: str, person: int) -> None:
        await super().depart(table, person)
        if person not in self.here.get(table, ()):
            with contextlib.suppress(Exception):
                await self.redis.zrem(f"here:{table}", str(person))

    async def refresh_presence(self) -> None:
        while True:
            await asyncio.sleep(FRESH / 3)
            for table, people in list(self.here.items()):
                await self.mark_present(table, list(people))

    async def present(self, table: str) -> set[int]:
        with contextlib.suppress(Exception):
            found = await self.redis.zrangebyscore(f"here:{table}", time.time() - FRESH, "+inf")
            return {int(person) for person in found}
        return await super().present(table)


def bus_at(address: str) -> Bus:
    return RedisBus(address) if address else LocalBus()
