"""Let searching bots play, note what positions look like and how the games end, and fit what the looks mean.

python lab/chances.py play great_wall --games 400        play what is missing; stop and go on at any time
python lab/chances.py play zhanguo --minutes 20
python lab/chances.py fit                                write the tables of all games, and docs/chances.md

Each game is one line of a file in `--folder` (`build/chances` unless told otherwise): how it was set up, what was noted
at moments of it from what one seat knew, and the end. Every fifth game is held out: the tables never see it, and all
that the page tells is measured there. Games go through all set-ups of a game in turn. It runs at low priority.
"""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from asking import Words, count, span  # beside this file
from teahouse.bots import Budget, answer, bot
from teahouse.bots.minds import DEEP, mind_of
from teahouse.bots.outlook import WORLDS, looked_at, shares_of_victory
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng, seeded
from teahouse.registry import load_game

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "chances"
SEED: Final = "chances"
POLITENESS: Final = 15
LOOKS: Final = 8
"""Iterations of the bots that play: cheap, and yet a search."""
STEPS: Final = 48
"""Moments of a game that are noted, spread over all of it."""


class SetUp(NamedTuple):
    seats: int
    options: dict[str, str]


TOGETHER: Final = {"mode": "cooperative"}
SET_UPS: Final = {
    "zhanguo": [SetUp(2, {}), SetUp(3, {}), SetUp(4, {})],
    "ancient_world": [SetUp(2, {}), SetUp(3, {}), SetUp(4, {})],
    "great_wall": [SetUp(3, {}), SetUp(4, {}), SetUp(3, {}), SetUp(2, {}), SetUp(1, {}), SetUp(3, TOGETHER)],
}
"""What is played in turn."""


def played(game: str, number: int) -> dict[str, Any]:
    """One game: a line of the file."""
    kind = load_game(game).kind
    mind = mind_of(game, patience=DEEP)
    set_up = SET_UPS[game][number % len(SET_UPS[game])]
    name = f"{SEED}/{game}/{number}"
    g = kind.start(set_up.seats, set_up.options, name)
    bots = [bot("sage", Budget(iterations=LOOKS)) for _ in range(set_up.seats)]
    chance, notes = seeded(f"{name} bots"), seeded(f"{name} notes")
    rows: list[dict[str, Any]] = []
    decisions = 0
    before = (-1, -1)
    while g.open:
        decision = g.open[0]
        options = g.options(decision)
        move = options[0]
        if len(options) > 1:
            now = (decision.seat, g.news)
            if now != before and notes.below(5) == 0:
                rows.append(noted(g, mind, notes.below(set_up.seats), decisions, notes))
            before = now
            decisions += 1
            move = answer(bots[decision.seat], kind, g, decision.seat, chance)
        g.apply(decision, move)
    ended = {"points": [g.points(seat) for seat in range(g.seats)], "shares": shares_of_victory(g, mind)}
    return {"game": game, "number": number, "seats": set_up.seats, "options": set_up.options, "rows": rows} | {
        "decisions": decisions, "content": kind.content, **ended
    }  # fmt: skip


def noted(g: Position, mind: Any, seat: int, decisions: int, rng: Rng) -> dict[str, Any]:
    """What a moment looks like to a seat: at once, and after play-outs."""
    at_once, later = looked_at(g, mind, seat, rng, 0, WORLDS), looked_at(g, mind, seat, rng, mind.horizon, WORLDS)
    return {
        "at": decisions, "seat": seat, "progress": round(mind.progress(g), 3),
        "now": [round(worth, 2) for worth in at_once], "later": [round(worth, 2) for worth in later],
        "points": [g.points(each) for each in range(g.seats)],
    }  # fmt: skip


def play(game: str, folder: Path, games: int, minutes: float) -> None:
    """What is missing, one after the other."""
    os.nice(POLITENESS)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game}.jsonl"
    there = path.read_text(encoding="utf-8").count("\n") if path.exists() else 0
    until = time.monotonic() + 60 * minutes
    with path.open("a", encoding="utf-8") as file:
        for number in range(there, games):
            if time.monotonic() > until:
                break
            file.write(json.dumps(played(game, number), separators=(",", ":")) + "\n")
            file.flush()
    print(f"{game}: {path.read_text(encoding='utf-8').count(chr(10))} games")


def main() -> None:
    parser = Words(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("game", choices=list(SET_UPS))
    playing.add_argument("--games", type=count, default=2000)
    playing.add_argument("--minutes", type=span, default=1e6)
    playing.add_argument("--folder", type=Path, default=FOLDER)
    asked = parser.parse_args()
    play(asked.game, asked.folder, asked.games, asked.minutes)


if __name__ == "__main__":
    main()
