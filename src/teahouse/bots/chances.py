"""What the looks of a position mean: chances to win and points at the end, as games of searching bots ended.

A mind promises points (`worths`). How sure a lead in them is depends on how much of the game is over, and a mind may
promise too much early or late. `lab/chances.py` lets searching bots play, fits both by phase, and writes the tables
into `mind/chances.py` of each game; a game without them keeps the mind's own spread for all phases.
"""

import math
from typing import Final, final

from teahouse.bots.mind import Mind
from teahouse.engine.position import Position

VERSUS: Final = "versus"
ALONE: Final = "alone"
TOGETHER: Final = "together"
MOST: Final = 40.0
"""Leads beyond this many spreads are as good as won."""


@final
class Phases:
    """Numbers that change over a game: each stands at a share of the game, in even steps; between them, a mean."""

    def __init__(self, values: list[float]) -> None:
        self.values = values

    def at(self, progress: float) -> float:
        last = len(self.values) - 1
        place = max(0.0, min(1.0, progress)) * last
        before = min(int(place), last - 1) if last else 0
        if last == 0:
            return self.values[0]
        part = place - before
        return (1.0 - part) * self.values[before] + part * self.values[before + 1]


@final
class Table:
    """What was learnt of one game and one way to play it."""

    def __init__(
        self,
        games: int,
        spread: list[float],
        rival: list[float],
        slope: list[float],
        bias: list[float],
        low: list[float],
        high: list[float],
    ) -> None:
        self.games = games
        """From how many games."""
        self.spread = Phases(spread)
        """The lead that makes victory nearly three times as likely."""
        self.rival = Phases(rival)
        """What a rival without a seat has beyond what the mind promises it."""
        self.slope = Phases(slope)
        self.bias = Phases(bias)
        """Points at the end are `slope` times those promised, and `bias`."""
        self.low = Phases(low)
        self.high = Phases(high)
        """Four of five games end between these, added to the points expected."""


Tables = dict[str, Table]
"""By way to play: against each other, alone, together."""


@final
class Expected:
    """What a seat may expect at the end."""

    def __init__(self, chance: float, points: float, low: float, high: float) -> None:
        self.chance = chance
        """To win, from 0 to 1."""
        self.points = points
        self.low = low
        self.high = high
        """Four of five games end with points between these."""


def way_of(g: Position) -> str:
    """How this game is played: what chances are learnt apart for."""
    if g.together:
        return TOGETHER
    return ALONE if g.seats == 1 else VERSUS


def tables_of(mind: Mind) -> Tables:
    """What was learnt of the game of this mind; nothing where nobody did."""
    found = mind.tables
    assert isinstance(found, dict)
    return found


def chances(g: Position, mind: Mind, worths: list[float], progress: float = -1.0) -> list[float]:
    """By seat, the chance to win that these worths mean at this moment of the game."""
    if not worths:
        return []
    table = tables_of(mind).get(way_of(g))
    now = mind.progress(g) if progress < 0 else progress
    spread = mind.spread if table is None else table.spread.at(now)
    rival = 0.0 if table is None else table.rival.at(now)
    if g.together:
        lead = (worths[0] - worths[-1] - rival) / spread
        return [1.0 / (1.0 + math.exp(-max(-MOST, min(MOST, lead))))] * g.seats
    looks = [worths[i] + (rival if i >= g.seats else 0.0) for i in range(len(worths))]
    most = max(looks)
    weights = [math.exp(max(-MOST, (look - most) / spread)) for look in looks]
    whole = sum(weights)
    return [weights[i] / whole for i in range(g.seats)]


def expected(g: Position, mind: Mind, worths: list[float], seat: int) -> Expected:
    """What these worths mean for one seat."""
    chance = chances(g, mind, worths)[seat]
    table = tables_of(mind).get(way_of(g))
    if table is None:
        return Expected(chance, worths[seat], worths[seat] - mind.spread, worths[seat] + mind.spread)
    now = mind.progress(g)
    points = table.slope.at(now) * worths[seat] + table.bias.at(now)
    return Expected(chance, points, points + table.low.at(now), points + table.high.at(now))
