"""Finished games, step by step, through any eyes or with everything open."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from teahouse.engine.event import EVERYONE, Event
from teahouse.engine.position import SPECTATOR
from teahouse.engine.record import FORMAT, commitment, lines
from teahouse.engine.table import Table, in_force, steps_of
from teahouse.server.errors import ApiError
from teahouse.server.games import Edition, new_game, texts
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import NumberedChange, TableRow
from teahouse.server.scenes import scenes_since
from teahouse.server.viewer_log import ViewerLog
from teahouse.server.views import EVERYTHING, Scene, log_lines, name_of, render
from teahouse.server.wire.view import ReplayStep, View
from teahouse.wording import Teller

Moves = list[dict[str, object]]


def moves_of(live: LiveTable) -> Moves:
    """The moves of the game that were not taken back; a replay stops after each of them."""
    steps = steps_of(live.game.entries)
    return [steps[step] for step in in_force(steps)]


def finished(live: LiveTable) -> LiveTable:
    """Nothing is shown of a game that is still being played."""
    if live.row.state != "over":
        raise ApiError("not-over")
    return live


def table_at(edition: Edition, row: TableRow, moves: Moves, at: int) -> Table:
    """The game after a number of moves."""
    if at > len(moves):
        raise ApiError("no-such-step", count=len(moves))
    game = new_game(edition, row)
    for move in moves[:at]:
        game.repeat(move)
    return game


async def view_at(edition: Edition, row: TableRow, moves: Moves, at: int, eyes: int, lang: str, log_from: int) -> View:
    """What these eyes saw then."""
    if eyes >= len(row.seats):
        raise ApiError("no-such-seat", count=len(row.seats))
    game = await asyncio.to_thread(table_at, edition, row, moves, at)
    log = ViewerLog(eyes)
    log.add(0, [unveiled(event) for event in game.log] if eyes == EVERYTHING else game.log)
    return told_with(scene_at(edition, row, game, at, eyes), log, lang, log_from)


def scene_at(edition: Edition, row: TableRow, game: Table, at: int, eyes: int) -> Scene:
    return Scene(
        table=row.id,
        edition=edition,
        version=at,
        eyes=eyes,
        seats=row.seats,
        position=game.position,
        log=game.log,
        options=row.options,
    )


def told_with(scene: Scene, log: ViewerLog, lang: str, log_from: int) -> View:
    """The view of a scene with the lines that are lacking."""
    reading = scene.read(lang)
    view = render(scene, reading, lang)
    holds, lacking = log.since(log_from)
    scenes = scenes_since(log, holds, scene.edition.said(lang), reading, lang)
    return replace(view, log_from=holds, log=log_lines(log, lacking, reading, lang), scenes=scenes)


def unveiled(event: Event) -> Event:
    return Event(event.kind, event.seat, event.args, EVERYONE)


async def outline(edition: Edition, row: TableRow, moves: Moves, lang: str) -> list[ReplayStep]:
    """Every move in words, and the headings of the log between them; other people have their turn meanwhile."""
    said = edition.said(lang)
    game = table_at(edition, row, [], 0)
    steps = [ReplayStep(0, SPECTATOR, said.read(game.position.observe(SPECTATOR)).moment(), True)]
    for at, move in enumerate(moves, 1):
        seat = int(str(move["seat"]))
        heard = len(game.log)
        before = game.position.observe(seat)
        is_asked = game.position.question_to(seat) is not None
        game.repeat(move)
        lines = public_lines(game, heard, said)
        done = next((text for line, text, heading in lines if line.seat == seat and not heading), "")
        if not done and not is_asked:
            done = texts(lang).say("server-table-answers", player=said.read(before).player(seat))
        elif not done:
            asked = said.read(before)
            done = f"{asked.question(seat)} — {asked.word(game.kind.number(str(move['move'])))}"
        steps.append(ReplayStep(at, seat, done, False))
        steps += [ReplayStep(at, line.seat, text, True) for line, text, heading in lines if heading]
        await asyncio.sleep(0)
    return steps


def public_lines(game: Table, heard: int, said: Teller) -> list[tuple[Event, str, bool]]:
    """What everybody was told since then: the event, its sentence, and whether it is a heading."""
    now = said.read(game.position.observe(SPECTATOR))
    told = [(event, now.tell(event)) for event in game.log[heard:] if event.heard_by(SPECTATOR)]
    return [(event, line.text, line.heading) for event, line in told if line is not None]


def record_of(live: LiveTable) -> str:
    """The record as a file, under the rules it was played with; the seed is in it, so only after the end."""
    row, players = live.row, [name_of(seat, "en") for seat in live.row.seats]
    if live.recording is not None:
        return written(record_with(row, live.recording.entries))
    head, *entries = [json.loads(line) for line in lines(live.game, players)]
    return written([{**head, "rules": row.rules, "content": row.content}, *entries])


def stored_record(row: TableRow, changes: list[NumberedChange]) -> list[dict[str, Any]]:
    """The same from what is stored, without playing it."""
    return record_with(row, [entry for made in changes for entry in made.change.entries])


def record_with(row: TableRow, entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    head: dict[str, Any] = {
        "teahouse": FORMAT,
        "game": row.game,
        "players": [name_of(seat, "en") for seat in row.seats],
        "options": row.options,
        "rules": row.rules,
        "content": row.content,
        "commitment": commitment(row.seed),
        "seed": row.seed,
    }
    if row.chance:
        head["added"] = [each.text for each in row.chance]
    if row.windows:
        head["windows"] = True
    if row.summary.sitting.ended:
        return [head, *entries]
    return [head, *entries, {"result": {"winners": row.summary.winners, "points": row.summary.points}}]


def written(entries: Sequence[Mapping[str, object]]) -> str:
    return "".join(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n" for entry in entries)
