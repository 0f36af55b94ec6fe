"""Officials and areas (GW-OFF)."""

from collections.abc import Callable

import pytest

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.words import AREAS
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder, kind
from tests.wording.play import moments

Table = Callable[..., Builder]

REAL_AREAS = AREAS[:10]
REGULAR = ("sawmill", "quarry", "gold_mine", "pagoda", "barracks", "tea_house")
SPECIAL = ("builders_camp", "field_hq", "embassy", "academy")


def ordered(t: Builder) -> Builder:
    """Seat 0 takes its turn with Great works, whose first effect moves two officials."""
    return t.orders_on_track((0, "great_works")).turn(0)


def targets(t: Builder) -> set[str]:
    return {word.removeprefix("area ") for word in t.options()}


def activated(t: Builder) -> list[str]:
    return [AREAS[event.args[0]] for event in t.heard("activated")]


def standing(t: Builder, seat: int) -> dict[str, int]:
    """Officials of a seat by area."""
    return {
        area: t.g.officials_in(AREAS.index(area), seat) for area in AREAS if t.g.officials_in(AREAS.index(area), seat)
    }


@rule("GW-OFF-01")
def test_which_area_is_regular_and_which_special_is_printed(great_wall: Table) -> None:
    t = great_wall()
    printed = [area.regular for area in t.box.sides[0].areas]
    assert {area for area, regular in zip(REAL_AREAS, printed, strict=True) if regular} == set(REGULAR)
    assert {area for area, regular in zip(REAL_AREAS, printed, strict=True) if not regular} == set(SPECIAL)
    box = load().box
    areas = box.sides[0].areas
    areas[AREAS.index("academy")].regular, areas[AREAS.index("academy")].slots = True, 2
    areas[AREAS.index("sawmill")].regular = False
    t = ordered(great_wall(box=box).officials(1, academy=1, sawmill=1)).decline_all()
    assert activated(t) == ["sawmill"]
    t = ordered(great_wall(box=box).officials(1, academy=2, sawmill=3)).play("official supply")
    assert t.why("area academy") == "GW-OFF-03"
    assert t.why("area sawmill") is None


@rule("GW-OFF-02")
def test_the_number_of_cells_is_printed(great_wall: Table) -> None:
    box = load().box
    sawmill = box.sides[0].areas[AREAS.index("sawmill")]
    assert sawmill.slots == 3
    sawmill.slots = 4
    t = ordered(great_wall(box=box).officials(1, sawmill=2).officials(2, sawmill=1))
    t.play("official supply", "area sawmill", "official supply")
    assert t.why("area sawmill") == "GW-OFF-03"


@rule("GW-OFF-02", "GW-OFF-03")
@pytest.mark.parametrize(("area", "cells"), [("sawmill", 3), ("gold_mine", 3), ("barracks", 4), ("tea_house", 2)])
def test_a_full_regular_area_takes_no_more_officials(great_wall: Table, area: str, cells: int) -> None:
    t = ordered(great_wall().officials(1, **{area: cells - 1})).play("official supply")
    assert t.why(f"area {area}") is None
    t.play(f"area {area}", "official supply")
    assert t.g.officials_total(AREAS.index(area)) == cells
    assert t.why(f"area {area}") == "GW-OFF-03"
    assert area not in targets(t)


@rule("GW-OFF-04")
@pytest.mark.parametrize("area", ["sawmill", "quarry", "gold_mine", "pagoda", "barracks", "tea_house"])
def test_a_regular_area_is_activated_when_all_its_cells_are_occupied_by_anybody(great_wall: Table, area: str) -> None:
    cells = great_wall().box.sides[0].areas[AREAS.index(area)].slots
    t = ordered(great_wall().officials(1, **{area: cells - 1})).decline_all()
    assert activated(t) == []
    assert standing(t, 1) == {area: cells - 1}
    t = ordered(great_wall().officials(1, **{area: cells - 1}).officials(2, **{area: 1})).decline_all()
    assert activated(t) == [area]


@rule("GW-OFF-05", "GW-OFF-08")
@pytest.mark.parametrize("area", SPECIAL)
def test_a_special_area_holds_any_number_of_officials(great_wall: Table, area: str) -> None:
    t = great_wall(4)
    for seat in range(1, 4):
        t.officials(seat, **{area: 5})
    ordered(t).play("official supply", f"area {area}")
    assert t.g.officials_total(AREAS.index(area)) == 16


@rule("GW-OFF-06")
@pytest.mark.parametrize("area", SPECIAL)
def test_a_special_area_is_activated_with_one_official_in_it(great_wall: Table, area: str) -> None:
    assert activated(ordered(great_wall()).decline_all()) == []
    assert activated(ordered(great_wall().officials(2, **{area: 1})).decline_all()) == [area]


@rule("GW-OFF-07")
def test_an_official_comes_from_the_supply_or_from_another_area(great_wall: Table) -> None:
    t = ordered(great_wall().officials(0, quarry=1))
    assert t.options() == {"official supply", "official quarry", "done"}
    assert t.why("area sawmill") == "GW-OFF-07"
    t.play("official supply", "area sawmill")
    assert (standing(t, 0), t.clan(0).officials) == ({"quarry": 1, "sawmill": 1}, 3)
    t.play("official quarry", "area academy")
    assert (standing(t, 0), t.clan(0).officials) == ({"academy": 1, "sawmill": 1}, 3)


@rule("GW-OFF-08")
def test_available_are_special_areas_and_regular_ones_with_a_free_cell(great_wall: Table) -> None:
    t = great_wall().officials(1, sawmill=3, quarry=2).officials(2, tea_house=2, barracks=3)
    ordered(t).play("official supply")
    assert targets(t) == set(REAL_AREAS) - {"sawmill", "tea_house"}
    assert t.why("area sawmill") == t.why("area tea_house") == "GW-OFF-03"
    assert t.why("area market") == "GW-OFF-03", "it is not on this board"


def test_nobody_is_shown_an_area_that_is_not_on_the_board_as_an_answer_he_cannot_give() -> None:
    market = kind().number("area market")
    asked: set[str] = set()
    for table in moments("great_wall", 3, {"rat": "on"}, "market"):
        for decision in table.position.open:
            asked.add(type(decision).__name__)
            assert market not in decision.candidates(table.position), type(decision).__name__
    assert {"MoveOfficialTo", "NextArea", "MoveRat"} <= asked


@rule("GW-OFF-09")
def test_a_full_regular_area_is_locked(great_wall: Table) -> None:
    t = ordered(great_wall().officials(0, sawmill=2).officials(1, sawmill=1))
    assert t.why("official sawmill") == "GW-OFF-09"
    assert t.options() == {"official supply", "done"}


@rule("GW-OFF-09")
def test_the_lock_ends_with_the_activation(great_wall: Table) -> None:
    t = ordered(great_wall().officials(0, sawmill=2).officials(1, sawmill=1)).decline_all()
    assert activated(t) == ["sawmill"]
    assert standing(t, 0) == standing(t, 1) == {}


@rule("GW-OFF-09")
def test_an_official_locks_himself_in(great_wall: Table) -> None:
    t = ordered(great_wall().officials(0, sawmill=1).officials(1, sawmill=1)).play("official supply", "area sawmill")
    assert t.why("official sawmill") == "GW-OFF-09"


@rule("GW-OFF-10")
@pytest.mark.parametrize("area", ["sawmill", "barracks", "embassy", "academy"])
def test_out_of_special_areas_and_areas_with_a_free_cell_officials_move_freely(great_wall: Table, area: str) -> None:
    t = ordered(great_wall().officials(0, **{area: 1}).officials(1, **{area: 1}))
    t.play(f"official {area}", "area pagoda")
    assert standing(t, 0) == {"pagoda": 1}


@rule("GW-OFF-11")
def test_officials_of_the_common_pool_must_first_be_hired(great_wall: Table) -> None:
    t = great_wall().officials(0, sawmill=1)
    t.clan(0).officials = 0
    ordered(t)
    assert t.clan(0).pool == 3
    assert t.why("official supply") == "GW-OFF-11"
    assert t.options() == {"official sawmill", "done"}


@rule("GW-OFF-12")
def test_officials_of_others_cannot_be_moved(great_wall: Table) -> None:
    t = ordered(great_wall().officials(0, quarry=1).officials(1, sawmill=1, quarry=1))
    assert t.why("official sawmill") == "GW-OFF-12"
    t.play("official quarry", "area sawmill")
    assert t.why("official quarry") == "GW-OFF-12", "the one left there is not mine"
    assert standing(t, 1) == {"quarry": 1, "sawmill": 1}


@rule("GW-OFF-13")
@pytest.mark.parametrize("area", ["quarry", "embassy"])
def test_a_move_ends_in_another_area(great_wall: Table, area: str) -> None:
    t = ordered(great_wall().officials(0, **{area: 1})).play(f"official {area}")
    assert t.why(f"area {area}") == "GW-OFF-13"
    assert targets(t) == set(REAL_AREAS) - {area}


@rule("GW-OFF-14")
def test_at_the_end_of_the_year_officials_stay_where_they_are(great_wall: Table) -> None:
    t = great_wall().officials(0, sawmill=2).officials(1, barracks=1, tea_house=1).officials(2, gold_mine=2)
    t.run("winter")
    assert t.g.year == 2
    assert t.asks == "DiscardedOrders"
    assert [standing(t, seat) for seat in range(3)] == [
        {"sawmill": 2},
        {"barracks": 1, "tea_house": 1},
        {"gold_mine": 2},
    ]
    assert [t.clan(seat).officials for seat in range(3)] == [3, 3, 3]
