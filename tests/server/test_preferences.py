"""What a person likes is kept with them, checked, and the same on each of their devices."""

import asyncio

import pytest
from msgspec import json
from sqlalchemy import insert

from teahouse.server import schema
from teahouse.server.wire.preferences import LARGEST
from tests.server.guests import OpenServer

pytestmark = pytest.mark.anyio
ADDRESS = "/api/me/preferences"


async def test_whoever_has_chosen_nothing_has_nothing_kept(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    assert (await ann.get("/me/preferences")).json() == {}


async def test_a_stranger_has_no_preferences(server: OpenServer) -> None:
    stranger = server.stranger()
    assert (await stranger.get("/me/preferences")).status_code == 401
    assert (await stranger.browser.put(ADDRESS, json={"text": 130})).status_code == 401


async def test_a_second_device_has_what_was_chosen_on_the_first(server: OpenServer) -> None:
    phone = await server.guest("Ann")
    chosen = {"text": 130, "keys": {"undo": "z"}, "lessons": {"zhanguo/zg-1": {"step": 3, "done": False}}}
    assert (await phone.browser.put(ADDRESS, json=chosen)).json() == chosen
    desktop = server.stranger()
    desktop.browser.cookies["teahouse"] = phone.browser.cookies["teahouse"]
    assert (await desktop.get("/me/preferences")).json() == chosen


async def test_what_is_not_given_stays(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    await ann.browser.put(ADDRESS, json={"text": 130, "theme": "dark"})
    kept = await ann.browser.put(ADDRESS, json={"theme": "light"})
    assert kept.json() == {"text": 130, "theme": "light"}


async def test_two_devices_that_choose_at_once_both_count(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    wishes: list[dict[str, object]] = [{"text": 115}, {"theme": "dark"}, {"sounds": "off"}, {"confirm": True}]
    await asyncio.gather(*(ann.browser.put(ADDRESS, json=wish) for wish in wishes))
    assert (await ann.get("/me/preferences")).json() == {k: v for wish in wishes for k, v in wish.items()}


async def test_nobody_has_what_another_likes(server: OpenServer) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    await ann.browser.put(ADDRESS, json={"theme": "dark"})
    assert (await ben.get("/me/preferences")).json() == {}


@pytest.mark.parametrize(
    "wish",
    [
        {"text": 117},
        {"theme": "pink"},
        {"lang": "tlh"},
        {"confirm": "yes"},
        {"keys": {"undo": "zz"}},
        {"keys": {"undo": "7"}},
        {"lessons": {"zhanguo/zg-1": {"step": 0, "done": False}}},
        {"coachHeard": ["x"] * 401},
        {"coachHeard": ["x" * 121]},
        {"volume": 3},
    ],
)
async def test_what_cannot_be_liked_is_refused_and_changes_nothing(server: OpenServer, wish: object) -> None:
    ann = await server.guest("Ann")
    await ann.browser.put(ADDRESS, json={"theme": "dark"})
    answer = await ann.browser.put(ADDRESS, json=wish)
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"
    assert (await ann.get("/me/preferences")).json() == {"theme": "dark"}


async def test_all_together_is_bounded(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    long = [f"{number:0100}" for number in range(LARGEST // 200)]
    assert (await ann.browser.put(ADDRESS, json={"coachHeard": long})).status_code == 200
    answer = await ann.browser.put(ADDRESS, json={"coachUnwanted": long * 2})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    assert (await ann.get("/me/preferences")).json() == {"coachHeard": long}


async def test_what_another_release_kept_does_not_lock_anybody_out(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    person = await server.context.sessions.person_with(ann.browser.cookies["teahouse"])
    assert person is not None
    body = json.encode({"theme": "dark", "text": 175, "scent": "jasmine"}).decode()
    async with server.context.store.write() as connection:
        await connection.execute(insert(schema.preferences).values(person=person.id, body=body))
    assert (await ann.get("/me/preferences")).json() == {"theme": "dark"}


async def test_it_is_not_asked_for_all_the_time(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    answers = [(await ann.browser.put(ADDRESS, json={"confirm": True})).status_code for _ in range(61)]
    assert answers == [200] * 60 + [429]
