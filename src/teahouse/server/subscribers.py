"""Subscribers: the open sockets of each table, and what each is still to be told."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Final

import structlog
from litestar.exceptions import WebSocketDisconnect
from msgspec import Raw, json

from teahouse.server import commands, hints, lobby, orders
from teahouse.server.absence import left_table
from teahouse.server.bus import Note
from teahouse.server.errors import ApiError, failure
from teahouse.server.games import texts
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import Person
from teahouse.server.timing import clocks_shown
from teahouse.server.views import EVERYTHING, encoded_view
from teahouse.server.wire.basics import SPECTATOR
from teahouse.server.wire.talk import Changed, Gathered, Look, Plans, ServerMessage
from teahouse.text import SOURCE, spoken

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

log: Final = structlog.get_logger("teahouse.subscribers")
MOST_UNSENT: Final = 64
"""Messages a slow reader may be behind before they are dropped; views do not count, only the newest is sent."""
ABOUT: Final = ("chat", "plans", "seats", "game", "orders")
"""What there may be news about, in the order in which it is told."""
FEW_LINES: Final = 20
SLOW: Final = 30.0
"""Seconds one message may take to leave."""
HINT_KEY: Final = "hint"
"""In place of a key, where a hint cannot be given."""

Send = Callable[[bytes], Awaitable[None]]


class Subscriber:
    """One open socket."""

    def __init__(self, context: "AppContext", table: str, person: Person | None, send: Send, whom: int | str) -> None:
        self.context = context
        self.whom = whom
        """For whom we count: a person, or an address."""
        self.table = table
        self.person = person
        self.send = send
        self.unsent: asyncio.Queue[bytes] = asyncio.Queue(MOST_UNSENT)
        self.something = asyncio.Event()
        self.gone = asyncio.Event()
        """Set when the reader is too slow or the server closes."""
        self.look: Look | None = None
        self.log_from = 0
        """The next line of the log this reader lacks."""
        self.held = b""
        """The view this reader has, where the next may be told as what has changed since."""
        self.changes = 0
        """How many of them were told so, since the last whole one."""
        self.said = 0
        """The last chat line sent."""
        self.planned = False
        """Whether a plan was ever told."""
        self.news: set[str] = set()
        self.hinting: asyncio.Task[None] | None = None
        """The hint this reader waits for."""

    @property
    def lang(self) -> str:
        if self.look is not None:
            return self.look.lang
        return spoken(self.person.lang) if self.person is not None else SOURCE

    def tell(self, message: ServerMessage) -> None:
        """Queue a message; a queue that is full ends the subscription."""
        try:
            self.unsent.put_nowait(json.encode(message))
        except asyncio.QueueFull:
            self.gone.set()
        self.something.set()

    def notice(self, about: str) -> None:
        self.news.add(about)
        self.something.set()

    async def look_again(self, look: Look) -> None:
        """Another seat or another language: everything is told anew."""
        async with self.context.live_tables.at(self.table) as live:
            self.check_eyes(live, look)
        self.look = look
        self.held = b""
        self.log_from = look.log_from
        for about in ABOUT:
            self.notice(about)

    def ask_hint(self, seat: int) -> None:
        """Think about a hint while everything else goes on; one at a time."""
        self.drop_hint()
        self.hinting = asyncio.create_task(self.hint(seat))

    def drop_hint(self) -> None:
        if self.hinting is not None:
            self.hinting.cancel()
            self.hinting = None

    async def hint(self, seat: int) -> None:
        try:
            self.tell(await hints.hints_for(self.context, self.person, self.table, seat, self.lang))
        except ApiError as error:
            self.tell(error.to_problem(texts(self.lang), HINT_KEY))
        except Exception as error:
            log.error("hint_failed", error=str(error), exc_info=True)
            self.tell(failure(error).to_problem(texts(self.lang), HINT_KEY))

    async def work(self) -> None:
        """Send what there is to send, until the socket ends."""
        while True:
            await self.something.wait()
            self.something.clear()
            news, self.news = self.news, set()
            if self.look is not None:
                for about in ABOUT:
                    if about in news or "everything" in news:
                        await self.tell_about(about)
            await self.flush()

    async def tell_about(self, about: str) -> None:
        try:
            if about == "chat":
                await self.tell_chat()
            elif about == "plans":
                await self.tell_plans()
            elif about == "seats":
                await self.tell_seats()
            elif about == "orders":
                await self.tell_orders()
            else:
                await self.tell_game()
        except ApiError as error:
            self.tell(error.to_problem(texts(self.lang)))
        except Exception as error:
            log.error("cannot_tell", about=about, error=str(error), exc_info=True)
            self.gone.set()

    async def tell_chat(self) -> None:
        """Every line since the last one sent; at first a few, which may have been missed while the socket was down."""
        lines = await self.context.store.chat_lines(self.table)
        await self.flush()
        for line in lines if self.said else lines[-FEW_LINES:]:
            if line.n > self.said:
                self.said = line.n
                await self.post(json.encode(line))

    async def tell_plans(self) -> None:
        """All plans there are; nothing where there never were any."""
        lines = await self.context.store.plans(self.table)
        if lines or self.planned:
            self.planned = True
            self.tell(Plans(lines))

    async def tell_orders(self) -> None:
        """What is to be done for my own seat, if anything ever was; to nobody else anything."""
        if self.person is None or self.look is None or self.look.seat < 0:
            return
        async with self.context.live_tables.at(self.table) as live:
            if live.table is None or not live.row.seats[self.look.seat].is_of(self.person):
                return
            if self.look.seat in live.orders:
                self.tell(orders.told(live, self.person, self.look.seat, self.lang))

    async def tell_seats(self) -> None:
        self.tell(Gathered(await lobby.table_shown(self.context, self.person, self.table, self.lang)))

    async def tell_game(self) -> None:
        """The view of now; earlier ones that were not sent yet are never sent. What was in line before goes first."""
        async with self.context.live_tables.at(self.table) as live:
            if (live.table is None and live.recording is None) or self.look is None:
                return
            try:
                self.check_eyes(live, self.look)
            except ApiError:
                self.look = Look(SPECTATOR, self.look.lang, differences=self.look.differences)
                self.held = b""
                self.log_from = 0
            eyes = self.look.seat
            mine = live.row.seats_of(self.person)
            view = encoded_view(live, eyes, self.look.lang, self.log_from, mine, self.look.coach, self.look.spoken)
            self.log_from = live.logs[eyes].next_number
            message = self.as_changes(live, view) if self.look.differences else view
            clocks = clocks_shown(live.row, self.context.now())
        await self.flush()
        await self.post(message)
        if clocks is not None:
            await self.post(json.encode(clocks))

    def as_changes(self, live: LiveTable, view: bytes) -> bytes:
        """A view as what has changed since the last one, if there was one and that is shorter."""
        before, self.held = self.held, view
        changes = live.cache.difference(before, view) if before else view
        if len(changes) >= len(view):
            self.changes = 0
            return view
        self.changes += 1
        return json.encode(Changed(self.changes, Raw(changes)))

    def check_eyes(self, live: LiveTable, look: Look) -> None:
        """One's own seats, or the eyes of an onlooker."""
        if look.seat == EVERYTHING:
            raise ApiError("hidden")
        if look.seat != SPECTATOR:
            commands.owner(live, self.person, look.seat)

    async def flush(self) -> None:
        while not self.unsent.empty():
            await self.post(self.unsent.get_nowait())

    async def post(self, message: bytes) -> None:
        """Send; whoever reads too slowly, or has gone in the middle of a message, is told nothing more."""
        try:
            async with asyncio.timeout(SLOW):
                await self.send(message)
        except (OSError, WebSocketDisconnect):  # a time-out is an OSError, too
            self.gone.set()


class Subscribers:
    """All sockets of this process, by table."""

    def __init__(self, context: "AppContext") -> None:
        self.context = context
        self.subscribers: dict[str, set[Subscriber]] = {}

    def on_note(self, note: Note) -> None:
        """A note from the bus."""
        if note.about == "everything":
            for subscribers in self.subscribers.values():
                for subscriber in subscribers:
                    subscriber.notice("everything")
            return
        if note.about == "session":
            self.end_session(note.version)
            return
        for subscriber in self.subscribers.get(note.table, ()):
            subscriber.notice("seats" if note.about == "people" else note.about)
            if note.about == "seats":
                subscriber.notice("game")
        if note.about in ("game", "seats", "orders") and note.table in self.subscribers:
            self.context.bots.kick(note.table)

    def end_session(self, session: int) -> None:
        """A device that was ended hears and says nothing more."""
        for subscribers in self.subscribers.values():
            for subscriber in subscribers:
                if subscriber.person is not None and subscriber.person.session == session:
                    subscriber.gone.set()

    def at(self, table: str) -> set[Subscriber]:
        """The sockets at a table."""
        return self.subscribers.get(table, set())

    @contextlib.asynccontextmanager
    async def subscribed(self, subscriber: Subscriber) -> AsyncIterator[None]:
        """While the socket is open its person is at the table."""
        self.subscribers.setdefault(subscriber.table, set()).add(subscriber)
        self.context.bots.kick(subscriber.table)
        try:
            self.announce(subscriber, self.context.bus.arrive)
            yield
        finally:
            self.subscribers[subscriber.table].discard(subscriber)
            if not self.subscribers[subscriber.table]:
                del self.subscribers[subscriber.table]
            self.announce(subscriber, self.context.bus.depart)
            if subscriber.person is not None:
                await left_table(self.context, subscriber.table, subscriber.person.id)

    def announce(self, subscriber: Subscriber, how: Callable[[str, int], None]) -> None:
        if subscriber.person is not None:
            how(subscriber.table, subscriber.person.id)
            self.context.bus.publish(Note(subscriber.table, "people"))

    async def close(self) -> None:
        for subscribers in list(self.subscribers.values()):
            for subscriber in subscribers:
                subscriber.gone.set()
