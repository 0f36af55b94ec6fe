"""A real server in a process of its own, somebody who plays there, and kill −9 at any moment."""

import json
import os
import random
import signal
import sqlite3
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Final, Protocol

import httpx

from tests.server.servers import free_port

START = 180.0
"""Seconds a server may take to open its doors."""
UNUSED: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nothing here is encrypted; a browser that makes this anew reads all authorities of the world first."""


class Running(Protocol):
    """What is wanted of a process."""

    @property
    def pid(self) -> int: ...

    def poll(self) -> int | None: ...

    def send_signal(self, sig: int) -> None: ...

    def wait(self, timeout: float | None = None) -> int: ...


class ServerProcess:
    """`teahouse serve` on a port of its own; it can be killed and started again on the same file."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = free_port()
        self.process: Running | None = None
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = self.launch()
        end = time.monotonic() + START
        while not self.is_ready(1):
            assert self.process.poll() is None, "the server ended by itself"
            if time.monotonic() > end:
                raise TimeoutError("the server does not open")
            time.sleep(0.05)

    def launch(self) -> Running:
        call = [sys.executable, "-m", "teahouse.cli", *self.words()]
        return subprocess.Popen(call, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=self.environment())

    def is_ready(self, patience: float) -> bool:
        """Whether it says so itself."""
        asking = HTTPConnection("127.0.0.1", self.port, timeout=patience)
        try:
            asking.request("GET", "/health/ready")
            return asking.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            asking.close()

    def words(self) -> Sequence[str]:
        return ["serve", "--port", str(self.port), "--database", str(self.database), "--bots", "1"]

    def environment(self) -> dict[str, str]:
        often = dict.fromkeys(("CHANGES", "LOOKS", "REQUESTS", "TABLES", "GUESTS"), "1000000")
        limits = {f"TEAHOUSE_{name}_PER_MINUTE": most for name, most in often.items()}
        return os.environ | limits | {"TEAHOUSE_PACE": "0", "TEAHOUSE_LOG": "critical"}

    def kill(self, how: int = signal.SIGKILL) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(120)


class Player:
    """Somebody who writes down what was acknowledged to them."""

    def __init__(self, process: ServerProcess, seed: str) -> None:
        self.browser = httpx.Client(base_url=f"{process.address}/api", timeout=60, verify=UNUSED)
        self.rng = random.Random(seed)
        self.browser.post("/me", json={"name": "Ann"}).raise_for_status()
        self.acknowledged: dict[str, dict[str, Any]] = {}
        """By table, the last view that answered a move."""
        self.asked: dict[str, dict[str, Any]] = {}
        """By table, the last move sent, whether or not it was answered."""
        self.promised: list[tuple[str, str, str, int]] = []
        """Every move that was acknowledged: table, key, word, and a version that holds it."""
        self.tables = [self.table("me", "me"), self.table("me", "random")]
        self.keys = 0

    def call_again(self) -> None:
        """A new line to the new server, with the old cookie."""
        old = self.browser
        self.browser = httpx.Client(base_url=old.base_url, timeout=60, cookies=old.cookies, verify=UNUSED)
        old.close()

    def table(self, *seats: str) -> str:
        wishes = [{"who": "me"} if seat == "me" else {"who": "bot", "bot": seat} for seat in seats]
        answer = self.browser.post("/tables", json={"game": "zhanguo", "seats": wishes})
        return str(answer.raise_for_status().json()["id"])

    def views(self, table: str) -> list[dict[str, Any]]:
        shown = self.browser.get(f"/tables/{table}").raise_for_status().json()
        mine = [seat["seat"] for seat in shown["seats"] if seat["mine"]]
        return [
            self.browser.get(f"/tables/{table}/view", params={"seat": seat}).raise_for_status().json() for seat in mine
        ]

    def move(self, table: str) -> bool:
        """One move, if we are asked; a finished game is followed by another."""
        views = self.views(table)
        if views[0]["ending"] is not None:
            self.tables[self.tables.index(table)] = self.table(*(["me"] * 2 if len(views) == 2 else ["me", "random"]))
            return True
        asked = [view for view in views if view["asked"]]
        if not asked:
            return False
        view = asked[0]
        self.keys += 1
        word = self.rng.choice(view["asked"]["options"])["move"]
        wish = {"type": "play", "seat": view["seat"], "version": view["version"], "move": word, "key": str(self.keys)}
        self.asked[table] = wish
        answer = self.browser.post(f"/tables/{table}/play", json=wish)
        if answer.status_code == 200:
            self.acknowledged[table] = answer.json()
            self.promised.append((table, wish["key"], word, answer.json()["version"]))
        return True

    def play_until(self, gone: threading.Event) -> None:
        with suppress(httpx.HTTPError):
            while not gone.is_set():
                for table in list(self.tables):
                    self.move(table)

    def check(self) -> None:
        """Nothing acknowledged is lost, nothing is made twice, and every table goes on."""
        for table in self.tables:
            if table in self.acknowledged:
                self.check_kept(table, self.acknowledged[table])
            if table in self.asked:
                self.check_once(table, self.asked[table])
            self.check_alive(table)

    def check_kept(self, table: str, view: dict[str, Any]) -> None:
        now = self.browser.get(f"/tables/{table}/view", params={"seat": view["seat"]}).raise_for_status().json()
        assert now["version"] >= view["version"], "an acknowledged move is lost"
        if now["version"] == view["version"]:
            assert now == view, "the table is not as it was acknowledged"

    def check_once(self, table: str, wish: dict[str, Any]) -> None:
        """The move that may or may not have been answered, sent again with the same key."""
        answers = [self.browser.post(f"/tables/{table}/play", json=wish) for _ in range(2)]
        assert {answer.status_code for answer in answers} <= {200, 409}
        versions = {answer.json()["version"] for answer in answers if answer.json().get("type") == "view"}
        assert len(versions) <= 1 or len(self.views(table)) == 1, "one key moved twice"

    def check_alive(self, table: str) -> None:
        end = time.monotonic() + 30
        while not self.move(table):
            assert time.monotonic() < end, "the table is stuck"
            time.sleep(0.01)


def peoples_changes(database: Path) -> list[Any]:
    """The changes of tables that people made."""
    with closing(sqlite3.connect(database)) as connection:
        people = "SELECT seating, key, number, body FROM change WHERE key NOT LIKE 'bot:%'"
        return connection.execute(people).fetchall()


def check_database(rows: list[Any], promised: list[tuple[str, str, str, int]]) -> None:
    """Whatever was promised is written, once, in its place."""
    written = {(table, key.partition(":")[2]): (number, json.loads(body)) for table, key, number, body in rows}
    for table, key, word, version in promised:
        number, body = written[table, key]
        assert number <= version
        assert body["entries"][0]["move"] == word


def kill_often(database: Path, times: int, seed: str) -> None:
    """Play, kill at a random moment, start again, look; a number of times."""
    process, rng = ServerProcess(database), random.Random(seed)
    process.start()
    try:
        player = Player(process, seed)
        for _ in range(times):
            gone = threading.Event()
            playing = threading.Thread(target=player.play_until, args=(gone,))
            playing.start()
            time.sleep(rng.uniform(0.05, 1.0))
            process.kill()
            gone.set()
            playing.join()
            process.start()
            player.call_again()
            player.check()
            check_database(peoples_changes(database), player.promised)
        assert player.promised
    finally:
        process.kill(signal.SIGTERM)
