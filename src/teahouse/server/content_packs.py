"""Content packs by digest: what tables are played with is kept in the database, so that they go on with it for ever.

A pack is a game's TOML files as they were. The pack that is installed is kept when the first table begins with it; any
other pack is kept by `ContentPacks.keep` and chosen for a table by its id, in `TableRow.pack`.
"""

import asyncio
import hashlib
import json
import tempfile
import zlib
from collections import OrderedDict
from pathlib import Path
from typing import Final

from teahouse.engine.errors import TeahouseError
from teahouse.loading.pack import ContentError
from teahouse.registry import game_of, load_game
from teahouse.server.archive import Archive, StoredPack
from teahouse.server.errors import ApiError
from teahouse.server.games import Edition, installed
from teahouse.server.models import TableRow

MOST_OPEN: Final = 8
"""Editions besides the installed ones that are kept open."""

Files = dict[str, str]
"""By path inside a pack, what a file holds."""


class ContentLost(TeahouseError):
    """Nobody knows any more what a table was played with."""


def files_in(folder: Path) -> Files:
    """The files of a pack."""
    found = sorted(folder.rglob("*.toml")) if folder.is_dir() else []
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in found}


def installed_files(game: str) -> Files:
    return files_in(game_of(game).folder / "pack")


def id_of(game: str, files: Files) -> str:
    """The digest of a pack: the same files of the same game always have the same one."""
    return hashlib.sha256(json.dumps([game, files], sort_keys=True).encode()).hexdigest()


def packed(files: Files) -> bytes:
    return zlib.compress(json.dumps(files, ensure_ascii=False, sort_keys=True).encode(), 9)


def unpacked(kept: bytes) -> Files:
    files: Files = json.loads(zlib.decompress(kept))
    return files


class ContentPacks:
    """The packs of one database, and the editions of games that are open with them."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive
        self.editions: OrderedDict[str, Edition] = OrderedDict()
        self.folder: tempfile.TemporaryDirectory[str] | None = None
        """Where packs lie as files while this process runs, so that bots' processes can read them, too."""
        self.kept: set[str] = set()
        """Games whose installed content is known to be in the database."""
        self.names: dict[str, str] = {}
        """What packs are called, as far as somebody has asked; they are never called otherwise."""
        self.lock = asyncio.Lock()

    def close(self) -> None:
        if self.folder is not None:
            self.folder.cleanup()
            self.folder = None

    # -- kept --------------------------------------------------------------------------------

    async def keep_installed(self, game: str) -> None:
        """Before a table begins: what it will be played with is in the database."""
        if game in self.kept:
            return
        files = await asyncio.to_thread(installed_files, game)
        if files:
            await self._add(game, installed(game).kind.content, files)
        self.kept.add(game)

    async def keep(self, game: str, files: Files, name: str = "") -> str:
        """Keep a pack of somebody's own; returns its id. A pack that cannot be played with raises its mistakes.

        What it leaves out is filled in from the content that is installed, so that it stays whole.
        """
        whole = {**await asyncio.to_thread(installed_files, game), **files}
        edition = await self._open(game, id_of(game, whole), whole)
        return await self._add(game, edition.kind.content, whole, name)

    async def names_of(self, packs: set[str]) -> dict[str, str]:
        """What packs of somebody's own are called, by id."""
        unknown = packs - self.names.keys()
        if unknown:
            self.names |= dict.fromkeys(unknown, "") | await self.archive.pack_names(unknown)
        return {pack: self.names[pack] for pack in packs}

    async def _add(self, game: str, content: str, files: Files, name: str = "") -> str:
        pack = id_of(game, files)
        if not await self.archive.has_pack(pack):
            await self.archive.add_pack(StoredPack(pack, game, content, packed(files), name))
        return pack

    # -- opened ------------------------------------------------------------------------------

    async def edition_of(self, row: TableRow) -> Edition:
        """What a table is played with; `ContentLost` if that was never kept and is not what is installed."""
        if row.pack:
            return await self.edition(row.pack)
        if row.state == "gathering" or row.content == installed(row.game).kind.content:
            return installed(row.game)
        found = await self.archive.pack_with(row.game, row.content)
        if found is None:
            raise ContentLost(f"The content {row.content} of {row.game} is not in the database.")
        return await self.edition(found.id)

    async def edition_with(self, game: str, pack: str) -> Edition:
        """For whoever asks from outside: a stored pack of this game, or a problem."""
        try:
            edition = await self.edition(pack)
        except TeahouseError:
            raise ApiError("no-such-pack") from None
        if edition.name != game:
            raise ApiError("no-such-pack")
        return edition

    async def edition(self, pack: str) -> Edition:
        """A game with the content of a stored pack."""
        async with self.lock:
            known = self.editions.get(pack)
            if known is not None:
                self.editions.move_to_end(pack)
                return known
            kept = await self.archive.pack(pack)
            if kept is None:
                raise ContentLost(f"There is no content pack {pack}.")
            files = unpacked(kept.files)
            if id_of(kept.game, files) != pack:
                raise ContentLost(f"The content pack {pack} is damaged.")
            try:
                edition = self.editions[pack] = await self._open(kept.game, pack, files, kept.name)
            except ContentError as error:
                raise ContentLost(f"The content pack {pack} cannot be read any more: {error}") from None
            while len(self.editions) > MOST_OPEN:
                self.editions.popitem(last=False)
            return edition

    async def _open(self, game: str, pack: str, files: Files, name: str = "") -> Edition:
        """Read a pack; the installed one first, for two threads must not be the first to read the same structures."""
        installed(game)
        folder = self._folder() / pack
        await asyncio.to_thread(write, folder, files)
        return Edition(await asyncio.to_thread(load_game, game, folder), pack, folder, name)

    def _folder(self) -> Path:
        if self.folder is None:
            self.folder = tempfile.TemporaryDirectory(prefix="teahouse-packs-")
        return Path(self.folder.name)


def write(folder: Path, files: Files) -> None:
    for name, text in files.items():
        file = (folder / name).resolve()
        if not file.is_relative_to(folder.resolve()):
            raise TeahouseError(f"A pack has no file {name}.")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
