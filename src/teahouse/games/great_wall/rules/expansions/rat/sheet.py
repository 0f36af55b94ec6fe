"""What is printed on the five rat cards (GWX-RAT-01, 27)."""

from typing import Final, final

from teahouse.games.great_wall.rules.box import Sheet
from teahouse.games.great_wall.rules.language import Amount, Condition

NAME: Final = "rat"

MOST: Final = 0
FEWEST: Final = 1
WHOEVER: Final = 2


@final
class RatCard:
    """Who moves the Rat: whoever has the most or the fewest of something, or meets the conditions (GWX-RAT-15)."""

    def __init__(self, name: str, asks: int, counted: Amount, conditions: list[Condition]) -> None:
        self.name = name
        self.asks = asks
        self.counted = counted
        """What MOST and FEWEST compare."""
        self.conditions = conditions


@final
class RatSheet(Sheet):
    """The Rat and its cards."""

    def __init__(self, gold: int, cards: list[RatCard]) -> None:
        self.gold = gold
        """What each player with officials beside it gains (GWX-RAT-10)."""
        self.cards = cards
