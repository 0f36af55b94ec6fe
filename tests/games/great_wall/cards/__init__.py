"""Scenario tests of the cards: every card is played through the real rules, and its test names it."""

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def card(*names: str) -> Callable[[Test], Test]:
    """This test is a scenario of these cards: `@card("che_kung")`."""
    assert names
    return lambda test: test


HERE: Final = Path(__file__).parent


def scenarios(folder: Path = HERE) -> set[str]:
    """Every card that a test of this package, or of another folder, names."""
    found: set[str] = set()
    for path in folder.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "card":
                found |= {str(name.value) for name in node.args if isinstance(name, ast.Constant)}
    return found
