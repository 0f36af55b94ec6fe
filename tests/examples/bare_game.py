"""How a game is shown that has no words, ledger, mind, features or board; `test_bare_game.py` runs this file."""

from pathlib import Path

import pytest

from teahouse.cli import run
from teahouse.engine.errors import TeahouseError
from teahouse.envs import raw_env
from tests.server.guests import open_server, play_to_the_end, settings_at
from tests.terminal.evening import Evening


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_the_server_falls_back_to_the_bare_words(tmp_path: Path) -> None:
    async with open_server(settings_at(tmp_path / "house.db")) as server:
        ann = await server.guest("Ann")
        shown = next(game for game in (await ann.get("/games", lang="ru")).json() if game["name"] == "bare")
        assert (shown["title"], shown["players"], shown["time"], shown["line"]) == ("Bare", "2 игрока", "", "")
        assert shown["options"][0]["choice_titles"] == ["slow", "quick"]
        assert (await ann.get("/games/bare/rules")).json() == {"game": "bare", "chapters": [], "questions": []}
        assert (await ann.get("/games/bare/printed")).json() == {}
        wish = {"game": "bare", "seats": [{"who": "me"}, {"who": "me"}], "options": {"pace": "quick"}}
        refused = await ann.post("/tables", wish)
        assert (refused.status_code, refused.json()["clause"]) == (400, "too-quick")
        table = await ann.table("bare", "me", "sage")
        view = await ann.view(table, 0)
        assert view["asked"]["question"] == "Take"
        assert [option["text"] for option in view["asked"]["options"]] == ["Take 1", "Take 2"]
        assert view["shown"] == {"table": [], "hand": [], "players": [[], []]}
        last = await play_to_the_end({0: ann}, table)
        assert last["log"][0]["text"].startswith("Player 1 took ")
        why = (await ann.get(f"/tables/{table}/why", seat=0, move="take 1")).json()
        assert (why["clause"], why["rule"]) == ("wait", "")


def test_the_terminal_says_what_there_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # the line after the last move is the name of a file to save to
    played = Evening(["rules", "take 2", *["take 2", "why take 2", "take 1"] * 9], "human,random", game="bare")
    assert "The rules of this game are not written down here." in played.flat
    assert played.table.position.over


def test_what_a_move_lacks_is_said_in_bare_words() -> None:
    played = Evening([*["", "take 2"] * 5, "quit!"], "human,human", game="bare")
    assert "Stone: have 1, need 2." in played.flat


def test_the_environment_says_that_there_is_nothing_to_learn_from() -> None:
    with pytest.raises(TeahouseError, match="bare has no features to learn from"):
        raw_env("bare", seats=2)


def test_commands_say_what_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["ledger", "bare"]) == 2
    assert "bare has no ledger" in capsys.readouterr().err
    assert run(["simulate", "bare", "--games", "2", "--seats", "scholar,general@10", "--jobs", "1"]) == 0
