"""The vocabulary of The Great Wall: every word that cards and their fields are made of, read from `vocabulary.toml`.

`tools/vocabulary.py` makes the words of the rules and the shapes of the loader from it, so it must be there before they
are: neither is imported here, and it lies outside their packages.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from teahouse.loading.pack import Count, Icon, Part, Slug, Text

VOCABULARY_FILE: Final = Path(__file__).parent / "pack" / "vocabulary.toml"
RuleId = Annotated[str, Meta(pattern=r"\AGWX?-[A-Z0-9]+-[0-9]+\Z", description='a rule id such as "GW-CMP-06"')]
Kind = Literal["moment", "condition", "scaler", "effect", "modifier"]
KINDS: Final[tuple[Kind, ...]] = ("moment", "condition", "scaler", "effect", "modifier")


def key(field: str) -> str:
    """The key of a field in the files: `if_` is `if`."""
    return field.rstrip("_")


class File(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The head of every file of the pack."""

    format: Literal[1]
    game: Literal["great_wall"]


class Word(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, rename=key):
    """A word of the vocabulary; one of an expansion carries its number."""

    icon: Icon
    def_: str
    number: Count | None = None


class MomentWord(Word, frozen=True, kw_only=True, forbid_unknown_fields=True, rename=key):
    ledger: RuleId
    everybodys: bool = False
    """Nobody does it, so it counts as everybody's own deed."""


class ScalerWord(Word, frozen=True, kw_only=True, forbid_unknown_fields=True, rename=key):
    at: str = ""
    """Where it may count, in words of places and types of areas; nothing: in one place only."""
    at_once: bool = False
    """It may also count everywhere at once."""
    common: bool = False
    """It counts what no single player has."""


class FieldsWord(Word, frozen=True, kw_only=True, forbid_unknown_fields=True, rename=key):
    fields: dict[str, Text] = {}
    """The type of each field, in the language that the head of the file explains."""
    one_of: list[Slug] = []
    """Fields of which exactly one is given."""
    shape: str = ""
    """The name of its structure, if it is not that of the word."""


class EffectWord(FieldsWord, frozen=True, kw_only=True, forbid_unknown_fields=True, rename=key):
    impersonal: bool = False
    """Its text names no player."""
    of_the_table: bool = False
    """It concerns no player, so that a compulsory card does it once and not for each of them."""


class Words(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Words of each kind."""

    moment: dict[str, MomentWord] = {}
    condition: dict[str, FieldsWord] = {}
    scaler: dict[str, ScalerWord] = {}
    effect: dict[str, EffectWord] = {}
    modifier: dict[str, FieldsWord] = {}


class Further(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, rename=key):
    """A number that stands beside those of a list."""

    name: Text
    number: int
    def_: str = ""


class WordList(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, rename=key):
    """Words that fields hold."""

    about: Text
    tuple_: Text
    words: list[Slug]
    prefix: str = ""
    type_: str = ""
    also: list[Further] = []
    open: bool = False
    """A new expansion may add to it while it is loaded."""
    web: bool = False
    """The browser knows them too."""


class VocabularyFile(Words, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`vocabulary.toml`."""

    format: Literal[1]
    game: Literal["great_wall"]
    expansion: dict[str, Words] = {}
    """By the folder of the expansion's rules."""
    list: dict[str, WordList]
    type: dict[str, Text]


W = TypeVar("W", bound=Word)


class Vocabulary(Struct, frozen=True):
    """All words, those of expansions included, each kind by number."""

    file: VocabularyFile
    moment: dict[str, MomentWord]
    condition: dict[str, FieldsWord]
    scaler: dict[str, ScalerWord]
    effect: dict[str, EffectWord]
    modifier: dict[str, FieldsWord]

    def words_of(self, type_: str) -> Iterator[str]:
        """The words that a type of fields stands for; `type_` may also be such words, or several types."""
        lists = {each.type_: each.words for each in self.file.list.values() if each.type_}
        for part in type_.split():
            if part[0].islower():
                yield part
            elif part in lists:
                yield from (word for word in lists[part] if word != "none")
            else:
                yield from self.words_of(self.file.type[part])


def numbered(base: dict[str, W], added: dict[str, W], kind: str) -> dict[str, W]:
    """Words by number: those that carry one stand there, the others take the free numbers in their order."""
    by_number: dict[int, tuple[str, W]] = {}
    for name, word in added.items():
        if word.number is None:
            number = len(base) + len(added) - 1
            raise ValueError(f"{kind} {name}: a word of an expansion carries its number; the next free one is {number}")
        if name in base or word.number in by_number:
            raise ValueError(f"{kind} {name}: the word or its number {word.number} stands here already")
        by_number[word.number] = (name, word)
    free = (number for number in range(len(base) + len(added)) if number not in by_number)
    for name, word in base.items():
        if word.number is not None:
            raise ValueError(f"{kind} {name}: only words of expansions carry numbers")
        by_number[next(free)] = (name, word)
    if sorted(by_number) != list(range(len(by_number))):
        raise ValueError(f"{kind}: the numbers leave a gap; {len(base) + len(added) - 1} is the highest that may stand")
    return dict(by_number[number] for number in sorted(by_number))


def read_vocabulary(path: Path = VOCABULARY_FILE) -> Vocabulary:
    """The vocabulary of the built-in pack, which the rules are made for."""
    file = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), VocabularyFile)
    added = list(file.expansion.values())

    def merged(kind: Kind, base: dict[str, W], others: list[dict[str, W]]) -> dict[str, W]:
        names = [name for words in others for name in words]
        if len(set(names)) < len(names):
            raise ValueError(f"{kind}: two expansions have the same word")
        return numbered(base, {name: word for words in others for name, word in words.items()}, kind)

    return Vocabulary(
        file,
        merged("moment", file.moment, [words.moment for words in added]),
        merged("condition", file.condition, [words.condition for words in added]),
        merged("scaler", file.scaler, [words.scaler for words in added]),
        merged("effect", file.effect, [words.effect for words in added]),
        merged("modifier", file.modifier, [words.modifier for words in added]),
    )


VOCABULARY: Final = read_vocabulary()
