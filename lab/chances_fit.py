"""How the tables of chances are fitted, and how true they are on games they never saw."""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

KNOTS: Final = 5
FOLDS: Final = 5
SMOOTH: Final = 0.4
"""How strongly neighbouring phases are held together, in squares of logarithms."""
ROUNDS: Final = 14
SHRINK: Final = 0.75
"""Steps of the fit grow smaller."""
BINS: Final = 10
INSIDE: Final = 0.8
Numbers = npt.NDArray[np.float64]


class Row(NamedTuple):
    """What was noted at a moment of a game, and how the game ended."""

    game: int
    third: int
    progress: float
    seat: int
    worths: list[float]
    """After play-outs; a rival without a seat comes last."""
    points: list[int]
    shares: list[float]
    """Of the victory, by participant as in `worths`."""
    together: bool


class Fitted(NamedTuple):
    """The numbers of a table, by phase."""

    spread: list[float]
    rival: list[float]
    slope: list[float]
    bias: list[float]
    low: list[float]
    high: list[float]


class Score(NamedTuple):
    """How true chances and points were in one third of the games."""

    moments: int
    ece: float
    brier: float
    brier_before: float
    error: float
    error_before: float
    inside: float
    winner: float


def rows_of(line: dict[str, Any]) -> list[Row]:
    together = line["options"].get("mode") == "cooperative"
    return [
        Row(
            line["number"],
            min(2, 3 * note["at"] // max(1, line["decisions"])),
            note["progress"],
            note["seat"],
            note["later"],
            line["points"],
            line["shares"],
            together,
        )
        for note in line["rows"]
    ]


def hats(progress: float) -> Numbers:
    """How much each phase has to say at a moment."""
    place = max(0.0, min(1.0, progress)) * (KNOTS - 1)
    found: Numbers = np.maximum(0.0, 1.0 - np.abs(np.arange(KNOTS) - place))
    return found


def sides(row: Row) -> tuple[list[float], list[float], int]:
    """Looks and results of those who can win, and how many of them have a seat; together the table is one."""
    if row.together:
        return [row.worths[0], row.worths[-1]], [row.shares[0], row.shares[-1]], 1
    return row.worths, row.shares, len(row.points)


def chances_by(spread: float, rival: float, row: Row) -> list[float]:
    looks, _, seats = sides(row)
    raised = [look + (rival if n >= seats else 0.0) for n, look in enumerate(looks)]
    weights = [math.exp(max(-40.0, (look - max(raised)) / spread)) for look in raised]
    return [weight / sum(weights) for weight in weights]


def loss_of(values: Numbers, rows: list[Row], basis: Numbers, has_rival: bool) -> float:
    """How surprising the ends were, and how rough the phases are."""
    spreads = np.exp(basis @ values[:KNOTS])
    rivals = basis @ values[KNOTS:] if has_rival else np.zeros(len(rows))
    total = 0.0
    for row, spread, rival in zip(rows, spreads, rivals, strict=True):
        found = chances_by(float(spread), float(rival), row)
        total -= sum(
            share * math.log(max(1e-6, chance)) for share, chance in zip(sides(row)[1], found, strict=True) if share
        )
    rough = SMOOTH * float(np.sum(np.diff(values[:KNOTS]) ** 2))
    if has_rival:
        rough += 0.002 * float(np.sum(np.diff(values[KNOTS:]) ** 2))
    return total / len(rows) * len({row.game for row in rows}) + rough


def fit(rows: list[Row]) -> Fitted:
    """The tables that make the ends least surprising, step by step from a rough guess."""
    has_rival = any(len(sides(row)[0]) > sides(row)[2] for row in rows)
    basis = np.array([hats(row.progress) for row in rows])
    values = np.concatenate([np.full(KNOTS, math.log(15.0)), np.zeros(KNOTS)])
    best = loss_of(values, rows, basis, has_rival)
    moves = directions(has_rival)
    size = 1.0
    for _ in range(ROUNDS):
        for move in moves:
            for tried in (values + size * move, values - size * move):
                loss = loss_of(tried, rows, basis, has_rival)
                if loss < best:
                    best, values = loss, tried
                    break
        size *= SHRINK
    slope, bias = line_of(rows)
    low, high = edges(rows, slope, bias)
    spread = [float(each) for each in np.exp(values[:KNOTS])]
    return Fitted(spread, [float(each) for each in values[KNOTS:]], slope, bias, low, high)


def directions(has_rival: bool) -> list[Numbers]:
    """All phases together, the early against the late ones, and each alone; of spreads, then of what rivals have."""
    shapes = [np.ones(KNOTS), np.linspace(-1.0, 1.0, KNOTS), *np.eye(KNOTS)]
    nothing = np.zeros(KNOTS)
    found = [np.concatenate([0.7 * shape, nothing]) for shape in shapes]
    return found + [np.concatenate([nothing, 15.0 * shape]) for shape in shapes if has_rival]


def promised(row: Row) -> list[tuple[float, int]]:
    """What was promised to each seat, and what it got."""
    return list(zip(row.worths, row.points, strict=False))


def line_of(rows: list[Row]) -> tuple[list[float], list[float]]:
    """By phase, points at the end as a line over those promised; held to a slope of 1 where little is known."""
    if any(row.together for row in rows):
        return [1.0] * KNOTS, [0.0] * KNOTS
    told = [(hats(row.progress), worth, points) for row in rows for worth, points in promised(row)]
    centre = float(np.mean([worth for _, worth, _ in told]))
    left = np.array([np.concatenate([hat * (worth - centre), hat]) for hat, worth, _ in told])
    right = np.array([points - worth for _, worth, points in told])
    deviation = float(np.std([worth for _, worth, _ in told])) or 1.0
    weight = np.concatenate([np.full(KNOTS, len(told) * 0.02 * deviation**2), np.full(KNOTS, 0.5)])
    found = np.linalg.solve(left.T @ left + np.diag(weight), left.T @ right)
    slope = [1.0 + float(each) for each in found[:KNOTS]]
    bias = [float(found[KNOTS + n] + centre - centre * slope[n]) for n in range(KNOTS)]
    return slope, bias


def expected(row: Row, slope: list[float], bias: list[float], worth: float) -> float:
    hat = hats(row.progress)
    return float(hat @ np.array(slope)) * worth + float(hat @ np.array(bias))


def edges(rows: list[Row], slope: list[float], bias: list[float]) -> tuple[list[float], list[float]]:
    """By phase, between which errors four of five games end."""
    errors = [
        (hats(row.progress), points - expected(row, slope, bias, worth))
        for row in rows
        for worth, points in promised(row)
    ]
    low: list[float] = []
    high: list[float] = []
    for n in range(KNOTS):
        near = sorted((error, float(hat[n])) for hat, error in errors if hat[n] > 0)
        low.append(weighted_quantile(near, (1 - INSIDE) / 2))
        high.append(weighted_quantile(near, (1 + INSIDE) / 2))
    return low, high


def weighted_quantile(values: list[tuple[float, float]], share: float) -> float:
    whole = sum(weight for _, weight in values)
    passed = 0.0
    for value, weight in values:
        passed += weight
        if passed >= share * whole:
            return value
    return values[-1][0] if values else 0.0


# -- how true it is ------------------------------------------------------------------------------------


def held_out(rows: list[Row], before: float) -> tuple[list[Score], list[tuple[float, float, int]]]:
    """Scores by third, every game judged by tables fitted without it; and the curve of calibration over all."""
    parts: list[list[tuple[Row, Fitted]]] = [[], [], []]
    for fold in range(FOLDS):
        fitted = fit([row for row in rows if row.game % FOLDS != fold])
        for row in rows:
            if row.game % FOLDS == fold:
                parts[row.third].append((row, fitted))
    pairs = [(chance, share) for part in parts for each in part for chance, share in told_by(*each)]
    return [score(part, before) for part in parts], bins_of(pairs)


def told_by(row: Row, fitted: Fitted) -> list[tuple[float, float]]:
    hat = hats(row.progress)
    found = chances_by(float(hat @ np.array(fitted.spread)), float(hat @ np.array(fitted.rival)), row)
    return list(zip(found, sides(row)[1], strict=True))[: sides(row)[2]]


def bins_of(pairs: list[tuple[float, float]]) -> list[tuple[float, float, int]]:
    """By tenth of the chance told: what was told on average, what came, how often."""
    found: list[tuple[float, float, int]] = []
    for n in range(BINS):
        inside = [pair for pair in pairs if n / BINS <= pair[0] < (n + 1) / BINS or (n == BINS - 1 and pair[0] == 1.0)]
        if inside:
            told = sum(chance for chance, _ in inside) / len(inside)
            came = sum(share for _, share in inside) / len(inside)
            found.append((told, came, len(inside)))
    return found


def score(part: list[tuple[Row, Fitted]], before: float) -> Score:
    pairs = [pair for each in part for pair in told_by(*each)]
    old = [
        (chance, share)
        for row, _ in part
        for chance, share in list(zip(chances_by(before, 0.0, row), sides(row)[1], strict=True))[: sides(row)[2]]
    ]
    ece = sum(abs(told - came) * count for told, came, count in bins_of(pairs)) / max(1, len(pairs))
    errors, olds, inside = [], [], []
    for row, fitted in part:
        hat = hats(row.progress)
        for worth, points in promised(row):
            error = points - expected(row, fitted.slope, fitted.bias, worth)
            errors.append(error)
            olds.append(points - worth)
            inside.append(float(hat @ np.array(fitted.low)) <= error <= float(hat @ np.array(fitted.high)))
    winner = [max(row.points) for row, _ in part]
    return Score(len(part), ece, brier(pairs), brier(old), mean(errors), mean(olds), mean(inside), mean(winner))


def brier(pairs: list[tuple[float, float]]) -> float:
    return mean([(chance - share) ** 2 for chance, share in pairs])


def mean(values: list[Any]) -> float:
    return float(sum(values)) / max(1, len(values))
