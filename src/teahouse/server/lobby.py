"""Tables before, around and after a game: set up, sit down, get up, play again, branch off."""

import base64
import secrets
from typing import TYPE_CHECKING

from msgspec import UNSET
from msgspec.structs import replace

from teahouse.bots import BOTS
from teahouse.engine.errors import TeahouseError
from teahouse.engine.table import Table
from teahouse.server import choosing, playing
from teahouse.server.bookshelf import USUAL_BOT
from teahouse.server.bus import Note
from teahouse.server.errors import Trouble
from teahouse.server.hall import LiveTable, games, loaded, teller
from teahouse.server.kept import Change, Numbered, Person, SeatRow, TableRow, now
from teahouse.server.replays import moves_of
from teahouse.server.seeing import name_of, standing_of
from teahouse.server.store import Conflict
from teahouse.server.wire.lobby import (
    Arrange,
    Branch,
    GiveSeat,
    LeaveSeat,
    NewTable,
    SeatShown,
    SeatWish,
    TableShown,
    TakeSeat,
)

if TYPE_CHECKING:
    from teahouse.server.house import House


def new_id() -> str:
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def new_seed() -> str:
    """What decides the chance of one game."""
    return secrets.token_hex(16)


# -- told ----------------------------------------------------------------------------------------


def shown(row: TableRow, person: Person | None, lang: str, present: set[int], live: LiveTable | None) -> TableShown:
    """A table from outside."""
    awaited = set(row.standing.awaited)
    if live is not None and live.table is not None:
        asked = live.game.position.decision_of
        awaited |= {seat for seat in row.seats_of(person) if asked(seat) is not None}
    return TableShown(
        id=row.id,
        game=row.game,
        title=teller(row.game, lang).title(),
        state=row.state,
        seats=[seat_shown(number, seat, person, lang, present) for number, seat in enumerate(row.seats)],
        options=row.options,
        listed=row.listed,
        host=person is not None and row.host == person.id,
        version=row.version,
        moment=row.standing.moment.get(lang, ""),
        awaited=sorted(awaited),
        winners=row.standing.winners,
        points=row.standing.points,
        at=row.at,
        next_table=row.next_table,
        branch_of=row.branch_of,
        branch_at=row.branch_at,
        hints=row.hints,
        paused=row.paused,
    )


def seat_shown(number: int, seat: SeatRow, person: Person | None, lang: str, present: set[int]) -> SeatShown:
    return SeatShown(
        seat=number,
        who=seat.who,
        name="" if seat.who == "open" else name_of(seat, lang),
        bot=seat.bot,
        mine=seat.is_of(person),
        free=seat.is_free_for(person),
        online=seat.who == "bot" or (seat.who == "person" and seat.person in present),
    )


async def table_shown(house: "House", person: Person | None, table: str, lang: str) -> TableShown:
    async with house.hall.at(table) as live:
        return shown(live.row, person, lang, await house.bus.present(table), live)


async def all_shown(house: "House", person: Person | None, lang: str, rows: list[TableRow]) -> list[TableShown]:
    return [shown(row, person, lang, await house.bus.present(row.id), None) for row in rows]


# -- new tables ----------------------------------------------------------------------------------


async def create(house: "House", person: Person | None, wish: NewTable, lang: str) -> str:
    """A new table; the game begins as soon as no seat is open."""
    host = known(person)
    if wish.game not in games():
        raise Trouble("bad-game", games=", ".join(games()))
    await house.door.let("tables", host.id)
    choosing.check(wish, lang)
    seats = tuple(seat_of(host, each) for each in wish.seats)
    made = new_row(host, wish.game, seats, wish.options, wish.listed)
    return await set_up(house, made if wish.hints is UNSET else replace(made, hints=wish.hints))


def known(person: Person | None) -> Person:
    if person is None:
        raise Trouble("who-are-you")
    return person


def seat_of(person: Person, wish: SeatWish) -> SeatRow:
    if wish.who == "me":
        return SeatRow("person", person.id, "", wish.name.strip() or person.name)
    if wish.who == "bot":
        return SeatRow("bot", None, able_bot(wish.bot or USUAL_BOT))
    return SeatRow("open")


def able_bot(name: str) -> str:
    if name not in BOTS:
        raise Trouble("no-such-bot")
    return name


def new_row(host: Person, game: str, seats: tuple[SeatRow, ...], options: dict[str, str], is_listed: bool) -> TableRow:
    """A table that nobody has seen yet; an impossible one is refused."""
    kind = loaded(game).kind
    if len(seats) not in kind.seat_counts:
        raise Trouble("bad-seats", counts=", ".join(map(str, kind.seat_counts)))
    try:
        complete = kind.complete(options)
    except TeahouseError:
        raise Trouble("bad-options") from None
    clause = kind.impossible(len(seats), complete)
    if clause is not None:
        raise Trouble("bad-options", clause)
    return TableRow(
        id=new_id(),
        game=game,
        options=complete,
        seed=new_seed(),
        rules=kind.version,
        content=kind.content,
        state="gathering",
        listed=is_listed,
        host=host.id,
        seats=seats,
        hints=plays_alone(host, seats),
    )


def plays_alone(person: Person, seats: tuple[SeatRow, ...]) -> bool:
    """Whether nobody but bots sits at the table with somebody."""
    return all(seat.who == "bot" or seat.is_of(person) for seat in seats)


async def set_up(house: "House", row: TableRow) -> str:
    try:
        row = begun(row) if is_full(row) else row
        if row.state == "gathering":
            loaded(row.game).kind.start(len(row.seats), row.options, row.seed)
    except TeahouseError:
        raise Trouble("bad-options") from None
    await house.store.add_table(row, [])
    if row.state == "playing":
        house.bots.kick(row.id)
    return row.id


def is_full(row: TableRow) -> bool:
    return all(seat.who != "open" for seat in row.seats)


def begun(row: TableRow) -> TableRow:
    """The table with the game set up."""
    game = Table(loaded(row.game).kind, len(row.seats), row.options, row.seed)
    return replace(row, state="playing", standing=standing_of(row, game.position), at=now())


# -- sitting down and getting up -----------------------------------------------------------------


async def join(house: "House", person: Person | None, table: str, wish: TakeSeat) -> None:
    """Take an open seat, or one's own that a bot has kept; who sits already and names no seat stays where he is."""
    guest = known(person)
    async with house.hall.at(table) as live:
        row = live.row
        if row.state == "over":
            raise Trouble("over")
        if wish.seat is UNSET:
            if row.seats_of(guest):
                return
            free = [number for number, seat in enumerate(row.seats) if seat.who == "open"]
            if not free:
                raise Trouble("no-open-seat")
            number = next((each for each in free if row.seats[each].person == guest.id), free[0])
        else:
            number = wish.seat
            if number >= len(row.seats):
                raise Trouble("no-such-seat", count=len(row.seats))
            if row.seats[number].is_of(guest):
                return
            if not row.seats[number].is_free_for(guest):
                raise Trouble("no-open-seat")
        await reseat(house, live, {number: SeatRow("person", guest.id, "", guest.name)})


async def leave(house: "House", person: Person | None, table: str, wish: LeaveSeat, lang: str) -> TableShown:
    """Get up; the seat is open, or a bot goes on. A table that everybody left before it began is cleared away."""
    guest = known(person)
    async with house.hall.at(table) as live:
        row = live.row
        if row.state == "over":
            raise Trouble("over")
        mine = row.seats_of(guest) if wish.seat is UNSET else [playing_seat(live, guest, wish.seat)]
        if not mine:
            raise Trouble("not-seated")
        left = SeatRow("open", guest.id)
        if wish.bot:
            left = SeatRow("bot", guest.id, able_bot(wish.bot or USUAL_BOT))
        await reseat(house, live, dict.fromkeys(mine, left))
        if live.row.state == "gathering" and not any(seat.who == "person" for seat in live.row.seats):
            await clear_away(house, live)
        elif live.row.state == "playing":
            await playing.complete_plea(house, live)
        return shown(live.row, guest, lang, await house.bus.present(table), live)


async def give(house: "House", person: Person | None, table: str, wish: GiveSeat) -> None:
    """The host gives a bot's seat away, or lets a bot go on for a person, who may come back whenever he likes."""
    host = known(person)
    async with house.hall.at(table) as live:
        row = live.row
        if row.host != host.id:
            raise Trouble("not-the-host")
        if row.state == "over":
            raise Trouble("over")
        if wish.seat >= len(row.seats):
            raise Trouble("no-such-seat", count=len(row.seats))
        seat = row.seats[wish.seat]
        if wish.who == "bot":
            given = SeatRow("bot", seat.person, able_bot(wish.bot or USUAL_BOT))
        elif seat.who == "person":
            raise Trouble("no-open-seat")
        elif wish.who == "open":
            given = SeatRow("open")
        elif row.seats_of(host) and not plays_alone(host, row.seats):
            raise Trouble("others-play")
        else:
            given = SeatRow("person", host.id, "", host.name)
        await reseat(house, live, {wish.seat: given})
        if live.row.state == "playing":
            await playing.complete_plea(house, live)


async def arrange(house: "House", person: Person | None, table: str, wish: Arrange) -> None:
    """The host lets the bots wait or go on, and allows hints or does not."""
    host = known(person)
    async with house.hall.at(table) as live:
        row = live.row
        if row.host != host.id:
            raise Trouble("not-the-host")
        if row.state == "over":
            raise Trouble("over")
        paused = row.paused if wish.paused is UNSET else wish.paused
        hints = row.hints if wish.hints is UNSET else wish.hints
        await write_seats(house, live, replace(row, paused=paused, hints=hints, revision=row.revision + 1))
        await house.bus.publish(Note(row.id, "seats", row.version))
        house.bots.kick(row.id)


def playing_seat(live: LiveTable, person: Person, seat: int) -> int:
    playing.owner(live, person, seat)
    return seat


async def reseat(house: "House", live: LiveTable, changed: dict[int, SeatRow]) -> None:
    """Write who sits where now; a game whose last seat was taken begins."""
    seats = tuple(changed.get(number, seat) for number, seat in enumerate(live.row.seats))
    row = replace(live.row, seats=seats, revision=live.row.revision + 1, at=now())
    if row.state == "gathering" and is_full(row):
        row = begun(row)
    await write_seats(house, live, row)
    await house.bus.publish(Note(row.id, "seats", row.version))
    house.bots.kick(row.id)


async def write_seats(house: "House", live: LiveTable, row: TableRow) -> None:
    try:
        await house.store.reseat(row)
    except Conflict:
        house.hall.drop(live)
        raise Trouble("stale") from None
    except BaseException:
        house.hall.drop(live)
        raise
    live.seat_changed(row)


async def delete(house: "House", person: Person | None, table: str) -> None:
    """The host may clear away a table that has not begun."""
    host = known(person)
    async with house.hall.at(table) as live:
        if live.row.host != host.id:
            raise Trouble("not-the-host")
        if live.row.state != "gathering":
            raise Trouble("already-started")
        await clear_away(house, live)


async def clear_away(house: "House", live: LiveTable) -> None:
    """From the disk first: whoever waits for the table must not find it there."""
    await house.store.delete_table(live.row.id)
    house.hall.drop(live)
    await house.bus.publish(Note(live.row.id, "seats"))


# -- after the end -------------------------------------------------------------------------------


async def rematch(house: "House", person: Person | None, table: str) -> str:
    """The same again: who asks first sets the table up, the others find their seats kept for them."""
    guest = known(person)
    async with house.hall.at(table) as live:
        row = live.row
        if row.state != "over":
            raise Trouble("not-over")
        mine = row.seats_of(guest)
        if not mine:
            raise Trouble("not-seated")
        if not row.next_table:
            await house.door.let("tables", guest.id)
            seats = tuple(seat if seat.who == "bot" or seat.is_of(guest) else kept_for(seat) for seat in row.seats)
            again = await set_up(house, new_row(guest, row.game, seats, row.options, row.listed))
            await write_seats(house, live, replace(row, next_table=again, revision=row.revision + 1))
            await house.bus.publish(Note(row.id, "people"))
            return again
        again = row.next_table
    for seat in mine:
        await sit_again(house, guest, again, seat)
    return again


def kept_for(seat: SeatRow) -> SeatRow:
    return SeatRow("open", seat.person)


async def sit_again(house: "House", person: Person, table: str, seat: int) -> None:
    """One's old seat, unless somebody has taken it or the table is gone."""
    try:
        await join(house, person, table, TakeSeat(seat))
    except Trouble as trouble:
        if trouble.code not in ("no-open-seat", "over"):
            raise


async def branch(house: "House", person: Person | None, table: str, wish: Branch) -> str:
    """A new table that goes on from a position of a finished game."""
    host = known(person)
    await house.door.let("tables", host.id)
    async with house.hall.at(table) as live:
        if live.row.state != "over":
            raise Trouble("not-over")
        row = live.row
        moves = moves_of(live)
    if len(wish.seats) != len(row.seats):
        raise Trouble("bad-seats", counts=str(len(row.seats)))
    if wish.at >= len(moves):
        raise Trouble("no-such-step", count=len(moves) - 1)
    seats = tuple(seat_of(host, each) for each in wish.seats)
    made = new_row(host, row.game, seats, row.options, False)
    made = replace(made, seed=row.seed, branch_of=row.id, branch_at=wish.at)
    return await branch_off(house, made, moves[: wish.at])


async def branch_off(house: "House", row: TableRow, moves: list[dict[str, object]]) -> str:
    """The moves so far are the first change of the new table."""
    game = Table(loaded(row.game).kind, len(row.seats), row.options, row.seed)
    for move in moves:
        game.repeat(move)
    row = replace(row, state="playing", version=1, standing=standing_of(row, game.position))
    await house.store.add_table(row, [Numbered(1, "branch", Change("branch", -1, game.entries))])
    house.bots.kick(row.id)
    return row.id
