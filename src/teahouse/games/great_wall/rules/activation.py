"""Activating areas: which ones, in which order, and what everybody does there."""

from typing import ClassVar

from teahouse.engine.decision import Decision, Lack
from teahouse.games.great_wall.rules.barracks import use_barracks
from teahouse.games.great_wall.rules.camp import use_camp
from teahouse.games.great_wall.rules.embassy import use_embassy
from teahouse.games.great_wall.rules.field_hq import use_field_hq
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.lasting import renew
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.moves import AREA, PASS, SECTION, TAKE
from teahouse.games.great_wall.rules.officials import exists, is_attended, must_activate, officials_needed
from teahouse.games.great_wall.rules.production import use_production_area
from teahouse.games.great_wall.rules.qin.areas import first_of_qin, highest_of_qin, move_token
from teahouse.games.great_wall.rules.qin.battle import use_barracks_by_qin
from teahouse.games.great_wall.rules.reed import controller, use_by_reed
from teahouse.games.great_wall.rules.scripts import register, register_for_qin
from teahouse.games.great_wall.rules.shame import gain_shame
from teahouse.games.great_wall.rules.state import SEATS, GreatWall
from teahouse.games.great_wall.rules.tactics import use_academy
from teahouse.games.great_wall.rules.tea_house import use_tea_house
from teahouse.games.great_wall.rules.words import (
    ACADEMY,
    AREAS,
    AT_AREA,
    AT_MINE,
    BARRACKS,
    BUILDERS_CAMP,
    BY_ALONE,
    E_ACTIVATE_ENHANCED,
    EMBASSY,
    FIELD_HQ,
    L_ACTIVATION,
    M_AREA_ACTIVATED,
    M_AREA_DONE,
    PAGODA,
    TEA_HOUSE,
)


def waiting_areas(g: GreatWall) -> list[int]:
    """Areas that qualify now and were not activated in this stage (GW-ACT-02, 04, 05)."""
    return [area for area in range(len(AREAS)) if must_activate(g, area) and area not in g.activated]


def activate_areas(g: GreatWall, seat: int) -> None:
    """The active player chooses the order; after each the condition is tested again (GW-ACT-01..05).

    Qin begins with the areas that hold his officials and leaves the others to the player (GW-SOLO-67, 68).
    """
    areas = waiting_areas(g)
    decides = seat if g.is_player(seat) else controller(g)
    if not g.is_player(decides):
        first = first_of_qin(g, areas)
        if first >= 0:
            activate_next(g, seat, first)
            return
        decides = 0
    if len(areas) > 1:
        g.ask(NextArea(decides))
    elif areas:
        activate_next(g, seat, areas[0])


def activate_next(g: GreatWall, seat: int, area: int) -> None:
    g.activated = [*g.activated, area]
    g.then(activate, area, 0)
    g.then(activate_areas, seat)


class NextArea(Decision[GreatWall]):
    """Which area is activated next? None may be left out (GW-ACT-02, 03)."""

    clause: ClassVar[str] = "GW-ACT-03"

    def candidates(self, g: GreatWall) -> list[int]:
        return [AREA + area for area in range(len(AREAS)) if exists(g, area)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if not AREA <= move < SECTION:
            return self.clause
        if move - AREA in g.activated:
            return "GW-ACT-05"
        return None if must_activate(g, move - AREA) else "GW-ACT-02"

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        return officials_needed(g, move - AREA) if self.refuse(g, move) == "GW-ACT-02" else []

    def take(self, g: GreatWall, move: int) -> None:
        activate_next(g, g.active, move - AREA)


def activate(g: GreatWall, area: int, enhanced: int) -> None:
    """Shame for being alone, the area in tea order, then all officials home (GW-ACT-06..12, GW-SHM-03..07)."""
    renew(g, L_ACTIVATION)
    g.gathered = [0] * SEATS
    seats = [seat for seat in g.tea if g.officials_in(area, seat)]
    g.say("activated", g.active, area)
    printed = g.area_print(area)
    if len(seats) == 1 and printed is not None and printed.shame and not enhanced:
        gain_shame(g, seats[0], 1, BY_ALONE)
    g.then(report_activation, Happening(M_AREA_ACTIVATED, area=area))
    g.then(use_area, area, tuple(seats))
    g.then(report_activation, Happening(M_AREA_DONE, area=area))
    g.then(send_officials_home, area)


def report_activation(g: GreatWall, h: Happening) -> None:
    announce(g, h)


def use_area(g: GreatWall, area: int, seats: tuple[int, ...]) -> None:
    """Each player finishes before the next; production goes step by step (GW-ACT-06, 07, GW-TEA-06).

    In the co-operative game the players choose the order (GW-COOP-44).
    """
    if g.court is not None:
        g.then(act_next, area, seats, (), ())
        return
    if area <= PAGODA:
        use_production_area(g, area, list(seats))
        return
    for seat in seats:
        g.then(use_special_area, area, seat)


# -- the order of acting in the co-operative game -----------------------------------------------------


def act_next(g: GreatWall, area: int, left: tuple[int, ...], waiting: tuple[int, ...], acting: tuple[int, ...]) -> None:
    """In tea order each may act or let others go first; when all wait, tea order decides (GW-COOP-44, 46).

    `acting` is the order found for a production area, where all go through each step together (GW-PRO-02).
    """
    if not left:
        if area <= PAGODA:
            use_production_area(g, area, list(acting))
        return
    order = [seat for seat in g.tea if seat in left]
    asked = [seat for seat in order if seat not in waiting]
    if len(order) == 1 or not asked:
        act(g, area, order[0], left, acting)
    else:
        seat = asked[0]
        g.ask(ActOrWait(seat if g.is_player(seat) else controller(g), seat, area, left, waiting, acting))


def act(g: GreatWall, area: int, seat: int, left: tuple[int, ...], acting: tuple[int, ...]) -> None:
    if area > PAGODA:
        g.then(use_special_area, area, seat)
    g.then(act_next, area, tuple([other for other in left if other != seat]), (), (*acting, seat))


class ActOrWait(Decision[GreatWall]):
    """Do a clan's officials act now, or do others go first? (GW-COOP-44)"""

    clause: ClassVar[str] = "GW-COOP-44"

    clan: int
    """Whose officials: the player's own, or those of the clan they control."""
    area: int
    left: tuple[int, ...]
    waiting: tuple[int, ...]
    acting: tuple[int, ...]

    def candidates(self, g: GreatWall) -> list[int]:
        return [TAKE, PASS]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if move == TAKE or move == PASS else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move == TAKE:
            act(g, self.area, self.clan, self.left, self.acting)
        else:
            g.then(act_next, self.area, self.left, (*self.waiting, self.clan), self.acting)

    def reaction(self, g: GreatWall) -> list[str]:
        return ["acting"]

    def decline(self) -> int:
        return TAKE


def use_special_area(g: GreatWall, area: int, seat: int) -> None:
    if seat == g.reed:
        use_by_reed(g, area)
    elif not g.is_player(seat):
        use_barracks_by_qin(g, seat)
    elif area == BARRACKS:
        use_barracks(g, seat)
    elif area == BUILDERS_CAMP:
        use_camp(g, seat)
    elif area == FIELD_HQ:
        use_field_hq(g, seat)
    elif area == TEA_HOUSE:
        use_tea_house(g, seat)
    elif area == EMBASSY:
        use_embassy(g, seat)
    elif area == ACADEMY:
        use_academy(g, seat)
    else:
        for expansion in g.attached():
            expansion.use_area(g, area, seat)


def send_officials_home(g: GreatWall, area: int) -> None:
    """To their owners' supplies, whatever was used (GW-ACT-09, 10); those of the Reed clan stay (GW-ACT-11)."""
    for expansion in g.attached():
        expansion.going_home(g, area)
    for seat in g.participants():
        if seat == g.reed:
            continue
        if seat == g.qin and g.officials_in(area, seat):
            move_token(g, area)
        g.clans[seat].officials += g.officials[SEATS * area + seat]
        g.officials[SEATS * area + seat] = 0


# -- enhanced activation -----------------------------------------------------------------------------


def enhanceable(g: GreatWall, e: Effect, seat: int) -> int:
    """Areas with at least one official, or with one of mine, one bit each (GW-ENH-04, 05, 08)."""
    bits = 0
    for area in range(len(AREAS)):
        if not exists(g, area) or e.area >= AT_AREA and e.area - AT_AREA != area:
            continue
        if g.officials_in(area, seat) if e.area == AT_MINE else is_attended(g, area):
            bits |= 1 << area
    return bits


def enhance_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    g.ask(ActivateEnhanced(seat, enhanceable(g, e, seat)))


def can_enhance(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    return enhanceable(g, e, seat) > 0


class ActivateEnhanced(Decision[GreatWall]):
    """Which area is activated out of turn? (GW-ENH-01..08, GW-CRD-09)"""

    clause: ClassVar[str] = "GW-ENH-04"

    areas: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [PASS] + [AREA + area for area in range(len(AREAS)) if exists(g, area)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == PASS or AREA <= move < SECTION and self.areas >> (move - AREA) & 1:
            return None
        return self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move != PASS:
            g.then(activate, move - AREA, 1)


def enhance_by_qin(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """The highest area of his track that holds an official (GW-SOLO-69)."""
    area = highest_of_qin(g, enhanceable(g, e, seat))
    if area >= 0:
        g.then(activate, area, 1)


register(E_ACTIVATE_ENHANCED, enhance_by_card, can_enhance)
register_for_qin(E_ACTIVATE_ENHANCED, enhance_by_qin)
