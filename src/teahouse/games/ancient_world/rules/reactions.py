"""Cards that answer to what happens: compulsory ones at once, the others if their owner likes (AW-CLR)."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision
from teahouse.games.ancient_world.rules.armies import keep_army_limit
from teahouse.games.ancient_world.rules.box import Trigger
from teahouse.games.ancient_world.rules.moves import PASS, TAKE
from teahouse.games.ancient_world.rules.purse import purse_of
from teahouse.games.ancient_world.rules.scripts import refuse_script, run_script
from teahouse.games.ancient_world.rules.state import AncientWorld
from teahouse.games.ancient_world.rules.words import T_FIRST_PASS, T_LEARN_LEFT, T_LEARN_RIGHT

CLAUSES: Final[dict[int, str]] = {T_LEARN_LEFT: "AW-CLR-05", T_LEARN_RIGHT: "AW-CLR-19", T_FIRST_PASS: "AW-CLR-06"}
"""The clause of the cards that may answer to something."""


def listening(g: AncientWorld, seat: int, on: int) -> list[tuple[int, int]]:
    """Triggers of a player's cards in force, each with its empire card, or 0 on a titan or province."""
    box = g.box
    player = g.players[seat]
    found: list[tuple[int, int]] = []
    for building in player.city:
        if not building.lost:
            for trigger in box.empire[building.card].triggers:
                if box.triggers[trigger].on == on:
                    found.append((trigger, building.card))
    for titan in player.titans:
        for trigger in box.titans[titan].triggers:
            if box.triggers[trigger].on == on:
                found.append((trigger, 0))
    for province in player.provinces:
        for trigger in box.provinces[province].triggers:
            if box.triggers[trigger].on == on:
                found.append((trigger, 0))
    return found


def announce(g: AncientWorld, seat: int, on: int) -> None:
    """Something happened to a player: their cards answer one after another, also after they have passed (AW-TRN-07)."""
    for trigger, card in listening(g, seat, on):
        g.then(react, seat, trigger, card)


def react(g: AncientWorld, seat: int, trigger: int, card: int) -> None:
    """A player who cannot use a card is not asked."""
    if not usable(g, seat, trigger, card):
        return
    if g.box.triggers[trigger].may:
        g.ask(UseCard(seat, trigger, card))
    else:
        use_card(g, seat, trigger, card)


def usable(g: AncientWorld, seat: int, trigger: int, card: int) -> bool:
    """Its card is in force, its price is there, and it does something."""
    rule = g.box.triggers[trigger]
    if card and card not in g.players[seat].face_up():
        return False
    purse = purse_of(g, seat)
    return purse.pays(rule.pay) and refuse_script(g, rule.script, seat, purse.after(rule.pay), 0) is None


def use_card(g: AncientWorld, seat: int, trigger: int, card: int) -> None:
    rule = g.box.triggers[trigger]
    if card:
        g.say("card-used", seat, card)
    g.pay(seat, rule.pay.coin, rule.pay.knowledge)
    if rule.discard_self:
        discard_building(g, seat, card)
    run_script(g, rule.script, seat, 0)


def discard_building(g: AncientWorld, seat: int, card: int) -> None:
    """An own empire card goes to the discard pile: its banners and properties are gone (AW-CLR-29)."""
    player = g.players[seat]
    player.city = [building for building in player.city if building.card != card]
    g.discard(card)
    g.say("discarded", seat, card)
    g.then(keep_army_limit, seat)


def standing_discount(g: AncientWorld, seat: int, on: int) -> int:
    """What compulsory cards take off the price of a purchase, all together (AW-PRP-13)."""
    box = g.box
    player = g.players[seat]
    discount = 0
    for building in player.city:
        if not building.lost:
            discount += discount_by(g, box.empire[building.card].triggers, on)
    for titan in player.titans:
        discount += discount_by(g, box.titans[titan].triggers, on)
    for province in player.provinces:
        discount += discount_by(g, box.provinces[province].triggers, on)
    return discount


def discount_by(g: AncientWorld, triggers: list[int], on: int) -> int:
    """What the compulsory triggers of one card take off."""
    discount = 0
    for trigger in triggers:
        rule = g.box.triggers[trigger]
        if rule.on == on and not rule.may:
            discount += discount_of(g, rule)
    return discount


def discount_of(g: AncientWorld, rule: Trigger) -> int:
    return sum(e.discount for e in g.box.scripts[rule.script].effects)


class UseCard(Decision[AncientWorld]):
    """Use this card now? (AW-CLR-05, AW-CLR-06, AW-CLR-19)"""

    clause: ClassVar[str] = "AW-PRP-12"

    trigger: int
    card: int

    def candidates(self, g: AncientWorld) -> list[int]:
        return [TAKE, PASS]

    def posed_by(self, g: AncientWorld) -> str:
        return CLAUSES.get(g.box.triggers[self.trigger].on, self.clause)

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        return None if move in (TAKE, PASS) else self.posed_by(g)

    def take(self, g: AncientWorld, move: int) -> None:
        if move == TAKE:
            use_card(g, self.seat, self.trigger, self.card)

    def reaction(self, g: AncientWorld) -> list[str]:
        return [g.box.empire[self.card].name]

    def decline(self) -> int:
        return PASS
