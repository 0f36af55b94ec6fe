"""What those who play together intend: a line for each seat, for all at the table to see. No rule knows of it."""

from typing import TYPE_CHECKING

from teahouse.server import playing
from teahouse.server.bus import Note
from teahouse.server.errors import Trouble
from teahouse.server.hall import teller
from teahouse.server.kept import Person
from teahouse.server.wire.talk import Plan, PlanLine
from teahouse.wording import Planning

if TYPE_CHECKING:
    from teahouse.server.house import House


async def plan(house: "House", person: Person | None, table: str, wish: Plan) -> None:
    """A seat's line until the period ends; an empty one takes it back."""
    async with house.hall.at(table) as live:
        owner = playing.owner(live, person, wish.seat)
        planning = teller(live.row.game, "en").planning(live.game.position.observe(wish.seat))
    if planning is None:
        raise Trouble("no-plans")
    check(planning, wish)
    await house.door.let("lines", owner.id)
    line = PlanLine(wish.seat, planning.period, wish.phrase, wish.about, wish.text.strip())
    await house.store.plan(table, line)
    await house.bus.publish(Note(table, "plans"))


def check(planning: Planning, wish: Plan) -> None:
    """Words of one's own stand alone; a phrase is one of those there are, about something there is."""
    if not wish.phrase and not wish.about:
        return
    intents = next((phrase.intents for phrase in planning.phrases if phrase.word == wish.phrase), [])
    if wish.text or all(intent.about != wish.about for intent in intents):
        raise Trouble("no-such-plan")
