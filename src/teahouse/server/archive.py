"""All SQL of what keeps history: content packs, recordings of finished games, and snapshots of tables."""

from collections.abc import Collection
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Table, delete, exists, select
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError

from teahouse.server import schema
from teahouse.server.models import now
from teahouse.server.store import Store

FEW: Final = 50
"""Games without a recording that are looked up at once."""


class StoredPack(Struct, frozen=True):
    """A content pack as it is kept."""

    id: str
    game: str
    content: str
    files: bytes
    name: str = ""
    """As whoever brought it calls it; empty for content that was installed."""


class StoredSnapshot(Struct, frozen=True):
    """A table at one version, as it is kept."""

    version: int
    made_by: str
    body: bytes


class Archive:
    """What a database holds besides tables and their changes."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -- content packs -----------------------------------------------------------------------

    async def add_pack(self, pack: StoredPack) -> None:
        """Keep a pack; the same one is kept once."""
        values = {"id": pack.id, "game": pack.game, "content": pack.content, "files": pack.files, "at": now()}
        values["name"] = pack.name
        async with self.store.write() as connection:
            await connection.execute(self.insert(schema.content_pack).values(values).on_conflict_do_nothing())

    async def has_pack(self, pack: str) -> bool:
        async with self.store.read() as connection:
            found = await connection.execute(select(schema.content_pack.c.id).where(schema.content_pack.c.id == pack))
            return found.scalar_one_or_none() is not None

    async def pack(self, pack: str) -> StoredPack | None:
        return await self._pack(schema.content_pack.c.id == pack)

    async def pack_with(self, game: str, content: str) -> StoredPack | None:
        """The newest pack in which the rules of a game read this content."""
        return await self._pack((schema.content_pack.c.game == game) & (schema.content_pack.c.content == content))

    async def _pack(self, where: Any) -> StoredPack | None:
        columns = schema.content_pack.c
        query = select(columns.id, columns.game, columns.content, columns.files, columns.name).where(where)
        async with self.store.read() as connection:
            row = (await connection.execute(query.order_by(columns.at.desc()).limit(1))).one_or_none()
        return None if row is None else StoredPack(row.id, row.game, row.content, row.files, row.name)

    async def pack_names(self, packs: Collection[str]) -> dict[str, str]:
        """What packs are called, by id."""
        columns = schema.content_pack.c
        query = select(columns.id, columns.name).where(columns.id.in_(packs))
        async with self.store.read() as connection:
            return {row.id: row.name for row in await connection.execute(query)}

    # -- recordings --------------------------------------------------------------------------

    async def add_recording(self, table: str, parts: dict[str, bytes]) -> None:
        """Keep what a finished game looked like; the first recording stays."""
        rows = [{"seating": table, "part": part, "body": body} for part, body in parts.items()]
        async with self.store.write() as connection:
            await connection.execute(self.insert(schema.recording).on_conflict_do_nothing(), rows)

    async def recording(self, table: str) -> dict[str, bytes]:
        columns = schema.recording.c
        async with self.store.read() as connection:
            rows = await connection.execute(select(columns.part, columns.body).where(columns.seating == table))
            return {row.part: row.body for row in rows}

    async def unrecorded(self, after: str) -> list[str]:
        """Finished games without a recording, from behind a name on."""
        columns = schema.game_table.c
        kept = exists().where(schema.recording.c.seating == columns.id)
        query = select(columns.id).where(columns.state == "over", columns.id > after, ~kept)
        async with self.store.read() as connection:
            return list((await connection.execute(query.order_by(columns.id).limit(FEW))).scalars())

    # -- reviews -----------------------------------------------------------------------------

    async def keep_review(self, table: str, depth: str, made_by: str, body: bytes) -> None:
        """The review of a table takes the place of its last; of a table that is gone none is kept."""
        values = {"seating": table, "depth": depth, "made_by": made_by, "body": body, "at": now()}
        putting = self.insert(schema.review).values(values)
        new = {name: putting.excluded[name] for name in ("made_by", "body", "at")}
        try:
            async with self.store.write() as connection:
                await connection.execute(putting.on_conflict_do_update(index_elements=["seating", "depth"], set_=new))
        except IntegrityError:
            return

    async def reviews(self, table: str) -> dict[str, tuple[str, bytes]]:
        """By depth, what made the review of a table, and the review."""
        columns = schema.review.c
        async with self.store.read() as connection:
            rows = await connection.execute(
                select(columns.depth, columns.made_by, columns.body).where(columns.seating == table)
            )
            return {row.depth: (row.made_by, row.body) for row in rows}

    # -- snapshots ---------------------------------------------------------------------------

    async def keep_snapshot(self, table: str, kept: StoredSnapshot) -> None:
        """The snapshot of a table takes the place of its last; of a table that is gone none is kept."""
        values = {"seating": table, "version": kept.version, "made_by": kept.made_by, "body": kept.body}
        putting = self.insert(schema.snapshot).values(values)
        new = {name: putting.excluded[name] for name in ("version", "made_by", "body")}
        try:
            async with self.store.write() as connection:
                await connection.execute(putting.on_conflict_do_update(index_elements=["seating"], set_=new))
        except IntegrityError:
            return

    async def snapshot(self, table: str) -> StoredSnapshot | None:
        columns = schema.snapshot.c
        query = select(columns.version, columns.made_by, columns.body).where(columns.seating == table)
        async with self.store.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else StoredSnapshot(row.version, row.made_by, row.body)

    async def drop_snapshot(self, table: str) -> None:
        async with self.store.write() as connection:
            await connection.execute(delete(schema.snapshot).where(schema.snapshot.c.seating == table))

    def insert(self, into: Table) -> Any:
        """An insert that can say what happens where the row is there already."""
        return (sqlite_insert if self.store.is_sqlite else postgres_insert)(into)
