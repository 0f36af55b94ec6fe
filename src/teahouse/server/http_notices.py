"""The paths of notices: where somebody is told that it is their turn."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody, Parameter

from teahouse.server import own_notices
from teahouse.server.http import CallerGiven, problems
from teahouse.server.wire.notices import AddMail, AddPush, AddWebhook, ConfirmMail, NoticesShown
from teahouse.server.wire.packs import NoWish

ChannelId = FromPath[Annotated[int, Parameter(ge=1, le=2_000_000_000)]]
OF_NOTICES: Final = problems(401, 403, 404, 409, 413)


@get("/api/me/notices", responses=OF_NOTICES)
async def notices(caller: CallerGiven) -> NoticesShown:
    """Where I am told that it is my turn."""
    return await own_notices.shown(caller)


@post("/api/me/notices/push", status_code=200, responses=OF_NOTICES)
async def add_push(data: JSONBody[AddPush], caller: CallerGiven) -> NoticesShown:
    """This browser may be pushed."""
    await own_notices.add_push(caller, data)
    return await own_notices.shown(caller)


@post("/api/me/notices/mail", status_code=200, responses=OF_NOTICES)
async def add_mail(data: JSONBody[AddMail], caller: CallerGiven) -> NoticesShown:
    """An address for mail; a code is sent there."""
    await own_notices.add_mail(caller, data)
    return await own_notices.shown(caller)


@post("/api/me/notices/mail/confirm", status_code=200, responses=OF_NOTICES)
async def confirm_mail(data: JSONBody[ConfirmMail], caller: CallerGiven) -> NoticesShown:
    """The code that was sent there."""
    await own_notices.confirm_mail(caller, data.code)
    return await own_notices.shown(caller)


@post("/api/me/notices/webhook", status_code=200, responses=OF_NOTICES)
async def add_webhook(data: JSONBody[AddWebhook], caller: CallerGiven) -> NoticesShown:
    """An address that is called."""
    await own_notices.add_webhook(caller, data)
    return await own_notices.shown(caller)


@post("/api/me/notices/{channel:int}/try", status_code=200, responses=OF_NOTICES)
async def try_channel(channel: ChannelId, data: JSONBody[NoWish], caller: CallerGiven) -> NoticesShown:
    """Tell me something there, to see whether it comes."""
    await own_notices.try_out(caller, channel)
    return await own_notices.shown(caller)


@post("/api/me/notices/{channel:int}/delete", status_code=200, responses=OF_NOTICES)
async def delete_channel(channel: ChannelId, data: JSONBody[NoWish], caller: CallerGiven) -> NoticesShown:
    """Tell me nothing there any more."""
    await own_notices.remove(caller, channel)
    return await own_notices.shown(caller)


HANDLERS: Final = [notices, add_push, add_mail, confirm_mail, add_webhook, try_channel, delete_channel]
