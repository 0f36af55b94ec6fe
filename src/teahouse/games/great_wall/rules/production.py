"""Production areas and overseers: collecting, promoting, handing in."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision, Lack
from teahouse.engine.shared_lists import with_more, with_number
from teahouse.games.great_wall.rules.consent import may_hurt
from teahouse.games.great_wall.rules.counting import overseer_level
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.modifiers import (
    changed_price,
    forbidden,
    honor_for,
    officials_applied,
    overseer_yield,
)
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.moves import AREA, DONE, PASS, RESOURCE, SAVE, TAKE, WARRIOR
from teahouse.games.great_wall.rules.payment import hand_over
from teahouse.games.great_wall.rules.qin.areas import produce_for_qin
from teahouse.games.great_wall.rules.reed import produce_for_reed
from teahouse.games.great_wall.rules.scripts import how_many, register
from teahouse.games.great_wall.rules.state import GreatWall, materials_in
from teahouse.games.great_wall.rules.words import (
    AT_AREA,
    AT_HERE,
    AT_LOWEST,
    CHI,
    E_HAND_IN,
    E_PROMOTE,
    F_HAND_IN,
    F_PROMOTE,
    G_WSG,
    H_HAND_IN,
    M_OVERSEER_PROMOTED,
    M_RESOURCE_HANDED_IN,
    M_RESOURCES_COLLECTED,
    P_OVERSEER,
    PAGODA,
    RESOURCES,
    WARRIORS,
    Y_COLLECT,
)

PRICES: Final = ("GW-OVS-01", "GW-OVS-05")
"""Refusals for want of the price."""


def use_production_area(g: GreatWall, area: int, seats: list[int]) -> None:
    """Collect, promote, hand in: all players complete an action before the next begins (GW-PRO-02)."""
    for seat in seats:
        g.then(collect, area, seat)
    for seat in seats:
        g.then(offer_promotion, area, seat)
    if area != PAGODA:
        for seat in seats:
            g.then(offer_hand_in, area, seat)


def collect(g: GreatWall, area: int, seat: int) -> None:
    """One for each official, and with at least one the overseer's level (GW-PRO-03..07, GW-OVS-13)."""
    if seat == g.reed:
        produce_for_reed(g, area)
        return
    if seat == g.qin:
        produce_for_qin(g, area)
        return
    count = officials_applied(g, seat, area)
    level = overseer_level(g, seat, area)
    if level and count:
        count += overseer_yield(g, seat, area, level, Y_COLLECT)
    if count and (g.asks_always(seat) or may_hurt(g, area)):
        g.gathered[seat] = 0
        g.ask(Collect(seat, area, count))
    else:
        gather(g, area, seat, count)


def gather(g: GreatWall, area: int, seat: int, count: int) -> None:
    """As much as the stock has."""
    g.gathered[seat] = count = g.gain_resource(seat, area, count)
    if count:
        announce(g, Happening(M_RESOURCES_COLLECTED, seat, area=area, n=count, resource=area))


class Collect(Decision[GreatWall]):
    """Does the player collect the resources of this area? The effect of an area may be declined (GW-ACT-08)."""

    clause: ClassVar[str] = "GW-ACT-08"

    area: int
    count: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [TAKE, PASS]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if move == TAKE or move == PASS else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move == TAKE:
            gather(g, self.area, self.seat, self.count)


# -- overseers ---------------------------------------------------------------------------------------


def promotion_price(g: GreatWall, seat: int, area: int) -> int:
    """To place the overseer, or to move him one cell (GW-OVS-01, 05); -1 in the rightmost cell (GW-OVS-07)."""
    track = g.printed().overseers[area]
    cell = g.clans[seat].overseers[area] + 1
    if cell >= len(track.levels):
        return -1
    return changed_price(g, seat, P_OVERSEER, track.costs[cell], area)


def refuse_promotion(g: GreatWall, seat: int, area: int, discount: int, free: int) -> str | None:
    """A next cell, the price, and a warrior without shame for a new overseer (GW-OVS-04..07)."""
    price = promotion_price(g, seat, area)
    if price < 0:
        return "GW-OVS-07"
    clan = g.clans[seat]
    if forbidden(g, seat, F_PROMOTE, area):
        return "GW-PRO-08"
    for expansion in g.attached():
        clause = expansion.refuses_overseer(g, seat, area)
        if clause is not None:
            return clause
    if clan.overseers[area] < 0 and sum(clan.supply) == 0:
        return "GW-OVS-04"
    if not free and g.purse(seat)[g.printed().overseers[area].pay] < max(0, price - discount):
        return "GW-OVS-01" if clan.overseers[area] < 0 else "GW-OVS-05"
    return None


def promotion_needs(g: GreatWall, seat: int, area: int, discount: int, clause: str | None) -> list[Lack]:
    """What a refused promotion is short of: a cell further right, or the price."""
    if clause == "GW-OVS-07":
        cells = len(g.printed().overseers[area].levels)
        return [Lack("overseer-cells", cells, g.clans[seat].overseers[area] + 2, area)]
    if clause not in PRICES:
        return []
    pay = g.printed().overseers[area].pay
    price = max(0, promotion_price(g, seat, area) - discount)
    return [Lack(RESOURCES[pay], g.clans[seat].resources[pay], price)]


def offer_promotion(g: GreatWall, area: int, seat: int) -> None:
    """For whoever got at least one resource, once (GW-PRO-08, 09)."""
    before = g.guess()
    is_able = g.gathered[seat] > 0 and refuse_promotion(g, seat, area, 0, 0) is None
    g.guessing = before
    if is_able:
        g.ask(Promote(seat, area, 0, 0))


class Promote(Decision[GreatWall]):
    """May the overseer of this area be placed, or rise? One for each player (GW-PRO-08, GW-OVS-01, 05, 11, 12)."""

    clause: ClassVar[str] = "GW-PRO-08"
    private: ClassVar[bool] = True

    area: int
    discount: int
    free: int

    def candidates(self, g: GreatWall) -> list[int]:
        if g.clans[self.seat].overseers[self.area] < 0:
            return [PASS] + [WARRIOR + warrior for warrior in range(len(WARRIORS))]
        return [PASS, TAKE]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == PASS:
            return None
        placing = g.clans[self.seat].overseers[self.area] < 0
        if placing and WARRIOR <= move < SAVE:
            if g.clans[self.seat].supply[move - WARRIOR] == 0:
                return "GW-OVS-04"
        elif placing or move != TAKE:
            return "GW-OVS-11" if WARRIOR <= move < SAVE else self.clause
        return refuse_promotion(g, self.seat, self.area, self.discount, self.free)

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        return promotion_needs(g, self.seat, self.area, self.discount, self.refuse(g, move))

    def take(self, g: GreatWall, move: int) -> None:
        """Pay, then place a warrior in the leftmost cell, for good, or move him one cell (GW-OVS-01..06, 10)."""
        if move == PASS:
            return
        clan = g.clans[self.seat]
        if not self.free:
            price = max(0, promotion_price(g, self.seat, self.area) - self.discount)
            hand_over(g, self.seat, g.printed().overseers[self.area].pay, price, 0)
        if move != TAKE:
            clan.supply[move - WARRIOR] -= 1
            clan.overseer_warriors = with_number(clan.overseer_warriors, self.area, move - WARRIOR)
        clan.overseers = with_more(clan.overseers, self.area, 1)
        level = overseer_level(g, self.seat, self.area)
        g.say("promoted", self.seat, self.area, level)
        announce(g, Happening(M_OVERSEER_PROMOTED, self.seat, area=self.area, n=level))


def promote_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """Place or promote one overseer, n times in different areas."""
    offer_promotion_by_card(g, seat, how_many(g, e, seat, h), promotable(g, e, seat, h), e.discount, 1 if e.free else 0)


def promotable(g: GreatWall, e: Effect, seat: int, h: Happening) -> int:
    """Areas the card allows, one bit each."""
    if e.area == AT_HERE:
        return 1 << h.area if 0 <= h.area <= PAGODA else 0
    if e.area >= AT_AREA:
        return 1 << (e.area - AT_AREA)
    if e.area == AT_LOWEST:
        return 1
    return 15


def can_promote(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    allowed = promotable(g, e, seat, h)
    for area in range(PAGODA + 1):
        if allowed >> area & 1 and refuse_promotion(g, seat, area, e.discount, 1 if e.free else 0) is None:
            return how_many(g, e, seat, h) > 0
    return False


def offer_promotion_by_card(g: GreatWall, seat: int, left: int, allowed: int, discount: int, free: int) -> None:
    before = g.guess()
    able = 0
    for area in range(PAGODA + 1):
        if allowed >> area & 1 and refuse_promotion(g, seat, area, discount, free) is None:
            able |= 1 << area
    g.guessing = before
    if left and able:
        g.ask(PromoteWhere(seat, left, allowed, discount, free))


class PromoteWhere(Decision[GreatWall]):
    """In which production area? (GW-OVS-03)"""

    clause: ClassVar[str] = "GW-OVS-03"
    private: ClassVar[bool] = True

    left: int
    allowed: int
    discount: int
    free: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [PASS] + [AREA + area for area in range(PAGODA + 1)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == PASS:
            return None
        area = move - AREA
        if not 0 <= area <= PAGODA or not self.allowed >> area & 1:
            return self.clause
        return refuse_promotion(g, self.seat, area, self.discount, self.free)

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        return promotion_needs(g, self.seat, move - AREA, self.discount, self.refuse(g, move))

    def take(self, g: GreatWall, move: int) -> None:
        if move == PASS:
            return
        area = move - AREA
        g.ask(Promote(self.seat, area, self.discount, self.free))
        left = self.allowed & ~(1 << area)
        g.then(offer_promotion_by_card, self.seat, self.left - 1, left, self.discount, self.free)


# -- handing in --------------------------------------------------------------------------------------


def offer_hand_in(g: GreatWall, area: int, seat: int) -> None:
    """One of the resources just received, for honour (GW-PRO-10..13)."""
    before = g.guess()
    is_able = g.gathered[seat] > 0 and g.purse(seat)[area] > 0 and not forbidden(g, seat, F_HAND_IN)
    g.guessing = before
    if is_able:
        g.ask(HandIn(seat, area, 1, 0))


class HandIn(Decision[GreatWall]):
    """Hand in a resource? `kind` is the area's kind, or -1 for any building material."""

    clause: ClassVar[str] = "GW-PRO-11"
    private: ClassVar[bool] = True

    kind: int
    left: int
    by_card: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [DONE] + [RESOURCE + kind for kind in range(len(RESOURCES))]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == DONE:
            return None
        kind = move - RESOURCE
        if not 0 <= kind < len(RESOURCES):
            return self.clause
        if kind == CHI:
            return "GW-PRO-12"
        if self.kind >= 0 and kind != self.kind:
            return "GW-PRO-10"
        return None if g.purse(self.seat)[kind] else "GW-PRO-13"

    def take(self, g: GreatWall, move: int) -> None:
        if move == DONE:
            return
        kind = move - RESOURCE
        g.clans[self.seat].resources[kind] -= 1
        g.warehouse = with_more(g.warehouse, kind, 1)
        g.say("handed-in", self.seat, kind)
        honor = honor_for(g, self.seat, H_HAND_IN, g.box.constants.standard_honor[H_HAND_IN])
        g.gain_honor(self.seat, honor, "honor-hand-in")
        area = self.kind if not self.by_card else -1
        announce(g, Happening(M_RESOURCE_HANDED_IN, self.seat, area=area, resource=kind))
        if self.by_card:
            g.then(offer_hand_in_by_card, self.seat, self.kind, self.left - 1)


def offer_hand_in_by_card(g: GreatWall, seat: int, kind: int, left: int) -> None:
    before = g.guess()
    have = materials_in(g.purse(seat)) if kind < 0 else g.purse(seat)[kind]
    g.guessing = before
    if left and have and not forbidden(g, seat, F_HAND_IN):
        g.ask(HandIn(seat, kind, left, 1))


def hand_in_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    kind = -1 if e.what < 0 or e.what == G_WSG else e.what
    offer_hand_in_by_card(g, seat, kind, how_many(g, e, seat, h))


def can_hand_in(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    return materials_in(g.purse(seat)) > 0 and not forbidden(g, seat, F_HAND_IN)


register(E_PROMOTE, promote_by_card, can_promote)
register(E_HAND_IN, hand_in_by_card, can_hand_in)
