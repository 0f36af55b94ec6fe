"""What is sent where: one message as a browser, a mail server, or one of several chats wants it."""

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import aiohttp
from msgspec import Struct, json

from teahouse.server.channels import Channel

MAIL_PATIENCE: Final = 20.0
SHORTEST_RETRY: Final = (408, 425, 429)


class Message(Struct, frozen=True):
    """A notice in words."""

    title: str
    text: str
    link: str
    """Where the table is, inside the house; with an address in front where one is known."""
    table: str = ""


class NotDelivered(Exception):
    """It did not come; `again` if it may come later, `gone` if nobody is there any more."""

    def __init__(self, trouble: str, again: bool = False, gone: bool = False) -> None:
        super().__init__(trouble)
        self.trouble = trouble
        self.again = again
        self.gone = gone


# -- webhooks ------------------------------------------------------------------------------------


def webhook_body(channel: Channel, message: Message) -> dict[str, Any]:
    """As Discord, Slack or a Telegram bot reads it; else everything by name."""
    line = "\n".join(part for part in (message.title, message.text, message.link) if part)
    match channel.details.get("format"):
        case "discord":
            return {"content": line, "allowed_mentions": {"parse": []}}
        case "slack":
            return {"text": line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
        case "telegram":
            return {"chat_id": channel.details.get("chat", ""), "text": line, "disable_web_page_preview": True}
    return {"title": message.title, "text": message.text, "link": message.link, "table": message.table}


async def call(session: aiohttp.ClientSession, address: str, body: bytes, headers: dict[str, str]) -> None:
    """One call; what comes back is not read."""
    try:
        async with session.post(address, data=body, headers=headers, allow_redirects=False) as answer:
            status = answer.status
    except (TimeoutError, aiohttp.ClientError, OSError, ValueError) as error:
        raise NotDelivered("unreachable", again=not isinstance(error, ValueError)) from None
    if status in (404, 410):
        raise NotDelivered("gone", gone=True)
    if status >= 300:
        raise NotDelivered("refused", again=status >= 500 or status in SHORTEST_RETRY)


async def send_webhook(session: aiohttp.ClientSession, channel: Channel, message: Message) -> None:
    body = json.encode(webhook_body(channel, message))
    await call(session, channel.address, body, {"content-type": "application/json"})


# -- mail ----------------------------------------------------------------------------------------


async def send_mail(smtp: str, sender: str, to: str, title: str, text: str) -> None:
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = sender, to, title
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text)
    try:
        await asyncio.to_thread(post_mail, smtp, mail)
    except smtplib.SMTPRecipientsRefused:
        raise NotDelivered("refused") from None
    except (smtplib.SMTPException, OSError):
        raise NotDelivered("mail-down", again=True) from None


def post_mail(smtp: str, mail: EmailMessage) -> None:
    parts = urlsplit(smtp)
    host, port = parts.hostname or "127.0.0.1", parts.port
    kind: type[smtplib.SMTP] = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
    usual = {"smtps": 465, "starttls": 587}.get(parts.scheme, 25)
    with kind(host, port or usual, timeout=MAIL_PATIENCE) as line:
        if parts.scheme == "starttls":
            line.starttls(context=ssl.create_default_context())
        if parts.username:
            line.login(unquote(parts.username), unquote(parts.password or ""))
        line.send_message(mail)
