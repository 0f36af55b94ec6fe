"""Everything the house says to people: Fluent messages in English and Russian, behind one small door."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from teahouse.engine.errors import TeahouseError
from teahouse.registry import game_of, games

LOCALE: Final = Path(__file__).with_name("locale")


@cache
def folders() -> list[Path]:
    """Every folder of messages, with a folder inside for each language: the house's own, and one of each game."""
    return [LOCALE, *(game_of(name).folder / "locale" for name in games())]


def files(lang: str) -> list[Path]:
    """All files of messages in one language."""
    return [file for folder in folders() for file in sorted((folder / lang).glob("*.ftl"))]


def languages() -> list[str]:
    """The languages we speak: the folders of `locale`."""
    return sorted(folder.name for folder in LOCALE.iterdir() if any(folder.glob("*.ftl")))


@cache
def _bundle(lang: str) -> FluentBundle:
    """All messages of one language; no isolation marks, which terminals would show as boxes."""
    bundle = FluentBundle([lang], use_isolating=False)
    for file in files(lang):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Texts:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        if lang not in languages():
            raise TeahouseError(f"We do not speak “{lang}”; the languages are: {', '.join(languages())}.")
        self.lang = lang

    def say(self, message: str, **args: str | int) -> str:
        """A message in this language; a missing one is a fault of ours, never of the player's."""
        bundle = _bundle(self.lang)
        pattern = bundle.get_message(message).value
        assert pattern is not None, f"{message} has no text"
        said, errors = bundle.format_pattern(pattern, args)
        assert not errors, f"{message}: {errors}"
        return str(said)

    def knows(self, message: str) -> bool:
        return bool(_bundle(self.lang).has_message(message))


def capital(sentence: str) -> str:
    """A sentence that begins a line; a question after a name begins small."""
    return sentence[:1].upper() + sentence[1:]


def preferred(environment: dict[str, str]) -> str:
    """The language a person's system speaks, as far as we speak it too."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            spoken = environment[name].partition("_")[0].partition(".")[0].lower()
            return spoken if spoken in languages() else "en"
    return "en"
