"""Docstrings of compiled classes: the compiler leaves them out, and `help` shall show them all the same."""

import ast
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).resolve().parent.parent


def explain(*classes: type) -> None:
    """Give classes the docstrings of their sources, where they have none."""
    for each in classes:
        if not each.__doc__:
            source = SOURCES.joinpath(*each.__module__.split(".")).with_suffix(".py")
            for node in ast.parse(source.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and node.name == each.__name__:
                    each.__doc__ = ast.get_docstring(node)
