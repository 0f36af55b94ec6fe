"""What an answer will do is told in short sentences, in both languages, the same in every world one may imagine."""

import pytest

from teahouse.engine.event import EVERYONE, Event
from teahouse.engine.forecast import Forecast, forecasts
from teahouse.engine.position import CHANCE, SECRET
from teahouse.engine.rng import seeded
from teahouse.registry import games, load_game
from teahouse.text import Texts
from teahouse.wording import Reading, Teller, teller_of
from teahouse.wording.forecast import foretold, in_one_line
from tests.engine.test_forecast import alone
from tests.wording.play import moments, tellers
from tests.wording.test_causes import SETUPS

MOST_ANSWERS = 8
"""Answers looked at in one question."""


@pytest.mark.parametrize("game", games())
def test_forecasts_are_short_and_have_no_subject_where_it_is_the_reader(game: str) -> None:
    told = 0
    for table in moments(game, 3, {}, "short", every=4):
        for decision in table.position.open:
            seat, legal = decision.seat, table.position.options(decision)
            for teller in tellers(game):
                reading = teller.read(table.position.observe(seat))
                for sentences in foretold(reading, table.position, seat, legal).values():
                    told += len(sentences)
                    assert all(sentence and not sentence.endswith(".") for sentence in sentences)
                    own = [sentence for sentence in sentences if sentence.startswith(f"{reading.player(seat)} ")]
                    assert not [sentence for sentence in own if "wins" not in sentence], sentences
    assert told > 100


@pytest.mark.parametrize("game", games())
def test_forecasts_are_told_alike_in_every_world_one_may_imagine(game: str) -> None:
    teller, rng = tellers(game)[0], seeded("told")
    for table in moments(game, 3, {}, "told", every=9):
        for decision in table.position.open:
            seat, legal = decision.seat, table.position.options(decision)
            world = table.position.imagine(seat, rng)
            real = foretold(teller.read(table.position.observe(seat)), table.position, seat, legal)
            assert foretold(teller.read(world.observe(seat)), world, seat, legal) == real


@pytest.mark.parametrize("game", games())
def test_a_forecast_names_the_question_that_follows(game: str) -> None:
    asked = [name for name, kind in load_game(game).kind.decisions.items() if not kind.__subclasses__()]
    unnamed = [
        (teller.texts.lang, name) for teller in tellers(game) for name in asked if not says_next(teller, game, name)
    ]
    assert asked
    assert unnamed == []


def says_next(teller: Teller, game: str, decision: str) -> bool:
    return teller.texts.knows(f"{game}-next-{decision}")


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS, ids=str)
def test_no_forecast_falls_back_to_the_sentence_of_the_log(game: str, seats: int, options: dict[str, str]) -> None:
    """What one does oneself, and what nobody does, has a message of its own, in every language."""
    silent, fallen, spoken = tellers(game)[0].silent, set[tuple[str, str]](), tellers(game)
    for table in moments(game, seats, options, "own words", every=3):
        for decision in table.position.open:
            answers = alone(table.position.options(decision)[:MOST_ANSWERS])
            for told in forecasts(table.position, decision.seat, answers, seeded("own words")):
                own = {event.kind for event in told.events if event.seat in (decision.seat, -1)} - silent
                fallen |= {(teller.texts.lang, kind) for teller in spoken for kind in own if not says(teller, kind)}
    assert sorted(fallen) == []


def says(teller: Teller, kind: str) -> bool:
    foreteller = teller.foreteller
    return teller.texts.knows(foreteller.message(Event(kind, -1, (), EVERYONE)))


def reading_of(lang: str) -> Reading:
    loaded = load_game("great_wall")
    return teller_of(loaded, Texts(lang)).read(loaded.kind.start(3, {}, "7").observe(0))


def foreseen(*events: tuple[str, int, tuple[int, ...]], doubt: int = 0, doubted: str = "") -> Forecast:
    forecast = Forecast((0,))
    forecast.events = [Event(kind, seat, args, EVERYONE) for kind, seat, args in events]
    forecast.doubt, forecast.doubted = doubt, doubted
    return forecast


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["pay 2 chi, 1 wood", "archer into the left shelter", "+3 honour"]),
        ("ru", ["отдать 2 ци, 1 древесину", "лучник в левое укрытие", "+3 очка чести"]),
    ],
)
def test_payments_stand_in_one_sentence_and_gains_add_up(lang: str, sentences: list[str]) -> None:
    told = foreseen(
        ("paid", 0, (3, 2)),
        ("paid", 0, (0, 1)),
        ("sheltered", 0, (1, 0)),
        ("honor-wall", 0, (1, 0)),
        ("honor-card", 0, (2, 7)),
    )
    assert reading_of(lang).foretold(told) == sentences


def test_what_others_gain_does_not_add_up_with_what_one_gains_oneself() -> None:
    told = foreseen(("gained", 0, (0, 1)), ("gained", 1, (0, 1)), ("gained", 0, (0, 1)))
    assert reading_of("en").foretold(told) == ["gain 2 wood", "Red gains 1 wood"]


def test_the_same_thing_twice_is_told_once() -> None:
    told = foreseen(("hired-official", 0, ()), ("hired-official", 0, ()))
    assert reading_of("en").foretold(told) == ["+1 official ×2"]


@pytest.mark.parametrize(
    ("doubt", "word", "sentence"),
    [
        (CHANCE, "tactic", "then tactic cards are drawn"),
        (CHANCE, "", "then chance decides"),
        (SECRET, "", "then it depends on the others"),
    ],
)
def test_it_is_told_why_no_more_is_certain(doubt: int, word: str, sentence: str) -> None:
    told = foreseen(("hired-official", 0, ()), doubt=doubt, doubted=word)
    assert reading_of("en").foretold(told) == ["+1 official", sentence]


@pytest.mark.parametrize(
    ("lang", "others", "sentence"),
    [
        ("en", (1,), "then Red decides"),
        ("en", (1, 2), "then Red and Blue decide"),
        ("ru", (1,), "затем решает Красный"),
        ("ru", (1, 2), "затем решают Красный и Синий"),
    ],
)
def test_it_is_told_who_decides_next(lang: str, others: tuple[int, ...], sentence: str) -> None:
    told = foreseen(("hired-official", 0, ()))
    told.others = others
    assert reading_of(lang).foretold(told)[1:] == [sentence]


def test_of_much_that_happens_ones_own_part_is_told() -> None:
    others = [("hired-official", 1, ()), ("shame-discarded", 1, ())] * 6
    told = reading_of("en").foretold(foreseen(*others, ("hired-official", 0, ())))
    assert "+1 official" in told
    assert told[-1] == "and more"


def test_a_line_holds_what_fits() -> None:
    assert in_one_line(["pay 2 chi", "+1 honour"]) == "pay 2 chi; +1 honour"
    assert in_one_line(["pay 2 chi", "+1 honour"], room=12) == "pay 2 chi …"
    assert in_one_line([]) == ""
