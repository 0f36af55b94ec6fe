"""What is printed for the lantern."""

from typing import Final, final

from teahouse.games.great_wall.rules.box import Sheet

NAME: Final = "lantern"


@final
class LanternSheet(Sheet):
    def __init__(self, honor: int) -> None:
        self.honor = honor
        """For everybody who has a warrior where it shines."""
