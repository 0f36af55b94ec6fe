"""Tables in memory: each is the game in the store played up to its last change, touched by one task at a time."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, assert_never

from msgspec.structs import replace

from teahouse.engine.position import Position
from teahouse.engine.table import Table, steps_of
from teahouse.server import order_book
from teahouse.server.differences import difference
from teahouse.server.errors import ApiError
from teahouse.server.games import Edition, installed, new_game
from teahouse.server.models import (
    Attended,
    Branched,
    Change,
    Muted,
    NumberedChange,
    PastOfSeats,
    Played,
    TableRow,
    TakeBackAnswered,
    TakeBackAsked,
    Undone,
    Unmuted,
)
from teahouse.server.recordings import Recording
from teahouse.server.samples import is_sample, shipped
from teahouse.server.store import Store
from teahouse.server.summary import is_missing, summary_of
from teahouse.server.take_back import TakeBacks
from teahouse.server.viewer_log import ViewerLogs
from teahouse.server.wire.view import CoachShown, View
from teahouse.wording import Reading

if TYPE_CHECKING:
    from teahouse.server.waking import Waking

MOST_ENCODED: Final = 12
"""Views of one table kept as they were sent: onlookers who lack other lines of the log need others."""


class Versions:
    """Which version did what: a command is judged by what whoever sent it had seen."""

    def __init__(self, seats: int) -> None:
        self.last = 0
        self.of_game = 0
        """The last version that changed the game itself."""
        self.of_question = [0] * seats
        """By seat, the version that put the question it has now."""
        self.by_key: dict[str, int] = {}
        """Keys of changes, and the version each made."""
        self.asked: list[object] = [None] * seats
        """By seat, the question it had at the last version."""

    def add(self, made: NumberedChange, position: Position) -> None:
        self.last = self.by_key[made.key] = made.number
        if made.change.entries:
            self.of_game = made.number
        self.compare_questions(position)

    def compare_questions(self, position: Position) -> None:
        for seat, before in enumerate(self.asked):
            asked = position.decision_of(seat)
            if asked is not before:
                self.asked[seat] = asked
                self.of_question[seat] = self.last


class ViewCache:
    """Views of the last version, as they were made for the first who looked."""

    def __init__(self) -> None:
        self.readings: dict[tuple[int, str], Reading] = {}
        """By eyes and language: an observation is read once for each version."""
        self.views: dict[tuple[int, str], View] = {}
        """By eyes and language, without the log."""
        self.encoded: OrderedDict[tuple[int, str, int, bool], bytes] = OrderedDict()
        """By eyes, language, the first line of the log, and whether a coach is wanted; the last few that were made."""
        self.coached: dict[tuple[int, str], CoachShown | None] = {}
        self.differences: OrderedDict[tuple[bytes, bytes], bytes] = OrderedDict()
        """By the view before and the view now, what has changed; the last few that were made."""

    def keep(self, key: tuple[int, str, int, bool], made: bytes) -> None:
        self.encoded[key] = made
        if len(self.encoded) > MOST_ENCODED:
            self.encoded.popitem(last=False)

    def difference(self, before: bytes, after: bytes) -> bytes:
        """What has changed from a view that was sent; the same for all who had it."""
        made = self.differences.get((before, after))
        if made is None:
            made = self.differences[before, after] = difference(before, after)
            if len(self.differences) > MOST_ENCODED:
                self.differences.popitem(last=False)
        return made

    def clear(self) -> None:
        self.differences.clear()
        self.readings.clear()
        self.views.clear()
        self.encoded.clear()
        self.coached.clear()


class LiveTable:
    """One table in memory. Whoever touches it holds `lock`."""

    def __init__(self, row: TableRow, edition: Edition | None = None, recording: Recording | None = None) -> None:
        self.row = row
        self.edition = edition or installed(row.game)
        """The game with the content it is played with."""
        self.recording = recording
        """What a finished game looked like, where the rules that are installed lead elsewhere."""
        self.history = ""
        """The code of what must be told of how it is shown; empty for what is played under the rules of today."""
        self.past = PastOfSeats()
        """What has happened at the seats."""
        self.orders: dict[int, order_book.Orders] = {}
        """By seat, what is to be done for it."""
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.versions = Versions(len(row.seats))
        self.take_backs = TakeBacks()
        self.logs = ViewerLogs(len(row.seats))
        self.cache = ViewCache()
        self.changed_at = time.monotonic()
        """When the game last went on, by the clock of this process."""
        self.after_window = False
        """Whether a private question was open before the last change."""
        self.change_row(row)

    @property
    def game(self) -> Table:
        """The game, which must have begun."""
        if self.table is None:
            raise ApiError("not-started") if self.recording is None else ApiError("other-rules", rules=self.row.rules)
        return self.table

    @property
    def version(self) -> int:
        return self.versions.last

    def change_row(self, row: TableRow) -> None:
        """Seats changed hands, or the host changed a setting; the game begins with the row that says so."""
        self.row = row
        self.cache.clear()
        if self.table is None and self.recording is None and row.state != "gathering":
            self.table = new_game(self.edition, row)
            self.logs.update(self.table.log)
            self.versions.compare_questions(self.table.position)

    def apply(self, made: NumberedChange) -> None:
        """The one way a change reaches the table: when it is made, after a restart, and from another process."""
        step = len(self.game.joins)
        self.after_window = any(decision.private for decision in self.game.position.open)
        for number, entry in enumerate(steps_of(made.change.entries)):
            self.game.repeat(entry, joined=number > 0 or isinstance(made.change, Muted | Attended))
        self.apply_to_players(made.change, step)
        self.changed_at = time.monotonic()
        self.versions.add(made, self.game.position)
        self.logs.update(self.game.log)
        self.cache.clear()

    def apply_to_players(self, change: Change, step: int) -> None:
        """What a change, whose first entry is this step, means for take-backs and muted reactions."""
        match change:
            case Played():
                self.take_backs.request = None
                self.take_backs.chosen[step] = self.version
            case Attended() | Undone():
                self.take_backs.request = None
            case Branched():
                self.take_backs.request = None
                self.game.undo_points.clear()
            case Muted():
                self.take_backs.request = None
                muted = self.game.unasked[change.seat]
                muted += [word for word in change.words if word not in muted]
            case Unmuted():
                self.game.unasked[change.seat].clear()
            case TakeBackAsked():
                self.take_backs.request = self.take_backs.possible(change.seat, self.game.entries)
            case TakeBackAnswered():
                request = self.take_backs.request
                if request is not None:
                    goes_on = change.agree and not change.entries
                    self.take_backs.request = request.agreed_by(change.seat) if goes_on else None
            case _:
                assert_never(change)


class LiveTables:
    """The tables in memory, the least used of which leave first."""

    def __init__(self, store: Store, waking: "Waking", most: int, shared: bool) -> None:
        self.store = store
        self.waking = waking
        self.most = most
        self.shared = shared
        """Whether other processes write to the same store."""
        self.by_id: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[LiveTable]:
        """A table, up to date and for oneself."""
        while True:
            live = await self.find(table)
            async with live.lock:
                if self.by_id.get(table) is not live:
                    continue
                if self.shared and not is_sample(table):
                    await self.catch_up(live)
                    if self.by_id.get(table) is not live:
                        continue
                yield live
                return

    async def find(self, table: str) -> LiveTable:
        live = self.by_id.get(table)
        if live is None:
            try:
                async with self.loading.setdefault(table, asyncio.Lock()):
                    live = self.by_id.get(table) or await self.load(table)
            finally:
                self.loading.pop(table, None)
        if table in self.by_id:
            self.by_id.move_to_end(table)
        return live

    async def load(self, table: str) -> LiveTable:
        given = shipped(table)
        live = await asyncio.to_thread(self.waking.build, *given) if given else await self.waking.wake(table)
        if not is_sample(table):
            live.past = await self.store.past_of_seats(table)
            live.orders = order_book.read(await self.store.orders(table))
        if is_missing(live.row) and live.table is not None:
            live.row = replace(live.row, summary=summary_of(live.edition, live.game.position, live.row.summary.sitting))
            if not is_sample(table):
                await self.store.update_summary(live.row)
        self.by_id[table] = live
        self.make_room()
        return live

    def make_room(self) -> None:
        for name in list(self.by_id):
            if len(self.by_id) <= self.most:
                return
            if not self.by_id[name].lock.locked():
                del self.by_id[name]

    def drop(self, live: LiveTable) -> None:
        """Forget what may differ from the store; whoever waits for the table loads it again."""
        if self.by_id.get(live.row.id) is live:
            del self.by_id[live.row.id]

    async def catch_up(self, live: LiveTable) -> None:
        """Take whatever other processes have added."""
        row = await self.store.table(live.row.id)
        if row is None:
            self.drop(live)
            raise ApiError("no-such-table")
        if row.state != "gathering" and live.table is None and row.content != live.edition.kind.content:
            self.drop(live)
            return
        if row.revision != live.row.revision or row.state != live.row.state:
            live.past = await self.store.past_of_seats(row.id)
            live.change_row(row)
        if row.version != live.version:
            for made in await self.store.changes(row.id, live.version):
                live.apply(made)
            live.row = row
