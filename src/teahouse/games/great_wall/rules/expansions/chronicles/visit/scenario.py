"""The Emperor's Visit among the expansions: its answers to the base rules."""

from typing import final

from teahouse.games.great_wall.rules.expansion import Expansion
from teahouse.games.great_wall.rules.expansions.chronicles.visit.card import VisitCard
from teahouse.games.great_wall.rules.expansions.chronicles.visit.winter import receive_emperor
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import M_WINTER_END


@final
class Visit(VisitCard):
    """Everything else is as in the base game (GWX-VISIT-27)."""

    def copy(self) -> Expansion:
        return Visit(self)

    def answer(self, g: GreatWall, h: Happening) -> None:
        """Every winter after the assault (GWX-AC-26, 27)."""
        if h.moment == M_WINTER_END:
            g.then(receive_emperor)
