"""Writing features into a row of bytes, each place once: every function returns where the next one goes.

Rows are `vec[u8]`, which compiled code writes without making objects and NumPy reads without copying. A row is all
zeros before it is written, so nothing here writes a zero on purpose.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from teahouse.engine.decision import Decision

MOST: Final[i64] = 255
"""The greatest value of a feature."""


def put(row: vec[u8], at: i64, value: i64) -> i64:
    """One number, as near as it can be written."""
    if value > 0:
        row[at] = u8(value) if value < MOST else u8(MOST)
    return at + 1


def put_flag(row: vec[u8], at: i64, flag: bool) -> i64:
    if flag:
        row[at] = 1
    return at + 1


def put_numbers(row: vec[u8], at: i64, values: list[int]) -> i64:
    """As many places as there are values."""
    for value in values:
        number: i64 = value
        if number > 0:
            row[at] = u8(number) if number < MOST else u8(MOST)
        at += 1
    return at


def put_cut(row: vec[u8], at: i64, values: list[int], size: i64, more: i64 = 0) -> i64:
    """A list in a fixed number of places, cut or left at zero, every number raised by `more`."""
    place = at
    end = at + size
    for value in values:
        if place == end:
            break
        number: i64 = value
        put(row, place, number + more)
        place += 1
    return end


def put_choice(row: vec[u8], at: i64, size: i64, chosen: i64) -> i64:
    """One place for each choice, a 1 at the chosen one; anything below 0 is none."""
    if chosen >= 0:
        row[at + chosen] = 1
    return at + size


def put_marks(row: vec[u8], at: i64, members: list[int], size: i64, first: i64 = 0) -> i64:
    """One place for each number from `first` on, a 1 for those in the list."""
    for member in members:
        number: i64 = member
        number -= first
        if 0 <= number < size:
            row[at + number] = 1
    return at + size


def put_fields(row: vec[u8], at: i64, shown: dict[str, object], size: i64) -> i64:
    """The numbers of a question, each raised by 1; its seat is told elsewhere."""
    place = at
    end = at + size
    for name, value in shown.items():
        if isinstance(value, int) and name != "seat" and place < end:
            put(row, place, value + 1)
            place += 1
    return end


def put_question(row: vec[u8], at: i64, decision: Decision[Any], own: bool, places: dict[type, int], size: i64) -> i64:
    """What is asked, by name, and the numbers of the question: only what its observer may see."""
    row[at + places[type(decision)]] = 1
    return put_fields(row, at + len(places), decision.by_name() if own else decision.shown(), size)
