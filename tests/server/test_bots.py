"""Bots at the web table: in processes of their own, with an observation only, and never a reason to wait for ever."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
import structlog

from teahouse.bots.thinker import General
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import from_json, to_json
from teahouse.server import bot_worker
from teahouse.server.bot_scheduler import Question, Worker, question_at
from teahouse.server.games import game_names, loaded
from teahouse.server.live_tables import LiveTable
from teahouse.server.turns import Turns
from tests.server.guests import OpenServer, any_option, open_server, settings_at

pytestmark = pytest.mark.anyio


async def until(met: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not met():
        assert time.monotonic() < end, "it never came"
        await asyncio.sleep(0.01)


def version(server: OpenServer, table: str) -> int:
    return server.context.live_tables.by_id[table].version


async def test_bots_think_in_processes_and_a_dead_one_is_replaced(database: Path) -> None:
    async with open_server(settings_at(database, bots=1, pace=0.02)) as server:
        await until(lambda: len(server.context.bots.workers[0].opened) == len(game_names()))
        ann = await server.guest("Ann")
        table = await ann.table("zhanguo", "random", "random")
        await until(lambda: version(server, table) > 3)
        pool = server.context.bots.workers[0].pool
        processes: list[int] = list(pool._processes)  # type: ignore[attr-defined]
        assert processes
        assert os.getpid() not in processes
        for process in processes:
            os.kill(process, signal.SIGKILL)
        before = version(server, table)
        with structlog.testing.capture_logs() as logs:
            await until(lambda: version(server, table) > before + 10)
        assert server.context.bots.workers[0].pool is not pool
        assert "bots_broken" in [each["event"] for each in logs]


async def test_the_games_are_open_before_the_first_bot_is_asked(database: Path) -> None:
    async with open_server(settings_at(database, bots=1)) as server:
        await until(lambda: server.context.bots.workers[0].opened == {(game, None) for game in game_names()})


@pytest.mark.parametrize(
    ("answer", "patience", "event"),
    [
        (lambda *_: 1 // 0, 20, "bot_failed: ZeroDivisionError"),
        (lambda *_: 10_000_000, 20, "bot_cheats"),
        (lambda *_: time.sleep(0.3), 0.05, "bot_too_slow"),
    ],
)
async def test_a_bot_that_fails_cheats_or_dreams_is_answered_for(
    database: Path, monkeypatch: pytest.MonkeyPatch, answer: Callable[..., Any], patience: float, event: str
) -> None:
    monkeypatch.setattr(bot_worker, "answer", answer)
    with structlog.testing.capture_logs() as logs:
        async with open_server(settings_at(database, patience=patience)) as server:
            ann = await server.guest("Ann")
            table = await ann.table("zhanguo", "random", "random")
            await until(lambda: version(server, table) >= 2)
    assert {each["event"] for each in logs} == {event}
    assert all("observation" not in each for each in logs)


def dream(*_: object) -> int:
    time.sleep(60)
    return 0


async def test_a_dreaming_bot_does_not_stop_other_tables(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One process for all bots, asleep: every table goes on by chance."""
    monkeypatch.setattr(bot_worker, "answer", dream)
    async with open_server(settings_at(database, bots=1, patience=0.3)) as server:
        ann = await server.guest("Ann")
        tables = [await ann.table("zhanguo", "random", "random") for _ in range(2)]
        await until(lambda: all(version(server, table) >= 1 for table in tables))


async def test_a_bot_gets_an_imagined_world_and_nothing_else(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What its seat knows is true, everything else is made up, and the seed is not in it."""
    asked: list[Question] = []
    real: list[tuple[dict[str, object], list[int]]] = []

    def listen(live: LiveTable) -> Question | None:
        question = question_at(live)
        if question is not None and len(question.options) > 1:
            position: Any = live.game.position
            asked.append(question)
            real.append((position.observe(question.seat), list(position.players[1 - question.seat].hand)))
        return question

    monkeypatch.setattr("teahouse.server.bot_scheduler.question_at", listen)
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "random", "random")
    await until(lambda: len(asked) > 30)
    kind = loaded("zhanguo").kind
    guessed_right = 0
    for question, (known, hand) in zip(asked, real, strict=False):
        world: Any = from_json(kind, question.world)
        assert world.observe(question.seat) == known
        guessed_right += sorted(world.players[1 - question.seat].hand) == sorted(hand) and len(hand) > 2
    assert guessed_right < len(asked) / 4
    assert server.context.live_tables.by_id[table].row.seed not in str([question.world for question in asked])


async def test_bots_wait_while_people_discuss_going_back(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.table("zhanguo", "me", "open", "random")
    await bob.sit(table)
    view, rng = await ann.view(table, 0), seeded("discuss")
    for _ in range(500):
        if view["can_ask_back"]:
            break
        for seat, guest in ((0, ann), (1, bob)):
            view = await guest.view(table, seat)
            if view["asked"]:
                await guest.play(table, view, any_option(view, rng))
        await asyncio.sleep(0.002)
        view = await ann.view(table, 0)
    assert (await ann.ask("ask-back", table, view)).json()["take_back"]
    live = server.context.live_tables.by_id[table]
    assert live.take_backs.request is not None
    assert question_at(live) is None


async def test_while_the_database_is_away_bots_try_again(server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise OSError("gone")

    ann = await server.guest("Ann")
    with monkeypatch.context() as broken:
        broken.setattr(server.context.store, "append", fail)
        table = await ann.table("zhanguo", "random", "random")
        with structlog.testing.capture_logs() as logs:
            await until(lambda: bool(logs))
        assert logs[0]["event"] == "bots_stopped"
    await until(lambda: table in server.context.live_tables.by_id and version(server, table) > 5)


async def test_a_table_finds_the_desk_at_which_it_was_thought_about(database: Path) -> None:
    async with open_server(settings_at(database, bots=0)) as server:
        scheduler = server.context.bots
        scheduler.workers = [Worker(False), Worker(False)]
        scheduler.free, scheduler.turns = scheduler.workers[:], Turns(3)
        used: list[Worker] = []
        for table in ("a", "b", "a", "b", "a", "a"):
            async with scheduler.worker_for(1, table) as worker:
                used.append(worker)
        assert used[0] is used[2] is used[4] is used[5]
        assert used[1] is used[3] is not used[0]
        async with scheduler.worker_for(1, "a") as first, scheduler.worker_for(1, "a") as second:
            assert first is used[0]
            assert second is used[1], "better another worker than to wait"


def test_a_bot_goes_on_with_its_thought_from_click_to_click() -> None:
    """What the process of a bot is told is a new world every time, and still the same turn."""
    kind, rng = loaded("zhanguo").kind, seeded("thought")
    position = kind.start(2, {}, "thought")
    while type(position.open[0]).__name__ != "PlayCard":
        options = position.options(position.open[0])
        position.apply(position.open[0], options[rng.below(len(options))])
    seat = position.open[0].seat
    kept = []
    for click in range(2):
        world = to_json(position.imagine(seat, seeded(f"click {click}")))
        move = bot_worker.answer("zhanguo", None, "general", "a table", world, seat, f"click {click}")
        kept.append(cast(General, bot_worker._bot("general", "a table", seat)).thought)
        position.apply(position.open[0], move)
    assert kept[0] is not None
    assert kept[0] is kept[1]


async def test_paused_bots_wait_until_the_host_lets_them_go_on(database: Path) -> None:
    async with open_server(settings_at(database, pace=0.05)) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.table("zhanguo", "random", "random")
        assert (await bob.post(f"/tables/{table}/arrange", {"paused": True})).json()["code"] == "not-the-host"
        assert (await ann.post(f"/tables/{table}/arrange", {"paused": True})).json()["paused"]
        stood = version(server, table)
        await asyncio.sleep(0.2)
        assert version(server, table) == stood
        assert (await ann.post(f"/tables/{table}/arrange", {"paused": False})).json()["paused"] is False
        await until(lambda: version(server, table) > stood)


async def test_the_host_takes_over_for_a_bot_and_gives_the_seat_back(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "random")
    taken = (await ann.post(f"/tables/{table}/give", {"seat": 1, "who": "me"})).json()
    assert [seat["mine"] for seat in taken["seats"]] == [True, True]
    assert (await ann.view(table, 1))["seat"] == 1
    given = (await ann.post(f"/tables/{table}/give", {"seat": 1, "who": "bot", "bot": "scholar"})).json()
    assert (given["seats"][1]["who"], given["seats"][1]["bot"]) == ("bot", "scholar")


async def test_a_bot_goes_on_for_a_person_who_may_come_back(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.table("zhanguo", "me", "open")
    await bob.sit(table)
    wish = {"seat": 1, "who": "bot", "bot": "random"}
    assert (await bob.post(f"/tables/{table}/give", wish)).json()["code"] == "not-the-host"
    assert (await ann.post(f"/tables/{table}/give", wish)).json()["seats"][1]["who"] == "bot"
    back = (await bob.post(f"/tables/{table}/join", {"seat": 1})).json()
    assert (back["seats"][1]["who"], back["seats"][1]["mine"]) == ("person", True)


async def test_nobody_gets_to_see_a_second_hand_in_a_game_with_others(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.table("zhanguo", "me", "open", "random")
    await bob.sit(table)
    assert (await ann.post(f"/tables/{table}/give", {"seat": 2, "who": "me"})).json()["code"] == "others-play"
    assert (await ann.post(f"/tables/{table}/give", {"seat": 1, "who": "open"})).json()["code"] == "no-open-seat"
    freed = (await ann.post(f"/tables/{table}/give", {"seat": 2, "who": "open"})).json()
    assert freed["seats"][2]["who"] == "open"
