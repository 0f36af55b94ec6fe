"""Let searching bots play, note what positions look like and how the games end, and fit what the looks mean.

python lab/chances.py play great_wall --games 400        play what is missing; stop and go on at any time
python lab/chances.py play zhanguo --minutes 20
python lab/chances.py play great_wall-alone --games 200
python lab/chances.py fit                                write the tables of all games, and docs/chances.md

Each game is one line of a file in `--folder` (`build/chances` unless told otherwise): how it was set up, what was noted
at moments of it from what one seat knew, and the end. Games go through some set-ups in turn. What the page tells is
measured on games that the tables did not see: five times a fifth of the games is left out. It runs at low priority.
"""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from asking import Words, count, span  # beside this file
from chances_fit import Fitted, Score, fit, held_out, rows_of  # beside this file
from teahouse.bots import Budget, answer, bot
from teahouse.bots.chances import ALONE, TOGETHER, VERSUS
from teahouse.bots.minds import DEEP, mind_of
from teahouse.bots.outlook import WORLDS, looked_at, shares_of_victory
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng, seeded
from teahouse.registry import load_game

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "chances"
PAGE: Final = ROOT / "docs" / "chances.md"
BEGIN: Final = "<!-- written by lab/chances.py -->"
END: Final = "<!-- until here -->"
SEED: Final = "chances"
POLITENESS: Final = 15
LOOKS: Final = 8
"""Iterations of the bots that play: cheap, and yet a search."""
FEWEST: Final = 25
"""Games without which there is no table."""


class SetUp(NamedTuple):
    seats: int
    options: dict[str, str]


SET_UPS: Final = {
    "zhanguo": [SetUp(2, {}), SetUp(3, {}), SetUp(4, {})],
    "ancient_world": [SetUp(2, {}), SetUp(3, {}), SetUp(4, {})],
    "great_wall": [SetUp(3, {}), SetUp(4, {}), SetUp(2, {})],
    "great_wall-alone": [SetUp(1, {}), SetUp(1, {"difficulty": "hard"})],
    "great_wall-together": [SetUp(2, {"mode": "cooperative"}), SetUp(3, {"mode": "cooperative"})],
}
"""What is played in turn; after a dash, the way to play."""


def played(series: str, number: int) -> dict[str, Any]:
    """One game: a line of the file."""
    game = series.partition("-")[0]
    kind = load_game(game).kind
    mind = mind_of(game, patience=DEEP)
    set_up = SET_UPS[series][number % len(SET_UPS[series])]
    name = f"{SEED}/{series}/{number}"
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


def play(series: str, folder: Path, games: int, minutes: float) -> None:
    """What is missing, one after the other."""
    os.nice(POLITENESS)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{series}.jsonl"
    there = path.read_text(encoding="utf-8").count("\n") if path.exists() else 0
    until = time.monotonic() + 60 * minutes
    with path.open("a", encoding="utf-8") as file:
        for number in range(there, games):
            if time.monotonic() > until:
                break
            file.write(json.dumps(played(series, number), separators=(",", ":")) + "\n")
            file.flush()
    print(f"{series}: {path.read_text(encoding='utf-8').count(chr(10))} games")


# -- tables and the page -----------------------------------------------------------------------------------


def lines_of(folder: Path, series: str) -> list[dict[str, Any]]:
    """The games of a series that were played with the cards of today, whichever file they stand in."""
    game, _, way = series.partition("-")
    content = load_game(game).kind.content
    texts = [text for path in sorted(folder.glob(f"{game}*.jsonl")) for text in path.read_text("utf-8").splitlines()]
    lines = [line for line in map(json.loads, texts) if line["content"] == content and way_of(line) == (way or VERSUS)]
    return [{**line, "number": number} for number, line in enumerate(lines)]


def way_of(line: dict[str, Any]) -> str:
    if line["options"].get("mode") == "cooperative":
        return TOGETHER
    return ALONE if line["seats"] == 1 else VERSUS


def write(folder: Path) -> None:
    """The tables of every game into its mind, and the page."""
    tables: dict[str, list[str]] = {series.partition("-")[0]: [] for series in SET_UPS}
    told: list[str] = []
    for series in SET_UPS:
        game, _, way = series.partition("-")
        lines = lines_of(folder, series)
        if len(lines) < FEWEST:
            print(f"{series}: {len(lines)} games are too few for a table.")
            continue
        rows = [row for line in lines for row in rows_of(line)]
        scores, bins = held_out(rows, mind_of(game, patience=DEEP).spread)
        tables[game].append(table_text(way or VERSUS, len(lines), fit(rows)))
        told.append(chapter(series, lines, scores, bins))
        print(told[-1])
    for game, texts in tables.items():
        path = ROOT / "src" / "teahouse" / "games" / game / "mind" / "chances.py"
        path.write_text(module_text(texts), encoding="utf-8")
    text = PAGE.read_text(encoding="utf-8")
    head, _, rest = text.partition(BEGIN)
    PAGE.write_text(f"{head}{BEGIN}\n\n{chr(10).join(told)}\n{END}{rest.partition(END)[2]}", encoding="utf-8")


def table_text(way: str, games: int, fitted: Fitted) -> str:
    numbers = "".join(
        f"        {name}={[round(each, 2) for each in values]},\n" for name, values in fitted._asdict().items()
    )
    return f'    "{way}": Table(\n        games={games},\n{numbers}    ),\n'


def module_text(tables: list[str]) -> str:
    body = f"{{\n{''.join(tables)}}}" if tables else "{}"
    names = "Table, Tables" if tables else "Tables"
    return (
        '"""What the promises of the sage came to: written by `lab/chances.py`, read by `teahouse.bots.chances`."""\n\n'
        f"from typing import Final\n\nfrom teahouse.bots.chances import {names}\n\nTABLES: Final[Tables] = {body}\n"
    )


def chapter(series: str, lines: list[dict[str, Any]], scores: list[Score], bins: list[tuple[float, float, int]]) -> str:
    """What the page says of one series."""
    seats = ", ".join(
        f"{n}: {sum(line['seats'] == n for line in lines)}" for n in sorted({line["seats"] for line in lines})
    )
    heads = "| third | moments | ECE | Brier | before | points off by | before | inside the 80 % | winner |"
    body = [
        f"| {n + 1} | {each.moments} | {each.ece:.3f} | {each.brier:.3f} | {each.brier_before:.3f} |"
        f" {each.error:+.1f} |"
        f" {each.error_before:+.1f} | {each.inside:.0%} | {each.winner:.0f} |"
        for n, each in enumerate(scores)
    ]
    told = " | ".join(f"{each[0]:.0%}" for each in bins)
    came = " | ".join(f"{each[1]:.0%}" for each in bins)
    many = " | ".join(str(each[2]) for each in bins)
    plot = [
        f"| told | {told} |",
        f"| --- | {' | '.join('--:' for _ in bins)} |",
        f"| came | {came} |",
        f"| of | {many} |",
    ]
    return "\n".join(
        [
            f"### {series}: {len(lines)} games of sage@{LOOKS} (by seats: {seats})",
            "", heads, f"|{' --: |' * 9}", *body, "", *plot, "",
        ]
    )  # fmt: skip


def main() -> None:
    parser = Words(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("series", choices=list(SET_UPS))
    playing.add_argument("--games", type=count, default=2000)
    playing.add_argument("--minutes", type=span, default=1e6)
    fitting = commands.add_parser("fit")
    for each in (playing, fitting):
        each.add_argument("--folder", type=Path, default=FOLDER)
    asked = parser.parse_args()
    if asked.command == "fit":
        write(asked.folder)
    else:
        play(asked.series, asked.folder, asked.games, asked.minutes)


if __name__ == "__main__":
    main()
