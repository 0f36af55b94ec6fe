"""Going back further than one may alone: the whole table returns to an earlier step, and the record shows it."""

from pathlib import Path

import pytest

from teahouse.engine.errors import TeahouseError
from teahouse.engine.record import load, replay, save
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import state_hash
from teahouse.engine.table import Table, in_force, steps_of
from teahouse.registry import load_game

KIND = load_game("zhanguo").kind


@pytest.fixture
def table() -> Table:
    return Table(KIND, 3, {}, "rewind")


def wander(table: Table, moves: int, seed: str) -> list[str]:
    """Random moves; returns the hash of the position before each and after the last."""
    rng = seeded(seed)
    hashes = [state_hash(table.position)]
    for _ in range(moves):
        decision = table.position.open[0]
        options = table.position.options(decision)
        table.play(decision.seat, options[rng.below(len(options))])
        hashes.append(state_hash(table.position))
    return hashes


def test_a_table_goes_back_past_other_seats_and_deals(table: Table) -> None:
    hashes = wander(table, 90, "first")
    table.rewind(31, 2)
    assert state_hash(table.position) == hashes[31]
    assert table.log[-1].kind == "undo"
    assert table.log[-1].seat == 2
    assert table.entries[-1] == {"rewind": 31, "seat": 2}


def test_an_answer_of_several_moves_stays_one_after_a_rewind(table: Table) -> None:
    """What was made in one press is taken back in one."""
    seat = table.position.open[0].seat
    trial = table.fork()
    answer: list[int] = []
    for _ in range(2):
        answer.append(trial.position.options(trial.position.open[0])[0])
        trial.play(seat, answer[-1])
    table.answer(seat, answer, go_on=False)
    steps = len(steps_of(table.entries))
    wander(table, 12, "others")
    table.rewind(steps, seat)
    assert table.last_answer(seat) == 2


def test_a_rewind_may_lead_behind_an_earlier_one(table: Table) -> None:
    first = wander(table, 40, "first")
    table.rewind(10, 0)
    second = wander(table, 20, "second")
    table.rewind(45, 1)
    assert state_hash(table.position) == second[4]
    table.rewind(25, 1)
    assert state_hash(table.position) == first[25]
    table.rewind(0, 1)
    assert state_hash(table.position) == first[0]


def test_moves_taken_back_are_not_in_force(table: Table) -> None:
    seat = table.position.open[0].seat
    wander(table, 1, "one")
    table.undo(seat)
    wander(table, 3, "two")
    table.rewind(3, seat)
    assert in_force(steps_of(table.entries)) == [2]


def test_the_log_is_that_of_the_moment_and_one_line_more(table: Table) -> None:
    wander(table, 25, "first")
    heard = [(event.kind, event.seat, event.args) for event in table.log]
    wander(table, 30, "second")
    table.rewind(25, 0)
    assert [(event.kind, event.seat, event.args) for event in table.log[:-1]] == heard


def test_a_record_with_rewinds_replays(table: Table, tmp_path: Path) -> None:
    wander(table, 45, "first")
    table.rewind(21, 1)
    wander(table, 50, "second")
    path = str(tmp_path / "rewound.jsonl")
    save(path, table, ["a", "b", "c"])
    played = replay(KIND, load(path))
    assert played.trouble == ""
    assert state_hash(played.table.position) == state_hash(table.position)
    assert played.table.entries == table.entries


@pytest.mark.parametrize("steps", [-1, 6])
def test_only_steps_that_were_taken_can_be_returned_to(table: Table, steps: int) -> None:
    wander(table, 5, "few")
    with pytest.raises(TeahouseError, match="it has taken 5"):
        table.rewind(steps, 0)
