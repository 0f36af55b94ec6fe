"""What the co-operative game adds to the table: edicts, events, and what was sacrificed for good."""

from typing import final


@final
class Court:
    """The Emperor's court. Other games have none."""

    def __init__(self, of: "Court | None" = None) -> None:
        if of is None:
            self.edict_deck: list[int] = []
            """The last card is the top one."""
            self.edicts: list[int] = []
            """Current edicts, face up in the artifact cells (GW-COOP-17)."""
            self.fulfilled: list[int] = []
            """Discarded edicts, each of which counts towards the aim (GW-COOP-01, 23)."""
            self.event_deck: list[int] = []
            self.revealed: list[int] = []
            """Event cards side by side, never discarded (GW-COOP-39)."""
            self.lost_warriors: list[int] = []
            """Sacrificed warriors, as 4 * seat + type (GW-COOP-27)."""
            self.lost_officials: list[int] = []
            """Sacrificed officials, by their seats."""
            self.lost_hordes: list[int] = []
            """Sacrificed horde cards."""
            self.won = False
        else:
            self.edict_deck = of.edict_deck[:]
            self.edicts = of.edicts[:]
            self.fulfilled = of.fulfilled[:]
            self.event_deck = of.event_deck[:]
            self.revealed = of.revealed[:]
            self.lost_warriors = of.lost_warriors[:]
            self.lost_officials = of.lost_officials[:]
            self.lost_hordes = of.lost_hordes[:]
            self.won = of.won
