"""Notes between the processes of a server: which table changed, and who is where; what changed, each reads itself.

Nothing here ever waits for Redis on behalf of somebody: notes are left for a sender, and who is present is known from
what the other processes last said. Whether the bus carries is known from hearing oneself through it; while it does not,
the tables that are watched here are looked up in the database (`polling`).

Litestar's channels would carry the notes, but their workers end for good with the first fault of Redis, and they do
not know who is there.
"""

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Literal, Protocol

import structlog
from msgspec import DecodeError, Struct, field, json

log: Final = structlog.get_logger("teahouse.bus")

CHANNEL: Final = "teahouse"
PULSE: Final = 1.0
"""Seconds between two letters of a process that has nothing to tell."""
QUIET: Final = 3.0
"""Seconds without hearing oneself after which the bus does not carry."""
PATIENCE: Final = 1.0
"""Seconds Redis may take for anything."""
FRESH: Final = 10.0
"""Seconds after which a process nobody hears of is gone, and whoever was there with it."""
ROLL_CALL: Final = 15.0
"""Seconds after which a process tells again everybody who is there."""
MOST_UNSENT: Final = 10_000


class Note(Struct, frozen=True):
    """`game`: a new version; `seats`: a seat changed hands; `people`: somebody came or went; `chat`: a new line;
    `plans`: somebody intends something; `orders`: what is to be done for a seat; `session`: one of this number has
    ended."""

    table: str
    about: Literal["game", "seats", "people", "chat", "plans", "orders", "everything", "session"]
    version: int = 0


class Letter(Struct, frozen=True):
    """What one process tells the others at once."""

    sender: str
    notes: list[Note] = field(default_factory=list)
    here: dict[str, list[int]] = field(default_factory=dict)
    """By table, who is there with this process; tables that are not named are as they were, if `is_all` is not set."""
    is_all: bool = False
    asks: bool = False
    """Whether the others are to tell everybody who is there with them."""


Listener = Callable[[Note], None]


class Bus(Protocol):
    """Carries the notes, and knows who is at which table. Nothing here waits."""

    shared: bool
    """Whether other processes may change our tables."""

    @property
    def healthy(self) -> bool:
        """Whether what other processes do is heard of at once."""
        ...

    def listen(self, listener: Listener) -> None: ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def publish(self, note: Note) -> None:
        """Only after what it tells of is on disk."""
        ...

    def arrive(self, table: str, person: int) -> None: ...

    def depart(self, table: str, person: int) -> None: ...

    def present(self, table: str) -> set[int]: ...


class LocalBus:
    """One process: notes go straight to the listeners."""

    shared = False

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self.here: dict[str, Counter[int]] = {}

    @property
    def healthy(self) -> bool:
        return True

    def listen(self, listener: Listener) -> None:
        self.listeners.append(listener)

    async def open(self) -> None:
        """Nothing to connect to."""

    async def close(self) -> None:
        """Nothing to leave."""

    def publish(self, note: Note) -> None:
        for listener in self.listeners:
            listener(note)

    def arrive(self, table: str, person: int) -> None:
        self.here.setdefault(table, Counter())[person] += 1

    def depart(self, table: str, person: int) -> None:
        counter = self.here.get(table, Counter())
        counter[person] -= 1
        if counter[person] <= 0:
            del counter[person]
        if not counter:
            self.here.pop(table, None)

    def present(self, table: str) -> set[int]:
        return set(self.here.get(table, ()))


class Elsewhere:
    """What another process has said of itself."""

    def __init__(self, heard: float) -> None:
        self.heard = heard
        self.here: dict[str, set[int]] = {}

    def take(self, letter: Letter) -> set[str]:
        """Remember who is there; returns the tables where that is news."""
        before = dict(self.here)
        if letter.is_all:
            self.here = {}
        self.here.update({table: set(people) for table, people in letter.here.items()})
        self.here = {table: people for table, people in self.here.items() if people}
        return {table for table in before.keys() | self.here.keys() if before.get(table) != self.here.get(table)}


class RedisBus(LocalBus):
    """Several processes: letters go through Redis, which may come, go and hang."""

    shared = True

    def __init__(self, address: str) -> None:
        super().__init__()
        self.redis: Any = redis_at(address)
        self.me = secrets.token_hex(8)
        self.tasks: list[asyncio.Task[None]] = []
        self.unsent: dict[tuple[str, str], Note] = {}
        """By table and what they are about: the newest says all."""
        self.moved: set[str] = set()
        """Tables where somebody came or went since the last letter."""
        self.something = asyncio.Event()
        self.roll_call = 0.0
        """When everybody who is here is told again."""
        self.asks = True
        self.heard_myself = -QUIET
        self.carries = False
        """Whether the bus was healthy when that was last looked at."""
        self.elsewhere: dict[str, Elsewhere] = {}

    @property
    def healthy(self) -> bool:
        return time.monotonic() - self.heard_myself < QUIET

    async def open(self) -> None:
        self.tasks = [asyncio.create_task(self.send()), asyncio.create_task(self.receive())]

    async def close(self) -> None:
        """The others need not wait to know that nobody is here any more."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            if self.healthy:
                await self.post(Letter(self.me, is_all=True))
            async with asyncio.timeout(PATIENCE):
                await self.redis.aclose()

    # -- out ---------------------------------------------------------------------------------

    def publish(self, note: Note) -> None:
        """Our own listeners hear of it now, the others when the bus carries."""
        super().publish(note)
        self.unsent[note.table, note.about] = note
        if len(self.unsent) > MOST_UNSENT:
            self.unsent = {("", "everything"): Note("", "everything")}
        self.something.set()

    def arrive(self, table: str, person: int) -> None:
        super().arrive(table, person)
        self.moved.add(table)
        self.something.set()

    def depart(self, table: str, person: int) -> None:
        super().depart(table, person)
        self.moved.add(table)
        self.something.set()

    async def send(self) -> None:
        """One letter with all there is to tell, over and over; what cannot be sent is kept."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.something.wait(), PULSE)
            self.something.clear()
            self.look_after_health()
            notes, self.unsent = self.unsent, {}
            moved, self.moved = self.moved, set()
            letter = self.letter(list(notes.values()), moved)
            try:
                await self.post(letter)
            except Exception as error:
                log.info("letter_kept", error=type(error).__name__)
                self.unsent = notes | self.unsent
                self.moved |= moved
                await asyncio.sleep(PULSE)
            else:
                self.asks = False
                if letter.is_all:
                    self.roll_call = time.monotonic() + ROLL_CALL

    def letter(self, notes: list[Note], moved: set[str]) -> Letter:
        is_all = time.monotonic() >= self.roll_call
        here = {table: list(self.here.get(table, ())) for table in (self.here if is_all else moved)}
        return Letter(self.me, notes, here, is_all, self.asks)

    async def post(self, letter: Letter) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.redis.publish(CHANNEL, json.encode(letter))

    def look_after_health(self) -> None:
        """Tell when the bus stops to carry, and forget processes that are heard of no more."""
        now, healthy = time.monotonic(), self.healthy
        if self.carries and not healthy:
            log.warning("bus_lost")
        self.carries = healthy
        for name, other in list(self.elsewhere.items()):
            if healthy and now - other.heard > FRESH:
                del self.elsewhere[name]
                for table in other.here:
                    super().publish(Note(table, "people"))

    # -- in ----------------------------------------------------------------------------------

    async def receive(self) -> None:
        """Listen; a line over which we do not even hear ourselves is opened again."""
        while True:
            try:
                async with self.redis.pubsub() as letters:
                    await letters.subscribe(CHANNEL)
                    opened = time.monotonic()
                    while time.monotonic() - max(opened, self.heard_myself) < 2 * QUIET:
                        message = await letters.get_message(ignore_subscribe_messages=True, timeout=PULSE)
                        if message is not None:
                            self.read(message["data"])
            except Exception as error:
                log.info("bus_away", error=type(error).__name__)
            await asyncio.sleep(PULSE)

    def read(self, written: bytes) -> None:
        try:
            letter = json.decode(written, type=Letter)
        except DecodeError:
            return
        if letter.sender == self.me:
            self.hear_myself()
            return
        other = self.elsewhere.setdefault(letter.sender, Elsewhere(0.0))
        other.heard = time.monotonic()
        for table in other.take(letter):
            super().publish(Note(table, "people"))
        for note in letter.notes:
            super().publish(note)
        if letter.asks:
            self.roll_call = 0.0
            self.something.set()

    def hear_myself(self) -> None:
        """The bus carries; if it did not before, all tables are looked at, and everybody is called."""
        was_healthy = self.healthy
        self.heard_myself = time.monotonic()
        if was_healthy:
            return
        self.carries = True
        self.asks = True
        self.roll_call = 0.0
        for other in self.elsewhere.values():
            other.heard = self.heard_myself
        super().publish(Note("", "everything"))

    def present(self, table: str) -> set[int]:
        """Who is there with us, and with others as they last said; while the bus is away nobody is thought gone."""
        found = super().present(table)
        for other in self.elsewhere.values():
            found |= other.here.get(table, set())
        return found


def redis_at(address: str) -> Any:
    """A client that says at once when Redis does not answer."""
    from redis.asyncio import Redis  # only where several processes serve one database
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    return Redis.from_url(
        address, retry=Retry(NoBackoff(), 0), socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE
    )


def bus_at(address: str) -> Bus:
    return RedisBus(address) if address else LocalBus()
