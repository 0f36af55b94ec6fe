"""What the current edicts of the co-operative game want of each player, by good."""

from teahouse.games.great_wall.coop.edicts import demanded
from teahouse.games.great_wall.court import Court
from teahouse.games.great_wall.state import GreatWall
from teahouse.games.great_wall.words import G_WSG, GOLD, GOODS


def wanted_of(g: GreatWall, court: Court, seat: int) -> list[int]:
    """His own share, or a fair one of what the players give together; building material counts for the fullest pile."""
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
