"""The timekeeper: looks for tables at which somebody's time has run out, and does what was agreed.

Deadlines are in the database, so it does not matter which process looks, or whether one was away meanwhile. Of several
processes the one that holds the lease of a table acts; if two did, the number of the change would be taken once.
"""

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from teahouse.server import time_up

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

log: Final = structlog.get_logger("teahouse.timekeeper")
EVERY: Final = 1.0
"""Seconds between two looks."""
OPENING: Final = 60.0
"""Seconds after a house has opened in which nobody's time runs out: they could not come while it was closed."""
SWEEP: Final = 60.0
"""Seconds between two looks for tables that wait for bots: the process that let them move may have died."""
LATER: Final = 60.0
"""Seconds after which a table is tried again at which something went wrong."""


class Timekeeper:
    """Keeps time for one process."""

    def __init__(self, context: "AppContext", opening: float = OPENING) -> None:
        self.context = context
        self.opens_at = context.now() + opening
        self.put_off: dict[str, float] = {}
        """Tables at which something went wrong, and when they are tried again."""
        self.swept = 0.0
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception as error:
                log.warning("cannot_look", error=str(error), kind=type(error).__name__)

    async def look(self) -> None:
        """Do what is due at all tables; and let bots move where nobody watches but somebody's time depends on it."""
        now = self.context.now()
        if now < self.opens_at:
            return
        self.put_off = {table: until for table, until in self.put_off.items() if until > now}
        for table in await self.context.store.tables_due(now):
            if table not in self.put_off:
                await self.carry_out(table)
        if now - self.swept >= SWEEP:
            self.swept = now
            for table in await self.context.store.tables_without_deadline():
                self.context.bots.kick(table)
            await self.context.tournaments.look()

    async def carry_out(self, table: str) -> None:
        try:
            if await self.context.bots.leases.take(table):
                await time_up.carry_out(self.context, table)
                self.context.bots.kick(table)
        except Exception as error:
            self.put_off[table] = self.context.now() + LATER
            log.warning("not_carried_out", table=table, error=str(error), kind=type(error).__name__)
