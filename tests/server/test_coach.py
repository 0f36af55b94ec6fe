"""The coach at the web table: for whoever wants one and is asked, in their language; nobody else hears a word."""

import pytest

from tests.server.guests import OpenServer, at_version

pytestmark = pytest.mark.anyio


async def test_who_wants_a_coach_hears_it_when_they_are_asked(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.table("ancient_world", "me", "open")
    await bob.sit(table)
    lines = [await guest.socket(table) for guest in (ann, bob)]
    for seat, line in enumerate(lines):
        await line.look(seat, "ru" if seat else "en", coach=True)
    views = [await line.view(lambda told: told["version"] == 0) for line in lines]
    first = next(seat for seat, view in enumerate(views) if view["asked"])
    told = views[first]["coach"]
    assert views[1 - first]["coach"] is None
    assert told["now"]
    assert "first-turn" in [tip["id"] for tip in told["tips"]]
    legal = {option["move"] for option in views[first]["asked"]["options"]}
    assert set(told["warnings"]) <= legal
    assert [each["id"] for each in told["warnings"]["pass"]] == ["pass-with-citizens"]
    assert ("Now" in told["now"]) == (first == 0)
    await lines[first].look(first)
    assert (await lines[first].view(at_version(0)))["coach"] is None
    await lines[first].look(first, coach=True)
    assert (await lines[first].view(at_version(0)))["coach"] is not None


async def test_an_onlooker_hears_no_coach(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.table("ancient_world", "me", "me")
    line = await bob.socket(table)
    await line.look(-1, coach=True)
    assert (await line.view())["coach"] is None
