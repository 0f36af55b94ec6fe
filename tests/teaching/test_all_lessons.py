"""Every lesson is played to its end, and every sentence of it is there in both languages."""

import pytest

from teahouse.registry import games
from teahouse.teaching.checking import sound_lessons
from teahouse.teaching.lessons import lesson_of, texts_of
from tests.teaching.workshop import ALL, do_as_told, loaded, run


@pytest.mark.parametrize("game", games())
def test_the_lessons_of_a_game_are_sound_and_show_what_was_read(game: str) -> None:
    assert sound_lessons(loaded(game))


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_a_lesson_can_be_played_to_its_end(game: str, lesson: str) -> None:
    learner = run(game, lesson)
    for _ in range(500):
        if learner.kind == "end":
            break
        do_as_told(learner)
        expected = run(game, lesson, learner.step)
        assert learner.table.position.observe(learner.you) == expected.table.position.observe(learner.you)
    assert learner.kind == "end"


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_every_step_can_be_resumed_and_left_backwards(game: str, lesson: str) -> None:
    learner = run(game, lesson, run(game, lesson).end)
    for step in range(learner.end, 0, -1):
        learner.go(step)
        again = run(game, lesson, step)
        assert again.table.position.observe(again.you) == learner.table.position.observe(again.you)


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_a_lesson_speaks_english_and_russian_in_short_sentences(game: str, lesson: str) -> None:
    for entry, field, text in texts_of(lesson_of(game, lesson).told):
        assert text.texts.keys() == {"en", "ru"}, (entry, field)
        assert len(text.en.split()) <= 32, (entry, field)


def test_there_are_as_many_lessons_as_ever() -> None:
    assert len(ALL) >= 24
