"""Lessons for tests: those of the games, and small ones written on the spot."""

from functools import cache
from pathlib import Path

from teahouse.loading.pack import ContentError
from teahouse.registry import LoadedGame, games, load_game
from teahouse.teaching.checking import mistakes_in
from teahouse.teaching.lesson_run import LessonRun
from teahouse.teaching.lessons import FOLDER, Lesson, lesson_of, lessons_of, read_lessons
from teahouse.teaching.walkthrough import Walkthrough, read_turn

ALL = [(game, lesson.id) for game in games() for lesson in lessons_of(game)]
"""Every lesson there is."""


@cache
def loaded(game: str) -> LoadedGame:
    return load_game(game)


@cache
def walkthrough(game: str, lesson: str) -> Walkthrough:
    return Walkthrough(loaded(game), lesson_of(game, lesson))


def run(game: str, lesson: str, step: int = 1) -> LessonRun:
    return LessonRun(walkthrough(game, lesson), step)


def do_as_told(lesson: LessonRun) -> None:
    """One deed of the learner, as the lesson wants it."""
    step = lesson.now
    assert step is not None
    if lesson.can_go_on:
        lesson.go(lesson.step + 1)
    elif step.ask is not None:
        lesson.choose([answer.right for answer in step.answers].index(True))
    elif step.do:
        lesson.play(step.do[0])
    else:
        for seat, word in [read_turn(turn, lesson.you) for turn in step.moves]:
            if seat == lesson.you:
                assert word in lesson.wanted
                lesson.play(word)


def written(folder: Path, text: str, name: str = "1_lesson.toml", game: str = "zhanguo") -> list[Lesson]:
    """A lesson in a file of its own, read as the loader reads it."""
    (folder / FOLDER).mkdir(exist_ok=True)
    (folder / FOLDER / name).write_text(text, encoding="utf-8")
    return read_lessons(game, folder / FOLDER)


def wrong_with(folder: Path, text: str, game: str = "zhanguo") -> list[str]:
    """All that is said to be wrong with a lesson."""
    try:
        lessons = written(folder, text, game=game)
        return [str(mistake) for each in lessons for mistake in mistakes_in(loaded(game), each)]
    except ContentError as error:
        return [str(mistake) for mistake in error.mistakes]
