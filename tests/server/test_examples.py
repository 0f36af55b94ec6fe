"""Examples of clauses over HTTP: every step in words, with the table as one seat sees it."""

import pytest

from teahouse import ledger
from teahouse.server.examples import steps_of
from teahouse.teaching.examples import all_stored
from tests.server.guests import OpenServer

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ledger.games())
def test_every_example_can_be_told(game: str) -> None:
    """Whatever a test lays out, the table has words for it; every second one is told in Russian."""
    for number, example in enumerate(all_stored(game).values()):
        steps = list(steps_of(game, example, "ru" if number % 2 else "en"))
        assert all(step.text for step in steps), example.clause
        assert [step.shows for step in steps].index(True) == example.shows + 1


async def test_a_refusal_is_told_as_the_table_tells_it(server: OpenServer) -> None:
    told = (await server.stranger().get("/rules/ancient_world/AW-BLD-06/example")).json()
    first, *_, last = told["steps"]
    assert (first["deed"], first["view"]["version"], first["view"]["seat"]) == ("start", 0, told["eyes"])
    (shown,) = [step for step in told["steps"] if step["shows"]]
    assert (shown["deed"], shown["why"]["clause"]) == ("refused", "AW-BLD-06")
    assert [(lack["have"], lack["need"]) for lack in shown["why"]["lacks"]] == [(0, 1)]
    assert last["view"]["asked"] is not None


async def test_a_move_is_told_with_what_is_heard_of_it(server: OpenServer) -> None:
    told = (await server.stranger().get("/rules/great_wall/GW-ATK-03/example", lang="ru")).json()
    moves = [step for step in told["steps"] if step["deed"] == "move"]
    assert moves
    assert all(step["text"] and step["move"] for step in moves if step["seat"] == told["eyes"])
    assert any(line["pieces"] for step in moves for line in step["lines"])
    assert told["text"].startswith("Только что завербованный всадник")


async def test_the_rules_say_which_clauses_can_be_shown_and_which_tests_prove_them(server: OpenServer) -> None:
    rules = (await server.stranger().get("/games/ancient_world/rules")).json()
    clauses = {
        clause["id"]: clause
        for chapter in rules["chapters"]
        for section in chapter["sections"]
        for clause in section["clauses"]
    }
    assert clauses["AW-BLD-06"]["example"]
    assert not clauses["AW-CMP-04"]["example"]
    assert any("test_build.py::" in test for test in clauses["AW-BLD-06"]["tests"])


async def test_what_has_no_example_says_so(server: OpenServer) -> None:
    browser = server.stranger().browser
    for path in ("ancient_world/AW-CMP-04", "ancient_world/AW-NO-01", "great_wall/AW-BLD-06"):
        answer = await browser.get(f"/api/rules/{path}/example")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-example")
    assert (await browser.get("/api/rules/chess/AW-BLD-06/example")).json()["code"] == "no-such-game"
