"""The table in words: signs of the terminal carry what they say aloud, and what is drawn becomes lines under titles."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

ALOUD: Final = "aloud"
BROAD: Final = 400
"""Columns of a table that is only read: everything is drawn in words."""
SEPARATORS: Final = {" · ": "; ", " │ ": "; ", "   ": "; ", "  ": ", "}
"""What stands between two things on a table of characters, and is a pause aloud."""


class Part(NamedTuple):
    """A part of the table: what it is called, and what there is to say of it."""

    title: str
    lines: list[str]


# -- signs and their words ---------------------------------------------------------------------


def said(sign: Text, words: str) -> Text:
    """A sign, a copy of it, that is read as these words; without words it is an ornament and says nothing."""
    shown = sign.copy()
    shown.style = ""
    shown.stylize(sign.style)
    shown.stylize(Style(meta={ALOUD: words}))
    return shown


PAUSE: Final = said(Text(" "), ", ")
"""Between two signs in a row."""
COLON: Final = said(Text("  "), ": ")
"""Between a name and what is said of it."""


def aloud(text: Text) -> str:
    """What a text says: each sign its words, the outermost of several and the last of equals."""
    found = [
        (span.start, -span.end, -later, words)
        for later, span in enumerate(text.spans)
        if (words := words_of(span.style)) is not None
    ]
    told, at = "", 0
    for start, end, _, words in sorted(found):
        if start >= at:
            told += text.plain[at:start] + words
            at = -end
    told += text.plain[at:]
    for separator, pause in SEPARATORS.items():
        told = pause.join(part.strip(" ") for part in told.split(separator) if part.strip(" ,;"))
    return told.strip()


def words_of(style: str | Style) -> str | None:
    words = style.meta.get(ALOUD) if isinstance(style, Style) else None
    return None if words is None else str(words)


# -- what is drawn, as lines under titles ------------------------------------------------------


def parts(drawn: RenderableType) -> list[Part]:
    """The parts of a table in their order; what has no title of its own belongs to what stands before it."""
    found: list[Part] = []
    for part in _parts(drawn):
        if part.title or not found:
            found.append(part)
        else:
            found[-1].lines.extend(part.lines)
    return [part for part in found if part.title or part.lines]


def lines(drawn: RenderableType) -> list[str]:
    """The same without titles of their own: each begins a line."""
    return list(_flat(_parts(drawn)))


def _flat(found: Iterable[Part]) -> Iterator[str]:
    for part in found:
        if part.title:
            yield ": ".join([part.title, *([". ".join(part.lines)] if part.lines else [])])
        else:
            yield from part.lines


def _parts(drawn: RenderableType) -> Iterator[Part]:
    match drawn:
        case Group():
            for each in drawn.renderables:
                yield from _parts(each)
        case Columns():
            for each in drawn.renderables:
                yield from _parts(each)
        case Padding():
            yield from _parts(drawn.renderable)
        case Panel():
            yield Part(_title(drawn.title), lines(drawn.renderable))
        case Rule():
            yield Part(_title(drawn.title), [])
        case Table():
            yield from _table(drawn)
        case Text():
            yield Part("", [line for each in drawn.split("\n") if (line := aloud(each))])
        case str():
            yield Part("", [line for line in drawn.splitlines() if line])
        case _:
            raise TypeError(f"{type(drawn).__name__} cannot be said aloud.")


def _title(title: Text | str | None) -> str:
    return aloud(title) if isinstance(title, Text) else title or ""


def _table(table: Table) -> Iterator[Part]:
    """Row by row, each cell after the head of its column; columns of blocks are parts of their own."""
    columns = [list(column.cells) for column in table.columns]
    heads = ["; ".join(lines(column.header)) for column in table.columns]
    if any(not isinstance(cell, Text | str) for column in columns for cell in column):
        yield from _blocks(heads, columns)
        return
    if table.title:
        yield Part(_title(Text(table.title) if isinstance(table.title, str) else table.title), [])
    rows = [[" ".join(lines(cell)) for cell in row] for row in zip(*columns, strict=True)]
    yield Part("", [told for row in rows if (told := _row(heads, row))])


def _row(heads: list[str], row: list[str]) -> str:
    """What begins a row names it; then what stands in each column."""
    told = [f"{head}: {cell}" if n and head else f"{head} {cell}".strip() for n, (head, cell) in _cells(heads, row)]
    first, *rest = told or [""]
    return f"{first}: {'; '.join(rest)}" if rest and ":" not in first else "; ".join(told)


def _cells(heads: list[str], row: list[str]) -> Iterator[tuple[int, tuple[str, str]]]:
    """The cells of a row that hold something."""
    return ((n, cell) for n, cell in enumerate(zip(heads, row, strict=True)) if cell[1])


def _blocks(heads: list[str], columns: list[list[RenderableType]]) -> Iterator[Part]:
    for head, cells in zip(heads, columns, strict=True):
        if head:
            yield Part(head, [line for cell in cells for line in lines(cell)])
    if not any(heads):
        for row in zip(*columns, strict=True):
            for cell in row:
                yield from _parts(cell)


class Listener(Console):
    """A console that only listens: what is printed on it can be read as lines."""

    def __init__(self) -> None:
        super().__init__(width=BROAD, color_system=None, quiet=True)
        self.heard: list[str] = []

    def print(self, *objects: RenderableType, **_style: object) -> None:
        for each in objects:
            self.heard += lines(each)
