"""Fewer clicks at the web table: answers in one go, what is answered by itself, and the last answer of a turn."""

import pytest

from tests.server.guests import Guest, Json, OpenServer
from tests.server.test_commands import mover, two

pytestmark = pytest.mark.anyio


async def answer(guest: Guest, table: str, view: Json, move: str, **more: object) -> Json:
    told: Json = (await guest.ask("play", table, view, move=move, **more)).json()
    return told


def moves_of(server: OpenServer, table: str) -> list[str]:
    return [entry["move"] for entry in server.context.live_tables.by_id[table].game.entries if "move" in entry]  # type: ignore[misc]


async def test_a_turn_ends_by_itself_and_undo_takes_it_back_whole(server: OpenServer) -> None:
    ann, bob, table = await two(server)
    seat, guest, view = await mover(table, ann, bob)
    card = view["asked"]["options"][0]["move"]
    await answer(guest, table, view, "region 2", before=[card], go_on=True)
    assert moves_of(server, table) == [card, "region 2", "done"]
    seen = await guest.view(table, seat)
    assert (seen["version"], seen["asked"], seen["can_undo"]) == (1, None, True)
    assert (await guest.ask("undo", table, seen)).status_code == 200
    back = await guest.view(table, seat)
    assert back["asked"] == view["asked"]
    assert server.context.live_tables.by_id[table].game.entries[-3:] == [{"undo": seat}] * 3


async def test_undo_is_the_same_after_a_restart(server: OpenServer) -> None:
    ann, bob, table = await two(server)
    seat, guest, view = await mover(table, ann, bob)
    card = view["asked"]["options"][0]["move"]
    await answer(guest, table, view, "region 2", before=[card], go_on=True)
    server.context.live_tables.by_id.clear()
    seen = await guest.view(table, seat)
    await guest.ask("undo", table, seen)
    assert (await guest.view(table, seat))["asked"] == view["asked"]


async def test_an_agent_that_does_not_ask_for_it_is_asked_everything(server: OpenServer) -> None:
    ann, bob, table = await two(server)
    seat, guest, view = await mover(table, ann, bob)
    card = view["asked"]["options"][0]["move"]
    await answer(guest, table, view, "region 2", before=[card])
    assert (await guest.view(table, seat))["asked"]["kind"] == "ClaimTasks"


async def test_moves_of_one_answer_are_made_all_or_none(server: OpenServer) -> None:
    ann, bob, table = await two(server)
    _, guest, view = await mover(table, ann, bob)
    card = view["asked"]["options"][0]["move"]
    told = await answer(guest, table, view, "done", before=[card])
    assert (told["code"], told["clause"]) == ("refused", "ZG-TRN-02")
    assert moves_of(server, table) == []


async def test_the_last_answer_of_a_turn_waits_for_a_confirmation_if_one_wants(server: OpenServer) -> None:
    ann, bob, table = await two(server)
    seat, guest, view = await mover(table, ann, bob)
    card = view["asked"]["options"][0]["move"]
    assert "version" in await answer(guest, table, view, card, go_on=True, confirm=True)
    view = await guest.view(table, seat)
    told = await answer(guest, table, view, "region 2", go_on=True, confirm=True)
    assert told["code"] == "confirm"
    assert moves_of(server, table) == [card]
    assert "version" in await answer(guest, table, view, "region 2", go_on=True)


async def test_who_wants_to_be_asked_always_says_so_with_an_answer(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("great_wall", "me", "random", "random")
    view = await ann.view(table, 0)
    for wish in (True, True, False):
        while view["asked"] is None:
            view = await ann.view(table, 0)
        assert "version" in await answer(ann, table, view, view["asked"]["options"][0]["move"], ask_always=wish)
        assert server.context.live_tables.by_id[table].game.position.asks_always(0) is wish
        view = await ann.view(table, 0)


async def test_free_moves_stand_beside_the_question(server: OpenServer) -> None:
    ann, bob, table = await two(server)
    _, _, view = await mover(table, ann, bob)
    asides = {option["move"].split()[0]: option["aside"] for option in view["asked"]["options"]}
    assert asides == {"card": False, "free": True}


async def test_whoever_sits_at_a_table_sees_what_they_have(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("great_wall", "me", "random", "random")
    stocks = (await ann.view(table, 0))["stocks"]
    assert [stock["stock"] for stock in stocks] == ["wood", "stone", "gold", "chi"]
    assert all(stock["text"].split()[0].isdigit() for stock in stocks)
    assert (await ann.view(table))["stocks"] == []
