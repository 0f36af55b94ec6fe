"""What keeps a full house quick: moves go to disk together, counts cost the same for many, the collector holds back."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from limits import RateLimitItemPerMinute
from msgspec.structs import replace
from sqlalchemy import insert, text
from sqlalchemy.exc import DBAPIError

from teahouse.server import postgres_commit, schema, sqlite_commit
from teahouse.server.collector import Collector
from teahouse.server.group_commit import Waiting
from teahouse.server.metrics import registry
from teahouse.server.models import NumberedChange, Played, TableRow
from teahouse.server.rate_limit import MovingWindows
from teahouse.server.store import Conflict, Store
from tests.server.guests import OpenServer, open_server, settings_at
from tests.server.test_migrations import address, postgres_server  # noqa: F401

pytestmark = pytest.mark.anyio


# -- together to disk ------------------------------------------------------------------------------


@pytest.fixture
async def house(address: str) -> AsyncIterator[OpenServer]:  # noqa: F811
    """A server on each kind of database."""
    async with open_server(settings_at("unused", database=address)) as opened:
        yield opened


async def tables_of(server: OpenServer, count: int) -> list[str]:
    ann = await server.guest("Ann")
    return [await ann.table("zhanguo", "me", "me") for _ in range(count)]


async def row_of(store: Store, table: str) -> TableRow:
    row = await store.table(table)
    assert row is not None
    return row


async def append(store: Store, table: str, number: int, key: str) -> None:
    row = await row_of(store, table)
    await store.append(replace(row, version=number), NumberedChange(number, key, Played(0, [])))


@asynccontextmanager
async def held_up(store: Store) -> AsyncIterator[None]:
    """While the database is busy nothing else is written."""
    busy, turn = asyncio.Lock(), store.moves.turn
    store.moves.turn = lambda: busy
    async with busy:
        yield
    store.moves.turn = turn


async def in_line(store: Store, moves: int) -> None:
    """Until so many wait for the disk."""
    async with asyncio.timeout(60):
        while len(store.moves.waiting) < moves:
            await asyncio.sleep(0.01)


async def test_moves_of_many_tables_are_one_transaction(house: OpenServer) -> None:
    tables = await tables_of(house, 6)
    store, sizes = house.context.store, list[int]()
    write = store.moves.write

    async def counted(together: list[Waiting]) -> list[Exception | None]:
        sizes.append(len(together))
        return await write(together)

    store.moves.write = counted  # type: ignore[method-assign]
    async with held_up(store):
        moves = [asyncio.create_task(append(store, table, 1, "k")) for table in tables]
        await in_line(store, 6)
        assert not any(move.done() for move in moves), "acknowledged before it is on disk"
    await asyncio.gather(*moves)
    assert sizes == [6]
    for table in tables:
        assert [made.number for made in await store.changes(table, 0)] == [1]
        assert (await row_of(store, table)).version == 1


async def test_whoever_is_too_late_fails_alone(house: OpenServer) -> None:
    first, second = await tables_of(house, 2)
    store = house.context.store
    moves: list[asyncio.Task[None]] = []
    async with held_up(store):
        wishes = ((first, 1, "a"), (first, 1, "b"), (first, 2, "a"), (first, 2, "c"), (second, 1, "a"))
        for table, number, key in wishes:
            moves.append(asyncio.create_task(append(store, table, number, key)))
            await in_line(store, len(moves))
    found = await asyncio.gather(*moves, return_exceptions=True)
    assert [type(each) for each in found] == [type(None), Conflict, Conflict, type(None), type(None)]
    assert [(made.number, made.key) for made in await store.changes(first, 0)] == [(1, "a"), (2, "c")]
    assert [(await row_of(store, table)).version for table in (first, second)] == [2, 1]


async def test_a_table_that_is_gone_fails_alone(house: OpenServer) -> None:
    gone, kept = await tables_of(house, 2)
    store = house.context.store
    async with held_up(store):
        moves = [asyncio.create_task(append(store, table, 1, "k")) for table in (gone, kept)]
        await in_line(store, 2)
        await store.delete_table(gone)
    found = await asyncio.gather(*moves, return_exceptions=True)
    assert [type(each) for each in found] == [Conflict, type(None)]
    assert len(await store.changes(kept, 0)) == 1


@pytest.mark.parametrize("address", ["postgres"], indirect=True)
async def test_two_processes_never_wait_in_a_circle(house: OpenServer) -> None:
    """They write to the same tables, told in opposite orders, and the table between is held by somebody else."""
    tables = sorted(await tables_of(house, 3))
    first = house.context.store
    second = Store(house.context.settings.database)
    async with first.writing.connect() as other:
        values = {"seating": tables[1], "number": 1, "key": "x", "body": "", "at": ""}
        await other.execute(insert(schema.change).values(values))
        moves = []
        for store, order in ((first, tables), (second, tables[::-1])):
            async with held_up(store):
                for place, table in enumerate(order, 1):
                    moves.append(asyncio.create_task(append(store, table, 1, "k")))
                    await in_line(store, place)
        while await waits(first) < 2:
            await asyncio.sleep(0.02)
        await other.rollback()
    found = await asyncio.gather(*moves, return_exceptions=True)
    assert sorted(type(each).__name__ for each in found) == ["Conflict"] * 3 + ["NoneType"] * 3
    await second.close()


async def waits(store: Store) -> int:
    """How many wait for somebody else's transaction."""
    async with store.read() as connection:
        found = await connection.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted"))
        return int(found.scalar_one())


async def test_a_fault_of_the_disk_is_everybodys_and_passes(house: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = await tables_of(house, 2)
    store = house.context.store
    with monkeypatch.context() as broken:
        broken.setattr(sqlite_commit, "SHOW", "UPDATE nothing_of_the_kind SET a = 1")
        broken.setattr(postgres_commit, "ADD_AND_SHOW", text("UPDATE nothing_of_the_kind SET a = 1"))
        moves = [asyncio.create_task(append(store, table, 1, "k")) for table in tables]
        found = await asyncio.gather(*moves, return_exceptions=True)
    assert [isinstance(each, DBAPIError) for each in found] == [True] * 2
    assert await store.changes(tables[0], 0) == []
    await append(store, tables[0], 1, "k")
    assert len(await store.changes(tables[0], 0)) == 1


async def test_the_last_moves_are_on_disk_before_it_closes(house: OpenServer) -> None:
    (table,) = await tables_of(house, 1)
    store = Store(house.context.settings.database)
    row = await row_of(store, table)
    move = asyncio.create_task(store.append(replace(row, version=1), NumberedChange(1, "k", Played(0, []))))
    await asyncio.sleep(0)
    await store.close()
    await move
    assert len(await house.context.store.changes(table, 0)) == 1


async def test_a_move_that_comes_after_the_end_fails_and_does_not_wait(server: OpenServer) -> None:
    (table,) = await tables_of(server, 1)
    store = Store(server.context.settings.database)
    await store.close()
    with pytest.raises(RuntimeError):
        await asyncio.wait_for(append(store, table, 1, "k"), 10)


# -- counts ----------------------------------------------------------------------------------------


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_window_moves_with_the_time() -> None:
    clock = Clock()
    windows, few = MovingWindows(clock), RateLimitItemPerMinute(2)
    assert [windows.hit(few, "moves", "ann") for _ in range(3)] == [True, True, False]
    assert windows.hit(few, "moves", "bob")
    assert windows.hit(few, "words", "ann")
    clock.now = 59.0
    assert not windows.hit(few, "moves", "ann")
    clock.now = 60.0
    assert [windows.hit(few, "moves", "ann") for _ in range(3)] == [True, True, False]


def test_whoever_is_gone_is_forgotten_without_a_sweep() -> None:
    clock = Clock()
    windows, few = MovingWindows(clock), RateLimitItemPerMinute(100)
    for guest in range(1000):
        windows.hit(few, "moves", str(guest))
    assert len(windows.moments[60]) == 1000
    clock.now = 30.0
    windows.hit(few, "moves", "999")
    clock.now = 61.0
    for _ in range(600):
        windows.hit(few, "moves", "one who stays")
    assert {whom for _, whom in windows.moments[60]} == {"999", "one who stays"}


# -- the collector ---------------------------------------------------------------------------------


async def test_the_collector_leaves_out_what_stays_and_is_watched() -> None:
    before, collector = gc.get_threshold(), Collector()
    collector.open()
    try:
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold()[2] > 1_000_000
        seen = registry.get_sample_value("teahouse_collection_seconds_count", {"generation": "1"}) or 0.0
        gc.collect(1)
        assert registry.get_sample_value("teahouse_collection_seconds_count", {"generation": "1"}) == seen + 1
    finally:
        await collector.close()
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
