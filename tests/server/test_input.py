"""What strangers send: odd bytes, invisible characters, borrowed names, and addresses no file has."""

from pathlib import Path

import pytest

from teahouse.server.live_tables import MOST_ENCODED
from tests.server.guests import HOST, OpenServer, finish, open_server, settings_at
from tests.server.test_migrations import address, postgres_server  # noqa: F401  both databases

pytestmark = pytest.mark.anyio

UNSEEN = "\u0000", "\u0007", "\u200b", "\u202e", "\u2066", "\ufeff", "\u00ad", "\u2028", "\U000e0041"
"""Control characters, zero width, turned writing, a line of its own, a tag."""


@pytest.mark.parametrize("body", [b'{"name": "\xff\xfe"}', b'{"name": "Ann\xc3"}', rb'{"name": "\ud800"}'])
async def test_letters_that_are_none_are_a_sentence(server: OpenServer, body: bytes) -> None:
    answer = await server.stranger().browser.post("/api/me", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize(
    "path", ["/%00", "/table/%00", f"/{'x' * 300}", f"/table/{'x' * 5000}.js", "/%ff", "/%ed%a0%80"]
)
async def test_addresses_no_file_can_have_are_not_there(server: OpenServer, path: str) -> None:
    answer = await server.stranger().browser.get(path)
    assert answer.status_code in (200, 404), answer.text


@pytest.mark.parametrize("table", ["%00", "a%00b", "%ff", "..", "x" * 41])
async def test_tables_no_database_can_have_are_not_there(address: str, table: str) -> None:  # noqa: F811
    async with open_server(settings_at("unused", database=address)) as server:
        ann = await server.guest("Ann")
        for path in ("", "/view", "/chat", "/record", "/replay"):
            answer = await ann.get(f"/tables/{table}{path}")
            assert answer.status_code in (400, 404), answer.text
            assert answer.json()["text"]


@pytest.mark.parametrize("unseen", UNSEEN, ids=[f"{ord(each):x}" for each in UNSEEN])
async def test_only_what_can_be_seen_is_said(address: str, unseen: str) -> None:  # noqa: F811
    async with open_server(settings_at("unused", database=address)) as server:
        ann = server.stranger()
        answer = await ann.post("/me", {"name": f" An{unseen}n "})
        assert (answer.status_code, answer.json()["name"]) == (200, "Ann" if unseen != "\u2028" else "An n")
        assert (await ann.post("/me", {"name": unseen * 3})).status_code == 400
        table = await ann.table("zhanguo", "me", "open")
        said = await ann.post(f"/tables/{table}/say", {"type": "say", "text": f"t{unseen}ea"})
        assert unseen not in said.json()["text"]
        assert (await ann.post(f"/tables/{table}/say", {"type": "say", "text": unseen})).status_code == 400
        seats = [{"who": "me", "name": f"B{unseen}ob"}, {"who": "open"}]
        shared = (await ann.post("/tables", {"game": "zhanguo", "seats": seats})).json()
        assert unseen not in shared["seats"][0]["name"]


async def test_a_key_that_cannot_be_stored_is_a_sentence(address: str) -> None:  # noqa: F811
    async with open_server(settings_at("unused", database=address)) as server:
        ann = await server.guest("Ann")
        table = await ann.table("zhanguo", "me", "me")
        views = [await ann.view(table, seat) for seat in range(2)]
        view = next(view for view in views if view["asked"])
        for key in ("\0", "a\0b", "\ud7ff\u202e"):
            answer = await ann.play(table, view, key=key)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize("name", ["Sage", "sage", " SAGE ", "S\u200bage", "Ｓａｇｅ", "Мудрец", "Random bot"])
async def test_nobody_calls_themselves_like_a_bot(server: OpenServer, name: str) -> None:
    ann = await server.guest("Ann")
    answer = await ann.post("/me", {"name": name})
    assert (answer.status_code, answer.json()["code"]) == (409, "name-of-bot")
    seats = [{"who": "me", "name": name}, {"who": "open"}]
    assert (await ann.post("/tables", {"game": "zhanguo", "seats": seats})).status_code == 409
    assert (await ann.get("/me")).json()["name"] == "Ann"


async def test_what_is_cheap_to_ask_and_dear_to_answer_is_counted(database: Path) -> None:
    few = settings_at(database, names_per_minute=2, changes_per_minute=2, looks_per_minute=3, replays_per_minute=1)
    async with open_server(few) as server:
        ann = await server.guest("Ann")
        assert [(await ann.post("/me", {"name": "Ann"})).status_code for _ in range(3)] == [200, 200, 429]
        assert [(await ann.get("/tables")).status_code for _ in range(4)] == [200, 200, 200, 429]
        assert [(await server.stranger().get("/finished")).status_code for _ in range(4)] == [200, 200, 200, 429]
        bob = await server.guest("Bob")
        table = await bob.table("zhanguo", "me", "me")
        asked = [(await bob.get(f"/tables/{table}/why", seat=0, move="done")).status_code for _ in range(4)]
        assert asked == [200, 200, 200, 429]
        view = await bob.view(table, 0)
        tried = [(await bob.ask("undo", table, view)).status_code for _ in range(3)]
        assert tried[:2] != [429, 429]
        assert tried[2] == 429
        assert [(await bob.get(f"/tables/{table}/replay")).status_code for _ in range(2)] == [409, 429]


async def test_onlookers_cannot_fill_the_memory(server: OpenServer) -> None:
    """Every line of the log one may lack is another view; few of them are kept."""
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "me")
    await finish(server, table)
    lines = [await server.stranger().socket(table) for _ in range(4)]
    for log_from in range(0, 400, 4):
        for number, line in enumerate(lines):
            await line.look(log_from=log_from + number)
            await line.view()
    assert len(server.context.live_tables.by_id[table].cache.encoded) <= MOST_ENCODED


async def test_sockets_of_one_person_and_of_one_table_are_bounded(database: Path) -> None:
    async with open_server(settings_at(database, sockets_per_person=2, sockets_per_table=3)) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.table("zhanguo", "me", "open")
        other = await ann.table("zhanguo", "me", "open")
        mine = [await ann.socket(table) for _ in range(2)]
        assert not await (refused := await ann.knock(other, f"http://{HOST}")).open()
        assert refused.closed == 4429
        await bob.socket(table)
        assert not await (await server.stranger().knock(table, f"http://{HOST}")).open()
        await mine[0].close()
        await ann.socket(other)
        assert await (await server.stranger().knock(table, f"http://{HOST}")).open()
