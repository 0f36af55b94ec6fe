"""What people say to each other at a table."""

from typing import TYPE_CHECKING

from teahouse.server.bus import Note
from teahouse.server.errors import Trouble
from teahouse.server.kept import Person
from teahouse.server.wire.basics import SPECTATOR
from teahouse.server.wire.talk import ChatLine, Say

if TYPE_CHECKING:
    from teahouse.server.house import House


async def say(house: "House", person: Person | None, table: str, said: Say) -> ChatLine:
    """Players and onlookers may speak, under their names."""
    if person is None:
        raise Trouble("who-are-you")
    await house.door.let("lines", person.id)
    async with house.hall.at(table) as live:
        mine = live.row.seats_of(person)
    line = await house.store.say(table, mine[0] if mine else SPECTATOR, person.name, said.text.strip())
    await house.bus.publish(Note(table, "chat"))
    return line
