"""Flat Monte-Carlo and textbook ISMCTS on the public API: how well does fair search play?

python examples/baselines/search.py --game zhanguo --against random --games 20 --looks 200
python examples/baselines/search.py --search ismcts ...
python examples/baselines/search.py --search random ...

Both searches see imagined worlds only: `position.imagine(seat, rng)` deals anew whatever the seat cannot know.
"""

from __future__ import annotations

import argparse
import math
import os
from collections.abc import Callable

import teahouse
from teahouse.bots import answer
from teahouse.engine.playout import play_randomly
from teahouse.engine.position import Position
from teahouse.engine.rewards import win
from teahouse.engine.rng import Rng, seeded
from teahouse.lab.pools import in_order
from teahouse.lab.shares import share_of
from teahouse.lab.tournament import bot_of

Search = Callable[[Position, int, int, Rng], int]
"""Chooses a move for a seat after so many play-outs."""
LONGEST = 100_000


def at_random(position: Position, seat: int, looks: int, rng: Rng) -> int:
    """The weakest player."""
    decision = position.decision_of(seat)
    assert decision is not None
    options = position.options(decision)
    return options[rng.below(len(options))]


def flat(position: Position, seat: int, looks: int, rng: Rng) -> int:
    """Every move is tried equally often, each time in another imagined world, and played out by chance."""
    decision = position.decision_of(seat)
    assert decision is not None
    options = position.options(decision)
    if len(options) == 1:
        return options[0]
    gained = dict.fromkeys(options, 0.0)
    for _ in range(max(1, looks // len(options))):
        for move in options:
            world = position.imagine(seat, rng)
            mine = world.decision_of(seat)
            assert mine is not None
            world.apply(mine, move)
            play_randomly(world, rng, LONGEST)
            gained[move] += win(world)[seat]
    return max(options, key=gained.__getitem__)


class Node:
    """A node of the tree over information sets: moves made so far, whoever made them."""

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.offered = 0
        """How often the move was legal when its parent was visited."""
        self.gained = 0.0

    def bound(self) -> float:
        """UCB1 for information sets: what a move is worth, and how little it was tried when it could be."""
        return self.gained / self.visits + math.sqrt(2 * math.log(self.offered) / self.visits)


def best_of(node: Node, options: list[int]) -> int:
    return max(options, key=lambda move: node.children[move].bound())


def ismcts(position: Position, seat: int, looks: int, rng: Rng) -> int:
    """Single-observer information-set Monte-Carlo tree search (Cowling, Powley, Whitehouse 2012)."""
    root = Node()
    for _ in range(looks):
        world = position.imagine(seat, rng)
        node = root
        path: list[tuple[Node, int]] = []
        decision = world.decision_of(seat)
        while decision is not None:
            options = world.options(decision)
            for move in options:
                node.children.setdefault(move, Node()).offered += 1
            fresh = [move for move in options if not node.children[move].visits]
            tried = (
                fresh[rng.below(len(fresh))] if fresh else max(options, key=lambda move: node.children[move].bound())
            )
            node = node.children[tried]
            path.append((node, decision.seat))
            world.apply(decision, tried)
            decision = world.open[0] if world.open and not fresh else None
        play_randomly(world, rng, LONGEST)
        worth = win(world)
        for visited, mover in path:
            visited.visits += 1
            visited.gained += worth[mover]
    return max(root.children, key=lambda move: root.children[move].visits)


SEARCHES: dict[str, Search] = {"random": at_random, "flat": flat, "ismcts": ismcts}


def play(game: str, name: str, against: str, number: int, looks: int, seats: int) -> float:
    """One game, in another seat than the game before; a victory that is shared is a share of one."""
    loaded, search = teahouse.load(game), SEARCHES[name]
    position = loaded.start(seats=seats, seed=f"baseline {number}")
    rng, others = seeded(f"search {number}"), seeded(f"others {number}")
    rival = bot_of(against, "")
    mine = number % seats
    while not position.over:
        decision = position.open[0]
        if decision.seat == mine:
            move = search(position, mine, looks, rng)
        else:
            move = answer(rival, loaded.kind, position, decision.seat, others)
        position.apply(decision, move)
    winners = position.winners()
    return (mine in winners) / max(1, len(winners))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="zhanguo", choices=teahouse.all_games())
    parser.add_argument("--search", default="flat", choices=list(SEARCHES))
    parser.add_argument("--against", default="random", help="a bot for all other seats, such as pupil or sage@200")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--looks", type=int, default=200, help="play-outs a move")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    told = parser.parse_args()
    games = [(told.game, told.search, told.against, number, told.looks, told.seats) for number in range(told.games)]
    won = share_of(sum(in_order(told.jobs, play, games)), told.games)
    print(
        f"{told.search} wins {won.share:.1%} of {told.games} games of {told.game} against {told.against};"
        f" 95 %: {won.low:.1%} to {won.high:.1%}"
    )


if __name__ == "__main__":
    main()
