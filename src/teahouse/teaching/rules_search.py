"""The search of the rules: clauses, words of the glossary, the introduction and chapters, whichever answers best.

The browser and the terminal ask the same index. There is one for each game and language, made when it is first asked.
"""

import re
import textwrap
from functools import cache
from threading import Lock
from typing import Final, Literal, NamedTuple

from teahouse import ledger
from teahouse.ledger import Kind
from teahouse.registry import game_of
from teahouse.teaching.glossary import glossary_of
from teahouse.teaching.rulebook import ChapterKind, rulebook
from teahouse.teaching.rules_index import WORD, Entry, RulesIndex, words

HitKind = Literal["term", "clause", "page", "chapter"]
CHAPTERS: Final[dict[ChapterKind, float]] = {"rules": 1.0, "variant": 0.6, "appendix": 0.4}
"""Who asks without naming a variant asks about the game as it is usually played."""
CLAUSES: Final[dict[Kind, float]] = {"rule": 1.0, "ruling": 0.9, "derived": 0.9, "example": 0.9, "printed": 0.6}
"""What a rule says outright comes before what follows from it."""
TERM, PAGE, CHAPTER = 1.1, 0.6, 1.0
CLAUSE_ID: Final = re.compile(r"[A-Z]+(-[A-Z0-9]*(-\d*)?)?", re.IGNORECASE)
RANKED: Final = 60
"""So many results are worth showing."""
LONGEST: Final = 600
"""No clause is cut; what is longer is a page."""


class Part(NamedTuple):
    """A piece of a text, and whether it is what was looked for."""

    text: str
    hit: bool


class Hit(NamedTuple):
    """Something that answers a query."""

    kind: HitKind
    name: str
    """Id of a clause, a word or a chapter; the number of a part of the introduction."""
    title: str
    text: str
    goes_to: str
    """The clause, section or chapter where more stands; empty where it is no part of the rules."""

    @property
    def id(self) -> str:
        """How tests and links name it: `GW-BAR-03`, `term:honour`."""
        return self.name if self.kind == "clause" else f"{self.kind}:{self.name}"


class Answer(NamedTuple):
    """What a query finds, best first."""

    hits: list[Hit]
    number: int
    """How many answers there are; not all of them are listed."""
    stems: frozenset[str]


class RulesSearch:
    """What can be found about one game in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game, self.lang = game, lang
        found = [*_terms(game, lang), *_pages(game, lang), *_chapters(game, lang), *_clauses(game, lang)]
        self._hits: Final = [hit for hit, _ in found]
        self._index: Final = RulesIndex([entry for _, entry in found], lang)

    def find(self, query: str) -> Answer:
        """Everything that answers a query; ids are found by their beginning."""
        text = query.strip()
        if CLAUSE_ID.fullmatch(text) and (by_id := self._by_id(text.upper())):
            return Answer(by_id[:RANKED], len(by_id), frozenset())
        found = self._index.find(text)
        hits = [self._hits[place] for place in found.places[:RANKED]]
        shown = [hit._replace(text=self.excerpt(hit.text, found.stems)) for hit in hits]
        return Answer(shown, len(found.places), found.stems)

    def marked(self, text: str, stems: frozenset[str]) -> list[Part]:
        """A text cut where the words stand that were looked for."""
        parts: list[Part] = []
        end = 0
        for match in WORD.finditer(text):
            if self._index.language.stem(*words(match[0])[:1]) in stems:
                parts += [Part(text[end : match.start()], False)] if match.start() > end else []
                parts.append(Part(match[0], True))
                end = match.end()
        return [*parts, Part(text[end:], False)] if end < len(text) else parts

    def excerpt(self, text: str, stems: frozenset[str]) -> str:
        """What of a long text is worth showing: from the line on in which the first word stands that was looked for."""
        if len(text) <= LONGEST:
            return text
        lines = text.splitlines()
        first = next((i for i, line in enumerate(lines) if any(part.hit for part in self.marked(line, stems))), 0)
        return textwrap.shorten(" ".join(lines[first:]), LONGEST, placeholder=" …")

    def _by_id(self, text: str) -> list[Hit]:
        return [hit for hit in self._hits if hit.kind == "clause" and hit.name.startswith(text)]


def search_of(game: str, lang: str) -> RulesSearch:
    """The search of a game in a language; whoever asks first waits for its index, and others with them."""
    with _making:
        return _made(game, lang)


_making: Final = Lock()


@cache
def _made(game: str, lang: str) -> RulesSearch:
    return RulesSearch(game, lang)


Findable = tuple[Hit, Entry]


def _clauses(game: str, lang: str) -> list[Findable]:
    titles = ledger.titles(game, lang)
    found: list[Findable] = []
    for chapter, section, each in rulebook(game).clauses():
        title = titles[section.code]
        hit = Hit("clause", each.id, title, ledger.clause(each.id, lang).text, each.id)
        weight = CHAPTERS[chapter.kind] * CLAUSES[each.kind]
        found.append((hit, Entry("", (), ledger.rule_of(each.id, lang), title, weight)))
    return found


def _chapters(game: str, lang: str) -> list[Findable]:
    titles = ledger.titles(game, lang)
    return [
        (
            Hit("chapter", each.id, each.title.of(lang), each.summary.of(lang), each.id),
            Entry(
                each.title.of(lang),
                (),
                each.summary.of(lang),
                " ".join(titles[section.code] for section in each.sections),
                CHAPTER,
            ),
        )
        for each in rulebook(game).chapters
        if each.title.of(lang)
    ]


def _terms(game: str, lang: str) -> list[Findable]:
    found: list[Findable] = []
    for term in glossary_of(game).terms.values():
        word, meaning = term.word.of(lang), term.meaning.of(lang)
        names = tuple(term.also.get(lang, ()))
        found.append((Hit("term", term.id, word, meaning, term.rule), Entry(word, names, meaning, "", TERM)))
    return found


def _pages(game: str, lang: str) -> list[Findable]:
    """The introduction, part by part: a part is what stands under one heading."""
    path = game_of(game).folder / "lessons" / f"how_to_play.{lang}.md"
    if not path.exists():
        return []
    parts = re.split(r"^#+ (.*)$", path.read_text(), flags=re.MULTILINE)[1:]
    return [
        (Hit("page", str(i + 1), title, text, ""), Entry(title, (), text, "", PAGE))
        for i, (title, text) in enumerate(zip(parts[::2], parts[1::2], strict=True))
    ]
