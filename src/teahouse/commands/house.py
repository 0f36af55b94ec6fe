"""What commands for whoever runs a house share: its database, opened, and what goes wrong there in a sentence."""

import asyncio
import logging
import os
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from teahouse.engine.errors import TeahouseError

if TYPE_CHECKING:
    from teahouse.server.store import Store

T = TypeVar("T")
Command = TypeVar("Command", bound=Callable[..., Any])


def database_option(command: Command) -> Command:
    return click.option("--database", metavar="FILE|URL", help="A SQLite file or postgresql://… [TEAHOUSE_DATABASE].")(
        command
    )


def file_of(address: str) -> Path:
    from sqlalchemy.engine import make_url

    return Path(make_url(address).database or "")


def at_database(database: str | None, work: "Callable[[Store], Awaitable[T]]", opened: bool = True) -> T:
    """Do something at a database that is there; with `opened` it is first brought to the newest step."""
    from teahouse.server.logs import keep_log
    from teahouse.server.settings import settings_from
    from teahouse.server.store import Store

    keep_log(logging.WARNING)
    settings = settings_from(os.environ, database)
    if settings.is_sqlite and not file_of(settings.database).is_file():
        raise TeahouseError(f"There is no database {file_of(settings.database)}; name one with --database.")

    async def run() -> T:
        store = Store(settings.database)
        try:
            if opened:
                await store.open()
            return await work(store)
        finally:
            await store.close()

    with said_plainly():
        return asyncio.run(run())


@contextmanager
def said_plainly() -> Iterator[None]:
    """What a database has to complain about is a sentence."""
    from sqlalchemy.exc import SQLAlchemyError

    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0].rstrip(".")
        raise TeahouseError(f"The database cannot be used: {reason}. Check --database.") from None
    except ModuleNotFoundError as error:
        raise TeahouseError(f"PostgreSQL needs {error.name}: pip install 'teahouse[postgres]'.") from None


def try_file(address: str) -> Path:
    """The file, if it can be opened and is a database."""
    path = file_of(address)
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path)) as trial:
        trial.execute("PRAGMA schema_version")
    return path


def counted(rows: dict[str, int]) -> str:
    """What is in a backup."""
    return f"{rows.get('person', 0)} people, {rows.get('seating', 0)} tables, {sum(rows.values())} rows"
