"""Every text for people: Fluent messages, a folder of files for each language.

English is the source. Another language may hold any part of the messages; what it lacks is said in English.
"""

import warnings
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from teahouse.engine.errors import TeahouseError
from teahouse.registry import game_of, games

LOCALE: Final = Path(__file__).with_name("locale")
SOURCE: Final = "en"
"""The language that has everything, and speaks for another that lacks something."""
SENTENCES: Final = 16_384
"""Sentences that are remembered by what they are made of: a table says the same ones again and again."""


class BrokenMessage(UserWarning):
    """A translated message that cannot be said with what it is given, so that English is said instead."""


@cache
def folders() -> list[Path]:
    """Every folder of messages, with a folder inside for each language: the common one, and one of each game."""
    return [LOCALE, *(game_of(name).folder / "locale" for name in games())]


def files(lang: str) -> list[Path]:
    """All files of messages in one language."""
    return [file for folder in folders() for file in sorted((folder / lang).glob("*.ftl"))]


@cache
def languages() -> list[str]:
    """The languages we speak: those that have a folder with messages in it, however few."""
    return sorted({file.parent.name for folder in folders() for file in folder.glob("*/*.ftl")})


@cache
def _resource(file: Path) -> Resource:
    """A file as Fluent reads it."""
    return FluentResource(file.read_text(encoding="utf-8"))


def messages_of(file: Path) -> list[str]:
    """The messages of a file; an attribute is a message of its own, `name.attribute`."""
    found: list[str] = []
    for entry in _resource(file).body:
        if isinstance(entry, Message):
            found += [entry.id.name] if entry.value is not None else []
            found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return found


@cache
def messages(lang: str) -> frozenset[str]:
    """The messages that a language has itself."""
    return frozenset(message for file in files(lang) for message in messages_of(file))


@cache
def _bundle(lang: str) -> FluentBundle:
    """The messages of one language, and the English ones it lacks, which its own may refer to.

    No isolation marks, which terminals would show as boxes.
    """
    bundle = FluentBundle([lang], use_isolating=False)
    for file in [*files(lang), *files(SOURCE)]:
        bundle.add_resource(_resource(file))
    return bundle


class Texts:
    """The messages of one language, and English where it has none."""

    def __init__(self, lang: str) -> None:
        if lang not in languages():
            raise TeahouseError(f"We do not speak “{lang}”; the languages are: {', '.join(languages())}.")
        self.lang = lang

    def say(self, message: str, **args: str | int) -> str:
        """A message in this language, else in English; one that is missing there is a fault of ours."""
        told = tuple(args.items())
        if self.lang != SOURCE and message in messages(self.lang):
            said, errors = _format(self.lang, message, told)
            if not errors:
                return said
            warnings.warn(f"{message} ({self.lang}): {errors}", BrokenMessage, stacklevel=2)
        said, errors = _format(SOURCE, message, told)
        assert not errors, f"{message}: {errors}"
        return said

    def knows(self, message: str) -> bool:
        return message in messages(self.lang) or message in messages(SOURCE)

    def speaks(self, message: str) -> bool:
        """Whether this very language has a message."""
        return message in messages(self.lang)


@lru_cache(SENTENCES)
def _format(lang: str, message: str, args: tuple[tuple[str, str | int], ...]) -> tuple[str, list[Exception]]:
    bundle = _bundle(lang)
    name, _, attribute = message.partition(".")
    found = bundle.get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None, f"{message} has no text"
    said, errors = bundle.format_pattern(pattern, dict(args))
    return str(said), errors


def spoken(lang: str) -> str:
    """A language if we speak it, else English."""
    return lang if lang in languages() else SOURCE


def capital(sentence: str) -> str:
    """A sentence that begins a line; a question after a name begins small."""
    return sentence[:1].upper() + sentence[1:]


def preferred(environment: dict[str, str]) -> str:
    """The language a person's system speaks, as far as we speak it too."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return spoken(environment[name].partition("_")[0].partition(".")[0].lower())
    return SOURCE
