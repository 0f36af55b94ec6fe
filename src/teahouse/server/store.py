"""All SQL of the server. What `append` has returned from is on disk."""

import asyncio
import hashlib
import secrets
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from msgspec import json
from msgspec.structs import asdict, replace
from sqlalchemy import (
    ColumnElement,
    Float,
    Row,
    cast,
    delete,
    event,
    func,
    insert,
    literal,
    select,
    text,
    true,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, OperationalError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from teahouse.server import migrations, preferences, schema
from teahouse.server.group_commit import GroupCommit, Taken, shown
from teahouse.server.models import (
    ANYBODY,
    KNOCKS,
    AddedChance,
    Change,
    Mark,
    NumberedChange,
    PastOfSeats,
    Person,
    SeatEvent,
    SeatRow,
    Summary,
    TableRow,
    now,
)
from teahouse.server.pace import Pace
from teahouse.server.postgres_commit import PostgresCommit
from teahouse.server.sqlite_commit import SqliteCommit
from teahouse.server.wire.preferences import Preferences
from teahouse.server.wire.talk import ChatLine, PlanLine

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")
CONNECT, ANSWER = 5, 30
"""Seconds PostgreSQL may take."""
MOST: Final = 60
"""The longest list anybody is shown."""
CHAT_LINES: Final = 200
SEAT_NEWS: Final = 20
"""Changes of seats that are told."""
EPOCH: Final = 2440587.5
"""The day on which 1970 begins, by the count of astronomers, which SQLite keeps."""

SETTABLE: Final = (
    *("state", "revision", "standing", "at", "next_table", "rules", "content", "hints", "paused", "chance"),
    *("host", "deadline"),
)
"""What of a table may change without a move."""

PLAIN: Final = tuple(column.name for column in schema.game_table.columns if column.name != "standing")
"""What of a table is kept as it is, or as JSON of it."""

_changes: Final = json.Decoder(Change)
_summaries: Final = json.Decoder(Summary)


class Conflict(Exception):
    """Somebody else has changed this table meanwhile."""


def fingerprint(token: str) -> str:
    """What is kept of a cookie."""
    return hashlib.sha256(token.encode()).hexdigest()


class Store:
    """One database; writes take their turn, reads have connections of their own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.is_sqlite = address.startswith("sqlite")
        if self.is_sqlite:
            Path(make_url(address).database or "").parent.mkdir(parents=True, exist_ok=True)
            self.writing = sqlite_engine(address, pool_size=1)
            self.reading = sqlite_engine(address, pool_size=4)
            event.listen(self.writing.sync_engine, "begin", _begin_immediately)
        else:
            waits = {"timeout": CONNECT, "command_timeout": ANSWER}
            self.writing = create_async_engine(
                address, pool_size=8, pool_pre_ping=True, connect_args=waits, hide_parameters=True
            )
            self.reading = self.writing
        self.write_lock = asyncio.Lock()
        path = make_url(address).database or ""
        self.moves: GroupCommit = (
            SqliteCommit(path, PRAGMAS, self.write_lock) if self.is_sqlite else PostgresCommit(self.writing)
        )

    async def open(self) -> None:
        """Bring the database to the newest step, if it is not there yet; one of a newer server is left as it is."""
        with suppress(ProgrammingError, OperationalError):
            step = await self.step()
            if step == migrations.NEWEST:
                return
            migrations.check_known(step)
        async with self.write() as connection:
            await connection.run_sync(migrations.upgrade)

    async def close(self) -> None:
        await self.moves.close()
        await self.writing.dispose()
        await self.reading.dispose()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is on disk afterwards, or none."""
        async with self.write_lock if self.is_sqlite else nullcontext(), self.writing.begin() as connection:
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.reading.connect() as connection:
            yield connection

    async def is_ready(self) -> bool:
        """Whether the database answers and is at the newest step."""
        return await self.step() == migrations.NEWEST

    async def try_to_write(self) -> bool:
        """Whether a write reaches the disk; it changes nothing."""
        async with self.write() as connection:
            written = await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
        return bool(written.rowcount == 1)

    async def step(self) -> str | None:
        """The step the database is at; None before the first."""
        async with self.read() as connection:
            found = await connection.execute(text("SELECT version_num FROM alembic_version"))
            return found.scalar_one_or_none()

    # -- people ------------------------------------------------------------------------------

    async def add_person(self, name: str, lang: str) -> Person:
        values = {"token": secrets.token_hex(32), "name": name, "lang": lang, "at": now()}
        async with self.write() as connection:
            made = await connection.execute(insert(schema.person).values(values))
        assert made.inserted_primary_key is not None
        return Person(made.inserted_primary_key[0], name, lang)

    async def rename(self, person: Person, name: str, lang: str) -> Person:
        where = schema.person.c.id == person.id
        async with self.write() as connection:
            await connection.execute(update(schema.person).where(where).values(name=name, lang=lang))
        return Person(person.id, name, lang, session=person.session)

    async def preferences(self, person: Person) -> Preferences:
        async with self.read() as connection:
            return await self._preferences(connection, person)

    async def preferences_of(self, person: int) -> Preferences:
        """The same of somebody who does not ask."""
        return await self.preferences(Person(person, "", ""))

    async def change_preferences(self, person: Person, chosen: Preferences) -> Preferences:
        """What was chosen takes the place of what was kept; two devices that choose at once take their turn."""
        where = schema.person.c.id == person.id
        async with self.write() as connection:
            await connection.execute(select(schema.person.c.id).where(where).with_for_update())
            kept = preferences.changed(await self._preferences(connection, person), chosen)
            body = preferences.written(kept)
            await connection.execute(delete(schema.preferences).where(schema.preferences.c.person == person.id))
            await connection.execute(insert(schema.preferences).values(person=person.id, body=body))
        return kept

    async def _preferences(self, connection: AsyncConnection, person: Person) -> Preferences:
        query = select(schema.preferences.c.body).where(schema.preferences.c.person == person.id)
        body = (await connection.execute(query)).scalar_one_or_none()
        return Preferences() if body is None else preferences.read(body)

    # -- tables ------------------------------------------------------------------------------

    async def add_table(self, table: TableRow, changes: list[NumberedChange], events: Sequence[SeatEvent] = ()) -> None:
        async with self.write() as connection:
            await connection.execute(insert(schema.game_table).values(_table_values(table)))
            await connection.execute(insert(schema.seat), _seat_values(table))
            await _add_seat_events(connection, table.id, events)
            for each in changes:
                await connection.execute(insert(schema.change).values(_change_values(table.id, each)))

    async def table(self, table: str) -> TableRow | None:
        found = await self._tables(schema.game_table.c.id == table)
        return found[0] if found else None

    async def open_tables(self) -> list[TableRow]:
        """Listed tables that wait for people; everybody's newest come before anybody's second."""
        columns = schema.game_table.c
        newest = func.row_number().over(partition_by=columns.host, order_by=columns.at.desc())
        open_now = columns.listed.is_(True) & (columns.state == "gathering")
        ranked = select(columns.id, columns.at, newest.label("rank")).where(open_now).subquery()
        first = select(ranked.c.id).order_by(ranked.c.rank, ranked.c.at.desc()).limit(MOST)
        return await self._tables(columns.id.in_(first))

    async def tables_of(self, person: Person) -> list[TableRow]:
        """Where somebody sits, or a bot sits for them, or they are the host."""
        sits = select(schema.seat.c.seating).where((schema.seat.c.person == person.id) & (schema.seat.c.who != "open"))
        return await self._tables(schema.game_table.c.id.in_(sits) | (schema.game_table.c.host == person.id))

    async def finished_tables(self, person: Person | None) -> list[TableRow]:
        """Listed ones, and those where this person sat."""
        seen: ColumnElement[bool] = schema.game_table.c.listed.is_(True)
        if person is not None:
            sat = select(schema.seat.c.seating).where(schema.seat.c.person == person.id)
            seen = seen | schema.game_table.c.id.in_(sat)
        return await self._tables((schema.game_table.c.state == "over") & seen)

    async def running_tables(self, person: Person, since: str) -> int:
        """How many games this person has set up that are not over and were touched since then."""
        columns = schema.game_table.c
        query = select(func.count()).where(columns.host == person.id, columns.state != "over", columns.at > since)
        async with self.read() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def _tables(self, where: Any) -> list[TableRow]:
        query = select(schema.game_table).where(where).order_by(schema.game_table.c.at.desc()).limit(MOST)
        async with self.read() as connection:
            rows = (await connection.execute(query)).all()
            sitting = select(schema.seat).where(schema.seat.c.seating.in_([row.id for row in rows]))
            seats = (await connection.execute(sitting.order_by(schema.seat.c.seat))).all() if rows else []
        return [table_row(row, [each for each in seats if each.seating == row.id]) for row in rows]

    async def update_seats(self, table: TableRow, events: Sequence[SeatEvent] = ()) -> None:
        """Write who sits where, the state and what happened thereby; `Conflict` if another process was faster."""
        same = (schema.game_table.c.revision == table.revision - 1) & (schema.game_table.c.version == table.version)
        where = (schema.game_table.c.id == table.id) & same
        async with self.write() as connection:
            values = _table_values(table)
            kept = {name: values[name] for name in SETTABLE}
            changed = await connection.execute(update(schema.game_table).where(where).values(kept))
            if changed.rowcount != 1:
                raise Conflict
            await connection.execute(delete(schema.seat).where(schema.seat.c.seating == table.id))
            await connection.execute(insert(schema.seat), _seat_values(table))
            await _add_seat_events(connection, table.id, events)

    async def past_of_seats(self, table: str) -> PastOfSeats:
        """What has happened at the seats of a table, as far as it matters for what comes."""
        columns = schema.seat_event.c
        here = select(schema.seat_event).where(columns.seating == table)
        last = here.where(columns.what != "dealt").order_by(columns.n.desc()).limit(SEAT_NEWS)
        dealt = columns.what.in_(("sat", "back", "dealt")) & (columns.state == "playing")
        seen = select(columns.person, columns.seat).where(columns.seating == table, dealt).distinct()
        away = columns.what.in_(("sent_away", "turned_down"))
        gone = select(columns.person).where(columns.seating == table, away).distinct()
        knocks = here.where(columns.what.in_((*KNOCKS, "opened"))).order_by(columns.n)
        settled = select(columns.seat, func.max(columns.n)).where(
            columns.seating == table, columns.what.not_in((*KNOCKS, "opened"))
        )
        async with self.read() as connection:
            rows = (await connection.execute(last)).all()
            hands = (await connection.execute(seen)).all()
            sent_away = (await connection.execute(gone)).scalars().all()
            asked = [_seat_event(row) for row in await connection.execute(knocks)]
            since = dict(tuple(row) for row in await connection.execute(settled.group_by(columns.seat)))
        asking, let_in = _newcomers([each for each in asked if each.n > since.get(each.seat, 0)])
        return PastOfSeats(
            tuple(_seat_event(row) for row in reversed(rows)),
            frozenset((row.person, row.seat) for row in hands),
            frozenset(each for each in sent_away if each is not None),
            asking,
            let_in,
        )

    # -- time --------------------------------------------------------------------------------

    async def tables_due(self, now: float) -> list[str]:
        """Tables at which somebody's time has run out, the most urgent first."""
        columns = schema.game_table.c
        due = select(columns.id).where(columns.deadline <= now, columns.state == "playing")
        async with self.read() as connection:
            return list((await connection.execute(due.order_by(columns.deadline).limit(MOST))).scalars())

    async def tables_without_deadline(self) -> list[str]:
        """Tables with clocks at which no time runs: bots are to move."""
        columns = schema.game_table.c
        waiting = (columns.state == "playing") & (columns.deadline.is_(None)) & (columns.pace != "{}")
        async with self.read() as connection:
            return list((await connection.execute(select(columns.id).where(waiting))).scalars())

    async def see(self, table: str, person: int, at: float) -> None:
        """Somebody has left a table just now."""
        columns = schema.last_seen.c
        async with self.write() as connection:
            await connection.execute(delete(schema.last_seen).where(columns.seating == table, columns.person == person))
            await connection.execute(insert(schema.last_seen).values(seating=table, person=person, at=at))

    async def seen_at(self, person: int) -> dict[str, float]:
        """When somebody left which tables last."""
        columns = schema.last_seen.c
        async with self.read() as connection:
            found = await connection.execute(select(columns.seating, columns.at).where(columns.person == person))
            return {row.seating: row.at for row in found}

    async def seen_since(self, table: TableRow, moment: float) -> set[int]:
        """Who was at a table after a moment; of whoever was never seen to leave, nobody knows better than the table."""
        columns = schema.last_seen.c
        query = select(columns.person, columns.at).where(columns.seating == table.id)
        async with self.read() as connection:
            left = {row.person: row.at for row in await connection.execute(query)}
        since = datetime.fromisoformat(table.at).timestamp()
        people = {seat.person for seat in table.seats if seat.who == "person"} | {table.host}
        return {person for person in people if person is not None and left.get(person, since) > moment}

    async def update_summary(self, table: TableRow) -> None:
        """Write what lists show of a version; nothing if the table has a later one by now."""
        where = (schema.game_table.c.id == table.id) & (schema.game_table.c.version == table.version)
        values = {"standing": _table_values(table)["standing"]}
        async with self.write() as connection:
            await connection.execute(update(schema.game_table).where(where).values(values))

    async def delete_table(self, table: str) -> None:
        async with self.write() as connection:
            await connection.execute(delete(schema.game_table).where(schema.game_table.c.id == table))

    # -- changes -----------------------------------------------------------------------------

    async def append(self, table: TableRow, made: NumberedChange) -> None:
        """Add a change and what lists show after it; `Conflict` if its number or its key is taken."""
        try:
            await self.moves.append(_change_values(table.id, made), shown(_table_values(table)))
        except (IntegrityError, Taken):
            raise Conflict from None

    async def changes(self, table: str, after: int) -> list[NumberedChange]:
        columns = schema.change.c
        query = select(columns.number, columns.key, columns.body).where(
            columns.seating == table, columns.number > after
        )
        async with self.read() as connection:
            rows = (await connection.execute(query.order_by(columns.number))).all()
        return [NumberedChange(row.number, row.key, _changes.decode(row.body)) for row in rows]

    # -- chat --------------------------------------------------------------------------------

    async def add_chat_line(self, table: str, seat: int, name: str, said: str) -> ChatLine:
        """Add a line; two that come at once take their turn."""
        for _ in range(MOST):
            with suppress(IntegrityError):
                return await self._add_chat_line(table, seat, name, said)
        raise Conflict

    async def _add_chat_line(self, table: str, seat: int, name: str, said: str) -> ChatLine:
        last = select(func.max(schema.chat.c.n)).where(schema.chat.c.seating == table)
        async with self.write() as connection:
            n = ((await connection.execute(last)).scalar_one_or_none() or 0) + 1
            line = ChatLine(n, seat, name, said, now())
            values = {"seating": table, "n": n, "seat": seat, "name": name, "text": said, "at": line.at}
            await connection.execute(insert(schema.chat).values(values))
        return line

    async def chat_lines(self, table: str) -> list[ChatLine]:
        """The last lines, oldest first."""
        query = select(schema.chat).where(schema.chat.c.seating == table)
        async with self.read() as connection:
            rows = (await connection.execute(query.order_by(schema.chat.c.n.desc()).limit(CHAT_LINES))).all()
        return [ChatLine(row.n, row.seat, row.name, row.text, row.at) for row in reversed(rows)]

    # -- plans -------------------------------------------------------------------------------

    async def set_plan(self, table: str, line: PlanLine) -> None:
        """The line of a seat takes the place of its last; an empty one is none."""
        columns = schema.plan.c
        async with self.write() as connection:
            await connection.execute(delete(schema.plan).where(columns.seating == table, columns.seat == line.seat))
            if line.phrase or line.text:
                await connection.execute(insert(schema.plan).values(seating=table, **asdict(line)))

    async def plans(self, table: str) -> list[PlanLine]:
        query = select(schema.plan).where(schema.plan.c.seating == table).order_by(schema.plan.c.seat)
        async with self.read() as connection:
            rows = (await connection.execute(query)).all()
        return [PlanLine(row.seat, row.period, row.phrase, row.about, row.text) for row in rows]

    # -- orders ------------------------------------------------------------------------------

    async def orders(self, table: str) -> dict[int, str]:
        """What is to be done for the seats of a table, as it was written."""
        columns = schema.seat_order.c
        query = select(columns.seat, columns.body).where(columns.seating == table).order_by(columns.seat)
        async with self.read() as connection:
            return {row.seat: row.body for row in await connection.execute(query)}

    async def keep_orders(self, table: str, seat: int, body: str | None) -> None:
        """In place of what was to be done before; None is nothing."""
        columns = schema.seat_order.c
        async with self.write() as connection:
            await connection.execute(delete(schema.seat_order).where(columns.seating == table, columns.seat == seat))
            if body is not None:
                await connection.execute(insert(schema.seat_order).values(seating=table, seat=seat, body=body))

    # -- several processes -------------------------------------------------------------------

    async def take_lease(self, table: str, holder: str, lasts: float) -> bool:
        """Whether the lease of a table is this holder's now: it was free, it had lapsed, or it was theirs already."""
        columns, clock = schema.lease.c, self.clock()
        dialect = sqlite_insert if self.is_sqlite else postgres_insert
        taking = dialect(schema.lease).values(seating=table, holder=holder, until=clock + lasts)
        new = {"holder": taking.excluded.holder, "until": taking.excluded.until}
        lapsed = (columns.until < clock) | (columns.holder == holder)
        async with self.write() as connection:
            done = await connection.execute(
                taking.on_conflict_do_update(index_elements=[columns.seating], set_=new, where=lapsed)
            )
        return bool(done.rowcount == 1)

    async def renew_leases(self, holder: str, lasts: float) -> set[str]:
        """Renew all leases of a holder; returns their tables."""
        columns = schema.lease.c
        renewing = update(schema.lease).where(columns.holder == holder).values(until=self.clock() + lasts)
        async with self.write() as connection:
            return set((await connection.execute(renewing.returning(columns.seating))).scalars().all())

    async def end_leases(self, holder: str, table: str = "") -> None:
        """Give back the lease of a table, or all of them."""
        columns = schema.lease.c
        ours = (columns.holder == holder) & ((columns.seating == table) if table else true())
        async with self.write() as connection:
            await connection.execute(delete(schema.lease).where(ours))

    def clock(self) -> ColumnElement[float]:
        """Seconds since 1970 by the clock of the database, which all processes share."""
        if self.is_sqlite:
            return (func.julianday("now") - literal(EPOCH)) * literal(86400.0)
        return cast(func.extract("epoch", func.clock_timestamp()), Float)

    async def marks(self, tables: Sequence[str]) -> dict[str, Mark]:
        """How far each of these tables is."""
        columns, chat, plan = schema.game_table.c, schema.chat.c, schema.plan.c
        rows = select(columns.id, columns.version, columns.revision).where(columns.id.in_(tables))
        last = select(chat.seating, func.max(chat.n).label("n")).where(chat.seating.in_(tables)).group_by(chat.seating)
        plans = select(schema.plan).where(plan.seating.in_(tables)).order_by(plan.seating, plan.seat)
        async with self.read() as connection:
            found = {row.id: Mark(row.version, row.revision) for row in await connection.execute(rows)}
            lines = {row.seating: row.n for row in await connection.execute(last)}
            for row in await connection.execute(plans):
                if (mark := found.get(row.seating)) is not None:
                    plan_line = (row.seat, row.period, row.phrase, row.about, row.text)
                    found[row.seating] = replace(mark, plans=(*mark.plans, plan_line))
        return {table: replace(mark, lines=lines.get(table, 0)) for table, mark in found.items()}


def sqlite_engine(address: str, pool_size: int) -> AsyncEngine:
    engine = create_async_engine(address, pool_size=pool_size, max_overflow=0, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _: object) -> None:
    """Transactions begin when we say so, and a commit waits for the disk."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_immediately(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _table_values(table: TableRow) -> dict[str, Any]:
    values = {name: getattr(table, name) for name in PLAIN}
    values["options"] = json.encode(table.options).decode()
    values["standing"] = json.encode(table.summary).decode()
    values["chance"] = json.encode(table.chance).decode()
    values["pace"] = json.encode(table.pace).decode()
    return values


def _seat_values(table: TableRow) -> list[dict[str, Any]]:
    return [
        {"seating": table.id, "seat": n, "who": s.who, "person": s.person, "bot": s.bot, "name": s.name}
        for n, s in enumerate(table.seats)
    ]


async def _add_seat_events(connection: AsyncConnection, table: str, events: Sequence[SeatEvent]) -> None:
    if not events:
        return
    last = select(func.max(schema.seat_event.c.n)).where(schema.seat_event.c.seating == table)
    n = (await connection.execute(last)).scalar_one_or_none() or 0
    kept = [
        {
            "seating": table,
            "n": number,
            "seat": event.seat,
            "what": event.what,
            "state": event.state,
            "person": event.person,
            "name": event.name,
            "by_person": event.by,
            "by_name": event.by_name,
            "at": now(),
        }
        for number, event in enumerate(events, n + 1)
    ]
    await connection.execute(insert(schema.seat_event), kept)


def _seat_event(row: Row[Any]) -> SeatEvent:
    return SeatEvent(row.seat, row.what, row.state, row.person, row.name, row.by_person, row.by_name, row.n, row.at)


def _newcomers(events: Sequence[SeatEvent]) -> tuple[tuple[SeatEvent, ...], frozenset[tuple[int, int, int]]]:
    """Who waits to be let in, and who has let whom in, from what happened at open seats, oldest first."""
    asking: dict[tuple[int, int], SeatEvent] = {}
    let_in = set[tuple[int, int, int]]()
    for each in events:
        whose = ANYBODY if each.what == "opened" else each.person
        if whose is None or each.by is None:
            continue
        if each.what == "asked":
            asking[whose, each.seat] = each
        elif each.what in ("let_in", "opened"):
            let_in.add((whose, each.seat, each.by))
        else:
            asking.pop((whose, each.seat), None)
    return tuple(asking.values()), frozenset(let_in)


def _change_values(table: str, made: NumberedChange) -> dict[str, Any]:
    body = json.encode(made.change).decode()
    return {"seating": table, "number": made.number, "key": made.key, "body": body, "at": now()}


def table_row(row: Row[Any], seats: Iterable[Row[Any]]) -> TableRow:
    """A table as it is stored; a database at an earlier step has fewer columns."""
    values = dict(row._mapping)
    values["options"] = json.decode(values["options"], type=dict[str, str])
    values["summary"] = _summaries.decode(values.pop("standing"))
    values["chance"] = json.decode(values.get("chance", "[]"), type=tuple[AddedChance, ...])
    values["pace"] = json.decode(values.get("pace", "{}"), type=Pace)
    values.pop("deadline", None)
    values["seats"] = tuple(SeatRow(seat.who, seat.person, seat.bot, seat.name) for seat in seats)
    return TableRow(**values)
