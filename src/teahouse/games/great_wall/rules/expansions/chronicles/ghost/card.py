"""The Hungry Ghosts on the table: tokens that close areas, and warriors who are gone (GWX-GHOST-03)."""

from typing import Any, ClassVar

from teahouse.engine.decision import Decision
from teahouse.games.great_wall.rules.expansion import BY_SEAT, Feature
from teahouse.games.great_wall.rules.expansions.chronicles.scenario import Scenario
from teahouse.games.great_wall.rules.expansions.chronicles.warehouse import WAREHOUSE
from teahouse.games.great_wall.rules.moves import AREA, SECTION
from teahouse.games.great_wall.rules.officials import MoveOfficialTo
from teahouse.games.great_wall.rules.reed import MoveReedOfficialTo
from teahouse.games.great_wall.rules.state import SEATS, GreatWall
from teahouse.games.great_wall.rules.words import AREAS, BARRACKS, TEA_HOUSE


class GhostCard(Scenario):
    """The pieces of the scenario, and what they forbid."""

    features: ClassVar[tuple[Feature, ...]] = (Feature("aside"), Feature("haunted", 3), Feature("lost", 4, BY_SEAT))

    def __init__(self, of: "GhostCard | None" = None) -> None:
        if of is None:
            self.aside = 0
            """Shame tokens set aside, not yet placed."""
            self.haunted: list[int] = []
            """Areas with a shame token, the warehouse among them; they are not in the supply (GWX-GHOST-27)."""
            self.lost: list[int] = [0] * (4 * SEATS)
            """Killed warriors, out of the game, by 4 * seat + warrior (GWX-GHOST-28)."""
        else:
            self.aside = of.aside
            self.haunted = of.haunted[:]
            self.lost = of.lost[:]

    def closed(self, g: GreatWall, area: int) -> bool:
        """No official goes where ghosts are; elsewhere at once (GWX-GHOST-15, 26)."""
        return area in self.haunted

    def joins_in(self) -> bool:
        return True

    def refuses(self, g: GreatWall, decision: Decision[Any], move: int) -> str | None:
        """Also officials of the Reed clan (GWX-GHOST-15)."""
        if isinstance(decision, (MoveOfficialTo, MoveReedOfficialTo)) and AREA <= move < SECTION:
            return "GWX-GHOST-15" if move - AREA in self.haunted else None
        return None

    def fallen(self, g: GreatWall, seat: int, killed: list[int]) -> bool:
        """Out of the game, however they died; Reed spearmen come back (GWX-GHOST-28, 29, 33)."""
        if not g.is_player(seat):
            return False
        for warrior in range(4):
            self.lost[4 * seat + warrior] += killed[warrior]
        return True

    # -- knowledge and laws ----------------------------------------------------------------------

    def observe(self, g: GreatWall, seat: int) -> dict[str, object]:
        """Everything on it is public."""
        return {"aside": self.aside, "haunted": self.haunted[:], "lost": self.lost[:]}

    def see(self, observed: dict[str, Any]) -> None:
        self.aside = observed["aside"]
        self.haunted = observed["haunted"]
        self.lost = observed["lost"]

    def warriors(self, g: GreatWall, seat: int, warrior: int) -> int:
        return self.lost[4 * seat + warrior]

    def shame(self, g: GreatWall) -> int:
        return self.aside + len(self.haunted)

    def broken_laws(self, g: GreatWall, broken: list[str]) -> None:
        if len(set(self.haunted)) < len(self.haunted):
            broken.append("GWX-GHOST-10: two tokens in one area")
        if TEA_HOUSE in self.haunted or BARRACKS in self.haunted:
            broken.append("GWX-GHOST-16: a token in the tea house or in the barracks")
        for area in self.haunted:
            if area < WAREHOUSE and any(g.officials_in(area, seat) for seat in range(g.seats)):
                broken.append(f"GWX-GHOST-15: an official among ghosts in {AREAS[area]}")
