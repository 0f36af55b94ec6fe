"""Health: whether the process answers, and whether the disk, the database and the bus can be relied on."""

import asyncio
import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import structlog
from litestar import Response, get
from litestar.datastructures import State
from msgspec import Struct
from sqlalchemy.engine import make_url

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

log: Final = structlog.get_logger("teahouse.health")

PATIENCE: Final = 3.0
"""Seconds the database may take to write a few bytes."""
LASTS: Final = 2.0
"""Seconds for which an answer holds: asking often costs nothing."""
LEAST_ROOM: Final = 32 * 1024 * 1024
"""Bytes that must be free beside a SQLite file."""


class Ready(Struct, frozen=True):
    """Whether tables can be served, and what stands in the way; without the bus they can, for readers catch up."""

    ready: bool
    database: bool
    """It answers, is at the newest step, and a write reaches its disk."""
    disk: bool
    """There is room beside the file; true where the database is elsewhere."""
    bus: bool
    """What other processes do is heard of at once."""


class Health:
    """What was last found out."""

    def __init__(self, context: "AppContext") -> None:
        self.context = context
        self.lock = asyncio.Lock()
        self.database = False
        self.looked = -LASTS

    async def look(self) -> Ready:
        async with self.lock:
            if time.monotonic() - self.looked >= LASTS:
                self.database = await self.try_database()
                self.looked = time.monotonic()
        disk = self.has_room()
        ready = self.context.ready and self.database and disk
        return Ready(ready, self.database, disk, self.context.bus.healthy)

    async def try_database(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.context.store.is_ready() and await self.context.store.try_to_write()
        except Exception as error:
            log.warning("not_ready", error=str(error), kind=type(error).__name__)
            return False

    def has_room(self) -> bool:
        if not self.context.settings.is_sqlite:
            return True
        folder = Path(make_url(self.context.settings.database).database or "").parent
        try:
            return shutil.disk_usage(folder).free >= LEAST_ROOM
        except OSError:
            return False


@get("/health/live", include_in_schema=False)
async def live() -> dict[str, bool]:
    """Whether the process answers."""
    return {"live": True}


@get("/health/ready", include_in_schema=False)
async def ready(state: State) -> Response[Ready]:
    """Whether tables can be served, and how it stands with all they need."""
    found = await state.context.health.look()
    return Response(found, status_code=200 if found.ready else 503)
