"""A lesson while somebody plays it: a real table, and what the lesson wants and says at each step."""

from typing import Final, Literal, NamedTuple

from msgspec import Struct

from teahouse.engine.errors import NothingToUndo, Refused, TeahouseError
from teahouse.engine.table import Table
from teahouse.loading.name import Name
from teahouse.teaching.lessons import Step, StepKind
from teahouse.teaching.walkthrough import Played, Walkthrough, read_turn

MOST_TRIED: Final = 400
"""Moves tried to see whether a goal can still be reached."""


class Reply(Struct, frozen=True):
    """What the lesson says to the learner's last deed."""

    kind: Literal["instead", "right", "wrong"]
    text: Name | None
    """None where the lesson has no words of its own for it."""
    move: int = -1
    """The legal move that was not made."""


class Left(NamedTuple):
    """What is left to do of a goal."""

    own: tuple[str, ...]
    """Moves of the learner, in any order."""
    others: tuple[Played, ...]
    """Moves of others, in this order."""

    def without(self, word: str) -> "Left":
        place = self.own.index(word)
        return Left(self.own[:place] + self.own[place + 1 :], self.others)

    def after(self, word: str) -> "list[Left]":
        """What may be left after a move: it was one of these, or takes the place of one, or of none."""
        if word in self.own:
            return [self.without(word)]
        return [*(self.without(each) for each in dict.fromkeys(self.own)), self]


class Tries:
    """How much may still be tried."""

    def __init__(self, left: int) -> None:
        self.left = left

    def one_more(self) -> bool:
        self.left -= 1
        return self.left >= 0


class LessonRun:
    """One learner in one lesson. Steps count from 1; the one after the last is the end."""

    def __init__(self, walkthrough: Walkthrough, step: int = 1) -> None:
        self.walkthrough = walkthrough
        self.lesson = walkthrough.lesson
        self.you: Final = self.lesson.told.you
        if not 1 <= step <= self.end:
            raise NoSuchStep(step, self.end - 1)
        self.enter(step)

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
        return self.ways_on() if self.now.goal else self.now.do

    @property
    def can_undo(self) -> bool:
        """Whether a move towards a goal can be taken back."""
        return len(self.way) > 1 and self.table.can_undo(self.you)

    # -- from step to step -----------------------------------------------------------------------

    def enter(self, step: int, table: Table | None = None) -> None:
        """Begin a step: the table stands as the lesson's own moves left it, or as the learner did at the end."""
        self.step = step
        self.table = (table or self.walkthrough.tables[step - 1]).fork()
        self.chosen: list[int] = []
        """Answers given to a question."""
        self.way: list[Left] = []
        """What was left to do of a goal at first, and after each move of the learner."""
        self.reply: Reply | None = None
        if self.now is not None:
            for turn in self.now.watch:
                carry_out(self.table, read_turn(turn, self.you))
            self.way.append(self.whole_way(self.now))

    def whole_way(self, step: Step) -> Left:
        moves = [read_turn(turn, self.you) for turn in step.moves]
        own = tuple(word for seat, word in moves if seat == self.you)
        return Left(own, tuple(move for move in moves if move.seat != self.you))

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
            carry_out(self.table, Played(self.you, word))
            self.done()
        elif step is not None and step.goal is not None and (left := self.way_on(word)) is not None:
            self.made_towards(word, left)
        else:
            self.reply = Reply("instead", None if step is None else step.instead, move)

    def made_towards(self, word: str, left: Left) -> None:
        """A move towards the goal, and what others do then."""
        self.reply = None
        carry_out(self.table, Played(self.you, word))
        self.way.append(self.others_move(self.table, left))
        if self.is_reached(self.table):
            self.done()

    def undo(self) -> None:
        """Take back a move towards a goal."""
        if not self.can_undo:
            raise NothingToUndo()
        self.table.take_back(self.you)
        self.way.pop()
        self.reply = None

    # -- goals -----------------------------------------------------------------------------------

    def is_reached(self, table: Table) -> bool:
        """Whether the learner sees what the goal asks for, and what later steps build on."""
        assert self.now is not None
        seen = table.position.observe(self.you)
        if self.moves_later() and seen != self.walkthrough.tables[self.step].position.observe(self.you):
            return False
        return self.walkthrough.sight.hold(self.now.met, self.walkthrough.sight.seen(seen))

    def way_on(self, word: str) -> Left | None:
        """What is left to do after a move, if it can lead to the goal; None if it leads away.

        The moves of the lesson may be made in any order, and a move may take the place of one of them.
        """
        left, tries = self.way[-1], Tries(MOST_TRIED)
        for rest in left.after(word):
            if self.leads(self.table, word, rest, tries):
                return rest
        return None

    def ways_on(self) -> list[str]:
        """The moves of the lesson that bring the goal nearer now."""
        left = self.way[-1]
        return [
            word
            for word in dict.fromkeys(left.own)
            if self.leads(self.table, word, left.without(word), Tries(MOST_TRIED))
        ]

    def leads(self, table: Table, word: str, rest: Left, tries: Tries) -> bool:
        """Whether the goal can be reached with this move and then the rest in some order."""
        if table.position.refuse(self.you, table.kind.number(word)) is not None or not tries.one_more():
            return False
        after = table.fork()
        carry_out(after, Played(self.you, word))
        rest = self.others_move(after, rest)
        if self.is_reached(after):
            return True
        return any(self.leads(after, each, rest.without(each), tries) for each in dict.fromkeys(rest.own))

    def others_move(self, table: Table, left: Left) -> Left:
        """While the learner is not asked, make the next moves of others; what is left then."""
        others = list(left.others)
        while others and table.position.decision_of(self.you) is None:
            seat, word = others[0]
            if table.position.refuse(seat, table.kind.number(word)) is not None:
                break
            carry_out(table, others.pop(0))
        return Left(left.own, tuple(others))


def carry_out(table: Table, move: Played) -> None:
    table.play(move.seat, table.kind.number(move.word))


class NoSuchStep(TeahouseError):
    """The lesson does not go so far."""

    def __init__(self, step: int, steps: int) -> None:
        super().__init__(f"The lesson has no step {step}: its steps are 1 to {steps}.")
        self.steps = steps


class NotYet(TeahouseError):
    """This step is not done."""

    def __init__(self) -> None:
        super().__init__("This step is not done yet.")


class NotAsked(TeahouseError):
    """There is no such answer here."""

    def __init__(self) -> None:
        super().__init__("The lesson asks nothing of this kind now.")
