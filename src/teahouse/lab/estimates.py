"""What a sample says of the truth: means and shares with intervals, and their differences over paired games.

A share is wins over times, where one game may count several times: its error is that of a ratio, with a game as the
unit (the residuals of the linearised ratio). Two packs that played the same seeds are compared seed by seed, so that
what both have from the deal cancels out.
"""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from teahouse.lab.shares import Z95, interval

Numbers = NDArray[np.float64]
FEW: Final = 20
"""Less often than this says nothing."""
EARLY: Final = 3.0
"""How many standard errors a change must show at a look before the end, so that looking often deceives seldom
(Haybittle–Peto)."""
RISK: Final = 0.05
"""Of all changes called clear, the share that may be chance (Benjamini–Hochberg)."""


class Estimate(NamedTuple):
    """A value and the interval that holds the true one with 95 %."""

    value: float
    low: float
    high: float
    times: int


class Change(NamedTuple):
    """Something under two packs."""

    before: Estimate
    after: Estimate
    change: float
    low: float
    high: float
    error: float
    """The standard error of the change; 0 where nothing can be said."""

    @property
    def steps(self) -> float:
        """The change in standard errors."""
        return self.change / self.error if self.error else 0.0

    @property
    def chance(self) -> float:
        """How likely so large a change would be if there were none."""
        return 2 * (1 - NormalDist().cdf(abs(self.steps))) if self.error else 1.0


def mean_of(values: Numbers) -> Estimate:
    mean = float(values.mean()) if len(values) else 0.0
    half = Z95 * error_of(values)
    return Estimate(mean, mean - half, mean + half, len(values))


def error_of(values: Numbers) -> float:
    return float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else 0.0


def mean_change(before: Numbers, after: Numbers) -> Change:
    """The change of a mean; the games of one seed stand at the same place of both."""
    return changed(mean_of(before), mean_of(after), error_of(after - before))


def share_estimate(wins: Numbers, times: Numbers) -> Estimate:
    """By game, how often something won, and how often it was there."""
    number = int(times.sum())
    if not number:
        return Estimate(0.0, 0.0, 1.0, 0)
    share = float(wins.sum()) / number
    half = Z95 * error_of(residuals(wins, times))
    low, high = interval(float(wins.sum()), number)
    if number < FEW or not half:
        return Estimate(share, low, high, number)
    return Estimate(share, max(0.0, share - half), min(1.0, share + half), number)


def residuals(wins: Numbers, times: Numbers) -> Numbers:
    """What each game adds to the error of the share."""
    number = float(times.sum())
    if not number:
        return np.zeros(len(wins))
    share = float(wins.sum()) / number
    return (wins - share * times) * (len(times) / number)


def share_change(wins: tuple[Numbers, Numbers], times: tuple[Numbers, Numbers]) -> Change:
    """The change of a share, before and after, game by game."""
    before, after = (share_estimate(wins[i], times[i]) for i in (0, 1))
    if min(before.times, after.times) < FEW:
        return changed(before, after, 0.0)
    return changed(before, after, error_of(residuals(wins[1], times[1]) - residuals(wins[0], times[0])))


def changed(before: Estimate, after: Estimate, error: float) -> Change:
    change = after.value - before.value
    return Change(before, after, change, change - Z95 * error, change + Z95 * error, error)


def clear(changes: Sequence[Change], final: bool) -> list[bool]:
    """Which changes are more than chance, when so many are looked at; before the end more is asked for."""
    known = sorted(change.chance for change in changes if change.error)
    bound = max((p for rank, p in enumerate(known, 1) if p <= RISK * rank / len(known)), default=-1.0)
    return [
        bool(change.error) and change.chance <= bound and (final or abs(change.steps) >= EARLY) for change in changes
    ]
