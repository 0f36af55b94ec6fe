"""What keeps a full house quick: moves go to disk together, counts cost the same for many, the collector holds back."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest
from limits import RateLimitItemPerMinute
from msgspec.structs import replace
from sqlalchemy.exc import OperationalError

from teahouse.server import group_commit
from teahouse.server.collector import Collector
from teahouse.server.group_commit import GroupCommit, Waiting
from teahouse.server.metrics import registry
from teahouse.server.models import NumberedChange, Played
from teahouse.server.rate_limit import MovingWindows
from teahouse.server.store import Conflict, Store
from tests.server.guests import OpenServer

pytestmark = pytest.mark.anyio


# -- together to disk ------------------------------------------------------------------------------


async def tables_of(server: OpenServer, count: int) -> list[str]:
    ann = await server.guest("Ann")
    return [await ann.table("zhanguo", "me", "me") for _ in range(count)]


async def append(store: Store, table: str, number: int, key: str) -> None:
    row = await store.table(table)
    assert row is not None
    await store.append(replace(row, version=number), NumberedChange(number, key, Played(0, [])))


async def in_line(store: Store, moves: int) -> None:
    """Until so many wait for the disk."""
    assert store.moves is not None
    async with asyncio.timeout(60):
        while len(store.moves.waiting) < moves:
            await asyncio.sleep(0.01)


async def test_moves_of_many_tables_are_one_transaction(server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = await tables_of(server, 6)
    store, sizes = server.context.store, list[int]()
    write = GroupCommit.write

    def counted(self: GroupCommit, together: list[Waiting]) -> Any:
        sizes.append(len(together))
        return write(self, together)

    monkeypatch.setattr(GroupCommit, "write", counted)
    async with store.write_lock:
        moves = [asyncio.create_task(append(store, table, 1, "k")) for table in tables]
        await in_line(store, 6)
        assert not any(move.done() for move in moves), "acknowledged before it is on disk"
    await asyncio.gather(*moves)
    assert sizes == [6]
    for table in tables:
        assert [made.number for made in await store.changes(table, 0)] == [1]
        row = await store.table(table)
        assert row is not None
        assert row.version == 1


async def test_whoever_is_too_late_fails_alone(server: OpenServer) -> None:
    first, second = await tables_of(server, 2)
    store = server.context.store
    moves: list[asyncio.Task[None]] = []
    async with store.write_lock:
        for table, number, key in ((first, 1, "a"), (first, 1, "b"), (first, 2, "a"), (second, 1, "a")):
            moves.append(asyncio.create_task(append(store, table, number, key)))
            await in_line(store, len(moves))
    found = await asyncio.gather(*moves, return_exceptions=True)
    assert [type(each) for each in found] == [type(None), Conflict, Conflict, type(None)]
    assert [(made.number, made.key) for made in await store.changes(first, 0)] == [(1, "a")]
    row = await store.table(first)
    assert row is not None
    assert row.version == 1


async def test_a_fault_of_the_disk_is_everybodys_and_passes(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await tables_of(server, 2)
    store = server.context.store
    with monkeypatch.context() as broken:
        broken.setattr(group_commit, "WRITTEN_SHOW", "UPDATE nothing_of_the_kind SET a = 1")
        moves = [asyncio.create_task(append(store, table, 1, "k")) for table in tables]
        found = await asyncio.gather(*moves, return_exceptions=True)
    assert [type(each) for each in found] == [OperationalError] * 2
    assert await store.changes(tables[0], 0) == []
    await append(store, tables[0], 1, "k")
    assert len(await store.changes(tables[0], 0)) == 1


async def test_the_last_moves_are_on_disk_before_the_store_closes(server: OpenServer, database: Path) -> None:
    (table,) = await tables_of(server, 1)
    store = Store(server.context.settings.database)
    row = await store.table(table)
    assert row is not None
    move = asyncio.create_task(store.append(replace(row, version=1), NumberedChange(1, "k", Played(0, []))))
    await asyncio.sleep(0)
    await store.close()
    await move
    assert len(await server.context.store.changes(table, 0)) == 1


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
