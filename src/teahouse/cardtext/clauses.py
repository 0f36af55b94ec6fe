"""Clauses become sentences; a clause may carry the marks of `trace`."""

from collections.abc import Callable, Sequence

from teahouse.cardtext.trace import CLOSE, FIRST, OPEN
from teahouse.text import SOURCE, Texts, messages


def short_form(texts: Texts, message: str) -> str:
    """The message `…-short` of a message, where there is one; what a language says only in full, it says in full."""
    short = f"{message}-short"
    spoken = texts.lang if message in messages(texts.lang) else SOURCE
    return short if short in messages(spoken) else message


def joined(say: Callable[..., str], clauses: Sequence[str], kind: str) -> str:
    """One, two or more clauses with "and" or "or" before the last, by the game's messages `more` and `pair`."""
    *first, last = clauses
    if not first:
        return last
    text = first[0]
    for clause in first[1:]:
        text = say("more", first=text, second=clause)
    return say("pair", kind=kind, first=text, second=last)


def stopped(marked: str) -> str:
    """A clause with a full stop; one that ends in a stop or a colon keeps its end."""
    return marked if marked.rstrip(CLOSE).endswith((".", ":")) else f"{marked}."


def opened(marked: str) -> str:
    """A clause with a capital letter."""
    for place, letter in enumerate(marked):
        if letter != OPEN and ord(letter) < FIRST:
            return f"{marked[:place]}{letter.upper()}{marked[place + 1 :]}"
    return marked


def sentence(marked: str) -> str:
    """A clause with a capital letter and a full stop."""
    return stopped(opened(marked))
