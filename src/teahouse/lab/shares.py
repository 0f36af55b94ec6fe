"""Shares of victories with the interval that holds the true one."""

import math
from typing import NamedTuple

Z95 = 1.959964


class Share(NamedTuple):
    """How often something won, and how often it was there."""

    wins: float
    times: int
    share: float
    low: float
    high: float


def interval(wins: float, times: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share = wins / times
    centre = (share + Z95 * Z95 / (2 * times)) / (1 + Z95 * Z95 / times)
    half = Z95 * math.sqrt(share * (1 - share) / times + Z95 * Z95 / (4 * times * times)) / (1 + Z95 * Z95 / times)
    return max(0.0, centre - half), min(1.0, centre + half)


def share_of(wins: float, times: int) -> Share:
    low, high = interval(wins, times)
    return Share(wins, times, wins / times, low, high)
