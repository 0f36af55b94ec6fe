"""Actions on empire cards: the own ones, and those of others that a card lets one copy (AW-EMP)."""

from typing import ClassVar

from teahouse.engine.decision import Decision, Lack
from teahouse.games.ancient_world.rules.box import Effect
from teahouse.games.ancient_world.rules.moves import EMPIRE, empire_card
from teahouse.games.ancient_world.rules.purse import Purse, purse_of
from teahouse.games.ancient_world.rules.scripts import refuse_script, register, run_script, script_needs
from teahouse.games.ancient_world.rules.state import AncientWorld, Building
from teahouse.games.ancient_world.rules.words import E_COPY


def refuse_action(g: AncientWorld, seat: int, card: int, purse: Purse) -> str | None:
    """Its price must be there and something must come of it (AW-PLC-13, AW-CLR-27)."""
    printed = g.box.empire[card]
    if not purse.pays(printed.action_pay):
        return "AW-PLC-13"
    return refuse_script(g, printed.action, seat, purse.after(printed.action_pay), 0)


def action_needs(g: AncientWorld, seat: int, card: int) -> list[Lack]:
    """The price of the action of a card, and what its script needs."""
    printed, purse = g.box.empire[card], purse_of(g, seat)
    return purse.needs(printed.action_pay) + script_needs(g, printed.action, seat, purse.after(printed.action_pay), 0)


def act(g: AncientWorld, seat: int, card: int) -> None:
    """What stands after the equals sign (AW-EMP-02, AW-PRP-01)."""
    printed = g.box.empire[card]
    g.pay(seat, printed.action_pay.coin, printed.action_pay.knowledge)
    run_script(g, printed.action, seat, 0)


def refuse_own_card(g: AncientWorld, seat: int, card: int) -> str | None:
    """An own face-up card with an action, once a round; skill does not matter (AW-EMP-01, 03..09)."""
    building = g.players[seat].building_of(card)
    if building is None:
        return "AW-EMP-05"
    if g.box.empire[card].action < 0:
        return "AW-EMP-01"
    if building.lost:
        return "AW-EMP-07"
    if building.citizen:
        return "AW-EMP-04"
    return refuse_action(g, seat, card, purse_of(g, seat))


def own_card_needs(g: AncientWorld, seat: int, card: int) -> list[Lack]:
    """An own card with an action must be face up, free, and paid for (AW-EMP-04, AW-EMP-07, AW-PLC-13)."""
    building = g.players[seat].building_of(card)
    if building is None or g.box.empire[card].action < 0:
        return []
    in_force = [Lack("face-up", 0 if building.lost else 1, 1), Lack("free-card", 0 if building.citizen else 1, 1)]
    return in_force + action_needs(g, seat, card)


def use_own_card(g: AncientWorld, seat: int, skill: int, card: int) -> None:
    player = g.players[seat]
    building = player.building_of(card)
    assert building is not None
    player.replace_building(building, Building(card, building.lost, skill))
    g.say("placed-on-card", seat, skill, card)
    act(g, seat, card)


# -- copying ---------------------------------------------------------------------------------------


def copy(g: AncientWorld, e: Effect, seat: int, discount: int) -> None:
    g.ask(CopyAction(seat))


def refuse_copy(g: AncientWorld, e: Effect, seat: int, purse: Purse, discount: int) -> str | None:
    """There must be a card to copy."""
    for other in range(g.seats):
        if other == seat:
            continue
        for card in g.players[other].face_up():
            if refuse_copying(g, seat, card, purse) is None:
                return None
    return "AW-CLR-15"


def refuse_copying(g: AncientWorld, seat: int, card: int, purse: Purse) -> str | None:
    """Face up, with another player, with an action that copies nothing; whether used or not (AW-CLR-15..18)."""
    printed = g.box.empire[card]
    if printed.copies:
        return "AW-CLR-18"
    for other in range(g.seats):
        building = g.players[other].building_of(card)
        if building is None or other == seat or printed.action < 0:
            continue
        return "AW-CLR-18" if building.lost else refuse_action(g, seat, card, purse)
    return "AW-CLR-15"


class CopyAction(Decision[AncientWorld]):
    """Which card's action is performed? (AW-CLR-15, AW-CLR-16)"""

    clause: ClassVar[str] = "AW-CLR-15"

    def candidates(self, g: AncientWorld) -> list[int]:
        cards: list[int] = []
        for other in range(g.seats):
            if other != self.seat:
                cards += [EMPIRE + building.card for building in g.players[other].city]
        return cards

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        card = empire_card(move)
        return refuse_copying(g, self.seat, card, purse_of(g, self.seat)) if card else self.clause

    def lacking(self, g: AncientWorld, move: int) -> list[Lack]:
        card = empire_card(move)
        if move not in self.candidates(g) or g.box.empire[card].copies or g.box.empire[card].action < 0:
            return []
        return [Lack("face-up", 0 if self.is_lost(g, card) else 1, 1), *action_needs(g, self.seat, card)]

    def is_lost(self, g: AncientWorld, card: int) -> bool:
        """Does this card of another player lie face down?"""
        buildings = [player.building_of(card) for player in g.players]
        return any(building is not None and building.lost for building in buildings)

    def take(self, g: AncientWorld, move: int) -> None:
        """The copying player pays and gains everything; the owner's card is not occupied (AW-CLR-18)."""
        g.say("copied", self.seat, empire_card(move))
        act(g, self.seat, empire_card(move))


register(E_COPY, copy, refuse_copy)
