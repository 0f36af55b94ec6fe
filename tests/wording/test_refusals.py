"""Every refusal says of this move why: with what it has and needs, or for another reason that its clause names."""

from collections.abc import Iterator
from typing import Any

import pytest

from teahouse.engine.decision import Decision, Lack
from teahouse.engine.position import Position
from teahouse.engine.rng import seeded
from teahouse.engine.table import Table
from teahouse.registry import games, load_game
from teahouse.wording import Teller
from teahouse.wording.refusals import MOST_WANTING, refusal, wanting
from tests.wording.play import moments, tellers

SETUPS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "zhanguo": [(3, {"boards": "agreed_auction", "colours": "choose"}), (4, {"boards": "b", "harsh_recruit": "on"})],
    "ancient_world": [(2, {"buying": "must"}), (4, {"expand_plus": "on"})],
    "great_wall": [
        (1, {}),
        (2, {}),
        (4, {"jia_sidao": "on"}),
        (3, {"mode": "cooperative"}),
        (3, {"genghis": "on"}),
        (3, {"rat": "on"}),
        *[(3, {"scenario": scenario}) for scenario in ("famine", "frost", "ghost", "visit")],
        *[(3, {"scenario": scenario, "mode": "cooperative"}) for scenario in ("red", "siege")],
    ],
}
"""Tables at which many different things are refused; other games are played by their first number of seats."""


def tables(game: str, every: int) -> Iterator[Table]:
    default: list[tuple[int, dict[str, str]]] = [(load_game(game).kind.seat_counts[0], {})]
    for number, (seats, options) in enumerate(SETUPS.get(game, default)):
        yield from moments(game, seats, options, f"refusals {number}", every)


def asked(game: str, every: int) -> Iterator[tuple[Position, Decision[Any]]]:
    for table in tables(game, every):
        for decision in table.position.open:
            yield table.position, decision


def refused(game: str, every: int) -> Iterator[tuple[Position, Decision[Any], int, str]]:
    """Every move of the vocabulary that is refused, with its clause."""
    vocabulary = range(len(load_game(game).kind.moves))
    for position, decision in asked(game, every):
        for move in vocabulary:
            clause = position.judge(decision, move)
            if clause is not None:
                yield position, decision, move, clause


def is_no_answer(position: Position, decision: Decision[Any], move: int, clause: str) -> bool:
    """Whether a move is refused because it has nothing to do with the question."""
    return clause == decision.posed_by(position) and move not in decision.candidates(position)


@pytest.mark.parametrize("game", games())
def test_no_refusal_for_want_of_something_is_without_have_and_need(game: str) -> None:
    """A clause without a sentence of its own refuses for want of something, and must say of what."""
    said, words, unsaid = tellers(game)[0], load_game(game).kind.moves, set()
    for position, decision, move, clause in refused(game, every=3):
        if said.why(clause) or position.shortages(decision, move):
            continue
        if not is_no_answer(position, decision, move, clause):
            unsaid.add((type(decision).__name__, clause, words[move].partition(" ")[0]))
    assert sorted(unsaid) == []


@pytest.mark.parametrize("game", games())
def test_a_clause_refuses_a_kind_of_move_for_want_always_or_never(game: str) -> None:
    """So that its own sentence never stands where a number is owed."""
    words, found = load_game(game).kind.moves, dict[tuple[str, str, str], set[bool]]()
    for position, decision, move, clause in refused(game, every=3):
        if not is_no_answer(position, decision, move, clause):
            key = (type(decision).__name__, clause, words[move].partition(" ")[0])
            found.setdefault(key, set()).add(bool(position.shortages(decision, move)))
    assert sorted(key for key, wants in found.items() if len(wants) > 1) == []


@pytest.mark.parametrize("game", games())
def test_a_legal_move_is_short_of_nothing(game: str) -> None:
    for position, decision in asked(game, every=2):
        for move in position.options(decision):
            lacks = position.shortages(decision, move)
            assert [(type(decision).__name__, move, told(lack)) for lack in lacks] == []


@pytest.mark.parametrize("game", games())
def test_what_is_missing_is_the_same_in_every_world_one_may_imagine(game: str) -> None:
    rng, vocabulary = seeded("imagined refusals"), range(len(load_game(game).kind.moves))
    for position, decision in asked(game, every=9):
        world = position.imagine(decision.seat, rng)
        for move in vocabulary:
            real = [told(lack) for lack in position.lacking(decision.seat, move)]
            assert [told(lack) for lack in world.lacking(decision.seat, move)] == real


@pytest.mark.parametrize("game", games())
def test_every_refusal_is_told_in_every_language(game: str) -> None:
    """Each kind once: the sentence names what is needed, and each part says how one comes by it."""
    met, spoken = set[tuple[str, str, tuple[str, ...]]](), tellers(game)
    for position, decision, move, clause in refused(game, every=5):
        key = (type(decision).__name__, clause, tuple(lack.what for lack in position.shortages(decision, move)))
        if key not in met:
            met.add(key)
            for teller in spoken:
                check_told(position, decision, move, teller)
    assert met


def check_told(position: Position, decision: Decision[Any], move: int, teller: Teller) -> None:
    reading = teller.read(position.observe(decision.seat))
    said = refusal(position, decision.seat, move, teller, reading)
    assert said is not None
    assert said.sentence[-1] in ".?»”"
    for lack in said.lacks:
        assert lack.have < lack.need
        assert lack.needed in said.sentence
        assert lack.how.endswith(".")


@pytest.mark.parametrize("game", games())
def test_answers_that_are_only_short_of_something_are_few_and_no_legal_ones(game: str) -> None:
    met = 0
    for position, decision in asked(game, every=1):
        found = wanting(position, decision)
        met += len(found)
        assert len(found) <= MOST_WANTING
        assert not set(found) & set(position.options(decision))
        assert not any(decision.is_aside(move) for move in found)
        assert all(found.values())
    assert met


def told(lack: Lack) -> tuple[str, int, int, int]:
    return lack.what, lack.have, lack.need, lack.about
