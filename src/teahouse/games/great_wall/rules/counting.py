"""Counting and judging for cards: scalers, amounts and conditions of the vocabulary."""

from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Amount, Condition
from teahouse.games.great_wall.rules.state import SEATS, SECTION_COUNT, GreatWall, materials_in
from teahouse.games.great_wall.rules.words import (
    ARCHER,
    AREAS,
    AT_ANY,
    AT_AREA,
    AT_CARD,
    AT_FIRING,
    AT_FIRING_HERE,
    AT_FIRING_TOP,
    AT_HERE,
    AT_HORDES,
    AT_MAX,
    AT_MINE_HERE,
    AT_OTHERS_HERE,
    AT_POOL,
    AT_SELF,
    AT_SHELTER_HERE,
    AT_SHELTERS,
    AT_SUPPLY,
    AT_TOP,
    BARRACKS,
    BUILDERS_CAMP,
    C_ACTIVE,
    C_AREA,
    C_CAUSE,
    C_COUNT,
    C_HORDE,
    C_LAST_CELL,
    C_MODE,
    C_MY_ORDER,
    C_ORDER_CHOICE,
    C_ORDER_ON_TRACK,
    C_PARTICIPANT,
    C_RESOURCE,
    C_ROW,
    C_TEA,
    C_WARRIOR,
    C_WINNER,
    FIELD_HQ,
    G_ANY,
    G_WSG,
    GROUP_BUILDING,
    GROUP_PRODUCTION,
    KIND_REGULAR,
    M_ORDER_REVEALED,
    OF_GROUP,
    PAGODA,
    S_ACTIVE_ADVISORS,
    S_ASSISTANTS,
    S_CAPTURED_HORDES,
    S_CAPTURED_NAMES,
    S_EVENT_N,
    S_FORTIFICATIONS,
    S_HELD,
    S_HORDES,
    S_LETHALITY,
    S_ORDER_DISCARD,
    S_OTHER_OFFICIALS,
    S_OVERSEER_LEVELS,
    S_OVERSEERS,
    S_OWN_OFFICIALS,
    S_OWN_SECTIONS,
    S_OWN_WARRIORS,
    S_PARTICIPANTS,
    S_PLAYERS,
    S_RIVAL_LEVEL,
    S_SAME_ORDERS,
    S_SHAME_TOKENS,
    S_TACTICS,
    S_WALL_LEVELS,
    S_WAREHOUSE,
    TEA_ABOVE_ACTOR,
    TEA_FIRST,
    TEA_LAST,
    WARRIORS,
)


def amount(g: GreatWall, a: Amount, seat: int, h: Happening) -> int:
    """n x count(per) x count(times) + plus, its size at most `most`."""
    value = a.n
    if a.per >= 0:
        value *= count(g, a.per, a.at, a.what, a.warrior, seat, h)
    if a.times >= 0:
        value *= count(g, a.times, 0, -1, -1, seat, h)
    value += a.plus
    if a.most >= 0:
        value = max(-a.most, min(a.most, value))
    return value


def count(g: GreatWall, scaler: int, at: int, what: int, warrior: int, seat: int, h: Happening) -> int:
    """The value of one scaler for one seat; assistants are the cards under the general (GW-ADV-02, 03)."""
    clan = g.clans[seat]
    if scaler == S_ASSISTANTS:
        return len(clan.assistants)
    if scaler == S_EVENT_N:
        return h.n
    if scaler == S_OWN_OFFICIALS:
        return own_officials(g, seat, at, h)
    if scaler == S_OTHER_OFFICIALS:
        return sum(own_officials(g, other, at, h) for other in g.participants() if other != seat)
    if scaler == S_OWN_WARRIORS:
        return own_warriors(g, seat, at, warrior, h)
    if scaler == S_OWN_SECTIONS:
        return len([s for s in range(SECTION_COUNT) if g.firing[SEATS * s + seat]])
    if scaler == S_OVERSEERS:
        return len([cell for cell in clan.overseers if cell >= 0])
    if scaler == S_OVERSEER_LEVELS:
        return overseer_levels(g, seat, at, h)
    if scaler == S_CAPTURED_HORDES:
        return len(unshamed_captures(g, seat))
    if scaler == S_CAPTURED_NAMES:
        return len({card // SECTION_COUNT for card in unshamed_captures(g, seat)})
    if scaler == S_SHAME_TOKENS:
        return clan.shame_tokens()
    if scaler == S_ORDER_DISCARD:
        return len(clan.order_discard)
    if scaler == S_SAME_ORDERS:
        return same_orders(g, seat, h)
    if scaler == S_WALL_LEVELS:
        return at_sections(g.levels, at, section_here(g, h))
    if scaler == S_FORTIFICATIONS:
        return at_sections(g.fortifications, at, section_here(g, h))
    if scaler == S_HORDES:
        return hordes_at(g, seat, at, h)
    if scaler == S_PARTICIPANTS:
        return len(participants(g, h.card))
    if scaler == S_PLAYERS:
        return g.seats
    if scaler == S_LETHALITY:
        return g.printed().lethality[g.time]
    if scaler == S_ACTIVE_ADVISORS:
        return len(clan.active)
    if scaler == S_TACTICS:
        return len(clan.tactics)
    if scaler == S_HELD:
        return held(g, seat, what)
    if scaler == S_WAREHOUSE:
        return sum(g.warehouse)
    assert scaler == S_RIVAL_LEVEL
    return rival_level(g, seat, h.area)


def section_here(g: GreatWall, h: Happening) -> int:
    """The section of the event; else the one chosen by the effect before."""
    if h.section >= 0:
        return h.section
    return g.chosen[-1] if g.chosen else -1


def own_officials(g: GreatWall, seat: int, at: int, h: Happening) -> int:
    clan = g.clans[seat]
    if at == AT_SUPPLY:
        return clan.officials
    if at == AT_POOL:
        return clan.pool
    if at == AT_HERE:
        return g.officials_in(h.area, seat) if h.area >= 0 else 0
    if at >= AT_AREA:
        return g.officials_in(at - AT_AREA, seat)
    return sum(g.officials_in(area, seat) for area in range(len(AREAS)))


def own_warriors(g: GreatWall, seat: int, at: int, warrior: int, h: Happening) -> int:
    """Your warriors of one type or of all, in the places `at` names; a section includes its shelter (GW-TAC-12)."""
    types = range(len(WARRIORS)) if warrior < 0 else range(warrior, warrior + 1)
    here = section_here(g, h)
    total = 0
    if at == AT_SELF or at == AT_CARD:
        horde = g.find_horde(h.card)
        return 0 if horde is None else sum(horde.figures(seat, t) for t in types)
    if at == AT_SUPPLY:
        return sum(g.clans[seat].supply[t] for t in types)
    if at in (AT_FIRING_HERE, AT_FIRING, AT_FIRING_TOP):
        return archers_posted(g, seat, at, here) if ARCHER in types else 0
    for section in range(SECTION_COUNT):
        if (at == AT_HERE or at == AT_SHELTER_HERE) and section != here:
            continue
        if at != AT_HORDES:
            total += sum(g.sheltered(section, seat, t) for t in types)
        if at == AT_SHELTERS or at == AT_SHELTER_HERE:
            continue
        total += sum(horde.figures(seat, t) for horde in g.field[section] for t in types)
        if at != AT_HORDES and ARCHER in types:
            total += g.firing[SEATS * section + seat]
    return total


def archers_posted(g: GreatWall, seat: int, at: int, here: int) -> int:
    """Archers on firing positions: here, everywhere, or on the sections of the highest level built (GW-CRD-06, 07)."""
    top = max([1, *g.levels])
    total = 0
    for section in range(SECTION_COUNT):
        on_top = at == AT_FIRING_TOP and g.levels[section] == top
        if at == AT_FIRING or on_top or at == AT_FIRING_HERE and section == here:
            total += g.firing[SEATS * section + seat]
    return total


def overseer_levels(g: GreatWall, seat: int, at: int, h: Happening) -> int:
    levels = [overseer_level(g, seat, area) for area in range(PAGODA + 1)]
    if at == AT_HERE:
        return levels[h.area] if 0 <= h.area <= PAGODA else 0
    if at >= AT_AREA:
        return levels[at - AT_AREA]
    return max(levels) if at == AT_MAX else sum(levels)


def overseer_level(g: GreatWall, seat: int, area: int) -> int:
    """The number above the overseer's cell (GW-OVS-08, 09); 0 without an overseer."""
    cell = g.clans[seat].overseers[area]
    return g.printed().overseers[area].levels[cell] if cell >= 0 else 0


def rival_level(g: GreatWall, seat: int, area: int) -> int:
    if not 0 <= area <= PAGODA:
        return 0
    return max([overseer_level(g, other, area) for other in g.participants() if other != seat])


def unshamed_captures(g: GreatWall, seat: int) -> list[int]:
    clan = g.clans[seat]
    return [clan.captured[i] for i in range(len(clan.captured)) if clan.captured_shame[i] == 0]


def same_orders(g: GreatWall, seat: int, h: Happening) -> int:
    """Orders named as yours, yours included: on the track, or among those just revealed."""
    mine = g.clans[seat].order
    on_track = [other for other in g.order_track if other >= 0]
    if h.moment == M_ORDER_REVEALED:
        on_track = list(g.participants())
    return len([other for other in on_track if mine >= 0 and g.clans[other].order == mine])


def at_sections(values: list[int], at: int, here: int) -> int:
    if at == AT_HERE:
        return values[here] if here >= 0 else 0
    return max(values) if at == AT_TOP else sum(values)


def hordes_at(g: GreatWall, seat: int, at: int, h: Happening) -> int:
    here = section_here(g, h)
    if at == AT_ANY or here < 0:
        return sum(len(hordes) for hordes in g.field)
    hordes = g.field[here]
    if at == AT_OTHERS_HERE:
        return len([horde for horde in hordes if horde.card != h.card])
    if at == AT_MINE_HERE:
        return len([horde for horde in hordes if horde.figures_of(seat)])
    return len(hordes)


def participants(g: GreatWall, card: int) -> list[int]:
    """Seats with a warrior on the card."""
    horde = g.find_horde(card)
    if horde is None:
        return []
    return [seat for seat in g.participants() if horde.figures_of(seat)]


def held(g: GreatWall, seat: int, what: int) -> int:
    resources = g.purse(seat)
    if what == G_ANY:
        return sum(resources)
    return materials_in(resources) if what == G_WSG else resources[what]


def all_hold(g: GreatWall, conditions: list[Condition], seat: int, h: Happening) -> bool:
    if g.guessing:
        return could_all_hold(g, conditions, seat, h)
    for condition in conditions:
        if holds(g, condition, seat, h) == condition.negated:
            return False
    return True


def could_all_hold(g: GreatWall, conditions: list[Condition], seat: int, h: Happening) -> bool:
    """As far as all can see: what asks for something hidden might hold or not."""
    looked = g.guessed
    for condition in conditions:
        g.guessed = False
        if holds(g, condition, seat, h) == condition.negated and not g.guessed:
            g.guessed = looked
            return False
        looked = looked or g.guessed
    g.guessed = looked
    return True


def holds(g: GreatWall, c: Condition, seat: int, h: Happening) -> bool:
    """One condition for one seat, before negation."""
    kind = c.kind
    if kind == C_COUNT:
        value = count(g, c.of, c.at, c.what, c.warrior, seat, h)
        return (c.least < 0 or value >= c.least) and (c.most < 0 or value <= c.most)
    if kind == C_AREA:
        return area_fits(g, c, h.area)
    if kind == C_WARRIOR:
        return any(h.warriors >> warrior & 1 for warrior in c.ids)
    if kind == C_RESOURCE:
        return h.resource in c.ids
    if kind == C_ROW:
        return (g.row_of(h.card) if h.row < 0 else h.row) in c.ids
    if kind == C_HORDE:
        return horde_fits(g, c, h.card)
    if kind == C_CAUSE:
        return h.cause == c.of
    if kind == C_ORDER_ON_TRACK:
        return any(other >= 0 and g.clans[other].order == c.of for other in g.order_track)
    if kind == C_MY_ORDER:
        return g.clans[seat].order in c.ids
    if kind == C_ORDER_CHOICE:
        return g.clans[seat].order_choice == c.of
    if kind == C_ACTIVE:
        return g.active == seat
    if kind == C_WINNER:
        return h.winner == seat
    if kind == C_PARTICIPANT:
        return seat in participants(g, h.card)
    if kind == C_LAST_CELL:
        return h.last == 1
    if kind == C_TEA:
        return tea_fits(g, c.of, seat, h.actor)
    if kind == C_MODE:
        return g.mode == c.of
    return any(expansion.holds(g, c, seat, h) for expansion in g.attached())


def area_fits(g: GreatWall, c: Condition, area: int) -> bool:
    """By id, by kind or by group."""
    if area < 0:
        return False
    if c.ids:
        return area in c.ids
    if c.of == OF_GROUP + GROUP_PRODUCTION:
        return area <= PAGODA
    if c.of == OF_GROUP + GROUP_BUILDING:
        return area == BUILDERS_CAMP
    if c.of >= OF_GROUP:
        return area == BARRACKS or area == FIELD_HQ
    return g.is_regular(area) == (c.of == KIND_REGULAR)


def horde_fits(g: GreatWall, c: Condition, card: int) -> bool:
    if card < 0:
        return False
    return card // SECTION_COUNT in c.ids if c.ids else g.horde_type(card).tier >= c.of


def tea_fits(g: GreatWall, place: int, seat: int, actor: int) -> bool:
    if place == TEA_FIRST:
        return g.tea[0] == seat
    if place == TEA_LAST:
        return g.tea[-1] == seat
    if actor < 0:
        return False
    above = g.tea.index(seat) < g.tea.index(actor)
    return above if place == TEA_ABOVE_ACTOR else not above and seat != actor
