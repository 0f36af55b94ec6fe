"""Nobody starves the others: whoever asks for everything is served between the others, not before them."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from teahouse.bots.player import Budget
from teahouse.engine.decision import Decision
from teahouse.server import bot_worker
from teahouse.server.bot_scheduler import BotScheduler, Question, question_to
from teahouse.server.games import game_names
from teahouse.server.live_tables import LiveTable
from teahouse.server.turns import Request, Turns
from tests.server.guests import ClientSocket, Guest, OpenServer, open_server, settings_at
from tests.server.test_bots import until, version

pytestmark = pytest.mark.anyio

SAGES = ("sage", "sage", "sage", "sage")


def quickly(_game: str, name: str, table: str, world: Any, seat: int, chance: str) -> int:
    """A bot that takes a while, and is then answered for by chance."""
    time.sleep(0.003)
    return -1


async def asked_seat(guest: Guest, table: str) -> int:
    """The seat that is to move, where one person has them all."""
    return int((await guest.get(f"/tables/{table}")).json()["awaited"][0])


async def test_a_guest_with_twenty_tables_of_sages_is_served_between_the_others(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[str, str]] = []

    class Listening(BotScheduler):
        async def think(self, question: Question) -> int:
            heard.append(("asked", question.table))
            return await super().think(question)

        async def ask(self, worker: Any, question: Question, again: bool = True) -> int | None:
            heard.append(("served", question.table))
            return await super().ask(worker, question, again)

    end = Turns.end

    def ended(turns: Turns, request: Request, cost: float) -> None:
        """Every thought costs the same, however long this machine took for it."""
        end(turns, request, 0.003 if cost else 0.0)

    monkeypatch.setattr(Turns, "end", ended)
    monkeypatch.setattr("teahouse.server.context.BotScheduler", Listening)
    monkeypatch.setattr(bot_worker, "answer", quickly)
    async with open_server(settings_at(database)) as server:
        eve, bob = await server.guest("Eve"), await server.guest("Bob")
        others = [await eve.table("zhanguo", *SAGES) for _ in range(20)]
        await until(lambda: len({table for what, table in heard if what == "asked"} & set(others)) == 20)
        table = await bob.table("zhanguo", "random", "random")
        await until(lambda: heard.count(("served", table)) >= 30)
    waits, behind = [], -1
    for what, asking in heard:
        if asking == table:
            if what == "served":
                waits.append(behind)
            behind = 0 if what == "asked" else -1
        elif what == "served" and behind >= 0:
            behind += 1
    assert max(waits) <= 1, "one thought may be under way; no other comes first"


async def test_bots_nobody_watches_do_not_think(database: Path) -> None:
    async with open_server(settings_at(database)) as server:
        server.context.attention.lasts = 0.0
        ann = await server.guest("Ann")
        table = await ann.table("zhanguo", "random", "random")
        assert (await ann.view(table))["version"] == 0
        await asyncio.sleep(0.1)
        assert version(server, table) == 0
        line = await server.stranger().socket(table)
        await until(lambda: version(server, table) > 5)
        await line.close()
        await until(lambda: table not in server.context.bots.tasks)
        stood = version(server, table)
        assert stood < 1000
        await asyncio.sleep(0.05)
        assert version(server, table) == stood
        await server.stranger().socket(table)
        await until(lambda: version(server, table) > stood)


async def test_who_looks_without_a_socket_is_remembered_for_a_while(database: Path) -> None:
    now = 0.0
    async with open_server(settings_at(database)) as server:
        attention = server.context.attention
        attention.clock = lambda: now
        ann = await server.guest("Ann")
        table = await ann.table("zhanguo", "me", "me")
        assert await attention.is_watched(table)
        now = attention.lasts + 1
        assert not await attention.is_watched(table)
        await ann.view(table)
        assert await attention.is_watched(table)


async def test_nobody_has_more_than_so_many_games_under_way(database: Path) -> None:
    async with open_server(settings_at(database, running_tables=2)) as server:
        eve, bob = await server.guest("Eve"), await server.guest("Bob", "ru")
        await eve.table("zhanguo", "me", "open")
        kept = await eve.table("zhanguo", "me", "me")
        wish = {"game": "zhanguo", "seats": [{"who": "me"}, {"who": "bot"}]}
        refused = await eve.post("/tables", wish)
        assert (refused.status_code, refused.json()["code"]) == (409, "too-many-tables")
        assert refused.json()["text"].startswith("You have 2 games under way")
        await bob.table("zhanguo", "me", "me")
        assert (await eve.post(f"/tables/{kept}/delete")).status_code == 204, "a game of one's own can be cleared away"
        await eve.table("zhanguo", "me", "me")


async def test_a_game_with_others_is_not_cleared_away(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.table("zhanguo", "me", "open")
    await bob.sit(table)
    assert (await ann.post(f"/tables/{table}/delete")).json()["code"] == "already-started"
    await bob.post(f"/tables/{table}/leave", {"bot": "random"})
    assert (await ann.post(f"/tables/{table}/delete")).json()["code"] == "already-started", "Bob may come back"


@pytest.mark.parametrize("processes", [0, 1])
async def test_a_hint_that_is_dropped_stops_and_leaves_its_worker(
    database: Path, monkeypatch: pytest.MonkeyPatch, processes: int
) -> None:
    """An hour of thought, dropped: whoever asks next is answered, in the same process."""
    async with open_server(settings_at(database, bots=processes, patience=7200)) as server:
        ann = await server.guest("Ann")
        table = await ann.table("zhanguo", "me", "random")
        line = await ann.socket(table)
        await line.look(0)
        view = await line.view(lambda told: told["asked"] is not None)
        while len(view["asked"]["options"]) < 2:
            await line.say("play", seat=0, version=view["version"], move=view["asked"]["options"][0]["move"], key="k")
            view = await line.view(lambda told: told["asked"] is not None)
        worker = server.context.bots.workers[0]
        await until(lambda: table not in server.context.bots.tasks and worker in server.context.bots.free)
        monkeypatch.setattr(bot_worker, "HINT_BUDGET", Budget(seconds=3600))
        pool = worker.pool
        await line.say("ask_hint", seat=0)
        await until(lambda: worker not in server.context.bots.free)
        await line.say("drop_hint", seat=0)
        await until(lambda: worker in server.context.bots.free)
        assert worker.pool is pool, "the process need not be replaced"
        await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, int), 60)


async def test_one_person_gets_one_hint_at_a_time_over_however_many_sockets(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = 0

    def slow(*_: object) -> list[Any]:
        nonlocal thoughts
        thoughts += 1
        time.sleep(0.05)
        return []

    monkeypatch.setattr(bot_worker, "hint", slow)
    eve = await server.guest("Eve")
    table = await eve.table("zhanguo", "me", "me")
    seat = await asked_seat(eve, table)
    lines = [await eve.socket(table) for _ in range(10)]
    for line in lines:
        await line.look(seat)
        await line.view()
    for line in lines:
        await line.say("ask_hint", seat=seat)
    await lines[-1].hear("hints")
    assert thoughts <= 2, "those of the other sockets were never begun, or given up"


async def test_hints_have_a_budget(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "hint", lambda *_: [])
    async with open_server(settings_at(database, hints_per_minute=2)) as server:
        eve = await server.guest("Eve")
        table = await eve.table("zhanguo", "me", "me")
        seat = await asked_seat(eve, table)
        line = await eve.socket(table)
        await line.look(seat)
        await line.view()
        for _ in range(2):
            await line.say("ask_hint", seat=seat)
            await line.hear("hints")
        await line.say("ask_hint", seat=seat)
        assert (await line.hear("problem"))["code"] == "too-many"


async def told_too_many(line: ClientSocket, what: str, times: int, **words: Any) -> int:
    """How many of so many wishes over a socket are refused."""
    refused = 0
    for number in range(times):
        await line.say(what, **words, **({"log_from": number} if what == "look" else {}))
        told = await line.hear("", lambda heard: heard["type"] in ("view", "lesson", "hints", "problem"))
        refused += told.get("code") == "too-many"
    return refused


async def test_looks_of_one_person_are_counted_over_all_their_sockets(database: Path) -> None:
    """Each is another view: forty a second on each of thirty-two sockets kept a processor busy."""
    async with open_server(settings_at(database, looks_per_minute=6)) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.table("zhanguo", "me", "me")
        lines = [await ann.socket(table) for _ in range(2)]
        assert [await told_too_many(line, "look", 4, seat=0, lang="en") for line in lines] == [0, 2]
        assert await told_too_many(await bob.socket(table), "look", 4, seat=-1, lang="en") == 0


async def test_looks_of_a_learner_are_counted(database: Path) -> None:
    async with open_server(settings_at(database, looks_per_minute=6)) as server:
        ann = await server.guest("Ann")
        lesson = (await ann.get("/learn/zhanguo")).json()["lessons"][0]["id"]
        line = await ann.lesson("zhanguo", lesson)
        refused = 0
        for _ in range(8):
            await line.say("lesson_look", lang="en", step=1, log_from=0)
            refused += (await line.hear("", lambda told: told["type"] in ("lesson", "problem")))["type"] == "problem"
        assert refused >= 2


async def test_messages_of_one_person_are_counted_over_all_their_sockets(database: Path) -> None:
    async with open_server(settings_at(database, words_per_second=4)) as server:
        ann = await server.guest("Ann")
        table = await ann.table("zhanguo", "me", "me")
        lines = [await ann.socket(table) for _ in range(3)]
        started = asyncio.get_running_loop().time()
        for _ in range(3):
            for line in lines:
                await line.say("why", seat=0, move="nothing")
        for line in lines:
            for _ in range(3):
                await line.hear("problem")
        assert asyncio.get_running_loop().time() - started > 1, "nine messages, four in a second"


async def test_a_hint_too_many_costs_no_thought(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A world was imagined for each before it was counted."""
    imagined: list[int] = []
    monkeypatch.setattr(bot_worker, "HINT_BUDGET", Budget(iterations=1))
    async with open_server(settings_at(database, hints_per_minute=1)) as server:
        ann = await server.guest("Ann")
        table = await ann.table("zhanguo", "me", "me")
        line = await ann.socket(table)
        seat = await asked_seat(ann, table)

        def counted(live: LiveTable, decision: Decision[Any]) -> Question:
            imagined.append(live.version)
            return question_to(live, decision)

        monkeypatch.setattr("teahouse.server.hints.question_to", counted)
        for _ in range(4):
            await line.say("ask_hint", seat=seat)
            await line.hear("", lambda told: told["type"] in ("hints", "problem"))
        assert len(imagined) == 1


async def test_requests_of_one_person_are_counted_whatever_they_ask(database: Path) -> None:
    """The rules, a view, the list of games: none is dear, and a thousand a second are."""
    async with open_server(settings_at(database, requests_per_minute=6)) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        asked = ("/games", "/me", "/house", "/learn/zhanguo", "/games/zhanguo/glossary", "/samples", "/games", "/me")
        assert [(await ann.get(each)).status_code for each in asked] == [200] * 6 + [429] * 2
        assert [(await bob.get(each)).status_code for each in asked] == [200] * 6 + [429] * 2
        assert [(await server.stranger().get(each)).status_code for each in asked[:4]] == [200] * 4


async def test_whatever_a_host_changes_is_counted(database: Path) -> None:
    async with open_server(settings_at(database, changes_per_minute=2)) as server:
        ann = await server.guest("Ann")
        table = await ann.table("zhanguo", "me", "random")
        changed = [(await ann.post(f"/tables/{table}/arrange", {"paused": True})).status_code for _ in range(3)]
        assert changed == [200, 200, 429]


async def test_one_person_never_has_the_only_process(database: Path) -> None:
    """An endless thought of Eve's: Bob's bots go on, even where the host wants one process for bots."""
    async with open_server(settings_at(database, bots=1)) as server:
        eve, bob = 1000, await server.guest("Bob")
        async with server.context.bots.worker_for(eve, "eve's table"):
            table = await bob.table("zhanguo", "random", "random")
            await bob.socket(table)
            await until(lambda: version(server, table) > 3)
        assert len(server.context.bots.workers) == 2


async def test_a_process_starts_when_it_is_needed(database: Path) -> None:
    """Who wants one process has one as long as one person plays."""
    async with open_server(settings_at(database, bots=1)) as server:
        await until(lambda: len(server.context.bots.workers[0].opened) == len(game_names()))
        ann = await server.guest("Ann")
        tables = [await ann.table("zhanguo", "random", "random") for _ in range(2)]
        for table in tables:
            await ann.socket(table)
        await until(lambda: all(version(server, table) > 10 for table in tables))
        assert [bool(worker.opened) for worker in server.context.bots.workers] == [True, False]


async def test_nobody_pushes_the_tables_of_others_off_the_list(server: OpenServer) -> None:
    """Three guests with twenty tables each, all newer than Bob's."""
    bob = await server.guest("Bob")
    waiting = await bob.table("zhanguo", "me", "open", listed=True)
    for name in ("Eve", "Eva", "Evi"):
        guest = await server.guest(name)
        for _ in range(20):
            await guest.table("zhanguo", "me", "open", listed=True)
    listed = [each["id"] for each in (await bob.get("/tables")).json()]
    assert waiting in listed
    assert len(listed) == 60
