"""Wall tiles: what each criterion counts and what each cell gives (ZG-TIL)."""

from collections.abc import Callable

import pytest

from teahouse.engine.shared_lists import with_number
from teahouse.games.zhanguo.loading import load
from teahouse.games.zhanguo.rules import names
from teahouse.ledger import rule
from tests.games.zhanguo.builder import Builder

Table = Callable[..., Builder]


def wall_vp(t: Builder, criterion: int, bars: int, seat: int = 0) -> int:
    """What one wall of this seat would score now, in section 1 with this tile, on the cell with that many bars."""
    world = t.g.clone()
    world.tiles = with_number(world.tiles, 0, criterion)
    world.walls = with_number(world.walls, world.box.cell_bars[0].index(bars), seat)
    world.open, world.agenda = [], [(t.kind.rules["end_game"], (), None)]
    world.keeps_events = True
    world.advance()
    return sum(event.args[0] for event in world.events if event.kind == "vp-walls" and event.seat == seat)


def levels(t: Builder, criterion: int) -> list[int]:
    """The VP of a wall on 1, 2 and 3 bars."""
    return [wall_vp(t, criterion, bars) for bars in (1, 2, 3)]


@rule("ZG-TIL-01")
def test_left_middle_and_right_level_belong_to_one_two_and_three_bars(zhanguo: Table) -> None:
    box = load().box
    box.criterion_vp[names.NO_UNREST] = [7, 20, 33]
    assert levels(zhanguo(box=box), names.NO_UNREST) == [35, 100, 165]
    box = load().box
    box.cell_bars[0] = [3, 1, 2]
    t = zhanguo(box=box).tile(box.section_names[0], names.NO_UNREST).place(0, "wall", f"{box.section_names[0]}.1")
    t.round(5).phase_3()
    assert t.player(0).vp == 15


@rule("ZG-TIL-02")
def test_every_wall_scores_by_its_own_tile_on_its_owners_board(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).clear_officials(1)
    t.tile("gold_1", names.HAS_RED).tile("gold_2", names.HAS_GREY).tile("crimson_1", names.HAS_WHITE)
    t.region(0, 1, governor="red").region(0, 2, governor="red").region(0, 3, working="grey")
    t.region(1, 4, working="white")
    for seat in (0, 1):
        t.place(seat, "wall", *[f"{section}.{seat + 1}" for section in ("gold_1", "gold_2", "crimson_1")])
    assert all(t.player(seat).vp == 0 for seat in (0, 1))
    t.round(5).phase_3()
    assert [(event.seat, event.args) for event in t.heard("vp-walls")] == [(0, (2 * 2 + 2,)), (1, (3,))]


@rule("ZG-TIL-03")
def test_regions_with_an_empty_unrest_track(zhanguo: Table) -> None:
    t = zhanguo()
    assert levels(t, names.NO_UNREST) == [5, 10, 15]
    t.region(0, 2, unrest=1).region(0, 5, unrest=2).region(1, 1, unrest=1)
    assert levels(t, names.NO_UNREST) == [3, 6, 9]


@rule("ZG-TIL-04", "ZG-TIL-16")
def test_regions_with_as_many_officials_as_unrest(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0)
    for region in range(1, 6):
        t.region(0, region, unrest=2)
    assert levels(t, names.OFFICIALS_GE_UNREST) == [0, 0, 0]
    t.region(0, 1, governor="red grey")
    t.region(0, 2, working="red grey")
    t.region(0, 3, governor="white", working="white")
    t.region(0, 4, governor="white")
    assert levels(t, names.OFFICIALS_GE_UNREST) == [3, 6, 9]
    t.region(0, 4, unrest=1).region(0, 5, unrest=0)
    assert levels(t, names.OFFICIALS_GE_UNREST) == [5, 10, 15]


@rule("ZG-TIL-05", "ZG-TIL-06", "ZG-TIL-07", "ZG-TIL-18")
@pytest.mark.parametrize(
    ("criterion", "colour", "others"),
    [
        (names.HAS_GREY, "grey", "red white"),
        (names.HAS_RED, "red", "grey white"),
        (names.HAS_WHITE, "white", "red grey"),
    ],
)
def test_regions_with_an_official_of_one_colour(zhanguo: Table, criterion: int, colour: str, others: str) -> None:
    t = zhanguo().clear_officials(0).region(0, 5, governor=others, working=others).region(1, 2, governor=colour)
    assert levels(t, criterion) == [0, 0, 0]
    t.region(0, 1, governor=colour)
    t.region(0, 3, working=colour)
    assert levels(t, criterion) == [4, 6, 8]
    t.region(0, 3, governor=colour, working=colour)
    assert levels(t, criterion) == [4, 6, 8]


@rule("ZG-TIL-08")
def test_five_ten_or_fifteen_minus_all_unrest(zhanguo: Table) -> None:
    t = zhanguo()
    assert levels(t, names.MINUS_UNREST) == [5, 10, 15]
    t.region(0, 1, unrest=2).region(0, 4, unrest=1).region(1, 1, unrest=2)
    assert levels(t, names.MINUS_UNREST) == [2, 7, 12]


@rule("ZG-TIL-15")
def test_unrest_never_costs_points(zhanguo: Table) -> None:
    t = zhanguo()
    for region in range(1, 6):
        t.region(0, region, unrest=2 if region < 3 else 1)
    assert levels(t, names.MINUS_UNREST) == [0, 3, 8]
    t.region(0, 3, unrest=3)
    assert levels(t, names.MINUS_UNREST) == [0, 1, 6]


@rule("ZG-TIL-09", "ZG-TIL-17")
def test_sets_of_three_colours_wherever_the_cards_lie(zhanguo: Table) -> None:
    t = zhanguo().region(0, 1, cards=[1, 2, 3]).region(0, 2, cards=[41, 42])
    assert levels(t, names.COLOUR_SETS) == [0, 0, 0]
    t.region(0, 3, cards=[81])
    assert levels(t, names.COLOUR_SETS) == [2, 3, 4]
    t.region(0, 4, cards=[82, 83, 84])
    assert levels(t, names.COLOUR_SETS) == [4, 6, 8]
    t.region(0, 2, cards=[43])
    assert levels(t, names.COLOUR_SETS) == [6, 9, 12]
    t.region(0, 5, cards=[4, 44])
    assert levels(t, names.COLOUR_SETS) == [8, 12, 16]


@rule("ZG-TIL-10")
def test_regions_with_three_cards_of_any_colours(zhanguo: Table) -> None:
    t = zhanguo().region(0, 1, cards=[1, 41, 81]).region(0, 2, cards=[2, 3, 4]).region(0, 3, cards=[5, 6])
    assert levels(t, names.THREE_CARDS) == [4, 6, 8]


@rule("ZG-TIL-11", "ZG-TIL-18")
def test_regions_with_two_cards_of_one_colour(zhanguo: Table) -> None:
    t = zhanguo().region(0, 1, cards=[1, 41, 81]).region(0, 2, cards=[2]).region(0, 3, cards=[42, 82])
    assert levels(t, names.TWO_SAME) == [0, 0, 0]
    t.region(0, 2, cards=[3]).region(0, 3, cards=[83]).region(0, 4, cards=[43, 44, 45])
    assert levels(t, names.TWO_SAME) == [3, 6, 9]


@rule("ZG-TIL-12", "ZG-TIL-13", "ZG-TIL-14", "ZG-TIL-18")
@pytest.mark.parametrize(("criterion", "first"), [(names.HAS_ORANGE, 41), (names.HAS_BROWN, 81), (names.HAS_BEIGE, 1)])
def test_regions_with_a_card_of_one_colour(zhanguo: Table, criterion: int, first: int) -> None:
    others = [card for card in (20, 60, 100) if (card - 1) // 40 != first // 40]
    t = zhanguo().region(0, 5, cards=others).region(1, 1, cards=[first + 9])
    assert levels(t, criterion) == [0, 0, 0]
    t.region(0, 1, cards=[first]).region(0, 3, cards=[others[0] + 1, first + 1])
    assert levels(t, criterion) == [2, 4, 6]
    t.region(0, 1, cards=[first + 2, first + 3])
    assert levels(t, criterion) == [2, 4, 6]


@rule("ZG-TIL-18")
def test_no_criterion_counts_more_than_the_five_regions(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0)
    for region in range(1, 6):
        t.region(0, region, governor="red", working="grey white", cards=[region, 40 + region, 80 + region])
    per_region = (names.OFFICIALS_GE_UNREST, names.NO_UNREST, names.HAS_BEIGE, names.HAS_ORANGE, names.HAS_BROWN)
    assert [levels(t, criterion) for criterion in per_region] == [[5, 10, 15]] * 5
    two_each = (names.HAS_RED, names.HAS_GREY, names.HAS_WHITE, names.THREE_CARDS)
    assert [levels(t, criterion) for criterion in two_each] == [[10, 15, 20]] * 4
