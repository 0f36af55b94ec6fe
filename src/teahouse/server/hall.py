"""The hall: tables in memory, each the game on disk played up to its last change, touched by one task at a time."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Final

import structlog
from msgspec import Struct

from teahouse import registry
from teahouse.engine.errors import TeahouseError
from teahouse.engine.event import Event
from teahouse.engine.table import Table, in_force, steps_of
from teahouse.registry import LoadedGame, load_game
from teahouse.server.errors import Trouble
from teahouse.server.kept import Change, Numbered, TableRow
from teahouse.server.store import Store
from teahouse.server.wire.view import View
from teahouse.text import Texts
from teahouse.wording import Sentence, Teller, teller_of

log: Final = structlog.get_logger("teahouse.hall")


@cache
def loaded(game: str) -> LoadedGame:
    return load_game(game)


def games() -> list[str]:
    """The games one can play here."""
    return registry.games()


@cache
def teller(game: str, lang: str) -> Teller:
    return teller_of(loaded(game), Texts(lang))


class Line(Struct, frozen=True):
    """A line of the log as one pair of eyes hears it."""

    n: int
    place: int
    """Where the event stands in the whole log."""
    event: Event


class Book:
    """The log of one pair of eyes. A number is never given twice, so whatever was taken back leaves a gap."""

    def __init__(self, eyes: int) -> None:
        self.eyes = eyes
        self.lines: list[Line] = []
        self.numbers = 0
        self.said: dict[tuple[str, int], Sentence | None] = {}
        """By language and number."""

    def hear(self, place: int, events: list[Event]) -> None:
        for event in events:
            if event.heard_by(self.eyes):
                self.lines.append(Line(self.numbers, place, event))
                self.numbers += 1
            place += 1

    def forget(self, place: int) -> None:
        while self.lines and self.lines[-1].place >= place:
            self.lines.pop()

    def since(self, number: int) -> tuple[int, list[Line]]:
        """What somebody lacks who has every line below a number; and from which number on his lines no longer hold."""
        kept = 0
        for line in self.lines:
            if line.n >= number:
                break
            kept += 1
        holds = self.lines[kept - 1].n + 1 if kept else 0
        return min(number, holds), self.lines[kept:]


class Plea(Struct, frozen=True):
    """Somebody asks the table to go back."""

    seat: int
    step: int
    """The step before which the table would stand."""
    version: int
    agreed: tuple[int, ...] = ()


class LiveTable:
    """One table in memory. Whoever touches it holds `lock`."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.lock = asyncio.Lock()
        self.dropped = False
        self.table: Table | None = None
        self.version = 0
        self.moved = 0
        """The last version that changed the game itself."""
        self.keys: dict[str, int] = {}
        """Keys of changes, and the version each made."""
        self.heard: list[Event] = []
        """The log as the books have it."""
        self.books = {eyes: Book(eyes) for eyes in range(-1, len(row.seats))}
        self.plea: Plea | None = None
        self.chosen: dict[int, int] = {}
        """Steps somebody chose himself, and the version before each."""
        self.asked: list[object] = [None] * len(row.seats)
        self.asked_since = [0] * len(row.seats)
        """By seat, the version that put the question it has now."""
        self.views: dict[tuple[int, str], View] = {}
        self.encoded: dict[tuple[int, str, int], bytes] = {}
        if row.state != "gathering":
            self.start()

    @property
    def loaded(self) -> LoadedGame:
        return loaded(self.row.game)

    @property
    def game(self) -> Table:
        """The game, which must have begun."""
        if self.table is None:
            raise Trouble("not-started")
        return self.table

    def start(self) -> None:
        """Set the game up."""
        self.table = Table(self.loaded.kind, len(self.row.seats), self.row.options, self.row.seed)
        self.look_around()

    def seat_changed(self, row: TableRow) -> None:
        self.row = row
        self.views.clear()
        self.encoded.clear()
        if self.table is None and row.state != "gathering":
            self.start()

    def repeat(self, made: Numbered) -> None:
        """Take a change from disk."""
        for entry in made.change.entries:
            if "hash" not in entry:
                self.game.repeat(entry)
        self.settle(made)

    def settle(self, made: Numbered) -> None:
        """All that follows from a change the game itself has already taken."""
        change = made.change
        self.keys[made.key] = made.number
        if change.what in ("play", "branch", "undo", "mute"):
            self.plea = None
        if change.what == "play":
            self.chosen[len(steps_of(self.game.entries)) - len(steps_of(change.entries))] = self.version
        elif change.what == "branch":
            self.game.undo_points.clear()
        elif change.what == "mute":
            self.game.unasked[change.seat] += [word for word in change.words if word not in self.muted(change.seat)]
        elif change.what == "hear":
            self.game.unasked[change.seat].clear()
        elif change.what == "ask_back":
            self.plea = self.plea_of(change.seat)
        elif change.what == "answer_back":
            self.answer(change)
        self.version = made.number
        if change.entries:
            self.moved = made.number
        self.look_around()

    def muted(self, seat: int) -> list[str]:
        return self.game.unasked[seat]

    def answer(self, change: Change) -> None:
        if not change.agree or change.entries or self.plea is None:
            self.plea = None
        else:
            plea = self.plea
            self.plea = Plea(plea.seat, plea.step, plea.version, (*plea.agreed, change.seat))

    def look_around(self) -> None:
        """Bring the books up to date, and note whose question is new."""
        self.views.clear()
        self.encoded.clear()
        log = self.game.log
        same = common(self.heard, log)
        for book in self.books.values():
            book.forget(same)
            book.hear(same, log[same:])
        self.heard = log[:]
        for seat in range(len(self.row.seats)):
            asked = self.game.position.decision_of(seat)
            if asked is not self.asked[seat]:
                self.asked[seat] = asked
                self.asked_since[seat] = self.version

    def plea_of(self, seat: int) -> Plea | None:
        """Back to before the last move this seat chose itself; None if it has chosen none."""
        steps = steps_of(self.game.entries)
        for step in reversed(in_force(steps)):
            if step in self.chosen and steps[step].get("seat") == seat:
                return Plea(seat, step, self.chosen[step])
        return None


def common(old: list[Event], new: list[Event]) -> int:
    """How many events at the beginning are the same."""
    same = 0
    for one, other in zip(old, new, strict=False):
        if one is not other and not alike(one, other):
            break
        same += 1
    return same


def alike(one: Event, other: Event) -> bool:
    return (one.kind, one.seat, one.args, one.audience) == (other.kind, other.seat, other.args, other.audience)


class Hall:
    """The tables in memory, the least used of which leave first."""

    def __init__(self, store: Store, most: int, shared: bool) -> None:
        self.store = store
        self.most = most
        self.shared = shared
        """Whether other processes write to the same store."""
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[LiveTable]:
        """A table, up to date and for oneself."""
        while True:
            live = await self.find(table)
            async with live.lock:
                if live.dropped:
                    continue
                if self.shared:
                    await self.catch_up(live)
                yield live
                return

    async def find(self, table: str) -> LiveTable:
        live = self.tables.get(table)
        if live is None:
            try:
                async with self.loading.setdefault(table, asyncio.Lock()):
                    live = self.tables.get(table) or await self.load(table)
            finally:
                self.loading.pop(table, None)
        if table in self.tables:
            self.tables.move_to_end(table)
        return live

    async def load(self, table: str) -> LiveTable:
        row = await self.store.table(table)
        if row is None:
            raise Trouble("no-such-table")
        changes = await self.store.changes(table, 0)
        loaded(row.game)
        live = await asyncio.to_thread(self.build, row, changes)  # the engine only: no words, no structures
        self.tables[table] = live
        self.make_room()
        return live

    def build(self, row: TableRow, changes: list[Numbered]) -> LiveTable:
        try:
            live = LiveTable(row)
            for made in changes:
                live.repeat(made)
        except TeahouseError as error:
            log.error("table_disagrees", table=row.id, rules=row.rules, error=type(error).__name__)
            raise Trouble("other-rules") from None
        return live

    def make_room(self) -> None:
        for name in list(self.tables):
            if len(self.tables) <= self.most:
                return
            if not self.tables[name].lock.locked():
                self.tables.pop(name).dropped = True

    def drop(self, live: LiveTable) -> None:
        """Forget what may differ from the disk."""
        live.dropped = True
        if self.tables.get(live.row.id) is live:
            del self.tables[live.row.id]

    async def catch_up(self, live: LiveTable) -> None:
        """Take whatever other processes have added."""
        row = await self.store.table(live.row.id)
        if row is None:
            self.drop(live)
            raise Trouble("no-such-table")
        if row.revision != live.row.revision or row.state != live.row.state:
            live.seat_changed(row)
        if row.version != live.version:
            for made in await self.store.changes(row.id, live.version):
                live.repeat(made)
            live.row = row
