"""Growing the population (AW-GRO)."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder

Table = Callable[..., Builder]


@rule("AW-GRO-01")
def test_a_citizen_costs_three_coins(ancient_world: Table) -> None:
    t = ancient_world().at_round(3).purse(0, 2).play("citizen 1")
    assert t.why("cell grow") == "AW-GRO-01"
    assert t.lack("cell grow") == ("coin", 2, 3)
    t.purse(0, 4).play("cell grow")
    assert t.player(0).coins == 1
    assert t.player(0).citizens() == 4
    assert t.player(1).citizens() == 3
    assert (t.asks, t.seat) == ("TakeTurn", 1)


@rule("AW-GRO-02")
@pytest.mark.parametrize(("home", "new"), [("1 2 3", 4), ("1 2 3 4", 5), ("1 3 5", 2), ("2 3", 1)])
def test_it_is_the_lowest_skill_left_in_the_supply(ancient_world: Table, home: str, new: int) -> None:
    t = ancient_world().at_round(3).citizens(0, home).place(3, "cell grow")
    assert t.player(0).hungry == [new]
    assert new not in t.player(0).supply
    assert t.on_cell("grow") == [3]


@rule("AW-GRO-03")
def test_the_new_citizen_waits_on_the_hungry_cell_for_the_next_round(ancient_world: Table) -> None:
    t = ancient_world().at_round(3).city(0, "olive_groves").place(1, "cell grow").play("pass")
    assert (t.player(0).home, t.player(0).hungry) == ([2, 3], [4])
    assert t.why("citizen 4") == "AW-PLC-10"
    t.end_round()
    assert t.why("citizen 4") is None


@rule("AW-GRO-04")
def test_with_food_for_all_the_new_citizen_is_fed(ancient_world: Table) -> None:
    t = ancient_world().at_round(3).city(0, "goat_pastures").place(1, "cell grow").end_round()
    assert t.g.round == 4
    assert (t.player(0).home, t.player(0).hungry) == ([1, 2, 3, 4], [])


@rule("AW-GRO-04", "AW-HUN-01")
@pytest.mark.parametrize(("hungry", "home"), [(4, [1, 2, 3]), (1, [2, 3, 4])])
def test_with_too_little_food_it_may_be_fed_instead_of_another(
    ancient_world: Table, hungry: int, home: list[int]
) -> None:
    t = ancient_world().at_round(3).place(1, "cell grow").end_round()
    assert (t.asks, t.seat) == ("ChooseHungry", 0)
    assert t.food() == (3, 4)
    t.play(f"citizen {hungry}")
    assert (t.player(0).home, t.player(0).hungry) == (home, [hungry])
    assert t.g.round == 4


@rule("AW-GRO-05")
def test_whoever_owns_all_five_cannot_grow(ancient_world: Table) -> None:
    t = ancient_world().at_round(3).citizens(0, "1 2 3", "4 5").play("citizen 1")
    assert t.why("cell grow") == "AW-GRO-05"
    t = ancient_world().at_round(3).citizens(0, "1 2 3", "4").play("citizen 1")
    assert t.why("cell grow") is None


@rule("AW-GRO-05", "AW-PRP-05", "AW-PRP-06")
@pytest.mark.parametrize(("hungry", "home"), [("4 5", [2, 3]), ("4", [2, 3, 5])])
def test_a_citizen_symbol_brings_nothing_when_none_is_left(ancient_world: Table, hungry: str, home: list[int]) -> None:
    t = ancient_world().citizens(0, "1 2 3", hungry).row("settlers_quarter").purse(0, 9)
    t.place(1, "cell build", "empire settlers_quarter")
    assert t.face_up(0).endswith("settlers_quarter")
    assert t.player(0).home == home
    assert t.player(0).supply == []
    assert t.seat == 1
