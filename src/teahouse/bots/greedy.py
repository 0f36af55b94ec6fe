"""The greedy bot: the option that looks best at once, by a hand-written worth for each game."""

from collections.abc import Callable
from importlib import import_module
from typing import Final

from teahouse.engine.kind import GameKind
from teahouse.engine.rng import Rng

KNOWS: Final = ("great_wall",)
"""The games it can play: `teahouse.bots.<game>` gives the worth of every option."""

Scores = Callable[[GameKind, dict[str, object], list[int]], list[float]]


class GreedyBot:
    """Equal options are chosen between by chance."""

    games: tuple[str, ...] = KNOWS

    def __init__(self) -> None:
        self.scores: dict[str, Scores] = {}

    def choose(self, kind: GameKind, observation: dict[str, object], options: list[int], rng: Rng) -> int:
        if len(options) == 1:
            return options[0]
        if kind.name not in self.scores:
            self.scores[kind.name] = import_module(f"teahouse.bots.{kind.name}").scores
        worth = self.scores[kind.name](kind, observation, options)
        most = max(worth)
        best = [move for move, value in zip(options, worth, strict=True) if value >= most - 1e-9]
        return best[rng.below(len(best))]
