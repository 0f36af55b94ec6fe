"""Every text for people: Fluent messages, a folder of files for each language.

English is the source. Another language may hold any part of the messages; what it lacks is said in English.

A message is read by Fluent when it is first said: reading all of them takes seconds, and a table says a few hundred.
"""

import re
import warnings
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

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


ENTRY: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
"""Where a message or a term begins: whatever goes on with one is indented, or closes what it opened."""
ATTRIBUTE: Final = re.compile(r"^ +\.([A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)


@cache
def _entries(file: Path) -> dict[str, str]:
    """The messages and terms of a file, by name; a term begins with a dash."""
    text = file.read_text(encoding="utf-8")
    starts = list(ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


def messages_of(file: Path) -> list[str]:
    """The messages of a file; an attribute is a message of its own, `name.attribute`."""
    found: list[str] = []
    for name, text in _entries(file).items():
        if name.startswith("-"):
            continue
        attributes = list(ATTRIBUTE.finditer(text))
        value = text[text.index("=") + 1 : attributes[0].start() if attributes else len(text)]
        said = [line for line in value.splitlines() if not line.startswith("#")]
        found += [name] if "".join(said).strip() else []
        found += [f"{name}.{attribute[1]}" for attribute in attributes]
    return found


@cache
def messages(lang: str) -> frozenset[str]:
    """The messages that a language has itself."""
    return frozenset(message for file in files(lang) for message in messages_of(file))


class References(Visitor):
    """The messages and terms that others refer to."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  (the name Fluent gives it)
        self.names.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802  (the name Fluent gives it)
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


class Messages:
    """The messages of one language, and the English ones it lacks, which its own may refer to."""

    def __init__(self, lang: str) -> None:
        self.texts: dict[str, str] = {}
        for file in [*files(lang), *files(SOURCE)]:
            for name, text in _entries(file).items():
                self.texts.setdefault(name, text)
        self.bundle = FluentBundle([lang], use_isolating=False)  # terminals would show isolation marks as boxes
        self.read: set[str] = set()

    def with_message(self, name: str) -> FluentBundle:
        """The bundle, once it holds a message and whatever that refers to."""
        wanted = [name]
        while wanted:
            name = wanted.pop()
            if name in self.read or name not in self.texts:
                continue
            resource: Resource = FluentResource(self.texts[name])
            self.bundle.add_resource(resource)
            self.read.add(name)
            references = References()
            references.visit(resource)
            wanted += references.names
        return self.bundle


@cache
def _messages(lang: str) -> Messages:
    return Messages(lang)


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
    name, _, attribute = message.partition(".")
    bundle = _messages(lang).with_message(name)
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
