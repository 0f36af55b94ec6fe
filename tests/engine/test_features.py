"""Rows of numbers: layouts, and rows made from observations of small numbers."""

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from teahouse.engine.features import flat_layout, put_flat
from teahouse.engine.layout import Layout, each_of
from teahouse.engine.row import put, put_choice, put_cut, put_marks

SIZES = {"tea": 1, "hands": 5}


def written(observation: dict[str, object]) -> list[int]:
    row = vec[u8](bytes(7))
    assert put_flat(row, 1, observation, SIZES) == 7
    return list(bytes(row))


def test_parts_stand_side_by_side_and_what_is_shorter_is_filled() -> None:
    assert flat_layout(SIZES).names() == ["tea 0", "hands 0", "hands 1", "hands 2", "hands 3", "hands 4"]
    assert written({"tea": -1, "hands": [[0, 7], [300]], "asked": []}) == [0, 0, 1, 8, 255, 0, 0]


def test_a_part_that_is_too_long_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="hands has 6 numbers, not 5"):
        written({"tea": 0, "hands": [1, 2, 3, 4, 5, 6]})


def test_a_layout_names_every_place_and_says_how_many_values_it_has() -> None:
    layout = Layout()
    layout.choice("season", ["spring", "winter"])
    layout.of(1)
    layout.category("order", ["none", "tyranny", "economy"])
    layout.numbers("gold", each_of(["a", "b"], ["1", "2"]))
    layout.of(-1)
    layout.flag("finished")
    assert layout.names() == [
        *("season spring", "season winter", "player 1 order"),
        *("player 1 gold a 1", "player 1 gold a 2", "player 1 gold b 1", "player 1 gold b 2", "finished"),
    ]
    assert layout.sizes() == [2, 2, 3, 256, 256, 256, 256, 2]
    assert [plane.at for plane in layout.planes] == [0, 2, 3, 7]
    assert [plane.seat for plane in layout.planes] == [-1, 1, 1, -1]
    assert layout.size == 8


def test_numbers_are_written_as_near_as_a_byte_allows() -> None:
    row = vec[u8](bytes(12))
    at = put(row, 0, -3)
    at = put(row, at, 256)
    at = put_cut(row, at, [4, -1, 9], 2, 1)
    at = put_choice(row, at, 3, -1)
    at = put_marks(row, at, [1, 3, 7], 4, 1)
    assert at == 11
    assert list(bytes(row)) == [0, 255, 5, 0, 0, 0, 0, 1, 0, 1, 0, 0]
