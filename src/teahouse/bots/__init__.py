"""Bots: each sees what its seat sees and the words it may answer, and nothing else."""

from typing import Final, Protocol

from teahouse.bots.greedy import GreedyBot
from teahouse.bots.random import RandomBot
from teahouse.engine.errors import TeahouseError
from teahouse.engine.kind import GameKind
from teahouse.engine.rng import Rng


class Bot(Protocol):
    """Somebody who answers for a seat."""

    games: tuple[str, ...]
    """The games it can play; empty: all."""

    def choose(self, kind: GameKind, observation: dict[str, object], options: list[int], rng: Rng) -> int:
        """One of the options; `observation` is all there is to know, `rng` all there is to gamble with."""
        ...


BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str, game: str) -> Bot:
    """A bot by name for a game, or a sentence with the bots there are."""
    if name not in BOTS:
        raise TeahouseError(f"There is no bot “{name}”; the bots are: {', '.join(BOTS)}.")
    able = BOTS[name].games
    if able and game not in able:
        raise TeahouseError(f"The bot “{name}” does not play {game}; it plays: {', '.join(able)}.")
    return BOTS[name]()
