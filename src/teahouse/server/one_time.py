"""Codes that open once: they are written down or typed on another device, and only their fingerprints are kept."""

import secrets
from datetime import UTC, datetime, timedelta
from typing import Final, Literal

from sqlalchemy import delete, func, insert, or_, select, update

from teahouse.server import schema
from teahouse.server.errors import ApiError
from teahouse.server.models import ago, now
from teahouse.server.store import Store, fingerprint

What = Literal["recovery", "device", "make", "use", "email"]
"""What a code opens: somebody's way back, another device, one making or one use of a passkey, an address for mail."""
LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""None that is easily taken for another."""
REMEMBERED: Final = timedelta(days=1)
"""For so long whoever comes too late is told so."""


def new_code(groups: int) -> str:
    """`7KQF-2M9X`: groups of four letters, about twenty bits each."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(groups))


def plain(code: str) -> str:
    """As it is compared: people write small letters, blanks and other dashes."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


def later(long: timedelta) -> str:
    return (datetime.now(UTC) + long).isoformat(timespec="milliseconds")


class OneTimeCodes:
    """All SQL of them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, what: What, codes: list[str], person: int | None, until: str, alone: bool = True) -> None:
        """Codes for one thing; if they stand `alone`, those of before open nothing any more."""
        columns = schema.one_time.c
        rows = [
            {"code": fingerprint(code), "what": what, "person": person, "until": until, "used": ""} for code in codes
        ]
        old = (columns.until != "") & (columns.until < ago(REMEMBERED))
        async with self.store.write() as connection:
            await connection.execute(delete(schema.one_time).where(old))
            if alone and person is not None:
                before = (columns.what == what) & (columns.person == person)
                await connection.execute(delete(schema.one_time).where(before))
            await connection.execute(insert(schema.one_time), rows)

    async def use(self, what: What, code: str) -> int | None:
        """Whom it is of; it opens nothing any more. Two that come at once: one of them comes too late."""
        columns = schema.one_time.c
        known = (columns.code == fingerprint(code)) & (columns.what == what)
        good = (columns.used == "") & or_(columns.until == "", columns.until > now())
        async with self.store.write() as connection:
            using = update(schema.one_time).where(known, good).values(used=now()).returning(columns.person)
            row = (await connection.execute(using)).one_or_none()
            if row is not None:
                return int(row.person) if row.person is not None else None
            there = (await connection.execute(select(columns.used).where(known))).one_or_none()
        if there is None:
            raise ApiError("code-wrong")
        raise ApiError("code-used" if there.used else "code-expired")

    async def left(self, what: What, person: int) -> int:
        """How many can still be used."""
        columns = schema.one_time.c
        query = select(func.count()).where(columns.what == what, columns.person == person, columns.used == "")
        async with self.store.read() as connection:
            return int((await connection.execute(query)).scalar_one())
