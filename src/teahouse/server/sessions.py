"""Sessions: a person is there on each device whose cookie opens one of theirs."""

from datetime import timedelta
from typing import Final

from sqlalchemy import delete, exists, insert, select, update

from teahouse.server import schema
from teahouse.server.models import Person, Session, ago, now
from teahouse.server.store import Store, fingerprint

NOTED: Final = timedelta(hours=1)
"""How exactly it is known when a device was last seen."""
MOST: Final = 50
"""Devices of one person; the one that was not seen for longest makes room."""


class Sessions:
    """All SQL of them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def person_with(self, token: str) -> Person | None:
        """Whoever the cookie stands for."""
        person, session, ban = schema.person.c, schema.session.c, schema.ban.c
        banned = exists().where(ban.person == person.id, (ban.until == "") | (ban.until > now())).label("banned")
        query = select(person.id, person.name, person.lang, session.id.label("session"), session.seen, banned)
        query = query.join_from(schema.session, schema.person).where(session.token == fingerprint(token))
        async with self.store.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        if row.seen < ago(NOTED):
            await self.note(row.session)
        return Person(row.id, row.name, row.lang, bool(row.banned), row.session)

    async def note(self, session: int) -> None:
        async with self.store.write() as connection:
            where = schema.session.c.id == session
            await connection.execute(update(schema.session).where(where).values(seen=now()))

    async def begin(self, person: int, token: str, device: str) -> None:
        """One more device; of too many the oldest is forgotten."""
        columns = schema.session.c
        values = {"person": person, "token": fingerprint(token), "device": device, "at": now(), "seen": now()}
        newest = select(columns.id).where(columns.person == person).order_by(columns.seen.desc(), columns.id.desc())
        async with self.store.write() as connection:
            await connection.execute(insert(schema.session).values(values))
            kept = (await connection.execute(newest.limit(MOST))).scalars().all()
            old = delete(schema.session).where(columns.person == person, columns.id.not_in(kept))
            await connection.execute(old)

    async def of(self, person: Person) -> list[Session]:
        """The devices of somebody, the one seen last first."""
        columns = schema.session.c
        query = select(columns.id, columns.device, columns.at, columns.seen).where(columns.person == person.id)
        async with self.store.read() as connection:
            rows = (await connection.execute(query.order_by(columns.seen.desc(), columns.id.desc()))).all()
        return [Session(*row) for row in rows]

    async def end(self, person: Person, session: int) -> bool:
        """Whether there was such a session of theirs."""
        columns = schema.session.c
        ending = delete(schema.session).where(columns.id == session, columns.person == person.id)
        async with self.store.write() as connection:
            return (await connection.execute(ending)).rowcount == 1

    async def end_others(self, person: Person) -> list[int]:
        """All but the one that asks; returns those that ended."""
        columns = schema.session.c
        ending = delete(schema.session).where(columns.person == person.id, columns.id != person.session)
        async with self.store.write() as connection:
            return list((await connection.execute(ending.returning(columns.id))).scalars())
