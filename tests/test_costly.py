"""The lint of compiled code names what is dear there, and lets be what is said to be cold."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))

from costly import costs, main

DEAR = """
LIMIT = 5
SHARED: Final = 3

def rule(g, seat):
    if any([each == seat for each in g.seats]) or seat in g.cells[4:8]:
        return sum(g.purse[:3]) + max(g.levels, default=0)
    section, cell = divmod(g.place, LIMIT)
    return sum(level for level in g.levels)
"""


def test_what_is_dear_is_named_with_its_line() -> None:
    assert [cost.line for cost in costs(DEAR)] == [2, 6, 6, 7, 7, 8]


def test_a_line_that_is_hardly_met_says_so() -> None:
    assert [cost.line for cost in costs(DEAR.replace("LIMIT)\n", "LIMIT)  # cold\n"))] == [2, 6, 6, 7, 7]


def test_compiled_code_is_clean() -> None:
    assert main() == 0
