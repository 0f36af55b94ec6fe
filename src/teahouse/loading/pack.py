"""A content pack: a folder of TOML files, read into typed structures; every mistake in it becomes a sentence.

A loader names its files and their shapes, asks a `Pack` for each, adds what it finds wrong between entries with
`Pack.mistake`, and raises one `ContentError` with all mistakes found.

A player's own pack may hold only some of the files: those that are missing come from the built-in pack. A file that is
given replaces the built-in one as a whole; `changes.toml` changes, removes and adds single entries of whichever file is
read. `texts/<language>.toml` beside them holds texts in one more language.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar, get_origin

import msgspec
from msgspec import Meta, Struct, structs

from teahouse.loading import changes, shape, texts
from teahouse.loading.name import Name as Name
from teahouse.loading.name import Text as Text
from teahouse.loading.name import decoded
from teahouse.loading.shape import dotted as dotted
from teahouse.loading.shape import entry_name
from teahouse.text import languages

Source = Literal["rulebook", "report", "designed"]
Icon = Annotated[
    str, Meta(pattern=r"\A[a-z0-9]+(-[a-z0-9]+)*\Z", max_length=80, description='an icon name such as "stone-wall"')
]
Hex = Annotated[str, Meta(pattern=r"\A#[0-9a-f]{6}\Z", description='a colour such as "#3aa6a0"')]
Slug = Annotated[
    str, Meta(pattern=r"\A[a-z][a-z0-9_]*\Z", max_length=80, description='a name in small letters such as "gold_1"')
]
Count = Annotated[int, Meta(ge=0, le=1000)]
Positive = Annotated[int, Meta(ge=1, le=1000)]


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a pack; a key that its shape does not know is a mistake."""


class Entry(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table that says where it comes from; `note` tells which part of a mixed entry is known."""

    source: Source
    note: str = ""


class Mistake(Struct, frozen=True):
    """One thing wrong in a pack. `entry` and `field` may be empty where a whole file or entry is meant."""

    file: str
    entry: str
    field: str
    text: str

    def __str__(self) -> str:
        place = ", ".join(part for part in (self.file, self.entry, self.field) if part)
        return f"{place}: {self.text}{'' if self.text.endswith('?') else '.'}"


class ContentError(Exception):
    """A pack that cannot be played with, and all that is wrong with it."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        super().__init__(mistakes)
        self.mistakes: Final = mistakes

    def __str__(self) -> str:
        return "\n".join(map(str, self.mistakes))


T = TypeVar("T", bound=Struct)


class ReadFile(Struct, frozen=True):
    """A file of a pack as it was read."""

    shape: type[Struct]
    tables: dict[str, Any]
    """What stands in it, changes and all."""
    made: Struct | None
    """The same in its shape; nothing where it has another."""


ReadFiles = dict[str, ReadFile]
_noted: Final[ContextVar[ReadFiles | None]] = ContextVar("_noted", default=None)


@contextmanager
def noted() -> Iterator[ReadFiles]:
    """The files that a loader reads while this lasts, by name: forms are made from their shapes."""
    found: ReadFiles = {}
    token = _noted.set(found)
    try:
        yield found
    finally:
        _noted.reset(token)


class Pack:
    """The files of one pack while they are read and checked."""

    def __init__(self, builtin: Path, files: Sequence[str], folder: Path | None = None) -> None:
        self.builtin: Final = builtin
        self.files: Final = files
        self.folder: Final = folder
        self.mistakes: Final[list[Mistake]] = []
        self._told: Final[dict[Path, texts.ByLanguage]] = {}
        self._changes: dict[str, changes.Changes] = {}
        self._own: Final = self._own_files(folder) if folder is not None else frozenset[str]()
        if folder is not None and not self.mistakes:
            self._changes = self._own_changes(folder)

    def read(self, file: str, shape_: type[T], prepare: Callable[[dict[str, object]], None] | None = None) -> T | None:
        """A file as the structure it should have, or nothing and the mistakes noted; `prepare` may add tags first."""
        data = self._parse(file)
        if data is None:
            return None
        if prepare is not None:
            prepare(data)
        made: T | None = None
        try:
            made = msgspec.convert(data, shape_, dec_hook=decoded)
        except msgspec.ValidationError:
            for path, text in shape.mistakes_in(data, shape_):
                self.mistake(file, *place(data, shape_, path), text)
        found = _noted.get()
        if found is not None:
            found[file] = ReadFile(shape_, data, made)
        return made

    def mistake(self, file: str, entry: str, field: str, text: str) -> None:
        """Note something wrong; what stands in the changes is wrong there."""
        changed = file in self._changes and entry in changes.added(self._changes[file])
        self.mistakes.append(Mistake(changes.FILE if changed else file, entry, field, text))

    def _own_files(self, folder: Path) -> frozenset[str]:
        """The files of a player's pack; a TOML file that the game does not know is a mistake."""
        try:
            if not folder.is_dir():
                what = "this is not a folder" if folder.exists() else "there is no such folder"
                raise ContentError([_of_folder(folder, f"{what}; a pack is a folder of TOML files")])
            found = _toml_files(folder)
            for sub in {str(Path(file).parent) for file in self.files} - {"."}:
                if (folder / sub).is_dir():
                    found |= {f"{sub}/{name}" for name in _toml_files(folder / sub)}
        except OSError as error:
            raise ContentError([_of_folder(folder, _os_text(error))]) from None
        has_changes = changes.FILE in found
        found.discard(changes.FILE)
        for file in sorted(found.difference(self.files)):
            hint = shape.did_you_mean(file, self.files)
            self.mistake(file, "", "", f"a pack of this game has no such file, only {', '.join(self.files)}{hint}")
        if not found and not has_changes:
            held = ", ".join((*self.files, changes.FILE))
            self.mistakes.append(_of_folder(folder, f"this pack is empty; it may hold {held}"))
        return frozenset(found.intersection(self.files))

    def _own_changes(self, folder: Path) -> dict[str, changes.Changes]:
        """What the player's pack changes, by file, or nothing and the mistakes noted."""
        path = folder / changes.FILE
        data = self._toml(changes.FILE, path) if path.exists() else None
        if data is None:
            return {}
        wrong = list(shape.mistakes_in(data, dict[str, changes.Changes]))
        wrong += [
            ((file,), f"a pack of this game has no such file{shape.did_you_mean(file, self.files)}")
            for file in data
            if file not in self.files
        ]
        for at, text in wrong:
            self.mistakes.append(Mistake(changes.FILE, str(at[0]), dotted(at[1:]), text))
        return {} if wrong else msgspec.convert(data, dict[str, changes.Changes])

    def _home(self, file: str) -> Path:
        """The folder that holds a file: the player's own if it is there."""
        return self.folder if self.folder is not None and file in self._own else self.builtin

    def _texts(self, home: Path) -> texts.ByLanguage:
        """What the files of texts in a folder hold; each is read once."""
        if home not in self._told:
            self._told[home] = {lang: self._tables(home, lang) for lang in texts.languages_of(home)}
        return self._told[home]

    def _tables(self, home: Path, lang: str) -> texts.Tables:
        """One file of texts, or nothing and the mistakes noted; it may translate the files of its own folder only."""
        where, here = texts.file_of(lang), [file for file in self.files if self._home(file) == home]
        if lang not in languages():
            known = f"only {', '.join(languages())}{shape.did_you_mean(lang, languages())}"
            self.mistake(where, "", "", f"there is no language {shape.shown(lang)}, {known}")
            return {}
        data = self._toml(where, home / where) or {}
        wrong = list(shape.mistakes_in(data, texts.Tables))
        wrong += [
            ((file,), f"no such file stands beside these texts, only {', '.join(here)}")
            for file in data
            if file not in here
        ]
        for path, text in wrong:
            self.mistake(where, str(path[0]), dotted(path[1:]), text)
        return {} if wrong else msgspec.convert(data, texts.Tables)

    def _parse(self, file: str) -> dict[str, object] | None:
        data = self._toml(file, self._home(file) / file)
        if data is not None:
            for lang, address, text in texts.translate(file, data, self._texts(self._home(file))):
                self.mistake(texts.file_of(lang), file, address, text)
            if file in self._changes:
                for name, text in changes.apply(data, self._changes[file]):
                    self.mistakes.append(Mistake(changes.FILE, file, name, text))
        return data

    def _toml(self, file: str, path: Path) -> dict[str, object] | None:
        try:
            if path.exists() and not path.is_file():
                self.mistake(file, "", "", "this is not a file")
                return None
            return tomllib.loads(path.read_bytes().decode())
        except OSError as error:
            self.mistake(file, "", "", _os_text(error))
        except UnicodeDecodeError as error:
            self.mistake(file, "", "", f"byte {error.start + 1} is not UTF-8; a pack is written in UTF-8")
        except tomllib.TOMLDecodeError as error:
            self.mistake(file, "", "", f"this is not TOML: {str(error)[:1].lower()}{str(error)[1:]}")
        except (ValueError, RecursionError):
            self.mistake(file, "", "", "this cannot be read: a number in it is too long or its tables nest too deep")
        return None


def place(data: Mapping[str, object], shape_: type[Struct], path: shape.Path) -> tuple[str, str]:
    """Entry and field of a path into a file: lists and tables of tables hold entries, other tables are entries."""
    key = str(path[0])
    top = data.get(key)
    if len(path) > 1 and isinstance(top, list) and isinstance(path[1], int):
        return entry_name(key, top[path[1]], path[1]), dotted(path[2:])
    if len(path) > 1 and any(f.encode_name == key and get_origin(f.type) is dict for f in structs.fields(shape_)):
        return f"{key} {path[1]}", dotted(path[2:])
    return (key, dotted(path[1:])) if len(path) > 1 else ("", key)


def placeholders(text: str) -> set[str] | None:
    """The `{words}` of a text template, or nothing if its braces do not match."""
    names = re.findall(r"\{([^{}]*)\}", text)
    rest = re.sub(r"\{[^{}]*\}", "", text)
    return None if "{" in rest or "}" in rest else set(names)


def check_template(pack: Pack, file: str, entry: str, text: Name, words: Iterable[str], field: str = "text") -> None:
    """Every language of a text must use exactly the words that its data fill in."""
    allowed = sorted(set(words))
    for language, told in text.texts.items():
        used = placeholders(told)
        where = f"{field}.{language}"
        if used is None:
            pack.mistake(file, entry, where, "a brace here has no partner; a placeholder looks like {amount}")
            continue
        for word in sorted(used.difference(allowed)):
            right = f"only {', '.join(f'{{{a}}}' for a in allowed)}" if allowed else "a text without placeholders"
            hint = shape.did_you_mean(word, allowed)
            pack.mistake(
                file, entry, where, f"nothing fills in the placeholder {{{word}}}; {right} would be right{hint}"
            )
        for word in sorted(set(allowed) - used):
            pack.mistake(file, entry, where, f"the placeholder {{{word}}} is missing, so the text would hide the value")


def _toml_files(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.suffix.lower() == ".toml"}


def _of_folder(folder: Path, text: str) -> Mistake:
    return Mistake(shape.shown(str(folder), longest=400), "", "", text)


def _os_text(error: OSError) -> str:
    if isinstance(error, FileNotFoundError):
        return "there is no such file"
    return f"this cannot be read ({(error.strerror or 'unknown error').lower()})"
