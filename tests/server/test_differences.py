"""Views as differences: put together they are the views, they are short, and whoever misses one gets the whole."""

import asyncio
import zlib
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json

from teahouse.engine.rng import seeded
from teahouse.server.differences import changed, difference
from tests.server.guests import ClientSocket, Guest, Json, OpenServer, any_option
from tests.server.put_together import put
from tests.server.test_commands import mover

pytestmark = pytest.mark.anyio

VECTORS: Final = Path(__file__).parents[2] / "web" / "tests" / "differences_vectors.json"
VALUES: Final = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text("abc", max_size=3),
    lambda inner: st.lists(inner, max_size=12) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=24,
)
OBJECTS: Final = st.dictionaries(st.sampled_from("abcd"), VALUES, max_size=4)


@given(OBJECTS, OBJECTS)
def test_a_change_leads_from_one_value_to_the_other(before: Json, after: Json) -> None:
    assert put(before, json.decode(difference(json.encode(before), json.encode(after)))) == after


@given(VALUES)
def test_what_has_not_changed_is_not_told(value: Any) -> None:
    assert difference(json.encode({"a": value}), json.encode({"a": value})) == b"{}"


@pytest.mark.parametrize("vector", json.decode(VECTORS.read_bytes()), ids=lambda each: str(each["change"]))
def test_the_browser_is_tried_with_what_we_say(vector: Json) -> None:
    assert changed(vector["before"], vector["after"]) == vector["change"]
    assert put(vector["before"], vector["change"]) == vector["after"]


class Reader:
    """Somebody who holds a view and changes it as they are told."""

    def __init__(self, line: ClientSocket) -> None:
        self.line = line
        self.view: Json = {}
        self.numbers: list[int] = []
        """Of changes since the last whole view."""
        self.sizes: list[int] = []
        """Bytes of every view after the first, squeezed as sockets of browsers are."""
        self.squeezing = zlib.compressobj(wbits=-zlib.MAX_WBITS)

    async def hear(self, version: int) -> Json:
        while self.view.get("version", -1) < version:
            told = await self.line.hear()
            if told["type"] == "view":
                self.view, self.numbers = told, []
            elif told["type"] == "changed":
                self.view = put(self.view, told["changes"])
                self.numbers.append(told["number"])
            told_so = self.squeezing.compress(self.line.heard[-1]) + self.squeezing.flush(zlib.Z_SYNC_FLUSH)
            if told["type"] == "changed":
                self.sizes.append(len(told_so))
        assert self.numbers == list(range(1, len(self.numbers) + 1))
        return self.view


def without_log(view: Json) -> Json:
    """Two sockets may be told of the same lines in one view or in several."""
    return {name: value for name, value in view.items() if name not in ("log", "log_from", "scenes")}


async def whoever_is_asked(ann: Guest, table: str) -> Json:
    """The view of a seat that is asked, once the table has given the answers it gives itself."""
    async with asyncio.timeout(60):
        while True:
            for seat in range(2):
                view = await ann.view(table, seat)
                if view["asked"]:
                    return view
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", ["zhanguo", "great_wall", "ancient_world"])
async def test_changes_put_together_are_the_views_and_are_short(server: OpenServer, game: str) -> None:
    rng = seeded(f"differences {game}")
    ann = await server.guest("Ann")
    table = await ann.table(game, "me", "me", *(["random"] if game == "great_wall" else []))
    readers = []
    for seat in range(2):
        line, other = await ann.socket(table), await ann.socket(table)
        await line.say("look", seat=seat, lang="en", differences=True)
        await other.look(seat)
        readers.append((Reader(line), Reader(other)))
    for _ in range(30):
        view = await whoever_is_asked(ann, table)
        played = await ann.play(table, view, any_option(view, rng))
        version = played.json()["version"]
        for changing, whole in readers:
            assert without_log(await changing.hear(version)) == without_log(await whole.hear(version))
    sizes = [size for changing, _ in readers for size in changing.sizes]
    assert sum(sizes) / len(sizes) < 1500
    told = sum(len(each) for changing, _ in readers for each in changing.line.heard)
    assert told < sum(len(each) for _, whole in readers for each in whole.line.heard) / 2


async def test_whoever_looks_again_gets_the_whole(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "me")
    line = await ann.socket(table)
    await line.say("look", seat=0, lang="en", differences=True)
    reader = Reader(line)
    await reader.hear(0)
    for lang in ("en", "ru"):
        _, _, view = await mover(table, ann, ann)
        version = (await ann.play(table, view)).json()["version"]
        await reader.hear(version)
        assert reader.numbers == [1]
        await line.say("look", seat=0, lang=lang, log_from=reader.view["log_from"], differences=True)
        reader.view = {}
        await reader.hear(version)
        assert reader.numbers == []


async def test_onlookers_share_what_has_changed(server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is the same for many is made once."""
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "me", listed=True)
    lines = [await server.stranger().socket(table) for _ in range(5)]
    for line in lines:
        await line.say("look", seat=-1, lang="en", differences=True)
        await line.view()
    made = list[bytes]()

    def counted(one: bytes, other: bytes) -> bytes:
        made.append(difference(one, other))
        return made[-1]

    monkeypatch.setattr("teahouse.server.live_tables.difference", counted)
    _, _, view = await mover(table, ann, ann)
    await ann.play(table, view)
    told = [await line.hear("changed") for line in lines]
    assert all(each == told[0] for each in told)
    assert len(made) == 1
