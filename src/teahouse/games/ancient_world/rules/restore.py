"""Restoring lost empire cards (AW-RES)."""

from typing import ClassVar

from teahouse.engine.decision import Decision
from teahouse.games.ancient_world.rules.box import Effect
from teahouse.games.ancient_world.rules.moves import DONE, EMPIRE, empire_card
from teahouse.games.ancient_world.rules.purse import Purse
from teahouse.games.ancient_world.rules.scripts import register
from teahouse.games.ancient_world.rules.state import AncientWorld, Building
from teahouse.games.ancient_world.rules.words import E_RESTORE


def restore(g: AncientWorld, e: Effect, seat: int, discount: int) -> None:
    """At most this many (AW-RES-01, AW-PRP-10)."""
    offer_restoring(g, seat, e.count)


def refuse_restore(g: AncientWorld, e: Effect, seat: int, purse: Purse, discount: int) -> str | None:
    return None if g.players[seat].lost() else "AW-RES-01"


def offer_restoring(g: AncientWorld, seat: int, left: int) -> None:
    if left and g.players[seat].lost():
        g.ask(RestoreCards(seat, left))


def restore_by_army(g: AncientWorld, seat: int, left: int) -> None:
    """Compulsory, so the player is asked only which ones (AW-ARM-06)."""
    lost = g.players[seat].lost()
    if len(lost) > left > 0:
        g.ask(RestoreOne(seat, left))
    else:
        for card in lost[:left]:
            turn_face_up(g, seat, card)


def turn_face_up(g: AncientWorld, seat: int, card: int) -> None:
    """Its properties work again, its citizen symbol gives nothing more (AW-RES-02, AW-LOS-13)."""
    player = g.players[seat]
    building = player.building_of(card)
    assert building is not None
    player.replace_building(building, Building(card, False, building.citizen))
    g.say("restored", seat, card)


class RestoreOne(Decision[AncientWorld]):
    """Which lost card is restored? (AW-ARM-06)"""

    clause: ClassVar[str] = "AW-ARM-06"

    left: int

    def candidates(self, g: AncientWorld) -> list[int]:
        return [EMPIRE + card for card in g.players[self.seat].lost()]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        return None if empire_card(move) in g.players[self.seat].lost() else self.clause

    def take(self, g: AncientWorld, move: int) -> None:
        turn_face_up(g, self.seat, empire_card(move))
        restore_by_army(g, self.seat, self.left - 1)


class RestoreCards(RestoreOne):
    """Which lost card is restored, if any more? (AW-RES-01)"""

    clause: ClassVar[str] = "AW-RES-01"

    def candidates(self, g: AncientWorld) -> list[int]:
        return [DONE, *super().candidates(g)]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        return None if move == DONE else super().refuse(g, move)

    def take(self, g: AncientWorld, move: int) -> None:
        if move != DONE:
            turn_face_up(g, self.seat, empire_card(move))
            offer_restoring(g, self.seat, self.left - 1)


register(E_RESTORE, restore, refuse_restore)
