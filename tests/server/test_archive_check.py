"""`teahouse validate --database`: which tables of an archive would come out differently, before it is upgraded."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from teahouse.cli import run
from teahouse.server.archive_check import ArchiveCheck, Judged
from teahouse.server.store import Store
from tests.server.editions import other_content
from tests.server.guests import OpenServer, finish, open_server, settings_at
from tests.server.test_commands import mover
from tests.server.test_history import GENEROUS
from tests.server.test_migrations import address, postgres_server  # noqa: F401  (fixtures)

pytestmark = pytest.mark.anyio


async def judged(database: str) -> dict[str, Judged]:
    store = Store(database)
    try:
        return {each.table: each async for each in ArchiveCheck(store).judged()}
    finally:
        await store.close()


async def change(database: str, sentence: str, **values: str) -> None:
    store = Store(database)
    async with store.write() as connection:
        done = await connection.execute(text(sentence), values)
        assert done.rowcount
    await store.close()


async def filled(server: OpenServer) -> tuple[str, str, str]:
    """A finished game, one under way whose shuffle somebody has added to, and a table that waits."""
    ann = await server.guest("Ann")
    over = await ann.table("zhanguo", "me", "random")
    await finish(server, over)
    wish = {"game": "zhanguo", "seats": [{"who": "me"}] * 2, "hold": True}
    running = str((await ann.post("/tables", wish)).json()["id"])
    await ann.post(f"/tables/{running}/chance", {"text": "green tea"})
    assert (await ann.post(f"/tables/{running}/deal")).json()["state"] == "playing"
    _, _, view = await mover(running, ann, ann)
    assert (await ann.play(running, view)).status_code == 200
    return over, running, await ann.table("zhanguo", "me", "open")


async def test_a_good_archive(address: str, capsys: pytest.CaptureFixture[str]) -> None:  # noqa: F811
    async with open_server(settings_at("unused", database=address)) as server:
        over, running, _ = await filled(server)
    found = await judged(address)
    assert {table: (each.state, each.verdict, each.why) for table, each in found.items()} == {
        over: ("over", "agrees", ""),
        running: ("playing", "agrees", ""),
    }
    assert await asyncio.to_thread(run, ["validate", "--database", address]) == 0
    assert capsys.readouterr().out == "2 tables agree, 0 differ.\n"


async def test_a_record_that_differs(address: str, capsys: pytest.CaptureFixture[str]) -> None:  # noqa: F811
    async with open_server(settings_at("unused", database=address, recordings=True)) as server:
        over, running, _ = await filled(server)
        await server.context.recorder.record(over)
    await change(address, "UPDATE seating SET standing = replace(standing, :before, :after) WHERE id = :table",
                 before='"winners":[', after='"winners":[7,', table=over)  # fmt: skip
    await change(address, "UPDATE change SET body = replace(body, :before, :after) WHERE seating = :table",
                 before='"move":"', after='"move":"un', table=running)  # fmt: skip
    found = await judged(address)
    assert (found[over].verdict, found[over].recorded) == ("differs", True)
    assert (found[running].verdict, found[running].recorded) == ("differs", False)
    assert await asyncio.to_thread(run, ["validate", "--database", address]) == 1
    told = capsys.readouterr().out.splitlines()
    assert (
        f"{over} (zhanguo, over): Played again the game is won by somebody else. Its recording would be shown." in told
    )
    assert [line for line in told if line.startswith(running) and line.endswith("It could not be gone on with.")]
    assert told[-1] == "0 tables agree, 2 differ."


async def test_a_pack_that_is_missing(
    address: str,  # noqa: F811
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with other_content(tmp_path, *GENEROUS):
        async with open_server(settings_at("unused", database=address)) as server:
            over, running, _ = await filled(server)
    assert {each.verdict for each in (await judged(address)).values()} == {"agrees"}
    await change(address, "DELETE FROM content_pack")
    found = await judged(address)
    assert found[over].verdict == "differs"
    assert found[over].why.endswith("is not the one that was written.")
    assert found[running].verdict == "agrees", "nothing that has happened there hangs on the cards"
    assert await asyncio.to_thread(run, ["validate", "--database", address]) == 1
    assert "It has no recording, and could not be shown." in capsys.readouterr().out


async def test_no_database_of_ours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = tmp_path / "empty.db"
    empty.touch()
    assert await asyncio.to_thread(run, ["validate", "--database", str(empty)]) == 2
    assert capsys.readouterr().err.strip() == "This is not a database of Teahouse, or it is empty."
