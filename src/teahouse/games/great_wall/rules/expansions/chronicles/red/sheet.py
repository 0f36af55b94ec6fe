"""What is printed for the Red Turbans (GWX-RED-07, 08)."""

from typing import Final, final

from teahouse.games.great_wall.rules.box import Sheet

NAME: Final = "red"


@final
class RedSheet(Sheet):
    """The scenario card, which only reminds of the rules, and the numbers of its set-up."""

    def __init__(self, space: int, area: int, walls: int, official: int, peace: int, least_hordes: int) -> None:
        self.space = space
        """The space of the time track, from 1, that the shame token covers."""
        self.area = area
        """The production area without overseers."""
        self.walls = walls
        """Wall levels that stand on each section at the start."""
        self.official = official
        """Honour for an official of the pool, in summer."""
        self.peace = peace
        """Gold for each horde less."""
        self.least_hordes = least_hordes
        """The hordes that come even in peace."""
