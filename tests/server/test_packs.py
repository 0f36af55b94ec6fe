"""Packs on the web table: brought, checked with the loader's own words, changed card by card, and played with."""

import base64
import io
import stat
import zipfile
from pathlib import Path

import pytest
from litestar.testing import RequestFactory

from teahouse.loading.pack import ContentError
from teahouse.registry import load_content
from teahouse.server import pack_files, pack_work
from teahouse.server.errors import ApiError
from teahouse.server.hosts import is_host
from teahouse.server.pack_files import BadFiles, checked, in_folder, unzipped, zipped
from teahouse.server.workshop import Workshop
from tests.server.guests import Guest, Json, OpenServer, open_server, settings_at

pytestmark = pytest.mark.anyio
CHANGE = '["cards.toml".change."card 37"]\nbonus = { kind = "VP", amount = 3 }\n'
WRONG = '["cards.toml".change."card 37"]\nbonus = { kind = "VPP", amount = 3 }\n'


async def host_of(server: OpenServer, name: str = "Ann") -> Guest:
    """Somebody at the machine of the house."""
    guest = server.stranger(name)
    guest.browser.base_url = "http://127.0.0.1"
    await guest.introduce()
    return guest


async def brought(guest: Guest, name: str = "More", **how: object) -> Json:
    answer = await guest.post("/packs", {"game": "zhanguo", "name": name, **how})
    assert answer.status_code == 200, answer.text
    return Json(answer.json())


def a_zip(files: dict[str, str], top: str = "") -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in files.items():
            packed.writestr(top + name, text)
    return made.getvalue()


# -- brought -----------------------------------------------------------------------------------------


async def test_a_pack_is_brought_and_played_with(server: OpenServer) -> None:
    ann = await host_of(server)
    pack = (await brought(ann, files={"changes.toml": CHANGE}))["pack"]
    assert pack["changes"] == ["card 37"]
    wish = {"game": "zhanguo", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}], "pack": pack["id"]}
    table = (await ann.post("/tables", wish)).json()
    assert table["pack_name"] == "More"
    assert table["history"] == "", "nothing of it is old"
    printed = (await ann.get("/games/zhanguo/printed", pack=table["pack"])).json()
    usual = (await ann.get("/games/zhanguo/printed")).json()
    differ = [card["number"] for card, other in zip(printed["cards"], usual["cards"], strict=True) if card != other]
    assert differ == [37]
    view = await ann.view(table["id"], 0)
    assert (await ann.play(table["id"], view)).status_code == 200
    mine = (await ann.get("/tables", mine=True)).json()
    assert [each["pack_name"] for each in mine] == ["More"]
    assert (await ann.post(f"/packs/{pack['id']}/delete")).status_code == 200
    again = (await ann.get(f"/tables/{table['id']}")).json()
    assert again["pack_name"] == "More", "tables keep what they began with"


async def test_a_broken_pack_is_answered_in_the_words_of_the_loader(server: OpenServer, tmp_path: Path) -> None:
    ann = await host_of(server)
    answer = await brought(ann, files={"changes.toml": WRONG})
    assert answer["pack"] is None
    (tmp_path / "changes.toml").write_text(WRONG, encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        load_content("zhanguo", tmp_path)
    assert answer["mistakes"] == [
        {"file": each.file, "entry": each.entry, "field": each.field, "text": each.text}
        for each in refused.value.mistakes
    ]
    assert (await ann.get("/packs")).json() == []


async def test_a_zip_file_and_a_folder_bring_the_same(server: OpenServer, tmp_path: Path) -> None:
    ann = await host_of(server)
    packed = base64.b64encode(a_zip({"changes.toml": CHANGE, "README.md": "hello"}, "more/")).decode()
    (tmp_path / "changes.toml").write_text(CHANGE, encoding="utf-8")
    first = (await brought(ann, zip=packed))["pack"]
    second = (await brought(ann, folder=str(tmp_path)))["pack"]
    assert first["files"] == second["files"] == ["changes.toml"]
    answer = await ann.get(f"/packs/{first['id']}/files")
    assert unzipped(answer.content) == {"changes.toml": CHANGE}


# -- who may -----------------------------------------------------------------------------------------


async def test_only_the_host_brings_packs_and_others_play_with_them(server: OpenServer) -> None:
    ann, bo = await host_of(server), await server.guest("Bo")
    assert (await ann.get("/house")).json()["packs"] is True
    assert (await bo.get("/house")).json()["packs"] is False
    refused = await bo.post("/packs", {"game": "zhanguo", "name": "Bo's", "files": {"changes.toml": CHANGE}})
    assert refused.json()["code"] == "packs-not-here"
    pack = (await brought(ann, files={"changes.toml": CHANGE}))["pack"]["id"]
    assert [each["mine"] for each in (await bo.get("/packs")).json()] == [False]
    assert (await bo.post(f"/packs/{pack}/delete")).json()["code"] == "not-your-pack"
    wish = {"game": "zhanguo", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}], "pack": pack}
    assert (await bo.post("/tables", wish)).json()["pack_name"] == "More"
    assert (await bo.post("/tables", {**wish, "pack": "0" * 20})).json()["code"] == "no-such-pack"
    assert (await bo.post("/tables", {**wish, "game": "great_wall"})).json()["code"] in ("no-such-pack", "bad-seats")


async def test_in_an_open_house_everybody_has_packs_of_their_own(database: Path) -> None:
    async with open_server(settings_at(database, packs="everybody", packs_of_person=2)) as server:
        bo, cleo = await server.guest("Bo"), await server.guest("Cleo")
        pack = (await brought(bo, files={"changes.toml": CHANGE}))["pack"]["id"]
        assert (await cleo.get("/packs")).json() == [], "a guest's pack is nobody else's business"
        assert (await cleo.get(f"/packs/{pack}")).status_code == 404
        folder = await bo.post("/packs", {"game": "zhanguo", "name": "x", "folder": "/etc"})
        assert folder.json()["code"] == "packs-not-here", "folders of the machine are the host's"
        await brought(bo, files={"changes.toml": CHANGE})
        full = await bo.post("/packs", {"game": "zhanguo", "name": "x", "files": {"changes.toml": CHANGE}})
        assert full.json()["code"] == "too-many-packs"


async def test_what_is_a_persons_own_goes_with_them(database: Path) -> None:
    async with open_server(settings_at(database, packs="everybody")) as server:
        bo = await server.guest("Bo")
        await brought(bo, files={"changes.toml": CHANGE})
        exported = (await bo.get("/me/export")).json()
        assert exported["packs"] == [{"game": "zhanguo", "name": "More", "files": {"changes.toml": CHANGE}}]
        assert (await bo.post("/me/delete", {"name": "Bo"})).status_code == 200
        async with server.context.store.read() as connection:
            found = await connection.exec_driver_sql("SELECT count(*) FROM shelf_pack")
            assert found.scalar_one() == 0


@pytest.mark.parametrize(
    ("client", "host", "extra", "right"),
    [
        ("127.0.0.1", "127.0.0.1:8000", {}, True),
        ("127.0.0.1", "localhost:8000", {}, True),
        ("::1", "[::1]:8000", {}, True),
        ("127.0.0.1", "evil.example:8000", {}, False),
        ("127.0.0.1", "tea.example", {"x-forwarded-for": "192.0.2.1"}, False),
        ("127.0.0.1", "localhost", {"forwarded": "for=192.0.2.1"}, False),
        ("192.0.2.1", "localhost", {}, False),
    ],
)
def test_the_host_sits_at_the_machine(client: str, host: str, extra: dict[str, str], right: bool) -> None:
    request = RequestFactory().get("/", headers={"host": host, **extra})
    request.scope["client"] = (client, 5)
    assert is_host(request) is right


# -- rude files --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({}, "there is no TOML file"),
        ({"notes.txt": ""}, "there is no TOML file"),
        ({"../changes.toml": ""}, "a file of a pack is called as"),
        ({"/etc/changes.toml": "", "a.toml": ""}, "a file of a pack is called as"),
        ({"a/b/c.toml": "", "a.toml": ""}, "a file of a pack is called as"),
        ({"a.toml": "x" * 5_000}, "line 1 has more than 4000 letters"),
        ({"a.toml": "a = 1\n" * 150_000}, "larger than 600 kB"),
        ({f"a{n}.toml": "" for n in range(41)}, "more than 40 files"),
    ],
)
def test_files_that_are_not_read(files: dict[str, str], told: str) -> None:
    with pytest.raises(BadFiles, match=told):
        checked((name, text.encode()) for name, text in files.items())


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(BadFiles, match="byte 3 is not UTF-8"):
        checked([("a.toml", b"a\n\xff")])


def test_a_zip_file_that_grows_is_read_no_further_than_a_pack_may_be() -> None:
    with pytest.raises(BadFiles, match="larger than"):
        unzipped(a_zip({"a.toml": "# a comment\n" * 4_000_000}))
    with pytest.raises(BadFiles, match="not a zip file"):
        unzipped(b"PK\x03\x04 and no more")
    with pytest.raises(BadFiles, match="things in this zip file"):
        unzipped(a_zip({f"{n}.txt": "" for n in range(pack_files.MOST_SEEN + 1)}))


def test_links_are_refused(tmp_path: Path) -> None:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as packed:
        link = zipfile.ZipInfo("board.toml")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        packed.writestr(link, "/etc/passwd")
    with pytest.raises(BadFiles, match="this is a link"):
        unzipped(made.getvalue())
    (tmp_path / "secret").write_text("a = 1")
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "board.toml").symlink_to(tmp_path / "secret")
    with pytest.raises(BadFiles, match="this is a link"):
        in_folder(str(tmp_path / "pack"))


@pytest.mark.parametrize(
    ("written", "told"),
    [("pack", "whole address"), ("/nowhere/at/all", "no such folder"), ("/etc/hostname", "no such folder")],
)
def test_a_folder_that_is_none(written: str, told: str) -> None:
    with pytest.raises(BadFiles, match=told):
        in_folder(written)


def test_a_zip_file_is_the_same_for_the_same_files() -> None:
    assert zipped({"b.toml": "b", "a.toml": "a"}) == zipped({"a.toml": "a", "b.toml": "b"})


@pytest.mark.parametrize(
    "text", ["a = " + "[" * 3_000, "a." * 1_900 + "a = 1", "a = " + "9" * 3_900, "x = " + "{a=" * 900, "[a]\n" * 2]
)
def test_what_would_choke_a_reader_is_a_mistake(text: str) -> None:
    assert pack_work.check("zhanguo", {"changes.toml": text})


def napping() -> None:
    import time

    time.sleep(60)


async def test_whoever_keeps_the_workshop_busy_is_told_and_it_begins_anew() -> None:
    workshop = Workshop(True)
    with pytest.raises(ApiError, match="workshop-gave-up"):
        await workshop.ask(0.1, napping)
    assert await workshop.ask(30, pack_work.check, "ancient_world", {}) == []
    workshop.close()


# -- cards -------------------------------------------------------------------------------------------


async def test_a_card_is_changed_in_a_form(server: OpenServer) -> None:
    ann = await host_of(server)
    pack = (await ann.post("/packs", {"game": "great_wall", "name": "Mine"})).json()["pack"]["id"]
    listed = (await ann.get(f"/packs/{pack}/entries")).json()
    place = {"file": "generals.toml", "entry": "general zhou_tong"}
    assert {**place, "title": "Zhou Tong", "changed": False} in listed
    form = (await ann.get(f"/packs/{pack}/entry", **place)).json()
    assert form["shape"]["$ref"] == "#/$defs/GeneralEntry"
    english, russian = form["read"]
    assert (english["title"], russian["title"]) == ("Zhou Tong", "Чжоу Тун")
    wish = {**form["value"], "tactics": 3, "id": "somebody_else"}
    looked = (await ann.post(f"/packs/{pack}/entry", {**place, "value": wish})).json()
    assert looked["saved"] is False
    assert looked["value"]["id"] == "zhou_tong", "others find the card by it"
    assert looked["read"][0]["facts"] != english["facts"]
    assert looked["read"][1]["facts"] != russian["facts"]
    bad = (await ann.post(f"/packs/{pack}/entry", {**place, "value": {**wish, "tactics": -1}, "save": True})).json()
    assert bad["saved"] is False
    assert [(each["entry"], each["field"]) for each in bad["mistakes"]] == [("general zhou_tong", "tactics")]
    saved = (await ann.post(f"/packs/{pack}/entry", {**place, "value": wish, "save": True})).json()
    assert saved["saved"] is True
    assert (await ann.get(f"/packs/{pack}")).json()["changes"] == ["general zhou_tong"]
    again = (await ann.get(f"/packs/{pack}/entry", **place)).json()
    assert (again["value"]["tactics"], again["before"]["tactics"]) == (3, 2)
    files = unzipped((await ann.get(f"/packs/{pack}/files")).content)
    assert files["changes.toml"].endswith('["generals.toml".change."general zhou_tong"]\ntactics = 3\n')


async def test_an_entry_there_is_not_is_told(server: OpenServer) -> None:
    ann, bo = await host_of(server), await server.guest("Bo")
    pack = (await brought(ann))["pack"]["id"]
    missing = await ann.get(f"/packs/{pack}/entry", file="cards.toml", entry="card 121")
    assert missing.status_code == 400
    assert "There is no entry card 121 in cards.toml." in missing.json()["text"]
    wish = {"file": "cards.toml", "entry": "card 37", "value": {}}
    assert (await bo.post(f"/packs/{pack}/entry", wish)).json()["code"] == "packs-not-here"
    deep: object = 1
    for _ in range(60):
        deep = [deep]
    answer = await ann.post(f"/packs/{pack}/entry", {**wish, "value": {"rules": deep}})
    assert answer.status_code == 400
