"""Who is away from a table, for how long, and who may do something about it."""

from typing import TYPE_CHECKING, Final

from teahouse.server.bus import Note
from teahouse.server.errors import ApiError
from teahouse.server.models import Person, SeatEvent, TableRow
from teahouse.server.seats import known, numbered, write_seats
from teahouse.server.wire.sitting import ChooseHost

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

MINUTE: Final = 60.0


async def left_table(context: "AppContext", table: str, person: int) -> None:
    """Somebody closed the last page at a table where it matters since when they are away."""
    live = context.live_tables.by_id.get(table)
    if live is not None and live.row.pace.away and live.row.state == "playing":
        await context.store.see(table, person, context.now())


async def choose_host(context: "AppContext", person: Person | None, table: str, request: ChooseHost) -> None:
    """The host hands the table over; when they have been away for long, whoever plays may choose another."""
    chooser = known(person)
    await context.rate_limiter.check("changes", chooser.id)
    async with context.live_tables.at(table) as live:
        row = live.row
        if row.state == "over":
            raise ApiError("over")
        if not may_choose_host(row, chooser, await context.here(row)):
            raise ApiError("host-is-here" if row.seats_of(chooser) else "not-the-host")
        seat = row.seats[numbered(row, request.seat)]
        if seat.who != "person" or seat.person is None:
            raise ApiError("nobody-there")
        if seat.person == row.host:
            return
        event = SeatEvent(request.seat, "host", row.state, seat.person, seat.name, chooser.id, chooser.name)
        await write_seats(context, live, row.hosted_by(seat.person), [event])
        context.bus.publish(Note(row.id, "seats", row.version))


def may_choose_host(row: TableRow, person: Person | None, here: set[int]) -> bool:
    """The host always; whoever plays, while the host is away."""
    if person is None or row.state == "over":
        return False
    return row.host == person.id or (row.host not in here and bool(row.seats_of(person)))
