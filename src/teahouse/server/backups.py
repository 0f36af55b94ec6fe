"""Backups: a whole database as one file of lines, the same for SQLite and PostgreSQL, so that one can become the other.

The first line says which step the database was at; a restore makes a database of that step, fills it, and takes it to
the newest one. The last line counts what there is, so that half a file is noticed.
"""

import base64
import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.engine.errors import TeahouseError
from teahouse.server import migrations
from teahouse.server.models import now
from teahouse.server.store import Store

SHAPE: Final = 1
AT_ONCE: Final = 500
"""Rows written together."""
LEFT_OUT: Final = frozenset({"alembic_version", "lease", "snapshot"})
"""What a restored database finds again by itself."""


async def back_up(store: Store, file: Path) -> dict[str, int]:
    """Write everything as it is at one moment, while people play; returns how many rows of each table."""
    step = await store.step()
    if step is None:
        raise TeahouseError("There is nothing to back up: the database is empty.")
    partial = file.with_name(f"{file.name}.partial")
    counts: dict[str, int] = {}
    try:
        with gzip.open(partial, "wt", encoding="utf-8") as out:
            out.write(line({"teahouse_backup": SHAPE, "step": step, "at": now()}))
            async with store.reading.connect() as plain:
                connection = await at_one_moment(plain, store.is_sqlite)
                for table in await connection.run_sync(tables_in):
                    counts[table.name] = await write_table(connection, table, out)
            out.write(line({"end": counts}))
        partial.replace(file)
    except OSError as error:
        raise TeahouseError(f"{file} cannot be written: {error.strerror}.") from None
    finally:
        partial.unlink(missing_ok=True)
    return counts


async def at_one_moment(connection: AsyncConnection, is_sqlite: bool) -> AsyncConnection:
    """From now on this connection reads the database as it is now."""
    if is_sqlite:
        await connection.exec_driver_sql("BEGIN")
        return connection
    return await connection.execution_options(isolation_level="REPEATABLE READ")


def tables_in(connection: Connection) -> list[Table]:
    """The tables there are, those that others refer to first."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in LEFT_OUT]


async def write_table(connection: AsyncConnection, table: Table, out: Any) -> int:
    count = 0
    async with connection.stream(select(table).order_by(*table.primary_key.columns)) as rows:
        async for row in rows:
            values = {name: written(value) for name, value in row._mapping.items()}
            out.write(line({"table": table.name, "row": values}))
            count += 1
    return count


def written(value: Any) -> Any:
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes | memoryview) else value


def line(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


# -- restored ------------------------------------------------------------------------------------


async def restore(store: Store, file: Path) -> dict[str, int]:
    """Fill an empty database with a backup, all of it or nothing, and take it to the newest step."""
    head, *_ = list(lines_of(file, 1))
    step = head.get("step")
    if head.get("teahouse_backup") != SHAPE or not isinstance(step, str):
        raise TeahouseError(f"{file} is not a backup of Teahouse.")
    migrations.check_known(step)
    whole = check_whole(file)
    async with store.write() as connection:
        if await connection.run_sync(has_people):
            raise TeahouseError("The database is not empty; a backup is restored into a new one.")
        await connection.run_sync(migrations.upgrade, step)
        tables = {table.name: table for table in await connection.run_sync(tables_in)}
        await connection.run_sync(fill, tables, file)
        if not store.is_sqlite:
            await connection.run_sync(count_on, tables)
        await connection.run_sync(migrations.upgrade)
    return whole


def lines_of(file: Path, most: int = -1) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as text_:
            for number, each in enumerate(text_):
                if number == most:
                    return
                yield json.loads(each)
    except (OSError, EOFError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is damaged, or no backup"
        raise TeahouseError(f"{file} cannot be read: {reason}.") from None


def check_whole(file: Path) -> dict[str, int]:
    """The number of rows of each table, if the file has all of them."""
    found: dict[str, int] = {}
    last: dict[str, Any] = {}
    for last in lines_of(file):
        if "table" in last:
            found[last["table"]] = found.get(last["table"], 0) + 1
    promised = last.get("end")
    if not isinstance(promised, dict) or {name: count for name, count in promised.items() if count} != found:
        raise TeahouseError(f"{file} is not whole: its end is missing or counts other rows.")
    return found


def has_people(connection: Connection) -> bool:
    names = inspect(connection).get_table_names()
    return "person" in names and bool(connection.execute(text("SELECT 1 FROM person LIMIT 1")).first())


def fill(connection: Connection, tables: dict[str, Table], file: Path) -> None:
    rows: list[dict[str, Any]] = []
    name = ""
    for each in (*lines_of(file), {}):
        if each.get("table", "") != name or len(rows) == AT_ONCE:
            if rows:
                connection.execute(insert(tables[name]), rows)
            name, rows = each.get("table", ""), []
        if name:
            rows.append({column: read(value) for column, value in each["row"].items()})


def read(value: Any) -> Any:
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value


def count_on(connection: Connection, tables: dict[str, Table]) -> None:
    """PostgreSQL gives the next number itself: behind the last that was given."""
    for table in tables.values():
        column = table.columns.get("id")
        if column is None or column.type.python_type is not int:
            continue
        last = connection.execute(select(func.max(column))).scalar_one()
        sequence = connection.execute(text("SELECT pg_get_serial_sequence(:name, 'id')"), {"name": table.name}).scalar()
        if sequence and last:
            connection.execute(text("SELECT setval(:sequence, :last)"), {"sequence": sequence, "last": last})
