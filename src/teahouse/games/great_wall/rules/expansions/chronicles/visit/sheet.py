"""What is printed on the card of the Emperor's Visit (GWX-VISIT-03, 26)."""

from typing import Final, final

from teahouse.games.great_wall.rules.box import Sheet
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import RESOURCES

TACTIC_CARDS: Final = len(RESOURCES)
TREASURES: Final = (*RESOURCES, "tactic")
"""What the Emperor may value, a cell each: the resources, or tactic cards."""


@final
class VisitSheet(Sheet):
    """What each cell demands, the cell marked at first, and what the Emperor gives."""

    def __init__(self, needs: list[int], start: int, honor: int, shame: int) -> None:
        self.needs = needs
        """By treasure; 0 where there is no such cell."""
        self.start = start
        self.honor = honor
        self.shame = shame

    def cells(self) -> list[int]:
        """The treasures that have a cell."""
        return [treasure for treasure in range(len(self.needs)) if self.needs[treasure]]


def printed_card(g: GreatWall) -> VisitSheet:
    sheet = g.box.expansions["visit"]
    assert isinstance(sheet, VisitSheet)
    return sheet
