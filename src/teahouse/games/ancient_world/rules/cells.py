"""The action of a board cell: its price, then its effects."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision, Lack, nearest
from teahouse.games.ancient_world.rules.box import Effect, Price
from teahouse.games.ancient_world.rules.moves import PAY
from teahouse.games.ancient_world.rules.purse import Purse, purse_of, reduced
from teahouse.games.ancient_world.rules.reactions import standing_discount
from teahouse.games.ancient_world.rules.scripts import refuse_script, register, run_script, script_needs
from teahouse.games.ancient_world.rules.state import AncientWorld
from teahouse.games.ancient_world.rules.words import (
    COIN,
    CURRENCIES,
    E_PERFORM,
    EXPAND,
    GROW,
    KNOWLEDGE,
    LEARN,
    T_EXPAND,
)

CANNOT_PAY: Final[dict[int, str]] = {EXPAND: "AW-EXP-02", LEARN: "AW-LRN-01", GROW: "AW-GRO-01"}
"""The clause that names the price of a cell."""


def prices(g: AncientWorld, seat: int, cell: int, discount: int) -> list[Price]:
    """What the cell costs this player: alternatives, empty if it costs nothing."""
    if cell == EXPAND:
        discount += standing_discount(g, seat, T_EXPAND)
    return [reduced(price, discount) for price in g.box.cells[cell].pay]


def refuse_performing(g: AncientWorld, seat: int, cell: int, purse: Purse, discount: int) -> str | None:
    """Why a player with this purse cannot carry out the action of a cell (AW-PLC-13)."""
    if g.box.cells[cell].pay and not any(purse.pays(price) for price in prices(g, seat, cell, discount)):
        return CANNOT_PAY.get(cell, "AW-PLC-13")
    return refuse_script(g, g.box.cells[cell].script, seat, purse, discount)


def performing_needs(g: AncientWorld, seat: int, cell: int, entrance: Price) -> list[Lack]:
    """The fee and the price of a cell, by the alternative nearest to one's purse; then what its script needs."""
    purse = purse_of(g, seat)
    asked = prices(g, seat, cell, 0) or [Price()]
    together = [Price(entrance.coin + price.coin, entrance.knowledge + price.knowledge) for price in asked]
    needs = nearest([purse.needs(price) for price in together])
    return needs + script_needs(g, g.box.cells[cell].script, seat, purse.after(entrance), 0)


def perform_cell(g: AncientWorld, seat: int, cell: int, discount: int) -> None:
    """Pay, then get what the cell gives; where several prices can be paid, one is asked for (AW-PLC-02, AW-EXP-02)."""
    purse = purse_of(g, seat)
    ways = [price for price in prices(g, seat, cell, discount) if purse.pays(price)]
    if len(ways) == 1:
        g.pay(seat, ways[0].coin, ways[0].knowledge)
    elif ways:
        g.ask(ChoosePayment(seat, cell, discount))
    run_script(g, g.box.cells[cell].script, seat, discount)


class ChoosePayment(Decision[AncientWorld]):
    """In coins or in knowledge? (AW-EXP-02)"""

    clause: ClassVar[str] = "AW-EXP-02"

    cell: int
    discount: int

    def price_in(self, g: AncientWorld, currency: int) -> Price | None:
        """The alternative in this currency."""
        for price in prices(g, self.seat, self.cell, self.discount):
            if (KNOWLEDGE if price.knowledge else COIN) == currency:
                return price
        return None

    def candidates(self, g: AncientWorld) -> list[int]:
        return [PAY + COIN, PAY + KNOWLEDGE]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        if not PAY <= move < PAY + len(CURRENCIES):
            return self.clause
        price = self.price_in(g, move - PAY)
        return None if price is not None and purse_of(g, self.seat).pays(price) else self.clause

    def take(self, g: AncientWorld, move: int) -> None:
        price = self.price_in(g, move - PAY)
        assert price is not None
        g.pay(self.seat, price.coin, price.knowledge)


def perform(g: AncientWorld, e: Effect, seat: int, discount: int) -> None:
    """The action of a cell without a citizen on it: no fee, occupied as it may be (AW-CLR-10..11)."""
    g.say("performed", seat, e.cell)
    perform_cell(g, seat, e.cell, e.discount)


def refuse_perform(g: AncientWorld, e: Effect, seat: int, purse: Purse, discount: int) -> str | None:
    """While a cell is covered its action is not in the game (AW-CLR-11, AW-SET-07)."""
    if g.round < g.box.cells[e.cell].opens:
        return "AW-CLR-11"
    return refuse_performing(g, seat, e.cell, purse, e.discount)


register(E_PERFORM, perform, refuse_perform)
