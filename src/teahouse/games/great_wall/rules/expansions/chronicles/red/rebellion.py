"""The rebellion: whether there is peace or war, and how many years are left."""

from typing import Any, ClassVar, Final, cast

from teahouse.games.great_wall.rules.expansion import Feature
from teahouse.games.great_wall.rules.expansions.chronicles.red.sheet import NAME, RedSheet
from teahouse.games.great_wall.rules.expansions.chronicles.scenario import Scenario
from teahouse.games.great_wall.rules.modifiers import section_attack, section_defense
from teahouse.games.great_wall.rules.moves import family
from teahouse.games.great_wall.rules.setup import OFFICIALS
from teahouse.games.great_wall.rules.state import GreatWall

UNDECIDED: Final = 0
WAR: Final = 1
PEACE: Final = 2

MOST: Final = 9
NO_PEACE: Final = family(["no-peace"])
"""Nothing is proposed, or a share is refused."""
PEACE_FOR: Final = family([f"peace {n}" for n in range(MOST + 1)])
"""PEACE_FOR + n: peace, and n hordes less."""

BREACHED: Final = 64
"""Why the game ends: the horde has breached the wall (GWX-RED-31)."""


class Rebellion(Scenario):
    """What the scenario keeps in mind; what is known of it, and what always holds."""

    features: ClassVar[tuple[Feature, ...]] = (Feature("state"), Feature("hordes_fewer"), Feature("spaces_fewer"))

    def __init__(self) -> None:
        self.state = UNDECIDED
        """Of this year (GWX-RED-16)."""
        self.hordes_fewer = 0
        """Bought off in this spring (GWX-RED-19)."""
        self.spaces_fewer = 0
        """Spaces of the time track that the shame token takes away (GWX-RED-05, 06)."""

    def observe(self, g: GreatWall, seat: int) -> dict[str, object]:
        return {"state": self.state, "hordes_fewer": self.hordes_fewer, "spaces_fewer": self.spaces_fewer}

    def see(self, observed: dict[str, Any]) -> None:
        self.state = observed["state"]
        self.hordes_fewer = observed["hordes_fewer"]
        self.spaces_fewer = observed["spaces_fewer"]

    def outlook(self, g: GreatWall, seat: int) -> float:
        """A wall that would not hold loses the game."""
        short = [section_attack(g, section) - section_defense(g, section) for section in g.sections()]
        hired = g.seats * OFFICIALS - sum(clan.pool for clan in g.clans)
        return 0.5 * hired - sum(4.0 * min(gap, 6) + 10.0 for gap in short if gap > 0)

    def appeal(self, g: GreatWall, seat: int, asks: str, move: int) -> float:
        """Every horde bought off may save the wall."""
        return float(move - PEACE_FOR) if PEACE_FOR < move <= PEACE_FOR + MOST else 0.0

    def broken_laws(self, g: GreatWall, broken: list[str]) -> None:
        if any(clan.overseers[sheet_of(g).area] >= 0 for clan in g.clans):
            broken.append("GWX-RED-09: an overseer where there can be none")
        if self.hordes_fewer and self.state != PEACE:
            broken.append("GWX-RED-21: hordes stay away without peace")


def sheet_of(g: GreatWall) -> RedSheet:
    return cast(RedSheet, g.box.expansions[NAME])


def rebellion_of(g: GreatWall) -> Rebellion:
    """The rebellion of this table."""
    for expansion in g.attached():
        if isinstance(expansion, Rebellion):
            return expansion
    raise AssertionError("this table has no rebellion")
