"""How the bot plays together: edicts as soon as all can give, and nobody bleeds for the others."""

from typing import Final

from teahouse.games.great_wall.mind.sight import WARRIOR, Sight
from teahouse.games.great_wall.mind.wanted import readiness
from teahouse.games.great_wall.rules import moves
from teahouse.games.great_wall.rules.coop.edicts import PledgeToEdict, demanded, pledges_due
from teahouse.games.great_wall.rules.coop.ending import edicts_needed
from teahouse.games.great_wall.rules.court import Court
from teahouse.games.great_wall.rules.state import Clan, GreatWall

EDICT: Final = 20.0
"""What a fulfilled edict is worth to the table: it wins games, and it spares everybody a shame token."""
WON: Final = 200.0
EVEN: Final = 0.0
"""The worth of a table whose edicts and shame hold the balance."""
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
    return EDICT - sum(COSTS[given[i].what] * share[i] for i in range(len(given)))


def pledge(s: Sight, move: int) -> float:
    """Yes; and a fair share of what is missing, or all one has where others have less."""
    if move == moves.PASS:
        return -EDICT
    if move == moves.TAKE:
        return 1.0
    asked = s.decision
    assert isinstance(asked, PledgeToEdict)
    pledged = asked.pledged
    due = pledges_due(s.g, asked.edict, asked.proposer)
    line = due[len(pledged)][1]
    given = sum(pledged[i] for i in range(len(pledged)) if due[i][1] == line)
    waiting = len([each for each in due[len(pledged) :] if each[1] == line])
    fair = -(-(demanded(s.g, s.box.edicts[asked.edict].demands[line]) - given) // waiting)
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
    """The same for all: edicts to come and time for them, shame, the wall, and what stands before and behind it."""
    if g.finished:
        return WON if court.won else len(court.fulfilled) - WON
    missing = max(0, edicts_needed(g) - len(court.fulfilled))
    worth = -6.0 * (missing + missing / (g.last_space() + 1 - g.time))
    worth += 3.0 * g.shame_supply / g.seats - 4.0 * g.seats / (1.0 + g.shame_supply)
    for edict in court.edicts:
        ready = readiness(g, edict)
        worth += 3.0 * ready + (2.0 if ready >= 1.0 else 0.0)
    worth += 1.0 * sum(g.levels)
    for row in g.field:
        for horde in row:
            worth -= 1.0 + 0.1 * horde.free_cells()
    worth += sum(expansion.outlook(g, 0) for expansion in g.attached())
    return worth + sum(means_of(g.clans[seat]) for seat in range(g.seats)) / g.seats


def means_of(clan: Clan) -> float:
    """What one player could give for the next edicts, and what brings them more of it."""
    worth = 0.2 * min(30, clan.honor) + 0.6 * min(3, len(clan.tactics)) + 1.0 * min(2, len(clan.captured))
    worth += sum(0.6 * min(6, count) for count in clan.resources)
    worth += sum(0.6 * (cell + 1) for cell in clan.overseers)
    return worth + 0.4 * (len(clan.active) + len(clan.assistants)) + 0.3 * len(clan.orders)
