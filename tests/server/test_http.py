"""What holds for every answer: headers, sizes, foreign pages, odd requests, and the browser's files."""

from pathlib import Path

import pytest

from tests.server.guests import HOST, OpenServer, open_server, settings_at

pytestmark = pytest.mark.anyio


async def test_every_answer_is_guarded(server: OpenServer) -> None:
    browser = server.stranger().browser
    for path in ("/", "/api/games", "/api/nowhere", "/nowhere.js", "/health/live"):
        answer = await browser.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'; script-src 'self'; style-src 'self';" in policy
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
    assert (await browser.get("/api/me")).headers["cache-control"] == "no-store"


async def test_long_answers_are_squeezed(server: OpenServer) -> None:
    answer = await server.stranger().browser.get("/api/games/zhanguo/rules", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()["game"] == "zhanguo"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"origin": f"http://{HOST}"}, 200),
        ({"origin": "https://friend.test"}, 200),
        ({"origin": "https://elsewhere.test"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "same-origin"}, 200),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "cross-site", "origin": "https://friend.test"}, 200),
    ],
)
async def test_only_our_own_pages_and_trusted_ones_may_change_anything(
    database: Path, headers: dict[str, str], status: int
) -> None:
    async with open_server(settings_at(database, origins=("https://friend.test",))) as server:
        browser = server.stranger().browser
        answer = await browser.post("/api/me", json={"name": "Ann"}, headers=headers)
        assert answer.status_code == status
        assert (await browser.get("/api/me", headers=headers)).status_code == 200


async def test_too_much_at_once(server: OpenServer) -> None:
    answer = await server.stranger().post("/me", {"name": "x" * 70_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"", "application/json"),
        (b"{", "application/json"),
        (b"\xff\xfe", "application/json"),
        (b"name=Ann", "application/x-www-form-urlencoded"),
        (b'{"name": "Ann", "lang": "fr"}', "application/json"),
        (b'{"name": "Ann", "role": "host"}', "application/json"),
        (b"[" * 2000, "application/json"),
    ],
)
async def test_bodies_that_cannot_be_read(server: OpenServer, body: bytes, kind: str) -> None:
    browser = server.stranger().browser
    answer = await browser.post("/api/me", content=body, headers={"content-type": kind, "accept-language": "ru"})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert answer.json()["text"].startswith("Запрос не удалось прочитать")


async def test_addresses_and_ways_that_are_not_there(server: OpenServer) -> None:
    browser = server.stranger().browser
    answer = await browser.get("/api/nowhere")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")
    answer = await browser.delete("/api/games")
    assert (answer.status_code, answer.json()["code"]) == (405, "no-such-way")
    assert (await browser.get("/api/tables/x/view?seat=nine")).json()["code"] == "malformed"
    assert (await browser.get("/api/games?lang=fr")).status_code == 400


async def test_too_often(strict_server: OpenServer) -> None:
    guests = [strict_server.stranger(name) for name in ("Ann", "Bob", "Eve", "Zoe")]
    answers = [await guest.post("/me", {"name": guest.name}) for guest in guests]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[-1].json()["code"] == "too-many"
    ann = guests[0]
    tables = [await ann.post("/tables", {"game": "zhanguo", "seats": [{"who": "me"}] * 2}) for _ in range(3)]
    assert [answer.status_code for answer in tables] == [201, 201, 429]
    table = tables[0].json()["id"]
    lines = [await ann.post(f"/tables/{table}/say", {"type": "say", "text": "tea"}) for _ in range(3)]
    assert [answer.status_code for answer in lines] == [200, 200, 429]


# -- the browser's files -------------------------------------------------------------------------


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A bundle as the build leaves it."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Teahouse</title>" + " " * 2000, encoding="utf-8")
    (web / "assets" / "main-1a2b.js").write_text("export const tea = 1;" * 100, encoding="utf-8")
    (web / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return web


async def test_files_are_kept_for_ever_and_the_page_is_asked_for_anew(database: Path, built: Path) -> None:
    async with open_server(settings_at(database, web=built)) as server:
        browser = server.stranger().browser
        script = await browser.get("/assets/main-1a2b.js", headers={"accept-encoding": "gzip"})
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert script.text.startswith("export const tea")
        plain = await browser.get("/icon.svg", headers={"accept-encoding": "identity"})
        assert (plain.headers["content-type"], plain.text) == ("image/svg+xml", "<svg/>")
        page = await browser.get("/")
        assert page.headers["cache-control"] == "no-cache"
        again = await browser.get("/", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


async def test_addresses_inside_the_page_are_the_page(database: Path, built: Path) -> None:
    async with open_server(settings_at(database, web=built)) as server:
        browser = server.stranger().browser
        for path in ("/", "/table/abc", "/replay/abc", "/new/zhanguo", "/learn/zhanguo/x", "/rules/zhanguo"):
            answer = await browser.get(path)
            assert (answer.status_code, "<title>Teahouse" in answer.text) == (200, True), path
        lost = await browser.get("/nowhere")
        assert (lost.status_code, "<title>Teahouse" in lost.text) == (404, True)
        assert (await browser.get("/table/missing.js")).status_code == 404
        assert (await browser.head("/")).status_code == 200


@pytest.mark.parametrize("path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "//etc/hostname"])
async def test_nothing_outside_the_bundle_is_sent(database: Path, built: Path, path: str) -> None:
    async with open_server(settings_at(database, web=built)) as server:
        answer = await server.stranger().browser.get(path)
        assert "secret" not in answer.text
        assert answer.status_code == 404


async def test_a_server_without_a_bundle_says_how_to_build_it(database: Path, tmp_path: Path) -> None:
    async with open_server(settings_at(database, web=tmp_path / "nothing")) as server:
        browser = server.stranger().browser
        assert "make web" in (await browser.get("/")).text
        assert (await browser.get("/table/abc")).status_code == 404
        assert (await browser.get("/api/games")).status_code == 200
