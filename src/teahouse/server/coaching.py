"""What a coach says to a seat that is asked: from its reading and its legal answers, and from nothing else."""

from teahouse.engine.ahead import answers, following, way_on
from teahouse.engine.position import Position
from teahouse.server.games import Edition
from teahouse.server.wire.view import CoachShown, TipShown, WarningShown
from teahouse.teaching.coach import Advice, Coach, coach_of
from teahouse.wording import Reading


def coaching(edition: Edition, position: Position, now: Reading, seat: int, lang: str) -> CoachShown | None:
    """None for whoever is not asked, and where the game has no coach."""
    coach = coach_of(edition.name)
    decision = position.question_to(seat) if seat >= 0 else None
    if coach is None or decision is None:
        return None
    told = [coach.advice(now, position.options(decision)), *beyond(coach, edition, position, seat, lang)]
    words = edition.kind.moves
    tips = {tip.id: TipShown(tip.id, tip.tip.of(lang), tip.once) for advice in told for tip in advice.tips}
    warnings: dict[str, list[WarningShown]] = {}
    for advice in told:
        for move, against in advice.warnings.items():
            warnings[words[move]] = [WarningShown(each.id, each.text.of(lang)) for each in against]
    matters = told[0].now
    return CoachShown("" if matters is None else matters.text.of(lang), list(tips.values()), warnings)


def beyond(coach: Coach, edition: Edition, position: Position, seat: int, lang: str) -> list[Advice]:
    """About the question behind this one, where only one answer leads on: it is put together with this one."""
    way = way_on(edition.kind, position, seat)
    found = following(position, seat, way) if way >= 0 else None
    if found is None:
        return []
    later, question = found
    return [coach.advice(edition.said(lang).read(later.observe(seat)), answers(later, question))]
