"""What areas, orders and effects of cards are worth."""

from typing import Final

from teahouse.games.great_wall.mind.sight import RAMPART, SHAME, WARRIOR, Sight
from teahouse.games.great_wall.rules.barracks import warrior_price
from teahouse.games.great_wall.rules.camp import TOP_LEVEL, building_material, fortification_price, wall_price
from teahouse.games.great_wall.rules.counting import overseer_level
from teahouse.games.great_wall.rules.embassy import advisor_price, official_price
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.modifiers import slots
from teahouse.games.great_wall.rules.officials import exists, is_available, is_full
from teahouse.games.great_wall.rules.production import promotion_price
from teahouse.games.great_wall.rules.state import SEATS, SECTION_COUNT, materials_in
from teahouse.games.great_wall.rules.words import (
    ACADEMY,
    ANY_WARRIOR,
    ARCHER,
    AREAS,
    BARRACKS,
    BUILDERS_CAMP,
    E_ACTIVATE_ENHANCED,
    E_ATTACK,
    E_BUILD_FORTIFICATION,
    E_BUILD_WALL,
    E_CHOOSE,
    E_COPY_ORDER,
    E_DAMAGE,
    E_DISCARD_SHAME,
    E_DRAW_TACTICS,
    E_GAIN,
    E_GAIN_SHAME,
    E_HAND_IN,
    E_HIRE_ADVISOR,
    E_HIRE_OFFICIAL,
    E_INCOME,
    E_LOSE,
    E_MOVE_OFFICIALS,
    E_PROMOTE,
    E_RECRUIT,
    E_REWARD,
    E_SAVE_WARRIORS,
    EMBASSY,
    FIELD_HQ,
    G_HONOR,
    GOLD,
    HORSEMAN,
    M_AREA_ACTIVATED,
    M_FORTIFICATION_BUILT,
    M_OVERSEER_PROMOTED,
    M_RESOURCE_HANDED_IN,
    M_WALL_BUILT,
    M_WARRIORS_RECRUITED,
    PAGODA,
    SPEARMAN,
    TEA_HOUSE,
)

ALONE: Final = 0.7
"""The share of a shame token that counts where somebody may still join the area."""

# -- areas -------------------------------------------------------------------------------------------


def area_value(s: Sight, area: int, officials: int) -> float:
    """What an activation brings with a number of officials there; looked up again and again while one thinks."""
    if officials <= 0:
        return 0.0
    key = 64 * area + officials
    known = s.areas.get(key)
    if known is None:
        known = fresh_area_value(s, area, officials)
        s.areas[key] = known
    return known


def fresh_area_value(s: Sight, area: int, officials: int) -> float:
    if area <= PAGODA:
        return production_value(s, area, officials)
    if area == BARRACKS:
        return sum(recruits(s)[:officials])  # cold
    if area == BUILDERS_CAMP:
        return sum(sorted(buildings(s), reverse=True)[:officials])  # cold
    if area == EMBASSY:
        return hires(s, officials)
    if area == ACADEMY:
        room = s.box.constants.tactic_hand_limit - len(s.clan.tactics)
        return s.tactic() * min(officials, max(0, room))
    if area == TEA_HOUSE:
        return 0.8 if s.g.tea[0] != s.seat else 0.0
    if area == FIELD_HQ:
        return 0.2
    return sum(expansion.area_appeal(s.g, s.seat, area, officials) for expansion in s.g.attached())


def production_value(s: Sight, area: int, officials: int) -> float:
    """Tokens, the overseer's among them; a promotion; honour for one token handed in."""
    count = officials + overseer_level(s.g, s.seat, area)
    value = s.good(area, count)
    if area != PAGODA:
        value += max(0.0, s.good(G_HONOR, 2) + s.bonus(M_RESOURCE_HANDED_IN, area=area) - s.loss(area, 1))
    return value + max(0.0, promotion_value(s, area, 0, 0))


def promotion_value(s: Sight, area: int, discount: int, free: int) -> float:
    """A level more, less its price; -1 where there is none."""
    price = promotion_price(s.g, s.seat, area)
    if price < 0:
        return -1.0
    due = 0 if free else max(0, price - discount)
    pay = s.g.printed().overseers[area].pay
    if s.clan.resources[pay] < due or (s.clan.overseers[area] < 0 and sum(s.clan.supply) == 0):
        return -1.0
    return s.overseer(area) + s.bonus(M_OVERSEER_PROMOTED, area=area) - s.loss(pay, due)


def recruits(s: Sight) -> list[float]:
    """What each warrior one could pay for would bring, as if it were the only one, the best first."""
    if not s.recruits:
        s.recruits.append(0.0)
        for warrior in (SPEARMAN, ARCHER, HORSEMAN):
            value = recruit_value(s, warrior, 0)
            if value > 0:
                s.recruits.append(value)
                s.recruits.append(0.7 * value)
        s.recruits.sort(reverse=True)
    return s.recruits


def recruit_value(s: Sight, warrior: int, discount: int) -> float:
    """The best a warrior can do at once, less the price; -1 for one who cannot be had."""
    if s.clan.supply[warrior] == 0:
        return -1.0
    tokens = warrior_price(s.g, s.seat, warrior)
    missing = sum(max(0, tokens[kind] - s.clan.resources[kind]) for kind in range(4))
    if missing > discount:
        return -1.0
    price = s.price(tokens)
    if discount:
        price *= max(0.0, 1 - discount / max(1, sum(tokens)))
    return max(s.best_strike(warrior, 7), 0.5 * s.use()) + s.bonus(M_WARRIORS_RECRUITED, warrior) - 0.7 * price


def buildings(s: Sight) -> list[float]:
    return [
        value
        for section in range(SECTION_COUNT)
        for value in (fortification_value(s, section, 0), wall_value(s, section, 0))
        if value > 0
    ]


def fortification_value(s: Sight, section: int, discount: int) -> float:
    """Honour, defence for this winter, less material; -1 where it cannot be built.

    Two of them must be able to turn a breach; else the material is better kept for a level of the wall.
    """
    price = fortification_price(s.g, s.seat, discount)
    if s.g.fortifications[section] >= s.box.constants.fortification_cells or building_material(s.g, s.seat) < price:
        return -1.0
    shield = s.shield(section, s.box.constants.fortification_defense)
    value = s.good(G_HONOR, 2) + shield + s.bonus(M_FORTIFICATION_BUILT) - 1.4 * s.material(price)
    turns = 0 < s.falling(section) <= 2 * s.box.constants.fortification_defense
    return value if turns or price == 0 else min(value, 0.05)


def wall_value(s: Sight, section: int, discount: int) -> float:
    """Honour as printed, defence for good, less material; -1 where it cannot be built."""
    level = s.g.levels[section]
    if level >= TOP_LEVEL:
        return -1.0
    price = wall_price(s.g, s.seat, section, discount)
    if building_material(s.g, s.seat) < price:
        return -1.0
    printed = s.g.printed()
    added = printed.defense[level + 1] - printed.defense[level]
    honor = s.good(G_HONOR, printed.wall_cost[level]) + s.bonus(M_WALL_BUILT)
    shown = RAMPART if s.wants_wall else 0.0
    return honor + shown + s.shield(section, added) + 0.3 * s.years - s.material(price)


def hires(s: Sight, officials: int) -> float:
    """Advisors first, then officials, as far as the gold goes."""
    value, gold = 0.0, s.clan.resources[GOLD]
    advisor, official = advisor_price(s.g, s.seat, 0), official_price(s.g, s.seat, 0)
    for _ in range(officials):
        if s.g.track and gold >= advisor and advisor_value(s) > s.loss(GOLD, advisor):
            value += advisor_value(s) - s.loss(GOLD, advisor)
            gold -= advisor
            advisor += 1
        elif s.clan.pool and gold >= official and official_value(s) > s.loss(GOLD, official):
            value += official_value(s) - s.loss(GOLD, official)
            gold -= official
    return value


def advisor_value(s: Sight) -> float:
    return 2.4 * s.years + 0.5


def official_value(s: Sight) -> float:
    return 1.1 * s.years if s.clan.officials <= 1 else 0.6 * s.years


# -- officials ---------------------------------------------------------------------------------------


def place_value(s: Sight, area: int, more: int) -> float:
    """What one more official (or the last one there, with `more` 0) adds, by how likely the area comes to life."""
    if not exists(s.g, area):
        return 0.0
    mine = s.g.officials_in(area, s.seat) + more
    added = area_value(s, area, mine) - area_value(s, area, mine - 1)
    if mine == 1:
        s.g.officials[SEATS * area + s.seat] += more
        added += s.bonus(M_AREA_ACTIVATED, area=area)
        s.g.officials[SEATS * area + s.seat] -= more
    total = s.g.officials_total(area) + more
    if not s.g.is_regular(area):
        return added
    cells = slots(s.g, area)
    others = total - mine
    if total >= cells:
        shame = ALONE * SHAME if s.g.printed().areas[area].shame and others == 0 else 0.0
        waits = 0.9 if area in s.g.activated else 1.0
        return waits * (added + 0.3 * area_value(s, area, mine - 1)) - shame
    likely = 0.35 + 0.5 * (total - 1) / cells
    return likely * added + (0.2 if others else 0.0)


def best_place(s: Sight, allowed: int, start: int) -> float:
    """The best area an official could go to."""
    best = 0.0
    for area in range(len(AREAS)):
        if area != start and allowed >> area & 1 and is_available(s.g, area):
            value = s.places.get(area)
            if value is None:
                value = place_value(s, area, 1)
                s.places[area] = value
            best = max(best, value)
    return best


def enhanced_value(s: Sight, area: int) -> float:
    """An activation out of turn, without shame: what it brings oneself, less a part of what it brings others."""
    mine = s.g.officials_in(area, s.seat)
    others = s.g.officials_total(area) - mine
    waits = 0.4 if is_full(s.g, area) else 1.0
    return waits * area_value(s, area, mine) - 0.8 * others


# -- orders and effects ------------------------------------------------------------------------------


def order_value(s: Sight, order: int) -> float:
    """All its sections for oneself."""
    value = 0.0
    for section in s.box.orders[order].sections:
        if not section.others:
            value += script_value(s, section.script)
    return value if s.box.orders[order].returnable else 0.8 * value


def script_value(s: Sight, script: int) -> float:
    return sum(effect_value(s, e) for e in s.box.scripts[script].effects if not e.conditions)


def effect_value(s: Sight, e: Effect) -> float:
    """A guess at what an effect brings now."""
    n = 4 if e.n.all_of_it else max(1, e.n.n)
    if e.do == E_GAIN:
        return s.good(e.what, n)
    if e.do == E_LOSE:
        return -s.loss(e.what, n)
    if e.do == E_GAIN_SHAME:
        return -SHAME * n
    if e.do == E_MOVE_OFFICIALS:
        fresh: int = min(n, s.clan.officials)
        return 1.8 * fresh + 0.5 * (n - fresh)
    if e.do == E_ATTACK:
        return sum(sorted(attacks(s, e.warrior), reverse=True)[:n])  # cold
    if e.do == E_RECRUIT:
        return sum(sorted(offers(s, e), reverse=True)[:n])  # cold
    if e.do == E_BUILD_WALL:
        return max([0.0, *[wall_value(s, i, 99 if e.free else e.discount) for i in range(SECTION_COUNT)]])
    if e.do == E_BUILD_FORTIFICATION:
        best = max([fortification_value(s, i, 99 if e.free else e.discount) for i in range(SECTION_COUNT)])
        return max(0.0, best) * n
    if e.do == E_CHOOSE:
        return max([script_value(s, branch) for branch in e.branches])
    return small_value(s, e, n)


def small_value(s: Sight, e: Effect, n: int) -> float:
    if e.do == E_INCOME:
        return max([s.good(area, overseer_level(s.g, s.seat, area)) for area in range(PAGODA + 1)])
    if e.do == E_ACTIVATE_ENHANCED:
        return max([0.0, *[enhanced_value(s, area) for area in range(len(AREAS)) if exists(s.g, area)]])
    if e.do == E_HAND_IN:
        return 1.1 * n if materials_in(s.clan.resources) >= n else 0.0
    if e.do == E_DRAW_TACTICS:
        return s.tactic() * n
    if e.do == E_PROMOTE:
        return max([0.0, *[promotion_value(s, area, e.discount, 1 if e.free else 0) for area in range(PAGODA + 1)]])
    if e.do == E_DISCARD_SHAME:
        ashamed: int = min(n, sum(s.clan.shamed))
        return SHAME * ashamed
    if e.do == E_HIRE_ADVISOR:
        return max(0.0, advisor_value(s) - s.loss(GOLD, advisor_price(s.g, s.seat, e.discount)))
    if e.do == E_HIRE_OFFICIAL:
        return max(0.0, official_value(s) - s.loss(GOLD, official_price(s.g, s.seat, e.discount)))
    if e.do == E_COPY_ORDER:
        return 4.5
    if e.do in (E_DAMAGE, E_REWARD, E_SAVE_WARRIORS):
        return 1.5 * n
    return 0.5


def attacks(s: Sight, warrior: int) -> list[float]:
    """What each own warrior in shelters and on firing positions could do."""
    values: list[float] = []
    for section in range(SECTION_COUNT):
        for kind in range(len(WARRIOR)):
            if warrior in (ANY_WARRIOR, kind):
                count = s.g.sheltered(section, s.seat, kind)
                if count:
                    values += [s.best_strike(kind, 1 << section)] * count
        archers = s.g.firing[SEATS * section + s.seat]
        if archers and warrior in (ANY_WARRIOR, ARCHER):
            values += [s.shot(section)] * archers
    return values


def offers(s: Sight, e: Effect) -> list[float]:
    discount = 99 if e.free else e.discount
    kinds = [kind for kind in (SPEARMAN, ARCHER, HORSEMAN) if e.warrior in (ANY_WARRIOR, kind)]
    values = [recruit_value(s, kind, discount) for kind in kinds]
    return [share * value for value in values if value > 0 for share in (1.0, 0.7)]
