"""Bots: five levels with the same names in every game, and those that other packages bring.

Each is handed imagined positions and nothing else.
"""

import time
from typing import Final

from teahouse.bots.player import Bot, Budget, Clock, answer, read_budget
from teahouse.bots.quick import Pupil, RandomBot, Scholar
from teahouse.bots.thinker import General, Sage
from teahouse.engine.errors import TeahouseError
from teahouse.registry import BOTS, found, opened

__all__ = ["Bot", "Budget", "all_bots", "answer", "bot", "read_budget", "searchers"]

OWN: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "pupil": Pupil,
    "scholar": Scholar,
    "general": General,
    "sage": Sage,
}

_found: Final[dict[str, type[Bot]]] = {}


def all_bots() -> dict[str, type[Bot]]:
    """Every bot by name, from the weakest to the strongest: those of Teahouse, and those of entry points."""
    if not _found:
        known = dict(OWN)
        for name, entry in found(BOTS).items():
            made = opened(entry)
            if name in known or not isinstance(made, type) or not issubclass(made, Bot):
                raise TeahouseError(f"The entry point {BOTS}:{name} ({entry.value}) is not a bot of a new name.")
            known[name] = made
        _found.update({name: known[name] for name in sorted(known, key=lambda name: (known[name].strength, name))})
    return _found


def searchers() -> list[str]:
    """The bots whose strength depends on a budget."""
    return [name for name, made in all_bots().items() if made.searches]


def bot(word: str, budget: Budget | None = None, clock: Clock = time.perf_counter) -> Bot:
    """A bot by name, or a sentence with the bots there are; a searching bot may get a budget and a clock of its own.

    `scholar:hunter` is one whose mind leans to a side, in games where minds can.
    """
    name, _, leaning = word.partition(":")
    known = all_bots()
    if name not in known:
        raise TeahouseError(f"There is no bot “{name}”; the bots are: {', '.join(known)}.")
    made = known[name]()
    made.leaning = leaning
    made.think_within(budget, clock)
    return made
