"""What is printed on the card of the Frosts."""

from typing import Final, final

from teahouse.games.great_wall.rules.box import Sheet

NAME: Final = "frost"


@final
class FrostSheet(Sheet):
    """Spaces of the track are counted from 0, the warmest first."""

    def __init__(self, values: list[int], start: int, spring: int, first: int, tokens: int, honor: int) -> None:
        self.values = values
        """What every overseer gives more, by space."""
        self.start = start
        self.spring = spring
        """Spaces the marker moves in spring."""
        self.first = first
        """Spaces it moves with the first delivery of a resource."""
        self.tokens = tokens
        """Equal resources in a delivery."""
        self.honor = honor
        """For each official above the card."""
        self.stock: list[int] = []
        """By number of players, tokens of each resource in the game."""
        self.pillage = 0
        """Tokens of each resource that a pillage takes."""
