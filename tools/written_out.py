"""The sources as the compiler needs them: every constructor written out.

Plain Python makes the constructor of a class with declared fields when the class is created (`engine/fields.py`);
mypyc compiles only what is written. So each source that declares fields gets a copy in which the constructor stands, on
the blank line after the last field: line numbers stay. mypy reads the copies in place of the sources (`--shadow-file`).
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import Final, NamedTuple

DECLARED: Final = "teahouse.engine.fields.Declared"
TRANSFORM: Final = "@dataclass_transform("
"""What tells type checkers of fields; a decorated class cannot be compiled."""


class CannotWriteOut(Exception):
    """A class is not written as it must be; the message says how."""


class Field(NamedTuple):
    """A field and its type, as written."""

    name: str
    type: str


class Class(NamedTuple):
    """A class as its source shows it."""

    bases: list[str]
    fields: list[Field]
    end: int
    """The line after its last field, counted from 0."""


def written_out(sources: Mapping[str, str]) -> dict[str, str]:
    """By module, the copy of each source that declares fields."""
    classes = classes_of(sources)
    copies: dict[str, str] = {}
    for name, found in classes.items():
        module = name.rpartition(".")[0]
        if name == DECLARED:
            lines = sources[module].splitlines()
            copies[module] = "\n".join(["" if line.startswith(TRANSFORM) else line for line in lines]) + "\n"
        elif found.fields and _is_declared(name, classes):
            lines = copies.get(module, sources[module]).splitlines()
            if lines[found.end : found.end + 1] != [""]:
                raise CannotWriteOut(f"{name} needs a blank line after its last field")
            lines[found.end] = "    " + _constructor(all_fields(name, classes))
            copies[module] = "\n".join(lines) + "\n"
    return copies


def classes_of(sources: Mapping[str, str]) -> dict[str, Class]:
    """By full name, all classes of these modules."""
    classes: dict[str, Class] = {}
    for module, text in sources.items():
        classes.update(_classes(module, ast.parse(text)))
    return classes


def _classes(module: str, tree: ast.Module) -> dict[str, Class]:
    """By full name, the classes of a module."""
    names = {node.name: f"{module}.{node.name}" for node in tree.body if isinstance(node, ast.ClassDef)}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            names.update({alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names})
    return {names[node.name]: _class(node, names) for node in tree.body if isinstance(node, ast.ClassDef)}


def _class(node: ast.ClassDef, names: Mapping[str, str]) -> Class:
    bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    fields: list[Field] = []
    end = 0
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            type_ = ast.unparse(line.annotation)
            if not type_.startswith("ClassVar"):
                fields.append(Field(line.target.id, type_))
                end = line.end_lineno or 0
        elif end and isinstance(line, ast.Expr) and line.lineno == end + 1:
            end = line.end_lineno or 0  # what the field means
    return Class([names.get(base.id, base.id) for base in bases if isinstance(base, ast.Name)], fields, end)


def _is_declared(name: str, classes: Mapping[str, Class]) -> bool:
    return name == DECLARED or (name in classes and any(_is_declared(base, classes) for base in classes[name].bases))


def all_fields(name: str, classes: Mapping[str, Class]) -> list[Field]:
    """Those of its bases, then its own."""
    if name not in classes:
        return []
    inherited = [field for base in classes[name].bases for field in all_fields(base, classes)]
    return inherited + classes[name].fields


def _constructor(fields: list[Field]) -> str:
    parameters = ", ".join([f"{field.name}: {field.type}" for field in fields])
    return f"def __init__(self, {parameters}) -> None: {'; '.join([f'self.{name} = {name}' for name, _ in fields])}"
