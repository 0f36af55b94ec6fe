"""The glossary of a game: what its words and signs mean, `lessons/glossary.toml` in the folder of the game.

It is content: read into structures, and a mistake in it is told with file, entry and field. A game may have none.
"""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta

from teahouse import ledger
from teahouse.loading import checks
from teahouse.loading.pack import ContentError, Icon, Name, Pack, Part, Text
from teahouse.loading.shape import did_you_mean, shown
from teahouse.registry import game_of
from teahouse.teaching.lexicon import Lexicon
from teahouse.text import SOURCE, languages

FOLDER: Final = "lessons"
FILE: Final = "glossary.toml"
WRITTEN: Final = re.compile(r"«?[^\W_]+(?:[’'][^\W_]+)*[’']?(?:\([^()\s]+\)|~)?»?|[↑↓+]")
"""How a word of a form may look: `horde(s)`, `отряд(а|у)`, `орд~`."""

Id = Annotated[
    str, Meta(pattern=r"\A[a-z0-9]+(-[a-z0-9]+)*\Z", max_length=40, description='a name such as "tea-order"')
]
Written = Annotated[str, Meta(pattern=r"\S", max_length=200, description='words such as "horde(s)"')]


class Term(Part, frozen=True, kw_only=True):
    """A word of the game: what it means, and how one meets it."""

    id: Id
    word: Name
    meaning: Name
    see: list[Id] = []
    forms: dict[str, list[Written]] = {}
    """By language, as texts have it; without any, the word itself."""
    others: dict[str, list[Written]] = {}
    """By language, phrases in which its words mean something else."""
    also: dict[str, list[Text]] = {}
    """By language, what people call it when they search."""
    icons: list[Icon] = []
    """The signs that mean it."""
    rule: str = ""
    """The clause, or the chapter, that says more."""

    def met_as(self, lang: str) -> list[str]:
        """How texts of a language have it; where nobody has written it in that language, English speaks."""
        spoken = lang if lang in self.word.texts else SOURCE
        return self.forms.get(spoken, [re.sub(r"[()~]", " ", self.word.of(spoken))])


class Symbol(Part, frozen=True, kw_only=True):
    """A sign that is no term's own."""

    icon: Icon
    word: Name
    meaning: Name
    term: str = ""
    """The term that says more."""


class Coloured(Part, frozen=True, kw_only=True):
    """A thing known by its colour: the sign that says the same without it, and how texts have its words."""

    icon: Icon
    forms: dict[str, list[Written]]
    """By language. A lone word with a capital letter is a player, who is called by a colour, too."""


class GlossaryFile(Part, frozen=True, kw_only=True):
    """The shape of `glossary.toml`."""

    term: list[Term]
    symbol: list[Symbol] = []
    coloured: list[Coloured] = []


class Glossary:
    """The terms and signs of a game."""

    def __init__(self, terms: Sequence[Term], symbols: Sequence[Symbol], coloured: Sequence[Coloured] = ()) -> None:
        self.terms: Final = {term.id: term for term in terms}
        own = [
            Symbol(icon=icon, word=term.word, meaning=term.meaning, term=term.id)
            for term in terms
            for icon in term.icons
        ]
        self.symbols: Final = {symbol.icon: symbol for symbol in [*own, *symbols]}
        self.coloured: Final = tuple(coloured)

    def others(self, lang: str) -> list[str]:
        """Phrases in which words of terms mean something else."""
        return [phrase for term in self.terms.values() for phrase in term.others.get(lang, [])]

    def lexicon(self, lang: str) -> Lexicon:
        """What finds its words in a text."""
        return Lexicon({term.id: term.met_as(lang) for term in self.terms.values()}, self.others(lang))

    def colours(self, lang: str) -> dict[str, list[str]]:
        """How texts of a language have what is known by its colour, by the sign that stands before it."""
        return {each.icon: each.forms.get(lang, each.forms.get(SOURCE, [])) for each in self.coloured}


@cache
def glossary_of(game: str) -> Glossary:
    """The glossary of an installed game; an empty one where it brings none."""
    return read(game_of(game).folder / FOLDER, game)


def read(folder: Path, game: str) -> Glossary:
    """The glossary in a folder; `ContentError` says everything that is wrong with it."""
    if not (folder / FILE).exists():
        return Glossary([], [])
    pack = Pack(folder, [FILE])
    file = pack.read(FILE, GlossaryFile)
    if file is not None:
        check(pack, file, game)
    if file is None or pack.mistakes:
        raise ContentError(pack.mistakes)
    return Glossary(file.term, file.symbol, file.coloured)


def check(pack: Pack, file: GlossaryFile, game: str) -> None:
    """Ids and signs that stand once, links that lead somewhere, languages and forms that can be read."""
    ids = [term.id for term in file.term]
    checks.unique(pack, FILE, "term", ids)
    for term in file.term:
        entry = f"term {term.id}"
        for see in term.see:
            if see not in ids or see == term.id:
                checks.dangling(pack, FILE, entry, "see", see, "other term", ids)
        checks.no_twins(pack, FILE, entry, "see", term.see)
        for field, by_language in (("forms", term.forms), ("others", term.others), ("also", term.also)):
            check_languages(pack, entry, field, by_language)
        for field, by_language in (("forms", term.forms), ("others", term.others)):
            check_all_forms(pack, entry, field, by_language)
        if term.rule and not known_rule(term.rule, game):
            pack.mistake(FILE, entry, "rule", f"{shown(term.rule)} stands here, but the ledger has no such rule")
    for symbol in file.symbol:
        if symbol.term and symbol.term not in ids:
            checks.dangling(pack, FILE, f"symbol {symbol.icon}", "term", symbol.term, "term", ids)
    for each in file.coloured:
        check_languages(pack, f"coloured {each.icon}", "forms", each.forms)
        check_all_forms(pack, f"coloured {each.icon}", "forms", each.forms)
    checks.no_twins(pack, FILE, "coloured", "icon", [each.icon for each in file.coloured])
    icons = [icon for term in file.term for icon in term.icons] + [symbol.icon for symbol in file.symbol]
    checks.no_twins(pack, FILE, "", "icons", icons)


def check_languages(pack: Pack, entry: str, field: str, by_language: dict[str, list[str]]) -> None:
    """Lists by language: of languages that we speak."""
    for lang in by_language:
        if lang not in languages():
            known = f"only {', '.join(languages())}{did_you_mean(lang, languages())}"
            pack.mistake(FILE, entry, f"{field}.{lang}", f"there is no language {shown(lang)}, {known}")


def check_all_forms(pack: Pack, entry: str, field: str, by_language: dict[str, list[str]]) -> None:
    for lang, written in by_language.items():
        check_forms(pack, entry, f"{field}.{lang}", written)


def check_forms(pack: Pack, entry: str, field: str, written: list[str]) -> None:
    """Every word of a form can be read."""
    for form in written:
        wrong = [word for word in re.split(r"[\s-]+", form) if WRITTEN.fullmatch(word) is None]
        if wrong:
            pack.mistake(FILE, entry, field, f"{shown(form)} stands here, but a word looks like horde(s) or отряд~")


def known_rule(rule: str, game: str) -> bool:
    """A clause, or the chapter that clauses share."""
    book = ledger.load(game)
    return rule in book.clauses or any(section.code == rule for section in book.sections)
