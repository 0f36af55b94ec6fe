"""Hints at the web table: only where they are allowed, for one's own seat, in one's own language, never in the way."""

import asyncio
import time
from typing import Any

import pytest
from msgspec import json

from teahouse.bots.player import Budget
from teahouse.engine.rng import seeded
from teahouse.server import bot_worker
from tests.server.guests import ClientSocket, Guest, Json, OpenServer, at_version

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "HINT_BUDGET", Budget(iterations=200))


async def asked(guest: Guest, table: str, lang: str = "en") -> tuple[ClientSocket, Json]:
    """A socket of seat 0 when it has a choice."""
    line = await guest.socket(table)
    await line.look(0, lang)
    view = await line.view(lambda told: told["asked"] is not None)
    rng, number = seeded("hints"), 0
    while len(view["asked"]["options"]) < 3:
        options, version = view["asked"]["options"], view["version"]
        move = options[rng.below(len(options))]["move"]
        await line.say("play", seat=0, version=version, move=move, key=f"k{number}")
        view = await line.view(at_version(version + 1))
        while view["asked"] is None:
            view = await line.view()
        number += 1
    return line, view


@pytest.mark.parametrize(("lang", "words"), [("en", "to win, points: about"), ("ru", "победа:")])
async def test_who_plays_alone_gets_the_best_moves_in_words(server: OpenServer, lang: str, words: str) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "random")
    assert (await ann.get(f"/tables/{table}")).json()["hints"]
    line, view = await asked(ann, table, lang)
    await line.say("ask_hint", seat=0)
    told = await line.hear("hints")
    legal = {option["move"]: option["forecast"] for option in view["asked"]["options"]}
    assert (told["seat"], told["version"]) == (0, view["version"])
    assert 1 <= len(told["hints"]) <= 3
    for hint in told["hints"]:
        assert hint["forecast"] == legal[hint["move"]], "a hint tells what its move will do, as the answer does"
        assert 0 <= hint["chance"] <= 100
        assert hint["low"] <= hint["points"] <= hint["high"]
        assert words in hint["result"]
        assert hint["text"]
    assert any(hint["line"] for hint in told["hints"]), "a line is told"
    assert any(legal.values())


async def test_among_people_there_are_none_unless_the_host_allows_them(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.table("zhanguo", "me", "open")
    await bob.sit(table)
    line = await ann.socket(table)
    await line.look(0)
    await line.view()
    await line.say("ask_hint", seat=0)
    assert (await line.hear("problem"))["code"] == "no-hints"
    assert (await bob.post(f"/tables/{table}/arrange", {"hints": True})).json()["code"] == "not-the-host"
    assert (await ann.post(f"/tables/{table}/arrange", {"hints": True})).json()["hints"]
    assert (await bob.get(f"/tables/{table}")).json()["hints"], "everybody can see it"
    await line.say("ask_hint", seat=1)
    assert (await line.hear("problem"))["code"] == "not-your-seat"


async def test_who_is_not_asked_gets_no_hint(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    seats = [{"who": "me"}, {"who": "open"}]
    made = await ann.post("/tables", {"game": "zhanguo", "seats": seats, "hints": True})
    table = made.json()["id"]
    await bob.sit(table)
    views = [await guest.view(table, seat) for seat, guest in enumerate((ann, bob))]
    seat = next(number for number, view in enumerate(views) if view["asked"] is None)
    line = await (ann, bob)[seat].socket(table)
    await line.look(seat)
    await line.view()
    await line.say("ask_hint", seat=seat)
    assert (await line.hear("problem"))["code"] == "not-asked"


async def test_a_hint_nobody_wants_any_more_never_comes(server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(*_: object) -> list[Any]:
        time.sleep(0.2)
        return []

    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "random")
    line, view = await asked(ann, table)
    monkeypatch.setattr(bot_worker, "hint", slow)
    await line.say("ask_hint", seat=0)
    await line.say("drop_hint", seat=0)
    await asyncio.sleep(0.4)
    await line.say("why", seat=0, move=view["asked"]["options"][0]["move"])
    before = len(line.heard)
    await line.hear("why")  # the socket goes on
    told = {json.decode(message)["type"] for message in line.heard[before:]}
    assert not told & {"hints", "problem"}


async def test_a_hint_that_fails_is_one_sentence(server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "hint", lambda *_: 1 // 0)
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "random")
    line, _ = await asked(ann, table)
    await line.say("ask_hint", seat=0)
    told = await line.hear("problem")
    assert (told["code"], told["key"]) == ("broken", "hint")
