"""Words of a glossary found in a text: whole words, the longest first, in any language.

A form is how texts have a term. `horde(s)` is horde or hordes, `отряд(а|у)` отряд, отряда or отряду; `орд~` takes up to
three letters more; a word with a capital letter is met only so, any other is met either way. The browser finds them in
the same way (`web/src/shell/glossary/lexicon.ts`), and both are tried on the same texts.
"""

import itertools
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

MORE: Final = 3
"""How many letters `~` may stand for."""
FIRST: Final = 2
"""By how many letters forms are looked up; no stem is shorter, but for signs."""
_WORD: Final = re.compile(r"[^\W_]+(?:[’'][^\W_]+)*|[↑↓+]")
_BETWEEN: Final = re.compile(r"[’'»]?[\s-]+«?")
_POSSESSIVE: Final = re.compile(r"[’']s$")
_ENDINGS: Final = re.compile(r"([^()~]+)(?:\(([^()]+)\))?(~?)")


class Found(NamedTuple):
    """A term in a text: where it stands."""

    term: str
    start: int
    end: int


class Word(NamedTuple):
    """One word of a form."""

    stem: str
    endings: frozenset[str]
    open: bool
    """Whether other letters may follow."""
    cased: bool

    def meets(self, word: str) -> bool:
        text = plain(word if self.cased else word.lower())
        if not text.startswith(self.stem):
            return False
        rest = text[len(self.stem) :]
        return rest in self.endings or (self.open and len(rest) <= MORE)


class Form(NamedTuple):
    """A term as texts have it; without a term, words that mean something else."""

    term: str
    words: tuple[Word, ...]


class Lexicon:
    """The terms of a game in one language."""

    def __init__(self, forms: Mapping[str, Iterable[str]], others: Iterable[str] = ()) -> None:
        made = [Form(term, words_of(form)) for term, written in forms.items() for form in written]
        made += [Form("", words_of(form)) for form in others]
        self.forms: Final[dict[str, list[Form]]] = {}
        """By the first letters of their first words; the longest first."""
        for form in sorted(made, key=lambda form: len(form.words), reverse=True):
            self.forms.setdefault(form.words[0].stem.lower()[:FIRST], []).append(form)

    def find(self, text: str) -> list[Found]:
        """Every term in a text, from left to right."""
        words = list(_WORD.finditer(text))
        found: list[Found] = []
        at = 0
        while at < len(words):
            perhaps = self.forms.get(plain(words[at][0].lower())[:FIRST], ())
            form = next((form for form in perhaps if stands(form.words, text, words[at : at + len(form.words)])), None)
            if form is None:
                at += 1
                continue
            last = words[at + len(form.words) - 1]
            if form.term:
                found.append(Found(form.term, words[at].start(), last.end()))
            at += len(form.words)
        return found


def words_of(form: str) -> tuple[Word, ...]:
    """The words of a form as somebody wrote it."""
    return tuple(_word(part) for part in re.split(r"[\s-]+", form) if part)


def _word(part: str) -> Word:
    written = _ENDINGS.fullmatch(part.strip("«»"))
    assert written is not None, part
    stem, endings, more = written[1].rstrip("’'"), written[2], written[3]
    cased = stem != stem.lower()
    return Word(plain(stem), frozenset(["", *map(plain, (endings or "").split("|"))]), bool(more), cased)


def stands(form: Sequence[Word], text: str, words: Sequence[re.Match[str]]) -> bool:
    """Whether these words of a text, one after the other, are a form."""
    if len(words) < len(form):
        return False
    for one, next_ in itertools.pairwise(words):
        if _BETWEEN.fullmatch(text, one.end(), next_.start()) is None:
            return False
    return all(
        word.meets(met[0]) or word.meets(_POSSESSIVE.sub("", met[0])) for word, met in zip(form, words, strict=True)
    )


def plain(word: str) -> str:
    """Some write ё, some е, and some a curved apostrophe."""
    return word.replace("ё", "е").replace("Ё", "Е").replace("’", "'")
