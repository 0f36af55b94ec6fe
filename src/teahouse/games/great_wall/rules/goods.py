"""Gaining, losing and giving: resources, honour and tactic cards on cards."""

from typing import ClassVar

from teahouse.engine.decision import Decision
from teahouse.engine.shared_lists import without
from teahouse.games.great_wall.rules.counting import overseer_level, rival_level
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.modifiers import forbidden, overseer_yield
from teahouse.games.great_wall.rules.moves import AREA, DONE, PASS, PLAYER, RESOURCE, SECTION, TACTIC, TAKE
from teahouse.games.great_wall.rules.payment import discard_from_hand, gain_choice, pay_mixed
from teahouse.games.great_wall.rules.scripts import how_many, register
from teahouse.games.great_wall.rules.state import GreatWall, materials_in
from teahouse.games.great_wall.rules.tactics import keep_hand_limit
from teahouse.games.great_wall.rules.words import (
    AREAS,
    AT_ALL,
    AT_AREA,
    AT_CHOSEN,
    CHI,
    E_GAIN,
    E_GIVE,
    E_INCOME,
    E_LOSE,
    F_INCOME,
    G_ANY,
    G_HERE,
    G_HONOR,
    G_SAME,
    G_TACTIC,
    G_WSG,
    GOLD,
    PAGODA,
    S_RIVAL_LEVEL,
    Y_INCOME,
)


def gain(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """From the stock, or as honour; tokens of one's choice are asked for."""
    if e.what == G_HERE and e.area == AT_CHOSEN:
        g.ask(GainByArea(seat, e.n.n, 1 if e.n.per == S_RIVAL_LEVEL else 0))
        return
    count = how_many(g, e, seat, h)
    if e.what == G_HONOR:
        g.gain_honor(seat, count, "honor-card", e.listed_in)
    elif e.what == G_WSG:
        gain_choice(g, seat, count, GOLD)
    elif e.what == G_ANY:
        gain_choice(g, seat, count, CHI)
    elif e.what == G_HERE:
        g.gain_resource(seat, h.area, count)
    elif e.what == G_SAME:
        g.gain_resource(seat, h.resource, count)
    else:
        g.gain_resource(seat, e.what, count)


def can_gain(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    if e.what == G_HERE and e.area == AT_CHOSEN:
        return e.n.per != S_RIVAL_LEVEL or any(rival_level(g, seat, area) for area in range(PAGODA + 1))
    if e.what == G_HERE and not 0 <= h.area <= PAGODA or e.what == G_SAME and h.resource < 0:
        return False
    return how_many(g, e, seat, h) > 0


class GainByArea(Decision[GreatWall]):
    """Which production area's kind? With `rival`, as many as the best overseer of another player there."""

    clause: ClassVar[str] = "GW-PRO-01"

    n: int
    rival: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [PASS] + [AREA + area for area in range(PAGODA + 1)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == PASS:
            return None
        if not AREA <= move <= AREA + PAGODA:
            return self.clause
        return None if not self.rival or rival_level(g, self.seat, move - AREA) else "GW-OVS-08"

    def take(self, g: GreatWall, move: int) -> None:
        if move != PASS:
            area = move - AREA
            g.gain_resource(self.seat, area, self.n * (rival_level(g, self.seat, area) if self.rival else 1))


def lose(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """Compulsory; less if one has less."""
    count = how_many(g, e, seat, h)
    clan = g.clans[seat]
    if e.what == G_HONOR:
        g.gain_honor(seat, -count, "honor-lost")
    elif e.what == G_TACTIC:
        discard_from_hand(g, seat, min(count, len(clan.tactics)))
    elif e.what == G_WSG:
        pay_mixed(g, seat, min(count, materials_in(g.purse(seat))), GOLD, 0)
    elif e.what == G_ANY:
        pay_mixed(g, seat, min(count, sum(g.purse(seat))), CHI, 0)
    else:
        lost = min(count, g.purse(seat)[e.what])
        clan.resources[e.what] -= lost
        if lost:
            g.say("paid", seat, e.what, lost)


def can_lose(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    clan = g.clans[seat]
    if e.what == G_HONOR:
        return clan.honor > 0
    if e.what == G_TACTIC:
        return bool(clan.tactics)
    if e.what == G_WSG:
        return materials_in(g.purse(seat)) > 0
    return sum(g.purse(seat)) > 0 if e.what == G_ANY else g.purse(seat)[e.what] > 0


# -- giving -----------------------------------------------------------------------------------------


def give(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    g.ask(GiveTo(seat, e.what, how_many(g, e, seat, h)))


def can_give(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    clan = g.clans[seat]
    return bool(clan.tactics) if e.what == G_TACTIC else sum(g.purse(seat)) > 0


class GiveTo(Decision[GreatWall]):
    """To which other player? They must consent."""

    clause: ClassVar[str] = "GW-TEA-02"

    what: int
    count: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [PASS] + [PLAYER + seat for seat in range(g.seats) if seat != self.seat]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == PASS or 0 <= move - PLAYER < g.seats and move - PLAYER != self.seat:
            return None
        return self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move != PASS:
            g.ask(AcceptGift(move - PLAYER, self.seat, self.what, self.count))


class AcceptGift(Decision[GreatWall]):
    """Does the player accept what another one offers? Their hand keeps its limit (GW-TAC-01)."""

    clause: ClassVar[str] = "GW-TEA-02"

    giver: int
    what: int
    count: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [TAKE, PASS]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if move == TAKE or move == PASS else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move == TAKE:
            offer_gift(g, self.giver, self.seat, self.what, self.count)
            g.then(keep_hand_limit, self.seat)


def offer_gift(g: GreatWall, seat: int, taker: int, what: int, count: int) -> None:
    clan = g.clans[seat]
    before = g.guess()
    is_able = count > 0 and (len(clan.tactics) if what == G_TACTIC else sum(g.purse(seat))) > 0
    g.guessing = before
    if is_able:
        g.ask(GiveOne(seat, taker, what, count))


class GiveOne(Decision[GreatWall]):
    """Which token or card is handed over next?"""

    clause: ClassVar[str] = "GW-RES-04"
    private: ClassVar[bool] = True

    taker: int
    what: int
    count: int

    def candidates(self, g: GreatWall) -> list[int]:
        if self.what == G_TACTIC:
            return [DONE] + [TACTIC + tactic for tactic in g.clans[self.seat].tactics]
        return [DONE] + [RESOURCE + kind for kind in range(4)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        clan = g.clans[self.seat]
        if move == DONE:
            return None
        if self.what == G_TACTIC:
            return None if move - TACTIC in clan.tactics else self.clause
        kind = move - RESOURCE
        if not 0 <= kind < 4 or self.what < 4 and kind != self.what or self.what == G_WSG and kind == CHI:
            return self.clause
        return None if clan.resources[kind] else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move == DONE:
            return
        if self.what == G_TACTIC:
            g.clans[self.seat].tactics = without(g.clans[self.seat].tactics, move - TACTIC)
            g.clans[self.taker].tactics = [*g.clans[self.taker].tactics, move - TACTIC]
            g.reveal(by=self.seat)
        else:
            g.clans[self.seat].resources[move - RESOURCE] -= 1
            g.clans[self.taker].resources[move - RESOURCE] += 1
        g.say("given", self.seat, self.taker)
        offer_gift(g, self.seat, self.taker, self.what, self.count - 1)


# -- income of overseers ----------------------------------------------------------------------------


def take_income(g: GreatWall, seat: int, area: int, by_card: bool = False) -> None:
    """What is printed above the overseer's cell; no official is needed (GW-SUM-03..05)."""
    level = overseer_level(g, seat, area)
    if level and not forbidden(g, seat, F_INCOME, area):
        count = g.gain_resource(seat, area, overseer_yield(g, seat, area, level, Y_INCOME, by_card))
        if count:
            g.say("income", seat, area, count)


def income(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    if e.area == AT_ALL:
        for area in range(PAGODA + 1):
            take_income(g, seat, area, True)
    elif e.area >= AT_AREA:
        take_income(g, seat, e.area - AT_AREA, True)
    else:
        g.ask(IncomeOf(seat))


def can_income(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    areas = [e.area - AT_AREA] if e.area >= AT_AREA else list(range(PAGODA + 1))
    return any(overseer_level(g, seat, area) for area in areas)


class IncomeOf(Decision[GreatWall]):
    """Of which overseer? (GW-SUM-03)"""

    clause: ClassVar[str] = "GW-SUM-03"

    def candidates(self, g: GreatWall) -> list[int]:
        return [PASS] + [AREA + area for area in range(PAGODA + 1)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == PASS:
            return None
        if not AREA <= move < min(SECTION, AREA + len(AREAS)) or move - AREA > PAGODA:
            return self.clause
        return None if overseer_level(g, self.seat, move - AREA) else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move != PASS:
            take_income(g, self.seat, move - AREA, True)


register(E_GAIN, gain, can_gain)
register(E_LOSE, lose, can_lose)
register(E_GIVE, give, can_give)
register(E_INCOME, income, can_income)
