"""A seat learns its observation and nothing else: in views, refusals, lists, logs of the server and errors."""

import pytest
import structlog

from teahouse.server.games import game_names
from tests.server.guests import OpenServer, finish
from tests.server.recorder import listened_game

pytestmark = pytest.mark.anyio

MOVES = 45
OPTIONS = {"zhanguo": {"draft": "on"}}


@pytest.mark.parametrize("game", game_names())
async def test_every_message_is_the_same_in_every_world_one_may_imagine(server: OpenServer, game: str) -> None:
    with structlog.testing.capture_logs() as logs:
        assert await listened_game(server, game, 3, OPTIONS.get(game, {}), "wire", MOVES) == MOVES
    assert logs == []


async def test_the_seed_leaves_the_server_only_after_the_end(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "me")
    seed = server.context.live_tables.by_id[table].row.seed
    for path in ("record", "replay", "replay/0"):
        answer = await ann.get(f"/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    for answer in (await ann.get(f"/tables/{table}"), await ann.get(f"/tables/{table}/view", seat=0)):
        assert seed not in answer.text
    assert (await ann.get(f"/tables/{table}/view", seat=-2)).status_code == 400
    await finish(server, table)
    assert seed in (await ann.get(f"/tables/{table}/record")).text


async def test_a_fault_of_ours_tells_nothing(server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "me")

    def fail(*_: object) -> None:
        raise RuntimeError("card 7 is in the hand of seat 1")

    monkeypatch.setattr("teahouse.server.views.render", fail)
    with structlog.testing.capture_logs() as logs:
        answer = await ann.get(f"/tables/{table}/view", seat=0)
    assert answer.status_code == 500
    assert answer.json() == {
        "type": "problem",
        "code": "broken",
        "text": "Something went wrong on our side. The game is kept as it was.",
        "key": "",
        "clause": "",
    }
    assert [(each["event"], each["kind"]) for each in logs] == [("request_failed", "RuntimeError")]
