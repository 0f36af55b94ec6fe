"""Lists that copies of a position share: they are never changed but replaced, so that copying them costs nothing."""


def with_number(numbers: list[int], place: int, number: int) -> list[int]:
    """The same numbers with another one in one place."""
    copy = numbers[:]
    copy[place] = number
    return copy


def with_more(numbers: list[int], place: int, by: int) -> list[int]:
    """The same numbers, one of them raised."""
    copy = numbers[:]
    copy[place] += by
    return copy


def without(numbers: list[int], number: int) -> list[int]:
    """The same numbers but for one, which stands there once."""
    return [other for other in numbers if other != number]


def with_list(lists: list[list[int]], place: int, numbers: list[int]) -> list[list[int]]:
    """The same lists with another one in one place."""
    copy = lists[:]
    copy[place] = numbers
    return copy
