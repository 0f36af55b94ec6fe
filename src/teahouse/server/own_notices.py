"""Where somebody is told: places added, tried, taken away."""

from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from teahouse.server import outside
from teahouse.server.channels import Channel
from teahouse.server.errors import ApiError
from teahouse.server.messages import Message, NotDelivered, send_mail
from teahouse.server.one_time import later, new_code, plain
from teahouse.server.seats import known
from teahouse.server.signing_in import DEVICE_LASTS, limit_guesses
from teahouse.server.wire.notices import AddMail, AddPush, AddWebhook, ChannelShown, NoticesShown

if TYPE_CHECKING:
    from teahouse.server.people import Caller

MOST: Final = 20
"""Places of one person."""
TELEGRAM: Final = "https://api.telegram.org/"


async def shown(caller: "Caller") -> NoticesShown:
    context, person = caller.context, known(caller.person)
    channels = [channel_shown(each, caller) for each in await context.channels.of(person.id)]
    return NoticesShown(await context.post.push.public(), context.post.has_mail, channels)


def channel_shown(channel: Channel, caller: "Caller") -> ChannelShown:
    """A webhook's address is a password: only the machine in it is shown."""
    name = channel.address if channel.kind == "email" else urlsplit(channel.address).hostname or ""
    trouble = caller.texts.say(f"server-trouble-{channel.trouble}") if channel.trouble else ""
    form = channel.details.get("format", "")
    return ChannelShown(channel.id, channel.kind, name, form, channel.confirmed, trouble)


async def check_room(caller: "Caller") -> int:
    person = known(caller.person)
    await caller.limit("names")
    if await caller.context.channels.count(person.id) >= MOST:
        raise ApiError("too-many-channels", count=MOST)
    return person.id


async def check_place(caller: "Caller", address: str) -> None:
    outside.checked(address)
    if not caller.context.settings.notices_inside:
        await outside.check_outside(address)


async def add_push(caller: "Caller", wish: AddPush) -> None:
    person = await check_room(caller)
    await check_place(caller, wish.endpoint)
    keys = {"p256dh": wish.keys.p256dh, "auth": wish.keys.auth}
    await caller.context.channels.add(person, "push", wish.endpoint, keys, True)


async def add_webhook(caller: "Caller", wish: AddWebhook) -> None:
    person = await check_room(caller)
    await check_place(caller, wish.address)
    if wish.format == "telegram" and not wish.chat.strip():
        raise ApiError("bad-address")
    details = {"format": wish.format, "chat": wish.chat.strip()}
    await caller.context.channels.add(person, "webhook", wish.address, details, True)


async def add_mail(caller: "Caller", wish: AddMail) -> None:
    """One address; nothing goes there before its owner has read a code."""
    context, person = caller.context, await check_room(caller)
    if not context.post.has_mail:
        raise ApiError("no-mail")
    code = new_code(2)
    words = caller.texts
    title, text = words.say("server-mail-confirm"), words.say("server-mail-confirm-text", code=code)
    try:
        await send_mail(context.settings.smtp, context.settings.mail_from, wish.address, title, text)
    except NotDelivered:
        raise ApiError("mail-down") from None
    await context.channels.delete_mail(person)
    await context.channels.add(person, "email", wish.address, {}, False)
    await context.one_time.add("email", [plain(code)], person, later(DEVICE_LASTS * 6))


async def confirm_mail(caller: "Caller", code: str) -> None:
    person = known(caller.person)
    await limit_guesses(caller)
    whose = await caller.context.one_time.use("email", plain(code))
    if whose != person.id:
        raise ApiError("code-wrong")
    await caller.context.channels.confirm_mail(person.id)


async def own(caller: "Caller", number: int) -> Channel:
    channel = await caller.context.channels.find(number)
    if channel is None or channel.person != known(caller.person).id:
        raise ApiError("no-such-channel")
    return channel


async def try_out(caller: "Caller", number: int) -> None:
    """A notice at once; what goes wrong is told."""
    channel = await own(caller, number)
    await caller.limit("names")
    if not channel.confirmed:
        raise ApiError("code-wrong")
    addresses = caller.context.settings.addresses
    words = caller.texts
    message = Message(words.say("server-notice-trial"), "", f"{addresses[0] if addresses else ''}/me")
    try:
        await caller.context.post.send(channel, [message])
    except NotDelivered as failed:
        await caller.context.channels.note_trouble(channel.id, failed.trouble)
        raise ApiError("not-delivered", why=words.say(f"server-trouble-{failed.trouble}")) from None
    await caller.context.channels.note_trouble(channel.id, "")


async def remove(caller: "Caller", number: int) -> None:
    channel = await own(caller, number)
    await caller.context.channels.delete(channel.person, channel.id)
