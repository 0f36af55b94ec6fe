"""PostgreSQL and Redis for a test: those the environment names, else private ones on this machine."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import pytest


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def await_port(port: int, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(port)


@contextmanager
def redis_at(port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A Redis that keeps nothing."""
    call = ["redis-server", "--port", str(port), "--save", "", "--appendonly", "no", "--bind", "127.0.0.1"]
    process = subprocess.Popen(call, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=tempfile.gettempdir())
    try:
        await_port(port)
        yield process
    finally:
        process.kill()
        process.wait()


def leave_out(why: str) -> NoReturn:
    """A test whose server this machine lacks is left out, except where nothing may be."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"{why}, and with CI=true nothing may be left out")
    pytest.skip(why)


def need_redis() -> None:
    if shutil.which("redis-server") is None:
        leave_out("there is no redis-server here")


def postgres_tool(name: str) -> str | None:
    beside = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(beside[-1]) if beside else shutil.which(name)


def await_postgres(port: int) -> None:
    """Its port is open a moment before it answers."""
    await_port(port)
    ask = [postgres_tool("pg_isready") or "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
    while subprocess.run(ask, check=False).returncode:
        time.sleep(0.05)


def as_postgres(folder: Path) -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return []
    shutil.chown(folder, "postgres")
    return ["runuser", "-u", "postgres", "--"]


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    named = os.environ.get("TEAHOUSE_TEST_POSTGRES")
    if named:
        yield named
        return
    initdb, server = postgres_tool("initdb"), postgres_tool("postgres")
    if initdb is None or server is None:
        leave_out("there is no PostgreSQL here, and TEAHOUSE_TEST_POSTGRES names none")
    folder = Path(tempfile.mkdtemp(prefix="teahouse-postgres-"))
    port = free_port()
    user = as_postgres(folder)
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
    try:
        make = [*user, initdb, "-D", str(folder / "db"), "-U", "teahouse", "-A", "trust", "--no-sync"]
        subprocess.run(make, check=True, **quiet)  # type: ignore[call-overload]
        options = ["-p", str(port), "-k", str(folder), "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]
        process = subprocess.Popen([*user, server, "-D", str(folder / "db"), *options], **quiet)  # type: ignore[call-overload]
        try:
            await_postgres(port)
            yield f"postgresql://teahouse@127.0.0.1:{port}/postgres"
        finally:
            process.terminate()
            process.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
