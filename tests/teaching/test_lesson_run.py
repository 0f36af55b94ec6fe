"""A lesson while somebody plays it: going on and back, wrong moves, questions, and goals reached in one's own way."""

from itertools import permutations

import pytest

from teahouse.engine.errors import NothingToUndo, Refused
from teahouse.teaching.lesson_run import LessonRun, NoSuchStep, NotAsked, NotYet
from teahouse.teaching.walkthrough import read_turn
from tests.teaching.workshop import ALL, run, walkthrough

GAME, FIRST = "zhanguo", "zg-1-two-uses"
OFFICIALS = ("great_wall", "gw-1-first-autumn", 10)
"""A goal of four moves: two officials to two areas."""
CHALLENGE = (GAME, FIRST, 19)
"""The last moves of its lesson: any way that wakes two cards will do."""


def seen(learner: LessonRun) -> dict[str, object]:
    return learner.table.position.observe(learner.you)


def test_what_needs_no_deed_may_be_left_and_nothing_else() -> None:
    learner = run(GAME, FIRST)
    learner.go(2)
    learner.go(3)
    for to in (4, 9):
        with pytest.raises(NotYet):
            learner.go(to)
    assert learner.step == 3


def test_a_wanted_move_is_made_and_the_next_step_begins() -> None:
    learner = run(GAME, FIRST, 3)
    learner.play("card 63")
    assert (learner.step, learner.wanted) == (4, ["region 2"])


def test_another_legal_move_is_not_made_and_gets_the_words_of_the_lesson() -> None:
    learner = run(GAME, FIRST, 3)
    before = seen(learner)
    learner.play("card 19")
    assert (learner.step, seen(learner)) == (3, before)
    assert learner.reply is not None
    assert learner.reply.kind == "instead"
    assert learner.reply.text is not None
    assert learner.reply.text.en.startswith("That will come later.")
    assert learner.table.kind.moves[learner.reply.move] == "card 19"


def test_an_illegal_move_is_refused_with_its_clause() -> None:
    learner = run(GAME, FIRST, 3)
    with pytest.raises(Refused):
        learner.play("region 2")


def test_a_legal_move_while_there_is_something_to_read_is_not_made() -> None:
    learner = run(GAME, FIRST)
    learner.play("card 63")
    assert learner.step == 1
    assert learner.reply is not None
    assert learner.reply.text is None


def test_a_question_takes_answers_until_one_is_right() -> None:
    learner = run(GAME, FIRST, 10)
    learner.choose(1)
    assert not learner.can_go_on
    learner.choose(2)
    assert learner.can_go_on
    with pytest.raises(NotAsked):
        learner.choose(3)


def test_going_back_restores_the_table_and_what_was_answered() -> None:
    learner = run(GAME, FIRST, 10)
    learner.choose(2)
    learner.go(11)
    learner.play("card 19")
    learner.go(10)
    assert learner.chosen == []
    assert seen(learner) == seen(run(GAME, FIRST, 10))


@pytest.mark.parametrize("step", [0, 23, 500])
def test_a_step_that_there_is_not_is_refused_with_those_there_are(step: int) -> None:
    assert run(GAME, FIRST, 22).kind == "end"
    with pytest.raises(NoSuchStep, match=f"no step {step}: its steps are 1 to 21"):
        run(GAME, FIRST, step)


def test_the_walkthrough_is_left_as_it_is() -> None:
    before = walkthrough(GAME, FIRST).tables[2].position.observe(0)
    run(GAME, FIRST, 3).play("card 63")
    assert walkthrough(GAME, FIRST).tables[2].position.observe(0) == before


# -- goals -----------------------------------------------------------------------------------------


def orders_of(game: str, lesson: str, step: int) -> list[tuple[str, ...]]:
    """Every order of the learner's moves towards a goal, as far as there are few."""
    learner = run(game, lesson, step)
    assert learner.now is not None
    own = [word for seat, word in (read_turn(turn, learner.you) for turn in learner.now.moves) if seat == learner.you]
    return list(dict.fromkeys(permutations(own))) if len(own) < 6 else [tuple(own)]


GOALS = [
    (game, lesson, number)
    for game, lesson in ALL
    for number, step in enumerate(walkthrough(game, lesson).lesson.steps, 1)
    if step.goal is not None
]


@pytest.mark.parametrize(("game", "lesson", "step"), GOALS)
def test_a_goal_is_reached_in_every_order_the_rules_allow_or_its_move_is_not_made(
    game: str, lesson: str, step: int
) -> None:
    for order in orders_of(game, lesson, step):
        learner = run(game, lesson, step)
        for word in order:
            try:
                learner.play(word)
            except Refused:
                break
            if learner.reply is not None or learner.step > step:
                break
        assert learner.step == step + 1 or learner.wanted, order


@pytest.mark.parametrize(("game", "lesson", "step"), GOALS)
def test_after_a_goal_the_table_stands_as_the_next_steps_need_it(game: str, lesson: str, step: int) -> None:
    for order in orders_of(game, lesson, step):
        learner = run(game, lesson, step)
        later = learner.moves_later()
        for word in order:
            if learner.step == step and learner.table.position.refuse(0, learner.table.kind.number(word)) is None:
                learner.play(word)
        if learner.step > step and later:
            expected = run(game, lesson, step + 1)
            assert seen(learner) == seen(expected), order


def test_two_officials_go_in_either_order() -> None:
    learner = run(*OFFICIALS)
    for word in ("official supply", "area gold_mine", "official supply", "area sawmill"):
        learner.play(word)
    assert learner.step == 11


def test_a_move_that_leads_away_is_not_made_and_what_was_done_stays() -> None:
    learner = run(*OFFICIALS)
    for word in ("official supply", "area gold_mine", "official supply"):
        learner.play(word)
    before = seen(learner)
    learner.play("area embassy")
    assert learner.reply is not None
    assert (learner.reply.kind, seen(learner)) == ("instead", before)
    learner.play("area sawmill")
    assert learner.step == 11


def test_a_move_towards_a_goal_can_be_taken_back() -> None:
    learner = run(*OFFICIALS)
    before = seen(learner)
    learner.play("official supply")
    learner.undo()
    assert seen(learner) == before
    with pytest.raises(NothingToUndo):
        learner.undo()
    learner.play("official supply")
    learner.play("area sawmill")
    assert learner.wanted == ["official supply"]


def test_where_nothing_depends_on_it_another_way_to_the_goal_is_as_good() -> None:
    learner = run(*CHALLENGE)
    for word in ("card 2", "action hire", "official grey", "region 3", "card 63", "card 108"):
        learner.play(word)
        assert learner.reply is None, word
    assert learner.step == 20
    assert learner.table.position.observe(0) != walkthrough(GAME, FIRST).tables[19].position.observe(0)


def test_a_card_that_cannot_reach_the_goal_is_not_played() -> None:
    learner = run(*CHALLENGE)
    learner.play("card 51")
    assert (learner.step, learner.reply is not None) == (19, True)


def test_others_move_towards_a_goal_when_it_is_their_turn() -> None:
    learner = run("ancient_world", "aw-4-a-real-army", 17)
    for word in ("citizen 2", "cell build", "empire 5"):
        learner.play(word)
    assert learner.wanted == ["citizen 1"]
