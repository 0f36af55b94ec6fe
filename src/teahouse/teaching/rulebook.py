"""The rules of a game in the order in which people learn them: `ledger/chapters.toml` in its folder, read and checked.

A chapter gathers sections of the ledger under a title and a sentence; ids stay as they are. A game without such a file
has its sections in the order of its ledger, in one chapter without a title.
"""

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Final, Literal, NamedTuple

from msgspec import Meta

from teahouse import ledger
from teahouse.ledger import Clause, Ledger, Section
from teahouse.loading.checks import dangling, once_each, unique
from teahouse.loading.pack import ContentError, Name, Pack, Part, Slug
from teahouse.registry import game_of

CHAPTERS: Final = "chapters.toml"
ChapterKind = Literal["rules", "variant", "appendix"]
"""What holds in every game, what holds where somebody chose it, and what is there for looking things up."""


class ChapterEntry(Part, frozen=True, kw_only=True):
    """A chapter as it stands in the file."""

    id: Slug
    kind: ChapterKind
    title: Name
    summary: Name
    sections: Annotated[list[str], Meta(min_length=1)]


class ChaptersFile(Part, frozen=True, kw_only=True):
    """All chapters, and questions that the search suggests."""

    questions: list[Name] = []
    chapter: list[ChapterEntry]


class Chapter(NamedTuple):
    """Sections that are read together."""

    id: str
    kind: ChapterKind
    title: Name
    summary: Name
    sections: tuple[Section, ...]


class Rulebook(NamedTuple):
    """The ledger of a game, chapter by chapter."""

    ledger: Ledger
    chapters: tuple[Chapter, ...]
    questions: tuple[Name, ...]

    @property
    def sections(self) -> tuple[Section, ...]:
        return tuple(section for chapter in self.chapters for section in chapter.sections)

    def clauses(self) -> Iterator[tuple[Chapter, Section, Clause]]:
        """All clauses as they are read, with where they stand."""
        for chapter in self.chapters:
            for section in chapter.sections:
                for clause in self.ledger.of(section):
                    yield chapter, section, clause


@cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a game; `ContentError` says what is wrong with its chapters."""
    book = ledger.load(game)
    folder = game_of(game).folder / "ledger"
    if not (folder / CHAPTERS).exists():
        whole = Chapter("rules", "rules", Name(en=""), Name(en=""), book.sections)
        return Rulebook(book, (whole,) if book.sections else (), ())
    pack = Pack(folder, [CHAPTERS])
    file = pack.read(CHAPTERS, ChaptersFile)
    if file is not None:
        check(pack, file, book)
    if pack.mistakes or file is None:
        raise ContentError(pack.mistakes)
    by_code = {section.code: section for section in book.sections}
    chapters = [
        Chapter(each.id, each.kind, each.title, each.summary, tuple(by_code[code] for code in each.sections))
        for each in file.chapter
    ]
    return Rulebook(book, tuple(chapters), tuple(file.questions))


def check(pack: Pack, file: ChaptersFile, book: Ledger) -> None:
    """Every section of the ledger stands in one chapter, and nothing else does."""
    codes = [section.code for section in book.sections]
    unique(pack, CHAPTERS, "chapter", [each.id for each in file.chapter])
    for each in file.chapter:
        for i, code in enumerate(each.sections):
            if code not in codes:
                dangling(pack, CHAPTERS, f"chapter {each.id}", f"sections[{i}]", code, "section", codes)
    listed = [code for each in file.chapter for code in each.sections]
    once_each(pack, CHAPTERS, "sections", [code for code in listed if code in codes], codes)
