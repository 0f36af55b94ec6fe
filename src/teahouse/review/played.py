"""A game as it was played: its moves in force, and the position after any number of them."""

from collections.abc import Iterator

from msgspec import Struct

from teahouse.engine.errors import TeahouseError
from teahouse.engine.kind import GameKind
from teahouse.engine.position import Position
from teahouse.engine.record import Record, replay
from teahouse.engine.rng import mixed
from teahouse.engine.table import Table, in_force, number_in, steps_of


class Move(Struct, frozen=True):
    """A move that was not taken back."""

    seat: int
    move: int
    ask_always: bool | None = None


class Course(Struct, frozen=True):
    """All that is needed to play a game again; small enough to be sent to another process."""

    game: str
    seats: int
    options: dict[str, str]
    seed: str
    added: list[str]
    windows: bool
    moves: list[Move]

    def start(self, kind: GameKind) -> Position:
        position = kind.start(self.seats, self.options, mixed(self.seed, self.added))
        position.windows = self.windows
        return position

    def positions(self, kind: GameKind, first: int = 0, end: int | None = None) -> Iterator[tuple[int, Position]]:
        """The position after each number of moves from `first` on; it changes when the next is asked for."""
        g = self.start(kind)
        last = len(self.moves) if end is None else end
        for at in range(last + 1):
            if at >= first:
                yield at, g
            if at < last:
                self.carry_on(g, at)

    def carry_on(self, g: Position, at: int) -> None:
        """Make the next move."""
        made = self.moves[at]
        if made.ask_always is not None:
            g.ask_always(made.seat, made.ask_always)
        decision = g.decision_of(made.seat)
        assert decision is not None
        g.apply(decision, made.move)

    def position_at(self, kind: GameKind, at: int) -> Position:
        for _, g in self.positions(kind, at, at):
            return g
        raise AssertionError("unreachable")

    def table_at(self, kind: GameKind, at: int) -> Table:
        """The same with its log."""
        table = Table(kind, self.seats, self.options, self.seed, None, self.windows, self.added)
        for made in self.moves[:at]:
            table.make(made.seat, made.move, False, made.ask_always)
        return table


def course_of(table: Table) -> Course:
    """The moves in force at a table."""
    steps = steps_of(table.entries)
    moves = [move_of(table.kind, steps[number]) for number in in_force(steps)]
    return Course(table.kind.name, table.position.seats, table.options, table.seed, table.added, table.windows, moves)


def move_of(kind: GameKind, entry: dict[str, object]) -> Move:
    wish = entry.get("ask_always")
    return Move(number_in(entry, "seat"), kind.number(str(entry["move"])), wish if isinstance(wish, bool) else None)


def course_of_record(kind: GameKind, record: Record) -> Course:
    """The game of a record; one that is not over or leads elsewhere now cannot be reviewed, and a sentence says so."""
    played = replay(kind, record)
    if played.trouble:
        raise TeahouseError(
            f"The record {record.path} disagrees at line {played.line}: {played.trouble} It cannot be reviewed."
        )
    if not played.table.position.over:
        raise TeahouseError(f"The game of {record.path} is not over: it can be reviewed when it is.")
    return course_of(played.table)
