"""Reviews over the web: begun by somebody with a name, made in the background, kept with the game, shared by a link."""

import asyncio
from typing import Any

import pytest

from teahouse.review.facts import Depth
from teahouse.server import reviews
from tests.server.guests import OpenServer

pytestmark = pytest.mark.anyio
SAMPLE = "sample-ancient_world-1_photo_finish"
SMALL = Depth(worlds=1, looks=1, pairs=1, candidates=1, second_looks=1, second_pairs=2, reasons=1)


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(reviews.DEPTHS, "quick", SMALL)


async def when_done(server: OpenServer, table: str) -> dict[str, Any]:
    async with asyncio.timeout(300):
        while True:
            shown = (await server.stranger().get(f"/tables/{table}/review", lang="en")).json()
            if shown["state"] != "running":
                return dict(shown)
            assert 0.0 <= shown["progress"] <= 1.0
            await asyncio.sleep(0.05)


async def test_a_review_is_begun_by_one_and_read_by_everybody(server: OpenServer) -> None:
    stranger = server.stranger()
    assert (await stranger.get(f"/tables/{SAMPLE}/review")).json()["state"] == "none"
    assert (await stranger.post(f"/tables/{SAMPLE}/review", {})).status_code == 401
    ann = await server.guest("Ann")
    assert (await ann.post(f"/tables/{SAMPLE}/review", {})).json()["state"] == "running"
    shown = await when_done(server, SAMPLE)
    assert shown["state"] == "done"
    told = shown["review"]
    assert told["curve"][-1]["known"] == [0.0, 100.0, 0.0]
    assert [era["title"] for era in told["eras"]] == [f"Round {number}" for number in range(1, 7)]
    assert (await ann.post(f"/tables/{SAMPLE}/review", {})).json()["state"] == "done", "it is not made again"


async def test_whoever_asked_stops_it(server: OpenServer) -> None:
    ann, bo = await server.guest("Ann"), await server.guest("Bo")
    await ann.post(f"/tables/{SAMPLE}/review", {})
    assert (await bo.post(f"/tables/{SAMPLE}/review/stop", {})).json()["state"] == "running"
    assert (await ann.post(f"/tables/{SAMPLE}/review/stop", {})).json()["state"] == "none"


async def test_nothing_is_told_of_a_game_under_way(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    table = (await ann.post("/tables", {"game": "zhanguo", "seats": seats})).json()["id"]
    for answer in (await ann.get(f"/tables/{table}/review"), await ann.post(f"/tables/{table}/review", {})):
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


async def test_it_is_kept_in_the_database(server: OpenServer) -> None:
    """The review of a game outlives the process; that of other cards or rules is made anew."""
    archive = server.context.archive
    ann = await server.guest("Ann")
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    table = (await ann.post("/tables", {"game": "zhanguo", "seats": seats})).json()["id"]
    await archive.keep_review(table, "quick", "those rules", b"one")
    await archive.keep_review(table, "quick", "these rules", b"two")
    await archive.keep_review("no such table", "quick", "these rules", b"three")
    assert await archive.reviews(table) == {"quick": ("these rules", b"two")}
    assert await archive.reviews("no such table") == {}
