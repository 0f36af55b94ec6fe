"""What is a person's own: they can take it with them, and have it deleted."""

import secrets
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, delete, exists, func, or_, select, update

from teahouse.server import order_book, schema
from teahouse.server.catalogue import USUAL_BOT
from teahouse.server.errors import ApiError
from teahouse.server.models import Person, TableRow
from teahouse.server.replays import stored_record
from teahouse.server.seats import is_of_nobody_else, leave, remove
from teahouse.server.wire.lobby import LeaveSeat

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

OWN: Final = (
    schema.preferences,
    schema.session,
    schema.account,
    schema.passkey,
    schema.one_time,
    schema.rating,
    schema.favourite,
    schema.channel,
    schema.notice,
    schema.last_seen,
)
"""What is somebody's alone, and goes with them."""
NOBODY: Final = "—"
"""In place of the name of somebody who has gone for good."""


async def tables_of(context: "AppContext", person: Person) -> list[str]:
    """All tables where somebody sits, has a seat, or is the host."""
    table, seat = schema.game_table.c, schema.seat.c
    sits = select(seat.seating).where(seat.person == person.id)
    query = select(table.id).where(or_(table.host == person.id, table.id.in_(sits))).order_by(table.id)
    async with context.store.read() as connection:
        return list((await connection.execute(query)).scalars())


async def own_lines(context: "AppContext", person: Person, tables: list[str]) -> list[dict[str, Any]]:
    """What somebody has said: lines from their own seats under their own names."""
    async with context.store.read() as connection:
        found = await connection.execute(select(schema.chat).where(said_by(person, tables)))
        return [{"table": row.seating, "at": row.at, "text": row.text} for row in found]


def said_by(person: Person, tables: list[str]) -> ColumnElement[bool]:
    chat, seat = schema.chat.c, schema.seat.c
    mine = select(seat.seat).where(seat.seating == chat.seating, seat.person == person.id)
    return chat.seating.in_(tables) & or_(chat.seat.in_(mine), chat.name == person.name)


async def exported(context: "AppContext", person: Person) -> dict[str, Any]:
    """Everything we keep of somebody; of a game that is still being played nothing that others may not know."""
    tables = await tables_of(context, person)
    async with context.store.read() as connection:
        since = await connection.execute(select(schema.person.c.at).where(schema.person.c.id == person.id))
        at = since.scalar_one()
    rows = [row for row in [await context.store.table(table) for table in tables] if row is not None]
    return {
        "name": person.name,
        "lang": person.lang,
        "since": at,
        "preferences": await context.store.preferences(person),
        "account": await account_exported(context, person),
        "notices": [
            {"kind": each.kind, "address": each.address, "at": each.at} for each in await context.channels.of(person.id)
        ],
        "results": await results_exported(context, person),
        "tables": [await table_exported(context, person, row) for row in rows],
        "chat": await own_lines(context, person, tables),
        "tournaments": await tournaments_of(context, person),
        "last_seen": await context.store.seen_at(person.id),
        "packs": [
            {"game": pack.game, "name": pack.name, "files": pack.files} for pack in await context.shelf.of(person)
        ],
    }


async def results_exported(context: "AppContext", person: Person) -> list[dict[str, Any]]:
    """What they reached in finished games, and their ratings after them."""
    c = schema.result.c
    wanted = (c.seating, c.seat, c.game, c.place, c.seats, c.won, c.points, c.mu, c.sigma, c.change, c.at)
    async with context.store.read() as connection:
        found = await connection.execute(select(*wanted).where(c.person == person.id).order_by(c.at))
        return [dict(row._mapping) for row in found]


async def account_exported(context: "AppContext", person: Person) -> dict[str, Any]:
    """How they can come back, and where they are; nothing that opens anything."""
    login = await context.accounts.login_of(person.id)
    return {
        "login": login.login if login else "",
        "passkeys": [{"name": key.name, "at": key.at} for key in await context.accounts.passkeys_of(person.id)],
        "recovery_codes": await context.one_time.left("recovery", person.id),
        "sessions": [
            {"device": session.device, "at": session.at, "seen": session.seen}
            for session in await context.sessions.of(person)
        ],
    }


async def tournaments_of(context: "AppContext", person: Person) -> list[str]:
    """The titles of tournaments somebody plays in or has set up."""
    player, tournament = schema.tournament_player.c, schema.tournament.c
    plays = select(player.tournament).where(player.person == person.id)
    query = select(tournament.title).where(or_(tournament.host == person.id, tournament.id.in_(plays)))
    async with context.store.read() as connection:
        return list((await connection.execute(query)).scalars())


async def table_exported(context: "AppContext", person: Person, row: TableRow) -> dict[str, Any]:
    over = row.state == "over"
    orders = order_book.read(await context.store.orders(row.id))
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "state": row.state,
        "at": row.at,
        "seats": row.seats_of(person),
        "host": row.host == person.id,
        "orders": [asdict(each) for each in orders.values() if each.person == person.id],
        "record": stored_record(row, await context.store.changes(row.id, 0)) if over else [],
    }


async def forget(context: "AppContext", person: Person) -> None:
    """Delete what is somebody's own; in games with others a bot goes on, and the moves stay without a name."""
    tables = await tables_of(context, person)
    for table in tables:
        await leave_for_good(context, person, table)
    await erase(context, person, tables)
    for table in tables:
        live = context.live_tables.by_id.get(table)
        if live is not None:
            context.live_tables.drop(live)


async def leave_for_good(context: "AppContext", person: Person, table: str) -> None:
    try:
        async with context.live_tables.at(table) as live:
            if is_of_nobody_else(person, live.row.seats) or (
                live.row.state == "gathering" and live.row.host == person.id
            ):
                await remove(context, live)
                return
            sits = bool(live.row.seats_of(person)) and live.row.state != "over"
        if sits:
            await leave(context, person, table, LeaveSeat(bot=USUAL_BOT))
    except ApiError:
        return  # it is gone, or shown no more: nothing of it is kept in memory


async def erase(context: "AppContext", person: Person, tables: list[str]) -> None:
    """Their name, lines, plans and preferences go; what others have played with them stays."""
    seat, event = schema.seat.c, schema.seat_event.c
    mine = select(seat.seating).where(seat.person == person.id)
    async with context.store.write() as connection:
        await connection.execute(delete(schema.chat).where(said_by(person, tables)))
        await connection.execute(delete(schema.shelf_pack).where(schema.shelf_pack.c.person == person.id))
        plays = update(schema.tournament_player).where(schema.tournament_player.c.person == person.id)
        await connection.execute(plays.values(person=None, name=NOBODY, bot=USUAL_BOT))
        hosted = update(schema.tournament).where(schema.tournament.c.host == person.id)
        await connection.execute(hosted.values(host=None))
        order = schema.seat_order.c
        theirs = exists().where(seat.seating == order.seating, seat.seat == order.seat, seat.person == person.id)
        await connection.execute(delete(schema.seat_order).where(theirs))
        for table in OWN:
            await connection.execute(delete(table).where(table.c.person == person.id))
        await connection.execute(
            update(schema.game_table)
            .where(schema.game_table.c.id.in_(mine))
            .values(revision=schema.game_table.c.revision + 1)
        )
        gone = {"person": None, "name": NOBODY}
        await connection.execute(update(schema.seat).where(seat.person == person.id).values(gone))
        await connection.execute(update(schema.seat_event).where(event.person == person.id).values(gone))
        await connection.execute(update(schema.result).where(schema.result.c.person == person.id).values(gone))
        by = {"by_person": None, "by_name": NOBODY}
        await connection.execute(update(schema.seat_event).where(event.by_person == person.id).values(by))
        nobody = {"token": secrets.token_hex(32), "name": NOBODY}
        await connection.execute(update(schema.person).where(schema.person.c.id == person.id).values(nobody))
        hosts = select(func.count()).where(schema.game_table.c.host == person.id)
        if not (await connection.execute(hosts)).scalar_one():
            await connection.execute(delete(schema.person).where(schema.person.c.id == person.id))
