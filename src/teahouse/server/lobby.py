"""Tables before, around and after a game: shown, set up, cleared away, played again, branched off."""

import base64
import secrets
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from msgspec import UNSET, Struct
from msgspec.structs import replace

from teahouse.engine.errors import TeahouseError
from teahouse.engine.record import commitment
from teahouse.server import game_options, newcomers, own_packs, plain_text
from teahouse.server.absence import may_choose_host
from teahouse.server.bus import Note
from teahouse.server.catalogue import USUAL_BOT
from teahouse.server.errors import ApiError
from teahouse.server.games import Edition, game_names, loaded, new_game, teller, texts
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import Branched, NumberedChange, Person, SeatRow, TableRow, ago
from teahouse.server.replays import Moves, moves_of
from teahouse.server.seats import (
    able_bot,
    arrivals,
    begun,
    is_full,
    is_of_nobody_else,
    join,
    known,
    leave,
    may_replace,
    news,
    plays_alone,
    remove,
    trouble_with,
    write_seats,
)
from teahouse.server.shuffles import chance_shown
from teahouse.server.summary import is_missing, phase_text, summary_of
from teahouse.server.timing import pace_of, sitting_shown
from teahouse.server.views import name_of
from teahouse.server.wire.lobby import (
    Branch,
    LeaveSeat,
    NewTable,
    SeatShown,
    SeatWish,
    TableShown,
    TakeSeat,
)

if TYPE_CHECKING:
    from teahouse.server.context import AppContext


RUNNING: Final = timedelta(days=1)
"""A game that nobody has touched for so long is not under way."""


def new_id() -> str:
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def new_seed() -> str:
    """What decides the chance of one game."""
    return secrets.token_hex(16)


# -- shown ---------------------------------------------------------------------------------------


class Company(Struct, frozen=True):
    """Who is around when somebody looks."""

    present: set[int]
    here: set[int]
    """Those, and whoever has not been away for as long as was agreed."""
    now: float


async def company_at(context: "AppContext", row: TableRow) -> Company:
    return Company(context.bus.present(row.id), await context.here(row), context.now())


def shown(
    row: TableRow, person: Person | None, lang: str, company: Company, live: LiveTable | None, pack_name: str = ""
) -> TableShown:
    """A table from outside."""
    awaited = set(row.summary.awaited)
    if live is not None and live.table is not None:
        asked = live.game.position.question_to
        awaited |= {seat for seat in row.seats_of(person) if asked(seat) is not None}
    return TableShown(
        id=row.id,
        game=row.game,
        title=teller(row.game, lang).title(),
        state=row.state,
        seats=[seat_shown(row, number, person, lang, company, live) for number in range(len(row.seats))],
        options=row.options,
        listed=row.listed,
        host=person is not None and row.host == person.id,
        version=row.version,
        moment=phase_text(row, lang),
        awaited=sorted(awaited),
        winners=row.summary.winners,
        points=row.summary.points,
        at=row.at,
        next_table=row.next_table,
        branch_of=row.branch_of,
        branch_at=row.branch_at,
        hints=row.hints,
        paused=row.paused,
        strict=row.strict,
        commitment=commitment(row.seed),
        hold=row.hold,
        chance=chance_shown(row, person),
        seat_news=[] if live is None else news(live, lang),
        newcomers=[] if live is None else newcomers.shown(live, person),
        history=history_of(live, lang),
        pack="" if live is None else live.edition.pack,
        pack_name=pack_name,
        sitting=sitting_shown(row, company.now, may_choose_host(row, person, company.here)),
        rated=row.rated,
    )


def history_of(live: LiveTable | None, lang: str) -> str:
    """What must be told of how a game of earlier rules or cards is shown; empty for one of today."""
    if live is None or not live.history:
        return ""
    return texts(lang).say(f"server-{live.history}", rules=live.row.rules)


def seat_shown(
    row: TableRow, number: int, person: Person | None, lang: str, company: Company, live: LiveTable | None
) -> SeatShown:
    seat, present = row.seats[number], company.present
    is_free = seat.is_free_for(person) and number not in row.summary.sitting.resigned
    if live is not None and person is not None:
        is_free = is_free and not trouble_with(live, person, number)
    is_away = seat.who == "person" and seat.person not in present
    return SeatShown(
        seat=number,
        who=seat.who,
        name="" if seat.who == "open" else name_of(seat, lang),
        bot=seat.bot,
        mine=seat.is_of(person),
        free=is_free,
        online=seat.who == "bot" or (seat.who == "person" and seat.person in present),
        replaceable=is_away and seat.person not in company.here and may_replace(row, number, person, company.here),
        shares=row.seats_shared_with(number),
        colour=row.summary.colours[number] if row.summary.colours else number + 1,
    )


async def left_shown(
    context: "AppContext", person: Person | None, table: str, request: LeaveSeat, lang: str
) -> TableShown:
    """Get up; the table as it is then, even if it is removed with the last who leaves."""
    live = await leave(context, person, table, request)
    return shown(live.row, person, lang, await company_at(context, live.row), live)


async def table_shown(context: "AppContext", person: Person | None, table: str, lang: str) -> TableShown:
    async with context.live_tables.at(table) as live:
        names = await context.packs.names_of({live.row.pack} - {""})
        name = names.get(live.row.pack, "")
        made = shown(live.row, person, lang, await company_at(context, live.row), live, name)
    context.attention.look(table)
    return made


async def all_shown(context: "AppContext", person: Person | None, lang: str, rows: list[TableRow]) -> list[TableShown]:
    known_rows = [await summarised(context, row) if is_missing(row) else row for row in rows]
    names = await context.packs.names_of({row.pack for row in known_rows} - {""})
    found = []
    for row in known_rows:
        present = context.bus.present(row.id)
        here = present | {row.host} if row.pace.away else present
        company = Company(present, here, context.now())
        found.append(shown(row, person, lang, company, None, names.get(row.pack, "")))
    return found


async def summarised(context: "AppContext", row: TableRow) -> TableRow:
    """The row as it is once its game has been played again; as it was, if the rules have changed too much for that."""
    try:
        async with context.live_tables.at(row.id) as live:
            return live.row
    except ApiError:
        return row


# -- new tables ----------------------------------------------------------------------------------


async def create(context: "AppContext", person: Person | None, request: NewTable, lang: str) -> str:
    """A new table; the game begins as soon as no seat is open."""
    host = known(person)
    if request.game not in game_names():
        raise ApiError("bad-game", games=", ".join(game_names()))
    await check_new_table(context, host)
    game_options.check(request, lang)
    seats = tuple(seat_of(host, each) for each in request.seats)
    made = new_row(host, request.game, seats, request.options, request.listed)
    strict = made.strict if request.strict is UNSET else request.strict
    made = replace(made, strict=strict, hold=request.hold, pace=pace_of(request.pace))
    if request.rated:
        check_rated(request)
        made = replace(made, rated=True)
    if request.pack:
        made = await with_pack(context, host, made, request.pack)
    return await set_up(context, host, made if request.hints is UNSET else replace(made, hints=request.hints))


def check_rated(request: NewTable) -> None:
    """A game counts only where nobody is helped, everybody plays the same cards, and people play against people."""
    if request.pack:
        raise ApiError("rated-pack")
    if request.hints is True:
        raise ApiError("rated-hints")
    if sum(each.who == "me" for each in request.seats) > 1 or all(each.who != "open" for each in request.seats):
        raise ApiError("rated-people")


async def with_pack(context: "AppContext", host: Person, row: TableRow, pack: str) -> TableRow:
    """The table, played with a pack of somebody's own."""
    digest = await own_packs.digest_for_table(context, host, pack)
    edition = await context.packs.edition_with(row.game, digest)
    return replace(row, pack=digest, rules=edition.kind.version, content=edition.kind.content)


async def check_new_table(context: "AppContext", host: Person) -> None:
    """Nobody sets up many tables at once, or has many games under way; what nobody touches for a day is not."""
    await context.rate_limiter.check("tables", host.id)
    most = context.settings.running_tables
    if await context.store.running_tables(host, ago(RUNNING)) >= most:
        raise ApiError("too-many-tables", count=most)


def seat_of(person: Person, request: SeatWish) -> SeatRow:
    if request.who == "me":
        named = plain_text.name(request.name) if request.name.strip() else person.name
        return SeatRow("person", person.id, "", named)
    if request.who == "bot":
        return SeatRow("bot", None, able_bot(request.bot or USUAL_BOT))
    return SeatRow("open")


def new_row(host: Person, game: str, seats: tuple[SeatRow, ...], options: dict[str, str], is_listed: bool) -> TableRow:
    """A table that nobody has seen yet; an impossible one is refused."""
    kind = loaded(game).kind
    if len(seats) not in kind.seat_counts:
        raise ApiError("bad-seats", counts=", ".join(map(str, kind.seat_counts)))
    try:
        complete = kind.complete(options)
    except TeahouseError:
        raise ApiError("bad-options") from None
    clause = kind.impossible(len(seats), complete)
    if clause is not None:
        raise ApiError("bad-options", clause)
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
        windows=True,
        strict=not plays_alone(host, seats),
    )


async def set_up(context: "AppContext", host: Person, row: TableRow) -> str:
    try:
        row = await begun(context, row) if is_full(row) and not row.hold else row
        if row.state == "gathering":
            loaded(row.game).kind.start(len(row.seats), row.options, row.seed)
    except TeahouseError:
        raise ApiError("bad-options") from None
    await context.store.add_table(row, [], arrivals(row, host))
    context.attention.look(row.id)
    return row.id


# -- clearing away -------------------------------------------------------------------------------


async def delete(context: "AppContext", person: Person | None, table: str) -> None:
    """The host may remove a table that has not begun, or that nobody else plays at."""
    host = known(person)
    await context.rate_limiter.check("changes", host.id)
    async with context.live_tables.at(table) as live:
        if live.row.host != host.id:
            raise ApiError("not-the-host")
        if live.row.state == "over" or (live.row.state == "playing" and not is_of_nobody_else(host, live.row.seats)):
            raise ApiError("already-started")
        await remove(context, live)


# -- after the end -------------------------------------------------------------------------------


async def rematch(context: "AppContext", person: Person | None, table: str) -> str:
    """The same again: the first to ask sets the table up, the others find their seats kept for them."""
    guest = known(person)
    async with context.live_tables.at(table) as live:
        row = live.row
        if row.state != "over":
            raise ApiError("not-over")
        mine = row.seats_of(guest)
        if not mine:
            raise ApiError("not-seated")
        if not row.next_table:
            await check_new_table(context, guest)
            seats = tuple(seat if seat.who == "bot" or seat.is_of(guest) else kept_for(seat) for seat in row.seats)
            made = new_row(guest, row.game, seats, row.options, row.listed)
            made = replace(made, pack=row.pack, strict=row.strict, pace=row.pace, rated=row.rated)
            again = await set_up(context, guest, made)
            await write_seats(context, live, replace(row, next_table=again, revision=row.revision + 1))
            context.bus.publish(Note(row.id, "people"))
            return again
        again = row.next_table
    for seat in mine:
        await sit_again(context, guest, again, seat)
    return again


def kept_for(seat: SeatRow) -> SeatRow:
    return SeatRow("open", seat.person)


async def sit_again(context: "AppContext", person: Person, table: str, seat: int) -> None:
    """One's old seat, unless somebody has taken it or the table is gone."""
    try:
        await join(context, person, table, TakeSeat(seat))
    except ApiError as error:
        if error.code not in ("no-open-seat", "over"):
            raise


async def branch(context: "AppContext", person: Person | None, table: str, request: Branch) -> str:
    """A new table that goes on from a position of a finished game."""
    host = known(person)
    await check_new_table(context, host)
    async with context.live_tables.at(table) as live:
        if live.row.state != "over":
            raise ApiError("not-over")
        row, edition = live.row, live.edition
        moves = moves_of(live)
    if len(request.seats) != len(row.seats):
        raise ApiError("bad-seats", counts=str(len(row.seats)))
    if request.at >= len(moves):
        raise ApiError("no-such-step", count=len(moves) - 1)
    seats = tuple(seat_of(host, each) for each in request.seats)
    options = edition.kind.begun_under(row.rules, len(seats), row.options)
    content = row.content if edition.pack else edition.kind.content
    made = new_row(host, row.game, seats, options, False)
    made = replace(made, seed=row.seed, branch_of=row.id, branch_at=request.at, pack=row.pack, content=content)
    made = replace(made, windows=row.windows, chance=row.chance)
    return await branch_off(context, host, made, edition, moves[: request.at])


async def branch_off(context: "AppContext", host: Person, row: TableRow, edition: Edition, moves: Moves) -> str:
    """The moves so far are the first change of the new table."""
    await context.packs.keep_installed(row.game)
    game = new_game(edition, row)
    for move in moves:
        game.repeat(move)
    row = replace(row, state="playing", version=1, summary=summary_of(edition, game.position))
    await context.store.add_table(row, [NumberedChange(1, "branch", Branched(-1, game.entries))], arrivals(row, host))
    context.attention.look(row.id)
    return row.id
