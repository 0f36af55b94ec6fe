"""Who sits where: sit down, get up, let a bot go on; and nobody sees two hands of one game by changing seats.

While a game runs, a person takes back their own seat or, if they never had one there, asks for an open one: it is
theirs when all who play there have let them in (`newcomers.py`). A bot goes on only for somebody who is away, and their
seat is kept for them. Whoever the host sends away before the game stays away. Several seats of one person, a household
at one screen, are theirs from before the cards are dealt.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET
from msgspec.structs import replace

from teahouse.bots import all_bots
from teahouse.server import commands, timing
from teahouse.server.bus import Note
from teahouse.server.catalogue import USUAL_BOT
from teahouse.server.errors import ApiError
from teahouse.server.games import new_game, texts
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import Person, SeatEvent, SeatHappening, SeatRow, State, TableRow, now
from teahouse.server.newcomers import missing
from teahouse.server.store import Conflict
from teahouse.server.summary import summary_of
from teahouse.server.wire.lobby import Arrange, GiveSeat, LeaveSeat, LetIn, SeatNews, TakeSeat

if TYPE_CHECKING:
    from teahouse.server.context import AppContext


def known(person: Person | None) -> Person:
    if person is None:
        raise ApiError("who-are-you")
    return person


def able_bot(name: str) -> str:
    if name not in all_bots():
        raise ApiError("no-such-bot")
    return name


def plays_alone(person: Person, seats: tuple[SeatRow, ...]) -> bool:
    """Whether nobody but bots sits at the table with somebody."""
    return all(seat.who == "bot" or seat.is_of(person) for seat in seats)


def is_of_nobody_else(person: Person, seats: tuple[SeatRow, ...]) -> bool:
    """Whether nobody else sits at the table, or may come back to it."""
    return all(seat.person in (None, person.id) for seat in seats)


def is_full(row: TableRow) -> bool:
    return all(seat.who != "open" for seat in row.seats)


async def begun(context: "AppContext", row: TableRow) -> TableRow:
    """The table with the game set up, under the rules of now; what it is played with is in the database for ever."""
    here = {seat.person for seat in row.seats if seat.who == "person"}
    before = row
    row = replace(row, chance=tuple(each for each in row.chance if each.person in here))
    if not row.pack:
        await context.packs.keep_installed(row.game)
    edition = await context.packs.edition_of(row)
    game = new_game(edition, row)
    row = replace(
        row,
        state="playing",
        rules=edition.kind.version,
        content=edition.kind.content,
        summary=summary_of(edition, game.position),
        at=now(),
    )
    return await timing.after_seats(context, before, row, game.position)


# -- who may sit where ---------------------------------------------------------------------------


def trouble_with(live: LiveTable, person: Person, number: int) -> str:
    """Why somebody may not sit down here, as the code of a problem; empty if they may."""
    row, seat = live.row, live.row.seats[number]
    if not seat.is_free_for(person):
        return "no-open-seat"
    if number in row.summary.sitting.resigned:
        return "has-resigned"
    if person.id in live.past.sent_away:
        return "sent-away"
    return "seen-another" if row.state == "playing" and sees_more(live, person, number) else ""


def sees_more(live: LiveTable, person: Person, number: int) -> bool:
    """Whether somebody who sits down here would have seen two hands of a game that others play, too."""
    if live.row.seats[number].person == person.id or is_of_nobody_else(person, live.row.seats):
        return False
    return not live.past.hands_of(person.id) <= {number}


def free_seat(live: LiveTable, person: Person) -> int:
    """The seat somebody finds who names none: their own before others."""
    row = live.row
    open_seats = [number for number, seat in enumerate(row.seats) if seat.is_free_for(person)]
    found = sorted(open_seats, key=lambda number: row.seats[number].person != person.id)
    troubles = [trouble_with(live, person, number) for number in found]
    if "" not in troubles:
        raise ApiError(troubles[0] if troubles else "no-open-seat")
    return found[troubles.index("")]


async def join(context: "AppContext", person: Person | None, table: str, request: TakeSeat) -> None:
    """Take an open seat, or one's own that a bot has kept; a guest who sits already and names no seat stays there."""
    guest = known(person)
    await context.rate_limiter.check("changes", guest.id)
    async with context.live_tables.at(table) as live:
        row = live.row
        if row.state == "over":
            raise ApiError("over")
        if request.seat is UNSET:
            if row.seats_of(guest):
                return
            number = free_seat(live, guest)
        else:
            number = numbered(row, request.seat)
            if row.seats[number].is_of(guest):
                return
            trouble = trouble_with(live, guest, number)
            if trouble:
                raise ApiError(trouble)
        await sit_down(context, live, guest, number)


async def sit_down(context: "AppContext", live: LiveTable, guest: Person, number: int) -> None:
    """Take a seat, or ask those who play for it."""
    if not missing(live, guest.id, number):
        await reseat(context, live, guest, {number: SeatRow("person", guest.id, "", guest.name)})
    elif not any(each.person == guest.id and each.seat == number for each in live.past.asking):
        asked = SeatEvent(number, "asked", "playing", guest.id, guest.name, guest.id, guest.name)
        await tell_of_newcomer(context, live, asked)


async def let_in(context: "AppContext", person: Person | None, table: str, request: LetIn) -> None:
    """Somebody who plays lets a newcomer in or does not; whoever has asked may think better of it."""
    guest = known(person)
    await context.rate_limiter.check("changes", guest.id)
    async with context.live_tables.at(table) as live:
        asked = next((each for each in live.past.asking if each.n == request.n), None)
        if asked is None or asked.person is None or live.row.state != "playing":
            raise ApiError("nobody-asks-in")
        is_theirs = asked.person == guest.id and not request.agree
        if not is_theirs and guest.id not in missing(live, asked.person, asked.seat):
            raise ApiError("not-yours-to-say")
        what: SeatHappening = "let_in" if request.agree else "withdrawn" if is_theirs else "turned_down"
        said = SeatEvent(asked.seat, what, "playing", asked.person, asked.name, guest.id, guest.name)
        await tell_of_newcomer(context, live, said)
        if request.agree and not missing(live, asked.person, asked.seat):
            seat = SeatRow("person", asked.person, "", asked.name)
            await reseat(context, live, guest, {asked.seat: seat})


async def tell_of_newcomer(context: "AppContext", live: LiveTable, event: SeatEvent) -> None:
    await write_seats(context, live, replace(live.row, revision=live.row.revision + 1), [event])
    context.bus.publish(Note(live.row.id, "seats", live.row.version))


async def leave(context: "AppContext", person: Person | None, table: str, request: LeaveSeat) -> LiveTable:
    """Get up; the seat is open, or a bot goes on. A table that everybody left before it began is removed."""
    guest = known(person)
    await context.rate_limiter.check("changes", guest.id)
    async with context.live_tables.at(table) as live:
        row = live.row
        if row.state == "over":
            raise ApiError("over")
        mine = row.seats_of(guest) if request.seat is UNSET else [playing_seat(live, guest, request.seat)]
        if not mine:
            raise ApiError("not-seated")
        left = SeatRow("open", guest.id)
        if request.bot:
            left = SeatRow("bot", guest.id, able_bot(request.bot or USUAL_BOT))
        await reseat(context, live, guest, dict.fromkeys(mine, left))
        if live.row.state == "gathering" and not any(seat.who == "person" for seat in live.row.seats):
            await remove(context, live)
        elif live.row.state == "playing":
            await commands.complete_take_back(context, live)
        return live


async def remove(context: "AppContext", live: LiveTable) -> None:
    """From the store first: whoever waits for the table must not find it there."""
    await context.store.delete_table(live.row.id)
    context.live_tables.drop(live)
    context.bus.publish(Note(live.row.id, "seats"))


async def give(context: "AppContext", person: Person | None, table: str, request: GiveSeat) -> None:
    """Before a game the host gives any seat away; in a game, bots' seats, and lets bots go on for who is away."""
    giver = known(person)
    await context.rate_limiter.check("changes", giver.id)
    async with context.live_tables.at(table) as live:
        row = live.row
        if row.host != giver.id:
            await check_stand_in(context, row, giver, request)
        if row.state == "over":
            raise ApiError("over")
        number = numbered(row, request.seat)
        if number in row.summary.sitting.resigned and request.who != "bot":
            raise ApiError("has-resigned")
        if request.who == "me" and missing(live, giver.id, number):
            after_giving(live, giver, number, request)
            await sit_down(context, live, giver, number)
            return
        given = after_giving(live, giver, number, request)
        seat = row.seats[number]
        if row.state == "playing" and seat.who == "person" and not seat.is_of(giver):
            await check_away(context, row, seat)
        await reseat(context, live, giver, {number: given})
        if live.row.state == "playing":
            await commands.complete_take_back(context, live)


async def check_stand_in(context: "AppContext", row: TableRow, giver: Person, request: GiveSeat) -> None:
    """Who is not the host gives no seats; but a bot may go on for others while the host is away."""
    here = await context.here(row)
    if request.who != "bot" or not may_replace(row, numbered(row, request.seat), giver, here):
        raise ApiError("not-the-host")


def may_replace(row: TableRow, number: int, person: Person | None, present: set[int]) -> bool:
    """Whether somebody may let a bot go on for another who plays: the host, and while they are away, whoever plays.

    Whoever has not been away for as long as was agreed counts as `present`.
    """
    seat = row.seats[number]
    if person is None or row.state != "playing" or seat.who != "person" or seat.is_of(person):
        return False
    return row.host == person.id or (row.host not in present and bool(row.seats_of(person)))


async def check_away(context: "AppContext", row: TableRow, seat: SeatRow) -> None:
    if seat.person in await context.here(row):
        raise ApiError("is-here")


def numbered(row: TableRow, seat: int) -> int:
    if seat >= len(row.seats):
        raise ApiError("no-such-seat", count=len(row.seats))
    return seat


def after_giving(live: LiveTable, giver: Person, number: int, request: GiveSeat) -> SeatRow:
    """The seat as it is then; in a running game it is kept for whoever has left it to a bot."""
    row, seat = live.row, live.row.seats[number]
    is_running = row.state == "playing"
    if request.who == "bot":
        bot = able_bot(request.bot or USUAL_BOT)
        return SeatRow("bot", seat.person if is_running else None, bot)
    if seat.who == "person" and (is_running or request.who == "me"):
        raise ApiError("no-open-seat")
    if is_running and seat.person not in (None, giver.id):
        raise ApiError("kept-seat")
    if request.who == "open":
        return SeatRow("open")
    if is_running and sees_more(live, giver, number):
        raise ApiError("others-play")
    return SeatRow("person", giver.id, "", giver.name)


async def arrange(context: "AppContext", person: Person | None, table: str, request: Arrange) -> None:
    """The host lets the bots wait or go on, and allows hints or does not."""
    host = known(person)
    await context.rate_limiter.check("changes", host.id)
    async with context.live_tables.at(table) as live:
        row = live.row
        if row.host != host.id:
            raise ApiError("not-the-host")
        if row.state == "over":
            raise ApiError("over")
        paused = row.paused if request.paused is UNSET else request.paused
        hints = row.hints if request.hints is UNSET else request.hints
        if hints and row.rated:
            raise ApiError("rated-hints")
        await write_seats(context, live, replace(row, paused=paused, hints=hints, revision=row.revision + 1))
        context.bus.publish(Note(row.id, "seats", row.version))
        context.bots.kick(row.id)


def playing_seat(live: LiveTable, person: Person, seat: int) -> int:
    commands.owner(live, person, seat)
    return seat


# -- written and told ----------------------------------------------------------------------------


async def reseat(
    context: "AppContext",
    live: LiveTable,
    by: Person | None,
    changed: dict[int, SeatRow],
    row: TableRow | None = None,
    what: SeatHappening | None = None,
) -> None:
    """Write who sits where now, and what happened; a game whose last seat was taken begins.

    `by` is None where time did it; `row` is the table with what changes besides seats; `what` names what happened.
    """
    before = live.row
    seats = tuple(changed.get(number, seat) for number, seat in enumerate(before.seats))
    row = replace(row or before, seats=seats, revision=before.revision + 1, at=now())
    if row.state == "gathering" and is_full(row) and not row.hold:
        row = await begun(context, row)
    elif live.table is not None:
        row = await timing.after_seats(context, before, row, live.game.position)
    events = events_between(before, row, by)
    await write_seats(context, live, row, [replace(event, what=what or event.what) for event in events])
    context.bus.publish(Note(row.id, "seats", row.version))
    context.bots.kick(row.id)
    context.notices.want(row.id)


async def write_seats(context: "AppContext", live: LiveTable, row: TableRow, events: Sequence[SeatEvent] = ()) -> None:
    try:
        await context.store.update_seats(row, events)
        past = await context.store.past_of_seats(row.id) if events else live.past
    except Conflict:
        context.live_tables.drop(live)
        raise ApiError("stale") from None
    except BaseException:
        context.live_tables.drop(live)
        raise
    live.past = past
    live.change_row(row)


def events_between(before: TableRow, after: TableRow, by: Person | None) -> list[SeatEvent]:
    """What happened at which seat; and who sat there already when the cards were dealt."""
    found: list[SeatEvent] = []
    doer, doer_name = (None, "") if by is None else (by.id, by.name)
    for number, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        if old != new:
            what, whose = event_of(old, new, by, before.state)
            found.append(SeatEvent(number, what, after.state, whose.person, whose.name, doer, doer_name))
        elif new.who == "person" and before.state == "gathering" and after.state == "playing":
            found.append(SeatEvent(number, "dealt", "playing", new.person, new.name, new.person, new.name))
    return found


def event_of(old: SeatRow, new: SeatRow, by: Person | None, state: State) -> tuple[SeatHappening, SeatRow]:
    """What happened when a seat changed, and to whom."""
    if new.who == "person":
        return ("back" if old.person == new.person and state == "playing" else "sat"), new
    if old.who != "person":
        return ("opened" if new.who == "open" else "bot"), old
    if old.is_of(by):
        return ("left" if new.who == "open" else "kept"), old
    return ("replaced" if new.person == old.person else "sent_away"), old


def arrivals(row: TableRow, host: Person) -> list[SeatEvent]:
    """Who sits at a new table."""
    nobody = replace(row, seats=(SeatRow("open"),) * len(row.seats))
    return [event for event in events_between(nobody, row, host) if event.what == "sat"]


def news(live: LiveTable, lang: str) -> list[SeatNews]:
    """The last changes of seats in words, oldest first."""
    return [SeatNews(event.n, event.seat, news_text(event, lang), event.at) for event in live.past.last]


def news_text(event: SeatEvent, lang: str) -> str:
    message = f"seat-{event.what.replace('_', '-')}"
    return texts(lang).say(message, name=event.name, by=event.by_name, seat=event.seat + 1)
