"""How archers get into the fortress: recruited in the barracks, or sent by the field headquarters (GWX-SIEGE-46)."""

from typing import ClassVar

from teahouse.engine.decision import Lack
from teahouse.games.great_wall.rules.barracks import PlaceRecruit, place_recruits
from teahouse.games.great_wall.rules.expansions.chronicles.siege.fortress import (
    DEFENCE,
    GARRISON_POST,
    GARRISON_SHELTER,
    fortress_of,
    free_fortress_positions,
    sheet_of,
)
from teahouse.games.great_wall.rules.field_hq import MoveFrom, warriors_at
from teahouse.games.great_wall.rules.payment import hand_over
from teahouse.games.great_wall.rules.scripts import ALL
from teahouse.games.great_wall.rules.state import SEATS, SECTION_COUNT, GreatWall
from teahouse.games.great_wall.rules.words import ARCHER, BY_BARRACKS, RESOURCES, WOOD


def refuse_garrison(g: GreatWall, seat: int, clause: str) -> str | None:
    """A free position, and the wood (GWX-SIEGE-10, 12, 13)."""
    if free_fortress_positions(g) == 0:
        return "GWX-SIEGE-12"
    return None if g.purse(seat)[WOOD] >= sheet_of(g).archer_wood else clause


def man_fortress(g: GreatWall, seat: int) -> None:
    """Pay and go up; he does not shoot yet (GWX-SIEGE-11)."""
    hand_over(g, seat, WOOD, sheet_of(g).archer_wood, 0)
    fortress_of(g).archers[seat] += 1
    g.say("garrisoned", seat)


# -- in the barracks -------------------------------------------------------------------------------


def refuse_recruit(g: GreatWall, decision: PlaceRecruit) -> str | None:
    """Only archers, and only those of the barracks (GWX-SIEGE-09, 10)."""
    if decision.warrior != ARCHER:
        return "GWX-SIEGE-09"
    if decision.cause != BY_BARRACKS:
        return "GWX-SIEGE-46"
    return refuse_garrison(g, decision.seat, "GWX-SIEGE-10")


def garrison_recruit(g: GreatWall, decision: PlaceRecruit) -> None:
    """In place of attack or shelter (GWX-SIEGE-11)."""
    man_fortress(g, decision.seat)
    recruits = list(decision.recruits)
    recruits[ARCHER] -= 1
    types = decision.types | 1 << ARCHER
    g.then(place_recruits, decision.seat, tuple(recruits), decision.total, types, decision.cause)


# -- in the field headquarters ---------------------------------------------------------------------


def offer_garrison(g: GreatWall, seat: int) -> None:
    """Each official gives the ordinary move or sends one archer (GWX-SIEGE-13, 14)."""
    if any(warriors_at(g, seat, section) for section in range(SECTION_COUNT)):
        g.ask(MarchOrGarrison(seat, ALL, 0))


class MarchOrGarrison(MoveFrom):
    """From which section do warriors march, or which own archer goes into the fortress? (GWX-SIEGE-13..16)"""

    clause: ClassVar[str] = "GWX-SIEGE-13"

    def candidates(self, g: GreatWall) -> list[int]:
        return [*super().candidates(g), *range(GARRISON_POST, DEFENCE)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if not GARRISON_POST <= move < DEFENCE:
            return super().refuse(g, move)
        if move < GARRISON_SHELTER:
            own = g.firing[SEATS * (move - GARRISON_POST) + self.seat]
        else:
            own = g.sheltered(move - GARRISON_SHELTER, self.seat, ARCHER)
        return refuse_garrison(g, self.seat, "GWX-SIEGE-13") if own else "GWX-SIEGE-15"

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        if GARRISON_POST <= move < DEFENCE and self.refuse(g, move) == "GWX-SIEGE-13":
            return [Lack(RESOURCES[WOOD], g.clans[self.seat].resources[WOOD], sheet_of(g).archer_wood)]
        return []

    def take(self, g: GreatWall, move: int) -> None:
        if not GARRISON_POST <= move < DEFENCE:
            super().take(g, move)
            return
        if move < GARRISON_SHELTER:
            g.firing[SEATS * (move - GARRISON_POST) + self.seat] -= 1
        else:
            g.shelters[4 * (SEATS * (move - GARRISON_SHELTER) + self.seat) + ARCHER] -= 1
        man_fortress(g, self.seat)
