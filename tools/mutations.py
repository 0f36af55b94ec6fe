"""Ways to break a rule: every small change of a source file that a good test must notice.

Only what decides something is changed: comparisons, sums, numbers, conditions, refusals, whole statements. Names,
types, docstrings, assertions, error messages and events stay as they are.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from teahouse.ledger import named_in

OPPOSITE: Final[dict[type[ast.cmpop], str]] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
COMPARISON: Final = re.compile(rb"is\s+not\b|not\s+in\b|is\b|in\b|<=|>=|==|!=|<|>")
CLAUSE: Final = re.compile(r"(?:AW|GWX?|ZG)-[A-Z0-9]+-\d+")
MANY: Final = 5
"""A module with this many `Final` integers numbers its names; a wrong number there is no wrong rule."""

Block = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module


class Mutation(NamedTuple):
    """One change of one file: the bytes from `start` to `end` become `new`."""

    path: Path
    start: int
    end: int
    new: str
    what: str
    line: int

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]

    def before_and_after(self, source: bytes) -> tuple[str, str]:
        """The changed line as it was and as it is."""
        return _line(source, self.line), _line(self.applied(source), self.line)


class Finder(ast.NodeVisitor):
    """Walks through a module and collects its mutations."""

    def __init__(self, path: Path, source: bytes) -> None:
        self.path = path
        self.source = source
        self.found: list[Mutation] = []
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.tree = ast.parse(source)
        self.clauses = sorted(set(CLAUSE.findall(source.decode())))
        finals = [node for node in self.tree.body if isinstance(node, ast.AnnAssign) and _is_final(node)]
        self.numbers_names = sum(isinstance(node.value, ast.Constant) for node in finals) >= MANY

    def mutations(self) -> list[Mutation]:
        self.visit(self.tree)
        return sorted(set(self.found), key=lambda mutation: (mutation.start, mutation.end, mutation.new))

    # -- what is left alone ------------------------------------------------------------------

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Defaults and body; neither annotations nor decorators."""
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        for statement in node.body:
            self.visit(statement)
            if node.name != "__init__":
                self._delete_within(statement)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if not any(ast.unparse(base).endswith(("Enum", "Flag")) for base in node.bases):
            for statement in node.body:
                self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """The value, unless it is a table of names or a number that stands for a name."""
        if node.value is None or (_is_final(node) and (self.numbers_names or _has_text(node.value))):
            return
        self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not ast.unparse(node.targets[0]).startswith("__"):
            self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_Raise(self, node: ast.Raise) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_Call(self, node: ast.Call) -> None:
        if not _is_event(node):
            self.generic_visit(node)

    # -- what is changed ---------------------------------------------------------------------

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test).endswith("TYPE_CHECKING"):
            return
        self._negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, operator, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
            start, end = self._end(left), self._start(right)
            if token := COMPARISON.search(self.source, start, end):
                self._add(token.start(), token.end(), OPPOSITE[type(operator)], "comparison")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, (ast.Add, ast.Sub)) and not (_is_list(node.left) or _is_list(node.right)):
            old, new = ("+", "-") if isinstance(node.op, ast.Add) else ("-", "+")
            at = self.source.index(old.encode(), self._end(node.left), self._start(node.right))
            self._add(at, at + 1, new, "sum")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.op, (ast.Add, ast.Sub)) and not _is_list(node.value):
            old, new = ("+=", "-=") if isinstance(node.op, ast.Add) else ("-=", "+=")
            at = self.source.index(old.encode(), self._end(node.target))
            self._add(at, at + 2, new, "sum")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            at = self.source.index(old.encode(), self._end(left), self._start(right))
            self._add(at, at + len(old), new, "and/or")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._replace(node, f"({self._text(node.operand)})", "not")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """A number is one too high; a refusal names another clause."""
        if type(node.value) is int:
            self._replace(node, str(node.value + 1), "number")
        elif isinstance(node.value, str) and CLAUSE.fullmatch(node.value):
            self._replace(node, f'"{self._other_clause(node.value)}"', "another clause")

    def visit_Return(self, node: ast.Return) -> None:
        """A refusal is forgotten."""
        if node.value is None:
            return
        text = self._text(node.value)
        if CLAUSE.search(text) or text.endswith(".clause"):
            self._replace(node.value, "None", "refusal forgotten")
        self.generic_visit(node)

    def _delete_within(self, statement: ast.stmt) -> None:
        """Leave out, one at a time, this statement and every statement inside it that does something."""
        for node in ast.walk(statement):
            if isinstance(node, ast.stmt) and _does_something(node):
                self._replace(node, "pass", "statement left out")

    def _negate(self, test: ast.expr) -> None:
        if not isinstance(test, (ast.Compare, ast.BoolOp, ast.UnaryOp, ast.NamedExpr)):
            self._replace(test, f"not ({self._text(test)})", "condition")

    def _other_clause(self, clause: str) -> str:
        others = [other for other in self.clauses if other != clause]
        return others[hash_of(clause) % len(others)] if others else f"{clause[:-2]}99"

    # -- places in the text ------------------------------------------------------------------

    def _start(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)

    def _text(self, node: ast.expr) -> str:
        return self.source[self._start(node) : self._end(node)].decode()

    def _replace(self, node: ast.expr | ast.stmt, new: str, what: str) -> None:
        self._add(self._start(node), self._end(node), new, what)

    def _add(self, start: int, end: int, new: str, what: str) -> None:
        line = self.source.count(b"\n", 0, start) + 1
        self.found.append(Mutation(self.path, start, end, new, what, line))


def hash_of(text: str) -> int:
    """A number that is the same in every run."""
    return sum(text.encode())


def mutations_of(path: Path) -> list[Mutation]:
    """Every mutation of one file."""
    return Finder(path, path.read_bytes()).mutations()


def places_of(path: Path, clause: str) -> list[tuple[int, int]]:
    """The line ranges of a file that name a clause in a docstring, a string or a comment, narrowest first."""
    text = path.read_text(encoding="utf-8")
    if clause not in named_in(text):
        return []
    tree = ast.parse(text)
    places = [*_documented(tree, clause), *_returned(tree, clause), *_commented(tree, text, clause)]
    return sorted(set(places), key=lambda place: place[1] - place[0])


def _documented(tree: ast.Module, clause: str) -> Iterator[tuple[int, int]]:
    for node in ast.walk(tree):
        if isinstance(node, Block) and clause in named_in(ast.get_docstring(node) or ""):
            yield (1, 10**9) if isinstance(node, ast.Module) else (node.lineno, node.end_lineno or node.lineno)


def _returned(node: ast.AST, clause: str, place: tuple[int, int] | None = None) -> Iterator[tuple[int, int]]:
    """The condition, or failing that the function, around each string that is the clause."""
    if isinstance(node, (ast.If, ast.FunctionDef, ast.Assign, ast.AnnAssign)):
        place = (node.lineno, node.end_lineno or node.lineno)
    if place and isinstance(node, ast.Constant) and node.value == clause:
        yield place
    for child in ast.iter_child_nodes(node):
        yield from _returned(child, clause, place)


def _commented(tree: ast.Module, text: str, clause: str) -> Iterator[tuple[int, int]]:
    """The line a comment stands on, or the statement below it."""
    statements = [
        (node.lineno, node.end_lineno or node.lineno) for node in ast.walk(tree) if isinstance(node, ast.stmt)
    ]
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and clause in named_in(token.string):
            line = token.start[0]
            alone = token.line.lstrip().startswith("#")
            yield (
                min((place for place in statements if place[0] > line), default=(line, line)) if alone else (line, line)
            )


def _line(source: bytes, number: int) -> str:
    return source.decode().splitlines()[number - 1].strip()


def _is_final(node: ast.AnnAssign) -> bool:
    return ast.unparse(node.annotation).startswith(("Final", "typing.Final"))


def _is_event(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in ("say", "Event")


def _is_list(node: ast.expr) -> bool:
    """Whether a sum is one of lists or texts, where minus would be no rule at all."""
    text = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return text or isinstance(node, (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr))


def _has_text(node: ast.expr) -> bool:
    """Whether a table holds words, other than the ids of clauses."""
    words = (part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str))
    return any(not CLAUSE.fullmatch(word) for word in words)


def _does_something(node: ast.stmt) -> bool:
    """Whether leaving a statement out changes what happens and still leaves a program that runs."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call) and not _is_event(node.value)
    if isinstance(node, ast.Assign):
        return all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets)
    if isinstance(node, ast.Return):
        return node.value is None
    return isinstance(node, (ast.AugAssign, ast.Delete, ast.Break, ast.Continue))
