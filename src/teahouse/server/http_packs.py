"""The paths of packs: brought, listed, changed, taken away."""

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.datastructures import ResponseHeader
from litestar.params import FromPath, FromQuery, JSONBody, Parameter, QueryParameter

from teahouse.server import own_packs, pack_files
from teahouse.server.http import CallerGiven, problems
from teahouse.server.wire.packs import BroughtPack, EditEntry, EntryForm, EntryShown, NewPack, NoWish, PackShown

ShelfId = FromPath[Annotated[str, Parameter(min_length=1, max_length=40, pattern=r"^[0-9a-f]+$")]]
FileAsked = Annotated[str, QueryParameter(min_length=1, max_length=100)]
EntryAsked = Annotated[str, QueryParameter(min_length=1, max_length=200)]
LARGEST: Final = 2_000_000
"""Bytes of a pack as it is sent: letters may take several, and a zip file comes in base 64."""
OF_PACKS: Final = problems(401, 403, 404, 409, 413)


@get("/api/packs", responses=problems(401))
async def packs(caller: CallerGiven) -> list[PackShown]:
    """The packs I may play with: mine, and those of the house."""
    found = await caller.context.shelf.packs_for(caller.person)
    return [own_packs.shown(pack, caller.person, caller.lang) for pack in found]


@post("/api/packs", status_code=200, responses=OF_PACKS, request_max_body_size=LARGEST)
async def bring(data: JSONBody[NewPack], caller: CallerGiven) -> BroughtPack:
    """Bring a pack; it is read as `teahouse content check` reads it."""
    return await own_packs.bring(caller, data)


@get("/api/packs/{pack:str}", responses=problems(404))
async def pack(pack: ShelfId, caller: CallerGiven) -> PackShown:
    """One of them."""
    return own_packs.shown(await own_packs.readable(caller, pack), caller.person, caller.lang)


@post("/api/packs/{pack:str}/delete", status_code=200, responses=OF_PACKS)
async def delete_pack(pack: ShelfId, data: JSONBody[NoWish], caller: CallerGiven) -> NoWish:
    """Take a pack away; tables that are played with it go on."""
    await own_packs.take_away(caller, pack)
    return data


@get(
    "/api/packs/{pack:str}/files",
    responses=problems(404),
    media_type="application/zip",
    response_headers=[ResponseHeader(name="content-disposition", value='attachment; filename="pack.zip"')],
)
async def pack_zip(pack: ShelfId, caller: CallerGiven) -> Response[bytes]:
    """The files of a pack, as a zip file."""
    found = await own_packs.readable(caller, pack)
    return Response(pack_files.zipped(found.files), media_type="application/zip")


@get("/api/packs/{pack:str}/entries", responses=problems(404))
async def pack_entries(pack: ShelfId, caller: CallerGiven) -> list[EntryShown]:
    """What can be changed in it, cards first."""
    return await own_packs.entries(caller, pack)


@get("/api/packs/{pack:str}/entry", responses=problems(404))
async def entry(
    pack: ShelfId, file: FromQuery[FileAsked], entry: FromQuery[EntryAsked], caller: CallerGiven
) -> EntryForm:
    """A card as it is, and the shape its form is made from."""
    return await own_packs.form(caller, pack, file, entry)


@post("/api/packs/{pack:str}/entry", status_code=200, responses=OF_PACKS)
async def edit(pack: ShelfId, data: JSONBody[EditEntry], caller: CallerGiven) -> EntryForm:
    """A card as I wish it: looked at, or saved where nothing is wrong with it."""
    return await own_packs.edit(caller, pack, data)


HANDLERS: Final = [packs, bring, pack, delete_pack, pack_zip, pack_entries, entry, edit]
