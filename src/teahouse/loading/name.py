"""A name or text of a pack in as many languages as it has."""

from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from teahouse.text import SOURCE, languages

Text = Annotated[str, Meta(pattern=r"\S", max_length=2000, description="text")]


class Name:
    """A name or text: in English, and in every other language somebody has written it in."""

    __slots__ = ("texts",)

    def __init__(self, **texts: str) -> None:
        self.texts: Final = texts

    @staticmethod
    def made(make: Callable[[str], str], *of: "Name") -> "Name":
        """A text put together from others: in English, and in every language that one of them has."""
        return Name(**{lang: make(lang) for lang in {SOURCE, *(lang for name in of for lang in name.texts)}})

    @property
    def en(self) -> str:
        return self.texts[SOURCE]

    def of(self, language: str) -> str:
        """The text in a language; English where we have no other."""
        return self.texts.get(language, self.en)

    def filled(self, **words: "Name | str | int") -> "Name":
        """The text with its `{placeholders}` replaced, in each language by the word of that language."""

        def fill(lang: str) -> str:
            text = self.of(lang)
            for key, word in words.items():
                text = text.replace(f"{{{key}}}", word.of(lang) if isinstance(word, Name) else str(word))
            return text

        return Name.made(fill, self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Name) and self.texts == other.texts

    def __hash__(self) -> int:
        return hash(self.en)

    def __repr__(self) -> str:
        return f"Name({', '.join(f'{lang}={text!r}' for lang, text in self.texts.items())})"


def decoded(shape: type[Any], value: Any) -> Any:
    """A `Name` from the table that stands in a file, for msgspec, which asks about every type that is not its own."""
    if shape is not Name:
        return value
    if not (isinstance(value, dict) and SOURCE in value and value.keys() <= set(languages())):
        raise ValueError(f"{value!r} is not a text in our languages")
    return Name(**msgspec.convert(value, dict[str, Text]))
