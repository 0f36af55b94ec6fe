"""What those who play together tell each other that they intend."""

from pathlib import Path

import pytest

from tests.server.guests import Guest, Json, OpenServer, finish, open_server, settings_at

pytestmark = pytest.mark.anyio

TOGETHER = {"mode": "cooperative"}


async def together(server: OpenServer) -> tuple[Guest, Guest, str]:
    ann, bo = await server.guest("Ann"), await server.guest("Bo")
    table = await ann.table("great_wall", "me", "open", "random", options=TOGETHER)
    assert (await bo.post(f"/tables/{table}/join", {"seat": 1})).status_code == 200
    return ann, bo, table


async def planned(guest: Guest, table: str) -> list[Json]:
    return list((await guest.get(f"/tables/{table}/plans")).json())


async def test_a_plan_is_seen_by_all_at_the_table_until_it_is_taken_back(server: OpenServer) -> None:
    ann, bo, table = await together(server)
    line = await bo.socket(table)
    await line.look(1)
    await line.view()
    plan = {"type": "plan", "seat": 0, "phrase": "defend", "about": "left"}
    assert (await ann.post(f"/tables/{table}/plan", plan)).status_code == 200
    told = (await line.hear("plans"))["lines"]
    assert told == [{"seat": 0, "period": 1, "phrase": "defend", "about": "left", "text": ""}]
    await line.say("plan", seat=1, text="  gold for the palace  ")
    told = (await line.hear("plans"))["lines"]
    assert [(each["seat"], each["text"]) for each in told] == [(0, ""), (1, "gold for the palace")]
    assert (await ann.post(f"/tables/{table}/plan", {"type": "plan", "seat": 0})).status_code == 200
    assert [each["seat"] for each in (await line.hear("plans"))["lines"]] == [1]
    again = await ann.socket(table)
    await again.look(0)
    assert [each["seat"] for each in (await again.hear("plans"))["lines"]] == [1]


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "I defend the left section."), ("ru", "Обороняюсь на левом участке.")]
)
async def test_the_view_holds_every_sentence_in_the_language_of_who_looks(
    server: OpenServer, lang: str, words: str
) -> None:
    ann, _, table = await together(server)
    view = (await ann.get(f"/tables/{table}/view", seat=0, lang=lang)).json()
    assert view["planning"]["period"] == 1
    phrases = {phrase["word"]: phrase for phrase in view["planning"]["phrases"]}
    assert [intent["text"] for intent in phrases["defend"]["intents"] if intent["about"] == "left"] == [words]
    assert [intent["about"] for intent in phrases["help"]["intents"]] == [""]
    assert phrases["edict"]["intents"], "there are edicts to plan for"


@pytest.mark.parametrize(
    ("plan", "status", "code"),
    [
        ({"phrase": "defend", "about": "moon"}, 400, "no-such-plan"),
        ({"phrase": "dance"}, 400, "no-such-plan"),
        ({"phrase": "help", "text": "and more"}, 400, "no-such-plan"),
        ({"text": "x" * 81}, 400, "malformed"),
        ({"seat": 1}, 403, "not-your-seat"),
    ],
)
async def test_what_cannot_be_planned_is_refused(server: OpenServer, plan: Json, status: int, code: str) -> None:
    ann, _, table = await together(server)
    answer = await ann.post(f"/tables/{table}/plan", {"type": "plan", "seat": 0} | plan)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert await planned(ann, table) == []


async def test_who_plays_against_the_others_plans_nothing_and_after_the_end_nobody_does(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    for game, options in (("great_wall", {}), ("zhanguo", {}), ("great_wall", TOGETHER)):
        table = await ann.table(game, "me", "random", options=options)
        if options:
            await finish(server, table)
        answer = await ann.post(f"/tables/{table}/plan", {"type": "plan", "seat": 0, "text": "win"})
        assert (answer.status_code, answer.json()["code"]) == (409, "no-plans")
        assert (await ann.get(f"/tables/{table}/view", seat=0)).json()["planning"] is None


async def test_a_plan_outlives_the_server(tmp_path: Path) -> None:
    settings = settings_at(tmp_path / "tables.db")
    async with open_server(settings) as server:
        ann, _, table = await together(server)
        await ann.post(f"/tables/{table}/plan", {"type": "plan", "seat": 0, "text": "gold"})
    async with open_server(settings) as server:
        assert [each["text"] for each in await planned(server.stranger(), table)] == ["gold"]
