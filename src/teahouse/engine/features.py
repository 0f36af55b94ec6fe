"""Features for learning, for games whose observations are small numbers: a fixed number of each part, side by side."""


def flat_names(sizes: dict[str, int]) -> list[str]:
    """The name of every feature: `hand 0`, `hand 1`, ..."""
    return [f"{part} {place}" for part, size in sizes.items() for place in range(size)]


def flat(observation: dict[str, object], sizes: dict[str, int]) -> bytearray:
    """The parts of an observation named in `sizes`, as a row; what is shorter is filled with zeros.

    A part is a number or a list of numbers or of such lists. Numbers are counted up by one, so that -1 has a place.
    """
    row = bytearray(sum(sizes.values()))
    at = 0
    for part, size in sizes.items():
        numbers: list[int] = []
        collect(observation[part], numbers)
        assert len(numbers) <= size, f"{part} has {len(numbers)} numbers, not {size}"
        for place in range(len(numbers)):
            row[at + place] = min(max(numbers[place] + 1, 0), 255)
        at += size
    return row


def collect(value: object, numbers: list[int]) -> None:
    """All numbers inside, in their order."""
    if isinstance(value, list):
        for item in value:
            collect(item, numbers)
    elif isinstance(value, int):
        numbers.append(value)
