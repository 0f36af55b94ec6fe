"""What the table answers by itself: only where nothing is chosen, nobody learns anything, and undo takes it back."""

import pytest

from teahouse.engine.ahead import details, following, way_on
from teahouse.engine.position import SPECTATOR
from teahouse.engine.record import lines
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import state_hash
from teahouse.engine.table import Table, steps_of
from teahouse.registry import load_game

GAMES = ("ancient_world", "great_wall", "zhanguo")


def zhanguo() -> Table:
    return Table(load_game("zhanguo").kind, 2, {}, "table")


def answered(table: Table, *words: str) -> None:
    seat = table.position.open[0].seat
    table.answer(seat, [table.kind.number(word) for word in words], go_on=True)


def first_card(table: Table) -> str:
    return table.kind.moves[table.position.options(table.position.open[0])[0]]


def test_a_card_for_a_region_ends_the_turn_when_only_free_moves_are_left() -> None:
    table = zhanguo()
    seat = table.position.open[0].seat
    answered(table, first_card(table))
    answered(table, "region 2")
    assert table.position.open[0].seat != seat
    assert [entry["move"] for entry in steps_of(table.entries)][1:] == ["region 2", "done"]


def test_undo_takes_back_what_was_answered_by_itself_with_what_led_to_it() -> None:
    table = zhanguo()
    seat = table.position.open[0].seat
    answered(table, first_card(table))
    before = state_hash(table.position)
    answered(table, "region 2")
    assert table.last_answer(seat) == 2
    table.take_back(seat)
    assert state_hash(table.position) == before
    assert table.entries[-2:] == [{"undo": seat}] * 2


def test_several_moves_of_one_answer_are_taken_back_together() -> None:
    table = zhanguo()
    seat = table.position.open[0].seat
    before = state_hash(table.position)
    answered(table, first_card(table), "action hire", "official red")
    assert table.last_answer(seat) >= 3
    table.take_back(seat)
    assert state_hash(table.position) == before


def test_whoever_wants_every_question_is_asked_every_question() -> None:
    table = zhanguo()
    seat = table.position.open[0].seat
    for word in (first_card(table), "region 2"):
        table.answer(seat, [table.kind.number(word)], go_on=False)
    assert table.position.open[0].seat == seat


@pytest.mark.parametrize("game", GAMES)
def test_the_table_answers_only_what_is_no_choice_and_no_secret(game: str) -> None:
    """In a game played by chance: what is answered by itself is legal, mine, reveals nothing and is seen by anybody."""
    kind = load_game(game).kind
    table = Table(kind, 3, {}, "by itself")
    chance = seeded("by itself")
    by_itself = 0
    while not table.position.over and table.moves < 500:
        decision = table.position.open[chance.below(len(table.position.open))]
        seat, options = decision.seat, table.position.options(decision)
        before = table.moves
        table.answer(seat, [options[chance.below(len(options))]], go_on=True)
        steps = steps_of(table.entries)[before:]
        assert [step["seat"] for step in steps] == [seat] * len(steps)
        by_itself += len(steps) - 1
        by_itself_made = list(zip(table.undo_points[::-1], steps[:0:-1], strict=False))
        for point, step in by_itself_made:
            g = point.position
            assert (len(g.open), g.open[0].reaction(g), g.news) == (1, [], table.position.news)
            world = g.imagine(SPECTATOR, seeded(f"another {before}"))
            assert kind.moves[world.open[0].obvious(world)] == step["move"]
    assert by_itself > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_record_with_such_answers_replays_move_by_move(game: str) -> None:
    kind = load_game(game).kind
    table, chance = Table(kind, 2, {}, "replayed"), seeded("replayed")
    while not table.position.over and table.moves < 200:
        decision = table.position.open[0]
        options = table.position.options(decision)
        table.answer(decision.seat, [options[chance.below(len(options))]], go_on=True)
        if table.can_undo(decision.seat) and chance.below(5) == 0:
            table.take_back(decision.seat)
    again = Table(kind, 2, {}, "replayed")
    for entry in steps_of(table.entries):
        again.repeat(entry)
    assert lines(again, ["a", "b"]) == lines(table, ["a", "b"])


def test_the_only_way_on_leads_to_a_choice() -> None:
    """In The Great Wall the first officials all come from the supply: only where they go is a question."""
    kind = load_game("great_wall").kind
    table, chance = Table(kind, 3, {}, "way on"), seeded("way on")
    found = 0
    while not table.position.over and table.moves < 300:
        g = table.position
        decision = g.open[0]
        way = way_on(kind, g, decision.seat)
        options = g.options(decision)
        if way >= 0:
            found += 1
            assert way in options
            ahead = following(g, decision.seat, way)
            assert ahead is not None
            assert ahead[1].seat == decision.seat
            assert len(ahead[0].options(ahead[1])) > 1
        table.answer(decision.seat, [options[chance.below(len(options))]], go_on=True)
    assert found > 0


def test_a_detail_is_answered_with_what_it_is_a_detail_of() -> None:
    kind = load_game("great_wall").kind
    table, chance = Table(kind, 3, {}, "f"), seeded("f")
    found: set[tuple[str, str]] = set()
    while not table.position.over and table.moves < 900:
        g = table.position
        decision = g.open[0]
        for first, then in details(g, decision.seat):
            found.add((kind.moves[first].split()[0], kind.moves[then].split()[0]))
            fork = table.fork()
            fork.answer(decision.seat, [first, then], go_on=False)
            assert fork.last_answer(decision.seat) == 2
        options = g.options(decision)
        table.answer(decision.seat, [options[chance.below(len(options))]], go_on=False)
    assert ("warrior", "spare") in found
