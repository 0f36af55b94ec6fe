"""Agents from outside meet the house bots; rubbish, late or missing answers lose a game and nothing else."""

import json
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from teahouse.cli import run
from teahouse.engine.errors import TeahouseError
from teahouse.lab.arena import Arena, Fought, Function, Process, agent_of, fight, standings

ARENA = Arena("ancient_world", ["random"], 2, 2, {}, "arena")

FIRST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if "ask" in asked:
        print(json.dumps({"ask": asked["ask"], "move": asked["words"][0]}), flush=True)
"""


def first(question: dict[str, Any]) -> object:
    return question["legal"][0]


def program(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "agent.py"
    path.write_text(text, encoding="utf-8")
    return [sys.executable, str(path)]


def lost(answering: Any, patience: float = 30.0) -> set[str]:
    return {each.forfeit for each in fight(ARENA, Function(answering, patience))}


def test_a_function_and_a_process_that_choose_alike_play_alike(tmp_path: Path) -> None:
    by_function = list(fight(ARENA, Function(first, 30.0)))
    by_process = list(fight(ARENA, Process(program(tmp_path, FIRST), 30.0)))
    assert by_function == by_process
    assert [each.seat for each in by_function] == [0, 1]
    assert [each.forfeit for each in by_function] == ["", ""]


def test_the_question_tells_what_the_seat_knows_and_may_do() -> None:
    asked: list[dict[str, Any]] = []

    def answering(question: dict[str, Any]) -> object:
        asked.append(json.loads(json.dumps(question)))
        return first(question)

    list(fight(ARENA._replace(games=1), Function(answering, 30.0)))
    assert all(question["observation"]["seat"] == question["seat"] == 0 for question in asked)
    assert all(len(question["legal"]) == len(question["words"]) for question in asked)
    assert [question["ask"] for question in asked] == list(range(1, len(asked) + 1))


def test_rubbish_loses_the_game_and_the_arena_goes_on() -> None:
    def broken(question: dict[str, Any]) -> object:
        raise ValueError("no idea")

    def slow(question: dict[str, Any]) -> object:
        time.sleep(0.02)
        return first(question)

    assert lost(lambda question: "castle") == {"answered 'castle', which is no legal move"}
    assert lost(lambda question: None) == {"answered 'None', which is no legal move"}
    assert lost(lambda question: 10_000) == {"answered '10000', which is no legal move"}
    assert lost(broken) == {"raised ValueError: no idea"}
    assert lost(slow, 0.001) == {"answered later than after 0.001 s"}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("print('hello', flush=True)\nimport time\ntime.sleep(60)", "answered 'hello', which is no JSON"),
        ("print('[1]', flush=True)\nimport time\ntime.sleep(60)", "answered '[1]', not question 1"),
        ("import time\ntime.sleep(60)", "did not answer within 1 s"),
        ("", "ended without an answer"),
    ],
)
def test_a_process_that_does_not_answer_loses_the_game(tmp_path: Path, text: str, why: str) -> None:
    agent = Process(program(tmp_path, text), 1.0 if "within" in why else 30.0)
    (fought,) = fight(ARENA._replace(games=1), agent)
    assert fought.forfeit == why
    assert agent.running is None


def test_a_process_that_ended_is_started_again(tmp_path: Path) -> None:
    once = "import json\nasked = json.loads(input())\nasked = json.loads(input())\n"
    once += "print(json.dumps({'ask': asked['ask'], 'move': asked['legal'][0]}), flush=True)\n"
    fought = list(fight(ARENA, Process(program(tmp_path, once), 30.0)))
    assert [each.forfeit for each in fought] == ["ended without an answer"] * 2


def test_standings_have_intervals_and_reasons() -> None:
    (one, other) = standings(
        [Fought("pupil", 0, 1.0, ""), Fought("pupil", 1, 0.0, "slept"), Fought("sage", 0, 0.5, "")]
    )
    assert (one.bot, one.games, one.share.share, one.forfeits) == ("pupil", 2, 0.5, ["slept"])
    assert one.share.low < 0.5 < one.share.high
    assert (other.bot, other.share.share) == ("sage", 0.5)


def test_the_command_rates_an_agent_and_refuses_what_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["arena", "ancient_world", "--bots", "random", "--games", "2"]
    assert run([*line, "--agent", "tests.lab.test_arena:first", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert (found["bot"], found["games"], found["forfeits"]) == ("random", 2, [])
    assert run(line) == 2
    assert "An agent is either a function" in capsys.readouterr().err
    assert run([*line, "--process", "/no/such/program"]) == 2
    assert "The agent cannot be started" in capsys.readouterr().err
    with pytest.raises(TeahouseError, match="leads to no function"):
        agent_of("tests.lab.nowhere:first", None, 1.0)
    with pytest.raises(TeahouseError, match="is not a function"):
        agent_of("tests.lab.test_arena:ARENA", None, 1.0)
    for nothing in ("", "./here.py", "math", "math:", ":first"):
        with pytest.raises(TeahouseError, match="names no function"):
            agent_of(nothing, None, 1.0)
