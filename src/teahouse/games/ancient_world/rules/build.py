"""Build: buying an empire card (AW-BLD)."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision, Lack
from teahouse.engine.shared_lists import without
from teahouse.games.ancient_world.rules.box import Effect, Price, Trigger
from teahouse.games.ancient_world.rules.grow import receive
from teahouse.games.ancient_world.rules.moves import EMPIRE, PASS, empire_card
from teahouse.games.ancient_world.rules.properties import free_spaces
from teahouse.games.ancient_world.rules.purse import Purse, purse_of, reduced
from teahouse.games.ancient_world.rules.reactions import discard_building, discount_of, standing_discount
from teahouse.games.ancient_world.rules.scripts import register
from teahouse.games.ancient_world.rules.state import AncientWorld, Building
from teahouse.games.ancient_world.rules.words import E_BUY_EMPIRE, E_WAIVE_PRICE, T_BUILD

WAIVED: Final = -1
"""Instead of a discount: neither coins nor knowledge are paid (AW-CLR-08)."""


def build(g: AncientWorld, e: Effect, seat: int, discount: int) -> None:
    """One card, of the row or of those put aside (AW-BLD-01)."""
    g.ask(BuyEmpire(seat, discount + standing_discount(g, seat, T_BUILD)))


def refuse_build(g: AncientWorld, e: Effect, seat: int, purse: Purse, discount: int) -> str | None:
    """One may buy nothing; where one must, a purchase is possible, perhaps after discarding a card (AW-BLD-15)."""
    if g.may_refrain:
        return None
    discount += standing_discount(g, seat, T_BUILD)
    if can_buy(g, seat, purse, discount, 0):
        return None
    for card in g.players[seat].face_up():
        if refuse_bargain(g, seat, card, purse, discount) is None:
            return None
    return "AW-BLD-06" if free_spaces(g, seat) < 1 else "AW-BLD-15"


def on_offer(g: AncientWorld, seat: int) -> list[int]:
    """The face-up row and the own put-aside cards (AW-BLD-01)."""
    return g.row + g.players[seat].reserve


def can_buy(g: AncientWorld, seat: int, purse: Purse, discount: int, gone: int) -> bool:
    """Is there a card to buy, once the card `gone` (0: none) has left the city?"""
    for card in on_offer(g, seat):
        if refuse_purchase(g, seat, card, purse, discount, gone) is None:
            return True
    return False


def price_of(g: AncientWorld, card: int, discount: int) -> Price:
    return Price() if discount == WAIVED else reduced(g.box.empire[card].cost, discount)


def refuse_purchase(g: AncientWorld, seat: int, card: int, purse: Purse, discount: int, gone: int) -> str | None:
    """On offer, unlike every own card, with a space and its price (AW-BLD-06, AW-BLD-09..11, AW-BLD-16..17)."""
    if card not in on_offer(g, seat):
        return "AW-BLD-01"
    if has_kind(g, seat, card, gone):
        return "AW-BLD-10"
    if free_spaces(g, seat) + (1 if gone else 0) < 1:
        return "AW-BLD-06"
    return None if purse.pays(price_of(g, card, discount)) else "AW-BLD-11"


def has_kind(g: AncientWorld, seat: int, card: int, gone: int) -> bool:
    """Does the city hold a card of the same kind, apart from the card `gone`? (AW-BLD-10)"""
    kind = g.box.empire[card].kind
    for building in g.players[seat].city:
        if building.card != gone and g.box.empire[building.card].kind == kind:
            return True
    return False


# -- discarding a card for the purchase --------------------------------------------------------------


def bargain_of(g: AncientWorld, seat: int, card: int) -> Trigger | None:
    """What discarding this own card would do for the purchase, if anything (AW-CLR-08)."""
    if card in g.players[seat].face_up():
        for number in g.box.empire[card].triggers:
            if g.box.triggers[number].on == T_BUILD and g.box.triggers[number].may:
                return g.box.triggers[number]
    return None


def bargained(g: AncientWorld, rule: Trigger, discount: int) -> int:
    """The discount after a bargain."""
    if discount == WAIVED or any(e.op == E_WAIVE_PRICE for e in g.box.scripts[rule.script].effects):
        return WAIVED
    return discount + discount_of(g, rule)


def refuse_bargain(g: AncientWorld, seat: int, card: int, purse: Purse, discount: int) -> str | None:
    """A purchase must follow, in the space of the discarded card if need be (AW-CLR-09, AW-BLD-15)."""
    rule = bargain_of(g, seat, card)
    if rule is None:
        return "AW-CLR-08"
    if not purse.pays(rule.pay):
        return "AW-BLD-15"
    able = can_buy(g, seat, purse.after(rule.pay), bargained(g, rule, discount), card)
    return None if able else "AW-BLD-15"


# -- the purchase ------------------------------------------------------------------------------------


class BuyEmpire(Decision[AncientWorld]):
    """Which card is bought, if any? A card of one's own may be discarded for it first (AW-BLD-01, 15, AW-CLR-08)."""

    clause: ClassVar[str] = "AW-BLD-01"

    discount: int

    def candidates(self, g: AncientWorld) -> list[int]:
        return [PASS, *[EMPIRE + card for card in on_offer(g, self.seat) + g.players[self.seat].face_up()]]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        """What was discarded for a purchase was discarded to buy (AW-CLR-08)."""
        if move == PASS and self.discount == WAIVED:
            return "AW-CLR-08"
        if move == PASS:
            return None if g.may_refrain else "AW-BLD-15"
        card = empire_card(move)
        if card == 0:
            return self.clause
        purse = purse_of(g, self.seat)
        if card in g.players[self.seat].face_up():
            return refuse_bargain(g, self.seat, card, purse, self.discount)
        return refuse_purchase(g, self.seat, card, purse, self.discount, 0)

    def lacking(self, g: AncientWorld, move: int) -> list[Lack]:
        """A space and the price; of a card that is discarded first, what that costs."""
        card, purse = empire_card(move), purse_of(g, self.seat)
        rule = bargain_of(g, self.seat, card)
        if rule is not None:
            return purse.needs(rule.pay)
        if card not in on_offer(g, self.seat) or has_kind(g, self.seat, card, 0):
            return []
        return [Lack("space", free_spaces(g, self.seat), 1), *purse.needs(price_of(g, card, self.discount))]

    def take(self, g: AncientWorld, move: int) -> None:
        if move == PASS:
            return
        card = empire_card(move)
        rule = bargain_of(g, self.seat, card)
        if rule is None:
            buy(g, self.seat, card, price_of(g, card, self.discount))
            return
        g.say("card-used", self.seat, card)
        g.pay(self.seat, rule.pay.coin, rule.pay.knowledge)
        discard_building(g, self.seat, card)
        g.then(ask_for_purchase, self.seat, bargained(g, rule, self.discount))


def ask_for_purchase(g: AncientWorld, seat: int, discount: int) -> None:
    g.ask(BuyEmpire(seat, discount))


def buy(g: AncientWorld, seat: int, card: int, price: Price) -> None:
    """Pay the supply; the card joins the city, its properties work; the row is not refilled (AW-BLD-11..13)."""
    player = g.players[seat]
    g.say("built", seat, card)
    g.pay(seat, price.coin, price.knowledge)
    if card in g.row:
        g.row = without(g.row, card)
    else:
        player.reserve = without(player.reserve, card)
        player.known = without(player.known, card)
    player.city = [*player.city, Building(card)]
    printed = g.box.empire[card]
    receive(g, seat, printed.props, printed.triggers, card)


register(E_BUY_EMPIRE, build, refuse_build)
