"""What a hint tells about moves."""

import pytest

from teahouse.bots import Budget
from teahouse.bots.hints import FAIR_LOOKS, HINTS, Hint, hints
from teahouse.engine.rng import seeded
from teahouse.registry import games, load_game
from tests.bots.fairness import case


def asked(game: str, number: int) -> tuple[list[int], list[Hint]]:
    """What a seat may do somewhere in a game, and what it is told about it."""
    seat, table, _ = case(game, number)
    decision = table.decision_of(seat)
    assert decision is not None
    return table.options(decision), hints(load_game(game).kind, table, seat, seeded("hint"), Budget(iterations=80))


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("game", games())
def test_three_moves_are_told_and_none_of_them_was_looked_at_in_passing(game: str, number: int) -> None:
    options, found = asked(game, number)
    assert len(found) == min(HINTS, len(options))
    assert {hint.move for hint in found} <= set(options)
    assert min(hint.looks for hint in found) >= FAIR_LOOKS
    assert found == sorted(found, key=lambda hint: (-hint.looks, -hint.chance))
    for hint in found:
        assert 0 <= hint.chance <= 1
        assert [step.move for step in hint.line[:1]] == [hint.move]


@pytest.mark.parametrize("game", games())
def test_the_same_chance_tells_the_same(game: str) -> None:
    first, again = asked(game, 0), asked(game, 0)
    assert first == again
