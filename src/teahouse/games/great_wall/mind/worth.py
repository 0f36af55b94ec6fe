"""How a position of The Great Wall looks to one seat: the honour it may expect at the end.

The weights were measured: of each thing a clan can have when a year begins, how much honour it brought until the end in
some thousand games of the judge, by the years that were still to come.
"""

from typing import Final

from teahouse.games.great_wall.mind.alone import worth_of_supply
from teahouse.games.great_wall.mind.together import worth_together
from teahouse.games.great_wall.rules.modifiers import section_attack, section_defense
from teahouse.games.great_wall.rules.scoring import artifact_honor
from teahouse.games.great_wall.rules.state import SEATS, SECTION_COUNT, GreatWall, Horde

TOKEN: Final[list[float]] = [1.6, 0.3, 1.6, 2.0]
"""A resource, and how much more for each year to come."""
TOKEN_BY_YEAR: Final[list[float]] = [0.0, 0.3, 0.2, 0.6]
MANY: Final = 8
"""More tokens of one kind find no use."""
SHELTERED: Final[list[float]] = [1.0, 0.6, 3.4, 2.0]
"""A warrior in a shelter, by type, and how much more for each year to come."""
SHELTERED_BY_YEAR: Final[list[float]] = [0.2, 0.0, 1.0, 0.5]


def worth_of(g: GreatWall, seat: int) -> float:
    if g.court is not None:
        return worth_together(g, g.court)
    clan = g.clans[seat]
    worth = float(clan.honor)
    if g.opponent is not None:
        worth += worth_of_supply(g)
    if g.finished:
        return worth
    years = g.last_space() - g.time
    worth -= (5.0 + 0.2 * years) * sum(clan.shamed)
    for i in range(len(clan.captured)):
        honor = g.horde_type(clan.captured[i]).honor
        worth += 1.1 * honor if clan.captured_shame[i] == 0 else (0.3 + 0.2 * years) * honor
    for artifact in g.artifacts:
        worth += (0.75 - 0.05 * years) * artifact_honor(g, g.box.artifacts[artifact], seat)
    for kind in range(4):
        worth += min(MANY, clan.resources[kind]) * (TOKEN[kind] + TOKEN_BY_YEAR[kind] * years)
    worth += len(clan.tactics)
    worth += sum(expansion.outlook(g, seat) + expansion.end_honor(g, seat) for expansion in g.attached())
    return worth + people(g, seat, years) + field(g, seat, years)


def people(g: GreatWall, seat: int, years: int) -> float:
    """Overseers and advisors bring something every year; so do orders that lie aside, and a place in tea order."""
    clan = g.clans[seat]
    worth = 0.0
    for cell in clan.overseers:
        if cell >= 0:
            worth += 1.5 + (cell + 1) * (0.5 + 1.5 * years)
    worth += len(clan.active) * (0.4 + 2.1 * years)
    worth += len(clan.assistants) * (2.4 + 1.3 * years)
    worth += len(clan.order_discard) * (1.7 + 1.8 * years)
    worth -= g.tea.index(seat) * (0.5 + 1.1 * years)
    return worth - sum(clan.supply) * (0.1 + 1.0 * years)


def field(g: GreatWall, seat: int, years: int) -> float:
    """Warriors before and behind the wall, and shame that threatens."""
    worth = 0.0
    for section in range(SECTION_COUNT):
        for warrior in range(4):
            count = g.sheltered(section, seat, warrior)
            if count:
                worth += count * (SHELTERED[warrior] + SHELTERED_BY_YEAR[warrior] * years)
        worth += 1.0 * g.firing[SEATS * section + seat]
        hordes = g.field[section]
        if hordes:
            falling = section_attack(g, section) > section_defense(g, section)
            for horde in hordes:
                figures = horde.figures_of(seat)
                if figures:
                    worth += standing(g, seat, horde) - figures * (2.4 - 0.7 * years)
                elif falling:
                    worth -= 1.0
    return worth


def standing(g: GreatWall, seat: int, horde: Horde) -> float:
    """The share of a horde's honour that one's warriors on it promise."""
    mine = horde.cells_of(seat)
    best = 0
    for other in range(g.seats):
        if other != seat:
            best = max(best, horde.cells_of(other))
    share = 1.0 if mine > best else (0.5 if mine == best else 0.2)
    return 1.2 * share * (g.horde_type(horde.card).honor + 2.0) / (1.0 + 0.35 * horde.free_cells())
