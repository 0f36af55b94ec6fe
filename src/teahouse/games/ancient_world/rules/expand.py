"""Expand borders: taking a province, or choosing one of three (AW-EXP, AW-ALT)."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision
from teahouse.games.ancient_world.rules.box import Effect
from teahouse.games.ancient_world.rules.grow import receive
from teahouse.games.ancient_world.rules.moves import LOOK, PROVINCE, province_card
from teahouse.games.ancient_world.rules.purse import Purse
from teahouse.games.ancient_world.rules.scripts import register
from teahouse.games.ancient_world.rules.state import AncientWorld
from teahouse.games.ancient_world.rules.words import E_TAKE_PROVINCE

CHOICE: Final = 3
"""How many provinces the alternative expansion lets one see (AW-ALT-02)."""


def expand(g: AncientWorld, e: Effect, seat: int, discount: int) -> None:
    """The face-up top card; with the alternative rule one may look at three (AW-EXP-01, AW-ALT-01..02)."""
    if g.expand_plus and len(g.province_deck) > 1:
        g.ask(TakeProvince(seat))
    else:
        take_province(g, seat, g.province_deck[-1])


def refuse_expand(g: AncientWorld, e: Effect, seat: int, purse: Purse, discount: int) -> str | None:
    return None if g.province_deck else "AW-EXP-06"


def take_province(g: AncientWorld, seat: int, card: int) -> None:
    """Any number may be owned (AW-EXP-04, AW-EXP-07)."""
    g.province_deck.remove(card)
    g.players[seat].provinces.append(card)
    g.say("province", seat, card)
    g.provinces_shown -= 1
    put_back(g, seat)
    printed = g.box.provinces[card]
    receive(g, seat, printed.props, printed.triggers, 0)


def put_back(g: AncientWorld, seat: int) -> None:
    """The provinces not chosen go under the deck, in the order the player likes (AW-ALT-03..04)."""
    if g.provinces_shown > 1:
        g.ask(BuryProvince(seat))
        return
    if g.provinces_shown:
        bury(g, g.province_deck[-1])
    turn_up_province(g)


def turn_up_province(g: AncientWorld) -> None:
    """At once (AW-EXP-03)."""
    g.provinces_shown = 1
    g.provinces_buried = min(g.provinces_buried, len(g.province_deck))
    if g.province_deck:
        g.reveal()
        g.say("province-shown", -1, g.province_deck[-1])


class TakeProvince(Decision[AncientWorld]):
    """Take the face-up province, or look at the top three? (AW-ALT-02)"""

    clause: ClassVar[str] = "AW-ALT-02"

    def candidates(self, g: AncientWorld) -> list[int]:
        return [LOOK, *[PROVINCE + card for card in g.open_provinces()]]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        return None if move == LOOK or province_card(move) in g.open_provinces() else self.clause

    def take(self, g: AncientWorld, move: int) -> None:
        """Fewer, if the deck holds no more (AW-ALT-04)."""
        if move != LOOK:
            take_province(g, self.seat, province_card(move))
            return
        g.reveal()
        g.provinces_shown = min(CHOICE, len(g.province_deck))
        for card in g.open_provinces()[1:]:
            g.say("province-shown", -1, card)
        g.ask(ChooseProvince(self.seat))


class ChooseProvince(Decision[AncientWorld]):
    """Which of the provinces looked at is taken? (AW-ALT-02)"""

    clause: ClassVar[str] = "AW-ALT-02"

    def candidates(self, g: AncientWorld) -> list[int]:
        return [PROVINCE + card for card in g.open_provinces()]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        return None if province_card(move) in g.open_provinces() else self.clause

    def take(self, g: AncientWorld, move: int) -> None:
        take_province(g, self.seat, province_card(move))


class BuryProvince(Decision[AncientWorld]):
    """Which of the others goes under the deck first? (AW-ALT-03, AW-ALT-04)"""

    clause: ClassVar[str] = "AW-ALT-03"

    def candidates(self, g: AncientWorld) -> list[int]:
        return [PROVINCE + card for card in g.open_provinces()]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        return None if province_card(move) in g.open_provinces() else self.clause

    def take(self, g: AncientWorld, move: int) -> None:
        bury(g, province_card(move))
        put_back(g, self.seat)


def bury(g: AncientWorld, card: int) -> None:
    """Face down under the deck, but everybody has seen it (AW-ALT-03..04)."""
    g.province_deck.remove(card)
    g.province_deck.insert(0, card)
    g.provinces_shown -= 1
    g.provinces_buried += 1
    g.say("province-buried", -1, card)


register(E_TAKE_PROVINCE, expand, refuse_expand)
