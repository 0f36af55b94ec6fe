"""Recruit workers (ZG-REC)."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.zhanguo.builder import Builder

Table = Callable[..., Builder]


@pytest.fixture
def court(zhanguo: Table) -> Builder:
    """Seat 0 has played card 40 and may choose a court action; none of the officials is on the board."""
    return zhanguo().hand(0, 40).clear_officials(0).play("card 40")


@rule("ZG-REC-01", "ZG-REC-04")
def test_one_region_is_named_and_it_needs_an_official_in_its_worker_area(court: Builder) -> None:
    t = court.region(0, 2, working="red").region(0, 4, working="white").region(0, 5, governor="grey grey")
    t.play("action recruit")
    assert t.options() == {"region 2", "region 4"}
    assert t.why("region 1") == t.why("region 5") == "ZG-REC-04"
    assert t.lack("region 5") == ("official-working", 0, 1)
    assert t.why("done") == t.why("pass") == "ZG-REC-01"
    t.play("region 4")
    assert t.player(0).workers == [0, 0, 0, 1, 0]
    assert t.asks != "RecruitRegion"


@rule("ZG-REC-04")
def test_without_any_official_at_work_the_action_cannot_be_chosen(court: Builder) -> None:
    court.region(0, 1, governor="red").region(1, 3, working="red")
    assert court.why("action recruit") == "ZG-REC-04"
    assert "action recruit" not in court.options()


@rule("ZG-REC-02", "ZG-REC-03", "ZG-REC-05")
@pytest.mark.parametrize(
    ("working", "workers"),
    [("red", 1), ("grey", 1), ("white", 1), ("red red", 2), ("grey white", 2)],
)
def test_each_official_there_brings_one_worker_and_unrest_rises_by_one(
    court: Builder, working: str, workers: int
) -> None:
    court.region(0, 3, working=working, governor="red grey white").region(0, 2, working="red grey", workers=1)
    court.play("action recruit", "region 3")
    assert court.player(0).workers == [0, 1, workers, 0, 0]
    assert court.player(0).unrest == [0, 0, 1, 0, 0]
    assert court.player(1).workers == court.player(1).unrest == [0, 0, 0, 0, 0]
    assert [event.args for event in court.heard("workers")] == [(2, workers)]


@rule("ZG-REC-05", "ZG-REC-06")
def test_unrest_may_reach_the_rightmost_cell_but_not_pass_it(court: Builder) -> None:
    cells = court.g.board_of(0).unrest_cells
    for region in range(1, 6):
        court.region(0, region, working="red", unrest=cells[region - 1])
    assert court.why("action recruit") == "ZG-REC-06"
    court.region(0, 3, unrest=cells[2] - 1).play("action recruit")
    assert court.options() == {"region 3"}
    assert {court.why(f"region {region}") for region in (1, 2, 4, 5)} == {"ZG-REC-06"}
    assert court.lack("region 1") == ("unrest-room", 0, 1)
    court.play("region 3")
    assert court.player(0).unrest == cells


@rule("ZG-REC-07")
def test_a_free_move_before_the_action_makes_it_possible(court: Builder) -> None:
    court.region(0, 5, governor="white")
    assert court.why("action recruit") == "ZG-REC-04"
    court.play("free 5.white", "action recruit", "region 5")
    assert court.player(0).workers == [0, 0, 0, 0, 1]


@rule("ZG-REC-07")
def test_a_free_move_may_still_be_made_when_the_region_is_asked_for(court: Builder) -> None:
    court.region(0, 5, governor="white white", working="red").region(0, 2, governor="grey").play("action recruit")
    assert court.why("region 2") == "ZG-REC-04"
    court.play("free 2.grey", "free 5.white")
    assert court.options() == {"region 2", "region 5"}
    assert court.why("free 5.white") == "ZG-REA-17"
    court.play("region 5")
    assert court.player(0).workers == [0, 0, 0, 0, 2]


@rule("ZG-REC-08")
def test_the_officials_stay_at_work(court: Builder) -> None:
    court.region(0, 3, working="red white").play("action recruit", "region 3")
    assert court.officials(0, 3) == ("", "red white")
    assert court.player(0).supply == [4, 5, 4]
    assert court.player(0).workers == [0, 0, 2, 0, 0]
    assert court.player(0).unrest == [0, 0, 1, 0, 0]


@rule("ZG-REC-09")
def test_a_worker_area_holds_any_number_of_workers(court: Builder) -> None:
    court.region(0, 3, working="red white", workers=41).play("action recruit", "region 3")
    assert court.player(0).workers == [0, 0, 43, 0, 0]


@rule("ZG-REC-10")
def test_example_two_officials_move_for_free_and_two_workers_come(court: Builder) -> None:
    court.region(0, 3, governor="red grey")
    court.play("free 3.red", "free 3.grey", "action recruit", "region 3")
    assert court.officials(0, 3) == ("", "red grey")
    assert court.player(0).workers == [0, 0, 2, 0, 0]
    assert court.player(0).unrest == [0, 0, 1, 0, 0]
