"""Features for learning, for games whose observations are small numbers: a fixed number of each part, side by side."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from teahouse.engine.layout import Layout, counted
from teahouse.engine.row import put


def flat_layout(sizes: dict[str, int]) -> Layout:
    """What stands where: `hand 0`, `hand 1`, ..."""
    layout = Layout()
    for part, size in sizes.items():
        layout.numbers(part, counted(size, 0), "each + 1, so that -1 has a place")
    return layout


def put_flat(row: vec[u8], at: i64, observation: dict[str, object], sizes: dict[str, int]) -> i64:
    """The parts of an observation named in `sizes`; what is shorter is filled with zeros.

    A part is a number or a list of numbers or of such lists. Numbers are counted up by one, so that -1 has a place.
    """
    for part, size in sizes.items():
        numbers: list[int] = []
        collect(observation[part], numbers)
        assert len(numbers) <= size, f"{part} has {len(numbers)} numbers, not {size}"
        for place in range(len(numbers)):
            put(row, at + place, numbers[place] + 1)
        at += size
    return at


def collect(value: object, numbers: list[int]) -> None:
    """All numbers inside, in their order."""
    if isinstance(value, list):
        for item in value:
            collect(item, numbers)
    elif isinstance(value, int):
        numbers.append(value)
