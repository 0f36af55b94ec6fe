"""Pace: how much time people have at a table, and what happens when it has run out; chosen when the table is set up."""

from typing import Final, Literal

from msgspec import Struct

PaceKind = Literal["none", "clock", "daily"]
AtEnd = Literal["bot", "vote", "resign"]
Wish = Literal["wait", "bot", "resign"]

WINDOW: Final = 60.0
"""Seconds for which a private question waits at a table with clocks, whoever is asked."""
RETURN: Final = 60.0
"""Seconds somebody finds on their clock at least who comes back to their seat."""


class Pace(Struct, frozen=True, omit_defaults=True):
    """No clock; a clock for each person, with some seconds more after every answer; or some hours for every turn."""

    kind: PaceKind = "none"
    start: int = 0
    """Seconds on each clock at the beginning."""
    increment: int = 0
    """Seconds that come onto a clock whenever its person has answered."""
    hours: int = 0
    """For every turn, by night and day; where they would end in somebody's quiet hours, they end after those."""
    at_end: AtEnd = "bot"
    """A bot goes on until they are back, the others vote, or they have resigned."""
    away: int = 0
    """Minutes after which the others may put a bot where somebody is away, or choose a new host."""

    @property
    def is_timed(self) -> bool:
        return self.kind != "none"


class SeatClock(Struct, frozen=True, omit_defaults=True):
    """The time of one seat. Moments are seconds since 1970."""

    left: float = 0.0
    """Seconds, while the clock stands; of a clock of the kind `clock`."""
    until: float = 0.0
    """When it will have run out; 0 while it stands."""
    before: float = 0.0
    """What was left when it stood last, before anything was added."""
    late: bool = False
    """It has run out, and the others vote."""


class Ballot(Struct, frozen=True):
    """What somebody wants to be done about a clock that has run out."""

    late: int
    seat: int
    wish: Wish


class Sitting(Struct, frozen=True, omit_defaults=True):
    """How people stand with time and with each other at a table: nothing that a rule knows of."""

    clocks: tuple[SeatClock, ...] = ()
    """By seat; empty at tables without clocks, and before the game."""
    window: float = 0.0
    """When a private question is declined for whoever has not answered it; 0 while there is none."""
    ballots: tuple[Ballot, ...] = ()
    enders: tuple[int, ...] = ()
    """Seats of people who want to end the game here."""
    resigned: tuple[int, ...] = ()
    ended: Literal["", "agreed", "resigned"] = ""
    """Why the game was over before its end."""

    @property
    def deadline(self) -> float | None:
        """The next moment at which something has to be done for somebody."""
        moments = [clock.until for clock in self.clocks if clock.until] + ([self.window] if self.window else [])
        return min(moments, default=None)

    @property
    def late(self) -> list[int]:
        return [seat for seat, clock in enumerate(self.clocks) if clock.late]
