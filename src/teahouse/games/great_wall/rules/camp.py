"""The builders' camp: fortifications and wall levels, the warehouse paying first."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision, Lack
from teahouse.engine.shared_lists import with_more
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.modifiers import changed_price, firing_positions, honor_for, officials_applied
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.moves import DONE, FORTIFY, RAISE, SHELTER
from teahouse.games.great_wall.rules.orders import offer_return
from teahouse.games.great_wall.rules.payment import pay_mixed
from teahouse.games.great_wall.rules.scripts import how_many, register, section_allowed
from teahouse.games.great_wall.rules.state import SEATS, SECTION_COUNT, GreatWall, materials_in
from teahouse.games.great_wall.rules.words import (
    ARCHER,
    BUILDERS_CAMP,
    E_BUILD_FORTIFICATION,
    E_BUILD_WALL,
    E_DESTROY_FORTIFICATION,
    GOLD,
    H_FORTIFICATION,
    H_WALL,
    M_FORTIFICATION_BUILT,
    M_WALL_BUILT,
    P_FORTIFICATION,
    P_WALL,
)

TOP_LEVEL: Final = 3


def building_material(g: GreatWall, seat: int) -> int:
    """What a builder can pay with: the warehouse and their own wood, stone and gold (GW-CAM-06, 10)."""
    return materials_in(g.warehouse) + materials_in(g.purse(seat))


def fortification_price(g: GreatWall, seat: int, discount: int) -> int:
    price = changed_price(g, seat, P_FORTIFICATION, g.box.constants.fortification_cost)
    return max(0, price - discount)


def wall_price(g: GreatWall, seat: int, section: int, discount: int) -> int:
    """The price of the next level here (GW-CAM-05)."""
    price = changed_price(g, seat, P_WALL, g.printed().wall_cost[g.levels[section]])
    return max(0, price - discount)


def refuse_fortification(g: GreatWall, seat: int, section: int, discount: int) -> str | None:
    """A free cell and 2 building materials (GW-CAM-02, 04, GW-CMP-24, 33, 44)."""
    if g.is_blocked(section):
        return "GW-2P-06"
    if g.fortifications[section] >= g.box.constants.fortification_cells:
        return "GW-CAM-04"
    return None if building_material(g, seat) >= fortification_price(g, seat, discount) else "GW-CAM-02"


def refuse_wall(g: GreatWall, seat: int, section: int, discount: int) -> str | None:
    """A next level and its price (GW-CAM-05, 09, GW-CMP-23, 44)."""
    if g.is_blocked(section):
        return "GW-2P-06"
    if g.levels[section] >= TOP_LEVEL:
        return "GW-CAM-09"
    return None if building_material(g, seat) >= wall_price(g, seat, section, discount) else "GW-CAM-06"


def pay_for_building(g: GreatWall, seat: int, price: int) -> None:
    """The warehouse must be used first; only what is missing is paid from the own supply (GW-CAM-10, 11, 13)."""
    stored = min(price, sum(g.warehouse))
    if stored:
        g.then(pay_mixed, seat, stored, GOLD, 1)
    if price > stored:
        g.then(pay_mixed, seat, price - stored, GOLD, 0)


def build_fortification(g: GreatWall, seat: int, section: int, discount: int, honored: int) -> None:
    """Pay, place, gain honour (GW-CAM-02)."""
    pay_for_building(g, seat, fortification_price(g, seat, discount))
    g.then(finish_fortification, seat, section, honored)


def finish_fortification(g: GreatWall, seat: int, section: int, honored: int) -> None:
    g.fortifications = with_more(g.fortifications, section, 1)
    g.say("fortified", seat, section)
    if honored:
        honor = honor_for(g, seat, H_FORTIFICATION, g.box.constants.standard_honor[H_FORTIFICATION])
        g.gain_honor(seat, honor, "honor-fortification", section)
    announce(g, Happening(M_FORTIFICATION_BUILT, seat, section=section))


def build_wall(g: GreatWall, seat: int, section: int, discount: int) -> None:
    """Pay, gain honour equal to the printed cost, put the level on top (GW-CAM-06..08, 12)."""
    pay_for_building(g, seat, wall_price(g, seat, section, discount))
    g.then(finish_wall, seat, section)


def finish_wall(g: GreatWall, seat: int, section: int) -> None:
    cost = g.printed().wall_cost[g.levels[section]]
    g.gain_honor(seat, honor_for(g, seat, H_WALL, cost), "honor-wall", section)
    g.levels = with_more(g.levels, section, 1)
    g.say("wall", seat, section, g.levels[section])
    shelter_surplus_archers(g, section)
    announce(g, Happening(M_WALL_BUILT, seat, section=section, n=g.levels[section]))
    if g.court is not None:
        g.then(offer_return, seat, 1)


def shelter_surplus_archers(g: GreatWall, section: int) -> None:
    """Archers move up with the wall; where the new level has too few positions they shelter (GW-CAM-17..19)."""
    surplus = g.archers_posted(section) - firing_positions(g, section)
    for seat in reversed(g.tea):
        while surplus > 0 and g.firing[SEATS * section + seat]:
            g.firing[SEATS * section + seat] -= 1
            g.send_to_shelter(seat, section, ARCHER)
            g.say("moved-to-shelter", seat, ARCHER, section)
            surplus -= 1


def use_camp(g: GreatWall, seat: int) -> None:
    """One building for each official, one after another (GW-CAM-01, 15, 16)."""
    offer_building(g, seat, officials_applied(g, seat, BUILDERS_CAMP))


def offer_building(g: GreatWall, seat: int, left: int) -> None:
    ask_to_build(g, Build(seat, left, 0, 3, 7, 1))


def ask_to_build(g: GreatWall, decision: "Build") -> None:
    if decision.left and g.has_answer(decision, DONE):
        g.ask(decision)


class Build(Decision[GreatWall]):
    """What is built, and where? `what` has bit 1 for fortifications and bit 2 for walls (GW-CAM-01)."""

    clause: ClassVar[str] = "GW-CAM-01"
    private: ClassVar[bool] = True

    left: int
    discount: int
    """Tokens off the whole effect; 99 is free."""
    what: int
    sections: int
    """Sections allowed, one bit each."""
    honored: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [DONE, *range(FORTIFY, SHELTER)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == DONE:
            return None
        if FORTIFY <= move < RAISE and self.what & 1 and self.sections >> (move - FORTIFY) & 1:
            return refuse_fortification(g, self.seat, move - FORTIFY, self.discount)
        if RAISE <= move < SHELTER and self.what & 2 and self.sections >> (move - RAISE) & 1:
            return refuse_wall(g, self.seat, move - RAISE, self.discount)
        return self.clause

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        """Wood, stone and gold, those of the warehouse among them (GW-CAM-10); or room."""
        clause = self.refuse(g, move)
        have = building_material(g, self.seat)
        if clause == "GW-CAM-02":
            return [Lack("material", have, fortification_price(g, self.seat, self.discount))]
        if clause == "GW-CAM-06":
            return [Lack("material", have, wall_price(g, self.seat, move - RAISE, self.discount))]
        if clause == "GW-CAM-04":
            section = move - FORTIFY
            return [
                Lack("fortification-room", g.box.constants.fortification_cells, g.fortifications[section] + 1, section)
            ]
        if clause == "GW-CAM-09":
            return [Lack("wall-room", TOP_LEVEL, g.levels[move - RAISE] + 1, move - RAISE)]
        return []

    def take(self, g: GreatWall, move: int) -> None:
        if move == DONE:
            return
        if move < RAISE:
            section = move - FORTIFY
            used = fortification_price(g, self.seat, 0) - fortification_price(g, self.seat, self.discount)
            build_fortification(g, self.seat, section, self.discount, self.honored)
        else:
            section = move - RAISE
            used = wall_price(g, self.seat, section, 0) - wall_price(g, self.seat, section, self.discount)
            build_wall(g, self.seat, section, self.discount)
        g.choose_section(section)
        left = self.discount if self.discount == 99 else self.discount - used
        g.then(build_more, self.seat, self.left - 1, left, self.what, self.sections, self.honored)


def build_more(g: GreatWall, seat: int, left: int, discount: int, what: int, sections: int, honored: int) -> None:
    ask_to_build(g, Build(seat, left, discount, what, sections, honored))


def builds_by_card(g: GreatWall, e: Effect, seat: int, h: Happening) -> Build:
    what = 1 if e.do == E_BUILD_FORTIFICATION else 2
    discount = 99 if e.free else e.discount
    return Build(seat, how_many(g, e, seat, h), discount, what, section_allowed(g, e.at, h), 1 if e.honor else 0)


def build_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    ask_to_build(g, builds_by_card(g, e, seat, h))


def can_build(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    decision = builds_by_card(g, e, seat, h)
    return decision.left > 0 and any(decision.refuse(g, move) is None for move in range(FORTIFY, SHELTER))


def destroy_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """Fortifications fall, here or everywhere."""
    count = how_many(g, e, seat, h)
    allowed = section_allowed(g, e.at, h)
    for section in range(SECTION_COUNT):
        if allowed >> section & 1:
            fallen = min(count, g.fortifications[section])
            g.fortifications = with_more(g.fortifications, section, -fallen)
            if fallen:
                g.say("fortifications-lost", -1, section, fallen)


def can_destroy(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    return sum(g.fortifications) > 0


register(E_BUILD_FORTIFICATION, build_by_card, can_build)
register(E_BUILD_WALL, build_by_card, can_build)
register(E_DESTROY_FORTIFICATION, destroy_by_card, can_destroy)
