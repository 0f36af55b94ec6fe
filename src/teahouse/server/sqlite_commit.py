"""Moves into a SQLite file: one connection of its own, in one thread of its own."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from sqlalchemy import ClauseElement, bindparam, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import OperationalError

from teahouse.server import schema
from teahouse.server.group_commit import KEPT, GroupCommit, Taken, Waiting

FILE: Final = sqlite.dialect(paramstyle="named")


def written(statement: ClauseElement) -> str:
    return str(statement.compile(dialect=FILE))


ADD: Final = written(insert(schema.change))
SHOW: Final = written(
    update(schema.game_table)
    .where(schema.game_table.c.id == bindparam("seating"))
    .values({name: bindparam(f"new_{name}") for name in KEPT})
)


class SqliteCommit(GroupCommit):
    """`lock` is held while anybody in this process writes to the file."""

    def __init__(self, path: str, pragmas: Sequence[str], lock: asyncio.Lock) -> None:
        super().__init__(lambda: lock)
        self.path = path
        self.pragmas = pragmas
        self.thread = ThreadPoolExecutor(1, "group-commit")
        self.connection: sqlite3.Connection | None = None

    async def write(self, together: list[Waiting]) -> list[Exception | None]:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.write_file, together)

    def write_file(self, together: list[Waiting]) -> list[Exception | None]:
        try:
            connection = self.opened()
            connection.execute("BEGIN IMMEDIATE")
            try:
                found = [self.write_one(connection, each) for each in together]
                connection.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise OperationalError("append", None, error) from None
        return found

    def write_one(self, connection: sqlite3.Connection, each: Waiting) -> Exception | None:
        """A statement that is refused undoes itself and leaves the transaction as it was."""
        try:
            connection.execute(ADD, each.change)
        except sqlite3.IntegrityError:
            return Taken()
        connection.execute(SHOW, {**each.change, **each.show})
        return None

    def opened(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            for pragma in self.pragmas:
                self.connection.execute(f"PRAGMA {pragma}")
        return self.connection

    async def close(self) -> None:
        await super().close()
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()
