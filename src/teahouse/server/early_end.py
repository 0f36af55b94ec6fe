"""Ending before the end: somebody resigns, or everybody agrees to stop, and the position counts as unfinished."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from teahouse.server import commands
from teahouse.server.bus import Note
from teahouse.server.catalogue import USUAL_BOT
from teahouse.server.errors import ApiError
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import Person, SeatHappening, SeatRow, TableRow, now
from teahouse.server.seats import known, reseat, write_seats
from teahouse.server.wire.sitting import EndHere, Resign

if TYPE_CHECKING:
    from teahouse.server.context import AppContext


async def resign(context: "AppContext", person: Person | None, table: str, request: Resign) -> None:
    """A seat is given up for good: a bot plays on, or the game is over if nobody is left to play against."""
    guest = known(person)
    await context.rate_limiter.check("changes", guest.id)
    async with context.live_tables.at(table) as live:
        commands.owner(live, guest, request.seat)
        _ = live.game
        if live.row.state == "over":
            raise ApiError("over")
        await resign_seat(context, live, request.seat, guest, "resigned")


async def resign_seat(
    context: "AppContext", live: LiveTable, seat: int, by: Person | None, what: SeatHappening
) -> None:
    sitting = live.row.summary.sitting
    row = live.row.with_sitting(replace(sitting, resigned=(*sitting.resigned, seat)))
    given_up = {seat: SeatRow("bot", row.seats[seat].person, USUAL_BOT)}
    await reseat(context, live, by, given_up, row, what)
    winners = winners_left(live)
    if winners is not None:
        await close(context, live, "resigned", winners)
    else:
        await commands.complete_take_back(context, live)


def winners_left(live: LiveTable) -> list[int] | None:
    """Who has won because the others resigned; None while there is somebody to play on."""
    row, position = live.row, live.game.position
    resigned = row.summary.sitting.resigned
    left = [seat for seat in range(len(row.seats)) if seat not in resigned]
    if position.together:
        return None if any(row.seats[seat].who != "bot" for seat in left) else []
    if len(left) > 1 and any(row.seats[seat].who != "bot" for seat in left):
        return None
    best = max((position.points(seat) for seat in left), default=0)
    return [seat for seat in left if position.points(seat) == best]


async def close(context: "AppContext", live: LiveTable, ended: str, winners: list[int]) -> None:
    """The game is over as it stands."""
    row = live.row
    sitting = replace(row.summary.sitting, clocks=(), window=0.0, ballots=(), enders=(), ended=ended)
    summary = replace(row.summary, awaited=[], winners=winners, sitting=sitting)
    over = replace(row, state="over", summary=summary, revision=row.revision + 1, at=now())
    await write_seats(context, live, over)
    context.bus.publish(Note(row.id, "seats", row.version))
    context.recorder.want(row.id)
    context.results.want(row.id)
    context.notices.want(row.id)
    context.tournaments.note(row.id)


async def end_here(context: "AppContext", person: Person | None, table: str, request: EndHere) -> None:
    """Somebody wants to stop, or does not; when everybody who plays wants it, the game is over, and unfinished."""
    guest = known(person)
    await context.rate_limiter.check("changes", guest.id)
    async with context.live_tables.at(table) as live:
        _ = live.game
        row = live.row
        if row.state == "over":
            raise ApiError("over")
        mine = row.seats_of(guest)
        if not mine:
            raise ApiError("not-seated")
        sitting = row.summary.sitting
        enders = tuple(dict.fromkeys((*sitting.enders, *mine))) if request.agree else ()
        if enders == sitting.enders:
            return
        row = replace(row.with_sitting(replace(sitting, enders=enders)), revision=row.revision + 1)
        await write_seats(context, live, row)
        if enders and all_agree(row):
            await close(context, live, "agreed", [])
        else:
            context.bus.publish(Note(row.id, "seats", row.version))


def all_agree(row: TableRow) -> bool:
    """Whether everybody who plays wants to stop; bots always agree, and whose seat a bot keeps is not asked."""
    wants = {row.seats[seat].person for seat in row.summary.sitting.enders}
    return all(seat.person in wants for seat in row.seats if seat.who == "person")
