"""Placing citizens (AW-PLC)."""

from collections.abc import Callable

import pytest

from teahouse.games.ancient_world.loading import load
from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder

Table = Callable[..., Builder]

NORMAL = ("work", "serve", "expand", "learn", "explore", "grow")
SPECIAL = ("build", "recruit", "restore")


def rich(table: Table, **options: int | str) -> Builder:
    """Round 3, where every cell is open; seat 0 can pay and buy anything."""
    t = table(**options).at_round(3).purse(0, 20, 5).row("watchtower", "bridge").army_row("hill_archers", "spear_levy")
    return t.citizens(0, "1 2 3 4")


@rule("AW-PLC-01")
def test_one_own_citizen_goes_to_one_cell(ancient_world: Table) -> None:
    t = rich(ancient_world).play("citizen 2")
    assert t.options() == {f"cell {cell}" for cell in (*NORMAL, *SPECIAL)}
    assert t.why("pass") == t.why("done") == t.why("citizen 3") == t.why("titan marsh_lurker") == "AW-PLC-01"
    t.play("cell work")
    assert t.on_cell("work") == [2]
    assert [t.on_cell(cell) for cell in (*NORMAL[1:], *SPECIAL)] == [[]] * 8
    assert t.player(0).home == [1, 3, 4]


@rule("AW-PLC-01")
def test_a_citizen_in_the_supply_is_not_available(ancient_world: Table) -> None:
    t = ancient_world()
    assert t.why("citizen 4") == t.why("citizen 5") == "AW-PLC-01"
    assert t.why("citizen 3") is None


@rule("AW-PLC-02")
@pytest.mark.parametrize(
    ("cell", "then"),
    [("work", "coins"), ("serve", "attack"), ("learn", "knowledge"), ("grow", "grew"), ("restore", "token")],
)
def test_the_action_is_done_at_once(ancient_world: Table, cell: str, then: str) -> None:
    t = rich(ancient_world).place(2, f"cell {cell}")
    kinds = [event.kind for event in t.g.events]
    assert then in kinds[kinds.index("placed") : len(kinds) - kinds[::-1].index("turn")]
    assert t.seat == 1


@rule("AW-PLC-02")
@pytest.mark.parametrize(("cell", "asks"), [("build", "BuyEmpire"), ("recruit", "BuyArmy"), ("explore", "Explore")])
def test_what_must_be_chosen_is_asked_at_once(ancient_world: Table, cell: str, asks: str) -> None:
    t = rich(ancient_world).place(2, f"cell {cell}")
    assert (t.asks, t.seat) == (asks, 0)


@rule("AW-PLC-03", "AW-PLC-04", "AW-PLC-06", "AW-PLC-07")
@pytest.mark.parametrize("cell", NORMAL)
def test_an_empty_cell_takes_any_skill_and_another_only_a_higher_one(ancient_world: Table, cell: str) -> None:
    assert rich(ancient_world).play("citizen 1").why(f"cell {cell}") is None
    for skill in (1, 2, 3):
        t = rich(ancient_world).placed(cell, 1, 1, 3).play(f"citizen {skill}")
        assert t.why(f"cell {cell}") == "AW-PLC-04"
        assert t.lack(f"cell {cell}") == ("skill", skill, 4)
    assert rich(ancient_world).placed(cell, 1, 1, 3).play("citizen 4").why(f"cell {cell}") is None


@rule("AW-PLC-05", "AW-PLC-09")
@pytest.mark.parametrize("cell", NORMAL)
def test_own_citizens_count_too_but_do_not_bar_higher_ones(ancient_world: Table, cell: str) -> None:
    t = rich(ancient_world).placed(cell, 0, 2).play("citizen 1")
    assert t.why(f"cell {cell}") == "AW-PLC-04"
    t = rich(ancient_world).placed(cell, 0, 2).play("citizen 3")
    assert t.why(f"cell {cell}") is None


@rule("AW-PLC-07", "AW-BLD-02", "AW-REC-02", "AW-RES-07")
@pytest.mark.parametrize("cell", SPECIAL)
def test_three_cells_do_not_ask_for_a_higher_skill(ancient_world: Table, cell: str) -> None:
    for skill in (1, 3, 4):
        t = rich(ancient_world).placed(cell, 1, 1, 3).play(f"citizen {skill}")
        assert t.why(f"cell {cell}") is None
        assert t.lack(f"cell {cell}") is None


@rule("AW-PLC-08", "AW-PLC-09")
def test_a_citizen_acts_once_a_round_and_then_comes_home(ancient_world: Table) -> None:
    t = ancient_world().turn(1).play("pass").place(2, "cell work")
    assert t.why("citizen 2") == "AW-PLC-08"
    t.place(3, "cell work")
    assert t.player(0).coins == 6 + 2 + 2
    assert t.on_cell("work") == [2, 3]
    t.end_round()
    assert t.on_cell("work") == []
    assert t.why("citizen 2") is None
    assert t.player(0).home == [1, 2, 3]


@rule("AW-PLC-08")
def test_a_citizen_on_an_empire_card_has_acted_too(ancient_world: Table) -> None:
    t = ancient_world().city(0, "pearl_divers").place(2, "empire pearl_divers").play("pass")
    assert t.why("citizen 2") == "AW-PLC-08"
    assert t.why("citizen 1") is None


@rule("AW-PLC-10")
def test_hungry_citizens_cannot_be_placed(ancient_world: Table) -> None:
    t = ancient_world().citizens(0, "1 3", "2")
    assert t.why("citizen 2") == "AW-PLC-10"
    assert t.why("citizen 3") is None
    assert {word for word in t.options() if word.startswith("citizen")} == {"citizen 1", "citizen 3"}


@rule("AW-PLC-11")
@pytest.mark.parametrize(("cell", "opens"), [("explore", 2), ("grow", 3)])
def test_a_covered_cell_cannot_be_used(ancient_world: Table, cell: str, opens: int) -> None:
    t = ancient_world().at_round(opens - 1).purse(0, 9).play("citizen 1")
    assert t.why(f"cell {cell}") == "AW-PLC-11"
    t = ancient_world().at_round(opens).purse(0, 9).play("citizen 1")
    assert t.why(f"cell {cell}") is None


@rule("AW-PLC-12")
def test_a_citizen_may_go_to_an_own_empire_card_instead(ancient_world: Table) -> None:
    t = ancient_world().city(0, "pearl_divers").city(1, "stonemasons_yard").play("citizen 2")
    assert {word for word in t.options() if word.startswith("empire")} == {"empire pearl_divers"}
    assert t.why("empire fishing_spot") == "AW-EMP-01"
    t.play("empire pearl_divers")
    assert t.player(0).coins == 6 + 3
    assert t.g.cells == [[]] * 9
    assert [building.citizen for building in t.player(0).city] == [0, 0, 2]


@rule("AW-PLC-13")
@pytest.mark.parametrize(
    ("cell", "coins", "clause"),
    [("expand", 2, "AW-EXP-02"), ("learn", 2, "AW-LRN-01"), ("grow", 2, "AW-GRO-01"), ("build", 0, "AW-BLD-15")],
)
def test_a_price_that_cannot_be_paid_bars_the_cell(ancient_world: Table, cell: str, coins: int, clause: str) -> None:
    t = rich(ancient_world, buying="must").purse(0, coins, 0).play("citizen 2")
    assert t.why(f"cell {cell}") == clause
    t.purse(0, coins + 1)
    assert t.why(f"cell {cell}") is None


@rule("AW-PLC-13")
def test_a_placement_without_effect_is_illegal(ancient_world: Table) -> None:
    t = ancient_world().city(0, "bridge").play("citizen 2")
    assert t.why("empire bridge") == "AW-CLR-15"
    t.city(1, "pearl_divers")
    assert t.why("empire bridge") is None


@rule("AW-PLC-13")
def test_a_citizen_who_could_go_nowhere_is_not_taken_up(ancient_world: Table) -> None:
    box = load().box
    for cell in box.cells:
        cell.opens = 7
    t = ancient_world(box=box).titan("dune_colossus", "kelp_hydra", "thunder_ram")
    assert t.why("citizen 1") == t.why("citizen 3") == "AW-PLC-13"
    assert t.options() == {"pass"}
    t.city(0, "pearl_divers")
    assert t.options() == {"citizen 1", "citizen 2", "citizen 3", "pass"}


@rule("AW-PLC-14")
def test_a_normal_cell_never_holds_more_than_five(ancient_world: Table) -> None:
    t = ancient_world(seats=4)
    for seat in range(4):
        t.citizens(seat, "1 2 3 4 5")
    for skill in range(1, 6):
        t.place(skill, "cell work")
    assert t.on_cell("work") == [1, 2, 3, 4, 5]
    assert t.play("citizen 5").why("cell work") == "AW-PLC-04"
