"""A server without a network: guests with cookie jars of their own, and sockets that speak ASGI."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from litestar import Litestar
from msgspec import json
from msgspec.structs import replace

from teahouse.engine.rng import Rng, seeded
from teahouse.server.app import create_app
from teahouse.server.commands import commit
from teahouse.server.context import AppContext
from teahouse.server.models import Branched
from teahouse.server.settings import Settings, address_of

HOST: Final = "teahouse.test"
PATIENCE: Final = 20.0
Json = dict[str, Any]
APPS: Final[list[Litestar]] = []
"""Applications no open server uses now: they take longer to build than a context."""


def settings_at(path: Path | str, **changes: Any) -> Settings:
    """Quick and patient: bots think in a thread and do not wait, and nobody asks too often."""
    usual = Settings(
        database=address_of(str(path)),
        bots=0,
        pace=0,
        longest_window=0,
        guests_per_minute=100_000,
        sign_ins_per_minute=100_000,
        tables_per_minute=100_000,
        lines_per_minute=100_000,
        words_per_second=100_000,
        hints_per_minute=100_000,
        names_per_minute=100_000,
        changes_per_minute=100_000,
        looks_per_minute=100_000,
        requests_per_minute=1_000_000,
        replays_per_minute=100_000,
        packs_per_minute=100_000,
        experiments_per_minute=100_000,
        lab="off",
        running_tables=100_000,
        recordings=False,
    )
    return replace(usual, **changes)


def transport_to(app: Any) -> httpx.ASGITransport:
    """No network between."""
    return httpx.ASGITransport(app, raise_app_exceptions=False)


def at_version(version: int) -> Callable[[Json], bool]:
    """A view of this version or a later one."""
    return lambda told: bool(told["version"] >= version)


class ClientSocket:
    """One open socket, from the side of the browser."""

    def __init__(self, app: Litestar, path: str, headers: dict[str, str]) -> None:
        self.inbox: asyncio.Queue[Json] = asyncio.Queue()
        self.outbox: asyncio.Queue[Json] = asyncio.Queue()
        self.closed = 0
        self.heard: list[bytes] = []
        """Everything that came, as it came."""
        scope: Json = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("test", 1),
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        self.task = asyncio.create_task(app(scope, self.inbox.get, self.outbox.put))  # type: ignore[arg-type]

    async def open(self) -> bool:
        """Whether we were let in."""
        await self.inbox.put({"type": "websocket.connect"})
        answer = await asyncio.wait_for(self.outbox.get(), PATIENCE)
        self.closed = answer.get("code", 0)
        return bool(answer["type"] == "websocket.accept")

    async def say(self, what: str, **words: Any) -> None:
        await self.say_raw(json.encode({"type": what, **words}).decode())

    async def say_raw(self, text: str) -> None:
        await self.inbox.put({"type": "websocket.receive", "text": text})

    async def look(
        self, seat: int = -1, lang: str = "en", log_from: int = 0, coach: bool = False, spoken: bool = False
    ) -> None:
        await self.say("look", seat=seat, lang=lang, log_from=log_from, coach=coach, spoken=spoken)

    async def hear(self, kind: str = "", fits: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next message, or the next of a kind that fits."""
        while True:
            message = await asyncio.wait_for(self.outbox.get(), PATIENCE)
            if message["type"] == "websocket.close":
                self.closed = message["code"]
                raise ConnectionError(self.closed)
            self.heard.append(message["text"].encode())
            told: Json = json.decode(message["text"])
            if (not kind or told["type"] == kind) and fits(told):
                return told

    async def view(self, fits: Callable[[Json], bool] = lambda _: True) -> Json:
        return await self.hear("view", fits)

    async def quiet(self, seconds: float = 0.05) -> bool:
        """Whether nothing comes for a while."""
        await asyncio.sleep(seconds)
        return self.outbox.empty()

    async def close(self) -> None:
        await self.inbox.put({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(asyncio.gather(self.task, return_exceptions=True), PATIENCE)


class Guest:
    """A person with a browser."""

    def __init__(self, app: Litestar, name: str) -> None:
        self.app = app
        self.name = name
        self.browser = httpx.AsyncClient(transport=transport_to(app), base_url=f"http://{HOST}")
        self.sockets: list[ClientSocket] = []

    async def get(self, path: str, **query: Any) -> httpx.Response:
        """A real network would let others have their turn here."""
        await asyncio.sleep(0)
        return await self.browser.get(f"/api{path}", params=query)

    async def post(self, path: str, body: Json | None = None, **query: Any) -> httpx.Response:
        return await self.browser.post(f"/api{path}", json={} if body is None else body, params=query)

    async def introduce(self, lang: str = "en") -> None:
        answer = await self.post("/me", {"name": self.name, "lang": lang})
        assert answer.status_code == 200

    async def table(self, game: str, *seats: str, options: Json | None = None, listed: bool = False) -> str:
        """Set up a table: `me`, `open`, or the name of a bot for each seat."""
        wishes = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat} for seat in seats]
        made = {"game": game, "seats": wishes, "options": options or {}, "listed": listed}
        answer = await self.post("/tables", made)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def sit(self, table: str) -> Json:
        answer = await self.post(f"/tables/{table}/join")
        assert answer.status_code == 200, answer.text
        return Json(answer.json())

    async def view(self, table: str, seat: int = -1, **query: Any) -> Json:
        answer = await self.get(f"/tables/{table}/view", seat=seat, **query)
        assert answer.status_code == 200, answer.text
        return Json(answer.json())

    def key(self) -> str:
        return secrets.token_hex(8)

    async def play(self, table: str, view: Json, move: str = "", key: str = "") -> httpx.Response:
        """Answer a view; without a word with the first legal move."""
        word = move or view["asked"]["options"][0]["move"]
        wish = {
            "type": "play",
            "seat": view["seat"],
            "version": view["version"],
            "move": word,
            "key": key or self.key(),
        }
        return await self.post(f"/tables/{table}/play", wish)

    async def ask(self, path: str, table: str, view: Json, **words: Any) -> httpx.Response:
        """Undo, ask-back and the like."""
        wish = {"type": path.replace("-", "_"), "seat": view["seat"], "version": view["version"], "key": self.key()}
        wish |= words
        return await self.post(f"/tables/{table}/{path}", {name: wish[name] for name in wish if wish[name] is not None})

    async def socket(self, table: str, origin: str = f"http://{HOST}") -> ClientSocket:
        line = await self.knock(table, origin)
        assert await line.open()
        return line

    async def lesson(self, game: str, lesson: str, step: int = 1, lang: str = "en", log_from: int = 0) -> ClientSocket:
        """Begin a lesson, or go on with it."""
        line = await self.knock_at(f"/api/learn/{game}/{lesson}/socket", f"http://{HOST}")
        assert await line.open()
        await line.say("lesson_look", lang=lang, step=step, log_from=log_from)
        return line

    async def knock(self, table: str, origin: str) -> ClientSocket:
        return await self.knock_at(f"/api/tables/{table}/socket", origin)

    async def knock_at(self, path: str, origin: str) -> ClientSocket:
        cookies = "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())
        headers = {"host": HOST, "cookie": cookies} | ({"origin": origin} if origin else {})
        self.sockets.append(ClientSocket(self.app, path, headers))
        return self.sockets[-1]

    async def leave(self) -> None:
        for line in self.sockets:
            await line.close()
        await self.browser.aclose()


class OpenServer:
    """A running server and its guests."""

    def __init__(self, settings: Settings) -> None:
        self.app = APPS.pop() if APPS else create_app(settings)
        self.context = self.app.state.context = AppContext(settings)
        self.guests: list[Guest] = []

    async def guest(self, name: str, lang: str = "en") -> Guest:
        """Somebody who has said their name."""
        guest = self.stranger(name)
        await guest.introduce(lang)
        return guest

    def stranger(self, name: str = "") -> Guest:
        self.guests.append(Guest(self.app, name))
        return self.guests[-1]


@asynccontextmanager
async def open_server(settings: Settings) -> AsyncIterator[OpenServer]:
    """From opening to closing."""
    server = OpenServer(settings)
    async with server.context.opened():
        yield server
        for guest in server.guests:
            await guest.leave()
    APPS.append(server.app)


def any_option(view: Json, rng: Rng) -> str:
    options = view["asked"]["options"]
    return str(options[rng.below(len(options))]["move"])


async def finish(server: OpenServer, table: str, seed: str = "end") -> None:
    """Play a game out by chance, in one change."""
    async with server.context.live_tables.at(table) as live:
        game, rng = live.game.fork(), seeded(seed)
        while game.position.open:
            decision = game.position.open[0]
            options = game.position.options(decision)
            game.play(decision.seat, options[rng.below(len(options))])
        await commit(server.context, live, "finish", Branched(-1, game.entries[len(live.game.entries) :]))


async def play_to_the_end(people: dict[int, Guest], table: str, seed: str = "end", most: int = 10_000) -> Json:
    """Random moves for all seats of these people; returns the last view of the first of them."""
    rng = seeded(seed)
    first = next(iter(people))
    for _ in range(most):
        view: Json = {}
        for seat, guest in people.items():
            view = await guest.view(table, seat, log_from=1_000_000)
            if view["ending"] is not None:
                return await people[first].view(table, first)
            if view["asked"] is not None:
                answer = await guest.play(table, view, any_option(view, rng))
                assert answer.status_code == 200, answer.text
                break
        else:
            await asyncio.sleep(0.005)
    raise AssertionError("the game did not end")
