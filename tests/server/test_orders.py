"""Orders: they do what was asked and nothing else, end at the first surprise, and nobody else hears of them."""

import asyncio
import shutil
from typing import Any

import pytest

from teahouse.engine.ahead import ENDS
from teahouse.engine.rng import Rng, seeded
from teahouse.server import lobby, orders
from teahouse.server.games import loaded
from teahouse.server.models import Played
from teahouse.server.order_book import Orders, Planned
from tests.server.guests import Guest, Json, OpenServer, any_option, at_version, open_server, settings_at

pytestmark = pytest.mark.anyio


async def kind_asked(guest: Guest, table: str, seat: int) -> Json:
    return await guest.view(table, seat, log_from=1_000_000)


async def two_at(server: OpenServer, game: str = "zhanguo") -> tuple[Guest, Guest, str]:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.table(game, "me", "open")
    await bob.sit(table)
    return ann, bob, table


async def give(guest: Guest, table: str, seat: int, plan: list[Json] | None = None, **more: Any) -> Json:
    answer = await guest.post(f"/tables/{table}/orders", {"seat": seat, "plan": plan or [], **more})
    return Json(answer.json())


async def quiet(server: OpenServer, table: str) -> None:
    """Until everything that goes on by itself has."""
    for _ in range(400):
        await asyncio.sleep(0.005)
        if table not in server.context.bots.tasks:
            return
    raise AssertionError("the table never rests")


async def turn(server: OpenServer, people: list[Guest], table: str) -> tuple[int, Json]:
    """Who is asked alone, and what they see."""
    await quiet(server, table)
    for seat, guest in enumerate(people):
        view = await kind_asked(guest, table, seat)
        if view["asked"] is not None:
            return seat, view
    raise AssertionError("nobody is asked")


async def until_the_other(server: OpenServer, people: list[Guest], table: str, rng: Rng) -> tuple[int, Json]:
    """Play by chance until it goes from one to the other; returns who waits now, and what they were asked last."""
    seat, view = await turn(server, people, table)
    while True:
        assert (await people[seat].play(table, view, any_option(view, rng))).status_code == 200
        following, then = await turn(server, people, table)
        other = await kind_asked(people[1 - following], table, 1 - following)
        if following != seat and other["asked"] is None:
            return seat, view
        seat, view = following, then


# -- what they do --------------------------------------------------------------------------------


async def test_orders_do_nothing_that_was_not_asked(server: OpenServer) -> None:
    """Over random games: every answer that was ordered was in the plan, first in line, or declines what was named."""
    ordered, surprises = 0, 0
    for number, game in enumerate(["zhanguo", "great_wall", "ancient_world"] * 2):
        ann, bob, table = await two_at(server, game)
        people, rng = [ann, bob], seeded(f"orders {number}")
        line = await ann.socket(table)
        await line.look(0)
        seen: list[set[tuple[str, str]]] = [set(), set()]
        for _ in range(60):
            await quiet(server, table)
            async with server.context.live_tables.at(table) as live:
                if live.row.state == "over":
                    break
                open_seats = [seat for seat in (0, 1) if live.game.position.question_to(seat) is not None]
                before = live.version
            wanted: dict[int, Json] = {}
            for seat in {0, 1} - set(open_seats):
                kinds = sorted(seen[seat])
                if kinds:
                    plan = [kinds[rng.below(len(kinds))] for _ in range(1 + rng.below(3))]
                    declines = [kinds[rng.below(len(kinds))][0]] if rng.below(4) == 0 else []
                    wanted[seat] = {
                        "plan": [{"kind": kind, "move": move} for kind, move in plan],
                        "declines": [{"kind": kind, "until": "end"} for kind in declines],
                    }
                    await give(people[seat], table, seat, wanted[seat]["plan"], declines=wanted[seat]["declines"])
            seat = open_seats[rng.below(len(open_seats))]
            view = await kind_asked(people[seat], table, seat)
            if view["asked"] is None:
                continue
            seen[seat] |= {(view["asked"]["kind"], option["move"]) for option in view["asked"]["options"]}
            assert (await people[seat].play(table, view, any_option(view, rng))).status_code in (200, 409)
            await quiet(server, table)
            changes = await server.context.store.changes(table, before)
            left = {n: [each["move"] for each in wish["plan"]] for n, wish in wanted.items()}
            for made in changes:
                if not made.key.startswith("order:"):
                    continue
                assert isinstance(made.change, Played)
                move = str(made.change.entries[0]["move"])
                following = left[made.change.seat]
                if following and following[0] == move:
                    following.pop(0)
                else:
                    assert wanted[made.change.seat]["declines"]
                    assert move in ENDS or move.startswith("decline")
                ordered += 1
            for n in wanted:
                told = (await people[n].get(f"/tables/{table}/orders", seat=n)).json()
                assert [each["move"] for each in told["plan"]] in (left[n], [])
                surprises += told["dropped"]
    assert ordered > 10
    assert surprises > 20


async def test_a_surprise_ends_a_plan_and_its_owner_is_told(server: OpenServer) -> None:
    ann, bob, table = await two_at(server)
    people, rng = [ann, bob], seeded("surprise")
    waits, last = await until_the_other(server, people, table, rng)
    line = await people[waits].socket(table)
    await line.look(waits)
    kinds = sorted(server_kinds(last["asked"]["kind"]))
    await give(people[waits], table, waits, [{"kind": kinds[0], "move": last["asked"]["options"][0]["move"]}])
    assert (await line.hear("orders"))["plan"]
    for _ in range(200):
        seat, view = await turn(server, people, table)
        if seat == waits:
            break
        await people[seat].play(table, view, any_option(view, rng))
    told = await line.hear("orders", lambda message: bool(message["dropped"]))
    assert told["plan"] == []
    assert (await kind_asked(people[waits], table, waits))["asked"] is not None, "they are asked"


def server_kinds(but: str) -> list[str]:
    return [kind for kind in loaded("zhanguo").kind.decisions if kind != but]


async def test_whoever_takes_back_is_asked_again(server: OpenServer) -> None:
    """Else an order would answer at once what was just taken back."""
    ann, bob, table = await two_at(server)
    people, rng = [ann, bob], seeded("back")
    for _ in range(200):
        seat, view = await turn(server, people, table)
        kind = view["asked"]["kind"]
        await give(people[seat], table, seat, [], declines=[{"kind": server_kinds(kind)[0], "until": "end"}])
        answer = (await people[seat].play(table, view, any_option(view, rng))).json()
        if answer["can_undo"]:
            assert (await people[seat].ask("undo", table, answer)).status_code == 200
            told = (await people[seat].get(f"/tables/{table}/orders", seat=seat)).json()
            assert (told["declines"], told["dropped"]) == ([], True)
            return
    raise AssertionError("nothing could be taken back")


# -- who hears of them ---------------------------------------------------------------------------


async def heard_by_bob(server: OpenServer, has_orders: bool) -> list[bytes]:
    """A game in which Ann answers now by a plan, now by hand: the same answers."""
    ann, bob, table = await two_at(server)
    people, rng = [ann, bob], seeded("leaks")
    waits, _ = await until_the_other(server, people, table, rng)
    line = await people[1 - waits].socket(table)
    await line.look(1 - waits)
    await line.view()
    for _ in range(40):
        seat, view = await turn(server, people, table)
        if seat != waits:
            await people[seat].play(table, view, any_option(view, rng))
        else:
            move = view["asked"]["options"][-1]["move"]
            if has_orders:
                wish = {"kind": view["asked"]["kind"], "move": move, "about": "my secret plan"}
                async with server.context.live_tables.at(table) as live:
                    person = live.row.seats[waits].person
                    assert person is not None
                    todo = Orders(person, (Planned(wish["kind"], move, wish["about"]),))
                    await orders.keep(server.context, live, waits, todo)
                server.context.bots.kick(table)
                await quiet(server, table)
            else:
                await people[waits].play(table, view, move)
        version = (await people[1 - waits].view(table, 1 - waits))["version"]
        await line.view(at_version(version))
    return [each.replace(table.encode(), b"TABLE") for each in line.heard]


async def test_nobody_hears_of_orders(database: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that the other's socket gets is the same, byte by byte, as if every answer had been given by hand."""
    monkeypatch.setattr(lobby, "new_seed", lambda: "the same game")
    told = []
    for has_orders in (False, True):
        copy = shutil.copy(database, tmp_path / f"{has_orders}.db")
        async with open_server(settings_at(copy)) as server:
            heard = await heard_by_bob(server, has_orders)
            told.append([each for each in heard if b'"type":"view"' in each])
            assert not any(b"orders" in each or b"secret" in each for each in heard)
            kinds = {each.split(b'"', 4)[3] for each in heard}
            assert b"orders" not in kinds
    assert told[0] == told[1]
    assert len(told[0]) > 20


async def test_orders_are_nobody_elses_business(server: OpenServer) -> None:
    ann, bob, table = await two_at(server)
    eve = await server.guest("Eve")
    for guest in (bob, eve, server.stranger()):
        assert (await guest.get(f"/tables/{table}/orders", seat=0)).status_code in (401, 403)
        assert (await guest.post(f"/tables/{table}/orders", {"seat": 0})).status_code in (401, 403)
    wrong = await give(ann, table, 0, [{"kind": "NoSuch", "move": "pass"}])
    assert wrong["code"] == "no-such-question"
    many = [{"kind": "A", "move": "pass"}] * 9
    assert (await give(ann, table, 0, many))["code"] == "malformed"
    seat, view = await turn(server, [ann, bob], table)
    first = {"kind": view["asked"]["kind"], "move": view["asked"]["options"][0]["move"]}
    assert (await give([ann, bob][seat], table, seat, [first]))["code"] == "answer-first"


async def test_orders_are_kept_over_a_restart_and_go_with_their_person(database: Any) -> None:
    async with open_server(settings_at(database)) as server:
        ann, _, table = await two_at(server)
        await give(ann, table, 0, [], declines=[{"kind": server_kinds("")[0], "until": "end", "about": "Later"}])
        cookies = dict(ann.browser.cookies)
    async with open_server(settings_at(database)) as server:
        again = server.stranger("Ann")
        again.browser.cookies.update(cookies)
        told = (await again.get(f"/tables/{table}/orders", seat=0)).json()
        assert [each["about"] for each in told["declines"]] == ["Later"]
        mine = (await again.get("/me/export")).json()
        assert "Later" in str(mine["tables"])
        assert (await again.post("/me/delete", {"name": "Ann"})).status_code == 200
        assert await server.context.store.orders(table) == {}
