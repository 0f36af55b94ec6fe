"""Watching a test play: which positions it lays out, and what it does with them.

Hung into the plain engine: whatever a test makes of a position through a builder, a table or the position itself ends
in `refuse`, `apply` or `advance`, and is noted here with the position before and after it.
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

from teahouse.engine.decision import Decision
from teahouse.engine.event import Event
from teahouse.engine.kind import GameKind
from teahouse.engine.position import Position
from teahouse.engine.snapshot import fingerprint, state_hash, to_json
from teahouse.ledger import games, named_in
from teahouse.registry import load_content, load_game
from teahouse.teaching.examples import Step
from teahouse.text import Texts
from teahouse.wording import teller_of

STEPS: Final = 40
"""Of a long play only the first steps are noted: nobody looks at more."""
PLAYS: Final = 40
"""Of a test that lays out many positions only the first are noted."""
ROOT: Final = Path(__file__).resolve().parent.parent
BY_TESTS: Final = tuple(
    str(ROOT / path) for path in ("tests", *(f"src/teahouse/engine/{name}.py" for name in ("kind", "table")))
)
"""Who plays: what the rules do themselves is part of a step."""
ARRANGING: Final = ("first", "phase_3")
"""What builders call to lay something out by way of the rules."""
BEHIND: Final = ("agenda", "rng", "news")
"""What of a position nobody sees on the table."""
BUILDERS: Final = ("builder.py", "conftest.py")
"""Files whose functions do what a test says; other helpers lay out what it is about."""


@dataclass
class Noted:
    """A step with the positions around it, as JSON, and the clauses that the code it ran through names."""

    step: Step
    before: str
    after: str
    at_work: frozenset[str]
    line: int
    """The line of the test that led to it."""
    heard: int = 0
    """How much was said of it."""
    is_own: bool = True
    """Whether the test did it, and no helper that lays something out."""

    @cached_property
    def is_seen(self) -> bool:
        """Whether it changes something on the table, not only what is still to be done."""
        before, after = json.loads(self.before), json.loads(self.after)
        return any(after.get(name) != value for name, value in before.items() if name not in BEHIND)


@dataclass
class Play:
    """One position of a test, from its set-up on."""

    kind: GameKind
    position: Position
    options: dict[str, str]
    as_printed: bool
    """Whether the test plays with what the built-in pack prints."""
    steps: list[Noted] = field(default_factory=list)
    asked: frozenset[str] = frozenset()
    """The clauses of the questions open at the end."""
    end: str = ""


class Watcher:
    """Notes the plays of one test after the other."""

    def __init__(self) -> None:
        self.plays: list[Play] | None = None
        """None while nobody is watched."""
        self._busy = False
        for name in games():
            kind = load_game(name).kind
            self._hang_into(type(kind), type(kind.blank(kind.seat_counts[0])))

    def begin(self) -> None:
        self.plays = []

    def end(self) -> list[Play]:
        """The plays of the test, each with how it stood at the end."""
        plays, self.plays = self.plays or [], None
        for play in plays:
            play.end = snapshot(play.position)
            play.asked = frozenset(decision.clause for decision in play.position.open)
        return plays

    def _hang_into(self, kind: type[GameKind], position: type[Position]) -> None:
        self._around(kind, "new", self._new)
        for name, watched in (("refuse", self._refuse), ("apply", self._apply), ("advance", self._advance)):
            self._around(position, name, watched)

    def _around(self, owner: type, name: str, watched: Callable[..., Any]) -> None:
        plain = getattr(owner, name)

        def hung(this: Any, *args: Any) -> Any:
            if self.plays is None or self._busy or not by_a_test(sys._getframe(1)):
                return plain(this, *args)
            self._busy = True
            try:
                return watched(lambda: plain(this, *args), this, *args)
            finally:
                self._busy = False

        setattr(owner, name, hung)

    def _new(self, go: Callable[[], Position], kind: GameKind, seats: int, options: dict[str, str], _: str) -> Position:
        g = go()
        if self.plays is not None and len(self.plays) < PLAYS:
            self.plays.append(Play(kind, g, kind.complete(options), as_printed(kind.name, Box(g))))
        return g

    def _play_of(self, g: Position) -> Play | None:
        found = [play for play in self.plays or [] if play.position is g]
        return found[0] if found and len(found[0].steps) < STEPS else None

    def _refuse(self, go: Callable[[], str | None], g: Position, seat: int, move: int) -> str | None:
        play = self._play_of(g)
        if play is None:
            return go()
        with named() as at_work:
            clause = go()
        word, here = play.kind.moves[move], snapshot(g)
        deed = Step(deed="refused" if clause else "allowed", seat=seat, word=word, clause=clause or "")
        play.steps.append(Noted(deed, here, here, frozenset([clause]) if clause else frozenset(at_work), line_now()))
        return clause

    def _apply(self, go: Callable[[], None], g: Position, decision: Decision[Any], move: int) -> None:
        play = self._play_of(g)
        if play is None:
            go()
            return
        before, word, begun = snapshot(g), play.kind.moves[move], len(g.events)
        tried = Step(deed="allowed", seat=decision.seat, word=word)
        while play.steps and play.steps[-1].step == tried:
            play.steps.pop()
        with named() as at_work:
            go()
        step = Step(deed="move", seat=decision.seat, word=word, hash=state_hash(g))
        named_now, heard = frozenset([*at_work, decision.clause]), said(play.kind.name, g.events[begun:])
        play.steps.append(Noted(step, before, snapshot(g), named_now, line_now(), heard, by_the_test_itself()))

    def _advance(self, go: Callable[[], None], g: Position) -> None:
        play = self._play_of(g)
        if play is None or not g.agenda:
            go()
            return
        before, rule, begun = snapshot(g), g.agenda[-1][0].__name__, len(g.events)
        with named() as at_work:
            go()
        step = Step(deed="rule", word=rule, hash=state_hash(g))
        heard = said(play.kind.name, g.events[begun:])
        play.steps.append(Noted(step, before, snapshot(g), frozenset(at_work), line_now(), heard, by_the_test_itself()))


class Box:
    """What a position looks up, held so that it is compared once."""

    def __init__(self, g: Position) -> None:
        self.box: object = vars(g).get("box")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and self.box is other.box

    def __hash__(self) -> int:
        return id(self.box)


@cache
def as_printed(game: str, box: Box) -> bool:
    """Whether a position looks up what the built-in pack prints."""
    return fingerprint(box.box) == fingerprint(load_content(game).box)


def said(game: str, events: list[Event]) -> int:
    """Of how many of these the log tells."""
    return sum(event.kind not in silent(game) for event in events)


@cache
def silent(game: str) -> frozenset[str]:
    return frozenset(teller_of(load_game(game), Texts("en")).silent)


def by_a_test(frame: FrameType) -> bool:
    return frame.f_code.co_filename.startswith(BY_TESTS) and frame.f_code.co_name not in ARRANGING


def line_now() -> int:
    """The line that the test has come to; 0 while something is laid out for it."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and not frame.f_code.co_name.startswith("test_"):
        frame = frame.f_back
    return frame.f_lineno if frame is not None else 0


def by_the_test_itself() -> bool:
    """Whether nothing but the engine and the builders stands between the test and what happens now."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and not frame.f_code.co_name.startswith("test_"):
        file = frame.f_code.co_filename
        if file.startswith(str(ROOT / "tests")) and not file.endswith(BUILDERS):
            return False
        frame = frame.f_back
    return frame is not None


def snapshot(g: Position) -> str:
    return json.dumps(to_json(g), sort_keys=True, separators=(",", ":"))


@contextmanager
def named() -> Iterator[set[str]]:
    """The clauses named in the functions that are called meanwhile."""
    found: set[str] = set()

    def called(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            found.update(clauses_in(frame.f_code))

    sys.setprofile(called)
    try:
        yield found
    finally:
        sys.setprofile(None)


@cache
def clauses_in(code: CodeType) -> frozenset[str]:
    """The clauses that the source of a function of some game's rules names."""
    if "/games/" not in code.co_filename or "/rules/" not in code.co_filename or code.co_name == "<module>":
        return frozenset()
    try:
        return frozenset(named_in(inspect.getsource(code)))
    except OSError:
        return frozenset()
