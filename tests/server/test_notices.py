"""It is your turn, wherever you are: browsers, mail and webhooks, on real receivers on this machine."""

import email
import ipaddress
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.policy import default
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json
from py_vapid import Vapid02
from sqlalchemy import func, select, update
from webauthn.helpers import bytes_to_base64url

from teahouse.engine.rng import seeded
from teahouse.server import outside, schema
from teahouse.server.channels import Channel
from teahouse.server.messages import Message, webhook_body
from teahouse.server.models import now
from teahouse.server.outside import is_outside
from tests.server.guests import Guest, Json, OpenServer, any_option, open_server, settings_at
from tests.server.receivers import WebReceiver, mail_receiver, web_receiver

pytestmark = pytest.mark.anyio
HOUSE = "https://tea.example"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


@asynccontextmanager
async def quick_house(database: Path, **changes: Any) -> AsyncIterator[OpenServer]:
    """Notices go at once, and may go to this machine."""
    quick = {"notice_after": 0.0, "mails_together": 0.0, "notices_inside": True, "addresses": (HOUSE,)}
    async with open_server(settings_at(database, **(quick | changes))) as server:
        for task in (*server.context.notices.tasks[1:], server.context.post.task):
            assert task is not None
            task.cancel()
        yield server


async def told(server: OpenServer) -> None:
    """Everything that is due has been told and posted."""
    await server.context.notices.wanted.join()
    await server.context.notices.tell()
    await server.context.post.deliver()


async def hook(guest: Guest, receiver: WebReceiver, form: str = "plain", chat: str = "") -> int:
    wish = {"address": f"{receiver.address}/hook", "format": form, "chat": chat}
    answer = await guest.post("/me/notices/webhook", wish)
    assert answer.status_code == 200, answer.text
    return int(answer.json()["channels"][-1]["id"])


async def duel(ann: Guest, bob: Guest) -> str:
    table = await ann.table("ancient_world", "me", "open")
    await bob.sit(table)
    return table


async def asked(table: str, people: dict[int, Guest]) -> tuple[int, Json]:
    for seat, guest in people.items():
        view = await guest.view(table, seat)
        if view["asked"]:
            return seat, view
    raise AssertionError("nobody is asked")


async def play_until_other(table: str, people: dict[int, Guest]) -> int:
    """Play until somebody else is asked; who that is."""
    first, view = await asked(table, people)
    rng = seeded("turns")
    for _ in range(200):
        await people[first].play(table, view, any_option(view, rng))
        seat, view = await asked(table, people)
        if seat != first:
            return seat
    raise AssertionError("nobody else is asked")


# -- who is told, and how often --------------------------------------------------------------------


async def test_a_webhook_hears_once_that_it_is_ones_turn_until_one_has_answered(database: Path) -> None:
    async with quick_house(database) as server, web_receiver() as chat:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        people = {0: ann, 1: bob}
        for guest in people.values():
            await hook(guest, chat)
        table = await duel(ann, bob)
        await told(server)
        first = len(chat.heard)
        assert first >= 1
        body = json.decode(chat.heard[0].body)
        assert body["title"] == "The Ancient World: your turn"
        assert body["link"] == f"{HOUSE}/table/{table}"
        _, view = await asked(table, people)
        assert view["asked"]["question"] in body["text"]
        for _ in range(3):
            server.context.notices.want(table)
            await told(server)
        assert len(chat.heard) == first
        await play_until_other(table, people)
        await told(server)
        assert len(chat.heard) == first + 1


async def test_whoever_sits_at_the_table_is_told_nothing_until_they_leave(database: Path) -> None:
    async with quick_house(database) as server, web_receiver() as chat:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        await hook(ann, chat)
        await hook(bob, chat)
        table = await duel(ann, bob)
        seat, _ = await asked(table, {0: ann, 1: bob})
        line = await (ann if seat == 0 else bob).socket(table)
        await line.look(seat)
        await line.view()
        await told(server)
        assert chat.heard == []
        await line.close()
        await told(server)
        assert len(chat.heard) == 1


async def test_nobody_is_told_who_plays_with_bots_alone_or_wishes_nothing(database: Path) -> None:
    async with quick_house(database) as server, web_receiver() as chat:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        await hook(ann, chat)
        await ann.table("zhanguo", "me", "random")
        await told(server)
        assert chat.heard == []
        await ann.post("/me/notices/1/delete")
        await duel(ann, bob)
        await told(server)
        async with server.context.store.read() as connection:
            assert (await connection.execute(select(func.count()).select_from(schema.notice))).scalar_one() == 0


async def test_decisions_out_of_turn_are_told_too(database: Path) -> None:
    """At the start of The Great Wall everybody chooses at the same time."""
    async with quick_house(database) as server, web_receiver() as chat:
        people = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
        for guest in people:
            await hook(guest, chat)
        table = await people[0].table("great_wall", "me", "open", "open")
        for guest in people[1:]:
            await guest.sit(table)
        awaited = (await people[0].get(f"/tables/{table}")).json()["awaited"]
        await told(server)
        assert len(awaited) > 1
        assert len(chat.heard) == len(awaited)


async def test_what_was_to_be_told_survives_a_restart(database: Path) -> None:
    async with web_receiver() as chat:
        async with quick_house(database) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            await hook(ann, chat)
            await hook(bob, chat)
            await duel(ann, bob)
            await server.context.notices.wanted.join()
        async with quick_house(database) as server:
            await told(server)
        assert len(chat.heard) == 1


# -- what is sent ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("form", "field", "words"),
    [("discord", "content", "a <b> & c"), ("slack", "text", "a &lt;b&gt; &amp; c"), ("telegram", "text", "a <b> & c")],
)
def test_each_chat_gets_it_as_it_reads_it(form: str, field: str, words: str) -> None:
    channel = Channel(1, 1, "webhook", "https://x", {"format": form, "chat": "42"}, True, "", "")
    body = webhook_body(channel, Message("Your turn", "a <b> & c", "https://tea/table/1"))
    assert body[field] == f"Your turn\n{words}\nhttps://tea/table/1"
    if form == "telegram":
        assert body["chat_id"] == "42"
    if form == "discord":
        assert body["allowed_mentions"] == {"parse": []}


async def test_a_browser_is_pushed_with_what_only_it_can_read(database: Path) -> None:
    key, secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    async with quick_house(database) as server, web_receiver() as push:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        keys = {"p256dh": bytes_to_base64url(public), "auth": bytes_to_base64url(secret)}
        for guest in (ann, bob):
            wish = {"endpoint": f"{push.address}/push/{guest.name}", "keys": keys}
            assert (await guest.post("/me/notices/push", wish)).status_code == 200
        house = (await ann.get("/me/notices")).json()["key"]
        table = await duel(ann, bob)
        await told(server)
        assert len(push.heard) == 1
        call = push.heard[0]
        plain = http_ece.decrypt(call.body, private_key=key, auth_secret=secret, version="aes128gcm")
        assert json.decode(plain)["link"] == f"{HOUSE}/table/{table}"
        assert Vapid02.verify(call.headers["Authorization"])
        assert house in call.headers["Authorization"]
        assert b"your turn" not in call.body
        push.status = 410
        await told_again(server, table)
        gone = [guest for guest in (ann, bob) if not (await guest.get("/me/notices")).json()["channels"]]
        assert len(gone) == 1


async def told_again(server: OpenServer, table: str) -> None:
    """As if it had not been told."""
    async with server.context.store.write() as connection:
        await connection.execute(update(schema.notice).values(sent="", due=now()))
    await told(server)


async def test_the_key_of_the_house_is_made_once(database: Path) -> None:
    async with quick_house(database) as server:
        ann = await server.guest("Ann")
        first = (await ann.get("/me/notices")).json()["key"]
    async with quick_house(database) as server:
        assert (await (await server.guest("Bob")).get("/me/notices")).json()["key"] == first


async def test_mail_is_confirmed_and_comes_together(database: Path) -> None:
    port = free_port()
    settings = {"smtp": f"smtp://127.0.0.1:{port}", "mail_from": "house@tea.example", "mails_together": 0.0}
    async with quick_house(database, **settings) as server, mail_receiver(port) as box:
        ann, bob = await server.guest("Анна", "ru"), await server.guest("Bob")
        assert (await ann.post("/me/notices/mail", {"address": "ann@tea.example"})).status_code == 200
        letter = email.message_from_bytes(box.letters[0].content, policy=default)
        assert (letter["To"], letter["From"]) == ("ann@tea.example", "house@tea.example")
        code = letter.get_content().split("Код: " if "Код: " in letter.get_content() else "code: ")[1][:9]
        assert (await bob.post("/me/notices/mail/confirm", {"code": code})).json()["code"] == "code-wrong"
        await ann.post("/me/notices/mail", {"address": "ann@tea.example"})
        letter = email.message_from_bytes(box.letters[1].content, policy=default)
        code = letter.get_content().split("Код: " if "Код: " in letter.get_content() else "code: ")[1][:9]
        confirmed = (await ann.post("/me/notices/mail/confirm", {"code": code})).json()["channels"]
        assert [(each["name"], each["confirmed"]) for each in confirmed] == [("ann@tea.example", True)]
        tables = []
        for _ in range(8):
            table = await duel(ann, bob)
            if (await asked(table, {0: ann, 1: bob}))[0] == 0:
                tables.append(table)
        assert len(tables) > 1
        await told(server)
        assert len(box.letters) == 3
        letter = email.message_from_bytes(box.letters[2].content, policy=default)
        text = letter.get_content()
        assert all(f"{HOUSE}/table/{table}" in text for table in tables)
        assert "ваш ход" in text


async def test_without_a_mail_server_nobody_is_asked_for_an_address(database: Path) -> None:
    async with quick_house(database) as server:
        ann = await server.guest("Ann")
        assert (await ann.get("/me/notices")).json()["mail"] is False
        assert (await ann.post("/me/notices/mail", {"address": "ann@tea.example"})).json()["code"] == "no-mail"
    down = {"smtp": f"smtp://127.0.0.1:{free_port()}", "mail_from": "house@tea.example"}
    async with quick_house(database, **down) as server:
        ann = await server.guest("Ann")
        answer = await ann.post("/me/notices/mail", {"address": "ann@tea.example"})
        assert (answer.status_code, answer.json()["code"]) == (409, "mail-down")


# -- what goes wrong -------------------------------------------------------------------------------


async def test_a_webhook_that_answers_500_is_tried_again_and_then_told(database: Path) -> None:
    async with quick_house(database) as server, web_receiver() as chat:
        server.context.post.again = (0, 0)
        chat.status = 500
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        await hook(ann, chat)
        await hook(bob, chat)
        table = await duel(ann, bob)
        for _ in range(6):
            await told(server)
        assert len(chat.heard) == 3
        seat, _ = await asked(table, {0: ann, 1: bob})
        troubled = (await (ann, bob)[seat].get("/me/notices")).json()["channels"][0]["trouble"]
        assert troubled == "it was not accepted there."
        async with server.context.store.read() as connection:
            assert (await connection.execute(select(func.count()).select_from(schema.delivery))).scalar_one() == 0


async def test_a_notice_comes_later_when_the_receiver_is_back(database: Path) -> None:
    async with quick_house(database) as server, web_receiver() as chat:
        server.context.post.again = (0, 0, 0)
        chat.status = 503
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        await hook(ann, chat)
        await hook(bob, chat)
        await duel(ann, bob)
        await told(server)
        chat.status = 200
        await told(server)
        await told(server)
        assert len(chat.heard) == 2
        both = [(await guest.get("/me/notices")).json()["channels"][0]["trouble"] for guest in (ann, bob)]
        assert both == ["", ""]


async def test_what_is_refused_for_good_is_not_tried_again_and_nobody_is_sent_on(database: Path) -> None:
    async with quick_house(database) as server, web_receiver() as chat:
        server.context.post.again = (0, 0)
        ann = await server.guest("Ann")
        channel = await hook(ann, chat)
        for status in (403, 302):
            chat.heard.clear()
            chat.status = status
            answer = await ann.post(f"/me/notices/{channel}/try")
            assert (answer.status_code, answer.json()["code"]) == (409, "not-delivered")
            assert [each.path for each in chat.heard] == ["/hook"]
        chat.status = 200
        answer = await ann.post(f"/me/notices/{channel}/try")
        assert answer.json()["channels"][0]["trouble"] == ""


async def test_what_was_answered_meanwhile_is_told_no_more(database: Path) -> None:
    async with quick_house(database) as server, web_receiver() as chat:
        server.context.post.again = (0, 0, 0, 0)
        chat.status = 500
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        people = {0: ann, 1: bob}
        table = await duel(ann, bob)
        first, _ = await asked(table, people)
        await hook(people[first], chat)
        server.context.notices.want(table)
        await told(server)
        assert len(chat.heard) == 1
        chat.status = 200
        await play_until_other(table, people)
        await told(server)
        assert len(chat.heard) == 1


# -- never inside ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "inside",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1"),
        *("::1", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"),
        *("224.0.0.1", "ff02::1", "255.255.255.255", "::"),
    ],
)
def test_addresses_inside_are_known(inside: str) -> None:
    assert not is_outside(ipaddress.ip_address(inside))


@pytest.mark.parametrize("there", ["1.1.1.1", "93.184.215.14", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_outside_are_known(there: str) -> None:
    assert is_outside(ipaddress.ip_address(there))


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("http://127.0.0.1:8000/x", "address-refused"),
        ("http://localhost/x", "address-refused"),
        ("http://[::1]/x", "address-refused"),
        ("http://2130706433/", "address-refused"),
        ("http://0x7f.1/", "address-refused"),
        ("http://169.254.169.254/latest", "address-refused"),
        ("ftp://tea.example/x", "bad-address"),
        ("file:///etc/passwd", "bad-address"),
        ("https://user:word" + "@tea.example/", "bad-address"),
        ("https://nowhere.invalid/", "bad-address"),
        ("https://tea.example:99999/", "bad-address"),
    ],
)
async def test_a_webhook_into_the_network_of_the_server_is_refused(database: Path, address: str, code: str) -> None:
    async with quick_house(database, notices_inside=False) as server:
        ann = await server.guest("Ann")
        answer = await ann.post("/me/notices/webhook", {"address": address, "format": "plain"})
        assert answer.json()["code"] == code, answer.text


async def test_a_name_that_leads_inside_the_second_time_gets_no_further(database: Path) -> None:
    """A name may lead elsewhere each time it is asked: what counts is where the connection would go."""
    async with quick_house(database) as server, web_receiver() as secret:
        ann = await server.guest("Ann")
        channel = await hook(ann, secret)
        await server.context.post.session.close()
        server.context.post.outside = outside.session(inside=False)
        answer = await ann.post(f"/me/notices/{channel}/try")
        assert answer.json()["code"] == "not-delivered"
        assert "nobody answered" in answer.json()["text"]
        assert secret.heard == []


async def test_the_address_of_a_webhook_is_never_shown_whole(database: Path) -> None:
    async with quick_house(database) as server, web_receiver() as chat:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        channel = await hook(ann, chat)
        assert "/hook" not in (await ann.get("/me/notices")).text
        for path in ("try", "delete"):
            assert (await bob.post(f"/me/notices/{channel}/{path}")).status_code == 404
        told_all = (await ann.get("/me/export")).json()["notices"]
        assert [each["kind"] for each in told_all] == ["webhook"]
        await ann.post("/me/delete", {"name": "Ann"})
        async with server.context.store.read() as connection:
            assert (await connection.execute(select(func.count()).select_from(schema.channel))).scalar_one() == 0
