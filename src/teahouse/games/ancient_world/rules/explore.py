"""Explore: putting an empire card aside (AW-XPL)."""

from typing import ClassVar

from teahouse.engine.decision import Decision, Lack
from teahouse.engine.event import only
from teahouse.engine.shared_lists import without
from teahouse.games.ancient_world.rules.box import Effect
from teahouse.games.ancient_world.rules.decks import cards_to_draw, draw_empire
from teahouse.games.ancient_world.rules.moves import DRAW, EMPIRE, empire_card
from teahouse.games.ancient_world.rules.properties import symbols
from teahouse.games.ancient_world.rules.purse import Purse
from teahouse.games.ancient_world.rules.scripts import register
from teahouse.games.ancient_world.rules.state import AncientWorld
from teahouse.games.ancient_world.rules.words import E_EXPLORE, E_RESERVE, P_EYE


def explore(g: AncientWorld, e: Effect, seat: int, discount: int) -> None:
    g.ask(Explore(seat, e.count))


def refuse_explore(g: AncientWorld, e: Effect, seat: int, purse: Purse, discount: int) -> str | None:
    return None if g.row or cards_to_draw(g) else "AW-XPL-01"


class Explore(Decision[AncientWorld]):
    """Put aside a card of the row, or draw cards to choose from? (AW-XPL-01, AW-XPL-08)"""

    clause: ClassVar[str] = "AW-XPL-01"

    draw: int

    def candidates(self, g: AncientWorld) -> list[int]:
        return [DRAW, *[EMPIRE + card for card in g.row]]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        if move == DRAW:
            return None if cards_to_draw(g) else "AW-PRE-11"
        return None if empire_card(move) in g.row else self.clause

    def lacking(self, g: AncientWorld, move: int) -> list[Lack]:
        return [Lack("empire-card", cards_to_draw(g), 1)] if move == DRAW else []

    def take(self, g: AncientWorld, move: int) -> None:
        """Eyes add to the cards drawn, which the player alone sees (AW-XPL-05, AW-XPL-09, AW-PRP-11)."""
        if move != DRAW:
            put_row_card_aside(g, self.seat, empire_card(move))
            return
        player = g.players[self.seat]
        for _ in range(min(self.draw + symbols(g, self.seat, P_EYE), cards_to_draw(g))):
            player.drawn = [*player.drawn, draw_empire(g)]
        g.say("drew", self.seat, len(player.drawn))
        for card in player.drawn:
            g.say("drew-card", self.seat, card, to=only(self.seat))
        g.ask(KeepCard(self.seat))


class KeepCard(Decision[AncientWorld]):
    """Which of the cards drawn is put aside? (AW-XPL-08)"""

    clause: ClassVar[str] = "AW-XPL-08"

    def candidates(self, g: AncientWorld) -> list[int]:
        return [EMPIRE + card for card in g.players[self.seat].drawn]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        return None if empire_card(move) in g.players[self.seat].drawn else self.clause

    def take(self, g: AncientWorld, move: int) -> None:
        """The others go to the discard pile, where they lie open (AW-XPL-04, AW-XPL-09)."""
        player = g.players[self.seat]
        put_card_aside(g, self.seat, empire_card(move))
        for card in player.drawn:
            if card != empire_card(move):
                g.discard(card)
                g.say("explored", self.seat, card)
        player.drawn = []


def put_row_card_aside(g: AncientWorld, seat: int, card: int) -> None:
    """For nothing; it leaves a gap in the row, and everybody knows it (AW-XPL-06..07, AW-XPL-09)."""
    g.row = without(g.row, card)
    player = g.players[seat]
    player.reserve = [*player.reserve, card]
    player.known = [*player.known, card]
    g.say("put-aside-row", seat, card)


def put_card_aside(g: AncientWorld, seat: int, card: int) -> None:
    """Face down below the player board; any number may lie there (AW-XPL-02, AW-XPL-10)."""
    player = g.players[seat]
    player.reserve = [*player.reserve, card]
    g.say("put-aside", seat)
    g.say("put-aside-card", seat, card, to=only(seat))


# -- putting aside without exploring -----------------------------------------------------------------


def reserve(g: AncientWorld, e: Effect, seat: int, discount: int) -> None:
    g.ask(PutAside(seat, 1 if e.row else 0, 1 if e.deck_top else 0))


def refuse_reserve(g: AncientWorld, e: Effect, seat: int, purse: Purse, discount: int) -> str | None:
    return None if e.row and g.row or e.deck_top and cards_to_draw(g) else "AW-CLR-06"


class PutAside(Decision[AncientWorld]):
    """A card of the row, or the unseen top card of the deck? (AW-CLR-06, AW-CLR-28)"""

    clause: ClassVar[str] = "AW-CLR-06"

    row: int
    deck: int

    def candidates(self, g: AncientWorld) -> list[int]:
        return [DRAW, *[EMPIRE + card for card in g.row]]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        if move == DRAW:
            return None if self.deck and cards_to_draw(g) else self.clause
        return None if self.row and empire_card(move) in g.row else self.clause

    def lacking(self, g: AncientWorld, move: int) -> list[Lack]:
        return [Lack("empire-card", cards_to_draw(g), 1)] if move == DRAW and self.deck else []

    def take(self, g: AncientWorld, move: int) -> None:
        if move == DRAW:
            put_card_aside(g, self.seat, draw_empire(g))
        else:
            put_row_card_aside(g, self.seat, empire_card(move))


register(E_EXPLORE, explore, refuse_explore)
register(E_RESERVE, reserve, refuse_reserve)
