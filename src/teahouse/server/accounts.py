"""Accounts: what somebody can come back with. The person stays the same row; an account only proves who they are."""

from typing import Any

from msgspec import Struct
from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from teahouse.server import schema
from teahouse.server.errors import ApiError
from teahouse.server.models import Person, now
from teahouse.server.plain_text import compared
from teahouse.server.store import Store, fingerprint


class Login(Struct, frozen=True):
    """A name with a password."""

    person: int
    login: str
    password: str


class Passkey(Struct, frozen=True):
    """A passkey of somebody."""

    id: int
    person: int
    raw: bytes
    key: bytes
    count: int
    name: str
    at: str


class Accounts:
    """All SQL of them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -- names with passwords ----------------------------------------------------------------

    async def login_of(self, person: int) -> Login | None:
        return await self._login(schema.account.c.person == person)

    async def login_named(self, login: str) -> Login | None:
        return await self._login(schema.account.c.compared == compared(login))

    async def _login(self, where: Any) -> Login | None:
        columns = schema.account.c
        query = select(columns.person, columns.login, columns.password).where(where)
        async with self.store.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Login(*row)

    async def set_login(self, person: int, login: str, password: str) -> None:
        """In place of the one before; a name that somebody else has is refused."""
        values = {"person": person, "login": login, "compared": compared(login), "password": password, "at": now()}
        try:
            async with self.store.write() as connection:
                await connection.execute(delete(schema.account).where(schema.account.c.person == person))
                await connection.execute(insert(schema.account).values(values))
        except IntegrityError:
            raise ApiError("name-taken", name=login) from None

    async def set_password(self, person: int, password: str) -> None:
        async with self.store.write() as connection:
            where = schema.account.c.person == person
            await connection.execute(update(schema.account).where(where).values(password=password))

    async def is_kept(self, person: int) -> bool:
        """Whether somebody can come back without this device."""
        with_login = exists().where(schema.account.c.person == person)
        with_key = exists().where(schema.passkey.c.person == person)
        async with self.store.read() as connection:
            return bool((await connection.execute(select(with_login | with_key))).scalar_one())

    # -- passkeys ----------------------------------------------------------------------------

    async def mark_of(self, person: Person) -> bytes:
        """By which passkeys know somebody: nothing that means anything elsewhere."""
        query = select(schema.person.c.token).where(schema.person.c.id == person.id)
        async with self.store.read() as connection:
            return bytes.fromhex((await connection.execute(query)).scalar_one())

    async def add_passkey(self, person: Person, raw: bytes, key: bytes, count: int, name: str) -> None:
        values = {"person": person.id, "credential": fingerprint(raw.hex()), "raw": raw, "key": key, "count": count}
        try:
            async with self.store.write() as connection:
                await connection.execute(insert(schema.passkey).values({**values, "name": name, "at": now()}))
        except IntegrityError:
            raise ApiError("passkey-refused") from None

    async def passkeys_of(self, person: int) -> list[Passkey]:
        return await self._passkeys(schema.passkey.c.person == person)

    async def passkey(self, raw: bytes) -> Passkey | None:
        found = await self._passkeys(schema.passkey.c.credential == fingerprint(raw.hex()))
        return found[0] if found else None

    async def _passkeys(self, where: Any) -> list[Passkey]:
        c = schema.passkey.c
        query = select(c.id, c.person, c.raw, c.key, c.count, c.name, c.at).where(where).order_by(c.id)
        async with self.store.read() as connection:
            return [Passkey(*row) for row in await connection.execute(query)]

    async def count_passkey(self, passkey: int, count: int) -> None:
        async with self.store.write() as connection:
            where = schema.passkey.c.id == passkey
            await connection.execute(update(schema.passkey).where(where).values(count=count))

    async def delete_passkey(self, person: Person, passkey: int) -> bool:
        columns = schema.passkey.c
        deleting = delete(schema.passkey).where(columns.id == passkey, columns.person == person.id)
        async with self.store.write() as connection:
            return (await connection.execute(deleting)).rowcount == 1
