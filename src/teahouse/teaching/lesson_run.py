"""A lesson while somebody plays it: a real table, and what the lesson wants and says at each step."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, Literal

from msgspec import Struct

from teahouse.engine.errors import NothingToUndo, Refused, TeahouseError
from teahouse.engine.table import Table
from teahouse.loading.name import Name
from teahouse.teaching.lessons import Step, StepKind
from teahouse.teaching.walkthrough import Played, Walkthrough, read_turn

MOST_TRIED: Final = 2000
"""Moves tried to see whether a goal can still be reached."""


class Reply(Struct, frozen=True):
    """What the lesson says to the learner's last deed."""

    kind: Literal["instead", "right", "wrong"]
    text: Name | None
    """None where the lesson has no words of its own for it."""
    move: int = -1
    """The legal move that was not made."""


class LessonRun:
    """One learner in one lesson. Steps count from 1; the one after the last is the end."""

    def __init__(self, walkthrough: Walkthrough, step: int = 1) -> None:
        self.walkthrough = walkthrough
        self.lesson = walkthrough.lesson
        self.you: Final = self.lesson.told.you
        self.enter(min(step, self.end))

    # -- where it stands -------------------------------------------------------------------------

    @property
    def end(self) -> int:
        return len(self.lesson.steps) + 1

    @property
    def now(self) -> Step | None:
        """The step; None at the end."""
        return self.lesson.steps[self.step - 1] if self.step < self.end else None

    @property
    def kind(self) -> StepKind | Literal["end"]:
        return "end" if self.now is None else self.now.kind

    @property
    def can_go_on(self) -> bool:
        """Whether the learner may ask for the next step: nothing is left to do at this one."""
        if self.now is None:
            return False
        return self.now.kind in ("say", "watch") or any(self.now.answers[n].right for n in self.chosen)

    @property
    def wanted(self) -> list[str]:
        """The moves that bring this step on now."""
        if self.now is None:
            return []
        return list(dict.fromkeys(self.ways_on())) if self.now.goal else self.now.do

    @property
    def can_undo(self) -> bool:
        """Whether a move towards a goal can be taken back."""
        return bool(self.made) and self.table.can_undo(self.you)

    # -- from step to step -----------------------------------------------------------------------

    def enter(self, step: int, table: Table | None = None) -> None:
        """Begin a step: the table stands as the lesson's own moves left it, or as the learner did at the end."""
        self.step = step
        self.table = (table or self.walkthrough.tables[step - 1]).fork()
        self.chosen: list[int] = []
        """Answers given to a question."""
        self.made: list[str] = []
        """The learner's moves towards a goal."""
        self.watched = 0
        """How many moves of others were made towards a goal."""
        self.reply: Reply | None = None
        if self.now is not None:
            for turn in self.now.watch:
                self.carry_out(self.table, read_turn(turn, self.you))

    def go(self, to: int) -> None:
        """The next step, if this one is done, or any earlier one; the same one begins again."""
        if to > self.step + 1 or (to > self.step and not self.can_go_on):
            raise NotYet()
        self.enter(to, self.table if to > self.step and not self.moves_later() else None)

    def moves_later(self) -> bool:
        """Whether a later step makes moves, so that the table must stand as the lesson knows it."""
        return any(step.moves_pieces for step in self.lesson.steps[self.step :])

    def done(self) -> None:
        self.enter(self.step + 1, None if self.moves_later() else self.table)

    # -- what the learner does -------------------------------------------------------------------

    def choose(self, answer: int) -> None:
        """Answer a question; a wrong answer may be followed by another."""
        if self.now is None or answer >= len(self.now.answers):
            raise NotAsked()
        self.chosen.append(answer)
        given = self.now.answers[answer]
        self.reply = Reply("right" if given.right else "wrong", given.because)

    def play(self, word: str) -> None:
        """Make a move that this step wants; another legal one is not made, and the lesson says what is wanted instead.

        An illegal one raises `Refused`.
        """
        move = self.table.kind.number(word)
        clause = self.table.position.refuse(self.you, move)
        if clause is not None:
            raise Refused(word, clause)
        step = self.now
        if step is not None and word in step.do:
            self.done()
        elif step is not None and step.goal is not None and self.leads_on(word):
            self.made_towards(step, word)
        else:
            self.reply = Reply("instead", None if step is None else step.instead, move)

    def made_towards(self, step: Step, word: str) -> None:
        self.reply = None
        self.carry_out(self.table, Played(self.you, word))
        self.made.append(word)
        self.watched = self.others_move(self.table, step.moves, self.watched)
        if self.is_reached(self.table):
            self.done()

    def undo(self) -> None:
        """Take back a move towards a goal."""
        if not self.can_undo:
            raise NothingToUndo()
        self.table.take_back(self.you)
        self.made.pop()
        self.reply = None

    # -- goals -----------------------------------------------------------------------------------

    def is_reached(self, table: Table) -> bool:
        """Whether the learner sees what the goal asks for, and what later steps build on."""
        return self.sees_same(table)

    def sees_same(self, table: Table) -> bool:
        """Whether the learner sees what the lesson's own moves lead to."""
        return table.position.observe(self.you) == self.walkthrough.tables[self.step].position.observe(self.you)

    def ways(self) -> Iterator[tuple[list[str], Sequence[str]]]:
        """The ways to the goal: the learner's moves that are left of each, and all its moves."""
        assert self.now is not None
        for way in (self.now.moves, *self.now.also):
            own = Counter(word for seat, word in map(self.turn, way) if seat == self.you)
            if not Counter(self.made) - own:
                yield list((own - Counter(self.made)).elements()), way

    def turn(self, turn: str) -> Played:
        return read_turn(turn, self.you)

    def leads_on(self, word: str) -> bool:
        return word in self.ways_on(word)

    def ways_on(self, only: str = "") -> Iterator[str]:
        """The learner's moves after which the goal can still be reached."""
        for left, way in self.ways():
            for word in dict.fromkeys(left):
                tries = Tries(MOST_TRIED)
                if only in ("", word) and self.can_reach(self.table, [word], left, way, self.watched, tries):
                    yield word

    def can_reach(
        self, table: Table, first: list[str], left: list[str], way: Sequence[str], watched: int, tries: "Tries"
    ) -> bool:
        """Whether these moves, beginning with one of the `first`, lead to the goal in some order."""
        for word in dict.fromkeys(first):
            if table.position.refuse(self.you, table.kind.number(word)) is not None or not tries.one_more():
                continue
            after = table.fork()
            self.carry_out(after, Played(self.you, word))
            seen = self.others_move(after, way, watched)
            rest = list(left)
            rest.remove(word)
            if self.is_reached(after) or self.can_reach(after, rest, rest, way, seen, tries):
                return True
        return False

    def others_move(self, table: Table, way: Sequence[str], watched: int) -> int:
        """While the learner is not asked, make the next moves of others; how many of them are made then."""
        others = [move for move in map(self.turn, way) if move.seat != self.you]
        while watched < len(others) and table.position.decision_of(self.you) is None:
            if table.position.refuse(others[watched].seat, table.kind.number(others[watched].word)) is not None:
                break
            self.carry_out(table, others[watched])
            watched += 1
        return watched

    def carry_out(self, table: Table, move: Played) -> None:
        table.play(move.seat, table.kind.number(move.word))


class Tries:
    """How much may still be tried."""

    def __init__(self, left: int) -> None:
        self.left = left

    def one_more(self) -> bool:
        self.left -= 1
        return self.left >= 0


class NotYet(TeahouseError):
    """This step is not done."""

    def __init__(self) -> None:
        super().__init__("This step is not done yet.")


class NotAsked(TeahouseError):
    """There is no such answer here."""

    def __init__(self) -> None:
        super().__init__("The lesson asks nothing of this kind now.")
