"""Mutation testing breaks what decides something, leaves words alone, and finds the lines that name a rule."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))

from mutations import mutations_of, places_of

RULES = '''\
"""Карты: a toy."""

NAMES: Final = ("first", "second")
MOST: Final[int] = 3


def refuse(g: Game, region: Literal[1]) -> str | None:
    """May a card be placed? (ZG-UNI-03..04)"""
    if g.cards[region] >= MOST and not g.free:
        return "ZG-UNI-04"
    return None


def place(g: Game) -> None:
    # Unrest rises by the cards already there (ZG-UNI-14).
    g.unrest += g.cards - 1
    g.say("placed", 7)
    assert g.unrest < 9
'''


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    path = tmp_path / "toy.py"
    path.write_text(RULES, encoding="utf-8")
    return path


def test_what_decides_something_is_broken_and_nothing_else(toy: Path) -> None:
    source = toy.read_bytes()
    assert [mutation.before_and_after(source)[1] for mutation in mutations_of(toy)] == [
        "MOST: Final[int] = 4",
        "if g.cards[region] > MOST and not g.free:",
        "if g.cards[region] >= MOST or not g.free:",
        "if g.cards[region] >= MOST and (g.free):",
        'return "ZG-UNI-14"',
        "return None",
        "pass",
        "g.unrest -= g.cards - 1",
        "g.unrest += g.cards + 1",
        "g.unrest += g.cards - 2",
    ]


def test_every_mutant_is_still_python(toy: Path) -> None:
    for mutation in mutations_of(toy):
        compile(mutation.applied(toy.read_bytes()), "mutant", "exec")


@pytest.mark.parametrize(
    ("clause", "places"),
    [
        ("ZG-UNI-03", [(7, 11)]),
        ("ZG-UNI-04", [(9, 10), (7, 11)]),
        ("ZG-UNI-14", [(16, 16)]),
        ("ZG-UNI-05", []),
    ],
)
def test_a_clause_is_broken_where_the_source_names_it(toy: Path, clause: str, places: list[tuple[int, int]]) -> None:
    assert places_of(toy, clause) == places
