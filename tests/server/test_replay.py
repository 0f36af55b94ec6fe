"""Finished games: every step through any eyes, the record as a file, and new tables that branch off."""

from pathlib import Path

import pytest

from teahouse.engine.record import load
from teahouse.engine.record import replay as replay_record
from teahouse.engine.rng import seeded
from teahouse.server.games import game_names, loaded
from tests.server.guests import Guest, Json, OpenServer, any_option, finish
from tests.server.test_commands import mover

pytestmark = pytest.mark.anyio


async def finished(server: OpenServer, game: str = "zhanguo") -> tuple[Guest, str]:
    ann = await server.guest("Ann")
    seats = ["me", "random"] if game != "great_wall" else ["me", "random", "random"]
    table = await ann.table(game, *seats)
    await finish(server, table)
    return ann, table


async def step(guest: Guest, table: str, at: int, **query: object) -> Json:
    answer = await guest.get(f"/tables/{table}/replay/{at}", **query)
    assert answer.status_code == 200, answer.text
    return Json(answer.json())


@pytest.mark.parametrize("game", game_names())
async def test_the_outline_has_every_move_and_the_headings_between(server: OpenServer, game: str) -> None:
    ann, table = await finished(server, game)
    outline = (await ann.get(f"/tables/{table}/replay", lang="ru")).json()
    steps = outline["steps"]
    moves = [each for each in steps if not each["heading"]]
    assert outline["table"]["state"] == "over"
    assert [each["at"] for each in moves] == list(range(1, len(moves) + 1))
    assert any(each["heading"] for each in steps[1:])
    assert all(each["text"] for each in steps)
    first, last = await step(ann, table, 0), await step(ann, table, len(moves))
    assert first["ending"] is None
    assert last["ending"]["winners"] == outline["table"]["winners"]


@pytest.mark.parametrize("game", game_names())
async def test_a_step_is_told_as_in_the_log_or_as_question_and_answer(server: OpenServer, game: str) -> None:
    ann, table = await finished(server, game)
    steps = (await ann.get(f"/tables/{table}/replay", lang="en")).json()["steps"]
    texts = [each["text"] for each in steps if not each["heading"]]
    log = {line["text"] for line in (await step(ann, table, len(texts), eyes=-1, lang="en"))["log"]}
    silent = [text for text in texts if text not in log]
    assert 0 < len(silent) < len(texts)
    asked = [text for text in silent if not text.endswith("has nothing to choose: the table answers.")]
    assert all(text.count(" — ") == 1 and "?" in text.partition(" — ")[0] for text in asked)


async def test_each_seat_sees_what_it_saw_and_open_eyes_see_all(server: OpenServer) -> None:
    ann, table = await finished(server)
    views = {eyes: await step(ann, table, 40, eyes=eyes) for eyes in (-2, -1, 0, 1)}
    hands = {eyes: [len(each["hand"]) for each in view["shown"]["players"]] for eyes, view in views.items()}
    assert hands[-1] == [0, 0]
    assert (hands[0][1], hands[1][0]) == (0, 0)
    assert hands[-2] == [hands[0][0], hands[1][1]]
    assert len(views[-2]["log"]) > len(views[0]["log"]) > len(views[-1]["log"])
    assert not any(view["can_undo"] or view["can_ask_back"] for view in views.values())
    assert (await step(server.stranger(), table, 40, eyes=1))["shown"] == views[1]["shown"]


async def test_the_log_of_a_replay_grows_line_by_line(server: OpenServer) -> None:
    ann, table = await finished(server)
    log: dict[int, Json] = {}
    for at in range(0, 60, 7):
        view = await step(ann, table, at, log_from=max(log, default=-1) + 1)
        log = {n: line for n, line in log.items() if n < view["log_from"]} | {line["n"]: line for line in view["log"]}
    whole = await step(ann, table, 56)
    assert [log[n] for n in sorted(log)] == whole["log"]


async def test_moves_taken_back_are_not_replayed(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "me")
    _, _, view = await mover(table, ann, ann)
    moved = (await ann.play(table, view)).json()
    await ann.ask("undo", table, moved)
    await finish(server, table)
    steps = (await ann.get(f"/tables/{table}/replay")).json()["steps"]
    made = server.context.live_tables.by_id[table].game.moves
    assert steps[-1]["at"] == made - 1


@pytest.mark.parametrize(("path", "code"), [("replay/100000", 400), ("replay/3?eyes=4", 400), ("replay/x", 404)])
async def test_steps_and_eyes_that_are_not_there(server: OpenServer, path: str, code: int) -> None:
    ann, table = await finished(server)
    assert (await ann.browser.get(f"/api/tables/{table}/{path}")).status_code == code


async def test_the_record_is_a_file_that_replays(server: OpenServer, tmp_path: Path) -> None:
    ann, table = await finished(server)
    answer = await ann.get(f"/tables/{table}/record")
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    assert "attachment" in answer.headers["content-disposition"]
    path = tmp_path / "game.jsonl"
    path.write_text(answer.text, encoding="utf-8")
    record = load(str(path))
    assert record.players == ["Ann", "Random bot"]
    assert replay_record(loaded("zhanguo").kind, record).trouble == ""


async def test_a_branch_goes_on_from_any_position(server: OpenServer) -> None:
    ann, table = await finished(server)
    wish = {"at": 40, "seats": [{"who": "me"}, {"who": "me"}]}
    answer = await ann.post(f"/tables/{table}/branch", wish)
    assert answer.status_code == 201
    branch = answer.json()
    assert (branch["branch_of"], branch["branch_at"], branch["state"]) == (table, 40, "playing")
    now, then = await ann.view(branch["id"], 1), await step(ann, table, 40, eyes=1)
    assert now["shown"] == then["shown"]
    assert [line["text"] for line in now["log"]] == [line["text"] for line in then["log"]]
    assert not now["can_undo"]
    now = now if now["asked"] else await ann.view(branch["id"], 0)
    assert (await ann.play(branch["id"], now, any_option(now, seeded("branch")))).status_code == 200


async def test_impossible_branches(server: OpenServer) -> None:
    ann, table = await finished(server)
    two = [{"who": "me"}, {"who": "bot"}]
    end = (await ann.get(f"/tables/{table}/replay")).json()["steps"][-1]["at"]
    for wish, code in (
        ({"at": end, "seats": two}, "no-such-step"),
        ({"at": 3, "seats": [*two, {"who": "bot"}]}, "bad-seats"),
        ({"at": -1, "seats": two}, "malformed"),
    ):
        assert (await ann.post(f"/tables/{table}/branch", wish)).json()["code"] == code
    playing = await ann.table("zhanguo", "me", "me")
    assert (await ann.post(f"/tables/{playing}/branch", {"at": 0, "seats": two})).json()["code"] == "not-over"
    assert (await server.stranger().post(f"/tables/{table}/branch", {"at": 0, "seats": two})).status_code == 401


async def test_a_record_of_a_table_that_went_back_replays(server: OpenServer, tmp_path: Path) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "me")
    rng = seeded("back")
    for _ in range(60):
        _, _, view = await mover(table, ann, ann)
        await ann.play(table, view, any_option(view, rng))
    views = [await ann.view(table, seat) for seat in range(2)]
    back = await ann.ask("ask-back", table, next(view for view in views if view["can_ask_back"]))
    assert back.status_code == 200
    await finish(server, table)
    path = tmp_path / "game.jsonl"
    path.write_text((await ann.get(f"/tables/{table}/record")).text, encoding="utf-8")
    record = load(str(path))
    assert any("rewind" in entry for entry in record.entries)
    assert replay_record(loaded("zhanguo").kind, record).trouble == ""
    moves = server.context.live_tables.by_id[table].game.moves
    assert (await ann.get(f"/tables/{table}/replay")).json()["steps"][-1]["at"] < moves
