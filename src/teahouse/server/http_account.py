"""The paths by which somebody keeps who they are, comes back, and looks after their devices."""

from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, Parameter

from teahouse.server import signing_in
from teahouse.server.devices import device_named
from teahouse.server.errors import ApiError
from teahouse.server.http import CallerGiven, problems
from teahouse.server.people import COOKIE
from teahouse.server.seats import known
from teahouse.server.wire.account import (
    Account,
    Arrive,
    CeremonyOffered,
    DeviceCode,
    KeepMe,
    NewPasskey,
    Recover,
    RecoveryCodes,
    ShowDevice,
    SignIn,
    UsePasskey,
)
from teahouse.server.wire.lobby import Me
from teahouse.server.wire.packs import NoWish

Asking = Request[Any, Any, Any]
Number = FromPath[Annotated[int, Parameter(ge=1, le=2_000_000_000)]]
OF_ACCOUNTS: Final = problems(401, 403, 404, 409, 413)


@get("/api/account", responses=OF_ACCOUNTS)
async def account(request: Asking, caller: CallerGiven) -> Account:
    """How I can come back, and on which devices I am."""
    return await signing_in.account_of(request, caller)


@post("/api/account/keep", status_code=200, responses=OF_ACCOUNTS)
async def keep(request: Asking, data: JSONBody[KeepMe], caller: CallerGiven) -> Account:
    """Choose a name and a password to come back with."""
    await signing_in.keep(caller, data)
    return await signing_in.account_of(request, caller)


@post("/api/account/sign-in", status_code=200, responses=OF_ACCOUNTS)
async def sign_in(request: Asking, data: JSONBody[SignIn], caller: CallerGiven) -> Response[Me]:
    """Come back with name and password."""
    number = await signing_in.signed_in(caller, data.login, data.password)
    return await signing_in.come_back(request, caller, number, data.bring)


@post("/api/account/sign-out", status_code=200, responses=OF_ACCOUNTS)
async def sign_out(data: JSONBody[NoWish], caller: CallerGiven) -> Response[Me]:
    """Be nobody on this device."""
    await signing_in.end_session(caller, known(caller.person).session)
    gone = Response(Me("", caller.lang, False))
    gone.delete_cookie(COOKIE)
    return gone


@post("/api/account/codes", status_code=200, responses=OF_ACCOUNTS)
async def recovery_codes(data: JSONBody[NoWish], caller: CallerGiven) -> RecoveryCodes:
    """New recovery codes, shown once; the old ones open nothing any more."""
    return await signing_in.new_recovery_codes(caller)


@post("/api/account/recover", status_code=200, responses=OF_ACCOUNTS)
async def recover(request: Asking, data: JSONBody[Recover], caller: CallerGiven) -> Response[Me]:
    """Come back with a recovery code."""
    number = await signing_in.recovered(caller, data.code, data.password)
    return await signing_in.come_back(request, caller, number, data.bring)


@post("/api/account/device", status_code=200, responses=OF_ACCOUNTS)
async def show_device(data: JSONBody[ShowDevice], caller: CallerGiven) -> DeviceCode:
    """A code with which another device becomes mine, too, for a few minutes."""
    return await signing_in.device_code(caller, data)


@post("/api/account/arrive", status_code=200, responses=OF_ACCOUNTS)
async def arrive(request: Asking, data: JSONBody[Arrive], caller: CallerGiven) -> Response[Me]:
    """Be whoever made this code, on this device, too."""
    return await signing_in.come_back(request, caller, await signing_in.arrived(caller, data.code), data.bring)


@post("/api/account/sessions/{session:int}/end", status_code=200, responses=OF_ACCOUNTS)
async def end_session(request: Asking, session: Number, data: JSONBody[NoWish], caller: CallerGiven) -> Account:
    """End one of my sessions: that device is nobody's from now on."""
    if session == known(caller.person).session:
        raise ApiError("no-such-session")
    await signing_in.end_session(caller, session)
    return await signing_in.account_of(request, caller)


@post("/api/account/sessions/end-others", status_code=200, responses=OF_ACCOUNTS)
async def end_others(request: Asking, data: JSONBody[NoWish], caller: CallerGiven) -> Account:
    """End all of my sessions but this one."""
    await signing_in.end_others(caller)
    return await signing_in.account_of(request, caller)


# -- passkeys ------------------------------------------------------------------------------------


@post("/api/account/passkeys/offer", status_code=200, responses=OF_ACCOUNTS)
async def offer_passkey(request: Asking, data: JSONBody[NoWish], caller: CallerGiven) -> CeremonyOffered:
    """What the browser needs to make a passkey."""
    person = known(caller.person)
    await caller.limit("names")
    return CeremonyOffered(await caller.context.passkeys.offer_making(request, person))


@post("/api/account/passkeys", status_code=200, responses=OF_ACCOUNTS)
async def add_passkey(request: Asking, data: JSONBody[NewPasskey], caller: CallerGiven) -> Account:
    """A passkey that was just made."""
    person = known(caller.person)
    name = device_named(request.headers.get("user-agent", ""))
    await caller.context.passkeys.made(request, person, data.credential, name)
    return await signing_in.account_of(request, caller)


@post("/api/account/passkeys/{passkey:int}/delete", status_code=200, responses=OF_ACCOUNTS)
async def delete_passkey(request: Asking, passkey: Number, data: JSONBody[NoWish], caller: CallerGiven) -> Account:
    """Let a passkey open nothing any more."""
    if not await caller.context.accounts.delete_passkey(known(caller.person), passkey):
        raise ApiError("no-such-passkey")
    return await signing_in.account_of(request, caller)


@post("/api/account/passkeys/ask", status_code=200, responses=OF_ACCOUNTS)
async def ask_passkey(request: Asking, data: JSONBody[NoWish], caller: CallerGiven) -> CeremonyOffered:
    """What the browser needs to use a passkey."""
    await signing_in.limit_guesses(caller)
    return CeremonyOffered(await caller.context.passkeys.offer_use(request))


@post("/api/account/passkeys/sign-in", status_code=200, responses=OF_ACCOUNTS)
async def use_passkey(request: Asking, data: JSONBody[UsePasskey], caller: CallerGiven) -> Response[Me]:
    """Come back with a passkey."""
    await signing_in.limit_guesses(caller)
    number = await caller.context.passkeys.used(request, data.credential)
    return await signing_in.come_back(request, caller, number, data.bring)


HANDLERS: Final = [
    account,
    keep,
    sign_in,
    sign_out,
    recovery_codes,
    recover,
    show_device,
    arrive,
    end_session,
    end_others,
    offer_passkey,
    add_passkey,
    delete_passkey,
    ask_passkey,
    use_passkey,
]
