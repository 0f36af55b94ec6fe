"""Scenario tests of the cards: every design is played through the real rules, and its test names it."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])

_named: set[str] = set()


def card(*names: str) -> Callable[[Test], Test]:
    """This test is a scenario of these cards: `@card("crane")`, or `@card(*cases)` above a parametrized test."""
    assert names
    _named.update(names)
    return lambda test: test


def scenarios() -> set[str]:
    """Every card that a test of this package names."""
    for path in Path(__file__).parent.glob("test_*.py"):
        import_module(f"{__name__}.{path.stem}")
    return set(_named)
