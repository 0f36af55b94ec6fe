"""The tea house (GW-TEH)."""

from collections.abc import Callable

from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


@rule("GW-TEH-01", "GW-TEH-03")
def test_each_marker_moves_up_once_in_tea_order(great_wall: Table) -> None:
    t = great_wall().tea(2, 0, 1).officials(0, tea_house=1).officials(1, tea_house=1).activate("tea_house")
    t.play("take", "take")
    assert t.g.tea == [0, 1, 2]


@rule("GW-TEH-04")
def test_whoever_fills_all_cells_goes_to_the_top(great_wall: Table) -> None:
    t = great_wall().tea(0, 1, 2).officials(2, tea_house=2).activate("tea_house").play("take")
    assert t.g.tea == [2, 0, 1]


@rule("GW-TEH-05", "GW-TEH-06")
def test_on_top_there_is_nothing_to_gain(great_wall: Table) -> None:
    t = great_wall().tea(0, 1, 2).officials(0, tea_house=1).officials(1, tea_house=1).activate("tea_house")
    assert t.seat == 1
    t.play("take")
    assert t.g.tea == [1, 0, 2]
    assert t.clan(0).officials == 5


@rule("GW-TEH-08", "GW-ACT-08")
def test_the_move_may_be_declined(great_wall: Table) -> None:
    t = great_wall().tea(0, 1, 2).officials(2, tea_house=2).activate("tea_house").play("pass")
    assert t.g.tea == [0, 1, 2]


@rule("GW-TEH-02")
def test_a_marker_moves_up_only_once_however_many_officials_serve_there(great_wall: Table) -> None:
    t = great_wall(4).tea(0, 1, 2, 3).officials(3, tea_house=2).officials(0, tea_house=1).activate("tea_house")
    assert t.seat == 3
    t.play("take")
    assert (t.asks, t.g.tea) == ("", [0, 1, 3, 2])


@rule("GW-TEH-07")
def test_in_a_partly_filled_tea_house_nobody_goes_to_the_top(great_wall: Table) -> None:
    t = great_wall(4).tea(0, 1, 2, 3).officials(3, tea_house=2).activate("tea_house", enhanced=True).play("take")
    assert t.g.tea == [0, 1, 3, 2]
    t.officials(3, tea_house=3).activate("tea_house", enhanced=True).play("take")
    assert t.g.tea == [3, 0, 1, 2]
