"""Information-set Monte-Carlo tree search: many imagined worlds, one tree of moves, every player for themselves.

Each iteration imagines a world, walks down the tree of moves as far as it is known, adds one node, lets the mind of the
game play on to a natural boundary, judges the position for every seat, and tells the result to every node on the way.
The n-th look at each move of the root happens in the n-th world, so that moves are compared under equal luck.
"""

import math
from typing import Any, Final, final

from teahouse.bots.mind import Mind
from teahouse.engine.decision import Decision
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng
from teahouse.engine.signals import heed_signals

MOST_CLICKS: Final = 400
"""Clicks of a play-out before it is judged wherever it stands."""
MOST_NODES: Final = 200_000
"""A tree this large grows no more: a node takes less than 2 kB, with all that is known of its moves."""
SEATS: Final = 8
"""A child is found by SEATS * move + seat: in one world this seat may be asked, in another that one."""
SURE: Final = 4
"""A line ends where moves were tried less often."""
Line = tuple[int, int]
"""A seat and its move."""


@final
class Node:
    """What is known of one sequence of moves, over all worlds in which it was possible."""

    __slots__ = ("children", "favourite", "points", "scores", "squares", "total", "value", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """The sum of chances to win, for whoever made the move."""
        self.value = 0.5
        """The chance to win: while the same seat goes on, that of its favourite way, else the mean."""
        self.favourite: Node | None = None
        """The move tried most among those the same seat made next."""
        self.points = 0.0
        """The sum of points that seat expected, and of their squares."""
        self.squares = 0.0
        self.children: dict[int, Node] | None = None
        self.scores: dict[int, float] | None = None
        """By move, what the mind thought of it at first sight, as a chance to win above the best."""


@final
class Search:
    """One thought: a tree grown from one decision of one seat."""

    def __init__(self, mind: Mind, position: Position, seat: int, rng: Rng) -> None:
        self.mind = mind
        self.root = position
        self.seat = seat
        self.rng = rng
        self.together = position.together
        self.tree = Node()
        self.nodes = 1
        self.streams: list[Rng] = []
        """Of the n-th world, all its chance."""
        self.sums: dict[int, list[float]] = {}
        """By move of the root, the sums of the worths that its looks led to, for each seat and rivals after them."""
        self.counts: dict[int, int] = {}
        """How many looks these are: fewer than visits, where a thought goes on."""
        decision = position.decision_of(seat)
        assert decision is not None
        self.options = position.options(decision)

    # -- growing -----------------------------------------------------------------------------

    def iterate(self) -> None:
        """Look once more at the move that is worth it most."""
        decision = self.root.decision_of(self.seat)
        assert decision is not None
        self.look_at(self.pick(self.tree, self.root, decision, self.options))

    def look_at(self, move: int) -> None:
        """A world, a walk down the tree, one new leaf, a play-out, and the result told upwards."""
        heed_signals()
        mind = self.mind
        tree = self.tree
        rng = self.stream(self.visits_of(move))
        world = self.root.imagine(self.seat, rng)
        decision = world.decision_of(self.seat)
        assert decision is not None
        first = move
        path: list[Node] = []
        movers: list[int] = []
        node = tree
        while True:
            child, fresh = self.child_of(node, move, decision.seat)
            stage = mind.stage(world)
            world.apply(decision, move)
            path.append(child)
            movers.append(decision.seat)
            node = child
            if fresh:
                break
            following = self.walk(world, rng)
            if following is None:
                break
            decision = following
            move = self.pick(node, world, decision, world.options(decision))
        worths = play_out(mind, world, stage, rng)
        self.sums[first] = added(self.sums.get(first, []), worths)
        self.counts[first] = self.counts.get(first, 0) + 1
        chances = chances_of(worths, mind.spread, self.together)
        tree.visits += 1
        for i in range(len(path) - 1, -1, -1):
            node = path[i]
            mover = movers[i]
            node.visits += 1
            node.total += chances[mover]
            node.points += worths[mover]
            node.squares += worths[mover] * worths[mover]
            favourite = node.favourite
            own = path[i + 1] if i + 1 < len(path) and movers[i + 1] == mover else None
            if own is not None and (favourite is None or own.visits > favourite.visits):
                favourite = own
                node.favourite = favourite
            if favourite is None or favourite.visits < mind.favour:
                node.value = node.total / node.visits
            else:
                node.value = favourite.value

    def stream(self, number: int) -> Rng:
        """The chance of one world, the same each time."""
        while len(self.streams) <= number:
            self.streams.append(self.rng.split())
        return self.streams[number].copy()

    def visits_of(self, move: int) -> int:
        children = self.tree.children
        if children is None:
            return 0
        child = children.get(SEATS * move + self.seat)
        return 0 if child is None else child.visits

    def child_of(self, node: Node, move: int, seat: int) -> tuple[Node, bool]:
        """The node after a move, and whether the tree ends there."""
        if node.children is None:
            node.children = {}
        key = SEATS * move + seat
        child = node.children.get(key)
        if child is not None:
            return child, child.visits == 0
        child = Node()
        if self.nodes < MOST_NODES:
            node.children[key] = child
            self.nodes += 1
        return child, True

    def walk(self, world: Position, rng: Rng) -> Decision[Any] | None:
        """Go on to the next real choice. What others choose at the same time cannot depend on it: the mind plays it."""
        while world.open:
            decision = world.open[0]
            if len(world.open) > 1:
                mine = world.decision_of(self.seat)
                options = world.options(decision if mine is None else mine)
                if mine is not None and len(options) > 1:
                    return mine
                decision = decision if mine is None else mine
                world.apply(
                    decision, options[0] if len(options) == 1 else self.mind.play(world, decision, options, rng)
                )
                continue
            options = world.options(decision)
            if len(options) > 1:
                return decision
            world.apply(decision, options[0])
        return None

    def pick(self, node: Node, world: Position, decision: Decision[Any], options: list[int]) -> int:
        """The move with the best upper bound; the first impression of a move counts as `trust` visits."""
        mind = self.mind
        seat = decision.seat
        children = node.children
        scores = self.scores_of(node, world, decision, options) if mind.judges else None
        visits = 0
        total = 0.0
        if children is not None:
            for move in options:
                child = children.get(SEATS * move + seat)
                if child is not None:
                    visits += child.visits
                    total += child.value * child.visits
        mean = total / visits if visits else 0.5
        width = mind.explore * math.sqrt(math.log(visits + 1.0))
        count = len(options)
        first = self.rng.below(count)
        best = options[first]
        best_bound = -1e9
        for i in range(count):
            move = options[first + i - count if first + i >= count else first + i]
            child = None if children is None else children.get(SEATS * move + seat)
            impression = mean if scores is None else mean + scores.get(SEATS * move + seat, 0.0)
            if child is None:
                bound = impression + width / math.sqrt(mind.trust)
            else:
                weight = child.visits + mind.trust
                bound = (child.value * child.visits + mind.trust * impression) / weight + width / math.sqrt(weight)
            if bound > best_bound:
                best_bound = bound
                best = move
        return best

    def scores_of(self, node: Node, world: Position, decision: Decision[Any], options: list[int]) -> dict[int, float]:
        """By move, the first impression as a change of the chance to win; asked again where an option is new."""
        known = node.scores
        if known is None:
            known = {}
            node.scores = known
        missing = False
        for move in options:
            if SEATS * move + decision.seat not in known:
                missing = True
        if missing:
            looks = self.mind.looks if node is self.tree else self.mind.glances
            scores = self.mind.scores(world, decision, options, looks, self.rng)
            most = max(scores)
            for i in range(len(options)):
                known[SEATS * options[i] + decision.seat] = max(-0.5, 0.25 * (scores[i] - most) / self.mind.spread)
        return known

    # -- going on ----------------------------------------------------------------------------

    def go_on(self, move: int) -> bool:
        """The tree below a move that was made; False if nothing is known there."""
        children = self.tree.children
        child = None if children is None else children.get(SEATS * move + self.seat)
        if child is None:
            return False
        self.tree = child
        self.sums = {}
        self.counts = {}
        return True

    def root_at(self, position: Position) -> None:
        """The position in which the seat is asked again, after `go_on` and moves without a choice."""
        decision = position.decision_of(self.seat)
        assert decision is not None
        self.root = position
        self.options = position.options(decision)

    # -- reading -----------------------------------------------------------------------------

    def best(self) -> int:
        """The move looked at most."""
        return self.ranking()[0]

    def ranking(self) -> list[int]:
        """The moves that were tried, the most tried first."""
        tried = [(-self.visits_of(move), move) for move in self.options]
        tried.sort()
        return [move for visits, move in tried if visits < 0] or self.options[:1]

    def promising(self) -> list[int]:
        """All moves, by first impression, the best first."""
        decision = self.root.decision_of(self.seat)
        assert decision is not None
        scores = self.scores_of(self.tree, self.root, decision, self.options)
        order = [(-scores[SEATS * move + self.seat], move) for move in self.options]
        order.sort()
        return [move for _, move in order]

    def found(self, move: int) -> tuple[float, float, float]:
        """The chance to win after a move, the points expected, and their standard deviation."""
        children = self.tree.children
        child = None if children is None else children.get(SEATS * move + self.seat)
        if child is None or child.visits == 0:
            return 0.0, 0.0, 0.0
        mean = child.points / child.visits
        return child.total / child.visits, mean, math.sqrt(max(0.0, child.squares / child.visits - mean * mean))

    def worths_after(self, move: int) -> list[float]:
        """What each seat may expect after a move, and rivals without a seat after them; empty if it was not tried."""
        count = self.counts.get(move, 0)
        return [total / count for total in self.sums[move]] if count else []

    def line(self, move: int) -> list[Line]:
        """The moves tried most from here on, as long as each was tried more than a few times."""
        line: list[Line] = []
        key = SEATS * move + self.seat
        node = self.tree
        while node.children is not None:
            child = node.children.get(key)
            if child is None or (line and child.visits < SURE):
                break
            line.append((key % SEATS, key // SEATS))
            node = child
            most = 0
            for other, following in (child.children or {}).items():
                if following.visits > most:
                    most = following.visits
                    key = other
            if most == 0:
                break
        return line


def play_out(mind: Mind, world: Position, stage: int, rng: Rng) -> list[float]:
    """The mind plays for all, past a few boundaries, and judges the last of them, or all; `world` is used up."""
    left = mind.horizon
    total: list[float] = []
    passed = 0
    for _ in range(MOST_CLICKS):
        now = mind.stage(world)
        if now != stage:
            left -= 1
            stage = now
            if left <= 0:
                break
            if mind.averages:
                total = added(total, mind.worths(world))
                passed += 1
        if not world.open:
            break
        decision = world.open[0]
        world = mind.go_on(world, decision, world.options(decision), rng)
    worths = mind.worths(world)
    return worths if passed == 0 else [worth / (passed + 1) for worth in added(total, worths)]


def added(first: list[float], second: list[float]) -> list[float]:
    """The sums of two lists; an empty one counts as nothing."""
    return [first[i] + second[i] for i in range(len(second))] if first else second


def chances_of(worths: list[float], spread: float, together: bool = False) -> list[float]:
    """For each seat the chance to win that its lead or lag means; together 1, or all the same against the last."""
    if together:
        lead = max(-40.0, min(40.0, (worths[0] - worths[-1]) / spread))
        return [1.0 / (1.0 + math.exp(-lead))] * (len(worths) - 1)
    most = max(worths)
    weights = [math.exp(max(-40.0, (worth - most) / spread)) for worth in worths]
    whole = sum(weights)
    return [weight / whole for weight in weights]
