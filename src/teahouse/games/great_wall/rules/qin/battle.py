"""Qin at the wall: recruits that attack at once, arrows, wall levels and fortifications, all for nothing."""

from teahouse.engine.shared_lists import with_more
from teahouse.games.great_wall.rules.attack import cover_with_warrior, free_cells, refuse_cell, shoot, take_post
from teahouse.games.great_wall.rules.camp import TOP_LEVEL, finish_fortification, finish_wall
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.hordes import pointed_section
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.modifiers import free_positions
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.scripts import how_many, register_for_qin
from teahouse.games.great_wall.rules.state import SEATS, GreatWall
from teahouse.games.great_wall.rules.words import (
    ARCHER,
    BARRACKS,
    BY_BARRACKS,
    BY_CARD,
    E_ATTACK,
    E_BUILD_FORTIFICATION,
    E_BUILD_WALL,
    E_RECRUIT,
    GOLD,
    M_WARRIORS_RECRUITED,
    SPEARMAN,
)


def sections_by_pointer(g: GreatWall) -> list[int]:
    """The section of the invasion pointer, then the other one (GW-SOLO-38, 42, 71, 72)."""
    pointed = pointed_section(g)
    return [pointed] + [section for section in g.sections() if section != pointed]


def target_of_spearman(g: GreatWall, seat: int) -> int:
    """The first free cell in reading order, on the pointed section or else on the other; -1 for none (GW-SOLO-72, 75).

    Cells are listed from the horde nearest to the wall on (GW-SOLO-74, 76).
    """
    for section in sections_by_pointer(g):
        for move in free_cells(g, 1 << section):
            if refuse_cell(g, seat, move, SPEARMAN, 1 << section) is None:
                return move
    return -1


# -- recruiting --------------------------------------------------------------------------------------


def use_barracks_by_qin(g: GreatWall, seat: int) -> None:
    """One spearman for each of his officials (GW-SOLO-64)."""
    recruit_next(g, g.officials_in(BARRACKS, seat), SPEARMAN, 0, BY_BARRACKS)


def recruit_by_order(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    recruit_next(g, how_many(g, e, seat, h), e.warrior if e.warrior == ARCHER else SPEARMAN, 0, BY_CARD)


def recruit_next(g: GreatWall, left: int, warrior: int, done: int, cause: int) -> None:
    """Each attacks at once; one who cannot is not recruited (GW-SOLO-35, 71..73)."""
    if left and g.clans[g.qin].supply[warrior] and (archer_joins(g) if warrior == ARCHER else spearman_joins(g)):
        g.then(recruit_next, left - 1, warrior, done + 1, cause)
    elif done:
        announce(g, Happening(M_WARRIORS_RECRUITED, g.qin, n=done, warriors=1 << warrior, cause=cause))


def spearman_joins(g: GreatWall) -> bool:
    target = target_of_spearman(g, g.qin)
    if target < 0:
        g.say("qin-cannot-recruit", g.qin, SPEARMAN)
        return False
    g.clans[g.qin].supply[SPEARMAN] -= 1
    g.say("recruited", g.qin, SPEARMAN)
    g.say("qin-target", g.qin, target)
    cover_with_warrior(g, g.qin, SPEARMAN, target, -1)
    return True


def archer_joins(g: GreatWall) -> bool:
    section = pointed_section(g)
    if not free_positions(g, section):
        g.say("qin-cannot-recruit", g.qin, ARCHER)
        return False
    g.clans[g.qin].supply[ARCHER] -= 1
    g.say("recruited", g.qin, ARCHER)
    take_post(g, g.qin, section)
    return True


def attack_by_order(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """Every archer on a firing position; he has nobody in shelters (GW-SOLO-32)."""
    left = how_many(g, e, seat, h)
    for section in g.sections():
        for _ in range(g.firing[SEATS * section + seat]):
            if left:
                g.then(shoot, seat, section, 1)
                left -= 1


# -- building ----------------------------------------------------------------------------------------


def build_wall_by_order(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    for _ in range(how_many(g, e, seat, h)):
        g.then(build_next_level)


def build_next_level(g: GreatWall) -> None:
    """On the pointed section, if it is complete on the other; honour for the full cost (GW-SOLO-37..41)."""
    for section in sections_by_pointer(g):
        if g.levels[section] < TOP_LEVEL:
            g.say("qin-builds", g.qin, section)
            spend_warehouse(g, g.printed().wall_cost[g.levels[section]])
            finish_wall(g, g.qin, section)
            return


def spend_warehouse(g: GreatWall, cost: int) -> None:
    """As far as it goes, wood first; what is missing costs him nothing (GW-SOLO-36, 40)."""
    for kind in range(GOLD + 1):
        spent = min(cost, g.warehouse[kind])
        if spent:
            g.warehouse = with_more(g.warehouse, kind, -spent)
            cost -= spent
            g.say("stored-paid", g.qin, kind, spent)


def fortify_by_order(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """On the pointed section, else on the other, for nothing, with the usual honour (GW-SOLO-42, 43)."""
    for _ in range(how_many(g, e, seat, h)):
        section = section_to_fortify(g)
        if section >= 0:
            finish_fortification(g, seat, section, 1)


def section_to_fortify(g: GreatWall) -> int:
    for section in sections_by_pointer(g):
        if g.fortifications[section] < g.box.constants.fortification_cells:
            return section
    return -1


register_for_qin(E_RECRUIT, recruit_by_order)
register_for_qin(E_ATTACK, attack_by_order)
register_for_qin(E_BUILD_WALL, build_wall_by_order)
register_for_qin(E_BUILD_FORTIFICATION, fortify_by_order)
