"""When time has run out: a bot goes on, the others vote, or the seat is resigned; windows close for who is silent."""

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from teahouse.engine.ahead import ENDS
from teahouse.engine.decision import Decision
from teahouse.server import clocks, commands, timing
from teahouse.server.bus import Note
from teahouse.server.catalogue import USUAL_BOT
from teahouse.server.early_end import resign_seat
from teahouse.server.errors import ApiError
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import Person, SeatHappening, SeatRow
from teahouse.server.pace import Ballot, SeatClock, Wish
from teahouse.server.seats import known, numbered, reseat, write_seats
from teahouse.server.wire.sitting import VoteLate

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

MILDEST: Final[tuple[Wish, ...]] = ("wait", "bot", "resign")
"""Where as many want one thing as another."""


async def carry_out(context: "AppContext", table: str) -> None:
    """Do what is due at a table, one thing after the other."""
    async with context.live_tables.at(table) as live:
        while is_due(live, context.now()):
            late = clocks.run_out(live.row.summary.sitting, context.now())
            if late:
                await time_ran_out(context, live, late[0])
            else:
                await close_window(context, live)


def is_due(live: LiveTable, now: float) -> bool:
    deadline = live.row.deadline
    return live.table is not None and deadline is not None and deadline <= now


async def time_ran_out(context: "AppContext", live: LiveTable, seat: int) -> None:
    """As was agreed; where nobody is left to vote, a bot goes on."""
    at_end = live.row.pace.at_end
    if at_end == "resign":
        await resign_seat(context, live, seat, None, "resigned_late")
    elif at_end == "vote" and voters(live, seat):
        sitting = clocks.with_clock(live.row.summary.sitting, seat, SeatClock(late=True))
        row = live.row.with_sitting(sitting)
        await write_seats(context, live, replace(row, revision=row.revision + 1))
        context.bus.publish(Note(row.id, "seats", row.version))
    else:
        await go_on_with_bot(context, live, seat, "late")


async def go_on_with_bot(context: "AppContext", live: LiveTable, seat: int, what: SeatHappening) -> None:
    """The seat is kept: whoever comes back takes it again."""
    bot = SeatRow("bot", live.row.seats[seat].person, USUAL_BOT)
    await reseat(context, live, None, {seat: bot}, what=what)
    await commands.complete_take_back(context, live)


def voters(live: LiveTable, late: int) -> set[int]:
    """The other people who play and whose own time has not run out."""
    sitting, seats = live.row.summary.sitting, live.row.seats
    own = seats[late].person
    there = {s.person for n, s in enumerate(seats) if s.who == "person" and n not in sitting.late}
    return {person for person in there if person is not None and person != own}


# -- the vote ------------------------------------------------------------------------------------


async def vote(context: "AppContext", person: Person | None, table: str, request: VoteLate) -> None:
    """What shall be done about somebody whose time has run out; done as soon as it is decided."""
    guest = known(person)
    await context.rate_limiter.check("changes", guest.id)
    async with context.live_tables.at(table) as live:
        row, late = live.row, numbered(live.row, request.late)
        if late not in row.summary.sitting.late:
            raise ApiError("not-late")
        if guest.id not in voters(live, late):
            raise ApiError("not-seated")
        mine = row.seats_of(guest)
        others = tuple(b for b in row.summary.sitting.ballots if b.late != late or b.seat not in mine)
        ballot = Ballot(late, mine[0], request.wish)
        sitting = replace(row.summary.sitting, ballots=(*others, ballot))
        await write_seats(context, live, replace(row.with_sitting(sitting), revision=row.revision + 1))
        wish = decided(live, late)
        if wish == "wait":
            await wait_on(context, live, late)
        elif wish == "bot":
            await go_on_with_bot(context, live, late, "late")
        elif wish == "resign":
            await resign_seat(context, live, late, None, "resigned_late")
        else:
            context.bus.publish(Note(row.id, "seats", row.version))


def decided(live: LiveTable, late: int) -> Wish | None:
    """What more than half of the voters want, or, when all have voted, what most want; of equals the mildest."""
    counted = Counter(ballot.wish for ballot in live.row.summary.sitting.ballots if ballot.late == late)
    all_voters = len(voters(live, late))
    best = max(MILDEST, key=lambda wish: counted[wish])
    if counted[best] * 2 > all_voters or counted.total() >= all_voters:
        return best
    return None


async def wait_on(context: "AppContext", live: LiveTable, late: int) -> None:
    """The seat gets time once more: as much as a clock has at the beginning, or another turn."""
    row = live.row
    asked = await timing.asked_at(context, row, live.game.position)
    sitting = clocks.with_clock(row.summary.sitting, late, SeatClock(float(row.pace.start)))
    sitting = clocks.more_time(row.pace, sitting, late, asked)
    await write_seats(context, live, replace(row.with_sitting(sitting), revision=row.revision + 1))
    context.bus.publish(Note(row.id, "seats", row.version))


# -- windows -------------------------------------------------------------------------------------


async def close_window(context: "AppContext", live: LiveTable) -> None:
    """Decline for the first who has not answered in private; what nobody is asked any more needs no declining."""
    position = live.game.position
    for decision in position.open:
        if decision.private:
            await commands.attend(context, live, decision.seat, unanswered(live, decision))
            return
    row = live.row.with_sitting(replace(live.row.summary.sitting, window=0.0))
    await write_seats(context, live, replace(row, revision=row.revision + 1))


def unanswered(live: LiveTable, decision: Decision[Any]) -> int:
    """The answer that asks for nothing; where there is none, the first that is allowed."""
    position, words = live.game.position, live.edition.kind.moves
    if decision.reaction(position):
        return decision.decline()
    options = [move for move in position.options(decision) if not decision.is_aside(move)]
    return next((move for move in options if words[move] in ENDS), options[0])
