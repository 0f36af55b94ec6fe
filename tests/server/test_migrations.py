"""The database: its steps lead to what the code expects, on SQLite and, where there is a server, on PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from teahouse.engine.errors import TeahouseError
from teahouse.server import migrations, schema
from teahouse.server.settings import address_of
from teahouse.server.store import Store
from tests.server.guests import finish, open_server, settings_at
from tests.server.servers import postgres
from tests.server.test_commands import mover

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def postgres_server() -> Iterator[str]:
    with postgres() as address:
        yield address


def differences(connection: Connection) -> object:
    return compare_metadata(MigrationContext.configure(connection), schema.metadata)


def undo(connection: Connection) -> None:
    config = migrations.config()
    config.attributes["connection"] = connection
    command.downgrade(config, "base")


@pytest.fixture(params=["sqlite", "postgres"])
async def address(request: pytest.FixtureRequest, tmp_path: Path, anyio_backend: str) -> AsyncIterator[str]:
    """An empty database."""
    if request.param == "sqlite":
        yield address_of(str(tmp_path / "new.db"))
        return
    whole = address_of(request.getfixturevalue("postgres_server"))
    engine = create_async_engine(whole)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
    yield whole


async def test_all_steps_lead_to_the_schema_and_back(address: str) -> None:
    store = Store(address)
    await store.open()
    assert await store.is_ready()
    await store.open()
    async with store.write() as connection:
        assert await connection.run_sync(differences) == []
        await connection.run_sync(undo)
        left = await connection.run_sync(lambda each: set(inspect(each).get_table_names()))
        assert left <= {"alembic_version"}
    await store.close()


async def test_a_database_of_a_newer_server_is_left_as_it_is(address: str) -> None:
    store = Store(address)
    await store.open()
    async with store.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(TeahouseError, match=r"made by a newer Teahouse: it is at step 9999"):
        await store.open()
    assert await store.step() == "9999"
    await store.close()


def test_the_newest_step_is_known_by_name() -> None:
    assert ScriptDirectory.from_config(migrations.config()).get_current_head() == migrations.NEWEST


async def test_sqlite_waits_for_the_disk(database: Path) -> None:
    store = Store(address_of(str(database)))
    for work in (store.write, store.read):
        async with work() as connection:
            found = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
                for name in ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
            ]
        assert found == ["wal", 2, 5000, 1]
    await store.close()


async def test_a_game_is_played_to_its_end(address: str) -> None:
    async with open_server(settings_at("unused", database=address)) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.table("zhanguo", "me", "open", listed=True)
        await bob.sit(table)
        for number in range(5):
            _, guest, view = await mover(table, ann, bob)
            answers = [await guest.play(table, view, key=f"key {number}") for _ in range(2)]
            assert [answer.json()["version"] for answer in answers] == [number + 1] * 2
            assert (await guest.play(table, view)).status_code == 409
        await ann.post(f"/tables/{table}/say", {"type": "say", "text": "tea?"})
        await finish(server, table)
        server.context.live_tables.drop(server.context.live_tables.by_id[table])
        assert (await ann.view(table, 0))["ending"]
        assert [each["id"] for each in (await bob.get("/finished")).json()] == [table]
        assert (await ann.post(f"/tables/{table}/rematch")).status_code == 200
        gathering = await ann.table("zhanguo", "me", "open")
        assert (await ann.post(f"/tables/{gathering}/delete")).status_code == 204
