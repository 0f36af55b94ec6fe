"""`teahouse learn`: the lessons of a game in the terminal."""

import os
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from teahouse.commands.options import lang_option, pack_option
from teahouse.commands.play import reader, which_game
from teahouse.engine.errors import TeahouseError
from teahouse.registry import LoadedGame, load_game
from teahouse.teaching.lesson_run import LessonRun
from teahouse.teaching.lessons import Lesson, folder_of, read_lessons
from teahouse.teaching.progress import Progress
from teahouse.teaching.walkthrough import Walkthrough
from teahouse.terminal.lesson import TerminalLesson
from teahouse.terminal.service import Left
from teahouse.text import Texts, preferred


@click.command("learn")
@click.argument("game", required=False)
@click.argument("lesson", required=False)
@lang_option
@pack_option
@click.option("--step", type=click.IntRange(1), metavar="N", help="Begin at this step [where you left].")
def learn_command(game: str | None, lesson: str | None, lang: str | None, pack: Path | None, step: int | None) -> None:
    """Learn a game by playing its lessons in the terminal; LESSON is its number or its id."""
    texts = Texts(lang or preferred(dict(os.environ)))
    console = Console(highlight=False)
    loaded = load_game(game or which_game(texts, console), pack)
    lessons = read_lessons(loaded.name, folder_of(loaded.name, pack))
    if not lessons:
        raise TeahouseError(f"{loaded.name} has no lessons.")
    School(loaded, lessons, texts, console).attend(lesson, step)


class School:
    """All lessons of a game, and how far the learner is."""

    def __init__(self, loaded: LoadedGame, lessons: list[Lesson], texts: Texts, console: Console) -> None:
        self.loaded = loaded
        self.lessons = lessons
        self.texts = texts
        self.console = console
        self.progress = Progress(loaded.name)
        self.read = reader(console)

    def attend(self, typed: str | None, step: int | None) -> None:
        """The lesson that is named or chosen, and after it the next, until the learner leaves."""
        try:
            lesson = self.choose() if typed is None else self.meant(typed)
            while True:
                self.give(lesson, step)
                later = self.lessons[lesson.number :]
                if not later:
                    return
                lesson, step = later[0], None
                self.console.print(self.texts.say("learn-next", title=lesson.told.title.of(self.texts.lang)))
                if self.read().strip():
                    return
        except Left:
            self.console.print(self.texts.say("table-left"))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.console.print(self.texts.say("table-left"))

    def give(self, lesson: Lesson, step: int | None) -> None:
        """One lesson from where it was left, or from the step that is asked for."""
        if step is not None and step > len(lesson.steps):
            title = lesson.told.title.of(self.texts.lang)
            raise TeahouseError(self.texts.say("learn-no-such-step", title=title, step=step, count=len(lesson.steps)))
        run = LessonRun(Walkthrough(self.loaded, lesson), step or self.left_at(lesson))
        at_table = TerminalLesson(self.loaded, run, self.texts, self.console, self.read, self.progress.keep)
        at_table.tell("learn-welcome")
        try:
            at_table.learn()
        finally:
            self.texts = at_table.texts

    def left_at(self, lesson: Lesson) -> int:
        """The step to go on with; a lesson may have become shorter since."""
        return min(self.progress.step_of(lesson.id), len(lesson.steps))

    def choose(self) -> Lesson:
        """The table of contents; an empty line takes the first lesson that is not done."""
        self.list_lessons()
        usual = next((each for each in self.lessons if not self.progress.is_done(each.id)), self.lessons[0])
        self.console.print(self.texts.say("learn-which", number=usual.number))
        while typed := self.read().strip():
            try:
                return self.meant(typed)
            except TeahouseError as error:
                self.console.print(str(error))
        return usual

    def meant(self, typed: str) -> Lesson:
        """A lesson by its number or id."""
        for lesson in self.lessons:
            if typed in (str(lesson.number), lesson.id):
                return lesson
        known = ", ".join(f"{each.number} ({each.id})" for each in self.lessons)
        raise TeahouseError(self.texts.say("learn-no-such-lesson", typed=typed, lessons=known))

    def list_lessons(self) -> None:
        """Number, title and minutes, and how far one is."""
        lines = Grid.grid(padding=(0, 2, 0, 0))
        for lesson in self.lessons:
            step, done = self.progress.step_of(lesson.id), self.progress.is_done(lesson.id)
            state = "✓" if done else self.texts.say("learn-at", step=step) if step > 1 else ""
            minutes = self.texts.say("learn-minutes", minutes=lesson.told.minutes)
            lines.add_row(
                Text(f"  {lesson.number:>2}", style="bold"),
                Text(lesson.told.title.of(self.texts.lang)),
                Text(minutes, style="dim"),
                Text(state, style="green"),
            )
        self.console.print(lines)
