"""Quiet hours: when a turn that would end while somebody sleeps ends instead."""

from datetime import datetime, time, timedelta
from typing import Annotated, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Meta, Struct

GRACE: Final = timedelta(hours=1)
"""Time to get up."""
LONGEST: Final = timedelta(hours=14)
HourOfDay = Annotated[str, Meta(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")]
"""`22:30`."""


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """From when until when somebody wants to be left alone, where they live."""

    start: HourOfDay
    end: HourOfDay
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    """As the tz database calls it: `Europe/Berlin`."""

    def __post_init__(self) -> None:
        if zone_named(self.zone) is None:
            raise ValueError(f"There is no time zone “{self.zone}”")
        if not timedelta() < length(self) <= LONGEST:
            raise ValueError("Quiet hours are fourteen at most, and not none")


def zone_named(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def length(quiet: QuietHours) -> timedelta:
    start, end = (timedelta(hours=t.hour, minutes=t.minute) for t in (at(quiet.start), at(quiet.end)))
    return (end - start) % timedelta(days=1)


def at(hour: str) -> time:
    return time.fromisoformat(hour)


def ends_after(moment: float, quiet: QuietHours | None) -> float:
    """A moment, or, if that lies in somebody's quiet hours, an hour after these."""
    zone = None if quiet is None else zone_named(quiet.zone)
    if quiet is None or zone is None:
        return moment
    local = datetime.fromtimestamp(moment, zone)
    for days in (0, 1):
        end = datetime.combine(local.date() + timedelta(days=days), at(quiet.end), zone)
        start = (end.replace(tzinfo=None) - length(quiet)).replace(tzinfo=zone)
        if start <= local < end:
            return (end.replace(tzinfo=None) + GRACE).replace(tzinfo=zone).timestamp()
    return moment
