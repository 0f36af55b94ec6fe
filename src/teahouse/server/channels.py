"""Channels: where somebody wants to be told that it is their turn."""

from typing import Any

from msgspec import Struct, json
from sqlalchemy import delete, func, insert, select, update

from teahouse.server import schema
from teahouse.server.models import now
from teahouse.server.store import Store
from teahouse.server.wire.notices import ChannelKind


class Channel(Struct, frozen=True):
    id: int
    person: int
    kind: ChannelKind
    address: str
    details: dict[str, str]
    confirmed: bool
    trouble: str
    at: str


class Channels:
    """All SQL of them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: int) -> list[Channel]:
        return await self._found(schema.channel.c.person == person)

    async def find(self, channel: int) -> Channel | None:
        found = await self._found(schema.channel.c.id == channel)
        return found[0] if found else None

    async def _found(self, where: Any) -> list[Channel]:
        c = schema.channel.c
        query = select(c.id, c.person, c.kind, c.address, c.details, c.confirmed, c.trouble, c.at).where(where)
        async with self.store.read() as connection:
            rows = (await connection.execute(query.order_by(c.id))).all()
        return [Channel(*row[:4], json.decode(row.details, type=dict[str, str]), *row[5:]) for row in rows]

    async def add(self, person: int, kind: ChannelKind, address: str, details: dict[str, str], confirmed: bool) -> None:
        """The same place again takes the place of what was known of it; a browser is pushed for one person."""
        c = schema.channel.c
        same = (c.kind == kind) & (c.address == address)
        if kind != "push":
            same = same & (c.person == person)
        values = {"person": person, "kind": kind, "address": address, "confirmed": confirmed, "trouble": ""}
        values |= {"details": json.encode(details).decode(), "at": now()}
        async with self.store.write() as connection:
            await connection.execute(delete(schema.channel).where(same))
            await connection.execute(insert(schema.channel).values(values))

    async def count(self, person: int) -> int:
        query = select(func.count()).where(schema.channel.c.person == person)
        async with self.store.read() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def confirm_mail(self, person: int) -> None:
        c = schema.channel.c
        async with self.store.write() as connection:
            where = (c.person == person) & (c.kind == "email")
            await connection.execute(update(schema.channel).where(where).values(confirmed=True))

    async def delete_mail(self, person: int) -> None:
        c = schema.channel.c
        async with self.store.write() as connection:
            await connection.execute(delete(schema.channel).where(c.person == person, c.kind == "email"))

    async def delete(self, person: int, channel: int) -> bool:
        c = schema.channel.c
        async with self.store.write() as connection:
            deleting = delete(schema.channel).where(c.id == channel, c.person == person)
            return (await connection.execute(deleting)).rowcount == 1

    async def note_trouble(self, channel: int, trouble: str) -> None:
        async with self.store.write() as connection:
            where = schema.channel.c.id == channel
            await connection.execute(update(schema.channel).where(where).values(trouble=trouble))
