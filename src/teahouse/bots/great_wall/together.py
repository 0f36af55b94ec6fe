"""How the bot plays together: edicts as soon as all can give, and nobody bleeds for the others."""

from typing import Final

from teahouse.bots.great_wall.sight import WARRIOR, Sight
from teahouse.games.great_wall import moves
from teahouse.games.great_wall.coop.edicts import demanded, pledges_due
from teahouse.games.great_wall.coop.ending import edicts_needed
from teahouse.games.great_wall.court import Court
from teahouse.games.great_wall.state import GreatWall

EDICT: Final = 20.0
"""What a fulfilled edict is worth to the table: it wins games, and it spares everybody a shame token."""
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
    """The same for all: edicts, what could pay for the next ones, and how far the shame supply is from running out."""
    if g.finished:
        return 200.0 if court.won else 12.0 * len(court.fulfilled) - 200.0
    worth = 12.0 * min(len(court.fulfilled), edicts_needed(g)) + 0.8 * g.shame_supply + 1.2 * sum(g.levels)
    for seat in range(g.seats):
        clan = g.clans[seat]
        worth += sum([0.4 * min(6, count) for count in clan.resources]) + 0.4 * min(3, len(clan.tactics))
        worth += 0.1 * min(30, clan.honor) + 1.0 * min(2, len(clan.captured))
        worth += sum([0.6 + 0.3 * cell for cell in clan.overseers if cell >= 0])
        worth += 0.3 * (len(clan.active) + len(clan.assistants))
    return worth


def worth_of_the_horde(g: GreatWall) -> float:
    """The rival of all: what a table has, as `worth_together` counts, that is just on its way to winning."""
    first = g.printed().time_start[len(g.clans)]
    gone = (g.time - first + 1) / (len(g.printed().invasion) - first)
    shame = 0.8 * g.box.constants.shame_per_player * (1.0 - 0.7 * gone)
    return 12.0 * edicts_needed(g) * gone + g.seats * (shame + 6.0)
