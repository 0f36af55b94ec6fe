"""Armies: their symbols with experience, the coins on them, and the army limit."""

from typing import ClassVar

from teahouse.engine.decision import Decision, Lack
from teahouse.games.ancient_world.rules.box import Effect
from teahouse.games.ancient_world.rules.moves import ARMY, PICTURE, SCROLL, army_card
from teahouse.games.ancient_world.rules.properties import army_limit
from teahouse.games.ancient_world.rules.purse import Purse
from teahouse.games.ancient_world.rules.scripts import register
from teahouse.games.ancient_world.rules.state import AncientWorld, Army
from teahouse.games.ancient_world.rules.words import ARMY_CARDS, E_REST


def army_symbols(g: AncientWorld, army: Army, symbol: int) -> int:
    """Those of the active card and the experience of all disbanded ones (AW-ARM-07, AW-REC-14..17, AW-TIT-11)."""
    count = g.box.armies[army.card].front[symbol]
    for card in army.disbanded:
        count += g.box.armies[card].experience[symbol]
    return count


def price_of_use(army: Army) -> int:
    """One more than the coins on its picture (AW-TIT-07, AW-TIT-33)."""
    return army.picture + 1


def unused_armies(g: AncientWorld, seat: int) -> list[Army]:
    """Those without coins on the scroll (AW-TIT-06, AW-REC-11)."""
    return [army for army in g.players[seat].armies if army.scroll == 0]


# -- the army limit --------------------------------------------------------------------------------


def keep_army_limit(g: AncientWorld, seat: int) -> None:
    """Armies above the limit are discarded at once, whole (AW-LOS-09..10)."""
    if len(g.players[seat].armies) > army_limit(g, seat):
        g.ask(DiscardArmy(seat))


class DiscardArmy(Decision[AncientWorld]):
    """Which army is discarded, used or not? (AW-LOS-10)"""

    clause: ClassVar[str] = "AW-LOS-09"

    def candidates(self, g: AncientWorld) -> list[int]:
        return [ARMY + army.card for army in g.players[self.seat].armies]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        return None if g.players[self.seat].army_with(army_card(move)) is not None else self.clause

    def take(self, g: AncientWorld, move: int) -> None:
        """Its cards leave the game, its coins go to the supply (AW-LOS-10..11)."""
        player = g.players[self.seat]
        army = player.army_with(army_card(move))
        assert army is not None
        player.armies = [each for each in player.armies if each is not army]
        g.army_discard = [*g.army_discard, army.card, *army.disbanded]
        g.say("army-discarded", self.seat, army.card)
        g.then(keep_army_limit, self.seat)


# -- taking coins off ------------------------------------------------------------------------------


def rest(g: AncientWorld, e: Effect, seat: int, discount: int) -> None:
    g.ask(RestArmy(seat, e.count))


def refuse_rest(g: AncientWorld, e: Effect, seat: int, purse: Purse, discount: int) -> str | None:
    """There must be a coin on an own army card."""
    for army in g.players[seat].armies:
        if army.scroll or army.picture:
            return None
    return "AW-CLR-19"


class RestArmy(Decision[AncientWorld]):
    """From which army, and from its scroll or its picture, are coins discarded? (AW-CLR-19)"""

    clause: ClassVar[str] = "AW-CLR-19"

    coins: int

    def candidates(self, g: AncientWorld) -> list[int]:
        armies = g.players[self.seat].armies
        return [SCROLL + army.card for army in armies] + [PICTURE + army.card for army in armies]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        if not SCROLL < move <= PICTURE + ARMY_CARDS:
            return self.clause
        on_scroll = move <= SCROLL + ARMY_CARDS
        army = g.players[self.seat].army_with(move - (SCROLL if on_scroll else PICTURE))
        if army is None:
            return self.clause
        return None if (army.scroll if on_scroll else army.picture) else self.clause

    def lacking(self, g: AncientWorld, move: int) -> list[Lack]:
        """The army must be one's own, and bear a coin there."""
        if move not in self.candidates(g):
            return []
        return [Lack("army-coin", 1 if self.refuse(g, move) is None else 0, 1)]

    def take(self, g: AncientWorld, move: int) -> None:
        """With an empty scroll the army is unused again (AW-CLR-20..21)."""
        player = g.players[self.seat]
        if move <= SCROLL + ARMY_CARDS:
            army = player.army_with(move - SCROLL)
            assert army is not None
            coins = min(self.coins, army.scroll)
            player.replace_army(army, Army(army.card, army.scroll - coins, army.picture, army.disbanded))
            g.say("rested-scroll", self.seat, army.card, coins)
        else:
            army = player.army_with(move - PICTURE)
            assert army is not None
            coins = min(self.coins, army.picture)
            player.replace_army(army, Army(army.card, army.scroll, army.picture - coins, army.disbanded))
            g.say("rested-picture", self.seat, army.card, coins)


register(E_REST, rest, refuse_rest)
