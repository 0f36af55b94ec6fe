"""A kind of game: what must be known to set it up and play it."""

import difflib
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from teahouse.engine.cause import NO_CAUSES, Causes
from teahouse.engine.collected import decisions_of, modules_of, rules_of
from teahouse.engine.decision import Decision
from teahouse.engine.errors import TeahouseError
from teahouse.engine.layout import Layout
from teahouse.engine.position import Position, Rule


@final
class Option:
    """One choice before the game starts; the first of `choices` is the usual one."""

    def __init__(self, name: str, choices: tuple[str, ...]) -> None:
        self.name = name
        self.choices = choices


@mypyc_attr(allow_interpreted_subclasses=True)
class GameKind:
    """The contract of a game: its set-ups, its vocabulary of moves and events, and the rules a record may name."""

    def __init__(
        self,
        name: str,
        version: str,
        seat_counts: tuple[int, ...],
        options: tuple[Option, ...],
        moves: list[str],
        events: dict[str, tuple[str, ...]],
        modules: str,
        parts: tuple[type, ...],
        content: str,
        former: dict[str, dict[str, str]] | None = None,
        causes: Causes = NO_CAUSES,
    ) -> None:
        self.name = name
        self.version = version
        """Raised whenever a rule change makes old records play differently."""
        self.seat_counts = seat_counts
        self.options = options
        self.moves = moves
        """The word of every move, by number."""
        self.events = events
        """By kind of event, what each of its numbers means: `colour`, `region`, `count`, ..."""
        self.causes = causes
        """Which rules and answers lead to questions; a new position is given it as its `cause_table`."""
        found = modules_of(modules)
        self.rules: dict[str, Rule] = rules_of(found)
        self.decisions: dict[str, type[Decision[Any]]] = decisions_of(found)
        """By name, all rules and decisions of the module or package `modules`."""
        self.questions: dict[type, int] = {decision: place for place, decision in enumerate(self.decisions.values())}
        """The place of each decision among the features of a question."""
        self.parts: dict[str, type] = {part.__name__: part for part in parts}
        """Classes of pieces inside a position; each can be made without arguments."""
        self.content = content
        """The digest of the content pack."""
        self.former: dict[str, dict[str, str]] = former or {}
        """By earlier version, the options that were usual under it and are not now."""
        self.numbers: dict[str, int] = {word: number for number, word in enumerate(moves)}
        self.reopened: tuple[object, ...] | None = None
        """How a pickle finds this kind again: what loads it, and from where."""
        self.blank_row: bytes | None = None
        """A row of features before it is written; made when it is first wanted."""

    def blank(self, seats: int) -> Position:
        """A position with nothing set up, for a snapshot to fill."""
        raise NotImplementedError

    def new(self, seats: int, options: dict[str, str], seed: str) -> Position:
        """A game set up and advanced to its first decision. Options are complete and checked."""
        raise NotImplementedError

    def layout(self) -> Layout:
        """What stands where in a row of features; made anew each time."""
        raise NotImplementedError

    def write_features(self, g: Position, seat: int, row: vec[u8], at: i64) -> None:
        """Write what this seat may know into a row that is all zeros from `at` on, as `layout` says; -1 is a spectator.

        It may read of the position only what `observe` tells the seat.
        """
        raise NotImplementedError

    def features(self, g: Position, seat: int) -> bytes:
        """What this seat may know as a fixed row of numbers from 0 to 255, for learning."""
        if self.blank_row is None:
            self.blank_row = bytes(self.layout().size)
        row: vec[u8] = vec[u8](self.blank_row)
        self.write_features(g, seat, row, 0)
        return bytes(row)

    def start(self, seats: int, options: dict[str, str], seed: str) -> Position:
        """Set up a game, filling in usual options and refusing impossible ones with a sentence."""
        if seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            raise TeahouseError(f"{self.name} is for {counts} players, not for {seats}.")
        chosen = self.complete(options)
        clause = self.impossible(seats, chosen)
        if clause is not None:
            unusual = [option.name for option in self.options if chosen[option.name] != option.choices[0]]
            asked = " and ".join([f"{name}={chosen[name]}" for name in unusual])
            raise TeahouseError(f"{self.name} cannot be played by {seats} with {asked} ({clause}).")
        g = self.new(seats, chosen, seed)
        g.game = self
        return g

    def __repr__(self) -> str:
        counts = ", ".join([str(count) for count in self.seat_counts])
        return f"<{self.name}, version {self.version}: for {counts} players, {len(self.moves)} moves>"

    def __copy__(self) -> "GameKind":
        """Itself: a kind never changes."""
        return self

    def __deepcopy__(self, memo: object) -> "GameKind":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        if self.reopened is None:
            raise TeahouseError(f"{self.name} can be pickled only where it was loaded by name: teahouse.load(NAME).")
        return self.reopened

    def impossible(self, seats: int, options: dict[str, str]) -> str | None:
        """The clause that forbids this number of players these options (which are complete); None if they can play."""
        return None

    def complete(self, options: dict[str, str]) -> dict[str, str]:
        """All options with a value each."""
        chosen = {option.name: option.choices[0] for option in self.options}
        for name, value in options.items():
            if name not in chosen:
                known = ", ".join(chosen) or "none"
                raise TeahouseError(f"{self.name} has no option “{name}”; its options are: {known}.")
            choices = self.choices_of(name)
            if value not in choices:
                raise TeahouseError(f"Option {name} cannot be “{value}”; choose one of: {', '.join(choices)}.")
            chosen[name] = value
        return chosen

    def begun_under(self, version: str, seats: int, options: dict[str, str]) -> dict[str, str]:
        """The options of a game begun under an earlier version: what it does not say goes on as it then was usual."""
        then = self.former.get(version, {})
        chosen = self.complete({name: value for name, value in options.items() if name not in then})
        for name, usual in then.items():
            read = {**chosen, name: options.get(name, usual)}
            if self.impossible(seats, read) is None:
                chosen = read
        return chosen

    def choices_of(self, name: str) -> tuple[str, ...]:
        for option in self.options:
            if option.name == name:
                return option.choices
        return ()

    def number(self, word: str) -> int:
        """The number of a move, or a sentence with the nearest words."""
        number = self.numbers.get(word)
        if number is None:
            near = difflib.get_close_matches(word, self.moves, 3)
            hint = f" Did you mean: {', '.join(near)}?" if near else ""
            raise TeahouseError(f"“{word}” is not a move of {self.name}.{hint}")
        return number
