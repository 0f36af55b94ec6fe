"""The rules and decisions of a game, collected from the modules they are written in: no list names them."""

import pkgutil
from collections.abc import Callable
from importlib import import_module
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

from teahouse.engine.decision import Decision


def modules_of(name: str) -> list[ModuleType]:
    """A module, or a package with all modules in it."""
    top = import_module(name)
    path = getattr(top, "__path__", None)
    if path is None:
        return [top]
    return [top, *[import_module(found.name) for found in pkgutil.walk_packages(path, f"{name}.")]]


def rules_of(modules: list[ModuleType]) -> dict[str, Callable[..., None]]:
    """Every function by its name, for each of them may be scheduled; a name that two share stands for neither."""
    found: dict[str, Callable[..., None]] = {}
    shared: set[str] = set()
    for module in modules:
        for thing in vars(module).values():
            if isinstance(thing, FunctionType | BuiltinFunctionType) and thing.__module__ == module.__name__:
                if thing.__name__ in found:
                    shared.add(thing.__name__)
                found[thing.__name__] = thing
    return {name: rule for name, rule in found.items() if name not in shared}


def decisions_of(modules: list[ModuleType]) -> dict[str, type[Decision[Any]]]:
    """Every decision that can be asked, in the order of the alphabet: a class without a clause is only a base."""
    found: dict[str, type[Decision[Any]]] = {}
    for module in modules:
        for thing in vars(module).values():
            own = isinstance(thing, type) and thing.__module__ == module.__name__
            if own and issubclass(thing, Decision) and thing.clause:
                assert thing.__name__ not in found, f"two decisions are called {thing.__name__}"
                found[thing.__name__] = thing
    return {name: found[name] for name in sorted(found)}
