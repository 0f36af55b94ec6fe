"""Answers that go further than the question: told with the moves that lead to them."""

from teahouse.engine.ahead import answers, details, following, way_on
from teahouse.engine.position import Position
from teahouse.server.games import loaded, teller, texts
from teahouse.server.wire.view import Ahead, OptionOffered
from teahouse.text import capital
from teahouse.wording import Choice, Reading
from teahouse.wording.forecast import foretold_in_one_go


def ahead_of(game: str, position: Position, now: Reading, seat: int, lang: str) -> Ahead | None:
    """What a seat may answer in one go beyond its question; None if nothing."""
    way = way_on(loaded(game).kind, position, seat)
    return beyond(game, position, now, seat, lang, way) if way >= 0 else with_details(game, position, now, seat, lang)


def beyond(game: str, position: Position, now: Reading, seat: int, lang: str, way: int) -> Ahead:
    """Only one answer leads on: what is asked after it, at its price."""
    (first,) = now.choices([way])
    reading, choices = choices_after(game, position, seat, lang, way)
    will = foretold_in_one_go(now, position, seat, [(way, each.move) for each in choices])
    options = [offered(game, way, each, each.text, first.price or each.price, will[way, each.move]) for each in choices]
    return Ahead(capital(first.text), reading.question(seat), options)


def with_details(game: str, position: Position, now: Reading, seat: int, lang: str) -> Ahead | None:
    """Answers that lead to a mere detail, each with every way to settle it."""
    pairs = details(position, seat)
    firsts = list(dict.fromkeys(first for first, _ in pairs))
    if not firsts:
        return None
    will = foretold_in_one_go(now, position, seat, list(pairs))
    options: list[OptionOffered] = []
    for first in now.choices(firsts):
        _, choices = choices_after(game, position, seat, lang, first.move)
        for detail in choices:
            text = texts(lang).say("server-answer-with", answer=first.text, detail=detail.text)
            options.append(offered(game, first.move, detail, text, first.price, will[first.move, detail.move]))
    return Ahead("", "", options)


def choices_after(game: str, position: Position, seat: int, lang: str, move: int) -> tuple[Reading, list[Choice]]:
    """What this seat may answer after a move, and the reading that says it."""
    found = following(position, seat, move)
    assert found is not None
    later, question = found
    reading = teller(game, lang).read(later.observe(seat))
    return reading, reading.choices(answers(later, question))


def offered(game: str, first: int, then: Choice, text: str, price: str, will: list[str]) -> OptionOffered:
    words = loaded(game).kind.moves
    return OptionOffered(words[then.move], text, then.group, price, then.note, will, before=[words[first]])
