"""A position of a played game as the browser gets it, for looking at a board without a server.

python tools/web_fixtures.py <game> 4 --moves 200 --seed x --lang ru > web/fixtures/<game>.json

`--ask Recruit` plays on until a seat is asked that, `--season 4` until an observation says so; `--seat` chooses
whose eyes (−1: a spectator), else whoever is asked. `--langs` dumps all languages side by side.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final

import msgspec
from msgspec.structs import replace

from teahouse.bots import answer, bot
from teahouse.engine.rng import seeded
from teahouse.engine.table import Table
from teahouse.registry import load_game
from teahouse.server.games import installed
from teahouse.server.models import SeatRow
from teahouse.server.viewer_log import ViewerLog
from teahouse.server.views import Scene, log_lines, render
from teahouse.server.wire.view import View
from teahouse.text import SOURCE, Texts, languages
from teahouse.wording import teller_of

LINES: Final = 40


def play(table: Table, seed: str, most: int, ask: str, season: int) -> None:
    """With the best bot there is, until enough was played and the wanted question is asked."""
    player, rng = bot("scholar"), seeded(f"fixture {seed}")
    made = 0
    while table.position.open and not (made >= most and wanted(table, ask, season)):
        decision = table.position.open[0]
        table.play(decision.seat, answer(player, table.kind, table.position, decision.seat, rng))
        made += 1


def wanted(table: Table, ask: str, season: int) -> bool:
    asked = [type(decision).__name__ for decision in table.position.open]
    now = table.position.observe(-1).get("season", -1)
    return (not ask or ask in asked) and (season < 0 or now == season)


def seat_of(table: Table, ask: str) -> int:
    """Whoever is asked it; seat 0 if the game is over."""
    for decision in table.position.open:
        if not ask or type(decision).__name__ == ask:
            return decision.seat
    return 0


def view(table: Table, game: str, seat: int, lang: str) -> View:
    """As the server would show it, with the last lines of the log."""
    scene = Scene(
        table="fixture",
        edition=installed(game),
        version=table.moves,
        eyes=seat,
        seats=tuple(
            SeatRow("person", name="You" if each == seat else f"Bot {each + 1}") for each in range(table.position.seats)
        ),
        position=table.position,
        log=table.log,
        options=table.options,
        playing=True,
        can_undo=table.can_undo(seat),
    )
    reading, log = scene.read(lang), ViewerLog(seat)
    log.add(0, table.log)
    return replace(render(scene, reading, lang), log=log_lines(log, log.entries, reading, lang)[-LINES:])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--moves", type=int, default=0)
    parser.add_argument("--ask", default="")
    parser.add_argument("--season", type=int, default=-1)
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE, as before a game")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--seat", type=int)
    parser.add_argument("--lang", default=SOURCE, choices=languages())
    parser.add_argument("--langs", action="store_true")
    given = parser.parse_args()

    loaded = load_game(given.game)
    table = Table(loaded.kind, given.seats, dict(each.split("=", 1) for each in given.option), given.seed)
    play(table, given.seed, given.moves, given.ask, given.season)
    seat = given.seat if given.seat is not None else seat_of(table, given.ask)
    told = {}
    for lang in languages() if given.langs else [given.lang]:
        teller = teller_of(loaded, Texts(lang))
        told[lang] = {"view": view(table, given.game, seat, lang), "printed": teller.printed(), "lang": lang}
    sys.stdout.buffer.write(msgspec.json.encode(told if given.langs else told[given.lang]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
