"""A database of the first release: its sentences become facts, and its tables go on as they were."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, text

from teahouse.server import migrations
from teahouse.server.store import Store
from tests.server.guests import Guest, OpenServer, open_server, settings_at
from tests.server.test_migrations import address, postgres_server  # noqa: F401  (fixtures)

pytestmark = pytest.mark.anyio

ROWS: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent / "first_release.json").read_text(encoding="utf-8")
)
SENTENCES = {
    "en": "Round 1 of 5 · first player: Red · Red's turn",
    "ru": "Раунд 1 из 5 · первый игрок: Красный · ходит Красный",
}


def fill(connection: Connection) -> None:
    """The tables as the first release made and filled them."""
    config = migrations.config()
    config.attributes["connection"] = connection
    command.upgrade(config, "0003")
    for table, rows in ROWS.items():
        for row in rows:
            columns = ", ".join(row)
            values = ", ".join(f":{name}" for name in row)
            connection.execute(text(f"INSERT INTO {table} ({columns}) VALUES ({values})"), row)


@pytest.fixture
async def upgraded(address: str, anyio_backend: str) -> AsyncIterator[OpenServer]:  # noqa: F811
    """A server of today on such a database."""
    store = Store(address)
    async with store.write() as connection:
        await connection.run_sync(fill)
    await store.close()
    async with open_server(settings_at("unused", database=address)) as server:
        yield server


def returning(server: OpenServer, name: str) -> Guest:
    """Somebody who has kept their cookie."""
    guest = server.stranger(name)
    guest.browser.cookies["teahouse"] = f"cookie of {name}"
    return guest


async def summaries(server: OpenServer) -> dict[str, dict[str, Any]]:
    """By table, what the database keeps for lists."""
    async with server.context.store.read() as connection:
        rows = (await connection.execute(text("SELECT id, standing FROM seating"))).all()
    return {row.id: json.loads(row.standing) for row in rows}


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_lists_say_what_they_said(upgraded: OpenServer, lang: str) -> None:
    ann = returning(upgraded, "Ann")
    mine = {each["id"]: each for each in (await ann.get("/tables", mine=True, lang=lang)).json()}
    assert mine["playing"]["moment"] == SENTENCES[lang]
    assert mine["playing"]["awaited"] == [1]
    assert mine["gathering"]["moment"] == ""
    (finished,) = (await ann.get("/finished", lang=lang)).json()
    assert finished["moment"] == {"en": "Round 5 of 5 · game over", "ru": "Раунд 5 из 5 · игра окончена"}[lang]
    assert (finished["winners"], finished["points"]) == ([0], [72, 58])


async def test_the_database_keeps_facts_and_no_sentence(upgraded: OpenServer) -> None:
    assert [kept for kept in (await summaries(upgraded)).values() if "moment" in kept or kept["phase"]] == []
    await returning(upgraded, "Ann").get("/tables", mine=True)
    kept = await summaries(upgraded)
    assert kept["playing"]["phase"] == {"round": 1, "stage": "play", "first": "red", "turn": "red"}
    assert (kept["playing"]["awaited"], kept["playing"]["points"]) == ([1], [0, 0])
    assert kept["gathering"]["phase"] == {}


async def test_a_table_goes_on_where_it_was(upgraded: OpenServer) -> None:
    ann, bob = returning(upgraded, "Ann"), returning(upgraded, "Bob")
    view = await bob.view("playing", 1)
    assert view["version"] == 19
    assert view["take_back"] == {"seat": 0, "to": 16, "agreed": [], "missing": [1]}
    answer = await bob.ask("answer-back", "playing", view, version=None, agree=True)
    assert answer.status_code == 200
    back = await ann.view("playing", 0)
    assert back["asked"] is not None
    assert (await ann.play("playing", back)).status_code == 200
    assert (await summaries(upgraded))["playing"]["phase"]
    assert (await ann.view("finished"))["ending"]["points"] == [72, 58]


async def test_a_table_of_other_rules_does_not_hide_the_list(upgraded: OpenServer) -> None:
    async with upgraded.context.store.write() as connection:
        await connection.execute(text("UPDATE change SET body = replace(body, 'card', 'cart')"))
    mine = {each["id"]: each for each in (await returning(upgraded, "Ann").get("/tables", mine=True)).json()}
    assert (mine["playing"]["moment"], mine["playing"]["awaited"]) == ("", [1])
