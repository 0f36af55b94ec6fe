"""The same two worlds on the wire: two servers, at each a table, and everything a viewer's sockets hear of both.

People answer by requests of their own, and the servers' own scheduler answers for those who have nothing to choose. It
goes on one step at a time: views that follow too fast on each other are never sent, which would hide what they say.
"""

from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from teahouse.engine.decision import Decision
from teahouse.engine.event import Event
from teahouse.engine.position import SPECTATOR
from teahouse.engine.rng import Rng, seeded
from teahouse.server.clocks import wound
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import SeatRow, TableRow
from teahouse.server.pace import Pace
from teahouse.server.viewer_log import ViewerLogs
from teahouse.server.windows import longest_pause, pause, window_at
from tests.server.guests import ClientSocket, Guest, OpenServer, at_version, open_server, settings_at
from tests.server.two_worlds import (
    LONGEST,
    ON,
    Found,
    SetUp,
    answers_to,
    counterpart,
    elsewhere,
    places,
    row_of,
    why_it_differs,
)

APART: Final = 40
"""One answer in so many is followed on the wire, on average."""
PEOPLE: Final = 5
LANGUAGES: Final = ("en", "ru")


class Side:
    """One of the two servers, with its people, and the table at which somebody looks."""

    def __init__(self, server: OpenServer, people: list[Guest], stranger: Guest) -> None:
        self.server = server
        self.people = people
        self.stranger = stranger
        self.table = ""
        self.eyes = SPECTATOR
        self.sockets: list[ClientSocket] = []
        self.answers: list[bytes] = []
        """What the viewer's own requests were answered with."""

    @property
    def live(self) -> LiveTable:
        return self.server.context.live_tables.by_id[self.table]

    async def open(self, row: TableRow, live: LiveTable, eyes: int, rng: Rng | None) -> None:
        """The table as it stands, or as it might stand elsewhere, and a viewer with a socket in each language."""
        self.table, self.eyes = row.id, eyes
        self.server.context.now = self.time
        await self.server.context.store.add_table(row, [])
        async with self.server.context.live_tables.at(row.id) as here:
            here.table = live.game.fork()
            if rng is not None:
                here.game.position = elsewhere(here.game.position, eyes, rng)
            here.logs = ViewerLogs(len(row.seats))
            here.logs.update(here.game.log)
            here.versions.compare_questions(here.game.position)
            here.cache.clear()
        guest = self.stranger if eyes == SPECTATOR else self.people[eyes]
        self.sockets = [await guest.socket(row.id) for _ in LANGUAGES]
        for socket, lang in zip(self.sockets, LANGUAGES, strict=True):
            await socket.look(eyes, lang)

    def time(self) -> float:
        """Both servers' clocks show the same: so long as the same has happened."""
        live = self.server.context.live_tables.by_id.get(self.table)
        return 1_800_000_000.0 + 7 * (0 if live is None else live.version)

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
        self.server.context.live_tables.drop(self.live)

    async def answer(self, decision: Decision[Any], move: int) -> None:
        """The table's answer where it has to give one, else a person's."""
        window = window_at(self.live)
        if window is not None:
            assert (window.decision, window.move) == (decision, move)
            assert await self.server.context.bots.step(self.table)
            return
        seat, version = decision.seat, self.live.version
        said = {"type": "play", "seat": seat, "version": version, "key": f"{version}"}
        words = self.live.game.kind.moves
        told = await self.people[seat].post(f"/tables/{self.table}/play", said | {"move": words[move]})
        assert told.status_code == 200, told.text
        if seat == self.eyes:
            self.answers.append(told.content)

    async def heard(self, why: str) -> tuple[list[list[bytes]], list[bytes], float]:
        """All that has come since we last listened, up to the view of now; and how long the table waits then."""
        version = self.live.version
        for socket in self.sockets:
            await socket.view(at_version(version))
            if self.live.row.pace.is_timed and self.live.row.state == "playing":
                await socket.hear("clocks")
            if self.eyes != SPECTATOR and why:
                await socket.say("why", seat=self.eyes, move=why)
                await socket.hear("why")
        told = [socket.heard[:] for socket in self.sockets]
        for socket in self.sockets:
            socket.heard.clear()
        answers, self.answers = self.answers, []
        waits = any(decision.private for decision in self.live.game.position.open)
        return told, answers, pause(self.live.row.seed, version, longest_pause(self.live, LONGEST)) if waits else -1.0


def wait(table: str) -> None:
    """In place of a scheduler that goes on as soon as anything happens."""


@asynccontextmanager
async def two_sides(folder: Path) -> AsyncIterator[list[Side]]:
    """Two servers with the same people; nobody there answers before they are let."""
    async with open_server(settings_at(folder / "0.db")) as one, open_server(settings_at(folder / "1.db")) as other:
        sides = []
        for server in (one, other):
            server.context.bots.kick = wait  # type: ignore[method-assign]
            people = [await server.guest(f"Guest {number}", LANGUAGES[number % 2]) for number in range(PEOPLE)]
            sides.append(Side(server, people, server.stranger()))
        yield sides


async def follow(found: Found, sides: list[Side], row: TableRow, live: LiveTable, eyes: int, rng: Rng) -> None:
    """Two worlds from here on, as one viewer's sockets hear them."""
    found.worlds += 1
    for side, chance in zip(sides, (None, rng), strict=True):
        await side.open(row, live, eyes, chance)
    first = [await side.heard("") for side in sides]
    assert first[0] == first[1]
    for _ in range(ON):
        if not sides[0].live.game.position.open:
            break
        why = await step(found, sides, rng)
        if why:
            found.ends[why] += 1
            break
    for side in sides:
        await side.close()


async def step(found: Found, sides: list[Side], rng: Rng) -> str:
    """One change in both worlds; returns why they cannot be compared any longer."""
    worlds = [side.live for side in sides]
    asked = asked_of(worlds, rng)
    name = type(asked[0]).__name__ if asked else type(worlds[0].game.position.open[0]).__name__
    if not asked:
        found.tells[f"{name} is asked in one of them"] += 1
        return "differs"
    moves = answers_to(worlds, asked, rng)
    windows = [window_at(world) for world in worlds]
    if not moves or any(each is not None and each.move != move for each, move in zip(windows, moves, strict=True)):
        return "no answer is possible in both"
    before = [world.game.position.news for world in worlds]
    lines = [len(world.game.log) for world in worlds]
    for side, decision, move in zip(sides, asked, moves, strict=True):
        await side.answer(decision, move)
    words = worlds[0].game.kind.moves
    why = words[rng.below(len(words))]
    told = [await side.heard(why) for side in sides]
    found.messages += sum(map(len, told[0][0]))
    if told[0] == told[1]:
        return ""
    heard: list[list[Event]] = [
        [event for event in world.game.log[line:] if event.heard_by(sides[0].eyes)]
        for world, line in zip(worlds, lines, strict=True)
    ]
    return why_it_differs(found, worlds, name, heard, before)


def asked_of(worlds: list[LiveTable], rng: Rng) -> list[Decision[Any]]:
    """Who answers next in each world: the table, where it has to; nobody where one asks what the other does not."""
    here, there = (window_at(world) for world in worlds)
    if here is None and there is not None:
        first = counterpart(worlds[0], there.decision)
    else:
        asked = worlds[0].game.position.open
        first = asked[rng.below(len(asked))] if here is None else here.decision
    if first is None:
        return []
    second = counterpart(worlds[1], first) if there is None else there.decision
    return [] if second is None else [first, second]


async def compared_on_the_wire(
    games: Iterable[SetUp], seed: str, folder: Path, windows: bool = True, apart: int = APART, pace: Pace | None = None
) -> Found:
    """Random games, in which worlds are compared here and there through sockets."""
    found = Found(ends=Counter(), tells=Counter())
    async with two_sides(folder) as sides:
        for number, (game, seats, options) in enumerate(games):
            rng = seeded(f"{seed} {number}")
            people = tuple(SeatRow("person", 1 + seat, "", f"Guest {seat}") for seat in range(seats))
            row = replace(row_of(game, seats, options, f"{seed} {number}", windows), seats=people)
            if pace is not None:
                row = replace(row, pace=pace).with_sitting(wound(pace, seats))
            found.games += 1
            for live, eyes in places(row, rng, apart):
                await follow(found, sides, replace(row, id=f"{number}-{found.worlds}"), live, eyes, rng)
    return found
