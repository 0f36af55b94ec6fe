"""The Rat, its deck and its open cards."""

from typing import Any, ClassVar, Final, cast

from teahouse.engine.rng import Rng
from teahouse.games.great_wall.rules.expansion import Expansion, Feature
from teahouse.games.great_wall.rules.expansions.rat.sheet import NAME, RatSheet
from teahouse.games.great_wall.rules.secrecy import UNKNOWN, deal_order
from teahouse.games.great_wall.rules.state import SETUP, GreatWall
from teahouse.games.great_wall.rules.words import AREAS, SET_RAT

NOWHERE: Final = -1


class RatPieces(Expansion):
    """The figure and the cards; what is known of them, and what always holds."""

    features: ClassVar[tuple[Feature, ...]] = (
        Feature("area"),
        Feature("deck"),
        Feature("pile", 5),
    )

    def __init__(self) -> None:
        self.area = NOWHERE
        self.deck: list[int] = []
        """The last card is the top one."""
        self.pile: list[int] = []
        """Open cards; the last is on top and counts alone (GWX-RAT-24)."""

    def card_sets(self) -> list[int]:
        """Five artifacts, which score at the end (GWX-RAT-03, 04)."""
        return [SET_RAT]

    # -- what seats know -----------------------------------------------------------------------

    def observe(self, g: GreatWall, seat: int) -> dict[str, object]:
        return {"area": self.area, "deck": len(self.deck), "pile": self.pile[:]}

    def see(self, observed: dict[str, Any]) -> None:
        self.area = observed["area"]
        self.deck = [UNKNOWN] * observed["deck"]
        self.pile = observed["pile"]

    def imagine(self, g: GreatWall, seat: int, rng: Rng) -> None:
        deal_order(self.deck, rng)

    # -- laws ----------------------------------------------------------------------------------

    def broken_laws(self, g: GreatWall, broken: list[str]) -> None:
        laid_out = list(range(len(sheet_of(g).cards))) if self.pile else []
        if sorted(self.deck + self.pile) != laid_out:
            broken.append("GWX-RAT-01: rat cards are lost or doubled")
        if g.season != SETUP and (not self.pile or not 0 <= self.area < len(AREAS)):
            broken.append("GWX-RAT-07: the Rat is in no area, or no card tells who moves it")


def sheet_of(g: GreatWall) -> RatSheet:
    return cast(RatSheet, g.box.expansions[NAME])


def rat_of(g: GreatWall) -> RatPieces:
    """The Rat of this table."""
    for expansion in g.attached():
        if isinstance(expansion, RatPieces):
            return expansion
    raise AssertionError("the Rat is not on the table")
