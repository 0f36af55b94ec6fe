"""Build one wall (ZG-WAL)."""

from collections import Counter
from collections.abc import Callable

import pytest

from teahouse.games.zhanguo.loading import load
from teahouse.games.zhanguo.rules.names import HAS_BEIGE, HAS_BROWN, NO_UNREST
from teahouse.ledger import rule
from tests.games.zhanguo.builder import Builder

Table = Callable[..., Builder]

SECTIONS = ("turquoise_1", "turquoise_2", "gold_1", "gold_2", "crimson_1", "crimson_2")


@pytest.fixture
def court(zhanguo: Table) -> Builder:
    """Seat 0 has played card 40 and may choose a court action; no official makes room for free moves."""
    return at_court(zhanguo())


def at_court(t: Builder) -> Builder:
    return t.hand(0, 40).clear_officials(0).play("card 40")


def workers(t: Builder, *counts: int) -> Builder:
    """Workers of seat 0 by region."""
    for region, count in enumerate(counts, start=1):
        t.region(0, region, workers=count)
    return t


def walls(t: Builder, seat: int) -> list[str]:
    """Where the walls of a player stand."""
    names = t.kind.box.section_names
    return [f"{names[place // 3]}.{place % 3 + 1}" for place in range(18) if t.g.walls[place] == seat]


@rule("ZG-WAL-01", "ZG-WAL-05")
def test_one_wall_goes_from_the_supply_to_a_cell_of_the_players_choice(court: Builder) -> None:
    workers(court, 1, 1, 1, 0, 0).play("action wall")
    assert court.why("done") == court.why("pass") == court.why("region 1") == "ZG-WAL-01"
    court.play("cell gold_2.2")
    assert walls(court, 0) == ["gold_2.2"]
    assert walls(court, 1) == []
    assert court.player(0).walls == 4
    assert court.player(1).walls == 5
    court.play("region 1", "region 2")
    assert court.seat == 1


@rule("ZG-WAL-02")
def test_each_stretch_has_two_sections_and_each_section_its_own_tile(zhanguo: Table) -> None:
    t = zhanguo()
    box = t.kind.box
    assert Counter(box.stretch_of) == {0: 2, 1: 2, 2: 2}
    assert len(t.g.tiles) == len(set(t.g.tiles)) == 6
    t.region(0, 1, cards=[1, 2]).region(0, 2, cards=[3])
    t.tile("turquoise_1", HAS_BROWN).tile("turquoise_2", HAS_BEIGE).place(0, "wall", "turquoise_2.1")
    assert t.run("end_game").player(0).vp == 2


@rule("ZG-WAL-02")
@pytest.mark.parametrize(
    ("built", "refusal"),
    [
        (["turquoise_1.1", "turquoise_2.1", "gold_2.1"], None),
        (["turquoise_1.1", "crimson_1.1", "gold_2.1"], "ZG-TSK-04"),
        (["turquoise_1.1", "turquoise_2.1", "crimson_2.1"], "ZG-TSK-04"),
    ],
)
def test_a_wall_stands_on_the_stretch_of_its_section(court: Builder, built: list[str], refusal: str | None) -> None:
    court.task(0, "task_wall_1").place(0, "wall", *built).region(0, 1, governor="red")
    court.play("action hire", "official red", "region 1")
    assert court.asks == "ClaimTasks"
    assert court.why("task upper.wall") == refusal


@rule("ZG-WAL-03", "ZG-WAL-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_section_offers_three_cells_to_any_number_of_players(zhanguo: Table, seats: int) -> None:
    t = workers(at_court(zhanguo(seats)), 1, 1, 1, 1, 1).play("action wall")
    assert t.options() == {f"cell {section}.{cell}" for section in SECTIONS for cell in (1, 2, 3)}


@rule("ZG-WAL-04", "ZG-WAL-13")
@pytest.mark.parametrize("section", SECTIONS)
def test_the_cells_of_a_section_have_one_two_and_three_bars(court: Builder, section: str) -> None:
    affordable: list[list[int]] = []
    court.region(0, 1, workers=1).play("action wall")
    for region in range(1, 6):
        court.region(0, region, workers=1)
        affordable.append([cell for cell in (1, 2, 3) if court.why(f"cell {section}.{cell}") is None])
    assert affordable == [[1], [1, 2], [1, 2, 3], [1, 2, 3], [1, 2, 3]]


@rule("ZG-WAL-04", "ZG-WAL-16")
@pytest.mark.parametrize(("cell", "vp"), [(1, 5), (2, 10), (3, 15)])
def test_a_wall_scores_nothing_at_once_and_by_its_bars_at_the_end(court: Builder, cell: int, vp: int) -> None:
    workers(court, 1, 1, 1, 0, 0).tile("gold_1", NO_UNREST)
    court.play("action wall", f"cell gold_1.{cell}", *[f"region {region}" for region in range(1, cell + 1)])
    assert walls(court, 0) == [f"gold_1.{cell}"]
    assert court.player(0).vp == 0
    assert court.run("end_game").player(0).vp == vp


@rule("ZG-WAL-06")
def test_a_cell_holds_one_wall(court: Builder) -> None:
    workers(court, 1, 1, 1, 0, 0).place(1, "wall", "gold_1.2").play("action wall")
    assert court.why("cell gold_1.2") == "ZG-WAL-06"
    assert court.why("cell gold_1.1") is None
    assert court.why("cell gold_1.3") is None


@rule("ZG-WAL-07")
def test_a_player_has_at_most_one_wall_in_a_section(court: Builder) -> None:
    workers(court, 1, 1, 1, 0, 0).place(0, "wall", "gold_1.2").place(1, "wall", "gold_2.2").play("action wall")
    assert court.why("cell gold_1.1") == court.why("cell gold_1.3") == "ZG-WAL-07"
    assert court.why("cell gold_2.1") is None


@rule("ZG-WAL-08")
def test_a_section_without_a_free_cell_cannot_be_chosen(zhanguo: Table) -> None:
    t = workers(at_court(zhanguo(4)), 1, 1, 1, 0, 0)
    t.place(0, "wall", "turquoise_1.1", "turquoise_2.1", "gold_1.1", "gold_2.1")
    for seat in (1, 2, 3):
        t.place(seat, "wall", f"crimson_1.{seat}")
    t.place(1, "wall", "crimson_2.1").place(2, "wall", "crimson_2.2")
    assert t.why("action wall") is None
    t.place(3, "wall", "crimson_2.3")
    assert t.why("action wall") == "ZG-WAL-08"


@rule("ZG-WAL-08")
def test_no_cell_of_a_full_section_is_offered(zhanguo: Table) -> None:
    t = workers(at_court(zhanguo(4)), 1, 1, 1, 0, 0)
    for seat in (1, 2, 3):
        t.place(seat, "wall", f"crimson_1.{seat}")
    t.play("action wall")
    assert t.options() == {f"cell {section}.{cell}" for section in SECTIONS for cell in (1, 2, 3)} - {
        "cell crimson_1.1",
        "cell crimson_1.2",
        "cell crimson_1.3",
    }


@rule("ZG-WAL-09")
def test_with_all_five_walls_built_the_action_cannot_be_chosen(court: Builder) -> None:
    workers(court, 1, 1, 1, 0, 0).place(0, "wall", *[f"{section}.1" for section in SECTIONS[:4]])
    assert court.why("action wall") is None
    court.place(0, "wall", "crimson_1.1")
    assert court.why("action wall") == "ZG-WAL-09"


@rule("ZG-WAL-10", "ZG-WAL-11", "ZG-WAL-12")
def test_the_bars_are_paid_with_workers_of_different_regions_of_the_players_choice(court: Builder) -> None:
    workers(court, 2, 0, 5, 1, 1).play("action wall", "cell crimson_2.3")
    assert court.options() == {"region 1", "region 3", "region 4", "region 5"}
    assert court.why("region 2") == "ZG-WAL-10"
    court.play("region 3")
    assert court.options() == {"region 1", "region 4", "region 5"}
    assert court.why("region 3") == "ZG-WAL-11"
    court.play("region 5")
    assert court.options() == {"region 1", "region 4"}
    assert court.why("done") == court.why("pass") == "ZG-WAL-10"
    court.play("region 1")
    assert court.player(0).workers == [1, 0, 4, 1, 0]
    assert court.seat == 1


@rule("ZG-WAL-10")
@pytest.mark.parametrize("bars", [1, 2, 3])
def test_as_many_workers_go_back_as_the_cell_has_bars(court: Builder, bars: int) -> None:
    workers(court, 1, 1, 1, 1, 1).play("action wall", f"cell gold_1.{bars}")
    for region in range(1, bars + 1):
        assert court.asks == "WallWorker"
        court.play(f"region {region}")
    assert sum(court.player(0).workers) == 5 - bars
    assert court.seat == 1


@rule("ZG-WAL-10")
def test_the_number_of_workers_is_read_from_the_board() -> None:
    box = load().box
    box.cell_workers[2] = [3, 1, 1]
    t = workers(at_court(Builder(box=box).first(0)), 0, 1, 0, 1, 0).play("action wall")
    assert t.why("cell gold_1.1") == "ZG-WAL-13"
    t.play("cell gold_1.3", "region 4")
    assert t.player(0).workers == [0, 1, 0, 0, 0]
    assert t.seat == 1


@rule("ZG-WAL-13")
def test_a_cell_that_cannot_be_paid_cannot_be_chosen(court: Builder) -> None:
    assert court.why("action wall") == "ZG-WAL-13"
    workers(court, 0, 9, 0, 0, 0).play("action wall")
    assert court.options() == {f"cell {section}.1" for section in SECTIONS}
    assert court.why("cell gold_1.2") == court.why("cell gold_1.3") == "ZG-WAL-13"
    assert court.lack("cell gold_1.2") == ("region-with-worker", 1, 2)
    assert court.lack("cell gold_1.3") == ("region-with-worker", 1, 3)


@rule("ZG-WAL-13")
def test_when_only_cells_too_dear_are_left_the_action_cannot_be_chosen(court: Builder) -> None:
    workers(court, 0, 9, 9, 0, 0).place(0, "wall", *[f"{section}.3" for section in SECTIONS[:4]])
    court.place(1, "wall", "crimson_1.1", "crimson_2.2")
    assert court.why("action wall") is None
    court.region(0, 3, workers=0)
    assert court.why("action wall") is None
    court.place(1, "wall", "crimson_2.1")
    assert court.why("action wall") == "ZG-WAL-13"


@rule("ZG-WAL-14")
def test_unrest_restricts_no_wall(court: Builder) -> None:
    for region, cells in enumerate(court.g.board_of(0).unrest_cells, start=1):
        court.region(0, region, workers=1, unrest=cells)
    court.play("action wall")
    assert court.options() == {f"cell {section}.{cell}" for section in SECTIONS for cell in (1, 2, 3)}
    court.play("cell turquoise_1.3")
    assert court.options() == {f"region {region}" for region in range(1, 6)}
    court.play("region 2", "region 3", "region 4")
    assert walls(court, 0) == ["turquoise_1.3"]
    assert court.player(0).unrest == court.g.board_of(0).unrest_cells
