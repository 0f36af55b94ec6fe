"""A pack that is edited entry by entry: what stands in it, in which shape, and the changes that somebody wishes."""

import copy
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, get_args, get_origin

import msgspec
from msgspec import Struct

from teahouse.engine.errors import TeahouseError
from teahouse.loading import changes, shape, toml_text
from teahouse.loading.changes import Changes, Table
from teahouse.loading.name import Name, decoded
from teahouse.loading.pack import ContentError, Mistake, ReadFile, ReadFiles, noted
from teahouse.registry import Content, load_content
from teahouse.text import languages

KNOWN_BY: Final = ("id", "number")
"""Keys by which others find an entry: a form does not change them."""
DEEPEST: Final = 24
"""Tables and lists inside each other; entries of the games have half as many."""


class Opened(Struct, frozen=True):
    """A pack as a loader read it."""

    files: ReadFiles
    content: Content | None
    """Nothing where it has mistakes."""
    mistakes: list[Mistake]


class NoSuchEntry(TeahouseError):
    """A pack has no entry of that name."""


def opened(game: str, folder: Path | None) -> Opened:
    """Read a pack, sound or not."""
    with noted() as files:
        try:
            return Opened(files, load_content(game, folder), [])
        except ContentError as error:
            return Opened(files, None, error.mistakes)
        except RecursionError:
            return Opened(files, None, [Mistake("", "", "", "this cannot be read: its tables nest too deep")])


# -- entries -----------------------------------------------------------------------------------------


def listed(file: ReadFile) -> Iterator[tuple[str, Table]]:
    """The entries of a file that stand in lists, by name: cards, boards, tiles."""
    for key, some in file.tables.items():
        if isinstance(some, list):
            for at, entry in enumerate(some):
                if isinstance(entry, dict):
                    yield shape.entry_name(key, entry, at), entry


def entry_of(found: Opened, file: str, entry: str) -> Table:
    """What stands in an entry."""
    if file in found.files:
        for name, tables in listed(found.files[file]):
            if name == entry:
                return tables
    raise NoSuchEntry(f"There is no entry {entry} in {file}.")


def made_of(found: Opened, file: str, entry: str) -> Struct | None:
    """An entry in its shape; nothing where it has another."""
    read = found.files.get(file)
    if read is None:
        return None
    for key, some in read.tables.items():
        for at, each in enumerate(some if isinstance(some, list) else ()):
            if shape.entry_name(key, each, at) == entry:
                return one_of(read, key, each, at)
    return None


def one_of(read: ReadFile, key: str, entry: object, at: int) -> Struct | None:
    """From the file in its shape; where another entry spoils that, the entry alone."""
    if read.made is not None:
        fields = dict(zip(read.shape.__struct_encode_fields__, read.shape.__struct_fields__, strict=True))
        made = getattr(read.made, fields[key])[at]
        return made if isinstance(made, Struct) else None
    try:
        alone: Struct = msgspec.convert(entry, shape_of(read, key), dec_hook=decoded)
    except msgspec.ValidationError:
        return None
    return alone


def shape_of(read: ReadFile, key: str) -> Any:
    """The shape of the entries of a list."""
    for field in msgspec.structs.fields(read.shape):
        listed_as = get_args(field.type)[0] if get_origin(field.type) is Annotated else field.type
        if field.encode_name == key and get_origin(listed_as) is list:
            return get_args(listed_as)[0]
    raise NoSuchEntry(f"{key} is no list of entries.")


def schema_of(found: Opened, file: str, entry: str) -> dict[str, Any]:
    """The shape of an entry as a JSON schema; a text in our languages is called `Name` there."""
    key = entry.partition(" ")[0]
    made: dict[str, Any] = msgspec.json.schema(shape_of(found.files[file], key), schema_hook=_schema_of_name)
    return made


def _schema_of_name(shape_: type[Any]) -> dict[str, Any]:
    if shape_ is object:
        return {"description": "anything"}
    if shape_ is not Name:
        raise NotImplementedError(shape_)
    texts = {lang: {"type": "string", "maxLength": 2000} for lang in languages()}
    return {"type": "object", "title": "Name", "properties": texts}


# -- changes -----------------------------------------------------------------------------------------


def changes_in(files: dict[str, str]) -> dict[str, Changes]:
    """What a sound pack changes, by file."""
    return msgspec.convert(tomllib.loads(files.get(changes.FILE, "")), dict[str, Changes])


def without(files: dict[str, str], file: str, entry: str) -> dict[str, str]:
    """The pack as it would be if nobody had changed this entry."""
    found = changes_in(files)
    mine = found.get(file, Changes())
    change = {name: fields for name, fields in mine.change.items() if name != entry}
    drop = {name: keys for name, keys in mine.drop.items() if name != entry}
    return written(files, found | {file: msgspec.structs.replace(mine, change=change, drop=drop)})


def changed(files: dict[str, str], file: str, entry: str, before: Table, wish: Table) -> dict[str, str]:
    """The pack with an entry as somebody wishes it; `before` is how it stands without a change of its own."""
    found = changes_in(files)
    mine = found.get(file, Changes())
    key = entry.partition(" ")[0]
    own = {key: copy.deepcopy(mine.add.get(key, []))}
    if entry in changes.entries(own):
        place = next(at for at, each in enumerate(own[key]) if shape.entry_name(key, each, at) == entry)
        own[key][place] = wish
        return written(files, found | {file: msgspec.structs.replace(mine, add={**mine.add, **own})})
    fields, gone = difference(before, wish)
    change = {name: some for name, some in mine.change.items() if name != entry} | ({entry: fields} if fields else {})
    drop = {name: keys for name, keys in mine.drop.items() if name != entry} | ({entry: gone} if gone else {})
    return written(files, found | {file: msgspec.structs.replace(mine, change=change, drop=drop)})


def written(files: dict[str, str], found: dict[str, Changes]) -> dict[str, str]:
    """The files with these changes; a pack that changes nothing has no such file."""
    some = {file: each for file, each in found.items() if each != Changes()}
    rest = {name: text for name, text in files.items() if name != changes.FILE}
    return rest | ({changes.FILE: toml_text.changes_text(some)} if some else {})


def difference(before: Table, wish: Table) -> tuple[Table, list[str]]:
    """What must be said of an entry so that it becomes another: its new fields, and keys to be taken out first."""
    fields: Table = {}
    gone = [key for key in before if key not in wish]
    for key, value in wish.items():
        old = before.get(key)
        if value == old and type(value) is type(old):
            continue
        if isinstance(old, dict) and isinstance(value, dict):
            inner, lost = difference(old, value)
            if lost:
                gone.append(key)
            fields[key] = value if lost else inner
        else:
            fields[key] = value
    return fields, gone


def deep(value: object, room: int = DEEPEST) -> bool:
    """Whether tables and lists nest deeper than any entry does."""
    if not isinstance(value, dict | list):
        return False
    return room == 0 or any(deep(each, room - 1) for each in (value.values() if isinstance(value, dict) else value))
