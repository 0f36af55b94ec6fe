"""Who we are to the server: a name is enough, a cookie is all, and everybody is spoken to in their language."""

import pytest
from sqlalchemy import select

from teahouse.server import schema
from teahouse.server.people import preferred_language
from teahouse.server.store import fingerprint
from tests.server.guests import OpenServer

pytestmark = pytest.mark.anyio


async def test_a_stranger_has_no_name(server: OpenServer) -> None:
    answer = await server.stranger().get("/me")
    assert answer.json() == {"name": "", "lang": "en", "kept": False}
    assert "set-cookie" not in answer.headers


async def test_a_name_is_enough_and_can_be_changed(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    assert (await ann.get("/me")).json() == {"name": "Ann", "lang": "en", "kept": False}
    await ann.post("/me", {"name": "  Anna ", "lang": "ru"})
    assert (await ann.get("/me")).json() == {"name": "Anna", "lang": "ru", "kept": False}


async def test_the_cookie_is_opaque_and_only_its_fingerprint_is_kept(server: OpenServer) -> None:
    ann = server.stranger("Ann")
    answer = await ann.post("/me", {"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    token = ann.browser.cookies["teahouse"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    async with server.context.store.read() as connection:
        kept = (await connection.execute(select(schema.session))).one()
    assert kept.token == fingerprint(token)
    assert token not in str(kept)


async def test_over_https_the_cookie_is_for_https_only(server: OpenServer) -> None:
    ann = server.stranger("Ann")
    answer = await ann.browser.post("https://teahouse.test/api/me", json={"name": "Ann"})
    assert "Secure" in answer.headers["set-cookie"]


async def test_a_wrong_cookie_is_nobody(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    ann.browser.cookies["teahouse"] = "something else"
    assert (await ann.get("/me")).json()["name"] == ""
    assert (await ann.get("/tables", mine=True)).status_code == 401


@pytest.mark.parametrize("name", ["", "   ", "x" * 33, 7, None])
async def test_a_name_has_letters_and_an_end(server: OpenServer, name: object) -> None:
    answer = await server.stranger().post("/me", {"name": name})
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"


@pytest.mark.parametrize(
    ("query", "header", "person", "spoken"),
    [
        ("ru", "en", "en", "Такого стола нет."),
        ("", "ru-RU,ru;q=0.9,en;q=0.8", "en", "Такого стола нет."),
        ("", "tlh, en;q=0.5, ru;q=0.2", "ru", "There is no such table."),
        ("", "tlh", "ru", "Такого стола нет."),
        ("", "", "en", "There is no such table."),
    ],
)
async def test_the_address_then_the_browser_then_the_person_chooses_the_language(
    server: OpenServer, query: str, header: str, person: str, spoken: str
) -> None:
    guest = await server.guest("Guest", person)
    path = "/api/tables/nowhere" + (f"?lang={query}" if query else "")
    answer = await guest.browser.get(path, headers={"accept-language": header})
    assert answer.json()["text"] == spoken


@pytest.mark.parametrize(
    ("header", "lang"), [("ru", "ru"), ("en;q=0.1,ru;q=0.2", "ru"), ("fr", ""), ("ru;q=x,en", "en"), ("", "")]
)
def test_the_preferred_language(header: str, lang: str) -> None:
    assert preferred_language(header) == lang
