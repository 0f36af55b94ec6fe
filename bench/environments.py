"""Environment steps a second, side by side in one run: ours, those of OpenSpiel and RLCard, PettingZoo's classics.

.venv-extras/bin/python bench/environments.py [--quick] [--page FILE]

Everything runs on one core, taking turns; seconds are processor time; figures are medians over the rounds. A step is
one random legal action of one player with what an environment of its kind tells after it: an observation and the
legal actions.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, Final

import numpy as np

Steps = Callable[[], int]
"""Makes some steps, and says how many."""
OURS: Final = ("zhanguo", "great_wall", "ancient_world")
BARS: Final = {"zhanguo": 290_000, "great_wall": 80_000, "ancient_world": 205_000}
"""Five times what a single environment made when the batch was planned: 58, 16 and 41 thousand."""
SPIEL: Final = ("hearts", "gin_rummy", "backgammon", "hanabi", "leduc_poker", "connect_four")
RLCARD: Final = ("leduc-holdem", "limit-holdem", "gin-rummy", "uno", "doudizhu")
CLASSIC: Final = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6")


def batch(game: str) -> Steps:
    """Many games at once; the policy, which is chance, is inside too."""
    from teahouse.envs import BatchEnv

    games = BatchEnv(game, 64)
    games.reset(seed=1)
    native: Any = games._batch
    return lambda: int(native.play_on(20))


def batch_from_python(game: str) -> Steps:
    """The same, stepped from Python with random actions drawn there."""
    from teahouse.envs import BatchEnv

    games = BatchEnv(game, 64)
    games.reset(seed=1)

    def steps() -> int:
        for _ in range(20):
            games.step(games.any_actions())
        return 20 * games.count

    return steps


def played(table: Any, chance: np.random.Generator, mask_of: Callable[[Any, Any], Any]) -> Steps:
    """A PettingZoo environment, whole games of random legal actions."""

    def steps() -> int:
        table.reset(seed=int(chance.integers(1 << 30)))
        made = 0
        for _ in table.agent_iter():
            seen, _, over, cut, info = table.last()
            if over or cut:
                table.step(None)
                continue
            table.step(int(chance.choice(np.flatnonzero(mask_of(seen, info)))))
            made += 1
        return made

    return steps


def single(game: str) -> Steps:
    from teahouse.envs import raw_env

    return played(raw_env(game), np.random.default_rng(1), lambda seen, info: seen["action_mask"])


def classic(name: str) -> Steps:
    import importlib

    table = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()

    def mask(seen: Any, info: Any) -> Any:
        return seen["action_mask"] if "action_mask" in seen else info["action_mask"]

    return played(table, np.random.default_rng(1), mask)


def spiel(name: str) -> Steps:
    """With the tensor of an observation and the mask of legal actions, as OpenSpiel's own environments tell them."""
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)
    tells = game.get_type().provides_observation_tensor

    def steps() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                moves, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(moves, odds)[0])
                continue
            player = state.current_player()
            _ = state.observation_tensor(player) if tells else state.information_state_tensor(player)
            moves = state.legal_actions()
            state.apply_action(moves[chance.randrange(len(moves))])
            made += 1
        return made

    return steps


def rlcard(name: str) -> Steps:
    import rlcard

    table = rlcard.make(name, config={"seed": 1})
    chance = random.Random(1)

    def steps() -> int:
        state, _ = table.reset()
        made = 0
        while not table.is_over():
            state, _ = table.step(chance.choice(list(state["legal_actions"])))
            made += 1
        return made

    return steps


def contenders() -> dict[tuple[str, str], Callable[[], Steps]]:
    """By package and game, how it is opened."""
    found: dict[tuple[str, str], Callable[[], Steps]] = {}
    for game in OURS:
        found["Teahouse, batch", game] = lambda game=game: batch(game)
        found["Teahouse, batch stepped from Python", game] = lambda game=game: batch_from_python(game)
        found["Teahouse, PettingZoo", game] = lambda game=game: single(game)
    for open_one, title, names in (
        (spiel, "OpenSpiel", SPIEL),
        (rlcard, "RLCard", RLCARD),
        (classic, "PettingZoo classics", CLASSIC),
    ):
        for name in names:
            found[title, name] = lambda open_one=open_one, name=name: open_one(name)
    return found


def pace(steps: Steps, seconds: float) -> float:
    made = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        made += steps()
    return made / (time.process_time() - began)


def measured(rounds: int, seconds: float) -> dict[tuple[str, str], float]:
    opened: dict[tuple[str, str], Steps] = {}
    for name, open_one in contenders().items():
        try:
            opened[name] = open_one()
            opened[name]()
        except ModuleNotFoundError as error:
            print(f"bench: {' '.join(name)} is not measured: it wants {error.name}", flush=True)
            opened.pop(name, None)
    figures: dict[tuple[str, str], list[float]] = {name: [] for name in opened}
    for _ in range(rounds):
        for name, steps in opened.items():
            figures[name].append(pace(steps, seconds))
    return {name: median(each) for name, each in figures.items()}


def page(figures: dict[tuple[str, str], float], rounds: int) -> str:
    load = " ".join(f"{each:.1f}" for each in os.getloadavg())
    lines = [
        "# Environment steps a second",
        "",
        f"Written by `bench/environments.py`, a part of `make bench`, in one run: {platform.machine()}, one core,",
        f"Python {platform.python_version()}; load average {load}; medians of {rounds} rounds; processor time. A step",
        "is one random legal action with the observation and the legal actions after it. The games differ, and so does",
        "what a step is worth: this says how long one waits for a million of them, and no more.",
        "",
        "| | game | steps/s |",
        "| --- | --- | --: |",
        *(f"| {title} | {game} | {pace:,.0f} |" for (title, game), pace in figures.items()),
        "",
    ]
    for game, bar in BARS.items():
        found = figures.get(("Teahouse, batch", game), 0.0)
        lines.append(f"- {'holds' if found >= bar else '**missed**'}: {game}, batch ≥ {bar:,} ({found:,.0f})")
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="a rough look")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write them for people to read")
    told = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    rounds, seconds = (3, 0.15) if told.quick else (5, 1.0)
    text = page(measured(rounds, seconds), rounds)
    print(text)
    if told.page is not None:
        told.page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
