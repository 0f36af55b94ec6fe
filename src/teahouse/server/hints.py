"""Hints: what the strongest bot would do in one's seat, in words; only where the table allows it."""

from typing import TYPE_CHECKING, Any

from teahouse.bots.hints import Step
from teahouse.engine.decision import Decision
from teahouse.engine.snapshot import from_json
from teahouse.review.advice import Advice
from teahouse.review.told import why
from teahouse.server import commands
from teahouse.server.bot_scheduler import Question, question_to
from teahouse.server.errors import ApiError
from teahouse.server.games import Edition, texts
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import Person
from teahouse.server.wire.talk import Hints, HintShown
from teahouse.terminal.hinting import promises
from teahouse.wording import Reading, Teller
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


def shown(question: Question, advice: list[Advice], lang: str) -> list[HintShown]:
    """Hints in words, each with what it will do, what it promises, and why."""
    kind = question.edition.kind
    world, moves = from_json(kind, question.world), [each.hint.move for each in advice]
    reading = question.edition.said(lang).read(world.observe(question.seat))
    will = foretold(reading, world, question.seat, moves)
    return [hint_shown(question.edition, reading, each, will[each.hint.move], lang) for each in advice]


def hint_shown(edition: Edition, reading: Reading, advice: Advice, forecast: list[str], lang: str) -> HintShown:
    said, hint = edition.said(lang), advice.hint
    first = hint.line[0]
    reason, titles = advice.reason, advice.titles.get(lang, {})
    reasons = [] if reason is None else why(texts(lang), reason, titles, reading.phase())
    result, *fears = promises(texts(lang), hint, reading.player)
    return HintShown(
        move=edition.kind.moves[hint.move],
        text=said.read(first.observation).word(hint.move),
        forecast=forecast,
        chance=round(100 * hint.chance),
        points=round(hint.points),
        low=round(hint.low),
        high=round(hint.high),
        result=result,
        why=reasons,
        fears=" ".join(fears),
        line=[step_text(said, step, lang) for step in hint.line[1:]],
    )


def step_text(said: Teller, step: Step, lang: str) -> str:
    seen = said.read(step.observation)
    return texts(lang).say("hint-step", player=seen.player(step.seat), move=seen.word(step.move))
