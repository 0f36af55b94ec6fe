"""The great moments of a game: what a viewer heard, cut into scenes that can be shown act by act.

A game says between which events a scene lies (`SceneKind`) and stages what was heard there. A scene is made of events
the viewer heard and of nothing else, so it cannot tell a secret, and it grows as the events come.
"""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

from teahouse.engine.event import Event

Mood = Literal["plain", "good", "bad"]


class SceneKind(NamedTuple):
    """A kind of scene: it begins with one of these events, and ends before one of those, or before the next scene."""

    name: str
    opens: frozenset[str]
    closes: frozenset[str]


class Cut(NamedTuple):
    """A stretch of the events heard; `number` counts the scenes of its kind from 1."""

    kind: SceneKind
    number: int
    first: int
    end: int
    over: bool


class FigureShown(Struct, frozen=True):
    """Somebody of a seat who stood there; `count` of them."""

    seat: int
    icon: str
    name: str
    count: int


class StoodShown(Struct, frozen=True):
    """A card or a place of an act, what it counts for, and whose pieces stood on it."""

    name: str
    icon: str
    value: str
    sign: str
    """The picture of what is counted."""
    figures: list[FigureShown] = []


class NumberShown(Struct, frozen=True):
    """A number that decides, and how it is made up."""

    label: str
    value: int
    sum: str


class DieShown(Struct, frozen=True):
    """A die: the pictures of its faces, the one that came up, and its name."""

    faces: list[str]
    face: int
    name: str


class ChangeShown(Struct, frozen=True, kw_only=True):
    """What a seat gained or lost, and why."""

    seat: int
    what: str
    """The word of the thing."""
    icon: str
    count: int
    """Below 0 for a loss."""
    text: str
    """The number and the thing, as words."""
    cause: str
    mood: Mood


class ActShown(Struct, frozen=True, kw_only=True):
    """One panel: a section, a player, a card."""

    title: str = ""
    seat: int = -1
    """Whose it is; -1 for nobody's."""
    icon: str = ""
    numbers: list[NumberShown] = []
    """One against the other."""
    dice: list[DieShown] = []
    stood: list[StoodShown] = []
    stamp: str = ""
    mood: Mood = "plain"
    changes: list[ChangeShown] = []
    notes: list[str] = []
    level: int = -1
    """How high something stands that the board draws behind the panel; -1 for nothing."""


class StepShown(Struct, frozen=True, kw_only=True):
    """A step of a scene; its acts come one after the other."""

    title: str
    hint: str = ""
    acts: list[ActShown]
    foot: list[str] = []


class SceneShown(Struct, frozen=True, kw_only=True):
    """A great moment, step by step."""

    id: str
    """The kind and its number: `winter 3`; the same to all who look."""
    kind: str
    title: str
    again: str
    """The words of the wish to see such scenes whenever they come."""
    first: int
    """The first line of the log it tells of."""
    last: int
    over: bool
    """False while events may still be added."""
    steps: list[StepShown]


class Staged(NamedTuple):
    """What a game makes of a cut."""

    title: str
    again: str
    steps: list[StepShown]


class Cutting:
    """Cuts a log that grows into scenes; what was looked at once is not looked at again."""

    def __init__(self, kinds: Iterable[SceneKind]) -> None:
        self.opening = {event: kind for kind in kinds for event in kind.opens}
        self.over: list[Cut] = []
        self.counts: dict[str, int] = {}
        self.current: SceneKind | None = None
        """The kind of the scene that is not over."""
        self.first = 0
        self.place = 0
        """How many events were looked at."""

    def add(self, events: Iterable[Event]) -> None:
        """The events that follow."""
        for event in events:
            opened = self.opening.get(event.kind)
            if self.current is not None and (opened is not None or event.kind in self.current.closes):
                self.over.append(Cut(self.current, self.counts[self.current.name], self.first, self.place, True))
                self.current = None
            if opened is not None:
                self.counts[opened.name] = self.counts.get(opened.name, 0) + 1
                self.current, self.first = opened, self.place
            self.place += 1

    def cuts(self) -> list[Cut]:
        """The scenes so far, the earliest first."""
        if self.current is None:
            return self.over
        return [*self.over, Cut(self.current, self.counts[self.current.name], self.first, self.place, False)]


def cuts(kinds: Iterable[SceneKind], events: Iterable[Event]) -> list[Cut]:
    """The scenes among these events, the earliest first."""
    cutting = Cutting(kinds)
    cutting.add(events)
    return cutting.cuts()


def scene_of(cut: Cut, staged: Staged, first: int, last: int) -> SceneShown:
    """A cut as it is shown; `first` and `last` are the numbers of its lines."""
    return SceneShown(
        id=f"{cut.kind.name} {cut.number}",
        kind=cut.kind.name,
        title=staged.title,
        again=staged.again,
        first=first,
        last=last,
        over=cut.over,
        steps=[step for step in staged.steps if step.acts or step.foot],
    )


def total(changes: Sequence[ChangeShown], seat: int, what: str) -> int:
    """What a seat has more of a thing after these changes."""
    return sum(change.count for change in changes if (change.seat, change.what) == (seat, what))


def changes_of(steps: Iterable[StepShown]) -> list[ChangeShown]:
    """Everything that is gained and lost in these steps."""
    return [change for step in steps for act in step.acts for change in act.changes]
