"""Snapshots of tables: a table of ten thousand changes wakes from the last one and the few changes after it.

A snapshot is of use only to the rules and the content it was made under; under any other the table is played again from
its beginning, and checked. What led to the open questions is no part of a position, so it is kept beside it here.
"""

import hashlib
import zlib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, json

from teahouse.engine.cause import Cause
from teahouse.engine.errors import TeahouseError
from teahouse.engine.event import Event
from teahouse.engine.kind import GameKind
from teahouse.engine.position import Position
from teahouse.engine.snapshot import arguments_of, as_json, from_json, state_hash, to_json
from teahouse.engine.table import Table, UndoPoint
from teahouse.server.archive import StoredSnapshot
from teahouse.server.games import Edition
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import TableRow
from teahouse.server.take_back import TakeBackRequest
from teahouse.server.viewer_log import LogEntry

SHAPE: Final = "1"
"""Raised when what is kept here changes."""

CauseKept = list[Any]
"""Its name, its arguments, and what it is within, or nothing."""


class PositionKept(Struct, frozen=True):
    """A position with what led to its questions and to the rules still to be carried out."""

    state: dict[str, Any]
    causes: dict[int, CauseKept]
    agenda: list[CauseKept | None]


class UndoKept(Struct, frozen=True):
    """Where undo leads."""

    seat: int
    position: PositionKept
    heard: int
    joined: bool


class LogKept(Struct, frozen=True):
    """Which numbers the lines of a viewer's log have."""

    numbers: list[int]
    next_number: int


class Snapshot(Struct, frozen=True):
    """Everything a table in memory is."""

    hash: str
    position: PositionKept
    undo: list[UndoKept]
    log: list[tuple[str, int, tuple[int, ...], int]]
    entries: list[dict[str, Any]]
    joins: list[bool]
    moves: int
    unasked: list[list[str]]
    keys: list[tuple[str, int]]
    of_game: int
    of_question: list[int]
    chosen: dict[int, int]
    request: TakeBackRequest | None
    logs: dict[int, LogKept]


_decoder: Final = json.Decoder(Snapshot)


@cache
def code_of(package: str) -> str:
    """A fingerprint of the files rules are in: their version is not raised by whoever is still working on them."""
    digest = hashlib.sha256()
    for name in ("teahouse.engine", package):
        (folder, *_) = import_module(name).__path__
        for file in sorted(Path(folder).rglob("*.py")):
            digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def made_by(edition: Edition) -> str:
    """What a snapshot belongs to."""
    return f"{SHAPE} {code_of(edition.game.game.package)} {edition.kind.version} {edition.kind.content}"


# -- kept ----------------------------------------------------------------------------------------


def taken(live: LiveTable) -> StoredSnapshot:
    """A table as it is now."""
    game, versions = live.game, live.versions
    kept = Snapshot(
        hash=state_hash(game.position),
        position=position_kept(game.position),
        undo=[UndoKept(p.seat, position_kept(p.position), p.heard, p.joined) for p in game.undo_points],
        log=[(event.kind, event.seat, event.args, event.audience) for event in game.log],
        entries=game.entries,
        joins=game.joins,
        moves=game.moves,
        unasked=game.unasked,
        keys=list(versions.by_key.items()),
        of_game=versions.of_game,
        of_question=versions.of_question,
        chosen=live.take_backs.chosen,
        request=live.take_backs.request,
        logs={
            eyes: LogKept([entry.n for entry in log.entries], log.next_number)
            for eyes, log in live.logs.by_eyes.items()
        },
    )
    return StoredSnapshot(live.version, made_by(live.edition), zlib.compress(json.encode(kept), 1))


def position_kept(position: Position) -> PositionKept:
    known = {seat: position.cause_of(seat) for seat in range(position.seats)}
    causes = {seat: cause_kept(cause) for seat, cause in known.items() if cause is not None}
    agenda = [None if cause is None else cause_kept(cause) for _, _, cause in position.agenda]
    return PositionKept(to_json(position), causes, agenda)


def cause_kept(cause: Cause) -> CauseKept:
    return [cause.name, as_json(cause.args), None if cause.within is None else cause_kept(cause.within)]


# -- woken ---------------------------------------------------------------------------------------


def woken(row: TableRow, edition: Edition, kept: StoredSnapshot) -> LiveTable:
    """The table as it was when the snapshot was taken."""
    snapshot = _decoder.decode(zlib.decompress(kept.body))
    live = LiveTable(row, edition)
    refill(live.game, edition.kind, snapshot)
    if state_hash(live.game.position) != snapshot.hash:
        raise TeahouseError("The snapshot does not give the position it was taken of.")
    versions = live.versions
    versions.last, versions.of_game = kept.version, snapshot.of_game
    versions.of_question = snapshot.of_question
    versions.by_key = dict(snapshot.keys)
    versions.asked = [live.game.position.decision_of(seat) for seat in range(len(row.seats))]
    live.take_backs.chosen, live.take_backs.request = snapshot.chosen, snapshot.request
    relog(live, snapshot)
    return live


def refill(game: Table, kind: GameKind, snapshot: Snapshot) -> None:
    windows = game.windows
    game.position = position_of(kind, snapshot.position, windows)
    game.undo_points = [
        UndoPoint(undo.seat, position_of(kind, undo.position, windows), undo.heard, undo.joined)
        for undo in snapshot.undo
    ]
    game.log = [Event(*event) for event in snapshot.log]
    game.entries, game.joins, game.moves = snapshot.entries, snapshot.joins, snapshot.moves
    game.unasked = snapshot.unasked


def position_of(kind: GameKind, kept: PositionKept, windows: bool) -> Position:
    position = from_json(kind, kept.state)
    position.windows = windows
    position.cause_table = kind.causes
    causes = [None if cause is None else cause_of(kind, cause) for cause in kept.agenda]
    steps = zip(position.agenda, causes, strict=True)
    position.agenda = [(rule, args, cause) for (rule, args, _), cause in steps]
    known = {}
    for seat, cause in kept.causes.items():
        decision = position.decision_of(seat)
        if decision is not None:
            known[seat] = (decision, cause_of(kind, cause))
    position.causes = known
    return position


def cause_of(kind: GameKind, kept: CauseKept) -> Cause:
    name, args, within = kept
    return Cause(name, arguments_of(kind, args), None if within is None else cause_of(kind, within))


def relog(live: LiveTable, snapshot: Snapshot) -> None:
    """The viewers' logs, with the numbers their readers know."""
    live.logs.events = live.game.log[:]
    for eyes, log in live.logs.by_eyes.items():
        kept = snapshot.logs[eyes]
        heard = [(place, event) for place, event in enumerate(live.game.log) if event.heard_by(eyes)]
        log.entries = [LogEntry(n, place, event) for n, (place, event) in zip(kept.numbers, heard, strict=True)]
        log.next_number = kept.next_number
