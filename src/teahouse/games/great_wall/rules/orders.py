"""Order cards: choosing, revealing, the order track, and applying them."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision
from teahouse.engine.shared_lists import with_number, without
from teahouse.games.great_wall.rules.box import OrderCard
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.moves import DONE, ORDER, ORDER_CELL, ORDER_CELLS, PASS, PLAYER
from teahouse.games.great_wall.rules.qin.orders import draw_order
from teahouse.games.great_wall.rules.scripts import PayForEffect, could_do, do_effect, end_script, how_many, register
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import (
    E_COPY_ORDER,
    E_DRAW_TACTICS,
    E_GAIN,
    E_RETURN_ORDER,
    E_TEA,
    M_ORDER_REVEALED,
    O_BETRAYAL,
    O_REED,
    ORDERS,
)

AT_ONCE: Final = (E_GAIN, E_TEA, E_DRAW_TACTICS)
"""Effects that put no question which could be declined."""


def choose_orders(g: GreatWall) -> None:
    """All at the same time, face down (GW-AUT-02); a player who has none skips the year's turn (GW-AUT-22).

    The Reed clan plays its only card every autumn (GW-2P-28).
    """
    g.orders_revealed = False
    for seat in range(g.seats):
        g.clans[seat].order = -1
        if g.clans[seat].orders:
            g.ask(ChooseOrder(seat))
    if g.reed >= 0:
        g.clans[g.reed].order = O_REED


class ChooseOrder(Decision[GreatWall]):
    """Which order card is put face down? (GW-AUT-02)"""

    clause: ClassVar[str] = "GW-AUT-02"

    def candidates(self, g: GreatWall) -> list[int]:
        return [ORDER + order for order in g.clans[self.seat].orders]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if ORDER <= move < ORDER + len(ORDERS) and move - ORDER in g.clans[self.seat].orders:
            return None
        return self.clause

    def take(self, g: GreatWall, move: int) -> None:
        clan = g.clans[self.seat]
        clan.orders = without(clan.orders, move - ORDER)
        clan.order = move - ORDER
        g.say("order-chosen", self.seat)


def reveal_orders(g: GreatWall) -> None:
    """All cards are turned over together (GW-AUT-03); Qin's is drawn now (GW-SOLO-45)."""
    if g.opponent is not None:
        draw_order(g)
    for seat in g.players():
        g.depend_on(seat)
    g.reveal()
    g.orders_revealed = True
    for seat in g.tea:
        if g.clans[seat].order >= 0:
            g.say("order", seat, g.clans[seat].order)
    announce(g, Happening(M_ORDER_REVEALED))


def fill_order_track(g: GreatWall) -> None:
    """In tea order, each into any empty cell (GW-AUT-04..06)."""
    g.order_track = [-1] * min(len(g.clans), g.printed().order_cells)
    for seat in g.tea:
        if g.clans[seat].order >= 0:
            g.then(ask_for_order_cell, seat)


def ask_for_order_cell(g: GreatWall, seat: int) -> None:
    """The last empty cell is no choice; the Reed clan and Qin take the lowest (GW-2P-30, 31, GW-SOLO-46)."""
    empty = [cell for cell in range(len(g.order_track)) if g.order_track[cell] < 0]
    if len(empty) == 1 or not g.is_player(seat):
        put_order(g, seat, empty[0])
    else:
        g.ask(PlaceOrder(seat))


def put_order(g: GreatWall, seat: int, cell: int) -> None:
    g.order_track = with_number(g.order_track, cell, seat)
    g.say("order-placed", seat, cell + 1)


class PlaceOrder(Decision[GreatWall]):
    """Into which empty cell of the order track? A printed cell too many is not used (GW-AUT-04..06)."""

    clause: ClassVar[str] = "GW-AUT-04"

    def candidates(self, g: GreatWall) -> list[int]:
        return [ORDER_CELL + cell for cell in range(ORDER_CELLS)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        cell = move - ORDER_CELL
        if not 0 <= cell < ORDER_CELLS:
            return self.clause
        if cell >= len(g.order_track):
            return "GW-AUT-05" if cell < g.printed().order_cells else "GW-AUT-06"
        return None if g.order_track[cell] < 0 else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        put_order(g, self.seat, move - ORDER_CELL)


def apply_order(g: GreatWall, seat: int, order: int) -> None:
    """From top to bottom: dark sections for the active player, the others in tea order (GW-AUT-09..13)."""
    for section in card_of(g, seat, order).sections:
        g.then(apply_section, seat, section.script, 1 if section.others else 0)


def card_of(g: GreatWall, seat: int, order: int) -> OrderCard:
    """The Reed clan has a card of its own, Qin other effects under the same names (GW-2P-11, GW-SOLO-49)."""
    if g.is_player(seat):
        return g.box.orders[order]
    return g.box.reed_order if seat == g.reed else g.box.qin_orders[order]


def apply_section(g: GreatWall, seat: int, script: int, others: int) -> None:
    """The others act in the tea order of this moment (GW-AUT-13, GW-TEA-06)."""
    for other in g.tea if others else [seat]:
        if not others or other != seat:
            g.then(apply_effects, other, script)


def apply_effects(g: GreatWall, seat: int, script: int) -> None:
    """One after another, each finished before the next (GW-AUT-09, 10)."""
    h = Happening(actor=g.active)
    g.chosen.append(-1)
    for step in range(len(g.box.scripts[script].effects)):
        g.then(offer_effect, script, step, seat, h)
    g.then(end_script)


def offer_effect(g: GreatWall, script: int, step: int, seat: int, h: Happening) -> None:
    """Every effect may be declined: one that would happen at once is offered first (GW-AUT-11).

    Bonuses look at all cards on the order track, resolved or not (GW-AUT-18, 19, GW-CRD-10).
    """
    e = g.box.scripts[script].effects[step]
    if e.do in AT_ONCE and g.is_player(seat) and could_do(g, e, seat, h):
        g.ask(PayForEffect(seat, script, step, h))
    else:
        do_effect(g, script, step, seat, h, 0)


# -- effects about orders ----------------------------------------------------------------------------


def copyable(g: GreatWall, seat: int) -> list[int]:
    """Other participants' orders on the track; copying Betrayal does nothing (GW-CRD-11); not Reed's (GW-2P-39)."""
    others = [other for other in g.order_track if other not in (-1, seat, g.reed)]
    return [other for other in others if g.clans[other].order != O_BETRAYAL]


def copy_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    g.ask(CopyOrder(seat))


def can_copy(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    return bool(copyable(g, seat))


class CopyOrder(Decision[GreatWall]):
    """Whose order is applied as if it were one's own? (GW-CRD-11)"""

    clause: ClassVar[str] = "GW-CRD-11"

    def candidates(self, g: GreatWall) -> list[int]:
        return [PASS] + [PLAYER + other for other in g.participants() if other != self.seat]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if g.reed >= 0 and move == PLAYER + g.reed:
            return "GW-2P-39"
        return None if move == PASS or move - PLAYER in copyable(g, self.seat) else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move != PASS:
            g.say("copied", self.seat, g.clans[move - PLAYER].order)
            apply_order(g, self.seat, g.clans[move - PLAYER].order)


def returnable(g: GreatWall, seat: int) -> list[int]:
    """Discarded orders that may come back; Betrayal never does (GW-SUM-11, GW-COOP-57)."""
    return [order for order in g.clans[seat].order_discard if g.box.orders[order].returnable]


def return_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    offer_return(g, seat, how_many(g, e, seat, h))


def can_return(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    return bool(returnable(g, seat))


def offer_return(g: GreatWall, seat: int, left: int) -> None:
    if left and returnable(g, seat):
        g.ask(ReturnOrder(seat, left))


class ReturnOrder(Decision[GreatWall]):
    """Which discarded order comes back to the hand? (GW-SUM-11, GW-COOP-56)"""

    clause: ClassVar[str] = "GW-SUM-11"

    left: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [DONE] + [ORDER + order for order in g.clans[self.seat].order_discard]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == DONE or move - ORDER in returnable(g, self.seat):
            return None
        if g.court is not None and move == ORDER + g.clans[self.seat].order:
            return "GW-COOP-58"
        return self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move == DONE:
            return
        clan = g.clans[self.seat]
        clan.order_discard = without(clan.order_discard, move - ORDER)
        clan.orders = [*clan.orders, move - ORDER]
        g.say("order-returned", self.seat, move - ORDER)
        offer_return(g, self.seat, self.left - 1)


register(E_COPY_ORDER, copy_by_card, can_copy)
register(E_RETURN_ORDER, return_by_card, can_return)
