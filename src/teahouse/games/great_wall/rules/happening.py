"""A happening: one event of the game as cards see it, with everything they may ask about it."""

from typing import final


@final
class Happening:
    """Immutable; -1 stands for what an event does not have."""

    def __init__(
        self,
        moment: int = -1,
        actor: int = -1,
        section: int = -1,
        card: int = -1,
        area: int = -1,
        n: int = 0,
        warriors: int = 0,
        resource: int = -1,
        cause: int = 0,
        cells: int = 0,
        last: int = 0,
        winner: int = -1,
        row: int = -1,
    ) -> None:
        self.moment = moment
        self.actor = actor
        """Whose deed it is."""
        self.section = section
        self.card = card
        """The horde card."""
        self.area = area
        self.n = n
        self.warriors = warriors
        """Types of the warriors concerned, one bit each."""
        self.resource = resource
        self.cause = cause
        self.cells = cells
        """Cells of the card just covered, one bit each."""
        self.last = last
        """1 if the last free cell of the card was covered."""
        self.winner = winner
        self.row = row
        """Row of the card at that time, 0-2."""
