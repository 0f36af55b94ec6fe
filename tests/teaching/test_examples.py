"""Examples of clauses: they play as they were recorded, there are enough of them, and they are small."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from teahouse import ledger
from teahouse.registry import load_game
from teahouse.teaching.examples import (
    ExampleError,
    all_stored,
    clauses_shown,
    example_of,
    played,
    proofs_of,
    store,
    stored,
    unseen,
)

LEAST = 90
"""Per cent of the clauses that can be seen."""
MOST = 5_000_000
"""Bytes of all examples together."""
GAMES = ledger.games()


@pytest.mark.parametrize("game", GAMES)
def test_every_example_plays_as_it_was_recorded(game: str) -> None:
    kind, broken = load_game(game).kind, list[str]()
    for example in all_stored(game).values():
        try:
            assert len([*played(kind, example)]) == len(example.steps) + 1
        except ExampleError as error:
            broken.append(str(error))
    assert not broken, "\n".join([*broken, "If the rules were changed on purpose: make examples"])


@pytest.mark.parametrize("game", GAMES)
def test_most_clauses_that_can_be_seen_have_an_example(game: str) -> None:
    visible = ledger.load(game).clauses.keys() - unseen(game).keys()
    lacking = sorted(visible - clauses_shown(game))
    assert 100 * len(lacking) <= (100 - LEAST) * len(visible), f"no example of {', '.join(lacking)}"


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_seen_has_a_reason_and_no_example(game: str) -> None:
    assert all(reason.endswith(".") for reason in unseen(game).values())
    assert not unseen(game).keys() & clauses_shown(game)


@pytest.mark.parametrize("game", GAMES)
def test_each_clause_knows_its_tests(game: str) -> None:
    assert proofs_of(game).keys() == ledger.load(game).clauses.keys()
    for clause, example in all_stored(game).items():
        assert example.test.partition("[")[0] in proofs_of(game)[clause]


def test_all_examples_together_are_small() -> None:
    assert sum(stored(game).stat().st_size for game in GAMES) < MOST


def test_an_example_that_plays_otherwise_now_names_its_clause_and_step() -> None:
    kind = load_game("great_wall").kind
    example = example_of("GW-ATK-03")
    assert example is not None
    (refused, *_) = [number for number, step in enumerate(example.steps) if step.deed == "refused"]
    steps = [replace(step, clause="GW-ATK-99") if step.deed == "refused" else step for step in example.steps]
    with pytest.raises(ExampleError, match=rf"GW-ATK-03, step {refused + 1}: .* is refused by .*; it was .*GW-ATK-99"):
        list(played(kind, replace(example, steps=steps)))
    moved = [replace(step, hash="0" * 16) if step.deed == "move" else step for step in example.steps]
    with pytest.raises(ExampleError, match=r"GW-ATK-03, step 1: .* leads to another position"):
        list(played(kind, replace(example, steps=moved)))


def test_the_same_examples_make_the_same_file(tmp_path: Path) -> None:
    examples, tests = all_stored("ancient_world"), dict(proofs_of("ancient_world"))
    for name in ("one.zip", "other.zip"):
        store(tmp_path / name, dict(reversed(examples.items())), tests)
    written = (tmp_path / "one.zip").read_bytes()
    assert written == (tmp_path / "other.zip").read_bytes() == stored("ancient_world").read_bytes()


def test_a_refusal_that_names_its_clause_is_shown_for_a_prohibition() -> None:
    example = example_of("AW-BLD-06")
    assert example is not None
    assert example.steps[example.shows].clause == "AW-BLD-06"
