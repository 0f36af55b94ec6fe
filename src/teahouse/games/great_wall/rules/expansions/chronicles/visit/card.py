"""The card of the Emperor's Visit: the token on a cell, and officials who wait at the warehouse."""

from typing import Any, ClassVar, Final

from teahouse.engine.decision import Decision
from teahouse.games.great_wall.rules.activation import ActivateEnhanced, NextArea
from teahouse.games.great_wall.rules.expansion import BY_SEAT, Feature
from teahouse.games.great_wall.rules.expansions.chronicles.scenario import Scenario
from teahouse.games.great_wall.rules.expansions.chronicles.visit.sheet import printed_card
from teahouse.games.great_wall.rules.expansions.chronicles.warehouse import (
    AREA_WAREHOUSE,
    OFFICIAL_WAREHOUSE,
    WAREHOUSE,
)
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.moves import AREA
from teahouse.games.great_wall.rules.officials import MoveOfficial, MoveOfficialTo, offer_official_move
from teahouse.games.great_wall.rules.reed import MoveReedOfficialTo
from teahouse.games.great_wall.rules.state import SEATS, GreatWall
from teahouse.games.great_wall.rules.words import AREAS, AT_SUPPLY, M_OFFICIAL_MOVED

EVERY_AREA: Final = (1 << len(AREAS)) - 1


def arrived(moved: tuple[int, ...]) -> int:
    """How many officials the running effect has put into the warehouse; it is counted after all areas."""
    return moved[WAREHOUSE] if len(moved) > WAREHOUSE else 0


def welcomes(allowed: int, different: int, moved: tuple[int, ...]) -> bool:
    """Cards that name areas do not name the warehouse; of different areas it is one (GWX-VISIT-04, 08)."""
    for area in range(len(AREAS)):
        if moved[area]:
            allowed |= 1 << area
    return allowed == EVERY_AREA and not (different and arrived(moved))


class VisitCard(Scenario):
    """The pieces of the scenario, and what it adds to the moving of officials."""

    features: ClassVar[tuple[Feature, ...]] = (Feature("marked"), Feature("waiting", 1, BY_SEAT))

    def __init__(self, of: "VisitCard | None" = None) -> None:
        if of is None:
            self.marked = -1
            """The treasure whose cell has the damage token."""
            self.waiting: list[int] = [0] * SEATS
            """Officials at the warehouse, by seat; there is room for all (GWX-VISIT-06)."""
        else:
            self.marked = of.marked
            self.waiting = of.waiting[:]

    def prepare(self, g: GreatWall) -> None:
        self.marked = printed_card(g).start

    # -- officials -------------------------------------------------------------------------------

    def movable_official(self, g: GreatWall, seat: int) -> bool:
        """Officials may leave the warehouse again (GWX-VISIT-07)."""
        return self.waiting[seat] > 0

    def joins_in(self) -> bool:
        return True

    def offers(self, g: GreatWall, decision: Decision[Any]) -> list[int]:
        if isinstance(decision, MoveOfficial):
            return [OFFICIAL_WAREHOUSE]
        if isinstance(decision, MoveOfficialTo):
            return [AREA_WAREHOUSE]
        return []

    def knows(self, g: GreatWall, decision: Decision[Any], move: int) -> bool:
        """Whoever goes to the warehouse or leaves it, and whoever could go nowhere else."""
        if isinstance(decision, MoveOfficial):
            return move == OFFICIAL_WAREHOUSE or self.opens(g, decision, move)
        if isinstance(decision, MoveOfficialTo):
            return move == AREA_WAREHOUSE or decision.start == WAREHOUSE
        return False

    def opens(self, g: GreatWall, decision: MoveOfficial, move: int) -> bool:
        """All areas are full, but the warehouse never is."""
        if not welcomes(decision.allowed, decision.different, decision.moved):
            return False
        return decision.refuse(g, move) == "GW-OFF-08"

    def refuses(self, g: GreatWall, decision: Decision[Any], move: int) -> str | None:
        if isinstance(decision, MoveOfficial):
            return self.refuse_leaving(g, decision) if move == OFFICIAL_WAREHOUSE else None
        if isinstance(decision, MoveOfficialTo):
            if move == AREA_WAREHOUSE:
                return refuse_entering(decision)
            return decision.refuse(g, move) if decision.start == WAREHOUSE else None
        if move == AREA_WAREHOUSE and isinstance(decision, MoveReedOfficialTo):
            return "GWX-VISIT-25"
        if move == AREA_WAREHOUSE and isinstance(decision, (ActivateEnhanced, NextArea)):
            return "GWX-VISIT-05"
        return None

    def refuse_leaving(self, g: GreatWall, decision: MoveOfficial) -> str | None:
        """By the rules for any area; the warehouse is never full, so nobody is locked in (GWX-VISIT-07)."""
        if decision.source == AT_SUPPLY:
            return decision.clause
        here = arrived(decision.moved)
        if self.waiting[decision.seat] <= here:
            return "GW-AUT-17" if here else "GW-OFF-12"
        return decision.refuse_targets(g, WAREHOUSE)

    def takes(self, g: GreatWall, decision: Decision[Any], move: int) -> None:
        if isinstance(decision, MoveOfficial):
            if move == OFFICIAL_WAREHOUSE:
                decision.go_from(g, WAREHOUSE)
            else:
                decision.take(g, move)
        elif isinstance(decision, MoveOfficialTo):
            if move == AREA_WAREHOUSE:
                self.enter(g, decision)
            else:
                self.leave(g, decision, move - AREA)

    def enter(self, g: GreatWall, decision: MoveOfficialTo) -> None:
        """From the supply or from an area (GWX-VISIT-04)."""
        seat = decision.seat
        if decision.start < 0:
            g.clans[seat].officials -= 1
        else:
            g.officials[SEATS * decision.start + seat] -= 1
        self.waiting[seat] += 1
        g.say("warehouse-entered", seat)
        announce(g, Happening(M_OFFICIAL_MOVED, seat))
        moved = (*decision.moved[:WAREHOUSE], arrived(decision.moved) + 1)
        left = decision.left - 1
        g.then(offer_official_move, seat, left, decision.source, decision.allowed, decision.different, moved)

    def leave(self, g: GreatWall, decision: MoveOfficialTo, area: int) -> None:
        """To an area (GWX-VISIT-07)."""
        self.waiting[decision.seat] -= 1
        g.officials[SEATS * area + decision.seat] += 1
        g.say("warehouse-left", decision.seat, area)
        announce(g, Happening(M_OFFICIAL_MOVED, decision.seat, area=area))
        decision.go_on(g, area)

    # -- knowledge and laws ----------------------------------------------------------------------

    def observe(self, g: GreatWall, seat: int) -> dict[str, object]:
        """Everything on it is public."""
        return {"marked": self.marked, "waiting": self.waiting[:]}

    def see(self, observed: dict[str, Any]) -> None:
        self.marked = observed["marked"]
        self.waiting = observed["waiting"]

    def officials(self, g: GreatWall, seat: int) -> int:
        return self.waiting[seat]

    def broken_laws(self, g: GreatWall, broken: list[str]) -> None:
        if self.marked not in printed_card(g).cells():
            broken.append("GWX-VISIT-03: no cell is marked")
        if min(self.waiting) < 0 or any(self.waiting[g.seats :]):  # cold
            broken.append("GWX-VISIT-25: nobody's official is at the warehouse")


def refuse_entering(decision: MoveOfficialTo) -> str | None:
    if decision.start == WAREHOUSE:
        return "GW-OFF-13"
    if welcomes(decision.allowed, decision.different, decision.moved):
        return None
    return "GWX-VISIT-08" if decision.different and arrived(decision.moved) else "GW-AUT-14"
