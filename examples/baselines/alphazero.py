"""An AlphaZero-like loop in small, for processors: search guided by a network plays itself, the network learns from it.

python examples/baselines/alphazero.py --game ancient_world --start imitated.pt --minutes 10 --save zero.pt
python examples/baselines/alphazero.py --game ancient_world --play zero.pt --against pupil --games 200

The search looks at imagined worlds only, as every player here must: in each look all that the seat cannot know is
dealt anew, and the tree is one of moves. Many games are searched side by side, so that the network sees their leaves
together.
The network is the policy of `masked_ppo.py`: what one has learnt the other can go on with. It wants PyTorch.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch

import teahouse
from masked_ppo import Policy
from teahouse.bots import answer
from teahouse.engine.position import Position
from teahouse.engine.rewards import win
from teahouse.engine.rng import Rng, seeded
from teahouse.envs import Structure
from teahouse.lab.pools import in_order
from teahouse.lab.shares import share_of
from teahouse.lab.tournament import bot_of

EXPLORE = 1.5
"""How much the network's opinion counts against what the looks have found."""
NOISE = 0.25
"""How much of the first opinion is chance when playing oneself."""
Priors = npt.NDArray[np.float32]


class Lesson(NamedTuple):
    """A decision to learn from: what was seen and allowed, how often each move was looked at, and what came of it."""

    row: bytes
    mask: bytes
    shares: Priors
    worth: float


class Node:
    """A place in the tree: moves made so far, whoever made them."""

    def __init__(self) -> None:
        self.priors: Priors | None = None
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.gained = 0.0
        """By whoever moved here."""
        self.value = 0.0
        """What the network expects here for whoever moves on; so much a move is worth that was never looked at."""

    def choose(self, options: list[int]) -> int:
        """What it is worth, as far as is known, and what the network hopes of it (PUCT)."""
        assert self.priors is not None
        hopes = self.priors[options]
        hopes = hopes / hopes.sum() * (EXPLORE * math.sqrt(self.visits))
        best, found = -math.inf, options[0]
        for move, hope in zip(options, hopes.tolist(), strict=True):
            child = self.children.get(move)
            visits = 0 if child is None else child.visits
            mean = child.gained / visits if child is not None and visits else self.value
            worth = mean + hope / (1 + visits)
            if worth > best:
                best, found = worth, move
        return found


class Look:
    """One way down a tree in one imagined world, to a leaf."""

    def __init__(self, root: Node, position: Position, seat: int, rng: Rng) -> None:
        self.world = position.imagine(seat, rng)
        self.path: list[tuple[Node, int]] = []
        self.leaf = root
        while self.world.open and self.leaf.priors is not None:
            decision = self.world.open[0]
            options = self.world.options(decision)
            if len(options) > 1:
                move = self.leaf.choose(options)
                self.leaf = self.leaf.children.setdefault(move, Node())
                self.path.append((self.leaf, decision.seat))
                self.world.apply(decision, move)
            else:
                self.world.apply(decision, options[0])

    def learn(self, worths: list[float]) -> None:
        for node, mover in self.path:
            node.visits += 1
            node.gained += worths[mover]


class Network:
    """The policy, asked about many leaves at once."""

    def __init__(self, game: str, weights: dict[str, Any] | None) -> None:
        self.kind = teahouse.load(game).kind
        self.policy = Policy(Structure(self.kind.layout()), len(self.kind.moves))
        if weights is not None:
            self.policy.load_state_dict(weights)

    def judge(self, looks: list[Look]) -> None:
        """Grow every leaf and tell its tree what it is worth: as the network thinks, or as the game ended."""
        open_looks = [look for look in looks if look.world.open]
        for look in looks:
            if not look.world.open:
                look.learn(win(look.world))
        if not open_looks:
            return
        movers = [look.world.open[0].seat for look in open_looks]
        seen = [self.kind.features(look.world, mover) for look, mover in zip(open_looks, movers, strict=True)]
        rows = np.frombuffer(b"".join(seen), np.uint8).reshape(len(seen), -1)
        with torch.no_grad():
            choice, values = self.policy(rows, np.ones((len(rows), len(self.kind.moves)), np.int8))
        priors: Priors = choice.probs.numpy() + np.float32(1e-6)
        for at, (look, mover, value) in enumerate(zip(open_looks, movers, values.tolist(), strict=True)):
            look.leaf.priors, look.leaf.value = priors[at], value
            others = -value / max(1, look.world.seats - 1)
            look.learn([value if seat == mover else others for seat in range(look.world.seats)])

    def search(self, asked: list[tuple[Position, int, Rng]], looks: int, noise: npt.NDArray[np.float32] | None) -> Any:
        """By position, how often each move was looked at."""
        roots = [Node() for _ in asked]
        for number in range(looks):
            self.judge([Look(root, *question) for root, question in zip(roots, asked, strict=True)])
            for root in roots:
                root.visits += 1
            if number == 0 and noise is not None:
                for root, chance in zip(roots, noise, strict=True):
                    assert root.priors is not None
                    root.priors = (1 - NOISE) * root.priors + NOISE * chance
        counts = np.zeros((len(asked), len(self.kind.moves)), np.float32)
        for at, root in enumerate(roots):
            for move, child in root.children.items():
                counts[at, move] = child.visits
        return counts


class Table:
    """A game in progress, and what there is to learn from it."""

    def __init__(self, told: argparse.Namespace, number: int, against: str) -> None:
        self.position = teahouse.load(told.game).start(seats=told.seats, seed=f"{told.seed}/{number}")
        self.position.keeps_events = False
        self.rng, self.others = seeded(f"search {told.seed} {number}"), seeded(f"others {told.seed} {number}")
        self.mine = number % told.seats if against else -1
        self.rival = bot_of(against, "") if against else None
        self.kept: list[tuple[int, bytes, bytes, Priors]] = []

    def go_on(self, kind: Any) -> None:
        """Whatever needs no search: single answers, and those of the rival."""
        while self.position.open:
            decision = self.position.open[0]
            options = self.position.options(decision)
            if len(options) == 1:
                self.position.apply(decision, options[0])
            elif self.rival is not None and decision.seat != self.mine:
                self.position.apply(decision, answer(self.rival, kind, self.position, decision.seat, self.others))
            else:
                return

    def move(self, kind: Any, counts: Priors, dice: np.random.Generator | None) -> None:
        """The move most looked at; with dice, one by how often it was."""
        decision = self.position.open[0]
        shares = counts / counts.sum()
        if dice is not None:
            mask = np.zeros(len(shares), np.int8)
            mask[self.position.options(decision)] = 1
            self.kept.append((decision.seat, kind.features(self.position, decision.seat), mask.tobytes(), shares))
        chances = shares.astype(np.float64)
        chosen = int(chances.argmax() if dice is None else dice.choice(len(chances), p=chances / chances.sum()))
        self.position.apply(decision, chosen)

    def lessons(self) -> list[Lesson]:
        worths = win(self.position)
        return [Lesson(row, mask, shares, worths[seat]) for seat, row, mask, shares in self.kept]

    def won(self) -> float:
        winners = self.position.winners()
        return (self.mine in winners) / max(1, len(winners))


def play(told: argparse.Namespace, weights: dict[str, Any], numbers: range, against: str) -> list[Table]:
    """These games to their ends, side by side; against itself, or against a bot."""
    torch.set_num_threads(1)
    network = Network(told.game, weights)
    dice = None if against else np.random.default_rng(numbers.start)
    tables = [Table(told, number, against) for number in numbers]
    while True:
        for table in tables:
            table.go_on(network.kind)
        asked = [table for table in tables if table.position.open]
        if not asked:
            return tables
        noise = None
        if dice is not None:
            noise = dice.dirichlet([0.3] * len(network.kind.moves), len(asked)).astype(np.float32)
        questions = [(table.position, table.position.open[0].seat, table.rng) for table in asked]
        for table, counts in zip(asked, network.search(questions, told.looks, noise), strict=True):
            table.move(network.kind, counts, dice)


def play_and_tell(told: argparse.Namespace, weights: dict[str, Any], numbers: range) -> list[Lesson]:
    return [lesson for table in play(told, weights, numbers, "") for lesson in table.lessons()]


def play_and_count(told: argparse.Namespace, weights: dict[str, Any], numbers: range) -> float:
    return sum(table.won() for table in play(told, weights, numbers, told.against))


def learn(told: argparse.Namespace, network: Network, optimizer: Any, lessons: list[Lesson]) -> tuple[float, float]:
    """A pass over all that is remembered; how far moves and values are off."""
    rows = np.frombuffer(b"".join(lesson.row for lesson in lessons), np.uint8).reshape(len(lessons), -1)
    masks = np.frombuffer(b"".join(lesson.mask for lesson in lessons), np.int8).reshape(len(lessons), -1)
    shares = torch.from_numpy(np.stack([lesson.shares for lesson in lessons]))
    worths = torch.tensor([lesson.worth for lesson in lessons])
    missed: list[tuple[float, float]] = []
    for some in torch.randperm(len(lessons)).split(told.minibatch):
        choice, values = network.policy(rows[some.numpy()], masks[some.numpy()])
        moves = -(shares[some] * choice.logits.clamp(min=-1e6)).sum(1).mean()
        value = (values - worths[some]).pow(2).mean()
        optimizer.zero_grad()
        (moves + told.value * value).backward()
        optimizer.step()
        missed.append((float(moves.detach()), float(value.detach())))
    return float(np.mean([moves for moves, _ in missed])), float(np.mean([value for _, value in missed])) ** 0.5


def shared_out(first: int, count: int, jobs: int) -> list[range]:
    """So many games for each process."""
    each = -(-count // jobs)
    return [range(at, min(first + count, at + each)) for at in range(first, first + count, each)]


def train(told: argparse.Namespace) -> dict[str, Any]:
    """Play, remember the last rounds, learn; until the time or the rounds are over."""
    torch.manual_seed(told.seed)
    torch.set_num_threads(1)  # the games are played in processes of their own
    network = Network(told.game, torch.load(told.start, weights_only=True) if told.start else None)
    optimizer = torch.optim.Adam(network.policy.parameters(), lr=told.rate)
    remembered: list[list[Lesson]] = []
    began = time.monotonic()
    for number in range(told.rounds):
        tasks = [
            (told, network.policy.state_dict(), numbers)
            for numbers in shared_out(number * told.games_a_round, told.games_a_round, told.jobs)
        ]
        lessons = [lesson for some in in_order(told.jobs, play_and_tell, tasks) for lesson in some]
        remembered = [*remembered, lessons][-told.memory :]
        moves, values = learn(told, network, optimizer, [lesson for some in remembered for lesson in some])
        seconds = time.monotonic() - began
        print(
            f"round {number + 1}, {seconds:4.0f} s: {len(lessons)} decisions of {told.games_a_round} games;"
            f" moves off by {moves:.2f}, values by {values:.2f}",
            flush=True,
        )
        if seconds > 60 * told.minutes:
            break
    return dict(network.policy.state_dict())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="ancient_world", choices=teahouse.all_games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=600, help="no round begins after so long")
    parser.add_argument("--games-a-round", type=int, default=64)
    parser.add_argument("--looks", type=int, default=24, help="imagined worlds for each decision")
    parser.add_argument("--memory", type=int, default=8, help="rounds that are remembered")
    parser.add_argument("--minibatch", type=int, default=512)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--value", type=float, default=0.5, help="how much values count beside moves")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes that play")
    parser.add_argument("--against", default="pupil", help="whom to meet in the evaluation")
    parser.add_argument("--games", type=int, default=200, help="games of the evaluation")
    parser.add_argument("--start", help="go on with what was learnt before")
    parser.add_argument("--save", help="keep what was learnt in this file")
    parser.add_argument("--play", help="learn nothing: evaluate this file")
    told = parser.parse_args()
    weights = torch.load(told.play, weights_only=True) if told.play else train(told)
    if told.save and not told.play:
        torch.save(weights, told.save)
    told.seed = f"evaluation {told.seed}"
    tasks = [(told, weights, numbers) for numbers in shared_out(0, told.games, told.jobs)]
    won = share_of(sum(in_order(told.jobs, play_and_count, tasks)), told.games)
    print(f"wins {won.share:.1%} of {told.games} games against {told.against}; 95 %: {won.low:.1%} to {won.high:.1%}")


if __name__ == "__main__":
    main()
