"""Which part of a card wrote which part of its text.

Messages are put together from clauses, and a clause carries its origin along as two marks that no reader ever sees.
Reading the marks off a finished line tells, for each part of the structure, where in the line it speaks.
"""

from typing import Final, NamedTuple

OPEN: Final = "\ue000"
CLOSE: Final = "\ue001"
FIRST: Final = 0xF0000
"""The code point that stands for the first part; like the marks, for private use."""


class Span(NamedTuple):
    """The part `node` of the structure speaks from `start` to `end`."""

    node: object
    start: int
    end: int


class Traced(NamedTuple):
    """A line as it is read, and who speaks where in it."""

    text: str
    spans: list[Span]


def mark(nodes: list[object], node: object, text: str) -> str:
    """The text, marked as spoken by a part of the structure, which is noted in `nodes`."""
    nodes.append(node)
    return f"{OPEN}{chr(FIRST + len(nodes) - 1)}{text}{CLOSE}"


def read(nodes: list[object], marked: str) -> Traced:
    """The line without its marks, and the spans they stood for."""
    text: list[str] = []
    open_: list[tuple[object, int]] = []
    spans: list[Span] = []
    for letter in marked:
        if letter == OPEN:
            continue
        if ord(letter) >= FIRST:
            open_.append((nodes[ord(letter) - FIRST], len(text)))
        elif letter == CLOSE:
            node, start = open_.pop()
            spans.append(Span(node, start, len(text)))
        else:
            text.append(letter)
    return Traced("".join(text), spans)
