"""How somebody keeps who they are and comes back: with a password, a passkey or a code; and where they are."""

from datetime import timedelta
from pathlib import Path

import pytest
from msgspec import json
from sqlalchemy import select, text, update

from teahouse.cli import run
from teahouse.server import migrations, schema
from teahouse.server.devices import device_named
from teahouse.server.models import ago
from teahouse.server.one_time import LETTERS, new_code, plain
from teahouse.server.retention import Retention
from teahouse.server.sites import has_passkeys
from teahouse.server.store import Store, fingerprint
from tests.server.guests import HOST, Guest, Json, OpenServer, finish, open_server, settings_at
from tests.server.soft_key import SoftKey
from tests.server.test_migrations import address, postgres_server  # noqa: F401  (fixtures)

pytestmark = pytest.mark.anyio

PASSWORD = "three cups of tea"


async def keep(guest: Guest, login: str = "Ann of the Hills", password: str = PASSWORD, current: str = "") -> None:
    answer = await guest.post("/account/keep", {"login": login, "password": password, "current": current})
    assert answer.status_code == 200, answer.text


async def sign_in(
    server: OpenServer, login: str = "Ann of the Hills", password: str = PASSWORD, stranger: Guest | None = None
) -> Guest:
    device = stranger or server.stranger()
    wish = {"login": login, "password": password, "bring": stranger is not None}
    answer = await device.post("/account/sign-in", wish)
    assert answer.status_code == 200, answer.text
    return device


# -- a name with a password ------------------------------------------------------------------------


async def test_a_guest_keeps_their_seats_by_a_password_and_finds_them_on_another_device(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    over, running = await ann.table("zhanguo", "me", "random"), await ann.table("zhanguo", "me", "open")
    await finish(server, over)
    await ann.browser.put("/api/me/preferences", json={"theme": "dark"})
    assert (await ann.get("/me")).json()["kept"] is False
    await keep(ann)
    assert (await ann.get("/me")).json()["kept"] is True

    phone = await sign_in(server, " ann OF the hills ")
    assert (await phone.get("/me")).json() == {"name": "Ann", "lang": "en", "kept": True}
    mine = {each["id"] for each in (await phone.get("/tables", mine=True)).json()}
    assert mine == {over, running}
    assert [seat["mine"] for seat in (await phone.get(f"/tables/{over}")).json()["seats"]] == [True, False]
    assert (await phone.get("/me/preferences")).json()["theme"] == "dark"
    assert [each["id"] for each in (await phone.get("/finished")).json()] == [over]


async def test_what_was_played_as_a_guest_on_the_other_device_comes_along(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    await keep(ann)
    visitor, bob = await server.guest("Guest"), await server.guest("Bob")
    table = await bob.table("zhanguo", "me", "open")
    await visitor.sit(table)
    own = await visitor.table("great_wall", "me", "open")
    line = await visitor.socket(table)
    await line.look(1)
    await sign_in(server, stranger=visitor)
    assert [seat["mine"] for seat in (await ann.get(f"/tables/{table}")).json()["seats"]] == [False, True]
    assert (await ann.get(f"/tables/{own}")).json()["host"] is True
    view = await ann.view(table, 1)
    assert view["seat"] == 1
    async with server.context.store.read() as connection:
        names = (await connection.execute(select(schema.person.c.name))).scalars().all()
    assert sorted(names) == ["Ann", "Bob"]


async def test_an_account_never_comes_along_with_another(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    await keep(ann)
    await keep(bob, "Bob")
    table = await bob.table("zhanguo", "me", "open")
    await sign_in(server, stranger=bob)
    assert (await bob.get("/me")).json()["name"] == "Ann"
    again = await sign_in(server, "Bob")
    assert [each["id"] for each in (await again.get("/tables", mine=True)).json()] == [table]


async def test_a_wrong_password_and_a_name_nobody_has_are_told_alike(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    await keep(ann)
    for login in ("Ann of the Hills", "Nobody"):
        answer = await server.stranger().post("/account/sign-in", {"login": login, "password": "something else"})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-password")
        assert answer.json()["text"] == "Name or password is wrong."
        assert "set-cookie" not in answer.headers


async def test_a_name_that_is_taken_is_told_also_where_only_its_letters_differ(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    await keep(ann)
    answer = await bob.post("/account/keep", {"login": "ANN of the hills", "password": PASSWORD})
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")
    await keep(bob, "Bob")
    await keep(bob, "Bob", "another password", PASSWORD)


async def test_another_password_wants_the_old_one_and_ends_other_devices(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    await keep(ann)
    phone = await sign_in(server)
    wish = {"login": "Ann of the Hills", "password": "another password", "current": "a guess"}
    assert (await ann.post("/account/keep", wish)).json()["code"] == "wrong-current"
    await keep(ann, password="another password", current=PASSWORD)
    assert (await phone.get("/me")).json()["name"] == ""
    assert (await ann.get("/me")).json()["name"] == "Ann"


async def test_the_password_is_kept_as_argon2_and_nothing_else_of_it(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    await keep(ann)
    async with server.context.store.read() as connection:
        kept = (await connection.execute(select(schema.account))).one()
    assert kept.password.startswith("$argon2id$")
    assert PASSWORD not in str(kept)


async def test_nobody_tries_many_passwords(database: Path) -> None:
    async with open_server(settings_at(database, sign_ins_per_minute=3)) as server:
        codes = []
        for _ in range(4):
            answer = await server.stranger().post("/account/sign-in", {"login": "Ann", "password": "something"})
            codes.append(answer.json()["code"])
        assert codes == ["wrong-password"] * 3 + ["too-many"]
        answer = await server.stranger().post("/account/arrive", {"code": "7KQF-2M9X"})
        assert answer.json()["code"] == "too-many"


async def test_one_name_is_not_tried_from_many_addresses_either(database: Path) -> None:
    async with open_server(settings_at(database, sign_ins_per_minute=2)) as server:
        hits = [await server.context.rate_limiter.hit("sign_ins", "login ann") for _ in range(2)]
        assert hits == [True, True]
        answer = await server.stranger().post("/account/sign-in", {"login": "ANN", "password": "something"})
        assert answer.json()["code"] == "too-many"


async def test_whoever_is_banned_does_not_come_back_by_another_way(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    await keep(ann)
    await server.context.housekeeping.ban(1, "", 0, "")
    answer = await server.stranger().post("/account/sign-in", {"login": "Ann of the Hills", "password": PASSWORD})
    assert answer.json()["code"] == "banned"


# -- codes -----------------------------------------------------------------------------------------


def test_codes_have_no_letters_that_look_alike() -> None:
    code = new_code(4)
    assert len(plain(code)) == 16
    assert not set("01OIL") & set(LETTERS)
    assert plain(code.lower().replace("-", " – ")) == plain(code)


async def test_a_recovery_code_opens_once_and_sets_a_new_password(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    await keep(ann)
    codes = (await ann.post("/account/codes")).json()["codes"]
    assert len(set(codes)) == 8
    lost = server.stranger()
    answer = await lost.post("/account/recover", {"code": codes[3].lower(), "password": "a new password"})
    assert answer.json()["name"] == "Ann"
    assert (await lost.get("/account")).json()["codes"] == 7
    assert (await ann.get("/me")).json()["name"] == ""
    await sign_in(server, password="a new password")
    again = await server.stranger().post("/account/recover", {"code": codes[3]})
    assert (again.status_code, again.json()["code"]) == (403, "code-used")
    assert again.json()["text"] == "This code has been used already."
    new = (await lost.post("/account/codes")).json()["codes"]
    old = await server.stranger().post("/account/recover", {"code": codes[0]})
    assert old.json()["code"] == "code-wrong"
    assert (await server.stranger().post("/account/recover", {"code": new[0]})).status_code == 200


async def test_a_code_for_another_device_opens_this_seat_there(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "open")
    shown = (await ann.post("/account/device", {"origin": f"http://{HOST}", "table": table})).json()
    assert shown["path"] == f"/device?table={table}#{plain(shown['code'])}"
    assert shown["qr"].startswith("data:image/svg+xml")
    phone = server.stranger()
    assert (await phone.post("/account/arrive", {"code": shown["code"]})).json()["name"] == "Ann"
    assert (await phone.get(f"/tables/{table}")).json()["seats"][0]["mine"] is True
    again = await server.stranger().post("/account/arrive", {"code": shown["code"]})
    assert again.json()["code"] == "code-used"


async def test_a_code_that_came_too_late_is_told_so(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    first = (await ann.post("/account/device", {"origin": "https://tea.example"})).json()["code"]
    code = (await ann.post("/account/device", {"origin": "https://tea.example"})).json()["code"]
    assert (await server.stranger().post("/account/arrive", {"code": first})).json()["code"] == "code-wrong"
    async with server.context.store.write() as connection:
        late = update(schema.one_time).values(until=ago(timedelta(seconds=1)))
        await connection.execute(late.where(schema.one_time.c.code == fingerprint(plain(code))))
    answer = await server.stranger().post("/account/arrive", {"code": code})
    assert (answer.status_code, answer.json()["code"]) == (403, "code-expired")
    wrong = await server.stranger().post("/account/recover", {"code": code})
    assert wrong.json()["code"] == "code-wrong"


async def test_whoever_runs_the_house_lets_somebody_in_who_lost_every_way(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import asyncio

    async with open_server(settings_at(database)) as server:
        await server.guest("Ann")
        assert await asyncio.to_thread(run, ["admin", "let-in", "1", "--database", str(database)]) == 0
        code = capsys.readouterr().out.strip()
        assert (await server.stranger().post("/account/recover", {"code": code})).json()["name"] == "Ann"
        assert await asyncio.to_thread(run, ["admin", "let-in", "9", "--database", str(database)]) == 2
        assert "nobody with the number 9" in capsys.readouterr().err


# -- passkeys --------------------------------------------------------------------------------------


async def ceremony(guest: Guest, path: str) -> Json:
    """What the browser is offered."""
    return Json(json.decode((await guest.post(path)).json()["options"]))


async def test_a_passkey_is_made_and_used(server: OpenServer) -> None:
    ann, key = await server.guest("Ann"), SoftKey(f"http://{HOST}")
    offered = await ceremony(ann, "/account/passkeys/offer")
    assert offered["user"]["name"] == "Ann"
    made = await ann.post("/account/passkeys", {"credential": key.make(offered)})
    assert [each["id"] for each in made.json()["passkeys"]] == [1]
    assert (await ann.get("/me")).json()["kept"] is True

    phone = server.stranger()
    asked = await ceremony(phone, "/account/passkeys/ask")
    used = key.use(asked)
    assert (await phone.post("/account/passkeys/sign-in", {"credential": used})).json()["name"] == "Ann"
    again = await server.stranger().post("/account/passkeys/sign-in", {"credential": used})
    assert again.json()["code"] == "code-used"
    gone = (await ann.post("/account/passkeys/1/delete")).json()
    assert gone["passkeys"] == []
    asked = await ceremony(phone, "/account/passkeys/ask")
    refused = await phone.post("/account/passkeys/sign-in", {"credential": key.use(asked)})
    assert refused.json()["code"] == "passkey-unknown"
    assert (await ann.post("/account/passkeys/1/delete")).status_code == 404


async def test_a_passkey_for_another_page_another_key_or_somebody_else_is_refused(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    foreign = SoftKey("https://elsewhere.test")
    offered = await ceremony(ann, "/account/passkeys/offer")
    refused = await ann.post("/account/passkeys", {"credential": foreign.make(offered)})
    assert (refused.status_code, refused.json()["code"]) == (403, "passkey-refused")
    offered = await ceremony(ann, "/account/passkeys/offer")
    key = SoftKey(f"http://{HOST}")
    assert (await bob.post("/account/passkeys", {"credential": key.make(offered)})).json()["code"] == "passkey-refused"
    offered = await ceremony(ann, "/account/passkeys/offer")
    await ann.post("/account/passkeys", {"credential": key.make(offered)})
    other = SoftKey(f"http://{HOST}")
    other.raw = key.raw
    asked = await ceremony(bob, "/account/passkeys/ask")
    said = await bob.post("/account/passkeys/sign-in", {"credential": other.use(asked)})
    assert said.json()["code"] == "passkey-refused"
    odd: Json
    for odd in ({}, {"response": {}}, {"response": {"clientDataJSON": "x"}}, {"id": 7, "response": [1]}):
        for path in ("", "/sign-in"):
            said = await bob.post(f"/account/passkeys{path}", {"credential": odd})
            assert said.json()["code"] == "passkey-refused", odd


@pytest.mark.parametrize(
    ("site", "can"), [("localhost", True), ("tea.example", True), ("127.0.0.1", False), ("[::1]", False), ("", False)]
)
def test_browsers_have_passkeys_for_names_alone(site: str, can: bool) -> None:
    assert has_passkeys(site) is can


# -- devices ---------------------------------------------------------------------------------------


async def test_devices_are_listed_and_ended_and_what_is_open_there_is_closed(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    await keep(ann)
    table = await ann.table("zhanguo", "me", "open")
    phone = await sign_in(server)
    line = await phone.socket(table)
    await line.look(0)
    shown = (await ann.get("/account")).json()
    assert shown["login"] == "Ann of the Hills"
    assert sorted(each["here"] for each in shown["sessions"]) == [False, True]
    other = next(each["id"] for each in shown["sessions"] if not each["here"])
    mine = next(each["id"] for each in shown["sessions"] if each["here"])
    assert (await ann.post(f"/account/sessions/{mine}/end")).status_code == 404
    ended = await ann.post(f"/account/sessions/{other}/end")
    assert [each["id"] for each in ended.json()["sessions"]] == [mine]
    with pytest.raises(ConnectionError):
        await line.hear("nothing of this kind")
    assert (await phone.get("/me")).json()["name"] == ""
    assert (await ann.post(f"/account/sessions/{other}/end")).status_code == 404


async def test_nobody_ends_a_session_of_somebody_else(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    theirs = (await bob.get("/account")).json()["sessions"][0]["id"]
    assert (await ann.post(f"/account/sessions/{theirs}/end")).status_code == 404
    assert (await bob.get("/me")).json()["name"] == "Bob"


async def test_signing_out_leaves_the_account_as_it_was(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    await keep(ann)
    phone = await sign_in(server)
    answer = await phone.post("/account/sign-out")
    assert answer.json()["name"] == ""
    assert (await phone.get("/me")).json()["name"] == ""
    assert (await ann.get("/me")).json()["name"] == "Ann"
    await ann.post("/account/sessions/end-others")
    assert len((await ann.get("/account")).json()["sessions"]) == 1


@pytest.mark.parametrize(
    ("agent", "named"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("curl/8", ""),
    ],
)
def test_devices_are_told_apart(agent: str, named: str) -> None:
    assert device_named(agent) == named


# -- what is kept ----------------------------------------------------------------------------------


async def test_all_of_it_is_exported_and_deleted(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    await keep(ann)
    key = SoftKey(f"http://{HOST}")
    offered = await ceremony(ann, "/account/passkeys/offer")
    await ann.post("/account/passkeys", {"credential": key.make(offered)})
    await ann.post("/account/codes")
    table = await ann.table("zhanguo", "me", "open")
    await bob.sit(table)
    told = (await ann.get("/me/export")).json()["account"]
    assert (told["login"], len(told["passkeys"]), told["recovery_codes"]) == ("Ann of the Hills", 1, 8)
    assert len(told["sessions"]) == 1
    assert (await ann.post("/me/delete", {"name": "Ann"})).status_code == 200
    async with server.context.store.read() as connection:
        for name in ("account", "passkey", "one_time"):
            assert (await connection.execute(text(f"SELECT count(*) FROM {name}"))).scalar_one() == 0, name
        assert (await connection.execute(text("SELECT count(*) FROM session"))).scalar_one() == 1
    answer = await server.stranger().post("/account/sign-in", {"login": "Ann of the Hills", "password": PASSWORD})
    assert answer.json()["code"] == "wrong-password"


async def test_people_who_can_come_back_are_never_too_old(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    await keep(ann)
    assert (await bob.get("/me")).status_code == 200
    async with server.context.store.write() as connection:
        await connection.execute(update(schema.person).values(at=ago(timedelta(days=100))))
    assert (await server.context.housekeeping.too_old(Retention(guest_days=30))).people == [2]


async def test_cookies_of_before_open_sessions_after_the_upgrade(address: str) -> None:  # noqa: F811
    store = Store(address)
    async with store.write() as connection:
        await connection.run_sync(migrations.upgrade, "0015")
        kept = {"token": fingerprint("an old cookie"), "name": "Ann", "lang": "en", "at": "2026-01-01T00:00:00"}
        await connection.execute(
            text("INSERT INTO person (token, name, lang, at) VALUES (:token, :name, :lang, :at)"), kept
        )
    await store.close()
    async with open_server(settings_at("unused", database=address)) as server:
        ann = server.stranger()
        ann.browser.cookies["teahouse"] = "an old cookie"
        assert (await ann.get("/me")).json()["name"] == "Ann"
        assert len((await ann.get("/account")).json()["sessions"]) == 1
        async with server.context.store.read() as connection:
            mark = (await connection.execute(select(schema.person.c.token))).scalar_one()
        assert mark != kept["token"]
