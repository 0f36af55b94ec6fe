"""Information-set Monte-Carlo tree search: many imagined worlds, one tree of moves, every player for himself."""

import math
from collections.abc import Callable
from typing import Final, final

from teahouse.engine.position import Position
from teahouse.engine.rng import Rng

Value = Callable[[Position, int], float]
Stage = Callable[[Position], int]

EXPLORE: Final = 0.7
MOST_CLICKS: Final = 60
"""Clicks of a play-out before it is judged wherever it stands."""


@final
class Node:
    """What is known of one sequence of moves, over all worlds in which it was possible."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        """How often the move could have been chosen."""
        self.total = 0.0
        """The sum of results for whoever made the move."""
        self.children: dict[int, Node] = {}


@final
class Search:
    """One thought: a tree grown from one decision of one seat."""

    def __init__(self, root: Position, seat: int, value: Value, stage: Stage, spread: float, rng: Rng) -> None:
        self.root = root
        self.seat = seat
        self.value = value
        self.stage = stage
        self.spread = spread
        self.rng = rng
        self.tree = Node()
        self.iterations = 0
        self.horizon = 2

    def grow(self, times: int) -> None:
        for _ in range(times):
            self.iterate()

    def iterate(self) -> None:
        """A world, a walk down the tree, one new leaf, a short play-out, and the result told upwards."""
        world = self.root.imagine(self.seat, self.rng)
        node = self.tree
        path: list[Node] = []
        movers: list[int] = []
        grown = False
        while world.open and not grown:
            decision = world.open[0]
            if node is self.tree:
                mine = world.decision_of(self.seat)
                assert mine is not None
                decision = mine
            options = world.options(decision)
            move = self.pick(node, options)
            child = node.children.get(move)
            if child is None:
                child = Node()
                node.children[move] = child
                grown = True
            world.apply(decision, move)
            path.append(child)
            movers.append(decision.seat)
            node = child
        self.play_out(world)
        results = self.results(world)
        self.tree.visits += 1
        for i in range(len(path)):
            path[i].visits += 1
            path[i].total += results[movers[i]]
        self.iterations += 1

    def pick(self, node: Node, options: list[int]) -> int:
        """A move never tried, else the one with the best upper bound."""
        fresh: list[int] = []
        best = -1
        best_bound = -1.0
        for move in options:
            child = node.children.get(move)
            if child is None:
                fresh.append(move)
                continue
            child.offered += 1
            if not fresh:
                bound = child.total / child.visits + EXPLORE * math.sqrt(math.log(child.offered) / child.visits)
                if bound > best_bound:
                    best_bound = bound
                    best = move
        if fresh:
            return fresh[self.rng.below(len(fresh))] if len(fresh) > 1 else fresh[0]
        return best

    def play_out(self, world: Position) -> None:
        """Chance plays on to the next boundary but one."""
        start = self.stage(world)
        passed = 0
        for _ in range(MOST_CLICKS):
            if not world.open:
                return
            decision = world.open[0]
            options = world.options(decision)
            world.apply(decision, options[self.rng.below(len(options))])
            now = self.stage(world)
            if now != start:
                passed += 1
                start = now
                if passed >= self.horizon:
                    return

    def results(self, world: Position) -> list[float]:
        """For each seat between 0 and 1: how far it is ahead of its best rival."""
        worths = [self.value(world, seat) for seat in range(world.seats)]
        results: list[float] = []
        for seat in range(world.seats):
            rival = -1e9
            for other in range(world.seats):
                if other != seat:
                    rival = max(rival, worths[other])
            lead = (worths[seat] - rival) / self.spread
            results.append(1.0 / (1.0 + math.exp(-max(-20.0, min(20.0, 2.0 * lead)))))
        return results

    def best(self) -> int:
        """The move looked at most."""
        best = -1
        most = -1
        for move, child in self.tree.children.items():
            if child.visits > most:
                most = child.visits
                best = move
        return best
