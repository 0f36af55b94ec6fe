"""What is done with packs in the workshop: they are checked, listed, shown card by card, and changed."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from teahouse.cardtext.tokens import Row
from teahouse.engine.errors import TeahouseError
from teahouse.loading import changes, editing
from teahouse.loading.pack import Mistake
from teahouse.registry import Game, game_of
from teahouse.server.content_packs import Files, write
from teahouse.text import SOURCE, languages

MOST_MISTAKES: Final = 60
LONGEST_TOLD: Final = 600


class EntryListed(Struct, frozen=True):
    """An entry of a pack, by the name that messages give it."""

    file: str
    entry: str
    title: dict[str, str]
    """By language; empty where it has no name."""
    changed: bool


class CardRead(Struct, frozen=True):
    """A card as players read it."""

    title: dict[str, str]
    facts: dict[str, str]
    lines: dict[str, list[str]]
    icons: list[list[tuple[str, str]]]
    """By row, the kind and the value of each sign."""


class Tried(Struct, frozen=True):
    """An entry as somebody wishes it, and what comes of that."""

    value: dict[str, Any]
    before: dict[str, Any]
    """As it stands without a change of its own."""
    read: CardRead | None
    """Nothing where its shape is wrong, or the game does not tell such entries in words."""
    mistakes: list[Mistake]
    files: Files
    """The pack that would hold it."""


@contextmanager
def laid_out(files: Files) -> Iterator[Path | None]:
    """The files in a folder, while this lasts; none for the built-in pack."""
    if not files:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="teahouse-workshop-") as folder:
        write(Path(folder), files)
        yield Path(folder)


def opened(game: str, files: Files) -> editing.Opened:
    with laid_out(files) as folder:
        found = editing.opened(game, folder)
    told = [shown(mistake, folder) for mistake in found.mistakes]
    return editing.Opened(found.files, found.content, told)


def shown(mistake: Mistake, folder: Path | None) -> Mistake:
    """A mistake without the place where the files happened to lie, and not longer than anybody reads."""
    here = str(folder) if folder is not None else "\0"
    file = "" if here in mistake.file else mistake.file
    entry, field, text = (part[:LONGEST_TOLD] for part in (mistake.entry, mistake.field, mistake.text))
    return Mistake(file[:LONGEST_TOLD], entry, field, text)


def check(game: str, files: Files) -> list[Mistake]:
    """What is wrong with a pack, in the words of `teahouse content check`; nothing of a sound one."""
    found = opened(game, files)
    if found.content is not None:
        record = game_of(game)
        try:
            kind = record.part(record.kind)(found.content.box)
            kind.start(min(kind.seat_counts), kind.complete({}), "")
        except Exception as error:
            return [Mistake("", "", "", f"no game can be begun with it: {error}"[:LONGEST_TOLD])]
    return found.mistakes[:MOST_MISTAKES]


def entries(game: str, files: Files) -> list[EntryListed]:
    """All entries that a form can show, cards first."""
    found = opened(game, files)
    mine = changes_of(files)
    listed = [
        EntryListed(file, name, title(tables), name in mine.get(file, ()))
        for file, read in found.files.items()
        for name, tables in editing.listed(read)
    ]
    return sorted(listed, key=lambda each: not is_told(game_of(game), editing.made_of(found, each.file, each.entry)))


def changes_of(files: Files) -> dict[str, set[str]]:
    """By file, the entries that a pack changes or adds."""
    return {file: changes.added(each) for file, each in editing.changes_in(files).items()}


def title(tables: dict[str, Any]) -> dict[str, str]:
    name = tables.get("name")
    known = isinstance(name, dict) and SOURCE in name
    return {lang: str(told)[:80] for lang, told in name.items()} if known and isinstance(name, dict) else {}


def schema(game: str, files: Files, file: str, entry: str) -> dict[str, Any]:
    """The shape of an entry, as a JSON schema."""
    return editing.schema_of(opened(game, files), file, entry)


def tried(game: str, files: Files, file: str, entry: str, wish: dict[str, Any] | None) -> Tried:
    """An entry as it is, or as somebody wishes it: its words, its icons, and what the loader has to say."""
    plain = opened(game, editing.without(files, file, entry))
    before = editing.entry_of(plain, file, entry)
    if wish is None:
        wish = editing.entry_of(opened(game, files), file, entry)
    for key in editing.KNOWN_BY:
        if key in before:
            wish = {**wish, key: before[key]}
    if editing.deep(wish):
        raise TeahouseError("The tables of this entry nest too deep.")
    wished = editing.changed(files, file, entry, before, wish)
    found = opened(game, wished)
    made = editing.made_of(found, file, entry)
    content = found.content or plain.content
    read = None if made is None or content is None else card_read(game_of(game), content.names, made)
    return Tried(wish, before, read, found.mistakes[:MOST_MISTAKES], wished)


# -- words ---------------------------------------------------------------------------------------------


def is_told(game: Game, made: Struct | None) -> bool:
    """Whether the game tells such entries in words."""
    return bool(game.cardtext) and isinstance(made, game.part(game.cardtext).Entry)


def card_read(game: Game, names: Any, made: Struct) -> CardRead | None:
    if not is_told(game, made):
        return None
    cards = game.part(game.cardtext)
    return CardRead(
        {lang: cards.card_title(names, made, lang) for lang in languages()},
        {lang: cards.card_facts(names, made, lang) for lang in languages()},
        {lang: cards.card_text(names, made, lang).splitlines() for lang in languages()},
        [signs(row) for row in cards.card_icons(names, made)],
    )


def signs(row: Row) -> list[tuple[str, str]]:
    return [(token.kind, str(token.value)) for token in row]
