"""Packs of people's own: who may bring and change them, what is wrong with them, and tables played with them."""

import secrets
from typing import TYPE_CHECKING, Any, Final

from teahouse.engine.errors import TeahouseError
from teahouse.loading.pack import Mistake
from teahouse.server import pack_files, pack_work, plain_text
from teahouse.server.catalogue import known_game
from teahouse.server.content_packs import Files
from teahouse.server.errors import ApiError
from teahouse.server.games import teller
from teahouse.server.hosts import may
from teahouse.server.models import Person, now
from teahouse.server.seats import known
from teahouse.server.shelf import ShelfPack
from teahouse.server.wire.packs import (
    BroughtPack,
    CardRead,
    EditEntry,
    EntryForm,
    EntryShown,
    MistakeShown,
    NewPack,
    PackShown,
    SignShown,
)

if TYPE_CHECKING:
    from teahouse.server.context import AppContext
    from teahouse.server.people import Caller

PATIENCE: Final = 20.0
"""Seconds in which a pack must be read."""


# -- who may what --------------------------------------------------------------------------------


def may_bring(caller: "Caller") -> bool:
    return may(caller.context.settings.packs, caller.is_host)


async def check_may_bring(caller: "Caller") -> Person:
    if not may_bring(caller):
        raise ApiError("packs-not-here")
    person = known(caller.person)
    await caller.limit("packs")
    return person


async def readable(caller: "Caller", pack: str) -> ShelfPack:
    """A pack that the caller may see and play with."""
    found = await caller.context.shelf.pack(pack)
    if found is None or not (found.of_house or found.is_of(caller.person)):
        raise ApiError("no-such-pack")
    return found


async def own(caller: "Caller", pack: str) -> ShelfPack:
    """A pack that the caller may change."""
    found = await readable(caller, pack)
    if not found.is_of(caller.person):
        raise ApiError("not-your-pack")
    return found


# -- brought and taken away ----------------------------------------------------------------------


def shown(pack: ShelfPack, person: Person | None, lang: str) -> PackShown:
    changed = [entry for entries in pack_work.changes_of(pack.files).values() for entry in sorted(entries)]
    return PackShown(
        id=pack.id,
        game=pack.game,
        title=teller(pack.game, lang).title(),
        name=pack.name,
        mine=pack.is_of(person),
        at=pack.at,
        files=sorted(pack.files),
        changes=changed,
    )


def told(mistakes: list[Mistake]) -> list[MistakeShown]:
    return [MistakeShown(each.file, each.entry, each.field, each.text) for each in mistakes]


async def bring(caller: "Caller", request: NewPack) -> BroughtPack:
    """Put a sound pack on the shelf, or say what is wrong with it."""
    person = await check_may_bring(caller)
    game, name = known_game(request.game), plain_text.line(request.name, "name")
    if request.folder and not caller.is_host:
        raise ApiError("packs-not-here")
    most = caller.context.settings.packs_of_person
    if await caller.context.shelf.count(person) >= most:
        raise ApiError("too-many-packs", count=most)
    try:
        files = brought(request)
    except pack_files.BadFiles as bad:
        return BroughtPack(None, told([bad.mistake]))
    mistakes = await caller.context.workshop.ask(PATIENCE, pack_work.check, game, files) if files else []
    if mistakes:
        return BroughtPack(None, told(mistakes))
    pack = ShelfPack(secrets.token_hex(10), person.id, game, name, caller.is_host, files, now())
    await caller.context.shelf.add(pack)
    return BroughtPack(shown(pack, person, caller.lang), [])


def brought(request: NewPack) -> Files:
    """The files as they came."""
    if request.folder:
        return pack_files.in_folder(request.folder)
    if request.zip:
        return pack_files.unzipped(request.zip)
    if request.files:
        return pack_files.checked((name, text.encode()) for name, text in request.files.items())
    return {}


async def take_away(caller: "Caller", pack: str) -> None:
    """Tables that are played with it go on."""
    await caller.context.shelf.remove((await own(caller, pack)).id)


async def digest_for_table(context: "AppContext", person: Person, pack: str) -> str:
    """What a new table is to be played with, kept for ever under its digest."""
    found = await context.shelf.pack(pack)
    if found is None or not (found.of_house or found.is_of(person)):
        raise ApiError("no-such-pack")
    mistakes = await context.workshop.ask(PATIENCE, pack_work.check, found.game, found.files)
    if mistakes:
        raise ApiError("unsound-pack", mistake=str(mistakes[0]))
    return await context.packs.keep(found.game, found.files, found.name)


# -- cards ---------------------------------------------------------------------------------------


async def entries(caller: "Caller", pack: str) -> list[EntryShown]:
    found = await readable(caller, pack)
    await caller.limit("packs")
    listed = await caller.context.workshop.ask(PATIENCE, pack_work.entries, found.game, found.files)
    return [
        EntryShown(each.file, each.entry, each.title.get(caller.lang) or each.title.get("en", ""), each.changed)
        for each in listed
    ]


async def form(caller: "Caller", pack: str, file: str, entry: str) -> EntryForm:
    """An entry as it is, with its shape."""
    found = await readable(caller, pack)
    await caller.limit("packs")
    ask = caller.context.workshop.ask
    try:
        tried = await ask(PATIENCE, pack_work.tried, found.game, found.files, file, entry, None)
        shape = await ask(PATIENCE, pack_work.schema, found.game, found.files, file, entry)
    except TeahouseError as error:
        raise ApiError("malformed", detail=str(error)) from None
    return shown_form(file, entry, tried, shape, False)


async def edit(caller: "Caller", pack: str, request: EditEntry) -> EntryForm:
    """An entry as somebody wishes it; it is saved only where nothing is wrong with it."""
    if not may_bring(caller):
        raise ApiError("packs-not-here")
    found = await own(caller, pack)
    await caller.limit("packs")
    told = (found.game, found.files, request.file, request.entry, request.value)
    try:
        tried = await caller.context.workshop.ask(PATIENCE, pack_work.tried, *told)
    except TeahouseError as error:
        raise ApiError("malformed", detail=str(error)) from None
    saved = False
    if request.save and not tried.mistakes:
        saved = await caller.context.shelf.change(found.id, found.files, tried.files)
        if not saved:
            raise ApiError("pack-changed")
    return shown_form(request.file, request.entry, tried, {}, saved)


def shown_form(file: str, entry: str, tried: pack_work.Tried, shape: dict[str, Any], saved: bool) -> EntryForm:
    read = tried.read
    return EntryForm(
        file=file,
        entry=entry,
        shape=shape,
        value=tried.value,
        before=tried.before,
        read=[]
        if read is None
        else [CardRead(lang, read.title[lang], read.facts[lang], read.lines[lang]) for lang in read.title],
        icons=[] if read is None else [[SignShown(*sign) for sign in row] for row in read.icons],  # type: ignore[arg-type]
        mistakes=told(tried.mistakes),
        saved=saved,
    )
