"""Leases: of all processes of a server one lets the bots of a table move, and when it dies another does within seconds.

A lease only saves work: if two processes think for one table all the same, the number of a change is still taken once.
"""

import asyncio
import secrets
from typing import Final

import structlog

from teahouse.server.store import Store

log: Final = structlog.get_logger("teahouse.leases")

LASTS: Final = 4.0
"""Seconds a lease holds after it was last renewed."""
LOOK_AGAIN: Final = 0.5
"""Seconds after which whoever waits for a lease looks whether it has been given back."""


class Leases:
    """The tables whose bots are ours."""

    def __init__(self, store: Store, shared: bool) -> None:
        self.store = store
        self.shared = shared
        """Whether there are other processes at all."""
        self.me = secrets.token_hex(8)
        self.held: set[str] = set()
        self.renewing: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self.shared:
            self.renewing = asyncio.create_task(self.renew())

    async def close(self) -> None:
        """Give everything back, so that others go on at once."""
        if self.renewing is not None:
            self.renewing.cancel()
            await asyncio.gather(self.renewing, return_exceptions=True)
        if self.held:
            self.held.clear()
            try:
                await self.store.end_leases(self.me)
            except Exception as error:
                log.info("leases_left", error=type(error).__name__)

    async def take(self, table: str) -> bool:
        """Whether the bots of this table are ours now."""
        if not self.shared or table in self.held:
            return True
        if not await self.store.take_lease(table, self.me, LASTS):
            return False
        self.held.add(table)
        return True

    async def give_back(self, table: str) -> None:
        if table in self.held:
            self.held.discard(table)
            await self.store.end_leases(self.me, table)

    async def renew(self) -> None:
        """All of ours at once; what another process has taken meanwhile is ours no more."""
        while True:
            await asyncio.sleep(LASTS / 4)
            if not self.held:
                continue
            asked = set(self.held)
            try:
                kept = await self.store.renew_leases(self.me, LASTS)
                self.held -= asked - kept
            except Exception as error:
                self.held -= asked
                log.warning("leases_not_renewed", error=type(error).__name__)
