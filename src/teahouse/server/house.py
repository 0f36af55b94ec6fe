"""The house: everything a server has, opened and closed together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from teahouse.server.bots import BotRoom
from teahouse.server.bus import bus_at
from teahouse.server.doorkeeper import Doorkeeper
from teahouse.server.hall import Hall, games, teller
from teahouse.server.settings import Settings
from teahouse.server.store import Store
from teahouse.server.watching import Rooms
from teahouse.text import languages


async def warm() -> None:
    """Open all games in all languages before the first guest needs them; reading their words takes a while.

    Not in a thread: two threads must not be the first to read the same structures.
    """
    for lang in languages():
        for game in games():
            teller(game, lang).title()
            await asyncio.sleep(0)


class House:
    """One process of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.bus = bus_at(settings.redis)
        self.hall = Hall(self.store, settings.live_tables, self.bus.shared)
        self.door = Doorkeeper(settings)
        self.rooms = Rooms(self)
        self.bots = BotRoom(self)
        self.ready = False

    async def warm(self) -> None:
        await warm()
        await self.bots.warm()

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Between opening and closing; bots that were to move when the last server ended move now."""
        await self.store.open()
        self.bus.listen(self.rooms.hear)
        await self.bus.open()
        warming = asyncio.create_task(self.warm())
        waking = asyncio.create_task(self.bots.wake(await self.store.tables_with_bots()))
        self.ready = True
        try:
            yield
        finally:
            self.ready = False
            warming.cancel()
            waking.cancel()
            await asyncio.gather(warming, waking, return_exceptions=True)
            await self.bots.close()
            await self.rooms.close()
            await self.bus.close()
            await self.store.close()
