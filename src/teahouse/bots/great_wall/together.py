"""How the bot plays together: edicts as soon as all can give, and nobody bleeds for the others."""

from typing import Final

from teahouse.bots.great_wall.sight import WARRIOR, Sight
from teahouse.bots.great_wall.wanted import readiness
from teahouse.games.great_wall import moves
from teahouse.games.great_wall.coop.edicts import demanded, pledges_due
from teahouse.games.great_wall.coop.ending import edicts_needed
from teahouse.games.great_wall.court import Court
from teahouse.games.great_wall.state import GreatWall

EDICT: Final = 20.0
"""What a fulfilled edict is worth to the table: it wins games, and it spares everybody a shame token."""
WON: Final = 200.0
EVEN: Final = 0.0
"""The worth of a table that wins every second game."""
WEIGHTS: Final[list[float]] = [
    0.0, -6.0, -6.0, 3.0, -4.0, 3.0, 2.0, 1.0, -1.0, -0.1,
    0.2, 0.6, 0.6, 0.6, 0.6, 0.6, 1.0, 0.6, 0.4, 0.3, 0.0, 0.0,
]  # fmt: skip
COSTS: Final[dict[str, float]] = {
    "wood": 0.9, "stone": 0.9, "gold": 1.0, "chi": 1.0, "wsg": 0.9, "any": 0.9, "tactic": 1.6, "honor": 0.3,
    "warrior": 1.5, "official": 6.0, "captured_horde": 0.5,
}  # fmt: skip
"""What it costs to give one away; honour and captured cards are of no other use."""


def act_or_wait(s: Sight, move: int) -> float:
    """Tea order will do."""
    return 1.0 if move == moves.TAKE else 0.0


def propose(s: Sight, move: int) -> float:
    """The cheapest first."""
    if move == moves.PASS:
        return 0.0
    demands = s.box.edicts[move - moves.EDICT].demands
    given = [demand for demand in demands if demand.act != "have"]
    players = s.g.seats
    share = [demanded(s.g, demand) / (players if demand.together else 1) for demand in given]
    return EDICT - sum([COSTS[given[i].what] * share[i] for i in range(len(given))])


def pledge(s: Sight, move: int) -> float:
    """Yes; and a fair share of what is missing, or all one has where others have less."""
    if move == moves.PASS:
        return -EDICT
    if move == moves.TAKE:
        return 1.0
    edict, proposer = s.number(1), s.number(2)
    pledged = s.data[4]
    assert isinstance(pledged, tuple)
    due = pledges_due(s.g, edict, proposer)
    line = due[len(pledged)][1]
    given: int = sum([pledged[i] for i in range(len(pledged)) if due[i][1] == line])
    waiting = len([each for each in due[len(pledged) :] if each[1] == line])
    fair = -(-(demanded(s.g, s.box.edicts[edict].demands[line]) - given) // waiting)
    return -float(abs(move - moves.COUNT - fair))


def sacrifice(s: Sight, move: int) -> float:
    """The cheapest piece; hordes have given their honour already."""
    if moves.CAPTURED <= move < moves.TRACK:
        return 0.0
    if moves.SUPPLY_OFFICIAL <= move < moves.AREA:
        return 0.0 if move == moves.SUPPLY_OFFICIAL else -1.0
    if move >= moves.WARRIOR:
        return -0.5 * WARRIOR[move - moves.WARRIOR]
    if move >= moves.SHELTERED:
        return -WARRIOR[(move - moves.SHELTERED) % 4]
    return -WARRIOR[1]


def worth_together(g: GreatWall, court: Court) -> float:
    """The same for all: how much more likely than not the table is to win, as a lead over `EVEN`."""
    if g.finished:
        return WON if court.won else len(court.fulfilled) - WON
    worth = 0.0
    found = signs(g, court)
    for i in range(len(found)):
        worth += WEIGHTS[i] * found[i]
    return worth + sum([expansion.outlook(g, 0) for expansion in g.attached()])


def signs(g: GreatWall, court: Court) -> list[float]:
    """What tells whether a table will win, by player where players have it."""
    years = g.last_space() + 1 - g.time
    missing = max(0, edicts_needed(g) - len(court.fulfilled))
    ready = sorted([readiness(g, edict) for edict in court.edicts], reverse=True)
    found = [
        1.0,
        float(missing),
        missing / years,
        g.shame_supply / g.seats,
        g.seats / (1.0 + g.shame_supply),
        sum(ready),
        float(len([each for each in ready if each >= 1.0])),
        float(sum(g.levels)),
        float(sum([len(row) for row in g.field])),
        float(sum([horde.free_cells() for row in g.field for horde in row])),
    ]
    clans = [g.clans[seat] for seat in range(g.seats)]
    count = float(g.seats)
    found.append(sum([min(30, clan.honor) for clan in clans]) / count)
    for kind in range(4):
        found.append(sum([min(6, clan.resources[kind]) for clan in clans]) / count)
    found.append(sum([min(3, len(clan.tactics)) for clan in clans]) / count)
    found.append(sum([min(2, len(clan.captured)) for clan in clans]) / count)
    found.append(sum([cell + 1 for clan in clans for cell in clan.overseers]) / count)
    found.append(sum([len(clan.active) + len(clan.assistants) for clan in clans]) / count)
    found.append(sum([len(clan.orders) for clan in clans]) / count)
    found.append(sum([sum(clan.shamed) for clan in clans]) / count)
    found.append(sum([sum(clan.supply) for clan in clans]) / count)
    return found
