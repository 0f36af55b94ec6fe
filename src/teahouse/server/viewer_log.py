"""The log of a table as each viewer hears it."""

from bisect import bisect_left

from msgspec import Struct

from teahouse.engine.event import Event
from teahouse.wording import Sentence
from teahouse.wording.scenes import Cutting, SceneShown


class LogEntry(Struct, frozen=True, gc=False):
    """A line of the log as one viewer hears it."""

    n: int
    place: int
    """Where the event stands in the whole log."""
    event: Event


class ViewerLog:
    """The log of one viewer. A number is never given twice, so whatever was taken back leaves a gap."""

    def __init__(self, eyes: int) -> None:
        self.eyes = eyes
        self.entries: list[LogEntry] = []
        self.next_number = 0
        self.sentences: dict[tuple[str, int], Sentence | None] = {}
        """By language and number."""
        self.scenes: dict[tuple[str, int, int, bool], SceneShown] = {}
        """By language, first and last number, and whether it is over."""
        self.cutting: Cutting | None = None
        """Where the scenes begin and end; anew after something was taken back."""

    def add(self, place: int, events: list[Event]) -> None:
        for event in events:
            if event.heard_by(self.eyes):
                self.entries.append(LogEntry(self.next_number, place, event))
                self.next_number += 1
            place += 1

    def drop_from(self, place: int) -> None:
        """Lines that were taken back are never told again: their numbers are not given twice."""
        dropped = set()
        while self.entries and self.entries[-1].place >= place:
            dropped.add(self.entries.pop().n)
        if dropped:
            self.cutting = None
            self.sentences = {key: told for key, told in self.sentences.items() if key[1] not in dropped}
            self.scenes = {key: told for key, told in self.scenes.items() if key[2] not in dropped}

    def since(self, number: int) -> tuple[int, list[LogEntry]]:
        """What a viewer lacks who has every line below a number; and from where on their lines no longer hold."""
        same = bisect_left(self.entries, number, key=lambda entry: entry.n)
        holds = self.entries[same - 1].n + 1 if same else 0
        return min(number, holds), self.entries[same:]


class ViewerLogs:
    """The logs of all seats and of the spectators, kept level with the log of the game."""

    def __init__(self, seats: int) -> None:
        self.events: list[Event] = []
        """The log of the game as the viewers have it."""
        self.by_eyes = {eyes: ViewerLog(eyes) for eyes in range(-1, seats)}

    def __getitem__(self, eyes: int) -> ViewerLog:
        return self.by_eyes[eyes]

    def update(self, log: list[Event]) -> None:
        same = common_start(self.events, log)
        for each in self.by_eyes.values():
            each.drop_from(same)
            each.add(same, log[same:])
        self.events = log[:]


def common_start(old: list[Event], new: list[Event]) -> int:
    """How many events at the beginning are the same.

    A log only ever changes at its end, or is made anew: where one event is the same object, so are all before it.
    """
    for at in range(min(len(old), len(new)) - 1, -1, -1):
        if old[at] is new[at]:
            return at + 1
    same = 0
    for one, other in zip(old, new, strict=False):
        if one is not other and not is_same(one, other):
            break
        same += 1
    return same


def is_same(one: Event, other: Event) -> bool:
    return (one.kind, one.seat, one.args, one.audience) == (other.kind, other.seat, other.args, other.audience)
