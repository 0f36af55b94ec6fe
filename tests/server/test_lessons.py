"""Lessons over the web: the table of contents, and a lesson through its socket."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from teahouse.server.games import teller
from teahouse.server.lessons import walkthrough
from teahouse.teaching.lessons import lesson_of
from tests.server.guests import ClientSocket, Json, OpenServer, open_server, settings_at

pytestmark = pytest.mark.anyio
GAME, FIRST = "zhanguo", "zg-1-two-uses"


async def enter(server: OpenServer, step: int = 1, lang: str = "en", lesson: str = FIRST) -> ClientSocket:
    """A stranger opens a lesson: nobody needs a name to learn."""
    return await server.stranger().lesson(GAME, lesson, step, lang)


async def shown(line: ClientSocket) -> tuple[Json, Json]:
    """The table, and where the lesson stands."""
    return await line.view(), await line.hear("lesson")


async def press(line: ClientSocket, move: str, view: Json, **words: Any) -> None:
    await line.say("play", seat=view["seat"], version=view["version"], move=move, key=move, **words)


async def test_the_lessons_of_a_game_are_listed_in_both_languages(server: OpenServer) -> None:
    told = (await server.stranger().get(f"/learn/{GAME}", lang="ru")).json()
    assert [lesson["number"] for lesson in told["lessons"]] == list(range(1, 8))
    assert told["lessons"][0]["title"] == "Одна карта — два применения"
    assert told["lessons"][1]["needs"] == [FIRST]


async def test_there_are_no_lessons_of_a_game_that_is_not_there(server: OpenServer) -> None:
    assert (await server.stranger().get("/learn/chess")).json()["code"] == "no-such-game"


async def test_a_lesson_begins_with_the_table_and_its_first_step(server: OpenServer) -> None:
    view, step = await shown(await enter(server))
    assert (view["table"], view["seat"], view["players"][0]["name"]) == ("lesson", 0, "You")
    assert (step["step"], step["count"], step["kind"]) == (1, 21, "say")
    assert (step["can_go_on"], step["can_go_back"], step["next"]) == (True, False, "zg-2-officials-and-workers")


async def test_the_move_that_a_step_wants_is_made_and_the_next_step_begins(server: OpenServer) -> None:
    line = await enter(server, 3)
    view, step = await shown(line)
    assert step["moves"] == ["card 63"]
    await press(line, "card 63", view)
    assert await line.hear("done") == {"type": "done", "key": "card 63", "version": 1}
    view, step = await shown(line)
    assert (view["version"], step["step"], step["moves"]) == (1, 4, ["region 2"])


async def test_another_legal_move_is_not_made_but_said_to_be_for_later(server: OpenServer) -> None:
    line = await enter(server, 3)
    view, _ = await shown(line)
    await press(line, "card 19", view)
    assert (await line.hear("done"))["version"] == 0
    step = await line.hear("lesson")
    assert step["step"] == 3
    assert (step["reply"]["kind"], step["reply"]["move"]) == ("instead", "card 19")
    assert step["reply"]["text"].startswith("That will come later.")


async def test_an_illegal_move_gets_the_why_not_of_every_table(server: OpenServer) -> None:
    line = await enter(server, 3)
    view, _ = await shown(line)
    await press(line, "region 2", view)
    problem = await line.hear("problem")
    assert (problem["code"], problem["key"]) == ("refused", "region 2")
    await line.say("why", seat=0, move="region 2")
    told = await line.hear("why")
    assert (told["allowed"], told["clause"]) == (False, problem["clause"])


async def test_a_question_is_answered_until_the_answer_is_right(server: OpenServer) -> None:
    line = await enter(server, 10)
    _, step = await shown(line)
    assert [answer["right"] for answer in step["answers"]] == [None, None, None]
    await line.say("lesson_go", to=11)
    assert (await line.hear("problem"))["code"] == "lesson-not-yet"
    await line.say("lesson_choose", answer=0)
    step = await line.hear("lesson")
    assert (step["reply"]["kind"], step["can_go_on"]) == ("wrong", False)
    assert [answer["right"] for answer in step["answers"]] == [False, None, None]
    await line.say("lesson_choose", answer=2)
    step = await line.hear("lesson")
    assert (step["reply"]["kind"], step["can_go_on"]) == ("right", True)
    await line.say("lesson_go", to=11)
    assert (await shown(line))[1]["step"] == 11


async def test_going_back_restores_the_table_and_its_log(server: OpenServer) -> None:
    line = await enter(server, 8)
    first, _ = await shown(line)
    await press(line, "region 1", first)
    view, step = await shown(line)
    assert step["kind"] == "watch"
    assert view["log_from"] > first["log"][-1]["n"]
    await line.say("lesson_go", to=8)
    view, step = await shown(line)
    assert step["step"] == 8
    assert view["shown"] == first["shown"]
    assert view["log_from"] > first["log"][-1]["n"]
    assert view["log"] == []


async def test_after_a_reconnect_the_lesson_goes_on_in_another_language(server: OpenServer) -> None:
    line = await enter(server, 8)
    before, step = await shown(line)
    again = await server.stranger().lesson(GAME, FIRST, 8, "ru", log_from=500)
    view, step = await shown(again)
    assert view["shown"] == before["shown"]
    assert step["title"] == "Одна карта — два применения"
    assert len(view["log"]) == len(before["log"])
    await again.say("lesson_look", lang="en", step=8)
    assert (await shown(again))[1]["title"] == "One card, two uses"


async def test_wrong_messages_get_a_sentence_and_the_socket_stays_open(server: OpenServer) -> None:
    guest = server.stranger()
    line = await guest.knock_at(f"/api/learn/{GAME}/{FIRST}/socket", "http://teahouse.test")
    assert await line.open()
    await line.say("lesson_go", to=2)
    assert (await line.hear("problem"))["code"] == "lesson-not-begun"
    for text in ("{", '{"type":"look","seat":1,"lang":"en"}', '{"type":"lesson_look","lang":"xx"}', "x" * 9000):
        await line.say_raw(text)
        assert (await line.hear("problem"))["text"]
    await line.say("lesson_look", lang="en")
    view, _ = await shown(line)
    await line.say("play", seat=1, version=0, move="card 63", key="1")
    assert (await line.hear("problem"))["code"] == "not-your-seat"
    await press(line, "card 6300", view)
    assert (await line.hear("problem"))["code"] == "no-such-move"
    await line.say("undo", seat=0, version=0, key="2")
    assert (await line.hear("problem"))["code"] == "nothing-to-undo"
    await line.say("lesson_choose", answer=0)
    assert (await line.hear("problem"))["code"] == "lesson-not-asked"
    await line.say("play", seat=0, version=9, move="card 63", key="3")
    assert (await line.hear("problem"))["code"] == "stale"
    await shown(line)


async def test_there_is_no_lesson_of_that_name(server: OpenServer) -> None:
    line = await server.stranger().lesson(GAME, "zg-99")
    assert (await line.hear("problem"))["code"] == "no-such-lesson"


async def test_there_is_no_step_after_the_end(server: OpenServer) -> None:
    """The end itself is there: whoever stands at it may lose their line."""
    line = await enter(server, 999)
    problem = await line.hear("problem")
    assert (problem["code"], "21" in problem["text"]) == ("no-such-lesson-step", True)
    await line.say("lesson_look", lang="en", step=22)
    assert (await shown(line))[1]["kind"] == "end"
    await line.say("lesson_look", lang="en", step=23)
    assert (await line.hear("problem"))["code"] == "no-such-lesson-step"
    assert (await server.stranger().get(f"/learn/{GAME}/{FIRST}/999")).status_code == 404


async def test_pages_of_others_open_no_lesson(server: OpenServer) -> None:
    line = await server.stranger().knock_at(f"/api/learn/{GAME}/{FIRST}/socket", "http://elsewhere.test")
    assert not await line.open()


@pytest.mark.parametrize(
    ("game", "lesson"), [(GAME, FIRST), ("great_wall", "gw-1-first-autumn"), ("ancient_world", "aw-1-first-banners")]
)
async def test_a_lesson_is_learnt_to_its_end(server: OpenServer, game: str, lesson: str) -> None:
    line = await server.stranger().lesson(game, lesson)
    seen: list[str] = []
    while True:
        view, step = await shown(line)
        seen.append(step["kind"])
        if step["kind"] == "end":
            break
        if step["kind"] == "ask":
            answer = 0
            while not step["can_go_on"]:
                await line.say("lesson_choose", answer=answer)
                step, answer = await line.hear("lesson"), answer + 1
        if step["can_go_on"]:
            await line.say("lesson_go", to=step["step"] + 1)
        else:
            await press(line, step["moves"][0], view)
    assert {"say", "do", "watch", "ask", "goal"} <= set(seen)
    assert step["next"]
    told = b"".join(line.heard)
    assert lesson_of(game, lesson).told.seed.encode() not in told


async def test_a_learner_is_shown_what_their_seat_observes(server: OpenServer) -> None:
    """And no more: hands and orders of the others stay as hidden as in a game."""
    line = await server.stranger().lesson("great_wall", "gw-1-first-autumn", 5)
    view, _ = await shown(line)
    position = walkthrough("great_wall", "gw-1-first-autumn").tables[5].position
    reading = teller("great_wall", "en").read(position.observe(0))
    assert view["shown"] == json.decode(json.encode(reading.shown()))
    assert [clan["tactics"] for clan in view["shown"]["clans"]][1:] == [[], []]


async def test_several_moves_of_one_press_are_made_as_far_as_they_are_wanted(server: OpenServer) -> None:
    line = await enter(server, 3)
    view, _ = await shown(line)
    await press(line, "region 1", view, before=["card 63"])
    assert (await line.hear("done"))["version"] == 1
    _, step = await shown(line)
    assert (step["step"], step["reply"]["kind"]) == (4, "instead")


async def test_a_move_towards_a_goal_is_taken_back(server: OpenServer) -> None:
    line = await enter(server, 19)
    view, _ = await shown(line)
    assert not view["can_undo"]
    await press(line, "card 2", view)
    view, step = await shown(line)
    assert (view["can_undo"], step["step"]) == (True, 19)
    await line.say("undo", seat=0, version=view["version"], key="back")
    view, step = await shown(line)
    assert (view["can_undo"], step["moves"]) == (False, ["card 2"])


async def test_only_so_many_lessons_are_under_way_at_once(database: Path) -> None:
    async with open_server(settings_at(database, lessons=1)) as server:
        first = await enter(server)
        await shown(first)
        second = await server.stranger().knock_at(f"/api/learn/{GAME}/{FIRST}/socket", "http://teahouse.test")
        assert not await second.open()
        assert second.closed == 1013
        await first.close()
        assert server.context.learners == 0
        await shown(await enter(server))


async def test_whoever_asks_too_much_at_once_is_answered_slowly(strict_server: OpenServer) -> None:
    line = await enter(strict_server)
    await shown(line)
    for _ in range(6):
        await line.say("lesson_go", to=1)
    for _ in range(6):
        await shown(line)
    assert await line.quiet()


async def test_a_game_is_introduced_with_pictures_of_tables_at_which_nothing_is_asked(server: OpenServer) -> None:
    told = (await server.stranger().get(f"/learn/{GAME}/introduction", lang="ru")).json()
    assert told["title"] == "ZhanGuo за две минуты"
    pictures = [block for section in told["sections"] for block in section["blocks"] if block["type"] == "picture"]
    at = f"/learn/{GAME}/{pictures[0]['lesson']}/{pictures[0]['step']}"
    view = (await server.stranger().get(at)).json()
    assert (view["type"], view["table"], view["asked"]) == ("view", "lesson", None)
    assert (await server.stranger().get(f"/learn/{GAME}/none/1")).status_code == 404
    assert (await server.stranger().get("/learn/chess/introduction")).status_code == 404
