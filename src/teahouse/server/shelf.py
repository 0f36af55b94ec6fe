"""The shelf: packs that people have brought, under the names they gave them.

A pack here may change; a table keeps the one it began with for ever, by its digest (`content_packs`).
"""

from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update

from teahouse.server import schema
from teahouse.server.content_packs import Files, packed, unpacked
from teahouse.server.models import Person, now
from teahouse.server.store import Store

ON_THE_SHELF: Final = 60
"""Packs somebody is shown."""


class ShelfPack(Struct, frozen=True):
    """A pack on the shelf."""

    id: str
    person: int | None
    game: str
    name: str
    of_house: bool
    """Whether everybody may play with it: whoever runs the house has put it there."""
    files: Files
    at: str

    def is_of(self, person: Person | None) -> bool:
        return person is not None and self.person == person.id


class Shelf:
    """All SQL of it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, pack: ShelfPack) -> None:
        values = {
            "id": pack.id,
            "person": pack.person,
            "game": pack.game,
            "name": pack.name,
            "of_house": pack.of_house,
            "files": packed(pack.files),
            "at": pack.at,
        }
        async with self.store.write() as connection:
            await connection.execute(insert(schema.shelf_pack).values(values))

    async def pack(self, pack: str) -> ShelfPack | None:
        found = await self._packs(schema.shelf_pack.c.id == pack)
        return found[0] if found else None

    async def packs_for(self, person: Person | None) -> list[ShelfPack]:
        """One's own, and those of the house."""
        columns = schema.shelf_pack.c
        mine = [] if person is None else [columns.person == person.id]
        return await self._packs(or_(columns.of_house, *mine))

    async def of(self, person: Person) -> list[ShelfPack]:
        return await self._packs(schema.shelf_pack.c.person == person.id)

    async def _packs(self, where: ColumnElement[bool]) -> list[ShelfPack]:
        query = select(schema.shelf_pack).where(where).order_by(schema.shelf_pack.c.at.desc()).limit(ON_THE_SHELF)
        async with self.store.read() as connection:
            rows = (await connection.execute(query)).all()
        return [
            ShelfPack(row.id, row.person, row.game, row.name, row.of_house, unpacked(row.files), row.at) for row in rows
        ]

    async def count(self, person: Person) -> int:
        query = select(func.count()).where(schema.shelf_pack.c.person == person.id)
        async with self.store.read() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def change(self, pack: str, before: Files, files: Files) -> bool:
        """The pack with other files; False if somebody else has changed it meanwhile."""
        columns = schema.shelf_pack.c
        same = (columns.id == pack) & (columns.files == packed(before))
        async with self.store.write() as connection:
            changed = await connection.execute(
                update(schema.shelf_pack).where(same).values(files=packed(files), at=now())
            )
            return bool(changed.rowcount)

    async def remove(self, pack: str) -> None:
        async with self.store.write() as connection:
            await connection.execute(delete(schema.shelf_pack).where(schema.shelf_pack.c.id == pack))
