"""What the learner sees at each step is stored; a change names the step to read again."""

import sys
from itertools import pairwise
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

from msgspec.structs import replace

import lessons as workshop_tool
from teahouse.games.zhanguo.rules.kind import ZhanGuoKind
from teahouse.registry import load_game
from teahouse.teaching import lessons
from teahouse.teaching.checking import mistakes_in
from teahouse.teaching.lessons import lesson_of
from teahouse.teaching.seen import all_seen, changed, stored, written
from teahouse.teaching.walkthrough import Walkthrough
from tests.teaching.workshop import loaded, walkthrough

GAME, FIRST = "zhanguo", "zg-1-two-uses"


def test_what_a_learner_sees_is_another_thing_after_every_deed() -> None:
    hashes = all_seen(walkthrough(GAME, FIRST))
    steps = walkthrough(GAME, FIRST).lesson.steps
    same = [n for n, (old, new) in enumerate(pairwise(hashes), 1) if old == new]
    still = [not (step.do or step.moves or later.watch) for step, later in pairwise([*steps, steps[-1]])]
    assert same == [n for n, each in enumerate(still, 1) if each]


def test_a_change_at_one_step_names_the_lesson_and_the_step() -> None:
    hashes = all_seen(walkthrough(GAME, FIRST))
    hashes[7] = "0"
    (told,) = changed(walkthrough(GAME, FIRST), hashes)
    assert str(told) == (
        "1_two_uses.toml, step no. 8: "
        "what the learner sees here has changed; read this step again, then renew seen.toml."
    )


def test_a_card_of_another_value_changes_what_is_seen_from_there_on() -> None:
    """Card 108 gives VP when an official is hired: the first step at which it answers is the first that differs."""
    before = all_seen(walkthrough(GAME, FIRST))
    other = load_game(GAME)
    assert isinstance(other.kind, ZhanGuoKind)
    other.kind.box.card_amount[108] = 3
    now = all_seen(Walkthrough(other, lesson_of(GAME, FIRST)))
    differ = [step for step, (old, new) in enumerate(zip(before, now, strict=True), 1) if old != new]
    assert differ[0] == 16


def test_words_of_a_language_are_no_part_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game, lesson = "great_wall", "gw-1-first-autumn"
    before = all_seen(walkthrough(game, lesson))
    other = Walkthrough(loaded(game), lesson_of(game, lesson))
    say = other.sight.teller.texts.say
    monkeypatch.setattr(other.sight.teller.texts, "say", lambda message, **args: say(message, **args) + "!")
    assert all_seen(other) == before


def test_a_lesson_with_a_step_more_is_read_again() -> None:
    hashes = all_seen(walkthrough(GAME, FIRST))
    told = [each.text for each in changed(walkthrough(GAME, FIRST), hashes[1:])]
    assert told == ["21 steps are stored of this lesson and it has 22; read it, then renew seen.toml"]


def test_the_check_of_a_lesson_holds_it_against_what_was_stored() -> None:
    lesson = lesson_of(GAME, FIRST)
    assert list(mistakes_in(loaded(GAME), lesson, all_seen(walkthrough(GAME, FIRST)))) == []
    assert len(list(mistakes_in(loaded(GAME), lesson, ["0"] * 22))) == 22


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    hashes = {FIRST: ["a", "b"]}
    (tmp_path / "seen.toml").write_text(written(hashes), encoding="utf-8")
    assert stored(tmp_path) == hashes
    assert stored(tmp_path / "nowhere") == {}


def test_the_tool_writes_what_is_stored(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(workshop_tool, "folder_of", lambda game: tmp_path)
    assert workshop_tool.main(["renew", GAME]) == 0
    assert stored(tmp_path) == stored(lessons.folder_of(GAME))


def test_the_tool_finds_the_answers_that_are_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lesson = lesson_of("great_wall", "gw-10-together")
    prelude = [turn for turn in lesson.told.prelude if turn != "1 ability 12"]
    shorter = replace(lesson, told=replace(lesson.told, prelude=prelude))
    monkeypatch.setattr(workshop_tool, "lesson_of", lambda game, lesson: shorter)
    assert workshop_tool.main(["mend", "great_wall", lesson.id]) == 0
    told = capsys.readouterr().out
    assert 'prelude, [61]: put "1 ability 12" before it (UseAbility)' in told
    assert "1 answers are missing." in told


def test_the_tool_finds_a_seed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A lesson that asks little of the cards is sound on many seeds."""
    lesson = lesson_of(GAME, FIRST)
    few = replace(lesson, told=replace(lesson.told, prelude=[], step=lesson.steps[:1], seed="nothing"))
    monkeypatch.setattr(workshop_tool, "lesson_of", lambda game, lesson: few)
    assert workshop_tool.main(["find-seed", GAME, FIRST]) == 0
    assert 'seed = "zg-1-two-uses-1"' in capsys.readouterr().out
