"""Clocks of a table: which run, which stand, and what is left on each.

A clock runs while everybody can see that its seat is asked, and for no other reason: whoever is asked in private has
the time of the window, which is the same whether or not anybody has anything to decide. So clocks tell what the table
tells anyway.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from teahouse.server.pace import RETURN, WINDOW, Pace, SeatClock, Sitting
from teahouse.server.quiet_hours import QuietHours, ends_after

HOUR: Final = 3600.0


class Asked(Struct, frozen=True):
    """What everybody sees at a moment."""

    now: float
    people: frozenset[int]
    """Seats at which a person is asked in the open."""
    window: bool
    """Whether the table waits for nobody in particular."""
    quiet: Mapping[int, QuietHours | None] = {}
    """By seat of a person, when they sleep."""


def wound(pace: Pace, seats: int) -> Sitting:
    """All clocks at the beginning of a game."""
    return Sitting(tuple(SeatClock(float(pace.start)) for _ in range(seats)) if pace.is_timed else ())


def gone_on(pace: Pace, sitting: Sitting, asked: Asked, answered: int = -1, opened: bool = True) -> Sitting:
    """The clocks after a change; `answered` is the seat that gave an answer, which adds to its clock.

    `opened` says that a window which is open now may be another than before.
    """
    if not pace.is_timed:
        return sitting
    clocks = tuple(
        running(pace, clock, asked, seat)
        if seat in asked.people
        else standing(pace, clock, asked.now, seat == answered)
        for seat, clock in enumerate(sitting.clocks)
    )
    return open_ballots(replace(sitting, clocks=clocks, window=window_end(pace, sitting, asked, opened)))


def running(pace: Pace, clock: SeatClock, asked: Asked, seat: int) -> SeatClock:
    return clock if clock.until or clock.late else started(pace, clock, asked, seat)


def started(pace: Pace, clock: SeatClock, asked: Asked, seat: int) -> SeatClock:
    until = asked.now + clock.left if pace.kind == "clock" else turn_end(pace, asked, [seat])
    return replace(clock, until=until, late=False)


def standing(pace: Pace, clock: SeatClock, now: float, has_answered: bool) -> SeatClock:
    if pace.kind != "clock" or not (clock.until or clock.late):
        return replace(clock, until=0.0, late=False)
    left = max(0.0, clock.until - now)
    least = RETURN if clock.late else 0.0
    return SeatClock(max(left + pace.increment, least) if has_answered else left, 0.0, left)


def turn_end(pace: Pace, asked: Asked, seats: Sequence[int]) -> float:
    """When the hours of a turn are over for the last of some seats."""
    end = asked.now + pace.hours * HOUR
    return max((ends_after(end, asked.quiet.get(seat)) for seat in seats), default=end)


def window_end(pace: Pace, sitting: Sitting, asked: Asked, opened: bool) -> float:
    """A window waits equally long for everybody who plays, and anew after each change."""
    if not asked.window:
        return 0.0
    if sitting.window and not opened:
        return sitting.window
    return asked.now + WINDOW if pace.kind == "clock" else turn_end(pace, asked, sorted(asked.quiet))


def taken_back(sitting: Sitting, seat: int) -> Sitting:
    """A seat that takes an answer back gives back what that has added to its clock."""
    if not sitting.clocks:
        return sitting
    clock = sitting.clocks[seat]
    less = replace(clock, left=min(clock.left, clock.before)) if not clock.until and clock.before else clock
    return with_clock(sitting, seat, less)


def more_time(pace: Pace, sitting: Sitting, seat: int, asked: Asked) -> Sitting:
    """Somebody comes back, or the others wait: there is something on the clock again."""
    if not sitting.clocks:
        return sitting
    clock = sitting.clocks[seat]
    again = SeatClock(max(clock.left, RETURN, float(pace.increment)) if pace.kind == "clock" else 0.0)
    return gone_on(pace, open_ballots(with_clock(sitting, seat, again)), asked, opened=False)


def run_out(sitting: Sitting, now: float) -> list[int]:
    """Seats whose clocks have run out."""
    return [seat for seat, clock in enumerate(sitting.clocks) if clock.until and clock.until <= now]


def with_clock(sitting: Sitting, seat: int, clock: SeatClock) -> Sitting:
    clocks = tuple(clock if number == seat else each for number, each in enumerate(sitting.clocks))
    return replace(sitting, clocks=clocks)


def open_ballots(sitting: Sitting) -> Sitting:
    """Nobody votes any more about a clock that is not late."""
    return replace(sitting, ballots=tuple(each for each in sitting.ballots if each.late in sitting.late))
