"""Named values that cards change: prices, yields, strengths, rights.

A modifier speaks for the owner of its card, for everybody (`for_all`, events), or for the section of its horde card.
"""

from typing import Final, final

from teahouse.games.great_wall.rules.counting import all_hold, amount
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Modifier
from teahouse.games.great_wall.rules.state import GreatWall, Horde
from teahouse.games.great_wall.rules.words import (
    ANY_WARRIOR,
    ARCHER,
    AT_ANY,
    AT_AREA,
    AT_CHOSEN,
    AT_FIRING,
    AT_HERE,
    AT_OTHERS_HERE,
    AT_SELF,
    FROM_EVENT,
    X_CAPACITY,
    X_COST,
    X_COVERED_CELLS,
    X_DAMAGE_REWARDS,
    X_DEFENSE,
    X_FORBID,
    X_FORTIFICATION_VALUE,
    X_HONOR_FOR,
    X_HORDE_ATTACK,
    X_IGNORE_LOCK,
    X_IMMUNE,
    X_INVASION,
    X_LETHALITY,
    X_OFFICIALS_COUNT,
    X_OVERSEER_YIELD,
    X_PAY_AS,
    X_REACH,
    X_SHAME_PENALTY,
    X_WINS_TIES,
    Y_BOTH,
)

NO_MODIFIERS: Final[list[Modifier]] = []
"""An answer often given, and never changed."""


def own_modifiers(g: GreatWall, seat: int, kind: int) -> list[Modifier]:
    """Of the seat's general, active advisors and grants, as far as their conditions hold."""
    box = g.box
    if not box.modified[kind] or not has_any(g, seat, kind):
        return NO_MODIFIERS
    found: list[Modifier] = []
    clan = g.clans[seat]
    if clan.general >= 0:
        general = box.generals[clan.general]
        if general.changes >> kind & 1:
            of_kind(g, general.modifiers, kind, found)
    for active in clan.active:
        advisor = box.advisors[active]
        if advisor.changes >> kind & 1:
            of_kind(g, advisor.modifiers, kind, found)
    for grant in g.grants:
        if grant.seat == seat and box.modifiers[grant.modifier].kind == kind:
            found.append(box.modifiers[grant.modifier])
    if box.modified_by_extras[kind]:
        for expansion in g.attached():
            of_kind(g, expansion.modifiers_of(g, seat), kind, found)
    if g.court is not None:
        found += event_modifiers(g, kind)
    if found:
        found = [m for m in found if not m.conditions or all_hold(g, m.conditions, seat, Happening())]
    return found


def has_any(g: GreatWall, seat: int, kind: int) -> bool:
    """Whether a card in play may be found for this seat: there is seldom one, and this is asked all the time."""
    box = g.box
    clan = g.clans[seat]
    if clan.general >= 0 and box.generals[clan.general].changes >> kind & 1:
        return True
    for active in clan.active:
        if box.advisors[active].changes >> kind & 1:
            return True
    return bool(g.grants) or g.court is not None or box.modified_by_extras[kind]


def of_kind(g: GreatWall, numbers: list[int], kind: int, found: list[Modifier]) -> None:
    """Add those of one kind to what was found."""
    for number in numbers:
        modifier = g.box.modifiers[number]
        if modifier.kind == kind:
            found.append(modifier)


def event_modifiers(g: GreatWall, kind: int) -> list[Modifier]:
    """Lasting effects of the events, which hold for everybody (GW-COOP-38)."""
    if g.court is None:
        return []
    numbers = [number for event in g.court.revealed for number in g.box.events[event].modifiers]
    return [g.box.modifiers[number] for number in numbers if g.box.modifiers[number].kind == kind]


def section_modifiers(g: GreatWall, section: int, kind: int) -> list[Modifier]:
    """Of cards of expansions that work on a section, as far as their conditions hold."""
    found: list[Modifier] = []
    if not g.box.modified_by_extras[kind]:
        return found
    for expansion in g.attached():
        for number in expansion.modifiers_at(g, section):
            modifier = g.box.modifiers[number]
            if modifier.kind == kind and all_hold(g, modifier.conditions, g.tea[0], Happening(section=section)):
                found.append(modifier)
    return found


def all_modifiers(g: GreatWall, kind: int) -> list[tuple[int, Modifier]]:
    """Of all players, each with their seat; those of events once, with the first seat."""
    found: list[tuple[int, Modifier]] = []
    if not g.box.modified[kind]:
        return found
    for seat in range(g.seats):
        for modifier in own_modifiers(g, seat, kind):
            if seat == 0 or modifier.source != FROM_EVENT:
                found.append((seat, modifier))
    return found


def horde_modifiers(g: GreatWall, horde: Horde, section: int, kind: int) -> list[Modifier]:
    """Of one horde card; its conditions look at the card and its section."""
    printed = g.horde_type(horde.card)
    if not printed.changes >> kind & 1:
        return NO_MODIFIERS
    found: list[Modifier] = []
    for number in printed.modifiers:
        modifier = g.box.modifiers[number]
        if modifier.kind == kind:
            h = Happening(section=section, card=horde.card)
            if all_hold(g, modifier.conditions, g.tea[0], h):
                found.append(modifier)
    return found


def change(g: GreatWall, modifier: Modifier, seat: int) -> int:
    return amount(g, modifier.by, seat, Happening())


@final
class PriceChange:
    """What one card does to a price, counted for the card's owner."""

    def __init__(self, what: int, by: int, least: int) -> None:
        self.what = what
        """A resource, or G_ANY where the payer chooses."""
        self.by = by
        self.least = least


ON_EACH: Final = 0
ON_THE_WHOLE: Final = 1
EVERY: Final = 2


def price_changes(g: GreatWall, seat: int, priced: list[int], area: int, counted: int) -> list[PriceChange]:
    """Changes of a price, on each piece, on the whole event, or both: the payer's own, and those that hold for all."""
    found: list[PriceChange] = []
    for owner in range(g.seats):
        for modifier in own_modifiers(g, owner, X_COST):
            if modifier.source == FROM_EVENT:
                if owner:
                    continue
            elif owner != seat and not modifier.for_all:
                continue
            if modifier.areas and area not in modifier.areas:
                continue
            if counted != EVERY and modifier.per_event != (counted == ON_THE_WHOLE):
                continue
            if any(of in modifier.of for of in priced):
                found.append(PriceChange(modifier.what, change(g, modifier, owner), modifier.least))
    return found


def changed_price(g: GreatWall, seat: int, priced: int, base: int, area: int = -1) -> int:
    """A price in one kind of token: every change counts on it, never below the least a card allows."""
    price = base
    for card in price_changes(g, seat, [priced], area, EVERY):
        price = max(min(card.least, base), price + card.by)
    return max(0, price)


def may_pay_as(g: GreatWall, seat: int, priced: int, kind: int) -> int:
    """A resource that may be paid in place of `kind`; -1 if none may."""
    for modifier in own_modifiers(g, seat, X_PAY_AS):
        if priced in modifier.of and modifier.pay_to == kind:
            return modifier.pay_from
    return -1


def honor_for(g: GreatWall, seat: int, honored: int, standard: int) -> int:
    """Standard honour with the seat's modifiers, per piece."""
    for modifier in own_modifiers(g, seat, X_HONOR_FOR):
        if honored in modifier.of:
            standard += change(g, modifier, seat)
    return standard


def officials_applied(g: GreatWall, seat: int, area: int) -> int:
    """Officials a player applies an area with: those there, and what cards add to at least one (`officials_count`)."""
    there = g.officials_in(area, seat)
    if there == 0:
        return 0
    for modifier in own_modifiers(g, seat, X_OFFICIALS_COUNT):
        if area in modifier.areas:
            if modifier.by.times >= 0:
                there *= change(g, modifier, seat)
            else:
                there += change(g, modifier, seat)
    return there


def overseer_yield(g: GreatWall, seat: int, area: int, level: int, when: int, by_card: bool = False) -> int:
    """What an overseer gives; never below 0, and his level stays."""
    given = level
    for modifier in own_modifiers(g, seat, X_OVERSEER_YIELD):
        if (not modifier.areas or area in modifier.areas) and modifier.when in (when, Y_BOTH):
            given += change(g, modifier, seat)
    for expansion in g.attached():
        given += 0 if by_card else expansion.yield_change(g, seat, area, when)
    return max(0, given)


def section_defense(g: GreatWall, section: int) -> int:
    """Top wall level plus fortifications, with horde and card abilities (GW-WIN-11, GW-CAM-03)."""
    value = g.printed().defense[g.levels[section]]
    fortification = g.box.constants.fortification_defense
    for horde in g.field[section]:
        for modifier in horde_modifiers(g, horde, section, X_DEFENSE):
            value += change(g, modifier, g.tea[0])
        for modifier in horde_modifiers(g, horde, section, X_FORTIFICATION_VALUE):
            fortification += change(g, modifier, g.tea[0])
    for seat, modifier in all_modifiers(g, X_DEFENSE):
        value += change(g, modifier, seat)
    for seat, modifier in all_modifiers(g, X_FORTIFICATION_VALUE):
        fortification += change(g, modifier, seat)
    return max(0, value + max(0, fortification) * g.fortifications[section])


def section_attack(g: GreatWall, section: int) -> int:
    """The sum over all hordes, each after its own and its neighbours' abilities (GW-WIN-13)."""
    total = sum(horde_attack(g, horde, section) for horde in g.field[section])
    for grant in g.grants:
        modifier = g.box.modifiers[grant.modifier]
        if modifier.kind == X_HORDE_ATTACK and modifier.at in (AT_CHOSEN, AT_HERE) and grant.section == section:
            total += change(g, modifier, grant.seat)
    for modifier in section_modifiers(g, section, X_HORDE_ATTACK):
        total += amount(g, modifier.by, g.tea[0], Happening(section=section))
    return max(0, total)


def horde_attack(g: GreatWall, horde: Horde, section: int) -> int:
    value = g.horde_type(horde.card).attack
    for other in g.field[section]:
        for modifier in horde_modifiers(g, other, section, X_HORDE_ATTACK):
            own = other.card == horde.card
            if modifier.at == AT_SELF and own or modifier.at == AT_OTHERS_HERE and not own or modifier.at == AT_ANY:
                value += change(g, modifier, g.tea[0])
    for modifier in event_modifiers(g, X_HORDE_ATTACK):
        if all_hold(g, modifier.conditions, g.tea[0], Happening(section=section, card=horde.card)):
            value += change(g, modifier, g.tea[0])
    return max(0, value)


def lethality(g: GreatWall, seat: int, horde: Horde, section: int) -> int:
    """The number below the time marker, with the card's and the owner's modifiers (GW-KIL-01)."""
    value = g.printed().lethality[g.time]
    for modifier in horde_modifiers(g, horde, section, X_LETHALITY):
        value += change(g, modifier, seat)
    for modifier in section_modifiers(g, section, X_LETHALITY):
        value += change(g, modifier, seat)
    for modifier in own_modifiers(g, seat, X_LETHALITY):
        value = max(min(modifier.least, value), value + change(g, modifier, seat))
    return max(0, value)


def covered_cells(g: GreatWall, seat: int, horde: Horde) -> int:
    """Cells counted when the winner of a horde is determined (GW-DEF-08, 09)."""
    cells = horde.cells_of(seat)
    if cells:
        for modifier in own_modifiers(g, seat, X_COVERED_CELLS):
            cells += change(g, modifier, seat)
    return cells


def tie_order(g: GreatWall) -> list[int]:
    """Tea order, with those who win ties in front."""
    first = [seat for seat in g.tea if own_modifiers(g, seat, X_WINS_TIES)]
    return first + [seat for seat in g.tea if seat not in first]


def rows_in_reach(g: GreatWall, seat: int, warrior: int) -> list[int]:
    """A spearman strikes row 1, others any row; cards may widen it (GW-ATK-01, 03)."""
    rows = [0] if warrior in (0, 3) else [0, 1, 2]
    for modifier in own_modifiers(g, seat, X_REACH):
        if modifier.warrior == warrior:
            rows = sorted(set(rows) | set(modifier.rows))
    return rows


def immune(g: GreatWall, horde: Horde, section: int, to: int) -> bool:
    """Can its cells not be covered by damage (-1) or by this warrior?"""
    for modifier in horde_modifiers(g, horde, section, X_IMMUNE):
        if modifier.to == to:
            return True
    return False


def firing_positions(g: GreatWall, section: int) -> int:
    """By the wall level there (GW-CMP-35)."""
    positions = g.printed().firing_positions[g.levels[section]]
    return positions + capacity_change(g, AT_FIRING)


def slots(g: GreatWall, area: int) -> int:
    """Cells of a regular area (GW-OFF-02)."""
    printed = g.area_print(area)
    return 0 if printed is None else printed.slots + capacity_change(g, AT_AREA + area)


def capacity_change(g: GreatWall, of: int) -> int:
    extra = 0
    if not g.box.modified[X_CAPACITY]:
        return extra
    for seat, modifier in all_modifiers(g, X_CAPACITY):
        if of in modifier.of:
            extra += change(g, modifier, seat)
    return extra


def free_positions(g: GreatWall, section: int) -> int:
    """Each holds one archer (GW-ATK-09)."""
    return firing_positions(g, section) - g.archers_posted(section)


def damage_is_rewarded(g: GreatWall, seat: int, by_archer: bool) -> bool:
    for modifier in own_modifiers(g, seat, X_DAMAGE_REWARDS):
        if ANY_WARRIOR in modifier.of or by_archer and ARCHER in modifier.of:
            return True
    return False


def ignores_lock(g: GreatWall, seat: int) -> bool:
    return bool(own_modifiers(g, seat, X_IGNORE_LOCK))


def shame_penalty(g: GreatWall, seat: int) -> int:
    penalty = g.box.constants.shame_penalty
    for modifier in own_modifiers(g, seat, X_SHAME_PENALTY):
        penalty += change(g, modifier, seat)
    return max(0, penalty)


def invasion(g: GreatWall) -> int:
    """Hordes laid out in spring, at least 1; the time marker lies blank side up (GW-SPR-04, GW-CMP-30).

    In the co-operative game it shows "+1" (GW-COOP-06, 59).
    """
    number = g.printed().invasion[g.time] + (0 if g.court is None else 1)
    for seat, modifier in all_modifiers(g, X_INVASION):
        number += change(g, modifier, seat)
    for expansion in g.attached():
        number += expansion.invasion_change(g)
    return max(1, number)


def forbidden(g: GreatWall, seat: int, what: int, area: int = -1) -> bool:
    for modifier in own_modifiers(g, seat, X_FORBID):
        if what in modifier.of and (not modifier.areas or area in modifier.areas):
            return True
    return False
