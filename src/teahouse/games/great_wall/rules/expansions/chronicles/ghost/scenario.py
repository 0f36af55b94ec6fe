"""The Hungry Ghosts Festival among the expansions: its answers to the base rules."""

from typing import final

from teahouse.games.great_wall.rules.expansion import HORDE_UNCLAIMED, Expansion
from teahouse.games.great_wall.rules.expansions.chronicles.ghost.card import GhostCard
from teahouse.games.great_wall.rules.expansions.chronicles.ghost.tokens import dispel_all, offer_dispelling, set_aside
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import M_ASSAULT_START, M_HORDE_CAPTURED, M_WINTER_END


@final
class Ghosts(GhostCard):
    """Everything else is as in the base game (GWX-GHOST-35)."""

    def copy(self) -> Expansion:
        return Ghosts(self)

    def answer(self, g: GreatWall, h: Happening) -> None:
        """Tokens come after the assault and stay for a year, if no horde is defeated (GWX-GHOST-21)."""
        if h.moment == M_WINTER_END:
            g.then(set_aside)
        elif h.moment == M_ASSAULT_START:
            dispel_all(g)
        elif h.moment == M_HORDE_CAPTURED:
            g.then(offer_dispelling, h.winner, 0)
        elif h.moment == HORDE_UNCLAIMED:
            g.then(offer_dispelling, g.players()[0], 1)
