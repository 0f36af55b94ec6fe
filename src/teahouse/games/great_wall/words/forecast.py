"""What follows from a table that one seat sees: winter, prices, income, and what the end would bring."""

from teahouse.games.great_wall.rules.activation import waiting_areas
from teahouse.games.great_wall.rules.barracks import warrior_price
from teahouse.games.great_wall.rules.camp import TOP_LEVEL, fortification_price, wall_price
from teahouse.games.great_wall.rules.coop.ending import edicts_needed
from teahouse.games.great_wall.rules.counting import overseer_level, unshamed_captures
from teahouse.games.great_wall.rules.defeat import winner_of
from teahouse.games.great_wall.rules.embassy import advisor_price, official_price
from teahouse.games.great_wall.rules.killing import save_price
from teahouse.games.great_wall.rules.modifiers import (
    firing_positions,
    forbidden,
    horde_attack,
    immune,
    lethality,
    officials_applied,
    overseer_yield,
    section_attack,
    section_defense,
    shame_penalty,
    slots,
)
from teahouse.games.great_wall.rules.officials import is_full
from teahouse.games.great_wall.rules.production import promotion_price
from teahouse.games.great_wall.rules.scoring import artifact_honor
from teahouse.games.great_wall.rules.shame import breach_tokens, discard_price, spared_shame
from teahouse.games.great_wall.rules.state import AUTUMN, SEATS, SECTION_COUNT, WINTER, GreatWall, Horde
from teahouse.games.great_wall.rules.words import BY_BREACH, F_INCOME, GOODS, PAGODA, WARRIORS, Y_COLLECT, Y_INCOME
from teahouse.games.great_wall.words import shown
from teahouse.games.great_wall.words.expansions import marks, panels
from teahouse.games.great_wall.words.seen import Seen
from teahouse.games.great_wall.words.words import Words, mark_of

DAMAGE_TOKEN = -1
"""What `immune` calls damage."""


def facts_of(now: Seen, words: Words) -> shown.Facts:
    g = now.g
    return shown.Facts(
        sections=[section_facts(g, section) for section in range(SECTION_COUNT)],
        areas=[area_facts(g, area) for area in range(len(g.printed().areas))],
        clans=[clan_facts(g, seat) for seat in g.participants()],
        titles=[words.who(seat, now) for seat in g.participants()],
        colours=[mark_of(seat) for seat in g.participants()],
        prices=prices(g, now.seat),
        turns_left=turns_left(g),
        last_year=is_last_year(g),
        walls_finished=len([level for level in g.levels if level == TOP_LEVEL]),
        spaces=g.last_space() + 1,
        edicts_needed=0 if g.court is None else edicts_needed(g),
        panels=panels(words, now),
        marks=marks(words, now),
    )


def is_last_year(g: GreatWall) -> bool:
    """By the time track, or by what an expansion has seen happen."""
    doomed = g.court is None and any(expansion.end_reasons(g) for expansion in g.attached())
    return doomed or g.time == g.last_space()


# -- the wall ----------------------------------------------------------------------------------------


def section_facts(g: GreatWall, section: int) -> shown.SectionFacts:
    """The assault as it would be now; hordes with all cells covered fall in the check before it (GW-WIN-09, 10)."""
    hordes = [horde_facts(g, horde, section) for horde in g.field[section]]
    positions = firing_positions(g, section)
    before = g.field
    g.field = [[horde for horde in standing if horde.free_cells()] for standing in before]
    attack, defence = section_attack(g, section), section_defense(g, section)
    shame = [breach_tokens(g, seat, section) for seat in g.participants()]
    shame = [tokens - spared_shame(g, seat, tokens, BY_BREACH) for seat, tokens in enumerate(shame)]
    quiet = not g.field[section]
    fortification = worth_of_fortification(g, section)
    g.field = before
    arrows = sum(g.firing[SEATS * section : SEATS * section + SEATS])
    return shown.SectionFacts(
        closed=g.is_blocked(section),
        attack=attack,
        defence=defence,
        outcome="quiet" if quiet else "holds" if defence >= attack else "falls",
        margin=defence - attack,
        arrows=arrows if g.season < WINTER else 0,
        shame=shame,
        positions=positions,
        fortification=fortification,
        hordes=hordes,
    )


def worth_of_fortification(g: GreatWall, section: int) -> int:
    """What one more would add to the defence, as cards change it."""
    built = g.fortifications
    values = []
    for count in (8, 9):
        g.fortifications = [count] * SECTION_COUNT
        values.append(section_defense(g, section))
    g.fortifications = built
    return values[1] - values[0]


def horde_facts(g: GreatWall, horde: Horde, section: int) -> shown.HordeFacts:
    return shown.HordeFacts(
        attack=horde_attack(g, horde, section),
        lethality=[lethality(g, seat, horde, section) for seat in g.participants()],
        free=horde.free_cells(),
        immune=immune(g, horde, section, DAMAGE_TOKEN),
        defeated=horde.free_cells() == 0,
        winner=winner_of(g, horde.card),
    )


# -- areas and turns ---------------------------------------------------------------------------------


def area_facts(g: GreatWall, area: int) -> shown.AreaFacts:
    there = [seat for seat in g.participants() if g.officials_in(area, seat)]
    alone = len(there) == 1 and g.printed().areas[area].shame
    return shown.AreaFacts(
        slots=slots(g, area),
        officials=g.officials_total(area),
        full=is_full(g, area),
        activates=area in waiting_areas(g),
        using=bool(g.activated) and g.activated[-1] == area and bool(there) and g.season == AUTUMN,
        ashamed=there[0] if alone else -1,
        collect=[collected(g, seat, area) for seat in g.participants()] if area <= PAGODA else [],
    )


def collected(g: GreatWall, seat: int, area: int) -> int:
    """What this seat would collect here (GW-PRO-03..07)."""
    count = officials_applied(g, seat, area)
    level = overseer_level(g, seat, area)
    return count + overseer_yield(g, seat, area, level, Y_COLLECT) if count and level else count


def turns_left(g: GreatWall) -> list[int]:
    """Along the order track from the active player on; all of it before the first turn (GW-AUT-07)."""
    if g.season != AUTUMN:
        return []
    order = [seat for seat in g.order_track if seat >= 0]
    return order[order.index(g.active) :] if g.active in order else order


# -- clans -------------------------------------------------------------------------------------------


def clan_facts(g: GreatWall, seat: int) -> shown.ClanFacts:
    clan = g.clans[seat]
    hordes = sum([g.horde_type(card).honor for card in unshamed_captures(g, seat)])
    penalty = sum(clan.shamed) * shame_penalty(g, seat)
    artifacts = [artifact_honor(g, g.box.artifacts[artifact], seat) for artifact in g.artifacts]
    further = sum([part.end_honor(g, seat) for part in g.attached()])
    expected = max(0, clan.honor + further - penalty) + hordes + sum(artifacts)
    return shown.ClanFacts(
        income=[income(g, seat, area) for area in range(PAGODA + 1)],
        shame=clan.shame_tokens(),
        hordes_honor=hordes,
        penalty=penalty,
        artifacts_honor=artifacts,
        expected=clan.honor if g.finished or g.court is not None else expected,
    )


def income(g: GreatWall, seat: int, area: int) -> int:
    """Of one overseer in summer (GW-SUM-03)."""
    level = overseer_level(g, seat, area)
    return overseer_yield(g, seat, area, level, Y_INCOME) if level and not forbidden(g, seat, F_INCOME, area) else 0


def prices(g: GreatWall, seat: int) -> shown.Prices:
    """Of whoever looks; a spectator sees the printed ones."""
    if seat < 0:
        return printed_prices(g)
    return shown.Prices(
        warriors=[
            [shown.Goods(what=GOODS[kind], n=n) for kind, n in enumerate(warrior_price(g, seat, warrior)) if n]
            for warrior in range(len(WARRIORS))
        ],
        fortification=fortification_price(g, seat, 0),
        walls=[-1 if level >= TOP_LEVEL else wall_price(g, seat, section, 0) for section, level in enumerate(g.levels)],
        official=official_price(g, seat, 0) if g.clans[seat].pool else -1,
        advisor=advisor_price(g, seat, 0),
        overseers=[promotion_price(g, seat, area) for area in range(PAGODA + 1)],
        save=save_price(g, seat),
        discard_shame=discard_price(g, seat),
    )


def printed_prices(g: GreatWall) -> shown.Prices:
    constants, costs = g.box.constants, g.printed().wall_cost
    return shown.Prices(
        warriors=[[shown.Goods(what=GOODS[price.what], n=price.n) for price in each] for each in g.box.recruit],
        fortification=constants.fortification_cost,
        walls=[-1 if level >= TOP_LEVEL else costs[level] for level in g.levels],
        official=constants.hire_official_cost,
        advisor=-1,
        overseers=[-1] * (PAGODA + 1),
        save=constants.save_cost,
        discard_shame=constants.discard_shame_cost,
    )
