"""The shuffle: what people add to it before the deal, and all that chance decided, for who checks it after the end."""

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from teahouse.engine.draws import Draw, forget, keep
from teahouse.engine.record import commitment
from teahouse.server import plain_text
from teahouse.server.bus import Note
from teahouse.server.errors import ApiError
from teahouse.server.games import Edition
from teahouse.server.models import AddedChance, Person, TableRow
from teahouse.server.replays import finished, moves_of, table_at
from teahouse.server.seats import begun, events_between, is_full, known, write_seats
from teahouse.server.wire.lobby import AddChance, ChanceShown, DrawShown, Shuffles

if TYPE_CHECKING:
    from teahouse.server.context import AppContext


def chance_shown(row: TableRow, person: Person | None) -> list[ChanceShown]:
    """Before the deal others see only who has added something."""
    found = []
    for each in row.chance:
        mine = person is not None and each.person == person.id
        found.append(ChanceShown(each.name, each.text if mine or row.state != "gathering" else "", mine))
    return found


async def add(context: "AppContext", person: Person | None, table: str, request: AddChance) -> None:
    """Somebody who sits at the table adds to its shuffle."""
    guest = known(person)
    await context.rate_limiter.check("changes", guest.id)
    async with context.live_tables.at(table) as live:
        row = live.row
        if row.state != "gathering":
            raise ApiError("already-started")
        if not row.seats_of(guest):
            raise ApiError("not-seated")
        text = plain_text.cleaned(request.text)
        others = tuple(each for each in row.chance if each.person != guest.id)
        mine = (AddedChance(guest.id, guest.name, text),) if text else ()
        await write_seats(context, live, replace(row, chance=(*others, *mine), revision=row.revision + 1))
        context.bus.publish(Note(row.id, "seats", row.version))


async def deal(context: "AppContext", person: Person | None, table: str) -> None:
    """The host says that the game begins."""
    host = known(person)
    await context.rate_limiter.check("changes", host.id)
    async with context.live_tables.at(table) as live:
        row = live.row
        if row.host != host.id:
            raise ApiError("not-the-host")
        if row.state != "gathering":
            raise ApiError("already-started")
        if not is_full(row):
            raise ApiError("not-started")
        dealt = await begun(context, replace(row, revision=row.revision + 1))
        await write_seats(context, live, dealt, events_between(row, dealt, host))
        context.bus.publish(Note(row.id, "seats", row.version))
        context.bots.kick(row.id)


async def shuffles_of(context: "AppContext", table: str) -> Shuffles:
    """Only after the end: the seed is in it."""
    async with context.live_tables.at(table) as live:
        row, edition, moves = finished(live).row, live.edition, moves_of(live)
    draws = await asyncio.to_thread(drawn, edition, row, moves)
    shown = [DrawShown(each.of, each.size, each.before, each.after) for each in draws]
    return Shuffles(commitment(row.seed), row.seed, [each.text for each in row.chance], shown)


def drawn(edition: Edition, row: TableRow, moves: list[dict[str, object]]) -> list[Draw]:
    draws = keep()
    try:
        table_at(edition, row, moves, len(moves))
    finally:
        forget()
    return draws
