"""A peer in C++: OpenSpiel's own games, driven from Python move by move as ours are in their environments.

Run by `bench/run.py` with the Python of `.venv-extras`.
"""

from __future__ import annotations

import random
import time
from typing import Any

import pyspiel  # type: ignore[import-not-found,unused-ignore]  # lives in .venv-extras
from worker import microseconds, serve


def moved(state: Any, chance: random.Random) -> int:
    """One random step; 1 if a player took it, 0 if chance did."""
    if state.is_chance_node():
        moves, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(moves, odds)[0])
        return 0
    moves = state.legal_actions()
    state.apply_action(moves[chance.randrange(len(moves))])
    return 1


def play(game: str, seconds: float) -> dict[str, float]:
    """Whole games of random moves."""
    loaded, chance = pyspiel.load_game(game), random.Random(1)
    games = decisions = 0
    began = time.process_time()
    until = began + seconds
    while time.process_time() < until:
        games += 1
        state = loaded.new_initial_state()
        while not state.is_terminal():
            decisions += moved(state, chance)
    spent = time.process_time() - began
    return {"decisions": decisions / spent, "games": games / spent}


def clone(game: str, seconds: float) -> dict[str, float]:
    """Copies of positions half-way through some games."""
    loaded, middles = pyspiel.load_game(game), []
    for seed in range(8):
        length = 0
        for half in (False, True):
            state, chance, made = loaded.new_initial_state(), random.Random(seed), 0
            while not state.is_terminal() and not (half and made >= length // 2):
                moved(state, chance)
                made += 1
            length = made
        middles.append(state)
    return microseconds([state.clone for state in middles], seconds)


if __name__ == "__main__":
    serve({"play": play, "clone": clone}, {"name": f"OpenSpiel {getattr(pyspiel, '__version__', '2')}"})
