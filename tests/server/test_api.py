"""The whole HTTP interface under strange requests: no fault of ours, and every answer as it is described."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack, ExitStack
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import httpx
import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from teahouse.server import lobby
from teahouse.server.app import create_app
from teahouse.text import languages
from tests.server.guests import Guest, OpenServer, finish, open_server, settings_at, transport_to
from tests.server.servers import postgres

EXAMPLES = 8
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
T = TypeVar("T")


class ThreadedServer:
    """A server in a thread of its own, for tests that cannot wait."""

    def __init__(self, database: Path | str) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.open = AsyncExitStack()
        self.server: OpenServer = self.call(self.open.enter_async_context(open_server(settings_at(database))))
        self.guest: Guest = self.call(self.server.guest("Ann"))
        self.tables = self.call(self.set_up())
        self.asked = 0

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    async def set_up(self) -> list[str]:
        """One table that gathers, one that is played, one that is over, and one that does not exist."""
        over = await self.guest.table("zhanguo", "me", "me", listed=True)
        await finish(self.server, over)
        gathering = await self.guest.table("great_wall", "me", "open", "open", listed=True)
        return [await self.guest.table("zhanguo", "me", "me"), over, gathering, "nowhere"]

    def ask(self, case: "Case[Any]") -> httpx.Response:
        """Send a case, to one table after the other, as somebody or nobody, in our languages and in one we lack."""
        self.asked += 1
        if "table" in case.path_parameters:
            case.path_parameters["table"] = self.tables[self.asked % len(self.tables)]
        if "lang" in (case.query or {}):
            case.query["lang"] = ["fr", *languages()][self.asked % (1 + len(languages()))]
        sent: dict[str, Any] = dict(case.as_transport_kwargs(base_url="http://teahouse.test"))
        if "data" in sent:
            sent["content"] = sent.pop("data")
        sent["headers"] = {name: str(value) for name, value in sent["headers"].items()}
        del sent["cookies"]
        cookies = dict(self.guest.browser.cookies) if self.asked % 5 else {}
        return self.call(self.send(sent, cookies))

    async def send(self, sent: dict[str, Any], cookies: dict[str, str]) -> httpx.Response:
        async with httpx.AsyncClient(transport=transport_to(self.server.app), cookies=cookies) as browser:
            return await browser.request(**sent)

    def close(self) -> None:
        self.call(self.open.aclose())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """As everywhere, with seeds that PostgreSQL has room for: the names of these tests are long."""
    numbers = count()
    monkeypatch.setattr(lobby, "new_seed", lambda: f"api {next(numbers)}")


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def backstage(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadedServer]:
    with ExitStack() as stack:
        database: Path | str = tmp_path_factory.mktemp("api") / "teahouse.db"
        if request.param == "postgres":
            database = stack.enter_context(postgres())
        opened = ThreadedServer(database)
        stack.callback(opened.close)
        yield opened


def described() -> Any:
    """The interface as it describes itself."""
    app = create_app(settings_at("unused.db"))
    return schemathesis.openapi.from_dict(app.openapi_schema.to_schema())


schema = described()


@schema.parametrize()  # type: ignore[untyped-decorator]
@hypothesis.settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
)
def test_every_answer_is_as_described(case: "Case[Any]", backstage: ThreadedServer) -> None:
    case.validate_response(backstage.ask(case), checks=CHECKS)


def test_every_path_of_the_contract_is_described() -> None:
    paths = {operation.ok().label for operation in schema.get_all_operations()}
    at = "/api/tables/{table}"
    wanted = {
        f"POST {at}/{what}"
        for what in (
            "join",
            "leave",
            "report",
            "rematch",
            "branch",
            "delete",
            "play",
            "undo",
            "say",
            "plan",
            "deal",
            "chance",
        )
    }
    wanted |= {f"POST {at}/{what}" for what in ("ask-back", "answer-back", "mute", "arrange", "give", "let-in")}
    wanted |= {
        f"GET {at}/{what}" for what in ("view", "why", "chat", "plans", "record", "replay", "replay/{at}", "shuffles")
    }
    wanted |= {f"GET /api/games/{{game}}/{what}" for what in ("printed", "rules", "rules/search", "glossary")}
    wanted |= {"POST /api/games/{game}/possible"}
    wanted |= {"GET /api/me", "POST /api/me", "GET /api/games", "GET /api/tables", "POST /api/tables"}
    wanted |= {"GET /api/me/preferences", "PUT /api/me/preferences", "GET /api/me/export", "POST /api/me/delete"}
    wanted.add("GET /api/house")
    wanted |= {f"GET {at}", "GET /api/finished", "GET /api/samples", "GET /api/learn/{game}"}
    wanted |= {"GET /api/learn/{game}/introduction", "GET /api/learn/{game}/{lesson}/{step}"}
    wanted.add("GET /api/rules/{game}/{clause}/example")
    wanted |= {"GET /api/packs", "POST /api/packs", "GET /api/packs/{pack}", "POST /api/packs/{pack}/delete"}
    wanted |= {f"GET /api/packs/{{pack}}/{what}" for what in ("files", "entries", "entry")}
    wanted |= {"POST /api/packs/{pack}/entry", "GET /api/lab", "POST /api/lab"}
    wanted |= {"GET /api/lab/{experiment}", "GET /api/lab/{experiment}/found", "GET /api/lab/{experiment}/report"}
    wanted |= {f"POST /api/lab/{{experiment}}/{what}" for what in ("stop", "go-on", "delete")}
    of_account = ("keep", "sign-in", "sign-out", "codes", "recover", "device", "arrive", "sessions/{session}/end")
    passkeys = ("offer", "{passkey}/delete", "ask", "sign-in")
    wanted |= {f"POST /api/account/{what}" for what in (*of_account, "sessions/end-others", "passkeys")}
    wanted |= {f"POST /api/account/passkeys/{what}" for what in passkeys}
    wanted |= {"GET /api/account", "GET /api/history", "GET /api/people/{person}", "GET /api/me/profile"}
    wanted |= {"POST /api/me/privacy", f"POST {at}/favourite"}
    wanted |= {f"POST {at}/{what}" for what in ("review", "review/stop", "resign", "end-here", "late", "host")}
    wanted |= {f"{way} {at}/orders" for way in ("GET", "POST")}
    wanted |= {"GET /api/tournaments", "POST /api/tournaments", "GET /api/tournaments/{tournament}"}
    wanted |= {f"POST /api/tournaments/{{tournament}}/{what}" for what in ("join", "leave", "start")}
    wanted.add(f"GET {at}/review")
    notices = ("push", "mail", "mail/confirm", "webhook", "{channel}/try", "{channel}/delete")
    wanted |= {"GET /api/me/notices", *(f"POST /api/me/notices/{what}" for what in notices)}
    assert paths == wanted
