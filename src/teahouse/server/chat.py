"""Chat: what people say to each other at a table."""

from typing import TYPE_CHECKING

from teahouse.server import plain_text
from teahouse.server.bus import Note
from teahouse.server.errors import ApiError
from teahouse.server.models import Person
from teahouse.server.samples import is_sample
from teahouse.server.wire.basics import SPECTATOR
from teahouse.server.wire.talk import ChatLine, Say

if TYPE_CHECKING:
    from teahouse.server.context import AppContext


async def say(context: "AppContext", person: Person | None, table: str, said: Say) -> ChatLine:
    """Players and onlookers may speak, under their names."""
    if person is None:
        raise ApiError("who-are-you")
    text = plain_text.line(said.text, "text")
    await context.rate_limiter.check("lines", person.id)
    if is_sample(table):
        raise ApiError("over")
    async with context.live_tables.at(table) as live:
        mine = live.row.seats_of(person)
    line = await context.store.add_chat_line(table, mine[0] if mine else SPECTATOR, person.name, text)
    context.bus.publish(Note(table, "chat"))
    return line
