"""Experiments of the house: each is a folder as `teahouse lab run` wants it, played by that very command.

What is to be played and how far it is stands in files, so any process of the server can tell, and one that starts again
goes on where the last one was. One experiment is played at a time, on some of the cores, after everything else.
"""

import asyncio
import contextlib
import re
import secrets
import shlex
import shutil
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
import structlog
from msgspec import Struct

from teahouse.engine.errors import TeahouseError
from teahouse.loading import toml_text
from teahouse.server.content_packs import Files, write
from teahouse.server.file_lock import locked

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

log: Final = structlog.get_logger("teahouse.lab")

LOOK: Final = 0.5
"""Seconds between two looks at what is to be done."""
LOOK_AGAIN: Final = 20.0
"""Seconds after which a process that does not have the folder asks for it again."""
STOPPING: Final = 20.0
"""Seconds in which a run must have kept its games."""
LAST_WORDS: Final = 600
"""Letters of what a run said before it died."""
WISH: Final = "wish.json"
FILE: Final = "experiment.toml"
RESULTS: Final = "experiment.lab"
PLAY: Final = "import os, sys; os.nice(15); from teahouse.cli import main; main()"
"""The same command as at a terminal, after everybody else."""


class Wish(Struct, frozen=True):
    """What somebody wants of an experiment."""

    person: int
    game: str
    bots: list[str]
    games: int
    a: str
    b: str | None
    title: str
    at: str
    lang: str
    wanted: Literal["run", "stop"] = "run"


class Asked(Struct, frozen=True):
    """An experiment with its packs, before it is written down."""

    wish: Wish
    told: dict[str, Any]
    """The file, but for the packs."""
    packs: dict[str, Files | None]
    """By letter; nothing for the cards of the game."""


def is_installed() -> bool:
    """Whether what reports need is there: it comes with `teahouse[lab]`."""
    return all(find_spec(name) is not None for name in ("numpy", "pyarrow", "plotly"))


class Experiments:
    """All experiments of a house."""

    def __init__(self, context: "AppContext") -> None:
        self.folder: Final[Path] = context.settings.lab_folder
        self.jobs: Final[int] = context.settings.lab_jobs
        self.is_open = context.settings.lab != "off" and is_installed()
        self.running: tuple[str, Process] | None = None
        self.keeping: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self.is_open:
            self.keeping = asyncio.create_task(self.keep())

    async def close(self) -> None:
        """Whatever is played is kept, and goes on when the house opens again."""
        if self.keeping is not None:
            self.keeping.cancel()
            await asyncio.gather(self.keeping, return_exceptions=True)

    # -- written down --------------------------------------------------------------------------

    def add(self, asked: Asked) -> str:
        """An experiment in a folder of its own; nobody plays it yet."""
        name = secrets.token_hex(8)
        home = self.folder / name
        home.mkdir(parents=True)
        told = {"a": "built-in"}
        for letter, files in asked.packs.items():
            told[letter] = "built-in"
            if files is not None:
                told[letter] = pack_folder(home, asked.wish.a if letter == "a" else asked.wish.b or "")
                write(home / told[letter], files)
        text = toml_text.lines({**asked.told, "packs": told})
        (home / FILE).write_text(text, encoding="utf-8")
        return name

    def wish(self, name: str, wish: Wish) -> None:
        """From now on it is played, or no more."""
        part = self.folder / name / f"{WISH}.part"
        part.write_bytes(msgspec.json.encode(wish))
        part.replace(self.folder / name / WISH)

    def wished(self, name: str) -> Wish | None:
        if not re.fullmatch(r"[0-9a-f]{16}", name):
            return None
        try:
            return msgspec.json.decode((self.folder / name / WISH).read_bytes(), type=Wish)
        except (OSError, msgspec.DecodeError):
            return None

    def all(self) -> list[tuple[str, Wish]]:
        """Every experiment, the newest first."""
        names = [path.name for path in self.folder.iterdir()] if self.folder.is_dir() else []
        found = [(name, wish) for name in names if (wish := self.wished(name)) is not None]
        return sorted(found, key=lambda each: each[1].at, reverse=True)

    def remove(self, name: str) -> None:
        shutil.rmtree(self.folder / name, ignore_errors=True)

    def results(self, name: str) -> Path:
        return self.folder / name / RESULTS

    def command(self, name: str) -> str:
        """The same at a terminal."""
        return f"teahouse lab run {shlex.quote(str(self.folder / name / FILE))}"

    # -- played --------------------------------------------------------------------------------

    async def keep(self) -> None:
        """In one process of the server: play what is wanted, one after the other."""
        while True:
            try:
                self.folder.mkdir(parents=True, exist_ok=True)
                with locked(self.folder / "lab"):
                    await self.keep_playing()
            except (TeahouseError, OSError):
                await asyncio.sleep(LOOK_AGAIN)

    async def keep_playing(self) -> None:
        try:
            while True:
                await self.look()
                await asyncio.sleep(LOOK)
        finally:
            await self.stop_running()

    async def look(self) -> None:
        """Begin what is wanted, stop what is wanted no more, and see what has ended."""
        if self.running is not None:
            name, process = self.running
            wish = self.wished(name)
            if process.returncode is None and (wish is None or wish.wanted == "stop"):
                await self.stop_running()
            elif process.returncode is not None:
                self.running = None
                let_go(process)
                if wish is not None:
                    await self.ended(name, wish, process)
            return
        waiting = [name for name, wish in reversed(self.all()) if wish.wanted == "run"]
        if waiting:
            self.running = (waiting[0], await self.begun(waiting[0]))

    async def begun(self, name: str) -> Process:
        wish = self.wished(name)
        lang = wish.lang if wish is not None else "en"
        told = ("lab", "run", str(self.folder / name / FILE), "--jobs", str(self.jobs), "--lang", lang, "--while-fed")
        said = (self.folder / name / "said.txt").open("wb")
        with said:
            return await asyncio.create_subprocess_exec(
                sys.executable, "-c", PLAY, *told, stdin=PIPE, stdout=DEVNULL, stderr=said
            )

    async def ended(self, name: str, wish: Wish, process: Process) -> None:
        """What has ended by itself is wanted no more; what died says why."""
        from teahouse.lab.progress import Notice, read_progress

        self.wish(name, msgspec.structs.replace(wish, wanted="stop"))
        last = read_progress(self.results(name))
        if process.returncode and (last is None or last.state == "running"):
            said = (self.folder / name / "said.txt").read_text(encoding="utf-8", errors="replace").strip()
            log.info("experiment_died", experiment=name, code=process.returncode)
            self.results(name).mkdir(parents=True, exist_ok=True)
            played, wanted = (last.played, last.wanted) if last is not None else (0, wish.games)
            text = said.splitlines()[-1][-LAST_WORDS:] if said else ""
            Notice(self.results(name), played, wanted).end("failed", text=text)

    async def stop_running(self) -> None:
        """Politely, and after a while not so."""
        if self.running is None:
            return
        _, process = self.running
        self.running = None
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), STOPPING)
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        let_go(process)


def let_go(process: Process) -> None:
    """Close our end of what it listened to."""
    if process.stdin is not None:
        process.stdin.close()


def pack_folder(home: Path, name: str) -> str:
    """A folder that is called like the pack, so that the report can name it."""
    called = re.sub(r"[^\w -]", "", name).strip() or "pack"
    while (home / called).exists():
        called += " 2"
    return called
