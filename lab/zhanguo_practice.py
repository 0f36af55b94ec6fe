"""Teach the insight of ZhanGuo's mind: play games with the insights of today, and learn from what became of positions.

python lab/zhanguo_practice.py                  ten minutes of games, and how much there was to learn
python lab/zhanguo_practice.py --write          and the new insights into games/zhanguo/mind/insights.py
python lab/zhanguo_practice.py --afresh 16      forget everything, and begin with 16 insights
python lab/zhanguo_practice.py --minutes 60     more games
python lab/zhanguo_practice.py --seed other     other games

A quick bot plays both sides. After each turn it is kept what both players see. What a position became is how it looked
after the turns that followed, the nearer the more, and what it brought in the end. The insights of today say how it
looked, so practise in several steps: play, learn, write, compile, and again. Every tenth game teaches nothing; it shows
how well what was learnt serves in games one has not seen. Minutes are those of the processor. It runs
at low priority.
"""

from __future__ import annotations

import math
import os
import sys
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from asking import Words, count, span
from teahouse import build_note, compiled
from teahouse.bots.quick import best_at_sight
from teahouse.engine.kind import GameKind
from teahouse.engine.rng import seeded
from teahouse.games.zhanguo.mind.insight import view
from teahouse.games.zhanguo.mind.insights import INSIGHTS, PLAIN
from teahouse.games.zhanguo.mind.mind import InsightfulMind
from teahouse.games.zhanguo.mind.worth import worth_of
from teahouse.games.zhanguo.rules.state import ZhanGuo
from teahouse.registry import load_game

INSIGHTS_FILE: Final = Path(__file__).resolve().parent.parent / "src/teahouse/games/zhanguo/mind/insights.py"
SEATS: Final = 2
LOOKS: Final = 4
"""Worlds in which it is tried what to choose between the rounds."""
CARE: Final = (4, 8, 16, 24)
"""Ways through a turn that a player tries: players of all kinds teach something."""
WHIM: Final = 20
"""One turn in this many takes the first way that chance finds."""
PATIENCE: Final = 0.85
"""Of what a position became, the share that lies beyond the next turn."""
UNSEEN: Final = 10
"""One game in this many is only for judging."""
BATCH: Final = 1024
EPOCHS: Final = 8
PACE: Final = 0.0001
"""How far one batch moves the weights, at first."""
POINTS: Final = 20.0
"""The unit in which positions are compared."""
RARE: Final = 0.002
"""What varies less than this was not seen."""
WIDTH: Final = 112
POLITENESS: Final = 10

Floats = npt.NDArray[np.float32]


class Game(NamedTuple):
    """What both players saw after each turn, and their points at the end."""

    views: Floats
    """By turn, seat and what is seen."""
    looks: Floats
    """By turn and seat: what the position looked like, without insight."""
    points: Floats


# -- playing -------------------------------------------------------------------------------------------


def players() -> list[InsightfulMind]:
    """From the careless to the careful; the first is for whims."""
    found = []
    for ways in (1, *CARE):
        mind = InsightfulMind()
        mind.ways = ways
        found.append(mind)
    return found


def play(kind: GameKind, minds: list[InsightfulMind], seed: str) -> Game:
    """One game; in a turn the best of some ways, between the rounds what looks best."""
    rng = seeded(f"{seed} players")
    g = kind.start(SEATS, {}, seed)
    g.keeps_events = False
    care = [1 + rng.below(len(CARE)) for _ in range(SEATS)]
    views: list[list[list[float]]] = []
    looks: list[list[float]] = []
    stage = -1
    while g.open:
        assert isinstance(g, ZhanGuo)
        decision = g.open[0]
        mind = minds[care[decision.seat]]
        if g.turn_of >= 0 and mind.stage(g) != stage:
            stage = mind.stage(g)
            looks.append([worth_of(g, seat) for seat in range(SEATS)])
            views.append([view(g, seat, looks[-1][seat]) for seat in range(SEATS)])
        options = g.options(decision)
        if g.turn_of >= 0:
            g = (mind if rng.below(WHIM) else minds[0]).go_on(g, decision, options, rng)
        else:
            g.apply(decision, best_at_sight(mind, g.imagine(decision.seat, rng), decision.seat, options, LOOKS, rng))
    points = np.array([g.points(seat) for seat in range(SEATS)], dtype=np.float32)
    return Game(np.array(views, dtype=np.float32), np.array(looks, dtype=np.float32), points)


def play_all(minutes: float, seed: str) -> list[Game]:
    kind, minds = load_game("zhanguo").kind, players()
    began = time.process_time()
    games: list[Game] = []
    spent = 0.0
    while spent < 60 * minutes or len(games) < UNSEEN + 1:
        games.append(play(kind, minds, f"{seed}/{len(games)}"))
        spent = time.process_time() - began
        if sys.stderr.isatty():
            print(f"\r{spent / 60:.1f} of {minutes:g} minutes ", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return games


# -- learning ------------------------------------------------------------------------------------------


class Network:
    """Insights while they are learnt: everything that is seen counts from its mean, in units of how much it varies."""

    def __init__(self, seen: Floats) -> None:
        self.mean = seen.mean(axis=0)
        varies = seen.std(axis=0)
        self.known = varies > RARE
        self.unit = np.where(self.known, varies, 1.0).astype(np.float32)
        self.weights: list[Floats] = []
        """What counts anyway, what things count for; of insights: depths before anything is seen, by what is seen, and
        what they count for."""
        self.moved: list[Floats] = []
        self.shaken: list[Floats] = []
        self.steps = 0

    def begin(self, weights: list[npt.NDArray[Any]]) -> None:
        self.weights = [weight.astype(np.float32) for weight in weights]
        self.moved = [np.zeros_like(weight) for weight in self.weights]
        self.shaken = [np.zeros_like(weight) for weight in self.weights]

    def remember(self, plain: list[float], insights: list[list[float]]) -> None:
        """Begin with the weights as `insights` keeps them."""
        straight = np.array(plain[1:]) * self.known
        rows = np.array(insights)
        depths = rows[:, 2:] * self.known
        base = np.array(plain[0] + straight @ self.mean)
        self.begin([base, straight * self.unit, rows[:, 0] + depths @ self.mean, depths * self.unit, rows[:, 1]])

    def forget(self, size: int, chance: np.random.Generator) -> None:
        """Begin with insights that mean next to nothing."""
        inputs = len(self.mean)
        depths = chance.normal(0.0, 1.0 / math.sqrt(inputs), (size, inputs))
        self.begin([np.zeros(()), np.zeros(inputs), np.zeros(size), depths, chance.choice([-1.0, 1.0], size)])

    def scaled(self, seen: Floats) -> Floats:
        found: Floats = ((seen - self.mean) / self.unit * self.known).astype(np.float32)
        return found

    def insight(self, scaled: Floats) -> Floats:
        base, straight, before, depths, news = self.weights
        found: Floats = base + scaled @ straight + np.maximum(scaled @ depths.T + before, 0.0) @ news
        return found

    def learn(self, scaled: Floats, error: Floats, pace: float) -> None:
        """One step against the errors (Adam)."""
        _, _, before, depths, news = self.weights
        depth = scaled @ depths.T + before
        awake = depth > 0.0
        blame = error[:, None] * news * awake
        slopes = [error.sum(), error @ scaled, blame.sum(axis=0), blame.T @ scaled, error @ (depth * awake)]
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.moved[i] = 0.9 * self.moved[i] + 0.1 * slope
            self.shaken[i] = 0.999 * self.shaken[i] + 0.001 * slope * slope
            push = self.moved[i] / (1.0 - 0.9**self.steps)
            shake = np.sqrt(self.shaken[i] / (1.0 - 0.999**self.steps))
            self.weights[i] = (self.weights[i] - pace * POINTS * push / (shake + 1e-8)).astype(np.float32)

    def told(self) -> tuple[list[float], list[list[float]]]:
        """The weights as `insights` keeps them: each insight in points, and good or bad news."""
        base, straight, before, depths, news = self.weights
        slopes = straight / self.unit
        plain = [float(base - slopes @ self.mean), *[float(slope) for slope in slopes]]
        insights = []
        for i in range(len(news)):
            size = abs(float(news[i]))
            row = depths[i] / self.unit * size
            start = float(before[i]) * size - float(row @ self.mean)
            insights.append([start, math.copysign(1.0, float(news[i])), *[float(weight) for weight in row]])
        return plain, insights


def became(game: Game, insight: Floats) -> Floats:
    """By turn and seat, what a position became; `insight` is what is thought of each today."""
    worth = game.looks + insight
    found = np.empty_like(worth)
    found[-1] = game.points
    for turn in range(len(worth) - 2, -1, -1):
        found[turn] = (1.0 - PATIENCE) * worth[turn + 1] + PATIENCE * found[turn + 1]
    return found


def surprise(network: Network, scaled: Floats, wanted: Floats) -> float:
    """How far a lead is from what it became, in points: the root of the mean square."""
    insight = network.insight(scaled.reshape(-1, scaled.shape[-1])).reshape(wanted.shape)
    lead = insight[:, 0] - insight[:, 1] - (wanted[:, 0] - wanted[:, 1])
    return float(np.sqrt((lead * lead).mean()))


def practise(network: Network, games: list[Game], chance: np.random.Generator) -> tuple[float, float]:
    """Learn; returns the surprise in unseen games before and after."""
    insights = [network.insight(network.scaled(game.views)) for game in games]
    wanted = [became(game, insight) - game.looks for game, insight in zip(games, insights, strict=True)]
    taught = [number for number in range(len(games)) if number % UNSEEN]
    unseen = [number for number in range(len(games)) if number % UNSEEN == 0]
    scaled = network.scaled(np.concatenate([games[number].views for number in taught]))
    goals = np.concatenate([wanted[number] for number in taught])
    test = network.scaled(np.concatenate([games[number].views for number in unseen]))
    test_goals = np.concatenate([wanted[number] for number in unseen])
    before = surprise(network, test, test_goals)
    batches = max(1, len(goals) // BATCH)
    for epoch in range(EPOCHS):
        order = chance.permutation(len(goals))
        for number in range(batches):
            chosen = order[number * BATCH : (number + 1) * BATCH]
            pace = PACE * (1.0 - (epoch * batches + number) / (EPOCHS * batches))
            learn_leads(network, scaled[chosen], goals[chosen], pace)
    return before, surprise(network, test, test_goals)


def learn_leads(network: Network, scaled: Floats, goals: Floats, pace: float) -> None:
    """Leads count twice as much as the points of a seat."""
    flat = scaled.reshape(-1, scaled.shape[-1])
    missed = network.insight(flat).reshape(goals.shape) - goals
    lead = missed[:, :1] - missed[:, 1:]
    error = 0.5 * missed + np.concatenate([lead, -lead], axis=1)
    network.learn(flat, (error / (len(goals) * POINTS * POINTS)).reshape(-1).astype(np.float32), pace)


# -- telling -------------------------------------------------------------------------------------------

HEAD: Final = '''"""What practice taught: written by `lab/zhanguo_practice.py`, read by `insight`; in thousandths."""

from typing import Final

from librt.vecs import vec


def read(text: str) -> vec[float]:
    """Thousandths, as numbers."""
    return vec[float]([int(word) / 1000 for word in text.split()])


'''


def written(plain: list[float], insights: list[list[float]]) -> str:
    """The module of the weights."""
    blocks = "\n\n".join([wrapped(insight) for insight in insights])
    return (
        f'{HEAD}PLAIN: Final = read("""\n{wrapped(plain)}\n""")\n'
        '"""What counts anyway, then by what is seen, what one of it counts for."""\n\n'
        f'INSIGHTS: Final = [\n    read(lines)\n    for lines in """\n{blocks}\n""".strip().split("\\n\\n")\n]\n'
        '"""Of each insight: its depth before anything is seen, whether it is good or bad news, then by what is seen,\n'
        'how much deeper one of it makes it."""\n'
    )


def wrapped(numbers: list[float]) -> str:
    lines = [""]
    for number in numbers:
        word = str(round(1000 * number))
        if len(lines[-1]) + len(word) + 1 > WIDTH:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    words = Words(description="Teach teahouse.games.zhanguo.mind.insight.")
    words.add_argument("--minutes", type=span, default=10.0, help="of processor time, for playing [10]")
    words.add_argument("--seed", default="practice", help="any text")
    words.add_argument("--afresh", type=count, default=0, help="begin with this number of insights that know nothing")
    words.add_argument("--write", action="store_true", help="write what was learnt")
    asked = words.parse_args(arguments)
    if not compiled:
        print(f"zhanguo_practice: {build_note()}; it sees fewer games so", file=sys.stderr)
    os.nice(POLITENESS)
    chance = np.random.default_rng(list(asked.seed.encode()))
    games = play_all(asked.minutes, asked.seed)
    seen = np.concatenate([game.views.reshape(-1, game.views.shape[-1]) for game in games])
    network = Network(seen)
    if asked.afresh:
        network.forget(asked.afresh, chance)
    else:
        network.remember(list(PLAIN), [list(insight) for insight in INSIGHTS])
    before, after = practise(network, games, chance)
    print(
        f"{len(games)} games, {len(seen) // SEATS} turns; leads missed by {before:.2f} points before, {after:.2f} now"
    )
    if asked.write and after >= before:
        print("nothing was learnt, and nothing is written; play more games", file=sys.stderr)
        return 1
    if asked.write:
        INSIGHTS_FILE.write_text(written(*network.told()), encoding="utf-8")
        print("written; compile, and practise again or measure: make build-fast")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
