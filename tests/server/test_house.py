"""Looking after a house: people, tables, bans, reports, what is too old, what is somebody's own, and metrics."""

import gzip
import io
import json
import logging
from datetime import timedelta
from pathlib import Path

import pytest
import structlog
from sqlalchemy import text

from teahouse.cli import run
from teahouse.engine.errors import TeahouseError
from teahouse.server import logs
from teahouse.server.backups import back_up, restore
from teahouse.server.models import ago
from teahouse.server.observed import Observed
from teahouse.server.retention import Retention
from teahouse.server.settings import address_of, settings_from
from teahouse.server.store import Store
from tests.server.guests import HOST, Guest, Json, OpenServer, finish, open_server, settings_at
from tests.server.test_commands import mover
from tests.server.test_history import returning
from tests.server.test_migrations import address, postgres_server  # noqa: F401  (fixtures)

pytestmark = pytest.mark.anyio


def admin(capsys: pytest.CaptureFixture[str], database: Path, *words: str) -> list[list[str]]:
    capsys.readouterr()
    assert run(["admin", *words, "--database", str(database)]) == 0
    return [line.split("\t") for line in capsys.readouterr().out.splitlines()]


async def everything(server: OpenServer) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables that a backup holds."""
    names = ("person", "preferences", "seating", "seat", "seat_event", "change", "chat", "content_pack", "recording")
    found = {}
    async with server.context.store.read() as connection:
        for name in names:
            rows = (await connection.execute(text(f"SELECT * FROM {name}"))).all()
            found[name] = sorted([tuple(map(plain, row)) for row in rows], key=str)
    return found


def plain(value: object) -> object:
    """SQLite has no booleans."""
    return int(value) if isinstance(value, bool) else bytes(value) if isinstance(value, memoryview) else value


async def busy(server: OpenServer) -> tuple[Guest, Guest, str, str]:
    """Two people, a running table and a finished one."""
    ann, bob = await server.guest("Ann"), await server.guest("Боб", "ru")
    over, running = await ann.table("zhanguo", "me", "open"), await ann.table("zhanguo", "me", "open")
    for table in (over, running):
        await bob.sit(table)
    await finish(server, over)
    for _ in range(5):
        _, guest, view = await mover(running, ann, bob)
        await guest.play(running, view)
    await bob.post(f"/tables/{running}/say", {"type": "say", "text": "чаю?"})
    return ann, bob, over, running


# -- backups ---------------------------------------------------------------------------------------


async def test_a_backup_is_restored_and_the_tables_go_on(address: str, tmp_path: Path) -> None:  # noqa: F811
    file, second = tmp_path / "backup.gz", tmp_path / "restored.db"
    async with open_server(settings_at("unused", database=address)) as server:
        ann, bob, over, running = await busy(server)
        counts = await back_up(server.context.store, file)
        before, seen = await everything(server), [await ann.view(running, 0), await bob.view(over, 1)]
        _, guest, view = await mover(running, ann, bob)
        await guest.play(running, view)
    assert counts["person"] == 2
    store = Store(address_of(str(second)))
    await restore(store, file)
    with pytest.raises(TeahouseError, match="not empty"):
        await restore(store, file)
    await store.close()
    async with open_server(settings_at(second)) as server:
        assert await everything(server) == before
        ann, bob = returning(server, ann), returning(server, bob)
        assert [await ann.view(running, 0), await bob.view(over, 1)] == seen
        _, guest, view = await mover(running, ann, bob)
        assert (await guest.play(running, view)).status_code == 200


async def test_a_backup_of_a_file_becomes_a_postgres_database(
    address: str,  # noqa: F811
    tmp_path: Path,
    database: Path,
) -> None:
    file = tmp_path / "backup.gz"
    async with open_server(settings_at(database)) as server:
        await busy(server)
        await back_up(server.context.store, file)
        before = await everything(server)
    store = Store(address)
    await restore(store, file)
    await store.close()
    async with open_server(settings_at("unused", database=address)) as server:
        assert await everything(server) == before
        await server.guest("Eve")


async def test_half_a_backup_is_refused_and_changes_nothing(database: Path, tmp_path: Path) -> None:
    file, half = tmp_path / "backup.gz", tmp_path / "half.gz"
    async with open_server(settings_at(database)) as server:
        await busy(server)
        await back_up(server.context.store, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    store = Store(address_of(str(tmp_path / "new.db")))
    for damaged in (lines[:-1], lines[:-2] + lines[-1:], [b"{}\n"], [b"tea\n"]):
        half.write_bytes(gzip.compress(b"".join(damaged)))
        with pytest.raises(TeahouseError):
            await restore(store, half)
    half.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    with pytest.raises(TeahouseError, match="cannot be read"):
        await restore(store, half)
    await restore(store, file)
    await store.close()


async def test_commands_back_up_and_restore(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with open_server(settings_at(database)) as server:
        await busy(server)
    import asyncio

    file, new = str(tmp_path / "b.gz"), str(tmp_path / "n.db")
    assert await asyncio.to_thread(run, ["backup", file, "--database", str(database)]) == 0
    assert "2 people, 2 tables" in capsys.readouterr().out
    assert await asyncio.to_thread(run, ["restore", file, "--database", new]) == 0
    assert "Restored: 2 people, 2 tables" in capsys.readouterr().out
    assert await asyncio.to_thread(run, ["restore", file, "--database", new]) == 2
    assert await asyncio.to_thread(run, ["restore", str(database), "--database", str(tmp_path / "o.db")]) == 2
    assert await asyncio.to_thread(run, ["backup", file, "--database", str(tmp_path / "none.db")]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 3
    assert "Traceback" not in said


# -- admin -----------------------------------------------------------------------------------------


async def test_the_commands_of_an_admin(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import asyncio

    async with open_server(settings_at(database)) as server:
        ann, _, over, running = await busy(server)
        told = await ann.post(f"/tables/{running}/report", {"seat": 1, "text": "слишком долго думает"})
        assert told.status_code == 204, told.text

    async def lines_of(*words: str) -> list[list[str]]:
        return await asyncio.to_thread(admin, capsys, database, *words)

    assert [row[1] for row in (await lines_of("people"))[1:]] == ["Боб", "Ann"]
    assert [row[1] for row in (await lines_of("people", "--find", "an"))[1:]] == ["Ann"]
    assert [row[0] for row in (await lines_of("tables", "--state", "over"))[1:]] == [over]
    assert {row[0] for row in (await lines_of("tables", "--person", "1"))[1:]} == {over, running}
    assert [row[-1] for row in (await lines_of("reports"))[1:]] == ["слишком долго думает"]
    await lines_of("reports", "--close", "1")
    assert (await lines_of("reports"))[1:] == []
    await lines_of("ban", "2", "--days", "3", "--why", "slow")
    assert [row[1] for row in (await lines_of("bans"))[1:]] == ["2"]
    await lines_of("unban", "1")
    assert (await lines_of("bans"))[1:] == []
    await lines_of("clean", "--finished-days", "1")
    await lines_of("delete", "--table", over, "--yes")
    await lines_of("delete", "--person", "2", "--yes")
    assert [row[0] for row in (await lines_of("tables"))[1:]] == [running]
    assert [row[1] for row in (await lines_of("people"))[1:]] == ["Ann"]


@pytest.mark.parametrize(
    "words",
    [
        ("ban", "77"),
        ("ban",),
        ("unban", "77"),
        ("reports", "--close", "77"),
        ("delete", "--yes"),
        ("delete", "--table", "nowhere", "--yes"),
        ("delete", "--person", "77", "--yes"),
        ("clean",),
    ],
)
def test_what_an_admin_writes_wrong_is_one_sentence(
    words: tuple[str, ...], database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert run(["admin", *words, "--database", str(database)]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)


async def test_who_is_banned_does_not_come_in(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "me")
    _, _, view = await mover(table, ann, ann)
    await server.context.housekeeping.ban(1, "", 3, "")
    for answer in (await ann.get("/me"), await ann.play(table, view), await ann.get("/tables", mine=True)):
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    assert not await (await ann.knock(table, f"http://{HOST}")).open()
    await server.context.housekeeping.lift(1)
    assert (await ann.play(table, view)).status_code == 200
    await server.context.housekeeping.ban(None, "127.0.0.1", 0, "")
    answer = await server.stranger("Eve").post("/me", {"name": "Eve", "lang": "en"})
    assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    assert (await ann.get("/me")).status_code == 200


async def test_what_is_too_old_goes_and_the_rest_stays(database: Path) -> None:
    keep = Retention(finished_days=30, stopped_days=60, waiting_days=7, guest_days=90)
    async with open_server(settings_at(database, retention=keep)) as server:
        ann, _, over, running = await busy(server)
        waiting, young = await ann.table("zhanguo", "me", "open"), await ann.table("zhanguo", "me", "open")
        await server.guest("Nobody")
        async with server.context.store.write() as connection:
            for table, days in ((over, 31), (running, 61), (waiting, 8), (young, 6)):
                at = {"at": ago(timedelta(days=days)), "id": table}
                await connection.execute(text("UPDATE seating SET at = :at WHERE id = :id"), at)
            await connection.execute(text("UPDATE person SET at = :at"), {"at": ago(timedelta(days=100))})
        await server.context.caretaker.clean()
        assert [row["id"] for row in await server.context.housekeeping.tables()] == [young]
        assert [row["name"] for row in await server.context.housekeeping.people()] == ["Ann"]
        assert (await ann.get(f"/tables/{over}")).status_code == 404
        assert (await ann.get(f"/tables/{young}")).status_code == 200


async def test_a_house_keeps_everything_unless_it_is_told_otherwise() -> None:
    assert settings_from({}).retention.is_for_ever
    chosen = settings_from({"TEAHOUSE_KEEP_FINISHED_DAYS": "30", "TEAHOUSE_KEEP_GUEST_DAYS": "0"}).retention
    assert chosen == Retention(finished_days=30)
    with pytest.raises(TeahouseError, match="TEAHOUSE_KEEP_WAITING_DAYS must be a whole number"):
        settings_from({"TEAHOUSE_KEEP_WAITING_DAYS": "-3"})
    with pytest.raises(TeahouseError, match="TEAHOUSE_ADDRESS is what friends open"):
        settings_from({"TEAHOUSE_ADDRESS": "tea.example"})


# -- one's own -------------------------------------------------------------------------------------


async def test_people_take_what_is_theirs_with_them(server: OpenServer) -> None:
    ann, bob, over, running = await busy(server)
    mine = (await bob.get("/me/export")).json()
    assert (mine["name"], mine["lang"]) == ("Боб", "ru")
    assert [line["text"] for line in mine["chat"]] == ["чаю?"]
    tables = {each["id"]: each for each in mine["tables"]}
    assert set(tables) == {over, running}
    assert tables[over]["record"][-1]["result"]["points"]
    assert tables[running]["record"] == [], "nothing of a running game"
    async with server.context.live_tables.at(running) as live:
        assert live.row.seed not in json.dumps(mine)
    assert (await server.stranger().get("/me/export")).status_code == 401
    assert (await ann.get("/me/export")).json()["chat"] == []


async def test_people_delete_what_is_theirs(server: OpenServer) -> None:
    ann, bob, over, running = await busy(server)
    own, waiting = await bob.table("zhanguo", "me", "random"), await bob.table("zhanguo", "me", "open")
    before = (await ann.get(f"/tables/{over}/record")).text.splitlines()[1:]
    wrong = await bob.post("/me/delete", {"name": "Bob"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "not-your-name")
    token = bob.browser.cookies["teahouse"]
    assert (await bob.post("/me/delete", {"name": "Боб"})).json()["name"] == ""
    again = server.stranger("Боб")
    again.browser.cookies["teahouse"] = token
    assert (await again.get("/me")).json()["name"] == ""
    for table in (own, waiting):
        assert (await ann.get(f"/tables/{table}")).status_code == 404
    seats = {table: (await ann.get(f"/tables/{table}", lang="en")).json()["seats"] for table in (over, running)}
    assert (seats[over][1]["who"], seats[over][1]["name"]) == ("person", "—")
    assert seats[running][1]["who"] == "bot"
    assert (await ann.get(f"/tables/{over}/record")).text.splitlines()[1:] == before, "the game stays as it was"
    kept = json.dumps(await everything(server), ensure_ascii=False, default=str)
    assert "Боб" not in kept
    assert "чаю?" not in kept


# -- metrics and logs ------------------------------------------------------------------------------


def observed(server: OpenServer) -> Guest:
    guest = server.stranger("Ann")
    guest.browser = guest.browser.__class__(
        transport=type(guest.browser._transport)(Observed(server.app), raise_app_exceptions=False),  # type: ignore[call-arg]
        base_url=f"http://{HOST}",
    )
    return guest


async def test_metrics_count_what_happens_and_name_nobody(server: OpenServer) -> None:
    ann = observed(server)
    await ann.introduce()
    table = await ann.table("zhanguo", "me", "me")
    _, _, view = await mover(table, ann, ann)
    await ann.play(table, view)
    assert (await ann.get("/tables/nowhere")).status_code == 404
    assert (await ann.browser.post("/api/tables", headers={"sec-fetch-site": "cross-site"}, json={})).status_code == 403
    told = (await ann.browser.get("/metrics")).text
    for line in (
        'teahouse_requests_total{method="POST",route="/api/tables/{table}/play",status="200"}',
        'teahouse_changes_total{game="zhanguo",what="Played"}',
        'teahouse_refusals_total{code="foreign-page"}',
        'status="403"',
        "teahouse_live_tables 1.0",
        "teahouse_commit_seconds_bucket",
        "teahouse_waking_seconds_count",
    ):
        assert line in told, line
    assert table not in told
    assert "Ann" not in told


async def test_metrics_are_not_for_everybody(database: Path) -> None:
    async with open_server(settings_at(database)) as server:
        guest = server.stranger()
        assert (await guest.browser.get("/metrics")).status_code == 200
        assert (await guest.browser.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"})).status_code == 404
    async with open_server(settings_at(database, metrics_token="tea")) as server:
        guest = server.stranger()
        assert (await guest.browser.get("/metrics")).status_code == 404
        for token, status in (("tea", 200), ("coffee", 404), ("чай", 404)):
            headers = [(b"authorization", f"Bearer {token}".encode())]
            assert (await guest.browser.get("/metrics", headers=headers)).status_code == status


@pytest.fixture
def log() -> io.StringIO:
    stream = io.StringIO()
    logs.keep_log(logging.INFO, stream)
    return stream


def lines(stream: io.StringIO) -> list[Json]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


async def test_a_fault_is_logged_with_its_message_its_traceback_and_its_request(
    server: OpenServer, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = observed(server)
    await ann.introduce()

    async def broken(self: Store, person: object) -> list[object]:
        raise RuntimeError("the kettle is cold")

    monkeypatch.setattr(Store, "tables_of", broken)
    answer = await ann.browser.get("/api/tables?mine=true", headers={"x-request-id": "a-cup-of-tea"})
    assert (answer.status_code, answer.headers["x-request-id"]) == (500, "a-cup-of-tea")
    assert "kettle" not in answer.text
    (fault,) = [line for line in lines(log) if line["level"] == "error"]
    assert (fault["error"], fault["request"]) == ("the kettle is cold", "a-cup-of-tea")
    assert "RuntimeError: the kettle is cold" in fault["exception"]
    (seen,) = [line for line in lines(log) if line["event"] == "request" and line["status"] == 500]
    assert seen["route"] == "/api/tables"


async def test_no_secret_gets_into_the_log(server: OpenServer, log: io.StringIO) -> None:
    ann = observed(server)
    await ann.introduce()
    token = ann.browser.cookies["teahouse"]
    table = await ann.table("zhanguo", "me", "random")
    await ann.view(table, 0)
    teller = structlog.get_logger("teahouse")
    try:
        statement = f"[parameters: ('{token}',)]"
        raise RuntimeError(f"postgresql://tea:{token}@db/x refused; cookie teahouse={token}; {statement}")
    except RuntimeError as error:
        teller.error("failed", error=str(error), exc_info=True, cookie=token, seed=token, nested={"password": token})
        logging.getLogger("other").exception("failed with %s", f"redis://:{token}@cache/0")
    told = log.getvalue()
    assert "failed" in told
    assert token not in told
    async with server.context.live_tables.at(table) as live:
        assert live.row.seed not in told
