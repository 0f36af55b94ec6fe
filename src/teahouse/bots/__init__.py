"""Bots: five levels with the same names in every game. Each is handed imagined positions and nothing else."""

import time
from typing import Final

from teahouse.bots.player import Bot, Budget, answer, read_budget
from teahouse.bots.quick import Pupil, RandomBot, Scholar
from teahouse.bots.thinker import Clock, General, Sage
from teahouse.engine.errors import TeahouseError

__all__ = ["BOTS", "SEARCHERS", "Bot", "Budget", "answer", "bot", "read_budget"]

BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "pupil": Pupil,
    "scholar": Scholar,
    "general": General,
    "sage": Sage,
}
"""From the weakest to the strongest."""
SEARCHERS: Final = ("general", "sage")
"""Those whose strength depends on a budget."""


def bot(word: str, budget: Budget | None = None, clock: Clock = time.perf_counter) -> Bot:
    """A bot by name, or a sentence with the bots there are; who searches may get a budget and a clock of its own.

    `scholar:hunter` is one whose mind leans to a side, in games where minds can.
    """
    name, _, leaning = word.partition(":")
    if name not in BOTS:
        raise TeahouseError(f"There is no bot “{name}”; the bots are: {', '.join(BOTS)}.")
    made: Bot
    if name == "general":
        made = General(budget, clock)
    elif name == "sage":
        made = Sage(budget, clock)
    else:
        made = BOTS[name]()
    made.leaning = leaning
    return made
