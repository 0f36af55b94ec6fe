"""The files of a pack as people bring it: a folder, a zip file or one text; bounded, and nothing but TOML."""

import io
import re
import stat
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from teahouse.loading import changes
from teahouse.loading.pack import Mistake
from teahouse.server.content_packs import Files

MOST_BYTES: Final = 600_000
"""Bytes of all files together; the largest pack of the games has a third of it."""
MOST_FILES: Final = 40
MOST_SEEN: Final = 2_000
"""Things in a folder or a zip file that are looked at, whatever they are."""
LONGEST_LINE: Final = 4_000
NAME: Final = re.compile(r"(?:[a-z0-9_-]{1,40}/)?[A-Za-z0-9_-]{1,40}\.toml")


class BadFiles(Exception):
    """Files that are not read at all."""

    def __init__(self, file: str, text: str) -> None:
        super().__init__(text)
        self.mistake = Mistake(file, "", "", text)


def checked(files: Iterable[tuple[str, bytes]]) -> Files:
    """The files of a pack by name, without the folder they all lie in; what is no TOML file is left out."""
    found: Files = {}
    size = 0
    kept = [(name, body) for name, body in files if name.lower().endswith(".toml") and not is_hidden(name)]
    top = common_folder([name for name, _ in kept])
    for name, body in kept:
        name = name[len(top) :]
        size += len(body)
        if size > MOST_BYTES:
            raise BadFiles("", f"this pack is larger than {MOST_BYTES // 1000} kB")
        if len(found) == MOST_FILES:
            raise BadFiles("", f"this pack has more than {MOST_FILES} files")
        if not NAME.fullmatch(name):
            raise BadFiles(shown(name), "a file of a pack is called as board.toml or expansions/rat.toml")
        found[name] = text_of(name, body)
    if not found:
        raise BadFiles("", "there is no TOML file in it; a pack holds files such as changes.toml")
    return found


def is_hidden(name: str) -> bool:
    """What computers add to folders and zip files by themselves."""
    return any(part.startswith((".", "__MACOSX")) and part != ".." for part in name.split("/"))


def common_folder(names: list[str]) -> str:
    """The folder that holds everything, where the pack was taken together with it."""
    tops = {name.partition("/")[0] for name in names}
    if len(tops) != 1 or any("/" not in name for name in names):
        return ""
    (top,) = tops
    if not top.strip("."):
        return ""
    inner = [name[len(top) + 1 :] for name in names]
    return f"{top}/" if changes.FILE in inner or top not in ("expansions", "texts") else ""


def text_of(name: str, body: bytes) -> str:
    """One file; what would keep a reader busy for ever is refused before anybody reads it."""
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFiles(name, f"byte {error.start + 1} is not UTF-8; a pack is written in UTF-8") from None
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LONGEST_LINE:
            raise BadFiles(name, f"line {number} has more than {LONGEST_LINE} letters")
    return text


def shown(name: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in name)[:80]


# -- where they come from --------------------------------------------------------------------------


def unzipped(body: bytes) -> Files:
    """What a zip file holds; it is never laid out on disk, and never read beyond what a pack may have."""
    try:
        with zipfile.ZipFile(io.BytesIO(body)) as packed:
            return checked(inside(packed))
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError, ValueError, zlib.error):
        raise BadFiles("", "this is not a zip file that can be read") from None


def inside(packed: zipfile.ZipFile) -> Iterator[tuple[str, bytes]]:
    listed = packed.infolist()
    if len(listed) > MOST_SEEN:
        raise BadFiles("", f"there are more than {MOST_SEEN} things in this zip file")
    room = MOST_BYTES + 1
    for each in listed:
        name = each.filename.replace("\\", "/")
        if each.is_dir() or not name.lower().endswith(".toml") or is_hidden(name):
            continue
        if stat.S_ISLNK(each.external_attr >> 16):
            raise BadFiles(shown(name), "this is a link; a pack holds files")
        with packed.open(each) as file:
            body = file.read(room)
        room -= len(body)
        yield name, body
        if room <= 0:
            return


def in_folder(written: str) -> Files:
    """What lies in a folder of this machine."""
    folder = Path(written).expanduser()
    if not folder.is_absolute():
        raise BadFiles("", "write the whole address of the folder, such as /srv/packs/mine")
    if not folder.is_dir():
        raise BadFiles("", "there is no such folder on this machine")
    try:
        return checked(lying_in(folder))
    except OSError as error:
        raise BadFiles("", f"this folder cannot be read: {(error.strerror or 'unknown error').lower()}") from None


def lying_in(folder: Path) -> Iterator[tuple[str, bytes]]:
    """The files of a folder and of the folders in it; links are refused, for they may lead anywhere."""
    seen = 0
    for path in (*folder.iterdir(), *(inner for sub in folder.iterdir() if sub.is_dir() for inner in sub.iterdir())):
        seen += 1
        if seen > MOST_SEEN:
            raise BadFiles("", f"there are more than {MOST_SEEN} things in this folder")
        name = path.relative_to(folder).as_posix()
        if path.suffix.lower() != ".toml" or is_hidden(name):
            continue
        if path.is_symlink() or path.parent.is_symlink():
            raise BadFiles(shown(name), "this is a link; a pack holds files")
        if path.is_file():
            with path.open("rb") as file:
                yield name, file.read(MOST_BYTES + 1)


def zipped(files: Files) -> bytes:
    """A pack as a zip file."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in sorted(files.items()):
            packed.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), text)
    return made.getvalue()
