"""Lists that copies of a position share: rules replace them, and never change them in place."""

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import teahouse
from teahouse.engine.rng import dealt_anew, in_order, seeded
from teahouse.engine.shared_lists import with_list, with_more, with_number, without
from teahouse.registry import games

CHANGES = {"append", "remove", "pop", "insert", "clear", "extend", "sort", "reverse"}


def folder(game: str) -> Path:
    return Path(teahouse.__file__).parent / "games" / game


def shared_names(game: str) -> set[str]:
    """Lists that a copy takes over as they are; a name that also means something else in this game is left out."""
    shared: set[str] = set()
    otherwise: set[str] = set()
    for source in folder(game).glob("rules/**/*.py"):
        for made in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not isinstance(made, ast.FunctionDef) or made.name != "__init__":
                continue
            lists = {name for name, type_ in declared(made) if type_.startswith("list[")}
            taken = {name for name in lists if f"self.{name} = of.{name}" in map(ast.unparse, ast.walk(made))}
            shared |= taken
            otherwise |= {name for name, _ in declared(made)} - taken
            otherwise |= {target.attr for target in assigned(made)} - lists
    return shared - otherwise


def declared(made: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    for line in ast.walk(made):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute):
            yield line.target.attr, ast.unparse(line.annotation)


def assigned(made: ast.FunctionDef) -> Iterator[ast.Attribute]:
    for line in ast.walk(made):
        if isinstance(line, ast.Assign):
            yield from (target for target in line.targets if isinstance(target, ast.Attribute))


def changes(text: str, names: set[str]) -> list[str]:
    """The lines that change one of these lists, or a list in one of them, in place."""
    found: list[str] = []
    for line in ast.walk(ast.parse(text)):
        changed: list[ast.expr] = []
        if isinstance(line, ast.Call) and isinstance(line.func, ast.Attribute) and line.func.attr in CHANGES:
            changed = [line.func.value]
        elif isinstance(line, ast.Assign | ast.Delete):
            changed = [target.value for target in line.targets if isinstance(target, ast.Subscript)]
        elif isinstance(line, ast.AugAssign):
            changed = [line.target.value if isinstance(line.target, ast.Subscript) else line.target]
        if any(named(expression) in names for expression in changed):
            found.append(ast.unparse(line))
    return found


def named(expression: ast.expr) -> str:
    """The attribute that is meant, whatever place of it."""
    while isinstance(expression, ast.Subscript):
        expression = expression.value
    return expression.attr if isinstance(expression, ast.Attribute) else ""


@pytest.mark.parametrize("game", games())
def test_no_rule_changes_a_list_that_copies_share(game: str) -> None:
    names = shared_names(game)
    assert len(names) >= 10
    for source in sorted([*folder(game).glob("rules/**/*.py"), *folder(game).glob("mind/**/*.py")]):
        assert changes(source.read_text(encoding="utf-8"), names) == [], source.name


@pytest.mark.parametrize(
    "line",
    [
        "g.tasks.append(1)",
        "g.tasks[0] = 1",
        "g.tasks[0] += 1",
        "g.tasks += [1]",
        "del g.tasks[0]",
        "g.tasks[1].pop()",
        "g.tasks[1][0] = 2",
    ],
)
def test_every_way_to_change_one_is_seen(line: str) -> None:
    assert changes(line, {"tasks"}) == [line]
    assert changes(line, {"claims"}) == []


def test_a_list_is_replaced_by_another_one() -> None:
    numbers, lists = [3, 1, 2], [[1], [2]]
    assert (with_number(numbers, 1, 7), with_more(numbers, 0, -2), without(numbers, 1)) == (
        [3, 7, 2],
        [1, 1, 2],
        [3, 2],
    )
    assert with_list(lists, 0, [5]) == [[5], [2]]
    assert (numbers, lists) == ([3, 1, 2], [[1], [2]])


def test_cards_in_order_are_sorted_cards() -> None:
    chance = Random(1)
    for _ in range(200):
        cards = chance.sample(range(60), chance.randrange(20))
        assert in_order(cards) == sorted(cards)
    for odd in ([2, 2, 1], [-1, 5, 0], [-1, -1]):
        assert in_order(odd) == sorted(odd)


def test_how_cards_lay_does_not_matter_for_how_they_are_dealt_anew() -> None:
    cards = list(range(30))
    assert dealt_anew(cards, seeded("a")) == dealt_anew(cards[::-1], seeded("a")) != dealt_anew(cards, seeded("b"))
    assert cards == list(range(30))
