"""Where no note comes through, those who watch a table catch up by looking into the database."""

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog

from teahouse.server.bus import Note
from teahouse.server.models import Mark

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

log: Final = structlog.get_logger("teahouse.polling")

OFTEN: Final = 1.0
"""Seconds between two looks while the bus does not carry."""
SELDOM: Final = 5.0
"""Seconds between two looks while it does: another process may be the one that is cut off."""
PATIENCE: Final = 10.0


class Polling:
    """The tables that are watched in this process, and how far each was when we last looked."""

    def __init__(self, context: "AppContext") -> None:
        self.context = context
        self.marks: dict[str, Mark] = {}
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self.context.bus.shared:
            self.task = asyncio.create_task(self.go_on())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def go_on(self) -> None:
        looked = 0.0
        while True:
            await asyncio.sleep(OFTEN)
            if self.context.bus.healthy and time.monotonic() - looked < SELDOM:
                continue
            looked = time.monotonic()
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.look()
            except Exception as error:
                log.warning("cannot_look", error=str(error), kind=type(error).__name__)

    async def look(self) -> None:
        """Tell the readers of each table what is new there since the last look."""
        watched = list(self.context.subscribers.subscribers)
        marks = await self.context.store.marks(watched) if watched else {}
        for table in watched:
            for note in news(table, self.marks.get(table), marks.get(table)):
                self.context.subscribers.on_note(note)
        self.marks = marks


def news(table: str, before: Mark | None, now: Mark | None) -> list[Note]:
    """What has happened between two looks; at the first look anything may have."""
    if now is None:
        return [Note(table, "seats")] if before is not None else []
    if before is None:
        return [Note(table, "seats"), Note(table, "chat"), Note(table, "plans")]
    found: list[Note] = []
    if now.revision != before.revision:
        found.append(Note(table, "seats", now.version))
    elif now.version != before.version:
        found.append(Note(table, "game", now.version))
    if now.lines != before.lines:
        found.append(Note(table, "chat"))
    if now.plans != before.plans:
        found.append(Note(table, "plans"))
    return found
