"""Reassign officials, adjacency and free moves (ZG-REA)."""

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from teahouse.games.zhanguo.loading import BUILTIN, load
from teahouse.games.zhanguo.rules.names import BOARDS, HIRE, MOVE_WORKER, POINTS
from teahouse.games.zhanguo.rules.reassign import Reassign, ReassignTo
from teahouse.ledger import rule
from teahouse.loading.pack import ContentError
from tests.games.zhanguo.builder import Builder

Table = Callable[..., Builder]
REGIONS = range(1, 6)


def reassigning(t: Builder) -> Builder:
    """Seat 0 has chosen the action and holds its 3 points."""
    return t.hand(0, 5).play("card 5", "action reassign")


def hires(t: Builder) -> Builder:
    return t.hand(0, 5).play("card 5", "action hire", "official white", "region 1")


def places(t: Builder) -> dict[int, tuple[str, str]]:
    """Where the officials of seat 0 are."""
    return {region: t.officials(0, region) for region in REGIONS if t.officials(0, region) != ("", "")}


def points_left(t: Builder) -> int:
    """What is left of the allowance."""
    asked = t.g.open[0]
    return asked.points if isinstance(asked, Reassign | ReassignTo) else 0


@rule("ZG-REA-01")
def test_at_least_one_of_three_points_must_be_spent(zhanguo: Table) -> None:
    t = reassigning(zhanguo())
    assert points_left(t) == 3
    assert "done" not in t.options()
    assert t.why("done") == t.why("pass") == "ZG-REA-01"
    for left in (2, 1):
        t.play("cube governor.1.red" if left == 2 else "cube governor.2.red", f"governor-area {4 - left}")
        assert points_left(t) == left
        assert "done" in t.options()
    t.play("cube governor.3.red", "governor-area 4")
    assert t.asks != "Reassign", "no fourth point"
    assert places(t) == {1: ("red grey", ""), 4: ("red", "")}


@rule("ZG-REA-01")
@pytest.mark.parametrize("spent", [1, 2])
def test_the_other_points_may_be_left(zhanguo: Table, spent: int) -> None:
    t = reassigning(zhanguo())
    for region in range(1, spent + 1):
        t.play(f"cube governor.{region}.red", f"governor-area {region + 1}")
    t.play("done")
    assert t.asks != "Reassign"
    assert places(t) == {1: ("red grey", ""), spent + 1: ("red", "")}


@rule("ZG-REA-02")
def test_one_point_from_governor_area_to_adjacent_governor_area(zhanguo: Table) -> None:
    t = reassigning(zhanguo().clear_officials(0).region(0, 3, governor="red white"))
    assert t.options() == {"cube governor.3.red", "cube governor.3.white"}
    assert t.why("cube governor.3.grey") == t.why("cube governor.2.red") == "ZG-REA-02"
    t.play("cube governor.3.white")
    assert t.options() == {"governor-area 2", "governor-area 4"}
    assert t.why("governor-area 1") == t.why("governor-area 3") == t.why("governor-area 5") == "ZG-REA-02"
    t.play("governor-area 4")
    assert places(t) == {3: ("red", ""), 4: ("white", "")}
    assert points_left(t) == 2


@rule("ZG-REA-03")
def test_one_point_from_worker_area_to_a_free_place_of_an_adjacent_one(zhanguo: Table) -> None:
    t = reassigning(zhanguo().clear_officials(0).region(0, 3, working="red grey").region(0, 4, working="white"))
    assert t.why("cube worker.3.white") == t.why("cube worker.2.red") == "ZG-REA-03"
    t.play("cube worker.3.red")
    assert t.options() == {"governor-area 3", "worker-area 2", "worker-area 4"}
    assert t.why("worker-area 1") == t.why("worker-area 3") == t.why("worker-area 5") == "ZG-REA-03"
    assert t.lack("worker-area 5") == ("next-worker-area", 0, 1)
    t.play("worker-area 4")
    assert places(t) == {3: ("", "grey"), 4: ("", "red white")}
    assert points_left(t) == 2


@rule("ZG-REA-04")
def test_one_point_from_worker_area_to_the_governor_area_above_it(zhanguo: Table) -> None:
    t = reassigning(zhanguo().clear_officials(0).region(0, 3, working="red grey")).play("cube worker.3.red")
    assert t.why("governor-area 2") == t.why("governor-area 4") == "ZG-REA-04"
    t.play("governor-area 3")
    assert places(t) == {3: ("red", "grey")}
    assert points_left(t) == 2


@rule("ZG-REA-05")
def test_there_are_no_other_paid_moves(zhanguo: Table) -> None:
    t = reassigning(zhanguo().clear_officials(0).region(0, 3, governor="red")).play("cube governor.3.red")
    for word in (
        "worker-area 1",
        "worker-area 2",
        "worker-area 3",
        "worker-area 4",
        "worker-area 5",
        "region 4",
        "done",
        "pass",
    ):
        assert t.why(word) == "ZG-REA-05"
    assert t.options() == {"governor-area 2", "governor-area 4"}


@rule("ZG-REA-06")
@pytest.mark.parametrize("pair", ["red red", "red grey", "grey white"])
def test_no_third_official_in_a_worker_area(zhanguo: Table, pair: str) -> None:
    t = zhanguo().clear_officials(0).region(0, 3, working=pair, governor="white").region(0, 2, working="red")
    assert t.why("free 3.white") == "ZG-REA-17"
    reassigning(t).play("cube worker.2.red", "governor-area 2", "cube governor.2.red", "governor-area 1")
    t.play("cube governor.1.red", "governor-area 2", "free 2.red").first(0)
    reassigning(t).play("cube worker.2.red", "worker-area 1", "cube worker.1.red", "worker-area 2", "cube worker.2.red")
    assert t.why("worker-area 3") == "ZG-REA-09"
    assert t.player(0).officials_working(2) == 2


@rule("ZG-REA-07")
def test_an_official_passes_through_a_full_worker_area_but_cannot_stop_there(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 1, working="white").region(0, 2, working="red grey")
    reassigning(t).play("cube worker.1.white", "worker-area 2")
    assert t.options() == {"governor-area 2", "worker-area 1", "worker-area 3"}
    assert t.g.open[0].by_name()["passing"] == 1
    assert t.why("done") == t.why("pass") == "ZG-REA-05"
    t.play("worker-area 3")
    assert places(t) == {2: ("", "red grey"), 3: ("", "white")}
    assert points_left(t) == 1


@rule("ZG-REA-08")
def test_the_very_next_point_takes_the_same_official_out(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 1, working="white", governor="red").region(0, 2, working="red grey")
    reassigning(t).play("cube worker.1.white", "worker-area 2")
    for other in ("cube worker.2.red", "cube worker.2.grey", "cube governor.1.red", "cube worker.2.white"):
        assert t.why(other) == "ZG-REA-05"
    t.play("governor-area 2")
    assert places(t) == {1: ("red", ""), 2: ("white", "red grey")}
    assert points_left(t) == 1


@rule("ZG-REA-08")
def test_two_full_areas_in_a_row_take_all_three_points(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 1, working="red").region(0, 2, working="red grey")
    reassigning(t.region(0, 3, working="white white")).play("cube worker.1.red", "worker-area 2", "worker-area 3")
    assert t.options() == {"governor-area 3", "worker-area 4"}, "the last point cannot enter region 2 again"
    assert t.why("worker-area 2") == "ZG-REA-09"
    t.play("worker-area 4")
    assert places(t) == {2: ("", "red grey"), 3: ("", "white white"), 4: ("", "red")}
    assert t.asks != "Reassign"


@rule("ZG-REA-09")
def test_the_last_point_cannot_lead_into_a_full_worker_area(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 1, working="white", governor="red").region(0, 2, working="red grey")
    reassigning(t).play("cube governor.1.red", "governor-area 2", "cube governor.2.red", "governor-area 1")
    t.play("cube worker.1.white")
    assert points_left(t) == 1
    assert t.why("worker-area 2") == "ZG-REA-09"
    assert t.lack("worker-area 2") == ("point", 1, 2)
    assert t.options() == {"governor-area 1"}


@rule("ZG-REA-09")
def test_another_allowance_that_follows_does_not_help(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 1, working="white").region(0, 2, working="red grey")
    more_points = t.a_card(HIRE, POINTS)
    t.region(0, 4, cards=[more_points]).player(0).board = BOARDS.index("b_star")
    hires(t).play("ability b_hire_points", "cube governor.1.white", "governor-area 2", "cube worker.1.white")
    assert f"card {more_points}" in {t.kind.moves[move] for move in t.g.waiting}
    assert t.why("worker-area 2") == "ZG-REA-09"


@rule("ZG-REA-10")
def test_points_are_split_among_several_officials(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 2, governor="red", working="grey").region(0, 4, working="white")
    reassigning(t).play("cube governor.2.red", "governor-area 1", "cube worker.2.grey", "governor-area 2")
    t.play("cube worker.4.white", "worker-area 5")
    assert places(t) == {1: ("red", ""), 2: ("grey", ""), 5: ("", "white")}


@rule("ZG-REA-10")
def test_points_are_all_spent_on_one_official(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 2, working="grey")
    reassigning(t).play("cube worker.2.grey", "worker-area 3", "cube worker.3.grey", "governor-area 3")
    t.play("cube governor.3.grey", "governor-area 4")
    assert places(t) == {4: ("grey", "")}


@rule("ZG-REA-11")
def test_without_an_official_on_the_board_the_action_cannot_be_chosen(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).hand(0, 5).play("card 5")
    assert t.why("action reassign") == "ZG-REA-11"
    assert t.region(0, 3, working="red").why("action reassign") is None
    assert t.clear_officials(0).region(0, 3, governor="red").why("action reassign") is None


@rule("ZG-REA-12", "ZG-REA-13")
def test_regions_with_a_border_are_adjacent_and_regions_with_a_wall_between_them_are_not(zhanguo: Table) -> None:
    board = tomllib.loads((BUILTIN / "board.toml").read_text(encoding="utf-8"))
    borders = {(region["id"], other) for region in board["region"] for other in region["adjacent"]}
    walls = {tuple(pair) for stretch in board["stretch"] for pair in stretch["separates"]}
    assert borders
    assert walls
    assert not borders & (walls | {(b, a) for a, b in walls})
    for start in REGIONS:
        t = reassigning(zhanguo().clear_officials(0).region(0, start, governor="red")).play(
            f"cube governor.{start}.red"
        )
        assert t.options() == {f"governor-area {to}" for to in REGIONS if (start, to) in borders}
        for to in REGIONS:
            if (start, to) in walls or (to, start) in walls:
                assert t.why(f"governor-area {to}") == "ZG-REA-02"


@rule("ZG-REA-13")
def test_a_wall_on_an_open_border_is_a_mistake_of_the_pack(tmp_path: Path) -> None:
    text = (BUILTIN / "board.toml").read_text(encoding="utf-8")
    (tmp_path / "board.toml").write_text(text.replace("separates = [[1, 3]]", "separates = [[1, 2]]"), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        load(tmp_path)
    assert "ZG-REA-13" in str(error.value)


@rule("ZG-REA-14")
def test_adjacency_goes_both_ways(zhanguo: Table) -> None:
    adjacent = zhanguo().kind.box.adjacent
    assert all(a in adjacent[b] and a != b for a in range(5) for b in adjacent[a])


@rule("ZG-REA-14")
def test_officials_workers_and_governors_travel_on_the_printed_graph(zhanguo: Table) -> None:
    box = load().box
    box.adjacent = [[4], [3], [4], [1, 4], [0, 2, 3]]  # 1-5, 2-4, 3-5, 4-5
    t = zhanguo(box=box).clear_officials(0).region(0, 5, governor="red", working="grey", workers=1)
    move_worker = t.a_card(HIRE, MOVE_WORKER)
    t.region(0, 5, cards=[move_worker]).player(0).board = BOARDS.index("b_star")
    reassigning(t).play("cube governor.5.red")
    assert t.options() == {"governor-area 1", "governor-area 3", "governor-area 4"}
    assert t.why("governor-area 2") == "ZG-REA-02"
    t.play("governor-area 1", "cube worker.5.grey")
    assert t.options() == {"governor-area 5", "worker-area 1", "worker-area 3", "worker-area 4"}
    assert t.why("worker-area 2") == "ZG-REA-03"
    t.play("governor-area 5", "done").first(0).hand(0, 2).play("card 2", "action hire", "official white", "region 5")
    t.play(f"card {move_worker}", "region 5")
    assert t.options() == {"region 1", "region 3", "region 4"}
    assert t.why("region 2") == "ZG-BON-14"
    t.play("region 1").first(0).region(0, 5, governor="red").hand(0, 1)
    t.play("card 1", "action governor", "region 5", "square 5.3", "ability b_move_governor", "square 5.3")
    assert {word.split(".")[0] for word in t.options()} == {"square 1", "square 3", "square 4"}
    assert t.why("square 2.1") == "ZG-BSD-13"


@rule("ZG-REA-21", "ZG-REA-23")
def test_points_move_officials_only_and_leave_unrest_as_it_is(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).place(0, "governor", "2.1").region(0, 2, governor="red", working="grey", workers=2)
    for region in REGIONS:
        t.region(0, region, unrest=2, cards=[20 + region])
    reassigning(t)
    assert t.options() == {"cube governor.2.red", "cube worker.2.grey"}
    assert t.why("region 2") == t.why("square 2.1") == t.why("card 22") == "ZG-REA-01"
    t.play("cube governor.2.red", "governor-area 3", "cube worker.2.grey", "worker-area 1")
    t.play("free 3.red", "cube worker.3.red", "governor-area 3")
    assert places(t) == {1: ("", "grey"), 3: ("red", "")}
    assert t.player(0).unrest == [2] * 5
    assert t.player(0).workers == [0, 2, 0, 0, 0]
    assert t.g.squares[4] == 0
    assert t.player(0).cards[::3] == [21, 22, 23, 24, 25]


@rule("ZG-REA-22")
def test_example_one_point_for_the_red_official_and_two_for_the_white_one(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 2, working="red").region(0, 3, governor="white")
    reassigning(t).play("cube worker.2.red", "governor-area 2", "cube governor.3.white")
    assert t.why("governor-area 5") == "ZG-REA-02", "two steps away"
    t.play("governor-area 4", "cube governor.4.white", "governor-area 5")
    assert places(t) == {2: ("red", ""), 5: ("white", "")}
    assert t.asks != "Reassign"
