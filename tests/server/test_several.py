"""Several processes, one server: a move in one is seen in all, and Redis may come and go."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from teahouse.engine.rng import seeded
from tests.server.guests import Guest, OpenServer, any_option, at_version, open_server, settings_at
from tests.server.servers import free_port, need_redis, redis_at

pytestmark = pytest.mark.anyio


def also(other: OpenServer, guest: Guest) -> Guest:
    """The same person at another process."""
    twin = other.stranger(guest.name)
    twin.browser.cookies["teahouse"] = guest.browser.cookies["teahouse"]
    return twin


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
        for seat, line in enumerate(lines):
            await line.look(seat)
        await lines[0].hear("table", lambda told: all(seat["online"] for seat in told["table"]["seats"]))
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
