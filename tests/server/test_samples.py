"""Sample games over the web: listed, watched with their comments, gone on from, and left as they are."""

import pytest

from tests.server.guests import OpenServer

pytestmark = pytest.mark.anyio
SAMPLE = "sample-ancient_world-1_photo_finish"


async def test_they_are_listed_with_their_results(server: OpenServer) -> None:
    listed = (await server.stranger().get("/samples", lang="ru", game="ancient_world")).json()
    first = listed[0]
    assert (first["table"]["id"], first["title"]) == (SAMPLE, "38, 38, 37")
    assert (first["table"]["points"], first["table"]["winners"], first["comments"]) == ([38, 38, 37], [1], 13)
    assert {each["table"]["game"] for each in listed} == {"ancient_world"}


async def test_one_is_watched_like_any_finished_game_with_comments(server: OpenServer) -> None:
    stranger = server.stranger()
    outline = (await stranger.get(f"/tables/{SAMPLE}/replay", lang="en")).json()
    assert [comment["at"] for comment in outline["comments"]][:2] == [3, 27]
    assert outline["steps"][-1]["at"] == 235
    view = (await stranger.get(f"/tables/{SAMPLE}/replay/235", eyes=0)).json()
    assert view["ending"]["winners"] == [1]


async def test_somebody_goes_on_from_one(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]
    made = (await ann.post(f"/tables/{SAMPLE}/branch", {"at": 40, "seats": seats})).json()
    assert (made["branch_of"], made["branch_at"], made["state"]) == (SAMPLE, 40, "playing")


async def test_nobody_changes_one(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    for path, body in (
        ("join", {}),
        ("leave", {}),
        ("delete", {}),
        ("rematch", {}),
        ("chat", {"text": "Well played."}),
        ("give", {"seat": 0, "who": "me"}),
        ("arrange", {"paused": True}),
    ):
        answer = await ann.post(f"/tables/{SAMPLE}/{path}", body)
        assert 400 <= answer.status_code < 500, (path, answer.text)
