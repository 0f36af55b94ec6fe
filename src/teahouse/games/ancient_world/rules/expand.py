"""Expand borders: taking a province, or choosing one of three (AW-EXP, AW-ALT)."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision
from teahouse.engine.event import only
from teahouse.engine.shared_lists import without
from teahouse.games.ancient_world.rules.box import Effect
from teahouse.games.ancient_world.rules.grow import receive
from teahouse.games.ancient_world.rules.moves import LOOK, PROVINCE, province_card
from teahouse.games.ancient_world.rules.purse import Purse
from teahouse.games.ancient_world.rules.scripts import register
from teahouse.games.ancient_world.rules.state import AncientWorld, Burial
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
    g.province_deck = without(g.province_deck, card)
    player = g.players[seat]
    player.provinces = [*player.provinces, card]
    g.say("province", seat, card)
    g.provinces_shown -= 1
    if g.provinces_shown:
        g.burials = [Burial(seat), *g.buried()]
    put_back(g, seat)
    printed = g.box.provinces[card]
    receive(g, seat, printed.props, printed.triggers, 0)


def put_back(g: AncientWorld, seat: int) -> None:
    """The provinces not chosen go under the deck, in the order the player likes (AW-ALT-03..04)."""
    if g.provinces_shown > 1:
        g.ask(BuryProvince(seat))
        return
    if g.provinces_shown:
        bury(g, seat, g.province_deck[-1])
    if g.looking is not None:
        g.say("provinces-buried", seat, g.buried()[0].count)
        g.looking = None
        g.looked_open = None
    turn_up_province(g)


def turn_up_province(g: AncientWorld) -> None:
    """At once (AW-EXP-03)."""
    g.provinces_shown = 1
    forget_burials(g)
    if g.province_deck:
        g.reveal("province")
        g.say("province-shown", -1, g.province_deck[-1])


def forget_burials(g: AncientWorld) -> None:
    """What has come to the top is not under the deck any more."""
    burials = g.buried()
    hidden = max(0, len(g.province_deck) - g.provinces_shown)
    while g.provinces_buried > hidden:
        last = burials[-1]
        last.count -= 1
        g.provinces_buried -= 1
        if last.shown not in g.province_deck[g.provinces_buried - last.count : g.provinces_buried]:  # cold
            last.shown = 0
        if last.count == 0:
            burials.pop()
    g.burials = burials or None


class TakeProvince(Decision[AncientWorld]):
    """Take the face-up province, or look at the top three? (AW-ALT-02)"""

    clause: ClassVar[str] = "AW-ALT-02"

    def candidates(self, g: AncientWorld) -> list[int]:
        return [LOOK, *[PROVINCE + card for card in g.top_provinces()]]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        return None if move == LOOK or province_card(move) in g.top_provinces() else self.clause

    def take(self, g: AncientWorld, move: int) -> None:
        """Fewer, if the deck holds no more; the player alone sees them (AW-ALT-04)."""
        if move != LOOK:
            take_province(g, self.seat, province_card(move))
            return
        g.reveal("province")
        g.looking = self.seat
        g.looked_open = g.province_deck[-1]
        g.provinces_shown = min(CHOICE, len(g.province_deck))
        forget_burials(g)
        g.say("looked", self.seat, g.provinces_shown)
        for card in g.top_provinces()[1:]:
            g.say("looked-province", self.seat, card, to=only(self.seat))
        g.ask(ChooseProvince(self.seat))


class ChooseProvince(Decision[AncientWorld]):
    """Which of the provinces looked at is taken? (AW-ALT-02)"""

    clause: ClassVar[str] = "AW-ALT-02"

    def candidates(self, g: AncientWorld) -> list[int]:
        return [PROVINCE + card for card in g.top_provinces()]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        return None if province_card(move) in g.top_provinces() else self.clause

    def take(self, g: AncientWorld, move: int) -> None:
        take_province(g, self.seat, province_card(move))


class BuryProvince(Decision[AncientWorld]):
    """Which of the others goes under the deck first? (AW-ALT-03, AW-ALT-04)"""

    clause: ClassVar[str] = "AW-ALT-03"

    def candidates(self, g: AncientWorld) -> list[int]:
        return [PROVINCE + card for card in g.top_provinces()]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        return None if province_card(move) in g.top_provinces() else self.clause

    def take(self, g: AncientWorld, move: int) -> None:
        bury(g, self.seat, province_card(move))
        put_back(g, self.seat)


def bury(g: AncientWorld, seat: int, card: int) -> None:
    """Face down under the deck; whoever looked at it alone knows where it lies (AW-ALT-03..04)."""
    g.province_deck = [card, *without(g.province_deck, card)]
    g.provinces_shown -= 1
    g.provinces_buried += 1
    burial = g.buried()[0]
    burial.count += 1
    if card == g.looked_open:
        burial.shown = card
    g.say("province-buried", seat, card, to=only(seat))


register(E_TAKE_PROVINCE, expand, refuse_expand)
