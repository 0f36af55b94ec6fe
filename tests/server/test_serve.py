"""`teahouse serve`: one command, sentences for what goes wrong, and a server that survives everything."""

import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from teahouse.cli import run
from teahouse.commands import serve
from teahouse.server.file_lock import locked
from tests.server.killing import ServerProcess, kill_often


def sentence(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert run(["serve", *args]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.strip()


def test_a_busy_port_is_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = str(busy.getsockname()[1])
        said = sentence(capsys, "--port", port, "--database", str(tmp_path / "a.db"))
    assert (
        said
        == f"Teahouse cannot listen at 127.0.0.1, port {port}: Address already in use. Choose another port with --port."
    )


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--port", "70000"], "70000 is not in the range"),
        (["--bots", "0"], "0 is not in the range"),
        (["--database", "mysql://x"], "A database is a file or postgresql://…, not “mysql://…”."),
        (
            ["--host", "300.1.1.1", "--port", "0"],
            "Teahouse cannot listen at 300.1.1.1, port 0: Name or service not known.",
        ),
        (["--port", "0", "--database", "/"], "The database cannot be used: unable to open database file."),
        (["--port", "0", "--database", "postgresql://127.0.0.1:1/x"], "The database cannot be used:"),
    ],
)
def test_whatever_is_wrong_is_a_sentence(capsys: pytest.CaptureFixture[str], args: list[str], said: str) -> None:
    assert said in sentence(capsys, *args)


def test_a_file_that_is_no_database_is_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("tea\n" * 400, encoding="utf-8")
    assert "file is not a database" in sentence(capsys, "--port", "0", "--database", str(path))


def test_a_second_server_on_one_file_is_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    with locked(path):
        assert sentence(capsys, "--port", "0", "--database", str(path)) == (
            f"Another server serves {path}; stop it first, or choose another file with --database."
        )
    with locked(path):
        """It is free again."""


@pytest.mark.parametrize(
    ("database", "redis", "said"),
    [
        ("a.db", "redis://127.0.0.1:1/0", "A SQLite file is served by one process."),
        ("postgresql://127.0.0.1:1/x", "", "Several workers need Redis"),
    ],
)
def test_several_workers_need_a_database_and_a_bus_between_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, database: str, redis: str, said: str
) -> None:
    monkeypatch.setenv("TEAHOUSE_REDIS", redis)
    assert said in sentence(capsys, "--port", "0", "--database", database, "--workers", "2")


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:8/"), ("0.0.0.0", "http://127.0.0.1:8/"), ("::1", "http://[::1]:8/")],
)
def test_the_address_can_be_clicked(host: str, address: str) -> None:
    assert serve.address_of(host, 8) == address


def test_other_commands_do_not_import_the_server() -> None:
    code = "import sys; from teahouse.cli import run; rc = run(sys.argv[1:]); print([*sys.modules]); sys.exit(rc)"
    call = [sys.executable, "-c", code, "simulate", "zhanguo", "--games", "1", "--jobs", "1"]
    done = subprocess.run(call, capture_output=True, text=True, check=True)
    assert not any(f"'{module}'" in done.stdout for module in ("litestar", "sqlalchemy", "uvicorn", "alembic"))


def test_the_browser_is_opened_when_the_server_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    process = ServerProcess(tmp_path / "teahouse.db")
    process.start()
    try:
        serve.open_browser("127.0.0.1", process.port, process.address)
        assert opened == [process.address]
        assert httpx.get(f"{process.address}/api/games").status_code == 200
    finally:
        code = process.kill(2)
    assert code in (0, 130, -2)


def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    kill_often(tmp_path / "teahouse.db", 3, "kill")
