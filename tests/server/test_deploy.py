"""What `deploy/` holds, tried as far as this machine can: the unit, the files, TLS before two workers."""

import os
import re
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import httpx
import pytest
from msgspec import json
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.servers import await_port, free_port, need_redis, postgres, redis_at

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
START: Final = 180.0


def need(tool: str) -> str:
    found = shutil.which(tool) or shutil.which(tool, path="/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"there is no {tool} here")
    return found


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    """The program it starts need not be installed here: its path is this Python's own."""
    verify = need("systemd-analyze")
    unit = tmp_path / "teahouse.service"
    written = (DEPLOY / "teahouse.service").read_text(encoding="utf-8")
    unit.write_text(written.replace("/usr/local/bin/teahouse", sys.executable), encoding="utf-8")
    done = subprocess.run([verify, "verify", str(unit)], capture_output=True, text=True, check=False)
    if "not been booted" in done.stderr or "Failed to" in done.stderr:
        pytest.skip(f"systemd-analyze cannot work here: {done.stderr.splitlines()[0]}")
    assert (done.returncode, done.stderr) == (0, "")


def test_the_compose_file_names_what_is_there() -> None:
    """Every file it mounts is in the folder, or made by whoever deploys; every variable is in the example."""
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    example = (DEPLOY / "teahouse.env.example").read_text(encoding="utf-8")
    for file in re.findall(r"- \./([\w.]+):", compose):
        assert file == "tls" or (DEPLOY / file).exists()
    assert "deploy/Containerfile" in compose
    for name in re.findall(r"\$\$(\w+)", compose):
        assert re.search(rf"^{name}=", example, re.MULTILINE)
    known = (DEPLOY.parent / "docs" / "host.md").read_text(encoding="utf-8")
    for name in re.findall(r"^(TEAHOUSE_\w+)=", example, re.MULTILINE):
        assert name in known, f"docs/host.md does not explain {name}"


def certificate(folder: Path) -> None:
    openssl = need("openssl")
    make = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*make, *files, "-addext", "subjectAltName=DNS:localhost"], check=True, capture_output=True)


@contextmanager
def proxy(folder: Path, port: int, server: int) -> Iterator[None]:
    """The proxy of the compose file, on ports and paths of this test."""
    nginx = need("nginx")
    certificate(folder)
    written = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for what, instead in (
        ("server teahouse:8000;", f"server 127.0.0.1:{server};"),
        ("listen 80 default_server;", f"listen 127.0.0.1:{free_port()} default_server;"),
        ("listen 443 ssl default_server;", f"listen 127.0.0.1:{port} ssl default_server;"),
        ("/etc/nginx/tls", str(folder)),
    ):
        assert what in written
        written = written.replace(what, instead)
    paths = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "nginx.conf"
    head = f"pid {folder}/nginx.pid; error_log {folder}/error.log; daemon off; events {{}}"
    whole.write_text(f"{head} http {{ access_log off; {paths} {written} }}", encoding="utf-8")
    call = [nginx, "-c", str(whole), "-p", str(folder)]
    subprocess.run([*call, "-t"], check=True, capture_output=True)
    process = subprocess.Popen(call, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        await_port(port)
        yield
    finally:
        process.terminate()
        process.wait(10)


@contextmanager
def two_workers(port: int, database: str, redis: int, public: str) -> Iterator[None]:
    """What the compose file starts, as it starts it."""
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    found = re.search(r"command: (\[\"serve\".*\])", compose)
    assert found is not None
    words = [str(port) if word == "8000" else word for word in json.decode(found[1], type=list[str])]
    words[words.index("0.0.0.0")] = "127.0.0.1"
    environment = os.environ | {
        "TEAHOUSE_DATABASE": database,
        "TEAHOUSE_REDIS": f"redis://127.0.0.1:{redis}/0",
        "TEAHOUSE_ADDRESS": public,
        "TEAHOUSE_ORIGINS": public,
        "TEAHOUSE_METRICS_TOKEN": "tea",
        "TEAHOUSE_LOG": "critical",
        "FORWARDED_ALLOW_IPS": "127.0.0.1",
    }
    call = [sys.executable, "-m", "teahouse.cli", *words, "--bots", "1"]
    process = subprocess.Popen(call, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        end = time.monotonic() + START
        while time.monotonic() < end:
            assert process.poll() is None, "the server ended by itself"
            with suppress(httpx.HTTPError):
                if httpx.get(f"http://127.0.0.1:{port}/health/ready", timeout=2).status_code == 200:
                    break
            time.sleep(0.2)
        yield
    finally:
        process.terminate()
        process.wait(30)


def test_the_house_of_the_compose_file_is_open(tmp_path: Path) -> None:
    """PostgreSQL, Redis, two workers and the proxy: a game over TLS and its socket, and what only the host may read."""
    need("nginx")
    need_redis()
    port, outside, redis = free_port(), free_port(), free_port()
    public = f"https://localhost:{outside}"
    with postgres() as database, redis_at(redis), two_workers(port, database, redis, public):
        with proxy(tmp_path, outside, port):
            trust = ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem"))
            play_over_tls(public, trust)
        told = httpx.get(f"http://127.0.0.1:{port}/metrics", headers={"authorization": "Bearer tea"}).text
        assert 'route="/api/tables/{table}/play"' in told


def play_over_tls(public: str, trust: ssl.SSLContext) -> None:
    with httpx.Client(base_url=public, verify=trust, timeout=20) as browser:
        page = browser.get("/")
        assert page.headers["strict-transport-security"]
        assert page.headers["x-request-id"]
        assert browser.get("/metrics", headers={"authorization": "Bearer tea"}).status_code == 404
        assert browser.get("/api/house").json()["addresses"] == [public]
        came = browser.post("/api/me", json={"name": "Ann", "lang": "en"})
        assert "secure" in came.headers["set-cookie"].lower()
        seats = [{"who": "me"}, {"who": "me"}]
        table = browser.post(
            "/api/tables", json={"game": "zhanguo", "seats": seats, "options": {}, "listed": False}
        ).json()
        path = f"/api/tables/{table['id']}"
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        address = f"{public.replace('https', 'wss')}{path}/socket"
        with connect(address, ssl=trust, origin=Origin(public), additional_headers={"cookie": cookies}) as line:
            line.send('{"type":"look","seat":0,"lang":"en","log_from":0}')
            views = [browser.get(f"{path}/view", params={"seat": seat}).json() for seat in range(2)]
            asked = next(view for view in views if view["asked"])
            move = asked["asked"]["options"][0]["move"]
            wish = {"type": "play", "seat": asked["seat"], "version": asked["version"], "move": move, "key": "1"}
            assert browser.post(f"{path}/play", json=wish).status_code == 200
            end = time.monotonic() + 20
            while time.monotonic() < end:
                heard = json.decode(line.recv(timeout=20))
                if heard["type"] == "view" and heard["version"] >= 1:
                    return
    raise AssertionError("the socket did not tell the move")
