"""B-side abilities (ZG-BSD)."""

import pytest

from teahouse.games.zhanguo.loading import load
from teahouse.games.zhanguo.rules.box import Box, Reward
from teahouse.games.zhanguo.rules.names import (
    ABILITIES,
    ACTIONS,
    B_CALM_WORKER,
    B_EXTRA_WORKER,
    B_GOV_MOVE_WORKER,
    B_HIRE_POINTS,
    B_MARKER,
    B_MOVE_GOVERNOR,
    BEIGE,
    BOARDS,
    HIRE,
    OFFICIAL,
    RECRUIT,
    RED,
    REWARD_GOVERNOR,
    REWARD_WALL,
    SQUARE_OFFICIAL,
    SQUARE_VP,
    VP,
    WALL,
)
from teahouse.ledger import rule
from tests.games.zhanguo.builder import Builder

AFTER = {
    B_EXTRA_WORKER: {"recruit"},
    B_GOV_MOVE_WORKER: {"governor"},
    B_MARKER: {"wall", "hire"},
    B_CALM_WORKER: {"reassign", "wall"},
    B_HIRE_POINTS: {"hire"},
    B_MOVE_GOVERNOR: {"governor"},
}


def table(ability: int, box: Box | None = None) -> Builder:
    """Seat 0 has the board with this ability, hand card 50, and can perform every action; all squares give VP."""
    box = box or load().box
    box.governor_squares = [[SQUARE_VP, SQUARE_VP] for _ in range(5)]
    name = next(BOARDS[i] for i in range(5) if ability in box.boards[i].abilities)
    return Builder(box=box).first(0).board(0, name).able(0).hand(0, 50)


def word(ability: int) -> str:
    return f"ability {ABILITIES[ability].lower()}"


def print_card(box: Box, card: int, trigger: int, bonus: int = VP, colour: int = -1) -> Box:
    """Print an ability on a card: 3 VP unless the test says otherwise."""
    box.card_trigger[card], box.card_bonus[card], box.card_bonus_colour[card] = trigger, bonus, colour
    box.card_amount[card] = 3 if bonus == VP else 0
    return box


@rule("ZG-BSD-01", "ZG-BSD-03", "ZG-BSD-06", "ZG-BSD-07", "ZG-BSD-09", "ZG-BSD-12", "ZG-BSD-13", "ZG-BSD-16")
@pytest.mark.parametrize("under", [1, 120])
@pytest.mark.parametrize("ability", list(AFTER))
def test_an_ability_comes_after_its_court_actions_whatever_the_number(ability: int, under: int) -> None:
    for action in ACTIONS:
        t = table(ability).court(under).region(0, 5, unrest=1).act(50, action)
        offered = t.asks == "Activate" and word(ability) in t.options()
        assert offered == (action in AFTER[ability]), action


@rule("ZG-BSD-02")
def test_the_player_chooses_the_order_among_board_and_cards() -> None:
    for first, second in (("card 100", "ability b_marker"), ("ability b_marker", "card 100")):
        t = table(B_MARKER, print_card(load().box, 100, HIRE)).region(0, 5, cards=[100]).act(50, "hire")
        assert {"card 100", "ability b_marker"} <= t.options()
        for choice in (first, second):
            assert t.asks == "Activate"
            t.play(choice)
            if choice == "ability b_marker":
                t.play("marker beige")
        assert t.player(0).vp == 3
        assert t.player(0).short == [1, 0, 0]
        assert t.asks == "ClaimTasks"


@rule("ZG-BSD-02")
def test_two_abilities_of_one_action_are_used_one_by_one() -> None:
    box = load().box
    box.boards[4].abilities = [B_HIRE_POINTS, B_MARKER]
    t = table(B_HIRE_POINTS, box).act(50, "hire")
    assert t.options() == {"ability b_hire_points", "ability b_marker"}
    t.play("ability b_marker", "marker brown")
    assert t.options() == {"ability b_hire_points", "done"}


@rule("ZG-BSD-03", "ZG-BSD-05", "ZG-BSD-20")
@pytest.mark.parametrize(("helper", "workers"), [("", 2), ("grey", 3)])
def test_recruiting_brings_one_more_worker_at_once_and_no_more_unrest(helper: str, workers: int) -> None:
    t = table(B_EXTRA_WORKER).region(0, 3, working=helper).act(50, "recruit")
    assert t.player(0).workers == [2, 1, workers, 0, 0]
    assert t.player(0).unrest == [0, 0, 1, 0, 0]
    assert t.options() == {"ability b_extra_worker", "done"}
    t.play("done")
    assert t.player(0).workers == [2, 1, workers, 0, 0]


@rule("ZG-BSD-03", "ZG-BSD-20")
def test_after_the_extra_worker_one_point_may_be_spent() -> None:
    t = table(B_EXTRA_WORKER).act(50, "recruit").play("ability b_extra_worker")
    assert t.asks == "Reassign"
    assert "done" in t.options()
    t.play("cube governor.4.grey", "governor-area 5")
    assert t.officials(0, 5) == ("grey", "")
    assert t.asks == "ClaimTasks"
    assert t.player(0).workers == [2, 1, 2, 0, 0]


@rule("ZG-BSD-20")
def test_only_the_point_of_the_extra_worker_is_ordered_among_the_cards() -> None:
    t = table(B_EXTRA_WORKER, print_card(load().box, 100, RECRUIT)).region(0, 5, cards=[100]).act(50, "recruit")
    assert t.player(0).workers[2] == 2
    assert t.options() == {"card 100", "ability b_extra_worker", "done"}
    t.play("card 100", "ability b_extra_worker", "done")
    assert t.player(0).workers[2] == 2
    assert t.player(0).vp == 3


@rule("ZG-BSD-04")
def test_the_extra_worker_does_not_replace_the_official() -> None:
    t = table(B_EXTRA_WORKER).play("card 50", "action recruit")
    assert t.options() == {"region 3"}
    assert t.why("region 4") == t.why("region 1") == "ZG-REC-04"
    t = table(B_EXTRA_WORKER).clear_officials(0).play("card 50")
    assert t.why("action recruit") == "ZG-REC-04"
    t.region(0, 5, working="grey").play("action recruit", "region 5")
    assert t.player(0).workers == [2, 1, 0, 0, 2]


@rule("ZG-BSD-06")
def test_after_a_governor_a_worker_may_move_to_an_adjacent_region() -> None:
    t = table(B_GOV_MOVE_WORKER).act(50, "governor").play("ability b_gov_move_worker")
    assert t.options() == {"region 1", "region 2", "pass"}
    t.play("region 2")
    assert t.options() == {"region 1", "region 3"}
    assert t.why("region 5") == "ZG-BON-14"
    t.play("region 3")
    assert t.player(0).workers == [2, 0, 1, 0, 0]


@rule("ZG-BSD-06")
@pytest.mark.parametrize("decline", [["done"], ["ability b_gov_move_worker", "pass"]])
def test_moving_a_worker_after_a_governor_may_be_declined(decline: list[str]) -> None:
    t = table(B_GOV_MOVE_WORKER).act(50, "governor").play(*decline)
    assert t.player(0).workers == [2, 1, 0, 0, 0]
    assert t.asks != "Activate"


@rule("ZG-BSD-07")
@pytest.mark.parametrize("action", ["wall", "hire"])
def test_after_a_wall_or_hiring_one_marker_of_any_colour_must_be_taken(action: str) -> None:
    t = table(B_MARKER).act(50, action)
    assert t.options() == {"ability b_marker"}
    assert t.why("done") == "ZG-BSD-07"
    t.play("ability b_marker")
    assert t.options() == {"marker beige", "marker orange", "marker brown"}
    assert t.why("pass") == "ZG-BSD-07"
    t.play("marker orange")
    assert t.player(0).short == [0, 1, 0]
    assert t.g.short == [6, 5, 6]
    assert t.asks == "ClaimTasks"


@rule("ZG-BSD-08")
def test_when_all_three_colours_are_gone_the_marker_becomes_1_vp() -> None:
    t = table(B_MARKER).markers(1, short="beige " * 6 + "orange " * 6 + "brown " * 6).act(50, "wall")
    t.play("ability b_marker")
    assert t.player(0).vp == 1
    assert t.player(0).short == [0, 0, 0]
    assert t.asks == "ClaimTasks"


@rule("ZG-BSD-08")
def test_while_one_colour_is_left_the_marker_is_no_vp() -> None:
    t = table(B_MARKER).markers(1, short="beige " * 6 + "orange " * 6).act(50, "wall").play("ability b_marker")
    assert t.options() == {"marker brown"}
    assert t.player(0).vp == 0


@rule("ZG-BSD-09", "ZG-BSD-10", "ZG-BSD-11")
@pytest.mark.parametrize("action", ["reassign", "wall"])
def test_unrest_falls_by_one_and_a_worker_comes_to_the_same_region(action: str) -> None:
    t = table(B_CALM_WORKER).region(0, 4, unrest=3).region(0, 5, unrest=1).act(50, action)
    before = t.player(0).workers[:]
    t.play("ability b_calm_worker")
    assert t.options() == {"region 4", "region 5", "pass"}
    assert t.why("region 1") == "ZG-BSD-10"
    t.play("region 4")
    assert t.player(0).unrest == [0, 0, 0, 2, 1]
    assert t.player(0).workers == [*before[:3], before[3] + 1, before[4]]
    assert t.asks != "CalmRegion"


@rule("ZG-BSD-09")
@pytest.mark.parametrize("decline", [["done"], ["ability b_calm_worker", "pass"]])
def test_calm_and_worker_may_be_declined_together(decline: list[str]) -> None:
    t = table(B_CALM_WORKER).region(0, 5, unrest=1).act(50, "wall").play(*decline)
    assert t.player(0).unrest == [0, 0, 0, 0, 1]
    assert t.player(0).workers == [1, 1, 0, 0, 0]
    assert t.asks != "Activate"


@rule("ZG-BSD-10")
def test_without_unrest_there_is_no_worker() -> None:
    t = table(B_CALM_WORKER).act(50, "wall").play("ability b_calm_worker")
    assert t.asks != "CalmRegion"
    assert t.player(0).workers == [1, 1, 0, 0, 0]


@rule("ZG-BSD-12")
def test_after_hiring_up_to_two_points_may_be_spent() -> None:
    t = table(B_HIRE_POINTS).act(50, "hire")
    assert t.options() == {"ability b_hire_points", "done"}
    t.play("ability b_hire_points")
    assert "done" in t.options()
    t.play("cube governor.2.red", "governor-area 3")
    assert "done" in t.options()
    t.play("cube governor.3.red", "governor-area 4")
    assert t.officials(0, 4) == ("red red grey white", "")
    assert t.asks == "ClaimTasks"


@rule("ZG-BSD-12")
@pytest.mark.parametrize("decline", [["done"], ["ability b_hire_points", "done"]])
def test_the_points_after_hiring_may_be_declined(decline: list[str]) -> None:
    t = table(B_HIRE_POINTS).act(50, "hire").play(*decline)
    assert t.officials(0, 2) == ("red", "")
    assert t.asks == "ClaimTasks"


@rule("ZG-BSD-13")
def test_any_own_governor_may_move_to_an_adjacent_region_even_the_one_just_placed() -> None:
    t = table(B_MOVE_GOVERNOR).place(0, "governor", "1.1", "3").place(1, "governor", "5.1").act(50, "governor")
    t.play("ability b_move_governor")
    assert t.options() == {"square 1.1", "beside 3", "square 4.1", "pass"}
    assert t.why("square 5.1") == "ZG-BSD-13"
    t.play("square 4.1")
    assert t.options() == {"square 3.1", "square 3.2", "square 5.2"}
    assert t.why("square 1.2") == t.why("beside 1") == t.why("square 4.2") == "ZG-BSD-13"
    t.play("square 3.2")
    assert [t.g.governors_of(0, region) for region in range(5)] == [1, 0, 2, 0, 0]
    assert t.player(0).governors == 5


@rule("ZG-BSD-13")
@pytest.mark.parametrize("decline", [["done"], ["ability b_move_governor", "pass"]])
def test_moving_a_governor_may_be_declined(decline: list[str]) -> None:
    t = table(B_MOVE_GOVERNOR).act(50, "governor").play(*decline)
    assert t.g.governors_of(0, 3) == 1
    assert t.asks != "Activate"


@rule("ZG-BSD-14")
def test_a_moved_governor_gives_no_bonus_and_no_calm() -> None:
    t = table(B_MOVE_GOVERNOR).region(0, 4, unrest=2).region(0, 5, unrest=2).act(50, "governor")
    assert (t.player(0).vp, t.player(0).unrest) == (4, [0, 0, 0, 0, 2])
    t.play("ability b_move_governor", "square 4.1", "square 5.2")
    assert (t.player(0).vp, t.player(0).unrest) == (4, [0, 0, 0, 0, 2])
    assert [t.g.governors_of(0, region) for region in range(5)] == [0, 0, 0, 0, 1]
    assert t.asks != "ChooseSquare"


@rule("ZG-BSD-15")
def test_a_moved_governor_takes_a_free_square_or_stands_beside_when_there_is_none() -> None:
    t = table(B_MOVE_GOVERNOR).place(1, "governor", "3.1", "3.2", "5.1").act(50, "governor")
    t.play("ability b_move_governor", "square 4.1")
    assert t.options() == {"square 5.2", "beside 3"}
    assert t.why("beside 5") == "ZG-BSD-15"
    assert t.why("square 3.1") == t.why("square 5.1") == "ZG-GOV-08"
    assert t.why("square 5.3") == "ZG-BSD-15"
    t.play("beside 3")
    assert t.g.governors_of(0, 2) == 1
    assert t.g.beside[4 * 2] == 1


@rule("ZG-BSD-15")
def test_the_square_a_governor_leaves_becomes_free() -> None:
    t = table(B_MOVE_GOVERNOR).place(1, "governor", "4.2").hand(1, 60).clear_officials(1)
    t.region(1, 4, governor="red grey white").act(50, "governor")
    t.play("ability b_move_governor", "square 4.1", "square 5.1").finish_turn()
    t.play("card 60", "action governor", "region 4")
    assert t.options() == {"square 4.1"}


@rule("ZG-BSD-15")
def test_a_governor_beside_the_squares_leaves_nothing_behind() -> None:
    t = table(B_MOVE_GOVERNOR).place(0, "governor", "1").act(50, "governor")
    t.play("ability b_move_governor", "beside 1", "square 2.1")
    assert [t.g.governors_of(0, region) for region in range(5)] == [0, 1, 0, 1, 0]


@rule("ZG-BSD-16")
def test_the_six_abilities_belong_to_four_boards_in_the_order_of_the_text() -> None:
    side_a, *sides = [set(board.abilities) for board in load().box.boards]
    assert side_a == set()
    assert sorted(sides, key=min) == [
        {B_EXTRA_WORKER, B_GOV_MOVE_WORKER},
        {B_MARKER},
        {B_CALM_WORKER},
        {B_HIRE_POINTS, B_MOVE_GOVERNOR},
    ]


@rule("ZG-BSD-17")
@pytest.mark.parametrize("board", [1, 2, 3, 4])
def test_which_abilities_a_board_has_is_read_from_the_content(board: int) -> None:
    box = load().box
    for side in box.boards:
        side.abilities = [B_MARKER]
    box.boards[board].abilities = [B_HIRE_POINTS]
    t = Builder(box=box).first(0).board(0, BOARDS[board]).able(0).hand(0, 50).act(50, "hire")
    assert t.options() == {"ability b_hire_points", "done"}


@rule("ZG-BSD-18")
@pytest.mark.parametrize("ability", list(AFTER))
def test_unrest_on_the_rightmost_cells_blocks_cards_but_no_board_ability(ability: int) -> None:
    action = max(AFTER[ability])
    t = table(ability, print_card(load().box, 100, ACTIONS.index(action))).region(0, 5, cards=[100])
    cells = t.g.board_of(0).unrest_cells
    for region in range(1, 6):
        t.region(0, region, unrest=cells[region - 1] - (1 if region == 3 else 0))
    t.act(50, action)
    assert t.why("card 100") == "ZG-ACT-17"
    assert t.why(word(ability)) is None


@rule("ZG-BSD-19")
def test_an_official_of_a_card_bonus_is_no_hiring() -> None:
    box = print_card(load().box, 100, RECRUIT, OFFICIAL, RED)
    t = table(B_HIRE_POINTS, box).region(0, 5, cards=[100]).act(50, "recruit").play("card 100")
    assert t.officials(0, 5) == ("red", "")
    assert t.asks == "ClaimTasks"


@rule("ZG-BSD-19")
def test_an_official_of_a_governor_square_is_no_hiring() -> None:
    t = table(B_HIRE_POINTS)
    t.kind.box.governor_squares[3] = [SQUARE_OFFICIAL]
    t.act(50, "governor").play("official red", "region 5")
    assert word(B_HIRE_POINTS) not in t.options()


@rule("ZG-BSD-19")
@pytest.mark.parametrize(
    ("ability", "reward", "answers"),
    [
        (B_MARKER, Reward(REWARD_WALL, []), ["cell gold_1.1"]),
        (B_CALM_WORKER, Reward(REWARD_WALL, []), ["cell gold_1.1"]),
        (B_GOV_MOVE_WORKER, Reward(REWARD_GOVERNOR, [2, 3]), ["region 4", "square 4.1"]),
        (B_MOVE_GOVERNOR, Reward(REWARD_GOVERNOR, [2, 3]), ["region 4", "square 4.1"]),
    ],
)
def test_a_reward_is_no_court_action(ability: int, reward: Reward, answers: list[str]) -> None:
    box = load().box
    box.rewards[BEIGE][0] = reward
    t = table(ability, box).region(0, 5, unrest=1).markers(0, short="beige").run("give_rewards")
    t.play("take", *answers)
    assert t.asks == "PlayCard"
    assert t.heard("ability") == []
    assert t.player(0).short == [0, 0, 0]
    assert t.player(0).workers == [2, 1, 0, 0, 0]


@rule("ZG-BSD-19")
@pytest.mark.parametrize("ability", list(AFTER))
def test_a_unification_action_is_no_court_action(ability: int) -> None:
    t = table(ability, print_card(load().box, 100, WALL)).region(0, 5, cards=[100]).play("card 50", "region 1")
    assert t.asks == "ClaimTasks"
    assert t.heard("ability") == []
    assert t.g.waiting == []


@rule("ZG-BSD-19")
def test_another_players_court_action_is_none_of_ones_own() -> None:
    t = table(B_MARKER).hand(1, 60).able(1).act(50, "governor").finish_turn()
    t.act(60, "hire")
    assert (t.asks, t.seat) == ("ClaimTasks", 1)
    assert t.heard("ability") == []
