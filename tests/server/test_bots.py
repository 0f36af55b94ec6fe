"""Bots at the web table: in processes of their own, with an observation only, and never a reason to wait for ever."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import structlog

from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import from_json
from teahouse.server import thinking
from teahouse.server.bots import Question, question_at
from teahouse.server.hall import LiveTable, boxed
from tests.server.guests import Evening, any_option, evening, settings_at

pytestmark = pytest.mark.anyio


async def until(met: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not met():
        assert time.monotonic() < end, "it never came"
        await asyncio.sleep(0.01)


def version(tonight: Evening, table: str) -> int:
    return tonight.house.hall.tables[table].version


async def test_bots_think_in_processes_and_a_dead_one_is_replaced(book: Path) -> None:
    async with evening(settings_at(book, bots=1, pace=0.02)) as tonight:
        ann = await tonight.guest("Ann")
        table = await ann.table("zhanguo", "random", "random")
        await until(lambda: version(tonight, table) > 3)
        pool = tonight.house.bots.desks[0].pool
        processes: list[int] = list(pool._processes)  # type: ignore[attr-defined]
        assert processes
        assert os.getpid() not in processes
        for process in processes:
            os.kill(process, signal.SIGKILL)
        before = version(tonight, table)
        with structlog.testing.capture_logs() as logs:
            await until(lambda: version(tonight, table) > before + 10)
        assert tonight.house.bots.desks[0].pool is not pool
        assert "bots_broken" in [each["event"] for each in logs]


@pytest.mark.parametrize(
    ("answer", "event"),
    [
        (lambda *_: 1 // 0, "bot_failed: ZeroDivisionError"),
        (lambda *_: 10_000_000, "bot_cheats"),
        (lambda *_: time.sleep(0.3), "bot_too_slow"),
    ],
)
async def test_a_bot_that_fails_cheats_or_dreams_is_answered_for(
    book: Path, monkeypatch: pytest.MonkeyPatch, answer: Callable[..., Any], event: str
) -> None:
    monkeypatch.setattr(thinking, "answer", answer)
    with structlog.testing.capture_logs() as logs:
        async with evening(settings_at(book, patience=0.05)) as tonight:
            ann = await tonight.guest("Ann")
            table = await ann.table("zhanguo", "random", "random")
            await until(lambda: version(tonight, table) >= 2)
    assert {each["event"] for each in logs} == {event}
    assert all("observation" not in each for each in logs)


def dream(*_: object) -> int:
    time.sleep(60)
    return 0


async def test_a_dreaming_bot_does_not_stop_other_tables(book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One process for all bots, asleep: every table goes on by chance."""
    monkeypatch.setattr(thinking, "answer", dream)
    async with evening(settings_at(book, bots=1, patience=0.3)) as tonight:
        ann = await tonight.guest("Ann")
        tables = [await ann.table("zhanguo", "random", "random") for _ in range(2)]
        await until(lambda: all(version(tonight, table) >= 1 for table in tables))


async def test_a_bot_gets_an_imagined_world_and_nothing_else(tonight: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
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

    monkeypatch.setattr("teahouse.server.bots.question_at", listen)
    ann = await tonight.guest("Ann")
    table = await ann.table("zhanguo", "random", "random")
    await until(lambda: len(asked) > 30)
    kind = boxed("zhanguo").kind
    guessed_right = 0
    for question, (known, hand) in zip(asked, real, strict=False):
        world: Any = from_json(kind, question.world)
        assert world.observe(question.seat) == known
        guessed_right += sorted(world.players[1 - question.seat].hand) == sorted(hand) and len(hand) > 2
    assert guessed_right < len(asked) / 4
    assert tonight.house.hall.tables[table].row.seed not in str([question.world for question in asked])


async def test_bots_wait_while_people_discuss_going_back(tonight: Evening) -> None:
    ann, bob = await tonight.guest("Ann"), await tonight.guest("Bob")
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
    live = tonight.house.hall.tables[table]
    assert live.plea is not None
    assert question_at(live) is None


async def test_while_the_database_is_away_bots_try_again(tonight: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise OSError("gone")

    ann = await tonight.guest("Ann")
    with monkeypatch.context() as broken:
        broken.setattr(tonight.house.store, "append", fail)
        table = await ann.table("zhanguo", "random", "random")
        with structlog.testing.capture_logs() as logs:
            await until(lambda: bool(logs))
        assert logs[0]["event"] == "bots_stopped"
    await until(lambda: table in tonight.house.hall.tables and version(tonight, table) > 5)
