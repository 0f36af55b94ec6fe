"""Tables wake: from a snapshot, by being played again, or, where the rules lead elsewhere today, from a recording."""

import asyncio
import zlib
from typing import Final

import structlog
from msgspec import MsgspecError
from sqlalchemy.exc import SQLAlchemyError

from teahouse.engine.errors import TeahouseError
from teahouse.server import metrics
from teahouse.server.archive import Archive, StoredSnapshot
from teahouse.server.content_packs import ContentLost, ContentPacks
from teahouse.server.errors import ApiError
from teahouse.server.games import Edition, installed
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import NumberedChange, TableRow
from teahouse.server.played_again import PlayedDifferently, check_entries, check_result
from teahouse.server.recordings import Recording
from teahouse.server.samples import is_sample
from teahouse.server.snapshots import made_by, taken, woken
from teahouse.server.store import Store

log: Final = structlog.get_logger("teahouse.waking")
EVERY: Final = 64
"""Changes after which a table is kept as a snapshot, from which it wakes."""


class Waking:
    """Makes live tables of what is stored."""

    def __init__(self, store: Store, archive: Archive, packs: ContentPacks) -> None:
        self.store = store
        self.archive = archive
        self.packs = packs
        self.tasks: set[asyncio.Task[None]] = set()
        """Snapshots being written."""

    async def wake(self, table: str) -> LiveTable:
        """A table from the store, as it was played; whatever else would come of it is never shown."""
        with metrics.waking_seconds.time():
            return await self.woken(table)

    async def woken(self, table: str) -> LiveTable:
        row = await self.store.table(table)
        if row is None:
            raise ApiError("no-such-table")
        try:
            edition = await self.packs.edition_of(row)
        except ContentLost as error:
            return await self.wake_without_content(row, str(error))
        try:
            live = await self.from_snapshot(row, edition) or await self.from_beginning(row, edition)
        except TeahouseError as error:
            return await self.from_recording(row, str(error))
        if edition.pack and not edition.title:
            live.history = "history-content"
        return live

    async def wake_without_content(self, row: TableRow, why: str) -> LiveTable:
        """What it was played with is lost: it is shown only if it comes out the same with what is installed."""
        try:
            live = await self.from_beginning(row, installed(row.game))
        except TeahouseError:
            return await self.from_recording(row, why)
        live.history = "history-lost"
        return live

    async def from_snapshot(self, row: TableRow, edition: Edition) -> LiveTable | None:
        """The table from its last snapshot and the changes after it; None if there is none that serves."""
        kept = None if row.state == "gathering" else await self.archive.snapshot(row.id)
        if kept is None or kept.made_by != made_by(edition) or kept.version > row.version:
            return None
        changes = await self.store.changes(row.id, kept.version)
        try:
            live = await asyncio.to_thread(self.build, row, changes, edition, kept)
            metrics.wakings.labels("snapshot").inc()
            return live
        except (TeahouseError, MsgspecError, zlib.error, ValueError, KeyError, TypeError, AssertionError) as error:
            log.warning("snapshot_of_no_use", table=row.id, error=str(error))
            return None

    async def from_beginning(self, row: TableRow, edition: Edition) -> LiveTable:
        """The table played again, and checked; what took long is done once."""
        changes = await self.store.changes(row.id, 0)
        live = await asyncio.to_thread(self.build, row, changes, edition)
        if live.table is not None:
            check_result(row, live.game.position)
        metrics.wakings.labels("beginning").inc()
        if sum(len(made.change.entries) for made in changes) >= EVERY:
            await self.keep_snapshot(live)
        return live

    async def from_recording(self, row: TableRow, why: str) -> LiveTable:
        """The rules that are installed play it differently: a finished game is shown as it was seen then."""
        metrics.wakings.labels("recording").inc()
        log.error("table_disagrees", table=row.id, rules=row.rules, why=why)
        parts = await self.archive.recording(row.id) if row.state == "over" else {}
        if not parts:
            raise ApiError("other-rules", rules=row.rules)
        changes = await self.store.changes(row.id, 0)
        live = LiveTable(row, recording=Recording(parts, [entry for made in changes for entry in made.change.entries]))
        live.versions.last = row.version
        live.history = "history-recording"
        return live

    def build(
        self,
        row: TableRow,
        changes: list[NumberedChange],
        edition: Edition | None = None,
        kept: StoredSnapshot | None = None,
    ) -> LiveTable:
        """The engine only: no words, no structures."""
        live = LiveTable(row, edition) if kept is None else woken(row, edition or installed(row.game), kept)
        known = 0 if live.table is None else len(live.game.entries)
        try:
            for made in changes:
                live.apply(made)
        except (LookupError, TypeError, ValueError, AssertionError) as error:
            raise PlayedDifferently(f"{type(error).__name__}: {error}") from error
        if live.table is not None and not is_sample(row.id):
            check_entries(live.game.entries[known:], changes)
        return live

    def keep_some(self, live: LiveTable) -> None:
        """After many changes, and at the end, keep a snapshot while everybody goes on."""
        if live.version % EVERY and live.row.state != "over":
            return
        task = asyncio.get_running_loop().create_task(self.keep_snapshot(live))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def keep_snapshot(self, live: LiveTable) -> None:
        """So that the table wakes quickly; without it the table wakes, too."""
        try:
            await self.archive.keep_snapshot(live.row.id, taken(live))
        except (SQLAlchemyError, OSError, TypeError) as error:
            log.warning("no_snapshot", table=live.row.id, error=str(error))
