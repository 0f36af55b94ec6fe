"""Whose bots think next: by how much each person has had, then by table; counted, never timed."""

import pytest

from teahouse.server.turns import Request, Turns

ANN, BOB, EVE = 1, 2, 3


def served(turns: Turns, cost: float = 1.0) -> list[str]:
    """The tables in the order in which one worker thinks about them."""
    order = []
    while (request := turns.next()) is not None:
        order.append(request.table)
        turns.end(request, cost)
    return order


def test_people_take_turns_whatever_they_ask() -> None:
    turns = Turns(1)
    for number in range(6):
        turns.ask(ANN, f"ann {number}")
    for number in range(3):
        turns.ask(BOB, f"bob {number}")
    assert served(turns) == ["ann 0", "bob 0", "ann 1", "bob 1", "ann 2", "bob 2", "ann 3", "ann 4", "ann 5"]


def test_whoever_comes_while_another_has_everything_in_line_is_next() -> None:
    turns = Turns(1)
    for number in range(100):
        turns.ask(ANN, f"ann {number}")
    under_way = turns.next()
    assert under_way is not None
    assert under_way.person == ANN
    turns.ask(BOB, "bob")
    assert turns.next() is None, "there is one worker"
    turns.end(under_way, 2.0)
    then = turns.next()
    assert then is not None
    assert then.table == "bob"


@pytest.mark.parametrize(("cost", "most"), [(0.1, 1), (2.0, 1), (5.0, 3)])
def test_another_waits_for_one_thought_of_whoever_asks_for_everything(cost: float, most: int) -> None:
    """Ann has twenty tables of two seconds in line at any moment; Bob asks whenever he has had his answer.

    Only whose own thoughts are longer waits for as much as they have had.
    """
    turns = Turns(1)
    for number in range(20):
        turns.ask(ANN, f"ann {number}")
    under_way, waited = turns.next(), 0
    for _ in range(50):
        assert under_way is not None
        mine = turns.ask(BOB, "bob")
        before = 0
        while under_way is not mine:
            before += 1
            turns.end(under_way, 2.0)
            turns.ask(ANN, under_way.table)
            under_way = turns.next()
            assert under_way is not None
        waited = max(waited, before)
        turns.end(under_way, cost)
        under_way = turns.next()
    assert waited == most


def test_of_several_workers_one_person_never_has_the_last() -> None:
    turns = Turns(3)
    for number in range(10):
        turns.ask(ANN, f"ann {number}")
    taken: list[Request] = []
    while (request := turns.next()) is not None:
        taken.append(request)
    assert len(taken) == 2
    turns.ask(BOB, "bob")
    at_once = turns.next()
    assert at_once is not None
    assert at_once.person == BOB


def test_tables_of_one_person_take_turns_too() -> None:
    turns = Turns(1)
    turns.ask(ANN, "long")
    first = turns.next()
    assert first is not None
    turns.ask(ANN, "short")
    turns.end(first, 10.0)
    turns.ask(ANN, "long")
    assert served(turns) == ["short", "long"]


def test_nobody_saves_up_turns_and_nobody_pays_for_having_been_alone() -> None:
    turns = Turns(1)
    turns.ask(EVE, "eve 0")
    for number in range(30):
        turns.ask(ANN, f"ann {number}")
    for _ in range(20):
        request = turns.next()
        assert request is not None
        turns.end(request, 1.0)
    for number in range(5):
        turns.ask(BOB, f"bob {number}")
    order = served(turns)[:10]
    assert [table[:3] for table in order].count("bob") == 5
    assert not all(table.startswith("bob") for table in order[:5]), "Bob does not catch up on what Ann had alone"


def test_who_gives_up_waiting_leaves_nothing_behind() -> None:
    turns = Turns(1)
    first, second = turns.ask(ANN, "a"), turns.ask(ANN, "b")
    assert turns.next() is first
    turns.end(second, 0.0)
    assert turns.next() is None
    turns.end(first, 1.0)
    assert (turns.waiting, turns.thinking, turns.tables, turns.people.had) == ([], [], {}, {})
