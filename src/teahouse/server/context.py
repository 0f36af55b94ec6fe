"""The application context: everything one process of the server has, opened and closed together."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Final

import structlog

from teahouse.engine.errors import TeahouseError
from teahouse.server.accounts import Accounts
from teahouse.server.archive import Archive
from teahouse.server.attention import Attention
from teahouse.server.bot_scheduler import BotScheduler
from teahouse.server.bus import bus_at
from teahouse.server.caretaker import Caretaker
from teahouse.server.channels import Channels
from teahouse.server.collector import Collector
from teahouse.server.content_packs import ContentPacks
from teahouse.server.experiments import Experiments
from teahouse.server.games import game_names, teller
from teahouse.server.health import Health
from teahouse.server.housekeeping import Housekeeping
from teahouse.server.live_tables import LiveTables
from teahouse.server.models import TableRow
from teahouse.server.notices import Notices
from teahouse.server.one_time import OneTimeCodes
from teahouse.server.open_sockets import OpenSockets
from teahouse.server.passwords import Passwords
from teahouse.server.polling import Polling
from teahouse.server.post import Post
from teahouse.server.rate_limit import RateLimiter
from teahouse.server.recorder import Recorder
from teahouse.server.results import Results
from teahouse.server.reviews import Reviews
from teahouse.server.sessions import Sessions
from teahouse.server.settings import Settings
from teahouse.server.shelf import Shelf
from teahouse.server.store import Store
from teahouse.server.subscribers import Subscribers
from teahouse.server.timekeeper import Timekeeper
from teahouse.server.tournaments import Tournaments
from teahouse.server.waking import Waking
from teahouse.server.workshop import Workshop
from teahouse.teaching.rules_search import search_of
from teahouse.text import languages

if TYPE_CHECKING:
    from teahouse.server.passkeys import Passkeys

log: Final = structlog.get_logger("teahouse.context")
DATABASE_AWAY: Final = 60.0
"""Seconds to wait for a database that does not answer when a process opens."""
LOOK_AGAIN: Final = 0.5


async def load_games() -> None:
    """Open all games in all languages before the first guest needs them; reading their words takes a while.

    Not in a thread: two threads must not be the first to read the same structures.
    """
    for lang in languages():
        for game in game_names():
            teller(game, lang).title()
            await asyncio.sleep(0)


async def index_rules() -> None:
    """Make the rules of all games ready to be asked; in a thread, as whoever asks first would, so that nobody waits."""
    for lang in languages():
        for game in game_names():
            await asyncio.to_thread(search_of, game, lang)


class AppContext:
    """One process of a server."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.now = now
        """Seconds since 1970: people's clocks run by it."""
        self.store = Store(settings.database)
        self.sessions = Sessions(self.store)
        self.accounts = Accounts(self.store)
        self.one_time = OneTimeCodes(self.store)
        self.passwords = Passwords()
        self.bus = bus_at(settings.redis)
        self.archive = Archive(self.store)
        self.packs = ContentPacks(self.archive)
        self.shelf = Shelf(self.store)
        self.workshop = Workshop(settings.bots > 0)
        self.lab_workshop = Workshop(settings.bots > 0)
        """A report takes seconds: no card waits for it."""
        self.experiments = Experiments(self)
        self.waking = Waking(self.store, self.archive, self.packs)
        self.live_tables = LiveTables(self.store, self.waking, settings.live_tables, self.bus.shared)
        self.recorder = Recorder(self)
        self.results = Results(self)
        self.channels = Channels(self.store)
        self.post = Post(self)
        self.notices = Notices(self)
        self.housekeeping = Housekeeping(self.store)
        self.caretaker = Caretaker(self)
        self.rate_limiter = RateLimiter(settings, self.bus)
        self.subscribers = Subscribers(self)
        self.attention = Attention(self)
        self.bots = BotScheduler(self)
        self.reviews = Reviews(self)
        self.timekeeper = Timekeeper(self)
        self.tournaments = Tournaments(self)
        self.polling = Polling(self)
        self.sockets = OpenSockets(settings)
        self.learners = 0
        """Open sockets of lessons, each with a table of its own in memory."""
        self.collector = Collector()
        self.health = Health(self)
        self.ready = False

    async def here(self, row: TableRow) -> set[int]:
        """Who is at a table, or has not been away from it for as long as was agreed."""
        present = self.bus.present(row.id)
        if not row.pace.away:
            return present
        return present | await self.store.seen_since(row, self.now() - 60 * row.pace.away)

    @cached_property
    def passkeys(self) -> "Passkeys":
        """What reads passkeys takes a while to load: it is there soon after the house has opened."""
        from teahouse.server.passkeys import Passkeys

        return Passkeys(self)

    async def warm(self) -> None:
        await asyncio.to_thread(getattr, self, "passkeys")
        await load_games()
        await self.bots.warm()
        await index_rules()
        if self.settings.alone:
            self.collector.open()

    async def open_store(self) -> None:
        """A worker that is replaced while the database is away waits for it: one that ends here ends all of them."""
        until = time.monotonic() + (0.0 if self.store.is_sqlite else DATABASE_AWAY)
        while True:
            try:
                return await self.store.open()
            except TeahouseError:
                raise
            except Exception as error:
                if time.monotonic() >= until:
                    raise
                log.warning("waiting_for_database", error=type(error).__name__)
            await asyncio.sleep(LOOK_AGAIN)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Between opening and closing; bots that were to move when the last server ended do so when somebody looks."""
        await self.open_store()
        self.bus.listen(self.subscribers.on_note)
        await self.bus.open()
        self.bots.open()
        self.timekeeper.open()
        self.polling.open()
        self.recorder.open()
        self.results.open()
        self.notices.open()
        self.post.open()
        self.caretaker.open()
        self.experiments.open()
        warming = asyncio.create_task(self.warm())
        self.ready = True
        try:
            yield
        finally:
            self.ready = False
            warming.cancel()
            await asyncio.gather(warming, return_exceptions=True)
            await self.experiments.close()
            await self.collector.close()
            await self.caretaker.close()
            await self.post.close()
            await self.notices.close()
            await self.results.close()
            await self.recorder.close()
            await self.waking.close()
            await self.timekeeper.close()
            await self.tournaments.close()
            await self.polling.close()
            await self.reviews.close()
            await self.bots.close()
            await self.subscribers.close()
            await self.bus.close()
            await self.store.close()
            self.packs.close()
            self.workshop.close()
            self.lab_workshop.close()
