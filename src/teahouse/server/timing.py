"""Time at a table: what its clocks show after everything that happens there."""

from typing import TYPE_CHECKING

from msgspec import UNSET
from msgspec.structs import replace

from teahouse.engine.position import Position
from teahouse.server import clocks
from teahouse.server.clocks import Asked
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import Change, Played, Summary, TableRow, TakeBackAnswered, Undone
from teahouse.server.pace import Pace
from teahouse.server.wire.sitting import BallotShown, Clocks, ClockShown, PaceShown, PaceWish, SittingShown

if TYPE_CHECKING:
    from teahouse.server.context import AppContext


def pace_of(wish: PaceWish) -> Pace:
    """What was wished, without what means nothing."""
    pace = Pace(wish.kind, wish.start, wish.increment, wish.hours, wish.at_end, wish.away)
    if pace.kind != "clock":
        pace = replace(pace, start=0, increment=0)
    return pace if pace.kind == "daily" else replace(pace, hours=0)


async def asked_at(context: "AppContext", row: TableRow, position: Position) -> Asked:
    """Who is asked in the open, and whether the table waits for nobody in particular."""
    people = {seat: each.person for seat, each in enumerate(row.seats) if each.who == "person"}
    quiet = {}
    if row.pace.kind == "daily":
        for seat, person in people.items():
            wished = (await context.store.preferences_of(person)).quiet if person is not None else None
            quiet[seat] = None if wished is UNSET else wished
    window = position.windows and any(decision.private for decision in position.open)
    return Asked(context.now(), frozenset(people.keys() & set(row.summary.awaited)), window, quiet)


async def after_change(context: "AppContext", live: LiveTable, summary: Summary, change: Change) -> Summary:
    """What lists show, with the clocks as they are after a change of the game."""
    row, sitting = live.row, summary.sitting
    if not row.pace.is_timed:
        return summary
    if isinstance(change, Undone) or (isinstance(change, TakeBackAnswered) and change.entries):
        sitting = clocks.taken_back(sitting, change.seat)
    answered = change.seat if isinstance(change, Played) else -1
    asked = await asked_at(context, replace(row, summary=summary), live.game.position)
    return replace(summary, sitting=clocks.gone_on(row.pace, sitting, asked, answered))


async def after_seats(context: "AppContext", before: TableRow, row: TableRow, position: Position) -> TableRow:
    """The row with the clocks as they are after seats changed hands; who comes back finds some time on theirs."""
    if not row.pace.is_timed or row.state != "playing":
        return row
    sitting = row.summary.sitting
    asked = await asked_at(context, row, position)
    if not sitting.clocks:
        sitting = clocks.wound(row.pace, len(row.seats))
    sitting = clocks.gone_on(row.pace, sitting, asked, opened=False)
    for seat, (old, new) in enumerate(zip(before.seats, row.seats, strict=True)):
        if old.who != "person" and new.who == "person" and before.state == "playing":
            sitting = clocks.more_time(row.pace, sitting, seat, asked)
    return row.with_sitting(sitting)


# -- shown ---------------------------------------------------------------------------------------


def clocks_shown(row: TableRow, now: float) -> Clocks | None:
    """The clocks as they stand; None at tables without."""
    sitting = row.summary.sitting
    if not row.pace.is_timed or not sitting.clocks or row.state != "playing":
        return None
    seats = [ClockShown(each.left, each.until, each.late) for each in sitting.clocks]
    return Clocks(now, seats, sitting.window)


def pace_shown(pace: Pace) -> PaceShown:
    return PaceShown(pace.kind, pace.start, pace.increment, pace.hours, pace.at_end, pace.away)


def sitting_shown(row: TableRow, now: float, may_choose_host: bool) -> SittingShown:
    sitting = row.summary.sitting
    ballots = [BallotShown(each.late, each.seat, each.wish) for each in sitting.ballots]
    host = next((seat.name for seat in row.seats if seat.who == "person" and seat.person == row.host), "")
    return SittingShown(
        pace_shown(row.pace),
        clocks_shown(row, now),
        ballots,
        list(sitting.enders),
        list(sitting.resigned),
        sitting.ended,
        may_choose_host,
        host,
    )
