"""How somebody comes back: every way ends in a session of their own on the device that asks."""

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

import segno
from litestar import Request, Response

from teahouse.server import plain_text
from teahouse.server.bus import Note
from teahouse.server.coming_along import bring_along
from teahouse.server.devices import device_named
from teahouse.server.errors import ApiError
from teahouse.server.models import Person
from teahouse.server.one_time import later, new_code, plain
from teahouse.server.people import Caller, cookie_with, new_token
from teahouse.server.seats import known
from teahouse.server.sites import has_passkeys, site_of
from teahouse.server.wire.account import (
    Account,
    DeviceCode,
    KeepMe,
    PasskeyShown,
    RecoveryCodes,
    SessionShown,
    ShowDevice,
)
from teahouse.server.wire.lobby import Me
from teahouse.text import spoken

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

RECOVERY_CODES: Final = 8
DEVICE_LASTS: Final = timedelta(minutes=5)
Asking = Request[Any, Any, Any]


async def begin_session(context: "AppContext", request: Asking, person: int) -> str:
    """One more device of somebody; returns what its cookie holds."""
    token = new_token()
    await context.sessions.begin(person, token, device_named(request.headers.get("user-agent", "")))
    return token


async def come_back(request: Asking, caller: Caller, number: int, bring: bool) -> Response[Me]:
    """Be somebody on this device; what a guest without an account has played here comes along if they wish."""
    context, before = caller.context, caller.person
    person = await context.housekeeping.person(number)
    if person is None:
        raise ApiError("code-wrong")
    if await context.housekeeping.is_banned(person.id):
        raise ApiError("banned")
    if bring and before is not None and before.id != person.id and not await context.accounts.is_kept(before.id):
        await bring_along(context, before, person.id)
    elif before is not None:
        await context.sessions.end(before, before.session)
    token = await begin_session(context, request, person.id)
    kept = await context.accounts.is_kept(person.id)
    return Response(Me(person.name, spoken(person.lang), kept), cookies=[cookie_with(token, request)])


async def limit_guesses(caller: Caller, login: str = "") -> None:
    """Nobody tries many passwords or codes: neither from one address, nor for one name from many."""
    limiter = caller.context.rate_limiter
    await limiter.check("sign_ins", caller.address)
    if login:
        await limiter.check("sign_ins", f"login {plain_text.compared(login)}")


# -- a name with a password ----------------------------------------------------------------------


async def keep(caller: Caller, wish: KeepMe) -> None:
    """A name with a password, the first one or another; other devices have to sign in again with a new one."""
    context, person = caller.context, known(caller.person)
    await limit_guesses(caller)
    before = await context.accounts.login_of(person.id)
    if before is not None and not await context.passwords.fits(before.password, wish.current):
        raise ApiError("wrong-current")
    login = plain_text.line(wish.login, "login")
    taken = await context.accounts.login_named(login)
    if taken is not None and taken.person != person.id:
        raise ApiError("name-taken", name=login)
    await context.accounts.set_login(person.id, login, await context.passwords.hashed(wish.password))
    if before is not None:
        await end_others(caller)


async def signed_in(caller: Caller, login: str, password: str) -> int:
    """Whose name and password these are; it is not told which of the two is wrong."""
    await limit_guesses(caller, login)
    found = await caller.context.accounts.login_named(plain_text.cleaned(login))
    fits = await caller.context.passwords.fits(found.password if found else "", password)
    if found is None or not fits:
        raise ApiError("wrong-password")
    return found.person


# -- codes ---------------------------------------------------------------------------------------


async def new_recovery_codes(caller: Caller) -> RecoveryCodes:
    """Codes to write down; those of before open nothing any more."""
    person = known(caller.person)
    await caller.limit("names")
    codes = [new_code(4) for _ in range(RECOVERY_CODES)]
    await caller.context.one_time.add("recovery", [plain(code) for code in codes], person.id, "")
    return RecoveryCodes(codes)


async def recovered(caller: Caller, code: str, password: str | None) -> int:
    """Whose recovery code it is; a new password takes the place of the old one, and the other devices are ended."""
    context = caller.context
    await limit_guesses(caller)
    number = await context.one_time.use("recovery", plain(code))
    if number is None:
        raise ApiError("code-wrong")
    if password is not None:
        await context.accounts.set_password(number, await context.passwords.hashed(password))
        for session in await context.sessions.end_others(Person(number, "", "")):
            context.bus.publish(Note("", "session", session))
    return number


async def device_code(caller: Caller, wish: ShowDevice) -> DeviceCode:
    """A few minutes in which another device can become mine."""
    person = known(caller.person)
    await caller.limit("names")
    code, until = new_code(2), later(DEVICE_LASTS)
    await caller.context.one_time.add("device", [plain(code)], person.id, until)
    path = f"/device{f'?table={quote(wish.table)}' if wish.table else ''}#{plain(code)}"
    drawn = await asyncio.to_thread(segno.make, f"{wish.origin}{path}", error="m")
    return DeviceCode(code, path, drawn.svg_data_uri(border=2, scale=4), until)


async def arrived(caller: Caller, code: str) -> int:
    """Whose code for another device it is."""
    await limit_guesses(caller)
    number = await caller.context.one_time.use("device", plain(code))
    if number is None:
        raise ApiError("code-wrong")
    return number


# -- where I am ----------------------------------------------------------------------------------


async def account_of(request: Asking, caller: Caller) -> Account:
    context, person = caller.context, known(caller.person)
    login = await context.accounts.login_of(person.id)
    return Account(
        login=login.login if login else "",
        passkeys=[PasskeyShown(each.id, each.name, each.at) for each in await context.accounts.passkeys_of(person.id)],
        codes=await context.one_time.left("recovery", person.id),
        sessions=[
            SessionShown(each.id, each.device, each.at, each.seen, each.id == person.session)
            for each in await context.sessions.of(person)
        ],
        passkeys_work=has_passkeys(site_of(request)[0]),
    )


async def end_session(caller: Caller, session: int) -> None:
    if not await caller.context.sessions.end(known(caller.person), session):
        raise ApiError("no-such-session")
    caller.context.bus.publish(Note("", "session", session))


async def end_others(caller: Caller) -> None:
    for session in await caller.context.sessions.end_others(known(caller.person)):
        caller.context.bus.publish(Note("", "session", session))
