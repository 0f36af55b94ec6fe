"""Moves into PostgreSQL: one statement for all that wait, a transaction of its own and one way there and back."""

from contextlib import nullcontext
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from teahouse.server.group_commit import KEPT, GroupCommit, Taken, Waiting

CHANGE: Final = {"seating": "text", "number": "integer", "key": "text", "body": "text", "at": "text"}
KINDS: Final = {"version": "integer", "deadline": "double precision"}
SHOWN: Final = {f"new_{name}": KINDS.get(name, "text") for name in KEPT}
COLUMNS: Final = CHANGE | SHOWN

# Added in one order everywhere: two processes that add to the same tables wait for each other, and never in a circle.
ADD_AND_SHOW: Final = text(
    f"""
    WITH made ({", ".join(COLUMNS)}) AS (
        SELECT * FROM unnest({", ".join(f"CAST(:{name} AS {kind}[])" for name, kind in COLUMNS.items())})
    ), added AS (
        INSERT INTO change ({", ".join(CHANGE)}) SELECT {", ".join(CHANGE)} FROM made ORDER BY seating, number
        ON CONFLICT DO NOTHING RETURNING seating, number, key
    ), newest AS (
        SELECT DISTINCT ON (seating) * FROM made JOIN added USING (seating, number, key)
        ORDER BY seating, number DESC
    ), shown AS (
        UPDATE seating SET {", ".join(f"{name} = newest.new_{name}" for name in KEPT)}
        FROM newest WHERE seating.id = newest.seating
    )
    SELECT seating, number, key FROM added
    """
)


class PostgresCommit(GroupCommit):
    """One statement at a time; what comes meanwhile goes with the next."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(nullcontext)
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def write(self, together: list[Waiting]) -> list[Exception | None]:
        """What only one of them is to blame for, a table that is gone, the others do not pay for."""
        try:
            return await self.write_all(together)
        except IntegrityError as error:
            if len(together) == 1:
                return [error]
        return [fault for each in together for fault in await self.write([each])]

    async def write_all(self, together: list[Waiting]) -> list[Exception | None]:
        rows: list[dict[str, Any]] = [{**each.change, **each.show} for each in together]
        async with self.engine.connect() as connection:
            done = await connection.execute(ADD_AND_SHOW, {name: [row[name] for row in rows] for name in COLUMNS})
            added = {tuple(row) for row in done}
        found = list[Exception | None]()
        for row in rows:
            its = (row["seating"], row["number"], row["key"])
            found.append(None if its in added else Taken())
            added.discard(its)
        return found
