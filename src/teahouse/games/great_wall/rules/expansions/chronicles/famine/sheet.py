"""What is printed on the card of the Great Famine."""

from typing import Final, final

from teahouse.games.great_wall.rules.box import AreaPrint, Sheet

NAME: Final = "famine"


@final
class FamineSheet(Sheet):
    def __init__(self, shame: bool, food: int, price: int, start: int, limit: list[int], lose_at: int) -> None:
        self.market = AreaPrint(False, 0, shame)
        self.food = food
        """What an official buys in the Market."""
        self.price = price
        """Gold for it, for each point of lethality."""
        self.start = start
        self.limit = limit
        """By number of players, the first space of the damage token."""
        self.lose_at = lose_at
        """Here and below all players lose."""
