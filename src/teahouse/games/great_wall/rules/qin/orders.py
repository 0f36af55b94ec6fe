"""Qin's order cards: drawing them, and what they do besides officials and battle."""

from teahouse.engine.shared_lists import with_more
from teahouse.games.great_wall.rules.counting import overseer_level
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.qin.officials import qin_of
from teahouse.games.great_wall.rules.scripts import how_many, register_for_qin
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.tea_house import tea_by_card
from teahouse.games.great_wall.rules.words import (
    E_GAIN,
    E_PROMOTE,
    E_TEA,
    G_HONOR,
    M_OVERSEER_PROMOTED,
    PAGODA,
)


def draw_order(g: GreatWall) -> None:
    """The top card of his deck; an empty deck is made from his own discard (GW-SOLO-45, 48)."""
    clan = g.clans[g.qin]
    if not clan.orders:
        clan.orders = clan.order_discard[:]
        clan.order_discard = []
        g.shuffle(clan.orders)
    clan.order = clan.orders[-1]
    clan.orders = clan.orders[:-1]


def gain_by_order(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """He owns no resources (GW-SOLO-24, 37)."""
    if e.what == G_HONOR:
        g.gain_honor(seat, how_many(g, e, seat, h), "honor-card", e.listed_in)


def promote_by_order(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """The overseer of the lowest production area that has one to promote, for nothing (GW-SOLO-35, 63)."""
    clan = g.clans[seat]
    for area in qin_of(g).lowest_first():
        if area <= PAGODA and clan.overseers[area] + 1 < len(g.printed().overseers[area].levels):
            g.say("qin-lowest", seat, area)
            clan.overseers = with_more(clan.overseers, area, 1)
            level = overseer_level(g, seat, area)
            g.say("promoted", seat, area, level)
            announce(g, Happening(M_OVERSEER_PROMOTED, seat, area=area, n=level))
            return


register_for_qin(E_GAIN, gain_by_order)
register_for_qin(E_TEA, tea_by_card)
register_for_qin(E_PROMOTE, promote_by_order)
