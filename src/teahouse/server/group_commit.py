"""Moves on their way to a SQLite file: those that come while the disk is busy are written together, in one transaction.

The disk takes about as long for thirty moves as for one. Each is acknowledged only when its transaction is on disk, as
before; and one that comes too late (another has its number) fails alone.
"""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import ClauseElement, bindparam, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import OperationalError

from teahouse.server import schema

Values = Mapping[str, Any]

KEPT: Final = ("version", "state", "standing", "at")
"""What lists show of a table after a move."""
FILE: Final = sqlite.dialect(paramstyle="named")


ADD: Final = insert(schema.change)
SHOW: Final = (
    update(schema.game_table)
    .where(schema.game_table.c.id == bindparam("seating"))
    .values({name: bindparam(f"new_{name}") for name in KEPT})
)


def shown(table: str, values: Values) -> Values:
    """What `SHOW` wants to be told."""
    return {"seating": table} | {f"new_{name}": values[name] for name in KEPT}


def written(statement: ClauseElement) -> str:
    return str(statement.compile(dialect=FILE))


WRITTEN_ADD: Final = written(ADD)
WRITTEN_SHOW: Final = written(SHOW)


class Taken(Exception):
    """The number or the key of a change is taken."""


class Waiting(NamedTuple):
    """A change that is not on disk yet, and whoever waits for that."""

    change: Values
    show: Values
    done: "asyncio.Future[None]"


class GroupCommit:
    """One connection of its own, in one thread of its own."""

    def __init__(self, path: str, pragmas: Sequence[str], lock: asyncio.Lock) -> None:
        self.path = path
        self.pragmas = pragmas
        self.lock = lock
        """Held while anybody in this process writes to the file."""
        self.thread = ThreadPoolExecutor(1, "group-commit")
        self.connection: sqlite3.Connection | None = None
        self.waiting: list[Waiting] = []
        self.task: asyncio.Task[None] | None = None

    async def append(self, change: Values, show: Values) -> None:
        """When this returns both are on disk; `Taken` if somebody was faster."""
        done = asyncio.get_running_loop().create_future()
        self.waiting.append(Waiting(change, show, done))
        if self.task is None:
            self.task = asyncio.create_task(self.work())
        await done

    async def work(self) -> None:
        """One transaction after the other, as long as somebody waits."""
        loop = asyncio.get_running_loop()
        try:
            while self.waiting:
                async with self.lock:
                    together, self.waiting = self.waiting, []
                    try:
                        found = await loop.run_in_executor(self.thread, self.write, together)
                    except RuntimeError as closed:
                        found = [closed] * len(together)
                for each, fault in zip(together, found, strict=True):
                    if each.done.done():
                        continue
                    if fault is None:
                        each.done.set_result(None)
                    else:
                        each.done.set_exception(fault)
        finally:
            self.task = None

    def write(self, together: list[Waiting]) -> list[Exception | None]:
        """One transaction; for each change what is wrong with it. A fault of the file is everybody's."""
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
        except Exception as error:
            fault = OperationalError("append", None, error) if isinstance(error, sqlite3.Error) else error
            return [fault] * len(together)
        return found

    def write_one(self, connection: sqlite3.Connection, each: Waiting) -> Exception | None:
        """A statement that is refused undoes itself and leaves the transaction as it was."""
        try:
            connection.execute(WRITTEN_ADD, each.change)
        except sqlite3.IntegrityError:
            return Taken()
        connection.execute(WRITTEN_SHOW, each.show)
        return None

    def opened(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            for pragma in self.pragmas:
                self.connection.execute(f"PRAGMA {pragma}")
        return self.connection

    async def close(self) -> None:
        """After the last change is on disk."""
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()
