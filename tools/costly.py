"""Name what costs more in compiled code than it looks: python tools/costly.py

mypyc turns most of Python into C, but some words are still carried out by the interpreter, through a look-up and a
call, and with lists that are made only to be thrown away. Where one is hardly ever met, its line says `# cold`.
"""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
os.environ["TEAHOUSE_PURE"] = "1"
sys.path.insert(0, str(ROOT / "src"))

from teahouse import fast  # noqa: E402  (found through the line above)

COLD: Final = "# cold"
CONSTANT: Final = re.compile(r"_?[A-Z][A-Z0-9_]+")


class Cost(NamedTuple):
    """A place, and what would be cheaper there."""

    line: int
    remedy: str


def costs(text: str) -> list[Cost]:
    """What costs in the text of a module, from its top."""
    tree = ast.parse(text)
    lines = text.splitlines()
    found = [*_constants(tree), *(cost for node in ast.walk(tree) for cost in _costs_of(node))]
    return sorted(cost for cost in found if COLD not in lines[cost.line - 1])


def _constants(tree: ast.Module) -> Iterator[Cost]:
    for node in tree.body:
        if isinstance(node, ast.Assign):
            names = [name.id for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name)]
            for name in names:
                if CONSTANT.fullmatch(name):
                    yield Cost(node.lineno, f"{name} is looked up by name at each use: declare it {name}: Final")


def _costs_of(node: ast.AST) -> Iterator[Cost]:
    if isinstance(node, ast.Compare):
        for operator, right in zip(node.ops, node.comparators, strict=True):
            sliced = isinstance(right, ast.Subscript) and isinstance(right.slice, ast.Slice)
            if isinstance(operator, ast.In | ast.NotIn) and sliced:
                yield Cost(node.lineno, "a slice is copied to be looked into: compare its items")
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return
    name, arguments = node.func.id, node.args
    if name in ("any", "all", "sum") and len(arguments) == 1:
        if isinstance(arguments[0], ast.ListComp):
            yield Cost(node.lineno, f"{name}() makes a list first: without the brackets it is a plain loop")
        elif isinstance(arguments[0], ast.Subscript) and isinstance(arguments[0].slice, ast.Slice):
            yield Cost(node.lineno, f"{name}() of a slice copies it: go through its places")
    if name in ("max", "min") and any(keyword.arg == "default" for keyword in node.keywords):
        yield Cost(node.lineno, f"{name}() with a default is a call with keywords: write the loop")
    if name == "divmod":
        yield Cost(node.lineno, "divmod() is called by name and makes a tuple: write // and %")


def main() -> int:
    """Look at everything that is compiled; 1 if something costs."""
    dear = 0
    for name in fast.sources(ROOT / "src"):
        for cost in costs((ROOT / "src" / name).read_text(encoding="utf-8")):
            print(f"src/{name}:{cost.line}: {cost.remedy}")
            dear += 1
    return 1 if dear else 0


if __name__ == "__main__":
    sys.exit(main())
