"""The caretaker: removes what the retention settings say is too old, now and then."""

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

log: Final = structlog.get_logger("teahouse.caretaker")
FIRST: Final = 60.0
"""Seconds after the start at which they first look."""
EVERY: Final = 3600.0


class Caretaker:
    """Cleans up for one process; what another has removed already is no harm."""

    def __init__(self, context: "AppContext") -> None:
        self.context = context
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        if not self.context.settings.retention.is_for_ever:
            self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        pause = FIRST
        while True:
            await asyncio.sleep(pause)
            pause = EVERY
            try:
                await self.clean()
            except Exception:
                log.exception("not_cleaned")

    async def clean(self) -> None:
        found = await self.context.housekeeping.too_old(self.context.settings.retention)
        for table in found.tables:
            live = self.context.live_tables.by_id.get(table)
            if live is not None:
                self.context.live_tables.drop(live)
        await self.context.housekeeping.remove(found)
        if found.tables or found.people:
            log.info("cleaned", tables=len(found.tables), people=len(found.people))
