"""Bots: five levels with the same names in every game. Each is handed imagined positions and nothing else."""

from typing import Final

from teahouse.bots.bot import Bot, Budget, answer, read_budget
from teahouse.bots.quick import Pupil, RandomBot, Scholar
from teahouse.bots.thinker import General, Sage
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


def bot(name: str, budget: Budget | None = None) -> Bot:
    """A bot by name, or a sentence with the bots there are; a budget of one's own for those that search."""
    if name not in BOTS:
        raise TeahouseError(f"There is no bot “{name}”; the bots are: {', '.join(BOTS)}.")
    if name == "general":
        return General(budget)
    if name == "sage":
        return Sage(budget)
    return BOTS[name]()
