"""Measure the weights of teahouse.games.zhanguo.mind.experience, and print them beside those of today.

python lab/zhanguo_experience.py                      five minutes of games
python lab/zhanguo_experience.py --minutes 60         more games, smaller errors
python lab/zhanguo_experience.py --jobs 4             on 4 processes
python lab/zhanguo_experience.py --turns 6            look less far ahead
python lab/zhanguo_experience.py --seed other         other games

A quick bot plays games. Every seventh turn is ended in eight ways, and chance plays on from each of them. Which of the
eight became better than it looked, and what does the player have more of there? The answer is a ridge regression within
each eight. Positions ahead are judged with the weights of today: after a change, measure again. Minutes are those of
the processor, and the last game is played to its end. It runs at low priority.
"""

from __future__ import annotations

import math
import os
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from operator import mul
from statistics import fmean
from typing import Any, Final, NamedTuple

from asking import Words, count, span
from teahouse import build_note, compiled
from teahouse.bots.mind import best_of
from teahouse.engine.decision import Decision
from teahouse.engine.kind import GameKind
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng, seeded
from teahouse.games.zhanguo.mind.experience import AT_THE_END, BY_ROUND, experienced_worth_of, lessons, rounds_left
from teahouse.games.zhanguo.mind.mind import ExperiencedMind
from teahouse.games.zhanguo.mind.worth import worth_of
from teahouse.games.zhanguo.rules.court import PlayCard
from teahouse.games.zhanguo.rules.names import BONUSES, COLOURS
from teahouse.games.zhanguo.rules.state import ZhanGuo
from teahouse.registry import load_game

LESSONS: Final = (
    "governors as they look", "governors",
    *[f"{colour} markers" for colour in COLOURS], *[f"lead in {colour}" for colour in COLOURS], "rewards",
    "task points", "tasks claimed", "tasks missing nothing", "tasks missing one", "tasks missing two",
    "wall points", "walls", "palaces",
    "regions with one colour", "regions with two colours", "regions with three colours", "doubled officials",
    "regions with officials at work", "officials more at work",
    "regions with one worker", "regions with two workers", "workers more", "unrest", "blocked regions", "supply",
    *[f"bonus {bonus}" for bonus in BONUSES], "full regions",
)  # fmt: skip
"""In the order of `lessons`."""
SEATS: Final = 2
LOOKS: Final = 6
WHIM: Final = 14
"""One move in this many is made by chance."""
EVERY: Final = 7
"""One turn in this many is ended in several ways ..."""
ENDS: Final = 8
"""... this number of them ..."""
ROTATION: Final = 3
"""... each the best of one, two or three that chance found."""
PLAY_OUTS: Final = 3
WAYS: Final = 4
"""Ways through a turn that chance tries in a play-out."""
USUAL_ROUNDS: Final = 2.5
"""Rounds to come half-way through a game: there, both weights of a lesson count alike for the penalty."""
PENALTY: Final = 5.0
POLITENESS: Final = 10


class Task(NamedTuple):
    """What one process does: its share of the games, by the number of processes."""

    job: int
    jobs: int
    seed: str
    turns: int
    minutes: float


class End(NamedTuple):
    """How a turn may end, for the player whose turn it was."""

    rounds: float
    lessons: list[float]
    """By lesson, how much more than the rival the player has."""
    surprise: float
    """By how many points the lead was larger, some turns later, than it looked."""


Group = list[End]
"""Ends of the same turn."""


class Row(NamedTuple):
    """An end of a turn beside the mean of its group."""

    found: list[float]
    """By lesson, and again by lesson for each round to come."""
    surprise: float


class Weight(NamedTuple):
    """What one of a lesson is worth more than it looks."""

    value: float
    error: float
    """Its standard error; infinite for a lesson that no game taught."""


# -- playing -------------------------------------------------------------------------------------------


def experienced(ways: int) -> ExperiencedMind:
    """A mind that tries a number of ways through a turn."""
    mind = ExperiencedMind()
    mind.ways = ways
    return mind


MIND: Final = experienced(WAYS)
ENDERS: Final = [experienced(1 + number) for number in range(ROTATION)]


def play_share(task: Task) -> tuple[int, list[Group]]:
    """Games until the time is over: how many, and what they showed. The first process tells how far all are."""
    kind = load_game("zhanguo").kind
    began = time.process_time()
    groups: list[Group] = []
    games = 0
    spent = 0.0
    while spent < 60 * task.minutes:
        groups += play(kind, task, task.job + games * task.jobs)
        games += 1
        spent = time.process_time() - began
        if task.job == 0 and sys.stderr.isatty():
            print(f"\r{spent / 60:.1f} of {task.minutes:g} minutes ", end="", file=sys.stderr, flush=True)
    return games, groups


def play_all(seed: str, turns: int, minutes: float, jobs: int) -> tuple[int, list[Group]]:
    """The games of all processes together."""
    tasks = [Task(job, jobs, seed, turns, minutes) for job in range(jobs)]
    if jobs == 1:
        shares = [play_share(tasks[0])]
    else:
        with ProcessPoolExecutor(jobs) as pool:
            shares = list(pool.map(play_share, tasks))
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return sum(games for games, _ in shares), [group for _, groups in shares for group in groups]


def play(kind: GameKind, task: Task, number: int) -> list[Group]:
    """One game of the quick bot, with the ends of some of its turns."""
    g = kind.start(SEATS, {}, f"{task.seed}/{number}")
    g.keeps_events = False
    rng = seeded(f"{task.seed}/{number} bot")
    groups: list[Group] = []
    turn = 0
    while g.open:
        decision = g.open[0]
        if isinstance(decision, PlayCard):
            turn += 1
            if turn % EVERY == number % EVERY:
                groups.append(ends_of_turn(g, decision, task.turns, rng))
        g.apply(decision, quick_move(g, decision, rng))
    return [group for group in groups if group]


def quick_move(g: Position, decision: Decision[Any], rng: Rng) -> int:
    """What looks best at a glance, or now and then anything."""
    options = g.options(decision)
    if rng.below(WHIM) == 0:
        return options[rng.below(len(options))]
    if len(options) == 1:
        return options[0]
    return best_of(options, MIND.scores(g.imagine(decision.seat, rng.split()), decision, options, LOOKS, rng), rng)


def ends_of_turn(g: Position, decision: Decision[Any], turns: int, rng: Rng) -> Group:
    """Some ways to end a turn, all judged under the same chance; those that end the game teach nothing."""
    streams = [rng.split() for _ in range(PLAY_OUTS)]
    group: Group = []
    for number in range(ENDS):
        end = ENDERS[number % ROTATION].go_on(g.clone(), decision, g.options(decision), rng)
        assert isinstance(end, ZhanGuo)
        if end.open:
            group.append(judged(end, decision.seat, turns, streams))
    return group


def judged(end: ZhanGuo, seat: int, turns: int, streams: list[Rng]) -> End:
    """What the player has at the end of their turn, and what comes of it."""
    more = [mine - theirs for mine, theirs in zip(lessons(end, seat), lessons(end, 1 - seat), strict=True)]
    later = fmean([lead(experienced_worth_of, play_out(end, seat, turns, stream), seat) for stream in streams])
    return End(rounds_left(end), more, later - lead(worth_of, end, seat))


def play_out(end: ZhanGuo, seat: int, turns: int, stream: Rng) -> ZhanGuo:
    """One world, some turns later."""
    g: Position = end.imagine(seat, stream.copy())
    rng = stream.copy()
    stage = MIND.stage(g)
    while g.open and turns > 0:
        g = MIND.go_on(g, g.open[0], g.options(g.open[0]), rng)
        if MIND.stage(g) != stage:
            stage = MIND.stage(g)
            turns -= 1
    assert isinstance(g, ZhanGuo)
    return g


def lead(worth: Callable[[ZhanGuo, int], float], g: ZhanGuo, seat: int) -> float:
    return worth(g, seat) - worth(g, 1 - seat)


# -- measuring -----------------------------------------------------------------------------------------

Matrix = list[list[float]]


def measured(groups: list[Group]) -> list[Weight]:
    """The weights at the end of the game, then those for each round to come."""
    rows = [row for group in groups for row in compared(group)]
    surprises = [row.surprise for row in rows]
    raw = list(zip(*[row.found for row in rows], strict=True))
    units = units_of(raw)
    columns = [[value / unit for value in column] for column, unit in zip(raw, units, strict=True)]
    moments = products(columns)
    solution = inverse(penalised(moments))
    pulls = [dot(column, surprises) for column in columns]
    values = [dot(line, pulls) for line in solution]
    errors = errors_of(groups, columns, left_over(columns, values, surprises), moments, solution)
    return [
        Weight(value / unit, error / unit if any(column) else math.inf)
        for value, error, unit, column in zip(values, errors, units, columns, strict=True)
    ]


def compared(group: Group) -> list[Row]:
    """The ends of a turn, each beside their mean."""
    rounds = fmean([end.rounds for end in group])
    surprise = fmean([end.surprise for end in group])
    usual = [fmean(column) for column in zip(*[end.lessons for end in group], strict=True)]
    rows = []
    for end in group:
        more = [value - mean for value, mean in zip(end.lessons, usual, strict=True)]
        rows.append(Row([*more, *[value * rounds for value in more]], end.surprise - surprise))
    return rows


def units_of(columns: Sequence[Sequence[float]]) -> list[float]:
    """How much lessons usually differ, so that the penalty is as hard on each of them."""
    spreads = [math.sqrt(dot(column, column) / len(column)) for column in columns[: len(LESSONS)]]
    units = [spread if spread > 1e-6 else 1.0 for spread in spreads]
    return [*units, *[USUAL_ROUNDS * unit for unit in units]]


def left_over(columns: Matrix, values: list[float], surprises: list[float]) -> list[float]:
    """What the weights do not explain."""
    found = zip(*columns, strict=True)
    return [surprise - dot(row, values) for row, surprise in zip(found, surprises, strict=True)]


def errors_of(
    groups: list[Group], columns: Matrix, unexplained: list[float], moments: Matrix, solution: Matrix
) -> list[float]:
    """Standard errors: ends of the same turn may err together, and some turns more than others."""
    pulls = []
    start = 0
    for group in groups:
        stop = start + len(group)
        pulls.append([dot(column[start:stop], unexplained[start:stop]) for column in columns])
        start = stop
    noise = products(list(zip(*pulls, strict=True)))
    free = start - len(groups)
    used = sum([dot(line, moment) for line, moment in zip(solution, moments, strict=True)])
    scale = free / (free - used)
    return [math.sqrt(scale * dot(line, [dot(line, other) for other in noise])) for line in solution]


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    return float(sum(map(mul, one, other)))


def products(columns: Sequence[Sequence[float]]) -> Matrix:
    """Of each column with each."""
    return [[dot(one, other) for other in columns] for one in columns]


def penalised(moments: Matrix) -> Matrix:
    """With what keeps weights small where little was seen."""
    return [[value + PENALTY if i == j else value for j, value in enumerate(line)] for i, line in enumerate(moments)]


def inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; moments with a penalty need no pivoting."""
    size = len(matrix)
    lines = [[*line, *[float(i == j) for j in range(size)]] for i, line in enumerate(matrix)]
    for i in range(size):
        pivot = lines[i][i]
        lines[i] = [value / pivot for value in lines[i]]
        for j in range(size):
            if j != i:
                times = lines[j][i]
                lines[j] = [value - times * part for value, part in zip(lines[j], lines[i], strict=True)]
    return [line[size:] for line in lines]


# -- telling -------------------------------------------------------------------------------------------


def table(title: str, weights: list[Weight], now: list[float]) -> list[str]:
    """One weight a line."""
    lines = [f"{title:32}{'measured':>10}{'error':>8}{'now':>8}"]
    for name, weight, today in zip(LESSONS, weights, now, strict=True):
        lines.append(f"{name:32}{weight.value:z10.2f}{weight.error:8.2f}{today:8.2f}")
    return lines


def main(arguments: list[str]) -> int:
    words = Words(description="Measure the weights of teahouse.games.zhanguo.mind.experience.")
    words.add_argument("--minutes", type=span, default=5.0, help="of processor time, for each process [5]")
    words.add_argument("--seed", default="experience", help="any text")
    words.add_argument("--turns", type=count, default=10, help="how far a play-out goes [10]")
    words.add_argument("--jobs", type=count, default=1, help="processes [1]")
    asked = words.parse_args(arguments)
    if not compiled:
        print(f"zhanguo_experience: {build_note()}; it sees fewer games so", file=sys.stderr)
    os.nice(POLITENESS)
    games, groups = play_all(asked.seed, asked.turns, asked.minutes, asked.jobs)
    weights = measured(groups)
    print(f"{games} games, {len(groups)} turns, {sum(map(len, groups))} ends of them")
    print("\n".join(["", *table("AT_THE_END", weights[: len(LESSONS)], list(AT_THE_END))]))
    print("\n".join(["", *table("BY_ROUND", weights[len(LESSONS) :], list(BY_ROUND))]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
