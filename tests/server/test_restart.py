"""What was acknowledged is on disk: after a restart, a failed commit and a dead database the table is as it was."""

from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import state_hash
from teahouse.server import context, health
from teahouse.server.models import NumberedChange, TableRow
from teahouse.server.store import Store
from tests.server.guests import OpenServer, any_option, open_server, settings_at
from tests.server.test_commands import mover

pytestmark = pytest.mark.anyio


def hash_of(server: OpenServer, table: str) -> str:
    return state_hash(server.context.live_tables.by_id[table].game.position)


async def test_a_new_server_on_the_same_database_knows_every_table(database: Path) -> None:
    rng = seeded("restart")
    async with open_server(settings_at(database)) as first:
        ann = await first.guest("Ann")
        table = await ann.table("zhanguo", "me", "me")
        waiting = await ann.table("zhanguo", "me", "open", listed=True)
        for number in range(25):
            seat, _, view = await mover(table, ann, ann)
            await ann.play(table, view, any_option(view, rng))
            if number % 5 == 4:
                back = await ann.view(table, seat)
                if back["can_undo"]:
                    await ann.ask("undo", table, back)
        views = [await ann.view(table, seat) for seat in range(2)]
        before = hash_of(first, table)
        token = ann.browser.cookies["teahouse"]
    async with open_server(settings_at(database)) as second:
        again = second.stranger("Ann")
        again.browser.cookies["teahouse"] = token
        assert (await again.get("/me")).json()["name"] == "Ann"
        assert {each["id"] for each in (await again.get("/tables", mine=True)).json()} == {table, waiting}
        assert [await again.view(table, seat) for seat in range(2)] == views
        assert hash_of(second, table) == before
        _, _, view = await mover(table, again, again)
        assert (await again.play(table, view)).status_code == 200


async def test_a_repeated_key_is_known_after_a_restart(database: Path) -> None:
    async with open_server(settings_at(database)) as first:
        ann = await first.guest("Ann")
        table = await ann.table("zhanguo", "me", "me")
        _, _, view = await mover(table, ann, ann)
        await ann.play(table, view, key="once")
        token = ann.browser.cookies["teahouse"]
    async with open_server(settings_at(database)) as second:
        again = second.stranger("Ann")
        again.browser.cookies["teahouse"] = token
        answer = await again.play(table, view, key="once")
        assert (answer.status_code, answer.json()["version"]) == (200, 1)


async def test_take_back_requests_and_muted_reactions_survive(database: Path) -> None:
    async with open_server(settings_at(database)) as first:
        ann, bob = await first.guest("Ann"), await first.guest("Bob")
        table = await ann.table("zhanguo", "me", "open")
        await bob.sit(table)
        rng = seeded("plea")
        while True:
            _, guest, view = await mover(table, ann, bob)
            ours = await ann.view(table, 0)
            if ours["can_ask_back"]:
                break
            await guest.play(table, view, any_option(view, rng))
        asked = (await ann.ask("ask-back", table, ours)).json()["take_back"]
        assert asked is not None
        tokens = [guest.browser.cookies["teahouse"] for guest in (ann, bob)]
    async with open_server(settings_at(database)) as second:
        people = [second.stranger(name) for name in ("Ann", "Bob")]
        for guest, token in zip(people, tokens, strict=True):
            guest.browser.cookies["teahouse"] = token
        seen = await people[1].view(table, 1)
        assert seen["take_back"] == asked
        answer = await people[1].ask("answer-back", table, seen, version=None, agree=True)
        assert answer.status_code == 200
        assert (await people[0].view(table, 0))["asked"]


async def test_bots_go_on_after_a_restart(database: Path) -> None:
    async with open_server(settings_at(database, pace=3600)) as first:
        ann = await first.guest("Ann")
        table = await ann.table("zhanguo", "random", "random")
        assert first.context.live_tables.by_id[table].version <= 3, "bots wait a while before they move"
    async with open_server(settings_at(database)) as second:
        guest = second.stranger()
        for _ in range(2000):
            view = await guest.view(table, log_from=10_000)
            if view["version"] > 20:
                break
        assert view["version"] > 20


async def test_a_commit_that_fails_changes_nothing(server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "me")
    seat, _, view = await mover(table, ann, ann)

    async def fail(self: Store, row: TableRow, made: NumberedChange) -> None:
        raise OperationalError("INSERT", {}, Exception("disk I/O error at card 7"))

    with monkeypatch.context() as broken:
        broken.setattr(Store, "append", fail)
        answer = await ann.play(table, view, key="again")
        assert (answer.status_code, answer.json()["code"]) == (503, "no-database")
        assert "card 7" not in answer.text
    assert await ann.view(table, seat) == view
    answer = await ann.play(table, view, key="again")
    assert (answer.status_code, answer.json()["version"]) == (200, 1)


async def test_a_dead_database_is_a_sentence_and_the_server_recovers(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "LASTS", 0.0)
    ann = await server.guest("Ann", "ru")

    def gone(self: Store) -> None:
        raise OSError("connection refused")

    with monkeypatch.context() as broken:
        broken.setattr(Store, "read", gone)
        broken.setattr(Store, "write", gone)
        answer = await ann.get("/me")
        assert (answer.status_code, answer.json()["code"]) == (503, "no-database")
        assert (await ann.browser.get("/health/ready")).status_code == 503
        assert (await ann.browser.get("/health/live")).status_code == 200
    assert (await ann.get("/me")).status_code == 200
    ready = {"ready": True, "database": True, "disk": True, "bus": True}
    assert (await ann.browser.get("/health/ready")).json() == ready


async def test_a_process_that_opens_while_the_database_is_away_waits_for_it(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a worker ends before it is open, all of them are ended."""
    tries, opening = [], Store.open

    async def later(self: Store) -> None:
        tries.append(1)
        if len(tries) < 3:
            raise ConnectionRefusedError
        await opening(self)

    monkeypatch.setattr(Store, "open", later)
    monkeypatch.setattr(context, "LOOK_AGAIN", 0.0)
    opened = context.AppContext(settings_at(database))
    with pytest.raises(ConnectionRefusedError):
        await opened.open_store()
    opened.store.is_sqlite = False
    await opened.open_store()
    assert len(tries) == 3
    await opened.store.close()


async def test_a_full_disk_is_told(server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LASTS", 0.0)
    ann = await server.guest("Ann")

    async def full(self: Store) -> bool:
        raise OperationalError("UPDATE", {}, Exception("database or disk is full"))

    with monkeypatch.context() as broken:
        broken.setattr(Store, "try_to_write", full)
        answer = await ann.browser.get("/health/ready")
        assert (answer.status_code, answer.json()["database"]) == (503, False)
    with monkeypatch.context() as broken:
        broken.setattr(health, "LEAST_ROOM", 1 << 60)
        answer = await ann.browser.get("/health/ready")
        assert (answer.status_code, answer.json()["disk"], answer.json()["database"]) == (503, False, True)
    assert (await ann.browser.get("/health/ready")).status_code == 200


async def test_asking_for_health_writes_seldom(server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0

    async def counted(self: Store) -> bool:
        nonlocal tried
        tried += 1
        return True

    monkeypatch.setattr(Store, "try_to_write", counted)
    for _ in range(20):
        await server.stranger().browser.get("/health/ready")
    assert tried <= 2


async def test_another_process_that_was_faster_makes_a_move_stale(server: OpenServer, database: Path) -> None:
    """Two servers on one database: the number of a change is taken once."""
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "me")
    seat, _, view = await mover(table, ann, ann)
    async with open_server(settings_at(database)) as other:
        twin = other.stranger("Ann")
        twin.browser.cookies["teahouse"] = ann.browser.cookies["teahouse"]
        assert (await twin.play(table, view)).json()["version"] == 1
    answer = await ann.play(table, view)
    assert answer.status_code == 409
    assert answer.json()["version"] == 1
    assert (await ann.view(table, seat))["version"] == 1


async def test_a_game_of_other_rules_is_told_so(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "me")
    _, _, view = await mover(table, ann, ann)
    await ann.play(table, view)
    async with server.context.store.write() as connection:
        await connection.exec_driver_sql("UPDATE change SET body = replace(body, 'card', 'cart')")
    server.context.live_tables.drop(server.context.live_tables.by_id[table])
    answer = await ann.get(f"/tables/{table}/view", seat=0)
    assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")


async def test_tables_nobody_uses_leave_the_memory(database: Path) -> None:
    async with open_server(settings_at(database, live_tables=3)) as server:
        ann = await server.guest("Ann")
        tables = [await ann.table("zhanguo", "me", "me") for _ in range(6)]
        views = [await ann.view(table) for table in tables]
        assert len(server.context.live_tables.by_id) == 3
        assert [await ann.view(table) for table in tables] == views
