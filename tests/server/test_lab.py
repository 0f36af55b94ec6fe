"""Experiments in the browser: played beside the server by the command of the terminal, kept, stopped, gone on with."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from teahouse.lab.alone import alone
from teahouse.lab.progress import read_progress
from teahouse.lab.results import read_rows
from teahouse.server.experiments import pack_folder
from teahouse.server.settings import Settings
from tests.server.guests import Guest, Json, open_server, settings_at
from tests.server.test_packs import host_of

pytestmark = pytest.mark.anyio
PATIENCE = 120.0
"""Seconds a few games may take on a busy machine."""
FEW = {"game": "ancient_world", "bots": ["random", "random"], "games": 12}
MANY = {**FEW, "games": 100_000}


def lab_settings(database: Path, **changes: object) -> Settings:
    return settings_at(database, lab="host", lab_folder=database.with_name("lab"), **changes)


async def begun(guest: Guest, wish: Json) -> str:
    answer = await guest.post("/lab", wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def until(guest: Guest, name: str, fits: Callable[[Json], bool]) -> Json:
    async with asyncio.timeout(PATIENCE):
        while True:
            told = Json((await guest.get(f"/lab/{name}")).json())
            if fits(told):
                return told
            await asyncio.sleep(0.1)


async def test_a_pack_is_tried_against_the_cards_of_the_game(database: Path) -> None:
    async with open_server(lab_settings(database)) as server:
        ann = await host_of(server)
        answer = await ann.post("/packs", {"game": "ancient_world", "name": "Mine"})
        pack = answer.json()["pack"]["id"]
        name = await begun(ann, {**FEW, "b": pack, "title": "A <title>"})
        told = await until(ann, name, lambda told: told["state"] in ("done", "failed"))
        assert (told["state"], told["played"], told["games"]) == ("done", 24, 12), told["text"]
        assert (told["a"], told["b"]) == ("", "Mine")
        found = (await ann.get(f"/lab/{name}/found", lang="ru")).json()
        assert (found["games"], found["two"], found["title"]) == (12, True, "A <title>")
        assert found["likely"]
        assert found["cards"]
        report = await ann.get(f"/lab/{name}/report")
        assert report.headers["content-type"].startswith("text/html")
        assert report.headers["content-security-policy"].startswith("sandbox allow-scripts")
        assert "A &lt;title&gt;" in report.text
        assert [each["id"] for each in (await ann.get("/lab")).json()] == [name]
        assert (await ann.post(f"/lab/{name}/delete")).status_code == 200
        assert (await ann.get("/lab")).json() == []
        assert not (server.context.experiments.folder / name).exists()


async def test_it_is_stopped_and_goes_on_also_in_a_house_that_opens_again(database: Path) -> None:
    async with open_server(lab_settings(database)) as server:
        ann = await host_of(server)
        name = await begun(ann, MANY)
        first = await until(ann, name, lambda told: bool(told["played"]))
        assert first["state"] == "running"
        folder = server.context.experiments.results(name)
    kept = read_progress(folder)
    assert kept is not None
    assert kept.state == "stopped"
    assert len(read_rows(folder)) == kept.played
    with alone(folder):
        pass  # nobody plays any more
    async with open_server(lab_settings(database)) as server:
        host = server.stranger("Ann")
        host.browser.base_url = "http://127.0.0.1"
        host.browser.cookies.update(ann.browser.cookies)
        more = await until(host, name, lambda told: told["played"] > kept.played)
        assert more["state"] == "running"
        assert (await host.post(f"/lab/{name}/stop")).json()["state"] == "stopped"
        await until(host, name, lambda told: told["state"] == "stopped")
        async with asyncio.timeout(PATIENCE):
            while server.context.experiments.running is not None:
                await asyncio.sleep(0.1)
        assert (await host.get(f"/lab/{name}/found")).json()["games"] > 0
        assert (await host.post(f"/lab/{name}/go-on")).json()["state"] in ("waiting", "running")


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"bots": ["random"]}, "is for 2, 3, 4 players, not for 1"),
        ({"bots": ["random", "randm"]}, "There is no bot “randm”"),
        ({"width": 0.1}, "stop.watch: say which cards decide"),
        ({"options": {"expansion": "no"}}, "has no option “expansion”"),
    ],
)
async def test_what_cannot_be_played_is_told(database: Path, wish: Json, told: str) -> None:
    async with open_server(lab_settings(database)) as server:
        ann = await host_of(server)
        answer = await ann.post("/lab", {**FEW, **wish})
        assert answer.json()["code"] == "bad-experiment"
        assert told in answer.json()["text"]
        assert str(database.parent) not in answer.json()["text"]
        assert (await ann.get("/lab")).json() == []


async def test_only_the_host_runs_experiments(database: Path) -> None:
    async with open_server(lab_settings(database)) as server:
        bo = await server.guest("Bo")
        for answer in (await bo.get("/lab"), await bo.post("/lab", FEW), await bo.get("/lab/0011223344556677/found")):
            assert answer.json()["code"] == "lab-not-here"
        ann = await host_of(server)
        assert (await ann.get("/house")).json()["lab"] is True
        assert (await ann.get("/lab/0011223344556677")).json()["code"] == "no-such-experiment"


async def test_a_run_that_dies_says_why(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from teahouse.server import experiments

    monkeypatch.setattr(experiments, "PLAY", "import sys; sys.exit('No room to play.')")
    async with open_server(lab_settings(database)) as server:
        ann = await host_of(server)
        name = await begun(ann, FEW)
        told = await until(ann, name, lambda told: told["state"] == "failed")
        assert told["text"] == "No room to play."


def test_packs_of_the_same_name_lie_apart(tmp_path: Path) -> None:
    assert pack_folder(tmp_path, "../Мой набор") == "Мой набор"
    (tmp_path / "a").mkdir()
    assert pack_folder(tmp_path, "a") == "a 2"
    assert pack_folder(tmp_path, "///") == "pack"
