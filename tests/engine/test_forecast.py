"""A forecast is the same in all worlds its seat cannot tell apart, and comes true, in random games of every kind."""

from typing import Any

import pytest

from teahouse.engine.ahead import answers as answers_to
from teahouse.engine.ahead import obvious_answer
from teahouse.engine.decision import Decision
from teahouse.engine.event import Event
from teahouse.engine.forecast import Forecast, forecasts
from teahouse.engine.position import CHANCE, NO_DOUBT, Position
from teahouse.engine.rng import Rng, seeded
from teahouse.engine.snapshot import state_hash
from teahouse.registry import games
from tests.wording.play import moments

SETUPS: list[tuple[str, int, dict[str, str]]] = [
    ("zhanguo", 2, {"boards": "auction", "colours": "choose"}),
    ("zhanguo", 4, {"boards": "b", "draft": "on", "track_order": "on"}),
    ("ancient_world", 2, {}),
    ("ancient_world", 4, {"expand_plus": "on"}),
    ("great_wall", 1, {}),
    ("great_wall", 2, {}),
    ("great_wall", 3, {}),
    ("great_wall", 5, {}),
    ("great_wall", 3, {"mode": "cooperative"}),
    ("great_wall", 4, {"genghis": "on"}),
    ("great_wall", 3, {"mode": "cooperative", "genghis": "on"}),
    ("great_wall", 3, {"rat": "on", "jia_sidao": "on"}),
    *[("great_wall", 3, {"scenario": scenario}) for scenario in ("famine", "frost", "ghost", "visit")],
    *[("great_wall", 3, {"scenario": scenario, "mode": "cooperative"}) for scenario in ("red", "siege")],
]
MOST = 4
"""Answers looked at in one question."""


def some(moves: list[int], rng: Rng) -> list[int]:
    """A few of the legal answers."""
    rest = moves[:]
    rng.shuffle(rest)
    return sorted(rest[:MOST])


def alone(moves: list[int]) -> list[tuple[int, ...]]:
    return [(move,) for move in moves]


def facts(told: Forecast) -> tuple[object, ...]:
    events = [plain(event) for event in told.events]
    return told.moves, events, told.doubt, told.doubted, asked(told.asks), told.leads, told.others, told.ends


def plain(event: Event) -> tuple[str, int, tuple[int, ...]]:
    return event.kind, event.seat, event.args


def asked(decision: Decision[Any] | None) -> str:
    return "" if decision is None else type(decision).__name__


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS, ids=str)
def test_a_forecast_is_the_same_in_every_world_one_may_imagine_and_comes_true(
    game: str, seats: int, options: dict[str, str]
) -> None:
    rng = seeded(f"{game} forecasts")
    told_of = set()
    for table in moments(game, seats, options, "forecast", every=5 if game == "zhanguo" else 3):
        position = table.position
        for decision in position.open:
            seat, moves = decision.seat, some(position.options(decision), rng)
            answers = [answer for move in moves for answer in with_the_next(position, decision, move, rng)]
            told = forecasts(position, seat, answers, rng)
            imagined = forecasts(position.imagine(seat, rng), seat, answers, rng)
            assert [facts(each) for each in imagined] == [facts(each) for each in told], asked(decision)
            for each in told:
                comes_true(position, decision, each)
                told_of |= {event.kind for event in each.events}
    assert len(told_of) > 10


def with_the_next(position: Position, decision: Decision[Any], move: int, rng: Rng) -> list[tuple[int, ...]]:
    """An answer by itself, and with an answer to the question it leads to, if nothing was told to anybody before."""
    after = position.clone()
    after.apply(decision, move)
    following = after.decision_of(decision.seat)
    if following is None or after.news != position.news:
        return [(move,)]
    return [(move,), (move, some(after.options(following), rng)[0])]


def comes_true(position: Position, decision: Decision[Any], told: Forecast) -> None:
    """Make the move on the real position: all that is certain happens, and without a doubt nothing else."""
    real = position.clone()
    real.keeps_events = True
    for move in told.moves:
        asks = real.decision_of(decision.seat)
        assert asks is not None
        real.apply(asks, move)
    go_on(position, real, decision.seat)
    heard = [plain(event) for event in real.events if event.heard_by(decision.seat)]
    certain = [plain(event) for event in told.events]
    assert heard[: len(certain)] == certain, (asked(decision), told.moves)
    if told.doubt == NO_DOUBT:
        assert heard == certain, (asked(decision), told.moves)
        assert real.over == told.ends
    if told.asks is not None:
        assert asked(real.decision_of(decision.seat)) == asked(told.asks) != asked(decision)
    if told.leads:
        asks = real.decision_of(decision.seat)
        assert asks is not None
        assert told.leads == answers_to(real, asks), (asked(decision), told.moves)
    if told.others:
        assert {each.seat for each in real.open} >= set(told.others)
        assert decision.seat not in [each.seat for each in real.open]
        assert not {each.seat for each in position.open} & set(told.others)


def go_on(before: Position, real: Position, seat: int) -> None:
    """What the table itself answers after an answer that told nobody anything."""
    while real.news == before.news:
        move = obvious_answer(real, seat)
        decision = real.decision_of(seat)
        if move < 0 or decision is None:
            return
        real.apply(decision, move)


def test_a_forecast_goes_on_where_the_table_answers() -> None:
    """The table is asked as well: it makes the same moves."""
    went_on = 0
    for table in moments("great_wall", 3, {}, "goes on", every=2):
        questions = [(each, table.position.options(each)) for each in table.position.open[:1]]
        for decision, move in [(each, move) for each, moves in questions for move in some(moves, seeded("goes on"))]:
            (told,) = forecasts(table.position, decision.seat, [(move,)], seeded("goes on"))
            trial = table.fork()
            heard = trial.answer(decision.seat, [move], go_on=True)
            if told.doubt == NO_DOUBT:
                assert [plain(each) for each in heard if each.heard_by(decision.seat)] == [
                    plain(each) for each in told.events
                ]
                went_on += trial.moves > table.moves + 1
    assert went_on


def test_who_is_asked_next_is_told_only_where_it_is_certain_and_new() -> None:
    named = set()
    for table in moments("great_wall", 3, {}, "next", every=2):
        for decision in table.position.open:
            answers = alone(some(table.position.options(decision), seeded("next")))
            for told in forecasts(table.position, decision.seat, answers, seeded("next")):
                assert not told.others or (told.doubt == NO_DOUBT and told.asks is None and not told.ends)
                named |= set(told.others)
    assert named == {0, 1, 2}


@pytest.mark.parametrize("game", games())
def test_a_forecast_leaves_the_position_alone(game: str) -> None:
    for table in moments(game, 3, {}, "untouched", every=20):
        before = state_hash(table.position)
        for decision in table.position.open:
            forecasts(table.position, decision.seat, alone(table.position.options(decision)), seeded("untouched"))
        assert state_hash(table.position) == before
        assert table.position.events == []


@pytest.mark.parametrize(
    ("game", "kind", "word"), [("ancient_world", "rolled", "titan"), ("great_wall", "drew-tactic", "tactic")]
)
def test_chance_is_foreseen_as_chance_but_never_its_outcome(game: str, kind: str, word: str) -> None:
    met = 0
    for table in moments(game, 3, {}, "chance 1"):
        for decision in table.position.open:
            answers = alone(table.position.options(decision))
            for told in forecasts(table.position, decision.seat, answers, seeded("chance")):
                assert kind not in [event.kind for event in told.events]
                met += (told.doubt, told.doubted) == (CHANCE, word)
    assert met
