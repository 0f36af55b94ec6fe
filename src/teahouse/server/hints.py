"""Hints: what the strongest bot would do in one's seat, in words; only where the table allows it."""

from typing import TYPE_CHECKING, Any

from teahouse.bots.hints import Hint, Step
from teahouse.engine.decision import Decision
from teahouse.engine.snapshot import from_json
from teahouse.server import commands
from teahouse.server.bot_scheduler import Question, question_to
from teahouse.server.errors import ApiError
from teahouse.server.games import Edition, texts
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import Person
from teahouse.server.wire.talk import Hints, HintShown
from teahouse.wording import Teller
from teahouse.wording.forecast import foretold

if TYPE_CHECKING:
    from teahouse.server.context import AppContext


async def hints_for(context: "AppContext", person: Person | None, table: str, seat: int, lang: str) -> Hints:
    """The best moves of one's own seat, once they have been thought about."""
    async with context.live_tables.at(table) as live:
        asking = commands.owner(live, person, seat)
        asked(live, seat)
    await context.rate_limiter.check("hints", asking.id)
    async with context.live_tables.at(table) as live:
        question = question_to(live, asked(live, seat))
        version = live.version
    found = await context.bots.hint(asking.id, question)
    return Hints(seat, version, shown(question, found, lang))


def asked(live: LiveTable, seat: int) -> Decision[Any]:
    """The question a hint is about, where hints are allowed."""
    if not live.row.hints:
        raise ApiError("no-hints")
    decision = live.game.position.question_to(seat)
    if decision is None or live.row.state == "over":
        raise ApiError("not-asked")
    return decision


def shown(question: Question, hints: list[Hint], lang: str) -> list[HintShown]:
    """Hints in words, each with what it will do."""
    kind = question.edition.kind
    world, moves = from_json(kind, question.world), [hint.move for hint in hints]
    reading = question.edition.said(lang).read(world.observe(question.seat))
    will = foretold(reading, world, question.seat, moves)
    return [hint_shown(question.edition, hint, will[hint.move], lang) for hint in hints]


def hint_shown(edition: Edition, hint: Hint, forecast: list[str], lang: str) -> HintShown:
    said = edition.said(lang)
    first = hint.line[0]
    chance, points, spread = round(100 * hint.chance), round(hint.points), round(hint.spread)
    return HintShown(
        move=edition.kind.moves[hint.move],
        text=said.read(first.observation).word(hint.move),
        forecast=forecast,
        chance=chance,
        points=points,
        spread=spread,
        result=texts(lang).say("hint-result", chance=chance, points=points, spread=spread),
        line=[step_text(said, step, lang) for step in hint.line[1:]],
    )


def step_text(said: Teller, step: Step, lang: str) -> str:
    seen = said.read(step.observation)
    return texts(lang).say("hint-step", player=seen.player(step.seat), move=seen.word(step.move))
