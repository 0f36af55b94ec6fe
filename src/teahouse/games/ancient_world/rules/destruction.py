"""Destruction: the dice after a victory, lost coins and lost cards (AW-LOS)."""

from typing import ClassVar

from teahouse.engine.decision import Decision
from teahouse.games.ancient_world.rules.armies import keep_army_limit
from teahouse.games.ancient_world.rules.moves import EMPIRE, empire_card
from teahouse.games.ancient_world.rules.state import AncientWorld, Building
from teahouse.games.ancient_world.rules.words import F_BLANK, F_COIN, F_TITAN, FACES


def roll_dice(g: AncientWorld, seat: int, dice: int) -> None:
    """One for each banner of the titan, in several throws if need be, before any loss (AW-TIT-25, AW-LOS-15..16)."""
    titans = 0
    coins = 0
    for first in range(0, dice, g.box.dice):
        rolled = throw(g, seat, min(g.box.dice, dice - first))
        titans += rolled[F_TITAN]
        coins += rolled[F_COIN]
    suffer(g, seat, titans, coins)


def throw(g: AncientWorld, seat: int, dice: int) -> list[int]:
    """How often each face came up (AW-LOS-06)."""
    rolled = [0] * len(FACES)
    for _ in range(dice):
        rolled[g.box.faces[g.chance(len(g.box.faces), "dice")]] += 1
    g.say("rolled", seat, rolled[F_TITAN], rolled[F_COIN], rolled[F_BLANK])
    return rolled


def suffer(g: AncientWorld, seat: int, titans: int, coins: int) -> None:
    """A coin for each coin symbol, from the own ones, a card for each titan (AW-LOS-01, AW-LOS-03..05, AW-LOS-14)."""
    player = g.players[seat]
    taken = min(coins, player.coins)
    if taken:
        player.coins -= taken
        g.say("lost-coins", seat, taken)
    lose_cards(g, seat, titans)


def lose_cards(g: AncientWorld, seat: int, left: int) -> None:
    """The player chooses among the face-up ones; without any nothing happens (AW-LOS-01..02, AW-LOS-12)."""
    if left and g.players[seat].face_up():
        g.ask(LoseCard(seat, left))


class LoseCard(Decision[AncientWorld]):
    """Which empire card is lost? (AW-LOS-01)"""

    clause: ClassVar[str] = "AW-LOS-01"

    left: int

    def candidates(self, g: AncientWorld) -> list[int]:
        return [EMPIRE + card for card in g.players[self.seat].face_up()]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        return None if empire_card(move) in g.players[self.seat].face_up() else self.clause

    def take(self, g: AncientWorld, move: int) -> None:
        """Face down; a citizen on it stays, hunger waits, the army limit does not (AW-EMP-08, AW-LOS-07..09)."""
        player = g.players[self.seat]
        building = player.building_of(empire_card(move))
        assert building is not None
        player.replace_building(building, Building(building.card, True, building.citizen))
        g.say("lost", self.seat, building.card)
        g.then(keep_army_limit, self.seat)
        g.then(lose_cards, self.seat, self.left - 1)
