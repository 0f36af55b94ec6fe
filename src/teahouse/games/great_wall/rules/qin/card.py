"""Qin's general card: his area track, and the assistants nobody has seen."""

from typing import final


@final
class Qin:
    """What lies on and under the card of Qin Jiushao; his pieces are those of a clan. Other games have none."""

    def __init__(self, of: "Qin | None" = None) -> None:
        if of is None:
            self.track: list[int] = []
            """The areas his tokens stand for, the highest first; the damage token is the barracks (GW-SOLO-24, 25)."""
            self.unseen: list[int] = []
            """Assistants put under the card face down, known to nobody."""
            self.starting = 0
            """Officials the player still places at the end of set-up (GW-SOLO-21)."""
            self.both = False
            """Both leftmost advisors go under the card in spring (GW-SOLO-103)."""
            self.withdraws: bool | None = None
            """In a breach all his warriors return to his supply (GW-SOLO-34); None where only those killed do."""
        else:
            self.track = of.track[:]
            self.unseen = of.unseen[:]
            self.starting = of.starting
            self.both = of.both
            self.withdraws = of.withdraws

    def lowest_first(self) -> list[int]:
        """From the rightmost token to the leftmost: what he has least of comes first (GW-SOLO-24, 26)."""
        return self.track[::-1]

    def move_to_the_left_end(self, area: int) -> None:
        """The tokens that were left of it shift one space to the right (GW-SOLO-27..29)."""
        self.track.remove(area)
        self.track.insert(0, area)
