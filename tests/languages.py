"""The languages that tests are about, and one more that is laid beside them for a test."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from teahouse import ledger, text
from teahouse.terminal import commands

COMPLETE = ("en", "ru")
"""The languages that lack nothing, and never will."""


@contextmanager
def laid_out(folder: Path, lang: str, messages: str) -> Iterator[None]:
    """A language with some messages, as if a folder of them had been added."""
    (folder / lang).mkdir(parents=True)
    (folder / lang / "some.ftl").write_text(messages, encoding="utf-8")
    text.folders().append(folder)
    _forget()
    yield
    text.folders().remove(folder)
    _forget()


def _forget() -> None:
    for known in (text.languages, text.messages, text._messages, ledger.writing, commands._by_word):
        known.cache_clear()
