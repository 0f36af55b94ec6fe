"""What those who play together intend: a line for each seat, for all at the table to see. No rule knows of it."""

from typing import TYPE_CHECKING

from teahouse.server import commands, plain_text
from teahouse.server.bus import Note
from teahouse.server.errors import ApiError
from teahouse.server.models import Person
from teahouse.server.views import reading_of
from teahouse.server.wire.talk import Plan, PlanLine
from teahouse.text import SOURCE
from teahouse.wording import Planning

if TYPE_CHECKING:
    from teahouse.server.context import AppContext


async def plan(context: "AppContext", person: Person | None, table: str, request: Plan) -> None:
    """A seat's line until the period ends; an empty one takes it back."""
    async with context.live_tables.at(table) as live:
        owner = commands.owner(live, person, request.seat)
        planning = reading_of(live, request.seat, SOURCE).planning()
    if planning is None:
        raise ApiError("no-plans")
    check(planning, request)
    await context.rate_limiter.check("lines", owner.id)
    line = PlanLine(request.seat, planning.period, request.phrase, request.about, plain_text.cleaned(request.text))
    await context.store.set_plan(table, line)
    context.bus.publish(Note(table, "plans"))


def check(planning: Planning, request: Plan) -> None:
    """Words of one's own stand alone; a phrase is one of those there are, about something there is."""
    if not request.phrase and not request.about:
        return
    intents = next((phrase.intents for phrase in planning.phrases if phrase.word == request.phrase), [])
    if request.text or all(intent.about != request.about for intent in intents):
        raise ApiError("no-such-plan")
