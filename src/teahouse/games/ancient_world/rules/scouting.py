"""Scouting: reordering the top of a titan deck and perhaps fighting at once (AW-CLR-12..14)."""

from typing import ClassVar

from teahouse.engine.decision import Decision
from teahouse.engine.event import only
from teahouse.engine.shared_lists import with_list, without
from teahouse.games.ancient_world.rules.box import Effect
from teahouse.games.ancient_world.rules.moves import PASS, TITAN, titan_card
from teahouse.games.ancient_world.rules.purse import Purse
from teahouse.games.ancient_world.rules.scripts import register
from teahouse.games.ancient_world.rules.state import AncientWorld
from teahouse.games.ancient_world.rules.titans import UseArmies, deck_of, refuse_fight
from teahouse.games.ancient_world.rules.words import E_SCOUT


def scout(g: AncientWorld, e: Effect, seat: int, discount: int) -> None:
    g.ask(ScoutDeck(seat, e.count))


def refuse_scout(g: AncientWorld, e: Effect, seat: int, purse: Purse, discount: int) -> str | None:
    return None if any(len(deck) > 0 for deck in g.titan_decks) else "AW-CLR-12"


class ScoutDeck(Decision[AncientWorld]):
    """Which titan deck, named by its top card? (AW-CLR-12)"""

    clause: ClassVar[str] = "AW-CLR-12"

    count: int

    def candidates(self, g: AncientWorld) -> list[int]:
        return [TITAN + deck[-1] for deck in g.titan_decks if deck]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        titan = titan_card(move)
        return None if titan and deck_of(g, titan) >= 0 else self.clause

    def take(self, g: AncientWorld, move: int) -> None:
        """The open card is one of them; with fewer cards one sees fewer, the others forget (AW-CLR-14)."""
        deck = deck_of(g, titan_card(move))
        count = min(self.count, len(g.titan_decks[deck]))
        g.reveal("scouted")
        g.say("scouted", self.seat, deck + 1, count)
        for player in g.players:
            player.scouted = with_list(player.scouted, deck, [])
        remember(g, self.seat, deck, count)
        for titan in g.players[self.seat].scouted[deck]:
            g.say("scouted-titan", self.seat, titan, to=only(self.seat))
        arrange(g, self.seat, deck, count, 0)


def remember(g: AncientWorld, seat: int, deck: int, count: int) -> None:
    """The scout knows what lies under the top card."""
    cards = g.titan_decks[deck]
    player = g.players[seat]
    player.scouted = with_list(player.scouted, deck, [cards[-1 - i] for i in range(1, count)])


def arrange(g: AncientWorld, seat: int, deck: int, count: int, placed: int) -> None:
    """One card after another from the top; the last one needs no choice."""
    if placed < count - 1:
        g.ask(ArrangeTitans(seat, deck, count, placed))
        return
    g.say("titan-shown", -1, g.titan_decks[deck][-1])
    if refuse_fight(g, seat, g.titan_decks[deck][-1]) is None:
        g.ask(FightScouted(seat, deck))


class ArrangeTitans(Decision[AncientWorld]):
    """Which of the titans comes next, from the top of the deck down? (AW-CLR-12)"""

    clause: ClassVar[str] = "AW-CLR-12"

    deck: int
    count: int
    placed: int

    def left(self, g: AncientWorld) -> list[int]:
        """The titans not yet put back."""
        cards = g.titan_decks[self.deck]
        return cards[len(cards) - self.count : len(cards) - self.placed]

    def candidates(self, g: AncientWorld) -> list[int]:
        return [TITAN + titan for titan in self.left(g)]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        return None if titan_card(move) in self.left(g) else self.clause

    def take(self, g: AncientWorld, move: int) -> None:
        cards = without(g.titan_decks[self.deck], titan_card(move))
        cards.insert(len(cards) - self.placed, titan_card(move))
        g.titan_decks = with_list(g.titan_decks, self.deck, cards)
        remember(g, self.seat, self.deck, self.count)
        arrange(g, self.seat, self.deck, self.count, self.placed + 1)


class FightScouted(Decision[AncientWorld]):
    """Fight the top card at once? (AW-CLR-13)"""

    clause: ClassVar[str] = "AW-CLR-13"

    deck: int

    def candidates(self, g: AncientWorld) -> list[int]:
        return [PASS, TITAN + g.titan_decks[self.deck][-1]]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        if move == PASS:
            return None
        return None if titan_card(move) == g.titan_decks[self.deck][-1] else self.clause

    def take(self, g: AncientWorld, move: int) -> None:
        """By all the rules of a fight (AW-CLR-14)."""
        if move != PASS:
            g.ask(UseArmies(self.seat, titan_card(move), ()))


register(E_SCOUT, scout, refuse_scout)
