"""Several processes, one server: a move in one is seen in all, and Redis may come and go."""

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from teahouse.engine.rng import seeded
from teahouse.server import attention, bus, leases, polling
from teahouse.server.wire.basics import SPECTATOR
from tests.server.guests import Guest, OpenServer, any_option, at_version, open_server, settings_at
from tests.server.servers import free_port, need_redis, redis_at

pytestmark = pytest.mark.anyio


def also(other: OpenServer, guest: Guest) -> Guest:
    """The same person at another process."""
    twin = other.stranger(guest.name)
    twin.browser.cookies["teahouse"] = guest.browser.cookies["teahouse"]
    return twin


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that takes seconds takes a fifth."""
    for module, names in ((bus, ("PULSE", "QUIET", "FRESH", "PATIENCE")), (leases, ("LASTS", "LOOK_AGAIN"))):
        for name in names:
            monkeypatch.setattr(module, name, getattr(module, name) / 5)
    monkeypatch.setattr(polling, "OFTEN", 0.2)
    monkeypatch.setattr(attention, "AGAIN", 0.2)


@pytest.fixture
def port() -> int:
    need_redis()
    return free_port()


@pytest.fixture
async def both(database: Path, port: int, anyio_backend: str) -> AsyncIterator[tuple[OpenServer, OpenServer]]:
    settings = settings_at(database, redis=f"redis://127.0.0.1:{port}/0")
    async with AsyncExitStack() as stack:
        yield (
            await stack.enter_async_context(open_server(settings)),
            await stack.enter_async_context(open_server(settings)),
        )


async def test_two_processes_serve_one_table(both: tuple[OpenServer, OpenServer], port: int) -> None:
    one, other = both
    with redis_at(port):
        ann = await one.guest("Ann")
        bob = await one.guest("Bob")
        table = await ann.table("zhanguo", "me", "open")
        bob = also(other, bob)
        await bob.sit(table)
        lines = [await ann.socket(table), await bob.socket(table)]
        await until(lambda: all(len(each.context.bus.present(table)) == 2 for each in both))
        assert all(seat["online"] for seat in (await ann.get(f"/tables/{table}")).json()["seats"])
        for seat, line in enumerate(lines):
            await line.look(seat)
        rng = seeded("several")
        for version in range(20):
            views = [await line.view(at_version(version)) for line in lines]
            view = next(view for view in views if view["asked"])
            wish = {"seat": view["seat"], "version": version, "move": any_option(view, rng), "key": str(version)}
            await lines[view["seat"]].say("play", **wish)
        await lines[0].say("say", text="tea?")
        assert (await lines[1].hear("chat"))["text"] == "tea?"


async def test_both_move_at_once_and_one_is_told_what_it_missed(both: tuple[OpenServer, OpenServer], port: int) -> None:
    one, other = both
    with redis_at(port):
        ann = await one.guest("Ann")
        table = await ann.table("zhanguo", "me", "me")
        twin = also(other, ann)
        await twin.view(table, 0)
        views = [await ann.view(table, seat) for seat in range(2)]
        view = next(view for view in views if view["asked"])
        answers = await asyncio.gather(ann.play(table, view), twin.play(table, view))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert [answer.json()["version"] for answer in answers] == [1, 1]
        assert await ann.view(table, view["seat"]) == await twin.view(table, view["seat"])


async def test_after_redis_was_away_everybody_is_told_again(both: tuple[OpenServer, OpenServer], port: int) -> None:
    one, other = both
    ann = await one.guest("Ann")
    table = await ann.table("zhanguo", "me", "me")
    twin = also(other, ann)
    line = await twin.socket(table)
    await line.look()
    assert (await line.view())["version"] == 0
    views = [await ann.view(table, seat) for seat in range(2)]
    moved = await ann.play(table, next(view for view in views if view["asked"]))
    assert moved.status_code == 200, "a move needs no Redis"
    with redis_at(port):
        assert (await line.view(lambda told: bool(told["version"] == 1)))["version"] == 1


async def test_bots_are_not_stopped_by_two_who_let_them_move(both: tuple[OpenServer, OpenServer], port: int) -> None:
    one, other = both
    with redis_at(port):
        ann = await one.guest("Ann")
        table = await ann.table("zhanguo", "random", "random")
        other.context.bots.kick(table)
        for _ in range(600):
            if (await ann.get(f"/tables/{table}")).json()["version"] > 40:
                break
            await asyncio.sleep(0.01)
        assert (await ann.get(f"/tables/{table}")).json()["version"] > 40


@pytest.mark.parametrize("fault", ["dead", "hung"])
async def test_redis_dead_or_hung_holds_nobody_up(
    both: tuple[OpenServer, OpenServer], port: int, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves, chat and seats go on, and readers at the other process hear of all of it."""
    one, other = both
    with redis_at(port) as redis:
        await until(lambda: one.context.bus.healthy and other.context.bus.healthy)
        ann, bob = await one.guest("Ann"), await one.guest("Bob")
        table = await ann.table("zhanguo", "me", "open")
        line = await also(other, bob).socket(table)
        await line.look()
        await line.hear("table")
        redis.send_signal(signal.SIGKILL if fault == "dead" else signal.SIGSTOP)
        await bob.sit(table)
        await line.hear("table", lambda told: bool(told["table"]["seats"][1]["who"] == "person"))
        rng = seeded("away")
        for version in range(3):
            views = [await guest.view(table, seat) for seat, guest in enumerate((ann, bob))]
            view = next(view for view in views if view["asked"])
            async with asyncio.timeout(5):
                assert (await (ann, bob)[view["seat"]].play(table, view, any_option(view, rng))).status_code == 200
            assert (await line.view(at_version(version + 1)))["version"] == version + 1
        await ann.post(f"/tables/{table}/say", {"type": "say", "text": "tea?"})
        assert (await line.hear("chat"))["text"] == "tea?"
        await until(lambda: not one.context.bus.healthy)
        ready = (await ann.browser.get("/health/ready")).json()
        assert (ready["ready"], ready["bus"]) == (True, False)
        if fault == "hung":
            redis.send_signal(signal.SIGCONT)
            await until(lambda: one.context.bus.healthy and other.context.bus.healthy)


async def test_a_table_is_never_held_while_redis_is_asked(both: tuple[OpenServer, OpenServer], port: int) -> None:
    """Everything that may be asked of the bus while a table is locked answers at once: none of it can be awaited."""
    one, _ = both
    for work in (one.context.bus.present, one.context.bus.publish, one.context.bus.arrive, one.context.bus.depart):
        assert not asyncio.iscoroutinefunction(work)


async def test_who_is_at_another_process_is_there(both: tuple[OpenServer, OpenServer], port: int) -> None:
    one, other = both
    with redis_at(port):
        ann, bob = await one.guest("Ann"), await one.guest("Bob")
        table = await ann.table("zhanguo", "me", "open")
        await bob.sit(table)
        line = await also(other, bob).socket(table)
        await until(lambda: len(one.context.bus.present(table)) == 1)
        answer = await ann.post(f"/tables/{table}/give", {"seat": 1, "who": "bot"})
        assert answer.json()["code"] == "is-here"
        await line.close()
        await until(lambda: not one.context.bus.present(table))
        assert (await ann.post(f"/tables/{table}/give", {"seat": 1, "who": "bot"})).status_code == 200


async def test_a_process_that_dies_takes_its_people_with_it(both: tuple[OpenServer, OpenServer], port: int) -> None:
    one, other = both
    with redis_at(port):
        ann = await one.guest("Ann")
        table = await ann.table("zhanguo", "me", "open")
        await also(other, ann).socket(table)
        await until(lambda: len(one.context.bus.present(table)) == 1)
        for task in other.context.bus.tasks:  # type: ignore[attr-defined]
            task.cancel()
        await until(lambda: not one.context.bus.present(table))


async def test_a_process_that_comes_later_is_told_who_is_there(
    both: tuple[OpenServer, OpenServer], port: int, database: Path
) -> None:
    one, _ = both
    with redis_at(port):
        await until(lambda: one.context.bus.healthy)
        ann = await one.guest("Ann")
        table = await ann.table("zhanguo", "me", "open")
        await ann.socket(table)
        async with open_server(settings_at(database, redis=f"redis://127.0.0.1:{port}/0")) as third:
            await until(lambda: len(third.context.bus.present(table)) == 1)


# -- bots ----------------------------------------------------------------------------------------


def stays(server: OpenServer) -> Callable[[], bool]:
    """Whether the bots of this process have moved nowhere."""
    return lambda: not any(live.version for live in server.context.live_tables.by_id.values())


async def test_when_a_process_dies_another_lets_its_bots_move(database: Path, port: int) -> None:
    """One holds the table and never moves; while it lives the other waits, when it dies the other goes on."""
    redis = f"redis://127.0.0.1:{port}/0"
    with redis_at(port):
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(open_server(settings_at(database, redis=redis, pace=3600)))
            other = await stack.enter_async_context(open_server(settings_at(database, redis=redis)))
            ann = await one.guest("Ann")
            table = await ann.table("zhanguo", "random", "random")
            await ann.view(table)
            await until(lambda: table in one.context.bots.leases.held)
            line = await also(other, ann).socket(table)
            await line.look()
            assert (await line.view())["version"] <= 3
            await asyncio.sleep(leases.LASTS * 2)
            version = (await ann.view(table))["version"]
            assert version <= 3, "forced answers are given at once; a choice waits for who holds the table"
            dead = one.context.bots
            assert dead.leases.renewing is not None
            dead.leases.renewing.cancel()
            await line.view(at_version(version + 5))
            assert table in other.context.bots.leases.held


async def test_who_has_no_socket_gets_a_bot_that_another_process_owed(database: Path, port: int) -> None:
    """They had looked through the second process a moment before; the first took the lease and died."""
    redis = f"redis://127.0.0.1:{port}/0"
    with redis_at(port):
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(open_server(settings_at(database, redis=redis, pace=3600)))
            other = await stack.enter_async_context(open_server(settings_at(database, redis=redis)))
            ann = await one.guest("Ann")
            twin, rng = also(other, ann), seeded("owed")
            table = await ann.table("zhanguo", "me", "random")
            await twin.view(table, 0)
            await until(lambda: table not in other.context.bots.tasks)
            while (view := await ann.view(table, 0))["asked"]:
                await ann.play(table, view, any_option(view, rng))
            await until(lambda: table in one.context.bots.leases.held)
            stood = (await twin.view(table, 0))["version"]
            assert one.context.bots.leases.renewing is not None
            one.context.bots.leases.renewing.cancel()
            async with asyncio.timeout(20):
                while (await twin.view(table, 0))["version"] == stood:
                    await asyncio.sleep(0.05)


async def test_a_lease_is_taken_once_renewed_and_given_back(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "me")
    store = server.context.store
    assert await store.take_lease(table, "one", 60)
    assert await store.take_lease(table, "one", 60)
    assert not await store.take_lease(table, "other", 60)
    assert await store.renew_leases("one", -1) == {table}
    assert await store.take_lease(table, "other", 60), "it had lapsed"
    assert await store.renew_leases("one", 60) == set()
    await store.end_leases("one")
    assert not await store.take_lease(table, "one", 60)
    await store.end_leases("other", table)
    assert await store.take_lease(table, "one", 60)


async def test_two_processes_that_let_one_bot_move_move_it_once(
    both: tuple[OpenServer, OpenServer], port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even with no lease at all the number of a change is taken once."""

    async def always(self: leases.Leases, table: str) -> bool:
        return True

    monkeypatch.setattr(leases.Leases, "take", always)
    one, other = both
    with redis_at(port):
        ann = await one.guest("Ann")
        table = await ann.table("zhanguo", "random", "random")
        line = await ann.socket(table)
        twin = await also(other, ann).socket(table)
        for each in (line, twin):
            await each.look(SPECTATOR)
        for each in (line, twin):
            await each.view(at_version(40))
        changes = await one.context.store.changes(table, 0)
        assert [made.number for made in changes] == list(range(1, len(changes) + 1))
        assert (await ann.view(table))["version"] >= 40, "both can still play the game again"


# -- limits --------------------------------------------------------------------------------------


async def test_limits_hold_for_all_processes_together(database: Path, port: int) -> None:
    few = settings_at(database, redis=f"redis://127.0.0.1:{port}/0", tables_per_minute=3)
    with redis_at(port) as redis:
        async with open_server(few) as one, open_server(few) as other:
            await until(lambda: one.context.bus.healthy and other.context.bus.healthy)
            eve = await one.guest("Eve")
            twin = also(other, eve)
            wish = {"game": "zhanguo", "seats": [{"who": "me"}, {"who": "open"}]}
            codes = [(await guest.post("/tables", wish)).status_code for guest in (eve, twin, eve, twin, eve)]
            assert codes == [201, 201, 201, 429, 429]
            redis.kill()
            assert (await eve.post("/tables", wish)).status_code == 201, "without Redis each counts for itself"
