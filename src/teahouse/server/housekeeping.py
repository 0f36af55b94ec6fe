"""What whoever runs a house looks at and puts in order: people, tables, bans, reports, and what is too old."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, delete, func, insert, not_, or_, select, true, update

from teahouse.server import schema
from teahouse.server.models import Person, ago, now
from teahouse.server.retention import Retention
from teahouse.server.store import Store

MOST: Final = 200
"""Lines of a list."""
AT_ONCE: Final = 100
"""Tables removed in one transaction: nobody waits long for the disk."""


class Cleaned(Struct, frozen=True):
    """What was removed, or would be."""

    tables: list[str]
    people: list[int]


class Ban(Struct, frozen=True):
    """Somebody who may not come in, or an address from which nobody new may."""

    id: int
    person: int | None
    address: str
    until: str
    """Empty: for ever."""
    why: str
    at: str


class Report(Struct, frozen=True):
    """What somebody wants whoever runs the house to see."""

    id: int
    seating: str
    seat: int
    person: int | None
    """Whom it is about."""
    by: int | None
    text: str
    at: str
    state: Literal["open", "closed"]


class Housekeeping:
    """All SQL of it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -- lists -------------------------------------------------------------------------------

    async def people(self, find: str = "") -> list[dict[str, Any]]:
        """The newest people, with how many seats each has."""
        person, seat = schema.person.c, schema.seat.c
        seats = select(func.count()).where(seat.person == person.id).scalar_subquery()
        login = select(schema.account.c.login).where(schema.account.c.person == person.id).scalar_subquery()
        query = select(
            person.id,
            person.name,
            person.lang,
            person.at,
            seats.label("seats"),
            func.coalesce(login, "").label("login"),
        )
        if find:
            query = query.where(person.name.ilike(f"%{find.replace('%', '').replace('_', '')}%"))
        return await self.listed(query.order_by(person.id.desc()).limit(MOST))

    async def tables(self, state: str = "", person: int | None = None) -> list[dict[str, Any]]:
        """The tables that were touched last."""
        table, seat = schema.game_table.c, schema.seat.c
        query = select(
            table.id, table.game, table.state, table.listed, table.host, table.version, table.rules, table.at
        )
        if state:
            query = query.where(table.state == state)
        if person is not None:
            sits = select(seat.seating).where(seat.person == person)
            query = query.where(or_(table.host == person, table.id.in_(sits)))
        return await self.listed(query.order_by(table.at.desc()).limit(MOST))

    async def listed(self, query: Select[Any]) -> list[dict[str, Any]]:
        async with self.store.read() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]

    async def person(self, number: int) -> Person | None:
        found = await self.listed(select(schema.person).where(schema.person.c.id == number))
        return Person(found[0]["id"], found[0]["name"], found[0]["lang"]) if found else None

    # -- bans --------------------------------------------------------------------------------

    async def ban(self, person: int | None, address: str, days: int, why: str) -> None:
        until = ago(timedelta(days=-days)) if days else ""
        values = {"person": person, "address": address, "until": until, "why": why, "at": now()}
        async with self.store.write() as connection:
            await connection.execute(insert(schema.ban).values(values))

    async def lift(self, ban: int) -> bool:
        async with self.store.write() as connection:
            return (await connection.execute(delete(schema.ban).where(schema.ban.c.id == ban))).rowcount == 1

    async def bans(self) -> list[Ban]:
        return [Ban(**row) for row in await self.listed(select(schema.ban).order_by(schema.ban.c.id))]

    async def is_banned(self, person: int) -> bool:
        return bool(await self.listed(select(schema.ban.c.id).where(schema.ban.c.person == person, holds())))

    async def is_banned_address(self, address: str) -> bool:
        return bool(await self.listed(select(schema.ban.c.id).where(schema.ban.c.address == address, holds())))

    # -- reports -----------------------------------------------------------------------------

    async def report(self, table: str, seat: int, person: int | None, by: int, said: str) -> None:
        values = {"seating": table, "seat": seat, "person": person, "by": by, "text": said, "at": now()}
        async with self.store.write() as connection:
            await connection.execute(insert(schema.report).values({**values, "state": "open"}))

    async def reports(self, everything: bool = False) -> list[Report]:
        query = select(schema.report)
        if not everything:
            query = query.where(schema.report.c.state == "open")
        return [Report(**row) for row in await self.listed(query.order_by(schema.report.c.id).limit(MOST))]

    async def close_report(self, report: int) -> bool:
        closing = update(schema.report).where(schema.report.c.id == report).values(state="closed")
        async with self.store.write() as connection:
            return (await connection.execute(closing)).rowcount == 1

    # -- what is too old ---------------------------------------------------------------------

    async def too_old(self, keep: Retention) -> Cleaned:
        """What a retention says should be gone by now."""
        table, person, seat = schema.game_table.c, schema.person.c, schema.seat.c
        limits = (("over", keep.finished_days), ("playing", keep.stopped_days), ("gathering", keep.waiting_days))
        old = [(table.state == state) & (table.at < ago(timedelta(days=days))) for state, days in limits if days]
        found = await self.listed(select(table.id).where(or_(*old))) if old else []
        people: list[dict[str, Any]] = []
        if keep.guest_days:
            stays = not_(or_(*old)) if old else true()
            sits = select(seat.person).where(seat.person.is_not(None), seat.seating.in_(select(table.id).where(stays)))
            query = select(person.id).where(person.at < ago(timedelta(days=keep.guest_days)))
            hosts = select(table.host).where(stays)
            kept = [person.id.not_in(select(each.c.person)) for each in (schema.account, schema.passkey)]
            people = await self.listed(query.where(person.id.not_in(sits), person.id.not_in(hosts), *kept))
        return Cleaned([row["id"] for row in found], [row["id"] for row in people])

    async def remove(self, cleaned: Cleaned) -> None:
        for first in range(0, len(cleaned.tables), AT_ONCE):
            await self.remove_tables(cleaned.tables[first : first + AT_ONCE])
        for first in range(0, len(cleaned.people), AT_ONCE):
            await self.remove_people(cleaned.people[first : first + AT_ONCE])

    async def remove_tables(self, tables: Sequence[str]) -> None:
        async with self.store.write() as connection:
            await connection.execute(delete(schema.game_table).where(schema.game_table.c.id.in_(tables)))

    async def remove_people(self, people: Sequence[int]) -> None:
        """People at no table; what still names them names nobody."""
        event, report = schema.seat_event.c, schema.report.c
        async with self.store.write() as connection:
            for table, column in (
                (schema.seat_event, event.person),
                (schema.seat_event, event.by_person),
                (schema.report, report.person),
                (schema.report, report.by),
            ):
                await connection.execute(update(table).where(column.in_(people)).values({column.name: None}))
            await connection.execute(delete(schema.ban).where(schema.ban.c.person.in_(people)))
            await connection.execute(delete(schema.person).where(schema.person.c.id.in_(people)))


def holds() -> ColumnElement[bool]:
    """Whether a ban still does."""
    return or_(schema.ban.c.until == "", schema.ban.c.until > now())
