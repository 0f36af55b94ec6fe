"""The peer: Catanatron, a Python engine for Catan, four players choosing at random.

Run by `bench/run.py` with the Python of `.venv-bench`.
"""

from __future__ import annotations

import time
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # lives in .venv-bench
from worker import microseconds, serve

MIDDLE = 400
"""Decisions before the copied position; a random game has about a thousand."""


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def play(seconds: float) -> dict[str, float]:
    """Whole games; every action a player takes is a decision, as the engine logs them."""
    games = decisions = 0
    began = time.process_time()
    until = began + seconds
    while time.process_time() < until:
        games += 1
        game = new_game(games)
        game.play()
        decisions += len(game.state.actions)
    spent = time.process_time() - began
    return {"decisions": decisions / spent, "games": games / spent}


def clone(seconds: float) -> dict[str, float]:
    """Copies of positions from the middle of some games."""
    middles = []
    for seed in range(1, 9):
        game = new_game(seed)
        while len(game.state.actions) < MIDDLE and game.winning_color() is None:
            game.play_tick()
        middles.append(game)
    return microseconds([game.copy for game in middles], seconds)


if __name__ == "__main__":
    serve({"play": play, "clone": clone}, {"name": f"Catanatron {version('catanatron')}"})
