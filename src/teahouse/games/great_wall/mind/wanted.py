"""What the current edicts of the co-operative game want of each player, by good."""

from teahouse.games.great_wall.rules.box import Demand
from teahouse.games.great_wall.rules.coop.edicts import OF_THE_TABLE, demanded, owned, shown
from teahouse.games.great_wall.rules.court import Court
from teahouse.games.great_wall.rules.state import GreatWall, materials_in
from teahouse.games.great_wall.rules.words import CHI, G_WSG, GOLD, GOODS


def wanted_of(g: GreatWall, court: Court, seat: int) -> list[int]:
    """One's own share, or a fair one of what the players give together; building material goes by the fullest pile."""
    wanted = [0] * len(GOODS)
    for edict in court.edicts:
        for demand in g.box.edicts[edict].demands:
            if demand.act == "have" or demand.what not in GOODS:
                continue
            share = -(-demanded(g, demand) // (g.seats if demand.together else 1))
            good = GOODS.index(demand.what)
            if good == G_WSG:
                piles = g.clans[seat].resources[: GOLD + 1]
                good = piles.index(max(piles))
            wanted[good] += share
    return wanted


def wants_sight(g: GreatWall, court: Court, seat: int, of: int) -> bool:
    """Whether an edict wants to see more of something than this clan, or the table, can show."""
    for edict in court.edicts:
        for demand in g.box.edicts[edict].demands:
            if demand.act == "have" and demand.of == of and shown(g, demand, seat) < demanded(g, demand):
                return True
    return False


def readiness(g: GreatWall, edict: int) -> float:
    """How much of what an edict demands is there: 1 if it could be fulfilled now."""
    ready = 1.0
    for demand in g.box.edicts[edict].demands:
        ready *= readiness_of(g, demand)
    return ready


def readiness_of(g: GreatWall, demand: Demand) -> float:
    """Of one line: the share that the players have together, or each of them on average."""
    needed = demanded(g, demand)
    held = [held_by(g, demand, seat) for seat in g.players()]
    if demand.together:
        return min(1.0, (held[0] if demand.of in OF_THE_TABLE else sum(held)) / needed)
    return sum(min(1.0, each / needed) for each in held) / len(held)


def held_by(g: GreatWall, demand: Demand, seat: int) -> int:
    if demand.act == "have":
        return shown(g, demand, seat)
    if demand.what not in GOODS or demand.what in ("honor", "tactic"):
        return owned(g, demand, seat)
    good = GOODS.index(demand.what)
    resources = g.clans[seat].resources
    if good == G_WSG:
        return materials_in(resources)
    return resources[good] if good <= CHI else sum(resources)
