"""A table: moves, refusals, undo bounded by what became known, and reactions nobody wants to be asked for."""

import pytest

from teahouse.engine.errors import NothingToUndo, Refused, TeahouseError
from teahouse.engine.snapshot import state_hash
from teahouse.engine.table import Table
from teahouse.registry import load_game


@pytest.fixture
def table() -> Table:
    return Table(load_game("zhanguo").kind, 2, {}, "table")


def play(table: Table, *words: str) -> None:
    for word in words:
        table.play(table.position.open[0].seat, table.kind.number(word))


def any_move(table: Table) -> tuple[int, int]:
    decision = table.position.open[0]
    return decision.seat, table.position.options(decision)[0]


def test_a_refused_move_changes_nothing(table: Table) -> None:
    seat = table.position.open[0].seat
    before = state_hash(table.position)
    with pytest.raises(Refused) as refused:
        table.play(seat, table.kind.number("done"))
    assert refused.value.clause == "ZG-TRN-01"
    with pytest.raises(Refused) as refused:
        table.play(1 - seat, table.kind.number("done"))
    assert refused.value.clause == "ZG-RND-06"
    assert state_hash(table.position) == before
    assert table.entries == []


def test_undo_steps_back_to_the_start_of_what_one_alone_did(table: Table) -> None:
    seat, card = any_move(table)
    hashes = [state_hash(table.position)]
    table.play(seat, card)
    hashes.append(state_hash(table.position))
    play(table, "action hire", "official red")
    table.undo(seat)
    table.undo(seat)
    assert state_hash(table.position) == hashes[1]
    table.undo(seat)
    assert state_hash(table.position) == hashes[0]
    with pytest.raises(NothingToUndo):
        table.undo(seat)
    assert [entry for entry in table.entries if "undo" in entry] == [{"undo": seat}] * 3


def test_undo_does_not_cross_another_seats_move(table: Table) -> None:
    seat, card = any_move(table)
    table.play(seat, card)
    play(table, "region 2")
    while table.position.open[0].seat == seat:
        play(table, "done")
    assert table.can_undo(seat)
    table.play(*any_move(table))
    with pytest.raises(NothingToUndo):
        table.undo(seat)
    assert table.can_undo(1 - seat)


def test_undo_does_not_cross_a_deal() -> None:
    table = Table(load_game("zhanguo").kind, 2, {"boards": "b"}, "deal")
    first = table.position.open[0].seat
    play(table, "board b_circle")
    assert table.can_undo(first)
    second = table.position.open[0].seat
    play(table, "board b_star")
    assert not table.can_undo(second), "cards were dealt after the last board"
    assert not table.can_undo(first)


def test_the_log_forgets_what_was_taken_back(table: Table) -> None:
    seat, card = any_move(table)
    table.play(seat, card)
    events = table.play(seat, table.kind.number("region 2"))
    assert [event.kind for event in events[:1]] == ["unified"]
    table.undo(seat)
    assert [event.kind for event in table.log[-1:]] == ["undo"]
    assert "unified" not in [event.kind for event in table.log]


def test_a_fork_is_played_on_without_touching_the_table(table: Table) -> None:
    table.play(*any_move(table))
    table.unasked[0].append("somebody moved")
    before, record, log = state_hash(table.position), table.entries[:], table.log[:]
    fork = table.fork()
    assert (state_hash(fork.position), fork.entries, fork.log, fork.moves) == (before, record, log, 1)
    assert not fork.can_undo(0)
    assert not fork.can_undo(1)
    for _ in range(30):
        fork.play(*any_move(fork))
    fork.unasked[0].clear()
    assert (state_hash(table.position), table.entries, table.log, table.moves) == (before, record, log, 1)
    assert table.unasked[0] == ["somebody moved"]
    made = fork.entries[len(record) :]
    for entry in made:
        if "hash" not in entry:
            table.repeat(entry)
    assert table.entries[len(record) :] == made
    assert state_hash(table.position) == state_hash(fork.position)


def test_an_impossible_set_up_is_a_sentence() -> None:
    kind = load_game("zhanguo").kind
    for seats, options in ((5, {}), (2, {"boards": "c"}), (2, {"weather": "rain"})):
        with pytest.raises(TeahouseError, match=r"\.$"):
            Table(kind, seats, options, "x")


def test_a_word_that_is_no_move_names_the_nearest() -> None:
    with pytest.raises(TeahouseError, match="card 12"):
        load_game("zhanguo").kind.number("crad 12")
