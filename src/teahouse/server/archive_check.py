"""A whole archive is played again before an upgrade: which tables would come out differently, and what is shown then.

The database is only read, at whatever step it is; the server may go on serving meanwhile.
"""

from collections.abc import AsyncIterator
from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, inspect, select

from teahouse.engine.errors import TeahouseError
from teahouse.registry import games
from teahouse.server import schema
from teahouse.server.archive import Archive
from teahouse.server.content_packs import ContentLost, ContentPacks
from teahouse.server.games import installed
from teahouse.server.models import TableRow
from teahouse.server.played_again import check_result
from teahouse.server.store import Store, table_row
from teahouse.server.waking import Waking

Verdict = Literal["agrees", "differs"]


class Judged(Struct, frozen=True):
    """What became of a table that was played again."""

    table: str
    game: str
    state: str
    verdict: Verdict
    why: str = ""
    recorded: bool = False
    """Whether there is a recording to be shown."""


class ArchiveCheck:
    """The tables of one database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.archive = Archive(store)
        self.packs = ContentPacks(self.archive)
        self.waking = Waking(store, self.archive, self.packs)

    async def judged(self) -> AsyncIterator[Judged]:
        """Every table at which a game has begun."""
        async with self.store.read() as connection:
            known: dict[str, set[str]] = await connection.run_sync(columns_by_table)
        if "seating" not in known:
            raise TeahouseError("This is not a database of Teahouse, or it is empty.")
        try:
            for table in await self.tables(known):
                row = await self.row(table, known)
                if row is not None:
                    yield await self.judge(row, "content_pack" in known, "recording" in known)
        finally:
            self.packs.close()

    async def tables(self, known: dict[str, set[str]]) -> list[str]:
        columns = schema.game_table.c
        async with self.store.read() as connection:
            begun = select(columns.id).where(columns.state != "gathering").order_by(columns.at)
            return list((await connection.execute(begun)).scalars())

    async def row(self, table: str, known: dict[str, set[str]]) -> TableRow | None:
        """A table as far as the step of the database knows it."""
        there = [column for column in schema.game_table.columns if column.name in known["seating"]]
        seats = select(schema.seat).where(schema.seat.c.seating == table).order_by(schema.seat.c.seat)
        async with self.store.read() as connection:
            found = (await connection.execute(select(*there).where(schema.game_table.c.id == table))).one_or_none()
            sitting = (await connection.execute(seats)).all()
        return None if found is None else table_row(found, sitting)

    async def judge(self, row: TableRow, has_packs: bool, has_recordings: bool) -> Judged:
        why = await self.trouble(row, has_packs)
        recorded = bool(has_recordings and why and await self.archive.recording(row.id))
        return Judged(row.id, row.game, row.state, "differs" if why else "agrees", why, recorded)

    async def trouble(self, row: TableRow, has_packs: bool) -> str:
        """What differs; empty if the table comes out as it was."""
        if row.game not in games():
            return f"The game {row.game} is not installed."
        try:
            edition = await self.packs.edition_of(row) if has_packs else installed(row.game)
        except ContentLost:
            edition = installed(row.game)
        try:
            changes = await self.store.changes(row.id, 0)
            live = self.waking.build(row, changes, edition)
            check_result(row, live.game.position)
        except TeahouseError as error:
            return str(error)
        return ""


def columns_by_table(connection: Connection) -> dict[str, set[str]]:
    """What the database has, at whatever step it is."""
    found = inspect(connection)
    return {table: {column["name"] for column in found.get_columns(table)} for table in found.get_table_names()}
