"""A lesson played by its own moves: how the table stands when each step begins."""

from functools import cached_property
from typing import NamedTuple

from teahouse.engine.errors import Refused, TeahouseError
from teahouse.engine.table import Table
from teahouse.registry import LoadedGame
from teahouse.teaching.facts import Sight
from teahouse.teaching.lessons import Lesson, Step


class Played(NamedTuple):
    """A move of a lesson."""

    seat: int
    word: str


class Astray(TeahouseError):
    """A lesson whose own moves cannot be made: the entry, the field and what is wrong there."""

    def __init__(self, entry: str, place: str, text: str) -> None:
        super().__init__(f"{entry}, {place}: {text}")
        self.entry = entry
        self.place = place
        self.text = text


class Walkthrough:
    """The tables of a lesson. They are never played on: whoever plays takes a fork."""

    def __init__(self, loaded: LoadedGame, lesson: Lesson) -> None:
        self.loaded = loaded
        self.lesson = lesson
        self.tables: list[Table] = []
        """By step, the table as it stands when the step begins; the last one stands at the end."""
        table = self.dealt()
        for number, step in enumerate(lesson.steps, 1):
            self.tables.append(table.fork())
            for place, move in moves_of(step, lesson.told.you):
                play(table, move, f"step no. {number}", place)
        self.tables.append(table)

    @cached_property
    def sight(self) -> Sight:
        """How the game shows its table; made when it is first needed, for a walkthrough may be made in any thread."""
        return Sight(self.loaded)

    def dealt(self) -> Table:
        """The table after what is played before the learner sees it."""
        told = self.lesson.told
        try:
            table = Table(self.loaded.kind, told.seats, told.options, told.seed)
        except TeahouseError as error:
            raise Astray("", "options", str(error)) from None
        for number, turn in enumerate(told.prelude, 1):
            play(table, read_turn(turn, told.you), "", f"prelude[{number}]")
        return table


def read_turn(turn: str, you: int) -> Played:
    """`1 area quarry` as a move of seat 1; without a seat it is the learner's."""
    first, _, rest = turn.partition(" ")
    return Played(int(first), rest) if first.isdigit() and rest else Played(you, turn)


def moves_of(step: Step, you: int) -> list[tuple[str, Played]]:
    """The moves of a step by which the lesson goes on, with their places in the file."""
    if step.do:
        return [("do[1]", Played(you, step.do[0]))]
    name = "watch" if step.watch else "moves"
    turns = step.watch or step.moves
    return [(f"{name}[{place}]", read_turn(turn, you)) for place, turn in enumerate(turns, 1)]


def play(table: Table, move: Played, entry: str, place: str) -> None:
    """Make a move, or say why a lesson cannot."""
    number = table.kind.numbers.get(move.word)
    if number is None:
        raise Astray(entry, place, f'"{move.word}" stands here, but there is no such move')
    try:
        table.play(move.seat, number)
    except Refused as refused:
        raise Astray(entry, place, f"{refused} {asked_now(table, move.seat)}") from None


def asked_now(table: Table, seat: int) -> str:
    """What a seat could do instead."""
    decision = table.position.decision_of(seat)
    if decision is None:
        return f"Seat {seat} is not asked anything."
    legal = [table.kind.moves[move] for move in table.position.options(decision)]
    return f"Seat {seat} may: {', '.join(legal[:12])}{', …' if len(legal) > 12 else ''}."
