"""Tasks: what a tile asks for, and claiming it with a disc (ZG-TSK)."""

from collections.abc import Callable

import pytest

from teahouse.games.zhanguo.loading import load
from teahouse.games.zhanguo.rules.names import BOARDS, SQUARE_VP, STRETCHES, TASK_KINDS
from teahouse.ledger import rule
from tests.games.zhanguo.builder import Builder

Table = Callable[..., Builder]

UPPER_WALL, UPPER_PALACE, UPPER_GOVERNOR = 0, 1, 2
LOWER_WALL, LOWER_PALACE, LOWER_GOVERNOR = 3, 4, 5


def hire_turn(t: Builder) -> Builder:
    """The player on turn hires a red official into region 3, which changes no task."""
    t.play(f"card {t.player(t.seat).hand[0]}", "action hire", "official red", "region 3")
    return t


def claims(t: Builder, slot: int) -> list[int]:
    """The seats on the cells of a task, left to right."""
    return t.g.claims[4 * slot : 4 * slot + 4]


@rule("ZG-TSK-01")
@pytest.mark.parametrize("seed", range(5))
def test_each_section_has_one_task_of_each_kind(seed: int) -> None:
    t = Builder(2, f"tasks {seed}")
    kinds = [TASK_KINDS[t.kind.box.tasks[task].kind] for task in t.g.tasks]
    assert kinds == ["wall", "palace", "governor"] * 2
    assert len(set(t.g.tasks)) == 6


@rule("ZG-TSK-02")
def test_every_tile_shows_two_to_four_regions_or_stretches(zhanguo: Table) -> None:
    tasks = zhanguo().kind.box.tasks
    assert len(tasks) == 12
    for task in tasks:
        assert 2 <= sum(task.needs) <= 4
        assert len(task.needs) == (STRETCHES if TASK_KINDS[task.kind] == "wall" else 5)


@rule("ZG-TSK-03")
@pytest.mark.parametrize(
    ("slot", "name", "needs", "piece", "places"),
    [
        (UPPER_WALL, "task_wall_1", [0, 1, 0], "wall", ["gold_1.1", "crimson_1.1", "turquoise_1.1"]),
        (UPPER_PALACE, "task_palace_2", [1, 0, 0, 0, 0], "palace", ["1"]),
        (LOWER_GOVERNOR, "task_governor_2", [1, 0, 0, 0, 0], "governor", ["1"]),
    ],
)
def test_symbols_are_printed_not_known_by_heart(
    zhanguo: Table, slot: int, name: str, needs: list[int], piece: str, places: list[str]
) -> None:
    for printed in (False, True):
        box = load().box
        [task] = [task for task in box.tasks if task.name == name]
        task.needs = needs if printed else task.needs
        t = zhanguo(box=box).task(slot, name).place(0, piece, *places)
        word = f"task {'upper' if slot < 3 else 'lower'}.{TASK_KINDS[slot % 3]}"
        assert hire_turn(t).why(word) == (None if printed else "ZG-TSK-04")


@rule("ZG-TSK-04")
@pytest.mark.parametrize(
    ("slot", "name", "piece", "places"),
    [
        (UPPER_PALACE, "task_palace_2", "palace", ["3", "4"]),
        (LOWER_GOVERNOR, "task_governor_4", "governor", ["1.1", "4", "5.2"]),
        (LOWER_WALL, "task_wall_4", "wall", ["turquoise_1.1", "gold_2.2", "crimson_1.3", "crimson_2.3"]),
    ],
)
def test_every_location_shown_needs_an_object(
    zhanguo: Table, slot: int, name: str, piece: str, places: list[str]
) -> None:
    word = f"task {'upper' if slot < 3 else 'lower'}.{TASK_KINDS[slot % 3]}"
    for missing in places:
        t = zhanguo().task(slot, name).place(0, piece, *[place for place in places if place != missing])
        assert hire_turn(t).why(word) == "ZG-TSK-04"
    t = zhanguo().task(slot, name).place(0, piece, *places)
    assert hire_turn(t).why(word) is None


@rule("ZG-TSK-05", "ZG-TSK-20")
def test_example_turquoise_turquoise_gold(zhanguo: Table) -> None:
    t = zhanguo().task(UPPER_WALL, "task_wall_1").place(0, "wall", "turquoise_1.1", "gold_2.1")
    assert hire_turn(t).why("task upper.wall") == "ZG-TSK-04"
    t = zhanguo().task(UPPER_WALL, "task_wall_1").place(0, "wall", "turquoise_1.1", "turquoise_2.3")
    assert hire_turn(t).why("task upper.wall") == "ZG-TSK-04"
    t = zhanguo().task(UPPER_WALL, "task_wall_1").place(0, "wall", "turquoise_1.1", "turquoise_2.3", "gold_2.1")
    assert hire_turn(t).why("task upper.wall") is None


@rule("ZG-TSK-21")
def test_example_palaces_in_regions_1_2_and_5(zhanguo: Table) -> None:
    for places, clause in ((["1", "2"], "ZG-TSK-04"), (["1", "5"], "ZG-TSK-04"), (["2", "5"], "ZG-TSK-04")):
        t = zhanguo().task(UPPER_PALACE, "task_palace_1").place(0, "palace", *places)
        assert hire_turn(t).why("task upper.palace") == clause
    t = zhanguo().task(UPPER_PALACE, "task_palace_1").place(0, "palace", "1", "2", "5")
    assert hire_turn(t).why("task upper.palace") is None


@rule("ZG-TSK-06")
def test_further_objects_do_no_harm(zhanguo: Table) -> None:
    t = zhanguo(3).task(UPPER_PALACE, "task_palace_2").place(0, "palace", "3", "3", "4", "1", "5")
    assert hire_turn(t).why("task upper.palace") is None


@rule("ZG-TSK-07")
@pytest.mark.parametrize(
    ("slot", "name", "piece", "mine", "theirs"),
    [
        (UPPER_PALACE, "task_palace_2", "palace", "3", "4"),
        (UPPER_GOVERNOR, "task_governor_1", "governor", "1", "3"),
        (UPPER_GOVERNOR, "task_governor_1", "governor", "1.1", "3.1"),
        (UPPER_WALL, "task_wall_1", "wall", "turquoise_1.1 turquoise_2.1", "gold_1.1"),
    ],
)
def test_only_own_objects_count(zhanguo: Table, slot: int, name: str, piece: str, mine: str, theirs: str) -> None:
    t = zhanguo().task(slot, name).place(0, piece, *mine.split()).place(1, piece, theirs)
    assert hire_turn(t).why(f"task upper.{piece}") == "ZG-TSK-04"


@rule("ZG-TSK-08", "ZG-TSK-13")
def test_one_or_more_tasks_may_be_claimed_at_the_end_of_a_turn(zhanguo: Table) -> None:
    t = zhanguo().task(UPPER_PALACE, "task_palace_2").task(LOWER_PALACE, "task_palace_3")
    t.place(0, "palace", "1", "3", "4")
    assert not any(word.startswith("task") for word in t.options())
    assert t.why("task upper.palace") == "ZG-TRN-01"
    hire_turn(t)
    assert t.options() == {"done", "task upper.palace", "task lower.palace"}
    t.play("task lower.palace")
    assert t.options() == {"done", "task upper.palace"}
    t.play("task upper.palace", "done")
    assert (claims(t, UPPER_PALACE)[0], claims(t, LOWER_PALACE)[0], t.player(0).discs) == (0, 0, 4)
    assert (t.asks, t.seat) == ("PlayCard", 1)


@rule("ZG-TSK-08")
def test_only_a_task_answers_the_question(zhanguo: Table) -> None:
    t = zhanguo().task(UPPER_PALACE, "task_palace_2").place(0, "palace", "3", "4")
    hire_turn(t)
    assert t.why("pass") == "ZG-TSK-08"
    assert t.why("board b_circle") == "ZG-TSK-08"
    assert t.why("task lower.palace", seat=1) == "ZG-RND-06"


@rule("ZG-TSK-08")
def test_nobody_is_asked_without_a_fulfilled_task_or_a_free_move(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 3, working="red grey")
    assert (hire_turn(t).asks, t.seat) == ("PlayCard", 1)


@rule("ZG-TSK-09")
def test_tasks_may_be_claimed_after_a_reward(zhanguo: Table) -> None:
    t = zhanguo().task(UPPER_PALACE, "task_palace_2").place(0, "palace", "3")
    t.place(1, "palace", "3", "4")
    t.round(4).markers(0, short="orange").phase_3().play("take", "region 4")
    assert (t.asks, t.seat) == ("ClaimTasks", 0)
    assert t.options(free=True) == {"done", "task upper.palace"}
    t.play("task upper.palace")
    assert claims(t, UPPER_PALACE) == [0, -1, -1, -1]
    assert t.asks == "PlayCard"


@rule("ZG-TSK-09")
def test_a_passed_reward_brings_no_claim(zhanguo: Table) -> None:
    t = zhanguo().task(UPPER_PALACE, "task_palace_2").place(0, "palace", "3", "4")
    t.round(4).markers(0, short="orange").phase_3().play("pass")
    assert t.asks == "PlayCard"


@rule("ZG-TSK-10", "ZG-TSK-11")
def test_discs_fill_the_cells_from_left_to_right(zhanguo: Table) -> None:
    t = zhanguo(3).task(UPPER_PALACE, "task_palace_2")
    for seat in range(3):
        t.place(seat, "palace", "3", "4")
    for _ in range(3):
        hire_turn(t).play("task upper.palace").finish_turn()
    assert claims(t, UPPER_PALACE) == [0, 1, 2, -1]
    assert [t.player(seat).discs for seat in range(3)] == [5, 5, 5]
    assert [event.args for event in t.heard("task")] == [(UPPER_PALACE, vp) for vp in (4, 3, 2)]


@rule("ZG-TSK-11")
def test_a_disc_finds_the_cell_of_another_taken(zhanguo: Table) -> None:
    t = zhanguo().task(UPPER_PALACE, "task_palace_2").place(0, "palace", "3", "4").place(1, "palace", "3", "4")
    t.g.claims[4 * UPPER_PALACE], t.player(1).discs = 1, t.player(1).discs - 1
    hire_turn(t)
    t.play("task upper.palace")
    assert claims(t, UPPER_PALACE) == [1, 0, -1, -1]


@rule("ZG-TSK-12")
def test_one_disc_on_each_task(zhanguo: Table) -> None:
    t = zhanguo().task(UPPER_PALACE, "task_palace_2").place(0, "palace", "3", "4")
    hire_turn(t).play("task upper.palace")
    assert t.why("task upper.palace") == "ZG-TSK-12"
    t.play("done")
    hire_turn(t).finish_turn()
    hire_turn(t)
    assert t.seat == 0
    assert t.why("task upper.palace") == "ZG-TSK-12"


@rule("ZG-TSK-13")
def test_a_forgotten_task_may_be_claimed_on_a_later_turn_whatever_is_done(zhanguo: Table) -> None:
    t = zhanguo().task(UPPER_PALACE, "task_palace_2").place(0, "palace", "3", "4")
    hire_turn(t).play("done")
    assert claims(t, UPPER_PALACE) == [-1] * 4
    hire_turn(t).finish_turn()
    t.play(f"card {t.player(0).hand[0]}", "region 2").play("task upper.palace")
    assert claims(t, UPPER_PALACE) == [0, -1, -1, -1]


def star_table(zhanguo: Table) -> Builder:
    """Seat 0 plays the star board, may appoint in region 5, and a task asks for governors in 2 and 5."""
    box = load().box
    box.governor_squares = [[SQUARE_VP] for _ in range(5)]
    box.adjacent[4] = [2]
    t = zhanguo(box=box).task(UPPER_GOVERNOR, "task_governor_2").task(LOWER_GOVERNOR, "task_governor_1")
    t.place(0, "governor", "2")
    t.player(0).board = BOARDS.index("b_star")
    t.clear_officials(0).region(0, 5, governor="red grey white")
    return t.hand(0, 120).court(1).play("card 120", "action governor", "region 5", "square 5.1")


@rule("ZG-TSK-14")
def test_a_claim_is_judged_at_its_moment(zhanguo: Table) -> None:
    t = star_table(zhanguo)
    t.play("done")
    assert t.options() == {"done", "task upper.governor"}
    t = star_table(zhanguo)
    t.play("ability b_move_governor", "square 5.1", "square 3.1")
    assert (t.asks, t.seat) == ("PlayCard", 1)


@rule("ZG-TSK-15")
def test_a_placed_disc_stays_when_the_condition_is_lost(zhanguo: Table) -> None:
    t = star_table(zhanguo).play("done", "task upper.governor").finish_turn()
    hire_turn(t).finish_turn()
    t.region(0, 4, governor="red grey white").hand(0, 119)
    t.play("card 119", "action governor", "region 4", "square 4.1")
    t.play("ability b_move_governor", "square 5.1", "square 3.1")
    assert t.g.governors_of(0, 4) == 0
    assert claims(t, UPPER_GOVERNOR) == [0, -1, -1, -1]


@rule("ZG-TSK-16", "ZG-TSK-17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cells_and_their_vp_are_printed_for_any_number_of_players(zhanguo: Table, seats: int) -> None:
    box = load().box
    box.task_cell_vp[UPPER_PALACE] = [9]
    t = zhanguo(seats, box=box).task(UPPER_PALACE, "task_palace_2")
    t.place(0, "palace", "3", "4").place(1, "palace", "3", "4")
    hire_turn(t).play("task upper.palace").finish_turn()
    assert t.heard("task")[0].args == (UPPER_PALACE, 9)
    assert hire_turn(t).why("task upper.palace") == "ZG-TSK-17"


@rule("ZG-TSK-17")
def test_two_players_find_as_many_cells_as_four(zhanguo: Table) -> None:
    t = zhanguo(2).task(UPPER_PALACE, "task_palace_2").place(0, "palace", "3", "4").place(1, "palace", "3", "4")
    t.g.claims[4:7] = [1, 1, 1]
    hire_turn(t).play("task upper.palace")
    assert claims(t, UPPER_PALACE) == [1, 1, 1, 0]


@rule("ZG-TSK-18")
def test_discs_score_only_at_the_end(zhanguo: Table) -> None:
    t = zhanguo().task(UPPER_PALACE, "task_palace_2").place(0, "palace", "3", "4")
    hire_turn(t).play("task upper.palace").finish_turn()
    assert t.player(0).vp == 0
    t.round(5).phase_3()
    assert [(event.seat, event.args) for event in t.heard("vp-tasks")] == [(0, (4,))]
    assert t.player(0).vp == 4


@rule("ZG-TSK-19")
def test_after_the_last_turn_and_the_last_reward_it_is_too_late(zhanguo: Table) -> None:
    t = zhanguo().task(UPPER_PALACE, "task_palace_2").place(0, "palace", "3", "4")
    t.markers(1, short="beige").round(5).phase_3().play("take", "cell gold_1.1")
    assert t.g.over
    assert t.heard("vp-tasks") == []
    t = zhanguo().task(UPPER_PALACE, "task_palace_2").place(0, "palace", "3", "4")
    t.markers(0, short="beige").round(5).phase_3().play("take", "cell gold_1.1")
    assert t.asks == "ClaimTasks"
    t.play("done")
    assert t.g.over
    assert t.heard("vp-tasks") == []


@rule("ZG-TSK-22")
@pytest.mark.parametrize(
    ("slot", "name", "piece"), [(1, "task_palace_2", "palace"), (2, "task_governor_1", "governor")]
)
def test_a_repeated_region_asks_for_as_many_objects_there(zhanguo: Table, slot: int, name: str, piece: str) -> None:
    for places, clause in ((["1", "3"], "ZG-TSK-04"), (["1", "1"], "ZG-TSK-04"), (["1", "1", "3"], None)):
        box = load().box
        [task] = [task for task in box.tasks if task.name == name]
        task.needs = [2, 0, 1, 0, 0]
        t = zhanguo(box=box).task(slot, name).place(0, piece, *places)
        assert hire_turn(t).why(f"task upper.{piece}") == clause
