"""A bot: it answers for a seat within a budget."""

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from teahouse.engine.errors import TeahouseError
from teahouse.engine.kind import GameKind
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng

Clock = Callable[[], float]
"""Seconds, from wherever they are counted."""


class Budget:
    """How long a bot may think about one move: seconds, iterations, or whichever ends first; and on how many cores."""

    def __init__(self, seconds: float = 0.0, iterations: int = 0, processes: int = 1) -> None:
        assert seconds > 0 or iterations > 0, "a budget without an end"
        assert processes > 0, "nobody would think"
        self.seconds = seconds
        """0: no limit."""
        self.iterations = iterations
        """0: no limit. With this limit alone the same seed gives the same move."""
        self.processes = processes
        """They share the iterations; each has all the seconds."""

    def __reduce__(self) -> tuple[object, ...]:
        return Budget, (self.seconds, self.iterations, self.processes)


class Opinion:
    """What a bot that searches found out before it answered."""

    def __init__(self, looks: dict[int, int], chance: float, points: float) -> None:
        self.looks = looks
        """By move, how often it was looked at."""
        self.chance = chance
        """To win after the answer given, between 0 and 1."""
        self.points = points
        """The points the seat may then expect at the end."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for a seat. It is handed imagined positions only, so it cannot know what the seat does not."""

    strength: ClassVar[int] = 0
    """Where it stands among the bots, the weakest first: random 0, pupil 10, scholar 20, general 30, sage 40."""
    searches: ClassVar[bool] = False
    """Whether its strength depends on a budget."""

    leaning = ""
    """What its mind likes more than others do; empty: nothing."""
    opinion: Opinion | None = None
    """Of its last answer; None if it did not search for it."""

    def think_within(self, budget: Budget | None, clock: Clock) -> None:
        """How long it may think about a move, for bots that search; None: as long as it usually does."""

    def choose(self, kind: GameKind, position: Position, seat: int, rng: Rng) -> int:
        """A legal answer of the seat; `rng` is all there is to gamble with.

        In `position` everything the seat cannot know has been dealt anew (`Position.imagine`).
        """
        raise NotImplementedError


def answer(player: Bot, kind: GameKind, position: Position, seat: int, rng: Rng) -> int:
    """What a bot answers in a real position, of which it is shown no more than its seat may know."""
    return player.choose(kind, position.imagine(seat, rng), seat, rng)


MOST_PROCESSES: Final = 64


def read_budget(text: str) -> Budget:
    """`500` is iterations, `0.5s` seconds; `2sx4` is on four cores."""
    word, times, cores = text.strip().lower().partition("x")
    timed = word.endswith("s")
    try:
        amount = float(word[:-1]) if timed else int(word)
        processes = int(cores) if times else 1
    except ValueError:
        amount = processes = 0
    if not 0 < amount < 1e9 or not 0 < processes <= MOST_PROCESSES:
        raise TeahouseError(
            f"A budget is a number of iterations, as 500, or of seconds, as 0.5s, on several cores as 0.5sx2,"
            f" not “{text}”."
        )
    return Budget(amount, 0, processes) if timed else Budget(0.0, int(amount), processes)
