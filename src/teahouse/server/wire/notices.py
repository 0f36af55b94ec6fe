"""Where somebody wants to be told that it is their turn."""

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.server.wire.basics import FromClient, FromServer

ChannelKind = Literal["push", "email", "webhook"]
HookFormat = Literal["plain", "discord", "slack", "telegram"]
WebAddress = Annotated[str, Meta(min_length=8, max_length=600)]


class ChannelShown(FromServer, frozen=True):
    """One of these places."""

    id: int
    kind: ChannelKind
    name: str
    """An address for mail, or the machine behind a webhook or a browser; never what would let others use it."""
    format: str
    confirmed: bool
    trouble: str
    """Why the last notice did not come, a sentence; empty if it did."""


class NoticesShown(FromServer, frozen=True):
    """Where I am told, and what is possible."""

    key: str
    """By which browsers know this house when they are pushed."""
    mail: bool
    """Whether the house can send mail."""
    channels: list[ChannelShown]


class PushKeys(FromClient, frozen=True):
    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=r"^[\w-]+=*$")]
    auth: Annotated[str, Meta(min_length=20, max_length=30, pattern=r"^[\w-]+=*$")]


class AddPush(FromClient, frozen=True):
    """A browser that may be pushed, as it says itself."""

    endpoint: WebAddress
    keys: PushKeys


class AddMail(FromClient, frozen=True):
    """An address for mail; a code is sent there first."""

    address: Annotated[str, Meta(max_length=254, pattern=r"^[^\s@,;<>\"]+@[^\s@,;<>\"]+\.[^\s@,;<>\"]+$")]


class ConfirmMail(FromClient, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=64)]


class AddWebhook(FromClient, frozen=True):
    """An address that is called with a line for a chat; `chat` is whom a Telegram bot writes to."""

    address: WebAddress
    format: HookFormat
    chat: Annotated[str, Meta(max_length=64)] = ""
