"""A lesson at the keyboard: the table as in a game, and beside it what the lesson says and wants."""

from collections.abc import Callable
from functools import cache
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from teahouse.registry import LoadedGame
from teahouse.teaching.lesson_run import LessonRun, NotYet
from teahouse.terminal.commands import matching, read_line
from teahouse.terminal.service import Left
from teahouse.terminal.table import HUMAN, TerminalTable
from teahouse.text import SOURCE, Texts, languages

OWN: Final = ("next", "back", "again")
"""Commands of a lesson; the messages `learn-command-…` of each language hold the words for them."""
SERVED: Final = frozenset(("why", "log", "rules", "cards", "board", "lang", "help", "quit", "quit!"))
"""Commands of the table that a lesson knows, too."""
PUPIL: Final = "pupil"
WIDE: Final = 88


@cache
def own_words() -> dict[str, str]:
    """The command each word stands for; the words of all languages work in every language."""
    by_word: dict[str, str] = {}
    for lang in [*languages(), SOURCE]:
        for command in OWN:
            by_word |= dict.fromkeys(Texts(lang).say(f"learn-command-{command}").lower().split(), command)
    return by_word


class TerminalLesson(TerminalTable):
    """One learner in one lesson."""

    def __init__(
        self,
        loaded: LoadedGame,
        lesson: LessonRun,
        texts: Texts,
        console: Console,
        read: Callable[[], str],
        keep: Callable[[LessonRun], None],
    ) -> None:
        """`keep` is told whenever the learner comes to a step."""
        players = [HUMAN if seat == lesson.you else PUPIL for seat in range(lesson.table.position.seats)]
        super().__init__(loaded, lesson.table, players, texts, console, read, patient=False, ask_always=True)
        self.lesson = lesson
        self.keep = keep
        self.heard[lesson.you] = len(lesson.walkthrough.tables[lesson.step - 1].log)

    def learn(self) -> None:
        """From the step where it stands to the end; `Left` if the learner goes before."""
        while True:
            self.keep(self.lesson)
            self.show_step()
            if self.lesson.kind == "end":
                return
            step = self.lesson.step
            while self.lesson.step == step and not self.heed(self.read()):
                pass
            self.arrive()

    def arrive(self) -> None:
        """The table of the step that begins; it is drawn where others have moved, or time has gone back."""
        self.table = self.lesson.table
        is_back = len(self.table.log) < self.heard[self.you]
        self.stale = self.stale or is_back or self.lesson.kind == "watch"
        if is_back:
            self.heard[self.you] = len(self.table.log)

    @property
    def you(self) -> int:
        return self.lesson.you

    # -- what the lesson says ----------------------------------------------------------------------

    def show_step(self) -> None:
        """What happened, what the lesson says, and what there is to do."""
        lesson = self.lesson
        self.heard[self.you] = min(self.heard[self.you], len(self.table.log))
        self.show_news(self.you)
        title = lesson.lesson.told.title.of(self.texts.lang)
        place = self.texts.say("learn-step", step=min(lesson.step, lesson.end - 1), count=lesson.end - 1)
        text = self.texts.say("lesson-end", title=title) if lesson.now is None else lesson.now.text.of(self.texts.lang)
        self.console.print()
        width = min(WIDE, self.console.width)
        self.console.print(Panel(Text(text), title=f"{title} · {place}", title_align="left", width=width))
        if lesson.kind == "ask":
            self.list_answers()
        elif lesson.kind in ("do", "goal"):
            self.list_choices(self.you)
        elif lesson.kind != "end":
            self.tell("learn-enter")

    def list_answers(self) -> None:
        assert self.lesson.now is not None
        lines = Grid.grid()
        for number, answer in enumerate(self.lesson.now.answers, 1):
            lines.add_row(Text(f"  {number:>3}  ", style="bold"), Text(answer.text.of(self.texts.lang)))
        self.console.print(lines)

    def show_reply(self) -> None:
        """What the lesson says to the last deed, and what a move that was not made would have done."""
        reply = self.lesson.reply
        if reply is None:
            return
        if reply.text is not None:
            self.say(reply.text.of(self.texts.lang), "bold")
        else:
            self.say(self.texts.say(f"lesson-instead-{self.lesson.kind}"), "bold")
        if reply.move >= 0 and (told := self.forecast(self.you, [reply.move])[reply.move]):
            self.console.print(Padding(Text(f"→ {'; '.join(told)}", style="dim"), (0, 0, 0, 2), expand=False))

    def show_way(self) -> None:
        """What to do at this step, for whoever asks."""
        wanted = [self.loaded.kind.numbers[word] for word in self.lesson.wanted]
        choices = self.choices(self.you, self.reading(self.you)) if wanted else []
        for number, choice in enumerate(choices, 1):
            if choice.move == wanted[0]:
                self.tell("learn-try", number=number, move=choice.words)
                return
        self.tell("learn-enter" if self.lesson.can_go_on else f"learn-first-{self.lesson.kind}")

    # -- what the learner types --------------------------------------------------------------------

    def heed(self, line: str) -> bool:
        """One line; True when the step has to be shown anew."""
        command = own_words().get(line.strip().lower(), "")
        typed = read_line(line)
        if command == "next" or not line.strip():
            return self.go_on()
        if command == "back":
            return self.go_back()
        if command == "again" or typed.command == "restart":
            self.lesson.enter(self.lesson.step)
            return True
        if typed.command == "undo":
            return self.take_back()
        if typed.command == "hint":
            self.show_way()
            return False
        if typed.command == "why" and self.lesson.kind == "ask" and not matching(typed.rest, self.loaded.kind.moves):
            self.say_why()
            return False
        if typed.command in SERVED:
            return self.serve(self.you, typed.command, typed.rest)
        if typed.command:
            self.tell("learn-not-here")
            return False
        return self.choose(typed.rest) if self.lesson.kind == "ask" else self.try_move(typed.rest)

    def go_on(self) -> bool:
        try:
            self.lesson.go(self.lesson.step + 1)
        except NotYet:
            self.tell(f"learn-first-{self.lesson.kind}")
            return False
        return True

    def go_back(self) -> bool:
        if self.lesson.step == 1:
            self.tell("learn-first-step")
            return False
        self.lesson.go(self.lesson.step - 1)
        return True

    def take_back(self) -> bool:
        """A move towards a goal."""
        if not self.lesson.can_undo:
            self.tell("learn-nothing-to-undo")
            return False
        self.lesson.undo()
        self.tell("table-undone")
        self.stale = True
        return True

    def choose(self, typed: str) -> bool:
        """An answer by its number; after the right one there is nothing more to choose."""
        if self.lesson.can_go_on:
            self.tell("learn-enter")
            return False
        answers = self.lesson.now.answers if self.lesson.now is not None else []
        if not typed.isdigit() or not 1 <= int(typed) <= len(answers):
            self.tell("learn-which-answer", count=len(answers))
            return False
        self.lesson.choose(int(typed) - 1)
        self.show_reply()
        if self.lesson.can_go_on:
            self.tell("learn-enter")
        return False

    def say_why(self) -> None:
        """Why the last answer is right or wrong, once more."""
        if self.lesson.reply is None:
            self.tell("learn-why-answer")
            return
        self.show_reply()
        if self.lesson.can_go_on:
            self.tell("learn-enter")

    def try_move(self, typed: str) -> bool:
        """A move by number or name, as in a game."""
        if self.lesson.kind in ("say", "watch"):
            self.tell("learn-enter")
            return False
        return self.move(self.you, typed)

    def play(self, seat: int, move: int) -> bool:
        """The lesson decides whether it wants the move."""
        if self.table.position.refuse(seat, move) is not None:
            self.explain(seat, move)
            return False
        step = self.lesson.step
        self.lesson.play(self.loaded.kind.moves[move])
        self.show_reply()
        return self.lesson.reply is None or self.lesson.step != step

    def show_help(self, seat: int) -> None:
        self.say(self.texts.say("learn-help"))

    def quit(self) -> None:
        """Nothing is lost: the lesson goes on from this step another time."""
        raise Left
