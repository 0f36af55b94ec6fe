"""A table: one game being played, with its moves, its log, and undo bounded by what became known."""

from typing import Final, final

from teahouse.engine.ahead import obvious_answer
from teahouse.engine.errors import CannotRewind, NothingToUndo, Refused
from teahouse.engine.event import EVERYONE, Event
from teahouse.engine.kind import GameKind
from teahouse.engine.position import Position
from teahouse.engine.rng import mixed
from teahouse.engine.snapshot import state_hash

CHECK_EVERY: Final = 20
"""Moves between two state hashes in the record."""


@final
class UndoPoint:
    """A position one may return to."""

    def __init__(self, seat: int, position: Position, heard: int, joined: bool) -> None:
        self.seat = seat
        self.position = position
        self.heard = heard
        """How long the log was."""
        self.joined = joined
        """Whether the move made here belongs to the one before it: they are taken back together."""


@final
class Table:
    """Moves go in by seat and number; events and record entries come out."""

    def __init__(
        self,
        kind: GameKind,
        seats: int,
        options: dict[str, str],
        seed: str,
        of: "Table | None" = None,
        windows: bool = False,
        added: list[str] | None = None,
    ) -> None:
        self.kind = kind
        self.options = kind.complete(options)
        self.seed = seed
        self.added: list[str] = (added or []) if of is None else of.added
        """What players added to the shuffle before the deal, in their order."""
        dealt = mixed(seed, self.added)
        self.position: Position = kind.start(seats, options, dealt) if of is None else of.position.clone()
        if of is None:
            self.position.windows = windows
        self.log: list[Event] = self.position.events if of is None else of.log[:]
        self.position.events = []
        self.entries: list[dict[str, object]] = [] if of is None else of.entries[:]
        """The record: moves, undos, rewinds and state hashes, in the order they happened."""
        self.joins: list[bool] = [] if of is None else of.joins[:]
        """By step of the record, whether it belongs to the answer before it; the record itself does not say."""
        self.undo_points: list[UndoPoint] = []
        """Where undo leads, the latest last: all since `information` last changed, all of one seat."""
        self.moves: int = 0 if of is None else of.moves
        self.unasked: list[list[str]] = [[] if of is None else of.unasked[seat][:] for seat in range(seats)]
        """By seat, reactions it does not want to be asked for."""

    @property
    def windows(self) -> bool:
        """Whether nobody learns from questions what others have; the record says so."""
        return self.position.windows

    def __repr__(self) -> str:
        return f"<Table of {self.kind.name} after {self.moves} moves: {self.position!r}>"

    def __copy__(self) -> "Table":
        """The same table, with the same ways back, sharing nothing that can change."""
        twin = self.fork()
        for point in self.undo_points:
            twin.undo_points.append(UndoPoint(point.seat, point.position.clone(), point.heard, point.joined))
        return twin

    def __deepcopy__(self, memo: object) -> "Table":
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        """A table is what happened at it: it is played again."""
        seats = self.position.seats
        happened = (self.entries, self.joins, self.unasked)
        return played_again, (self.kind, seats, self.options, self.seed, *happened, self.windows, self.added)

    def fork(self) -> "Table":
        """The same game, to try moves in without touching this one; what was made before cannot be undone there."""
        return Table(self.kind, self.position.seats, self.options, self.seed, self)

    def play(self, seat: int, move: int) -> list[Event]:
        """Make a move; returns the events it caused. An illegal one raises `Refused` and changes nothing."""
        heard = len(self.log)
        self.make(seat, move)
        self.decline_unasked()
        return self.log[heard:]

    def answer(self, seat: int, moves: list[int], go_on: bool, ask_always: bool = False) -> list[Event]:
        """Make the moves of one answer, which are taken back together; returns the events they caused.

        With `go_on` the table then answers for this seat whatever leaves it nothing to choose. With `ask_always` the
        seat is asked from now on even about what nobody declines.
        """
        heard = len(self.log)
        for number, move in enumerate(moves):
            self.make(seat, move, number > 0, ask_always)
        self.decline_unasked()
        while go_on and self.can_undo(seat):
            move = obvious_answer(self.position, seat)
            if move < 0:
                break
            self.make(seat, move, True)
            self.decline_unasked()
        return self.log[heard:]

    def make(self, seat: int, move: int, joined: bool = False, ask_always: bool | None = None) -> None:
        g = self.position
        clause = g.refuse(seat, move)
        if clause is not None:
            raise Refused(self.kind.moves[move], clause)
        decision = g.decision_of(seat)
        assert decision is not None
        before = UndoPoint(seat, g.clone(), len(self.log), joined)
        entry: dict[str, object] = {"seat": seat, "move": self.kind.moves[move]}
        if ask_always is not None and g.asks_always(seat) is (not ask_always):
            g.ask_always(seat, ask_always)
            entry["ask_always"] = ask_always
        g.keeps_events = True
        g.apply(decision, move)
        self.remember(before)
        self.entries.append(entry)
        self.joins.append(joined)
        self.moves += 1
        if self.moves % CHECK_EVERY == 0 or g.over:
            self.entries.append({"hash": state_hash(g)})
        self.listen()

    def listen(self) -> None:
        """Take the events off the position into the log."""
        self.log.extend(self.position.events)
        self.position.events = []

    def do_not_ask(self, seat: int, reaction: str) -> None:
        """From now on this seat declines such reactions without being asked; the record shows them as its moves."""
        if reaction not in self.unasked[seat]:
            self.unasked[seat].append(reaction)
        self.decline_unasked()

    def ask_again(self, seat: int, reaction: str) -> None:
        if reaction in self.unasked[seat]:
            self.unasked[seat].remove(reaction)

    def decline_unasked(self) -> None:
        waiting = True
        while waiting and not self.windows:
            waiting = False
            for decision in self.position.open:
                words = decision.reaction(self.position)
                if words and all(word in self.unasked[decision.seat] for word in words):
                    self.make(decision.seat, decision.decline(), True)
                    waiting = True
                    break

    def remember(self, before: UndoPoint) -> None:
        """New information and another seat's move close the way back."""
        if before.position.news != self.position.news or self.windows and self.is_watched(before):
            self.undo_points = []
        elif self.undo_points and self.undo_points[-1].seat != before.seat:
            self.undo_points = [before]
        else:
            self.undo_points.append(before)

    def is_watched(self, before: UndoPoint) -> bool:
        """Whether others may be asked now because of a move, or the table has answered for another seat."""
        return self.position.asks_in_private(before.seat) or before.joined and not self.can_undo(before.seat)

    def can_undo(self, seat: int) -> bool:
        return bool(self.undo_points) and self.undo_points[-1].seat == seat

    def may_undo(self, seat: int) -> bool:
        """The same of a player: who tries answers to see whether others are asked has learnt it."""
        return self.can_undo(seat) and not self.position.asks_in_private(seat)

    def last_answer(self, seat: int) -> int:
        """How many moves the last answer of this seat took, as far as they can be taken back."""
        moves = 0
        if self.can_undo(seat):
            for point in reversed(self.undo_points):
                moves += 1
                if not point.joined:
                    break
        return moves

    def take_back(self, seat: int) -> None:
        """Undo the last answer with all that followed from it by itself."""
        if not self.can_undo(seat):
            raise NothingToUndo()
        for _ in range(self.last_answer(seat)):
            self.undo(seat)

    def undo(self, seat: int) -> None:
        """Take back the last move, if it is this seat's and told nobody anything new."""
        if not self.can_undo(seat):
            raise NothingToUndo()
        point = self.undo_points.pop()
        self.position = point.position
        del self.log[point.heard :]
        self.log.append(Event("undo", seat, (), EVERYONE))
        self.entries.append({"undo": seat})
        self.joins.append(False)

    def rewind(self, steps: int, seat: int) -> None:
        """Return to how the table was after some steps, whatever became known since: everybody has agreed to it.

        `seat` asked for it. What was left to chance will fall as it fell before.
        """
        taken = steps_of(self.entries)
        if not 0 <= steps <= len(taken):
            raise CannotRewind(steps, len(taken))
        earlier = Table(self.kind, self.position.seats, self.options, self.seed, None, self.windows, self.added)
        for step in in_force(taken[:steps]):
            earlier.repeat(taken[step], self.joins[step])
        self.position = earlier.position
        self.undo_points = earlier.undo_points
        self.log = earlier.log
        self.log.append(Event("undo", seat, (), EVERYONE))
        self.entries.append({"rewind": steps, "seat": seat})
        self.joins.append(False)

    def repeat(self, entry: dict[str, object], joined: bool = False) -> None:
        """Take a step of a record again; nothing is declined or answered by itself unless the record says so."""
        if "move" in entry:
            wish = entry.get("ask_always")
            move = self.kind.number(str(entry["move"]))
            self.make(number_in(entry, "seat"), move, joined, wish if isinstance(wish, bool) else None)
        elif "undo" in entry:
            self.undo(number_in(entry, "undo"))
        else:
            self.rewind(number_in(entry, "rewind"), number_in(entry, "seat"))


def played_again(
    kind: GameKind,
    seats: int,
    options: dict[str, str],
    seed: str,
    entries: list[dict[str, object]],
    joins: list[bool],
    unasked: list[list[str]],
    windows: bool,
    added: list[str],
) -> Table:
    """The table at which all this happened."""
    table = Table(kind, seats, options, seed, None, windows, added)
    for number, step in enumerate(steps_of(entries)):
        table.repeat(step, joins[number])
    table.unasked = [words[:] for words in unasked]
    return table


def number_in(entry: dict[str, object], name: str) -> int:
    number = entry[name]
    assert isinstance(number, int)
    return number


def steps_of(entries: list[dict[str, object]]) -> list[dict[str, object]]:
    """The entries that do something: moves, undos and rewinds. Rewinds count these, never the hashes between them."""
    return [entry for entry in entries if "hash" not in entry]


def in_force(steps: list[dict[str, object]]) -> list[int]:
    """Which of these steps are moves that were neither taken back nor rewound, in their order."""
    before = [0]
    """By line of play, the line it continues by one move; 0 is the empty one."""
    made = [-1]
    """By line of play, the step that is its last move."""
    after = [0]
    """By number of steps, the line of play then."""
    for number, step in enumerate(steps):
        if "move" in step:
            before.append(after[-1])
            made.append(number)
            after.append(len(made) - 1)
        elif "undo" in step:
            after.append(before[after[-1]])
        else:
            after.append(after[number_in(step, "rewind")])
    moves: list[int] = []
    line = after[-1]
    while line:
        moves.append(made[line])
        line = before[line]
    moves.reverse()
    return moves
