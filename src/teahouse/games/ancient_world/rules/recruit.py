"""Recruit: buying an army card and putting it into an army (AW-REC)."""

from typing import ClassVar

from teahouse.engine.decision import Decision, Lack
from teahouse.engine.shared_lists import without
from teahouse.games.ancient_world.rules.armies import unused_armies
from teahouse.games.ancient_world.rules.box import Effect, Price
from teahouse.games.ancient_world.rules.moves import ARMY, NEW_ARMY, PASS, army_card
from teahouse.games.ancient_world.rules.properties import army_limit
from teahouse.games.ancient_world.rules.purse import Purse, purse_of, reduced
from teahouse.games.ancient_world.rules.scripts import register
from teahouse.games.ancient_world.rules.state import AncientWorld, Army
from teahouse.games.ancient_world.rules.words import E_BUY_ARMY


def recruit(g: AncientWorld, e: Effect, seat: int, discount: int) -> None:
    g.ask(BuyArmy(seat, discount))


def refuse_recruit(g: AncientWorld, e: Effect, seat: int, purse: Purse, discount: int) -> str | None:
    """One may buy nothing; where one must, there is a card one can pay and an army for it (AW-REC-12, AW-BLD-15)."""
    if g.may_refrain:
        return None
    if not room_for_any_army(g, seat):
        return "AW-REC-12"
    for card in g.army_row:
        if purse.pays(price_of(g, card, discount)):
            return None
    return "AW-BLD-15" if g.army_row else "AW-REC-01"


def room_for_new_army(g: AncientWorld, seat: int) -> bool:
    return len(g.players[seat].armies) < army_limit(g, seat)


def room_for_any_army(g: AncientWorld, seat: int) -> bool:
    """Below the limit, or in the place of an unused army (AW-REC-12)."""
    return room_for_new_army(g, seat) or bool(unused_armies(g, seat))


def limit_need(g: AncientWorld, seat: int) -> Lack:
    """The army limit must allow one more."""
    return Lack("army-limit", army_limit(g, seat), len(g.players[seat].armies) + 1)


def price_of(g: AncientWorld, card: int, discount: int) -> Price:
    """Cards without a printed price are free (AW-REC-03..05)."""
    return reduced(g.box.armies[card].cost, discount)


class BuyArmy(Decision[AncientWorld]):
    """Which card of the army row is bought, if any? (AW-REC-01, AW-BLD-15)"""

    clause: ClassVar[str] = "AW-REC-01"

    discount: int

    def candidates(self, g: AncientWorld) -> list[int]:
        return [PASS, *[ARMY + card for card in g.army_row]]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        if move == PASS:
            return None if g.may_refrain else "AW-BLD-15"
        card = army_card(move)
        if card not in g.army_row:
            return self.clause
        if not room_for_any_army(g, self.seat):
            return "AW-REC-12"
        return None if purse_of(g, self.seat).pays(price_of(g, card, self.discount)) else "AW-REC-03"

    def lacking(self, g: AncientWorld, move: int) -> list[Lack]:
        card = army_card(move)
        if card not in g.army_row:
            return []
        price = purse_of(g, self.seat).needs(price_of(g, card, self.discount))
        return price if room_for_any_army(g, self.seat) else [limit_need(g, self.seat), *price]

    def take(self, g: AncientWorld, move: int) -> None:
        """Where there is no army it could replace it starts a new one."""
        if move == PASS:
            return
        card = army_card(move)
        price = price_of(g, card, self.discount)
        g.pay(self.seat, price.coin, price.knowledge)
        if unused_armies(g, self.seat):
            g.ask(PlaceArmy(self.seat, card))
        else:
            start_army(g, self.seat, card)


class PlaceArmy(Decision[AncientWorld]):
    """A new army, or on top of which unused army, whose active card is disbanded? (AW-REC-06, AW-REC-19)"""

    clause: ClassVar[str] = "AW-REC-06"

    card: int

    def candidates(self, g: AncientWorld) -> list[int]:
        return [NEW_ARMY, *[ARMY + army.card for army in g.players[self.seat].armies]]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        """At the limit an army must be disbanded, and only an unused one can be (AW-REC-08, AW-REC-10..11)."""
        if move == NEW_ARMY:
            return None if room_for_new_army(g, self.seat) else "AW-REC-10"
        army = g.players[self.seat].army_with(army_card(move))
        if army is None:
            return self.clause
        return "AW-REC-11" if army.scroll else None

    def lacking(self, g: AncientWorld, move: int) -> list[Lack]:
        if move == NEW_ARMY:
            return [limit_need(g, self.seat)]
        army = g.players[self.seat].army_with(army_card(move))
        return [] if army is None else [Lack("unused-army", 0 if army.scroll else 1, 1)]

    def take(self, g: AncientWorld, move: int) -> None:
        army = g.players[self.seat].army_with(army_card(move))
        if army is None:
            start_army(g, self.seat, self.card)
        else:
            disband(g, self.seat, army, self.card)


def start_army(g: AncientWorld, seat: int, card: int) -> None:
    player = g.players[seat]
    player.armies = [*player.armies, Army(card)]
    leave_row(g, seat, card)


def disband(g: AncientWorld, seat: int, army: Army, card: int) -> None:
    """Coins to the supply, the card face down among those disbanded before (AW-REC-13..15, AW-REC-21)."""
    g.say("disbanded", seat, army.card)
    g.players[seat].replace_army(army, Army(card, army.scroll, 0, [*army.disbanded, army.card]))
    leave_row(g, seat, card)


def leave_row(g: AncientWorld, seat: int, card: int) -> None:
    """The new active card; the row is not refilled before the next round (AW-REC-16, AW-REC-18, AW-REC-20)."""
    g.army_row = without(g.army_row, card)
    g.say("recruited", seat, card)


register(E_BUY_ARMY, recruit, refuse_recruit)
