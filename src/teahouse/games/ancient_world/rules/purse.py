"""Paying: what a player can spend, and prices as they are asked."""

from typing import final

from teahouse.engine.decision import Lack
from teahouse.games.ancient_world.rules.box import Price
from teahouse.games.ancient_world.rules.state import AncientWorld


@final
class Purse:
    """Coins and knowledge that are there to be spent, perhaps after something else has been paid."""

    def __init__(self, coins: int, knowledge: int) -> None:
        self.coins = coins
        self.knowledge = knowledge

    def pays(self, price: Price) -> bool:
        return self.coins >= price.coin and self.knowledge >= price.knowledge

    def after(self, price: Price) -> "Purse":
        return Purse(self.coins - price.coin, self.knowledge - price.knowledge)

    def needs(self, price: Price) -> list[Lack]:
        """Both parts of a price."""
        return [Lack("coin", self.coins, price.coin), Lack("knowledge", self.knowledge, price.knowledge)]


def purse_of(g: AncientWorld, seat: int) -> Purse:
    return Purse(g.players[seat].coins, g.players[seat].knowledge)


def reduced(price: Price, discount: int) -> Price:
    """A discount takes coins off, not below 0, and never knowledge."""
    return Price(max(0, price.coin - discount), price.knowledge) if discount else price
