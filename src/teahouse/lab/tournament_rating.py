"""Elo ratings from a tournament: the Bradley–Terry model, fitted to who finished before whom.

At a table of more than two the same holds for any two seats, so that a rating means the same at all tables: a bot rated
108 points above another finishes before it in 65 games of 100.
"""

import math
from typing import Final, NamedTuple

from teahouse.lab.shares import Z95

ELO: Final = 400 / math.log(10)
"""Points of a rating for one unit of the model's logarithmic strength."""
DOUBT: Final = 0.5
"""Draws added to every pairing: ratings stay finite where somebody won everything."""
MOST_STEPS: Final = 100


class Score(NamedTuple):
    """Two bots, how many games they played, and the sum of what the second won in them, 0 to 1 for each."""

    first: str
    second: str
    games: int
    won: float


class Rating(NamedTuple):
    """A bot's strength; the interval holds the true one with 95 %, if the weakest bot's rating is right."""

    bot: str
    elo: float
    low: float
    high: float


def ratings(bots: list[str], scores: list[Score]) -> list[Rating]:
    """The rating of each bot, the first at 0 and without doubt."""
    count = len(bots)
    strength = [0.0] * count
    for _ in range(MOST_STEPS):
        slope, curve = derivatives(bots, scores, strength)
        step = solve([row[1:] for row in curve[1:]], slope[1:])
        for i in range(1, count):
            strength[i] += max(-1.0, min(1.0, step[i - 1]))
        if max((abs(each) for each in step), default=0.0) < 1e-9:
            break
    _, curve = derivatives(bots, scores, strength)
    found = [Rating(bots[0], 0.0, 0.0, 0.0)]
    for i in range(1, count):
        unit = [1.0 if j == i else 0.0 for j in range(1, count)]
        deviation = math.sqrt(solve([row[1:] for row in curve[1:]], unit)[i - 1])
        elo, half = ELO * strength[i], ELO * Z95 * deviation
        found.append(Rating(bots[i], elo, elo - half, elo + half))
    return found


def derivatives(bots: list[str], scores: list[Score], strength: list[float]) -> tuple[list[float], list[list[float]]]:
    """Of the logarithm of the likelihood: its slope, and the negative of its curvature."""
    slope = [0.0] * len(bots)
    curve = [[0.0] * len(bots) for _ in bots]
    for score in scores:
        a, b = bots.index(score.first), bots.index(score.second)
        games, won = score.games + DOUBT, score.won + DOUBT / 2
        chance = 1 / (1 + math.exp(strength[a] - strength[b]))
        slope[b] += won - games * chance
        slope[a] -= won - games * chance
        bend = games * chance * (1 - chance)
        curve[a][a] += bend
        curve[b][b] += bend
        curve[a][b] -= bend
        curve[b][a] -= bend
    return slope, curve


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, by Gauss; a bot that never played stays where it is."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda i: abs(rows[i][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        if abs(rows[column][column]) < 1e-12:
            rows[column][column] = 1e12
        for i in range(size):
            if i != column:
                share = rows[i][column] / rows[column][column]
                rows[i] = [mine - share * theirs for mine, theirs in zip(rows[i], rows[column], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]
