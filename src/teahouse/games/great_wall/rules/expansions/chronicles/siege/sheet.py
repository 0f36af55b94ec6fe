"""What is printed on the fortress (GWX-SIEGE-05, 07)."""

from typing import Final, final

from teahouse.games.great_wall.rules.box import Sheet

NAME: Final = "siege"


@final
class SiegeSheet(Sheet):
    """The scenario card of the siege; lists go by the number of players."""

    def __init__(
        self,
        defence: list[int],
        top: int,
        tokens: list[int],
        per_pillage: int,
        positions: int,
        archer_wood: int,
        defence_price: int,
    ) -> None:
        self.defence = defence
        self.top = top
        """The last space of the defence track."""
        self.tokens = tokens
        self.per_pillage = per_pillage
        self.positions = positions
        self.archer_wood = archer_wood
        """What it costs to send an archer into the fortress."""
        self.defence_price = defence_price
        """Wood, stone or gold for one space of the defence track."""
