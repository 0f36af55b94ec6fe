"""Rows of numbers made from an observation."""

import pytest

from teahouse.engine.features import flat, flat_names

SIZES = {"tea": 1, "hands": 5}


def test_parts_stand_side_by_side_and_what_is_shorter_is_filled() -> None:
    assert flat_names(SIZES) == ["tea 0", "hands 0", "hands 1", "hands 2", "hands 3", "hands 4"]
    row = flat({"tea": -1, "hands": [[0, 7], [300]], "asked": []}, SIZES)
    assert list(row) == [0, 1, 8, 255, 0, 0]


def test_a_part_that_is_too_long_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="hands has 6 numbers, not 5"):
        flat({"tea": 0, "hands": [1, 2, 3, 4, 5, 6]}, SIZES)
