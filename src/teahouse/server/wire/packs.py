"""Packs of one's own: brought, listed, changed card by card."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from teahouse.server.wire.basics import FromClient, FromServer, Word

PackName = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"\S")]
FileName = Annotated[str, Meta(min_length=1, max_length=100)]
EntryName = Annotated[str, Meta(min_length=1, max_length=200)]


class NewPack(FromClient, frozen=True):
    """A pack that somebody brings: files by name, a zip file, a folder of the server's machine, or nothing yet."""

    game: Word
    name: PackName
    files: Annotated[dict[FileName, str], Meta(max_length=200)] = field(default_factory=dict)
    zip: bytes | None = None
    """In base 64."""
    folder: Annotated[str, Meta(max_length=400)] = ""


class MistakeShown(FromServer, frozen=True):
    """One thing wrong in a pack, in the words of `teahouse content check`."""

    file: str
    entry: str
    field: str
    text: str


class PackShown(FromServer, frozen=True):
    """A pack that lies here."""

    id: str
    game: str
    title: str
    """Of the game."""
    name: str
    mine: bool
    at: str
    files: list[str]
    changes: list[str]
    """The entries it changes or adds in `changes.toml`."""


class BroughtPack(FromServer, frozen=True):
    """What came of a pack that somebody brought: it lies here, or what is wrong with it."""

    pack: PackShown | None
    mistakes: list[MistakeShown]


class EntryShown(FromServer, frozen=True):
    """Something in a pack that can be changed."""

    file: str
    entry: str
    """As messages call it: `general zhou_tong`."""
    title: str
    """What players call it; empty where nobody calls it anything."""
    changed: bool


class SignShown(FromServer, frozen=True):
    """A picture, a number or a sign in a row of them."""

    kind: Literal["icon", "number", "sign"]
    value: str


class CardRead(FromServer, frozen=True):
    """A card as players read it, in one language."""

    lang: str
    title: str
    facts: str
    lines: list[str]


class EntryForm(FromServer, frozen=True):
    """An entry of a pack, its shape, and what comes of it."""

    file: str
    entry: str
    shape: dict[str, Any]
    """A JSON schema; empty where only the words were asked for."""
    value: dict[str, Any]
    before: dict[str, Any]
    """As it stands where this pack does not change it."""
    read: list[CardRead]
    """By language; none where its shape is wrong, or such entries are not told in words."""
    icons: list[list[SignShown]]
    mistakes: list[MistakeShown]
    saved: bool


class EditEntry(FromClient, frozen=True):
    """An entry as somebody wishes it: only looked at, or saved."""

    file: FileName
    entry: EntryName
    value: dict[str, Any]
    save: bool = False


class NoWish(FromClient, frozen=True):
    """Nothing more to say."""
