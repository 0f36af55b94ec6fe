"""What is wrong with a lesson is told with its file, step and field."""

from pathlib import Path

import pytest

from teahouse.teaching.lessons import folder_of
from tests.teaching.workshop import wrong_with

ORIGINAL = (folder_of("zhanguo") / "1_two_uses.toml").read_text(encoding="utf-8")
FILE = "1_lesson.toml"


def changed(old: str, new: str) -> str:
    assert old in ORIGINAL
    return ORIGINAL.replace(old, new, 1)


def test_the_lesson_as_it_is_has_no_mistake(tmp_path: Path) -> None:
    assert wrong_with(tmp_path, ORIGINAL) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('do = ["card 63"]', 'do = ["card 64"]', "step no. 3, do[1]: “card 64” is not allowed now"),
        ('do = ["card 63"]', 'do = ["crad 63"]', 'step no. 3, do[1]: "crad 63" stands here, but there is no such move'),
        ('do = ["card 63"]', 'do = ["card 63", "card 2"]', 'step no. 3, do[2]: "card 2" stands here, but it leads els'),
        ('do = ["card 63"]', 'do = ["card 63", "region 1"]', 'step no. 3, do[2]: "region 1" stands here, but the lea'),
        ('"0 done", "1 card 107"', '"0 done", "1 card 106"', "step no. 6, watch[2]: “card 106” is not allowed now"),
        ('"0 done", "1 card 107"', '"0 done", "card 107"', 'step no. 6, watch[2]: "card 107" stands here, but it must'),
        ('"aspect currency"', '"aspect money"', 'step no. 5, point[2]: "aspect money" stands here, but there is no'),
        ("minutes = 5", "minutes = ", "1_lesson.toml: this is not TOML"),
        ('say = { en = "That was your whole turn.', 'say = { fr = "', "no. 6, say.en: this is missing"),
        ('minutes = 5\n', "", "1_lesson.toml, minutes: this is missing"),
        ("needs = []", 'needs = ["zg-0"]', '1_lesson.toml, needs: "zg-0" stands here, but no earlier lesson'),
        ("options = {}", 'options = { boards = "none" }', "1_lesson.toml, options: Option boards cannot be “none”"),
        ("you = 0", "you = 2", "1_lesson.toml, you: 2 stands here, but seats count from 0"),
        ("seats = 2", "seats = 7", "1_lesson.toml, options: zhanguo is for"),
        ("right = true, ", "", "step no. 10, answers: 0 answers are right, but exactly one must be"),
        ("instead = {", 'ask = { en = "?", ru = "?" }\ninstead = {', "step no. 3, ask: do and ask stand here"),
        ('"card 108", "card 63"]', '"card 108"]', "step no. 19, met[2]: after all moves this is not so: 1"),
        ('"card 108", "card 63"]', '"card 108", "card 63", "done"]', 'step no. 19, moves[6]: after "card 63" the goal'),
        ('"players.0.vp", is = 4', '"players.0.vp", is = 2', "met[1]: after all moves this is not so: 4 stands there"),
        ('"players.0.vp", is = 4', '"players.0.gold", is = 4', 'step no. 19, met[1].see: "players.0.gold" stands here'),
        ('"players.0.vp", is = 4', '"players.0.vp", times = 4', "step no. 19, met[1]: this is missing"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_where_it_is(tmp_path: Path, old: str, new: str, told: str) -> None:
    wrong = wrong_with(tmp_path, changed(old, new))
    assert any(told in each for each in wrong), wrong
    assert all(each.startswith(FILE) for each in wrong)


def test_a_text_must_be_there_in_every_language_of_the_title(tmp_path: Path) -> None:
    text = changed(
        ', ru = "Вот и весь ваш ход. Красный поступает так же: коричневая карта ложится на его планшет."', ""
    )
    assert wrong_with(tmp_path, text) == [f"{FILE}, step no. 6, say.ru: this is missing; the title has ru."]


def test_a_step_that_says_and_does_nothing_is_a_mistake(tmp_path: Path) -> None:
    text = ORIGINAL + '\n[[step]]\npoint = ["player 1"]\n'
    assert wrong_with(tmp_path, text) == [f"{FILE}, step no. 22, say: this step says and does nothing."]


def test_half_of_all_steps_are_the_learners(tmp_path: Path) -> None:
    text = ORIGINAL + '\n[[step]]\nsay = { en = "Read.", ru = "Читайте." }\n' * 20
    assert "at least half must be theirs" in wrong_with(tmp_path, text)[0]


def test_two_lessons_of_one_id_are_a_mistake(tmp_path: Path) -> None:
    wrong_with(tmp_path, ORIGINAL)
    (tmp_path / "lessons" / "2_again.toml").write_text(ORIGINAL, encoding="utf-8")
    assert any("is the id of another lesson, too" in each for each in wrong_with(tmp_path, ORIGINAL))
