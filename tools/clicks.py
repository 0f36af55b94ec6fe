"""How many clicks a game takes: bots play it, and every press a person would have made for the same moves is counted.

python tools/clicks.py [GAMES] [BOT]

Prints, for each game, moves a turn (a click each, when every question is put) and clicks a turn (when answers that go
further are given in one press, and the table answers what leaves nothing to choose). A turn is what a seat decides
until another seat does.
"""

import sys
from collections.abc import Callable
from typing import NamedTuple

from teahouse.bots import answer, bot
from teahouse.engine.ahead import details, way_on
from teahouse.engine.rng import seeded
from teahouse.engine.table import Table, steps_of
from teahouse.registry import games, load_game

Choose = Callable[[Table, int], int]
"""What somebody who is asked would answer."""


class Count(NamedTuple):
    turns: int
    moves: int
    clicks: int


def press(table: Table, seat: int, choose: Choose) -> None:
    """One press: the answer, what it leads to in one go, and what follows by itself."""
    g = table.position
    move = choose(table, seat)
    moves = [move]
    if move == way_on(table.kind, g, seat) or move in [first for first, _ in details(g, seat)]:
        trial = table.fork()
        trial.play(seat, move)
        moves.append(choose(trial, seat))
    table.answer(seat, moves, go_on=True)


def counted(table: Table, choose: Choose) -> Count:
    """Play a game to its end and count."""
    turns = clicks = 0
    last = -1
    while not table.position.over:
        seat = table.position.open[0].seat
        turns += seat != last
        last = seat
        press(table, seat, choose)
        clicks += 1
    return Count(turns, len(steps_of(table.entries)), clicks)


def by_bot(name: str, seed: str) -> Choose:
    """A bot in every seat, the same whenever the seed is."""
    player = bot(name)

    def choose(table: Table, seat: int) -> int:
        rng = seeded(f"{seed} {seat} {table.moves}")
        return answer(player, table.kind, table.position, seat, rng)

    return choose


def main(number: int, name: str) -> None:
    for game in games():
        loaded = load_game(game)
        counts = []
        for seed in range(number):
            table = Table(loaded.kind, loaded.usual_seats, {}, f"clicks {seed}")
            counts.append(counted(table, by_bot(name, f"clicks {seed}")))
        turns, moves, clicks = (sum(column) for column in zip(*counts, strict=True))
        saved = 100 * (moves - clicks) / moves
        print(f"{game}: {moves / turns:.2f} moves a turn, {clicks / turns:.2f} clicks a turn ({saved:.0f} % fewer)")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5, sys.argv[2] if len(sys.argv) > 2 else "pupil")
