"""What a guest has played comes along when they sign in: their seats, tables and packs become those of the account."""

from typing import TYPE_CHECKING, Final

from sqlalchemy import Column, Table, delete, or_, select, update

from teahouse.server import schema
from teahouse.server.bus import Note
from teahouse.server.models import Person

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

OWNED: Final[tuple[tuple[Table, Column[int | None]], ...]] = (
    (schema.seat, schema.seat.c.person),
    (schema.seat_event, schema.seat_event.c.person),
    (schema.seat_event, schema.seat_event.c.by_person),
    (schema.game_table, schema.game_table.c.host),
    (schema.result, schema.result.c.person),
    (schema.channel, schema.channel.c.person),
    (schema.shelf_pack, schema.shelf_pack.c.person),
    (schema.report, schema.report.c.person),
    (schema.report, schema.report.c.by),
)
"""What names a person and is not about how they prove who they are."""


async def bring_along(context: "AppContext", guest: Person, person: int) -> None:
    """Everything of a guest is the other's from now on, and the guest is nobody any more."""
    seat, table = schema.seat.c, schema.game_table.c
    sits = select(seat.seating).where(seat.person == guest.id)
    async with context.store.write() as connection:
        found = select(table.id).where(or_(table.host == guest.id, table.id.in_(sits)))
        tables = list((await connection.execute(found)).scalars())
        raised = update(schema.game_table).where(table.id.in_(tables)).values(revision=table.revision + 1)
        await connection.execute(raised)
        for owned, column in OWNED:
            await connection.execute(update(owned).where(column == guest.id).values({column.name: person}))
        await connection.execute(delete(schema.person).where(schema.person.c.id == guest.id))
    for each in tables:
        live = context.live_tables.by_id.get(each)
        if live is not None:
            context.live_tables.drop(live)
        context.bus.publish(Note(each, "seats"))
