"""Answers that go further than the question: told with the moves that lead to them."""

from msgspec.structs import replace

from teahouse.engine.ahead import ENDS, answers, details, following, way_on
from teahouse.engine.position import Position
from teahouse.server.games import Edition, texts
from teahouse.server.wire.view import Ahead, OptionOffered
from teahouse.text import capital
from teahouse.wording import Choice, Reading
from teahouse.wording.forecast import Told, foretold_in_one_go


def ahead_of(edition: Edition, position: Position, now: Reading, seat: int, lang: str) -> Ahead | None:
    """What a seat may answer in one go beyond its question; None if nothing."""
    way = way_on(edition.kind, position, seat)
    return (
        beyond(edition, position, now, seat, lang, way)
        if way >= 0
        else with_details(edition, position, now, seat, lang)
    )


def beyond(edition: Edition, position: Position, now: Reading, seat: int, lang: str, way: int) -> Ahead:
    """Only one answer leads on: what is asked after it, at its price."""
    (first,) = now.choices([way])
    reading, choices = choices_after(edition, position, seat, lang, way)
    will = foretold_in_one_go(now, position, seat, [(way, each.move) for each in choices])
    before = [edition.kind.moves[way]]
    options = [
        replace(offered(edition, each._replace(price=first.price or each.price), will[way, each.move]), before=before)
        for each in choices
    ]
    return Ahead(capital(first.text), reading.question(seat), options)


def with_details(edition: Edition, position: Position, now: Reading, seat: int, lang: str) -> Ahead | None:
    """Answers that lead to a mere detail, each with every way to settle it."""
    pairs = details(position, seat)
    firsts = list(dict.fromkeys(first for first, _ in pairs))
    if not firsts:
        return None
    will = foretold_in_one_go(now, position, seat, list(pairs))
    options: list[OptionOffered] = []
    for first in now.choices(firsts):
        _, choices = choices_after(edition, position, seat, lang, first.move)
        for detail in choices:
            text = texts(lang).say("server-answer-with", answer=first.text, detail=detail.text)
            told = offered(edition, detail._replace(text=text, price=first.price), will[first.move, detail.move])
            options.append(replace(told, before=[edition.kind.moves[first.move]]))
    return Ahead("", "", options)


def choices_after(
    edition: Edition, position: Position, seat: int, lang: str, move: int
) -> tuple[Reading, list[Choice]]:
    """What this seat may answer after a move, and the reading that says it."""
    found = following(position, seat, move)
    assert found is not None
    later, question = found
    reading = edition.said(lang).read(later.observe(seat))
    return reading, reading.choices(answers(later, question))


def offered(edition: Edition, choice: Choice, will: Told, aside: bool = False) -> OptionOffered:
    """An answer of one move."""
    word, far = edition.kind.moves[choice.move], reach(edition, will, choice.move)
    return OptionOffered(word, choice.text, choice.group, choice.price, choice.note, will.sentences, far, aside)


def reach(edition: Edition, will: Told, move: int) -> list[str]:
    """Where an answer could lead on the board, but for its own piece."""
    words = edition.kind.moves
    found = dict.fromkeys([*will.pieces, *[words[each] for each in will.leads]])
    return [piece for piece in found if piece not in ENDS and piece != words[move]]
