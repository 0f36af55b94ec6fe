"""Let bots play The Great Wall alone and together, and write how often they win into docs/balance/great_wall_modes.md.

python tools/great_wall_modes.py                      play what is missing, a game of each cell in turn
python tools/great_wall_modes.py --minutes 30         stop after about half an hour; start again to go on
python tools/great_wall_modes.py --bots general@60    only some bots; a budget of one's own makes a table of its own
python tools/great_wall_modes.py --cells solo-normal,together-3
python tools/great_wall_modes.py --write              only write the page from what was played

Every game is one line of docs/balance/great_wall_modes.jsonl, written when it ends. Only games played with the content
of today count; --write drops the others. It is a polite program: it lets others go first.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path
from typing import Final, NamedTuple

from teahouse import build_note, compiled
from teahouse.lab.notes import notebook_of
from teahouse.lab.shares import share_of
from teahouse.lab.simulate import Outcome, Series, play_game
from teahouse.shelf import Boxed, open_game

ROOT: Final = Path(__file__).resolve().parent.parent
RESULTS: Final = ROOT / "docs" / "balance" / "great_wall_modes.jsonl"
PAGE: Final = ROOT / "docs" / "balance" / "great_wall_modes.md"
BEGIN: Final = "<!-- written by tools/great_wall_modes.py -->"
END: Final = "<!-- until here -->"
SEED: Final = "modes"
GAMES: Final = {"scholar": 200, "general": 60, "sage": 20}
"""Of each cell, by level."""
POLITENESS: Final = 10
CELLS: Final = {
    "solo-normal": (1, {}),
    "solo-hard": (1, {"difficulty": "hard"}),
    "solo-hardest": (1, {"difficulty": "hardest"}),
    "together-2": (2, {"mode": "cooperative"}),
    "together-3": (3, {"mode": "cooperative"}),
    "together-4": (4, {"mode": "cooperative"}),
    "together-5": (5, {"mode": "cooperative"}),
}
"""Seats and options of each."""


class Line(NamedTuple):
    """One game, as it is kept."""

    content: str
    cell: str
    bot: str
    number: int
    won: bool
    reasons: int
    years: int
    edicts: int
    needed: int
    honor: int
    qin: int
    supply: int
    breaches: int


def line_of(content: str, cell: str, bot: str, number: int, game: Outcome) -> Line:
    note = game.note
    return Line(
        content,
        cell,
        bot,
        number,
        bool(game.winners),
        note["reasons"],
        note["years"],
        note["edicts"],
        note["edicts_needed"],
        sum(game.points),
        note["qin"],
        note["supply"],
        note["events"]["breach"],
    )


# -- playing -------------------------------------------------------------------------------------------


def read(content: str) -> list[Line]:
    """The games played with this content; a line cut off by a power cut counts as not played."""
    found: dict[tuple[str, str, int], Line] = {}
    for text in RESULTS.read_text(encoding="utf-8").splitlines() if RESULTS.exists() else []:
        try:
            line = Line(**json.loads(text))
        except (json.JSONDecodeError, TypeError):
            continue
        if line.content == content:
            found[line.cell, line.bot, line.number] = line
    return list(found.values())


def missing(content: str, cells: list[str], bots: list[str]) -> list[tuple[int, str, str]]:
    """Number, cell and bot of the games still to be played, a few of everything first."""
    played = {(line.number, line.cell, line.bot) for line in read(content)}
    wanted = [(number, cell, bot) for bot in bots for cell in cells for number in range(GAMES[bot.partition("@")[0]])]
    return sorted([game for game in wanted if game not in played], key=lambda game: game[0])


def play(boxed: Boxed, number: int, cell: str, bot: str) -> Line:
    seats, options = CELLS[cell]
    series = Series(boxed.name, [bot] * seats, boxed.kind.complete(options), f"{SEED}/{cell}", None)
    return line_of(boxed.kind.content, cell, bot, number, play_game(boxed, series, number, notebook_of(boxed)))


def play_missing(boxed: Boxed, cells: list[str], bots: list[str], until: float) -> None:
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    cut_off = RESULTS.exists() and not RESULTS.read_text(encoding="utf-8").endswith("\n")
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write("\n" if cut_off else "")
        for number, cell, bot in missing(boxed.kind.content, cells, bots):
            if time.monotonic() > until:
                return
            file.write(json.dumps(play(boxed, number, cell, bot)._asdict()) + "\n")
            file.flush()


# -- writing -------------------------------------------------------------------------------------------


def row(cell: str, bot: str, lines: list[Line]) -> str:
    """One line of the page."""
    share = share_of(len([line for line in lines if line.won]), len(lines))
    lost = [line for line in lines if not line.won]
    shame = len([line for line in lost if line.reasons & 2])
    breaches, years = mean([line.breaches for line in lines]), mean([line.years for line in lines])
    if cell.startswith("solo"):
        goal = f"{mean([line.honor for line in lines]):.0f} : {mean([line.qin for line in lines]):.0f}"
    else:
        goal = f"{mean([line.edicts for line in lines]):.1f} of {lines[0].needed}"
    return (
        f"| {bot} | {cell.partition('-')[2]} | {len(lines)} | {share.share:.0%} | {share.low:.0%} – {share.high:.0%} "
        f"| {shame} | {len(lost) - shame} | {goal} | {mean([line.supply for line in lines]):.1f} "
        f"| {breaches:.1f} | {years:.1f} |"
    )


def mean(values: list[float] | list[int]) -> float:
    return sum(values) / len(values)


def table(title: str, start: str, columns: tuple[str, str, str], played: list[Line]) -> list[str]:
    """All bots that played cells of one kind, the weakest first."""
    first, second, third = columns
    heads = ["bot", first, "games", "won", "95 %", "lost by shame", second, third, "shame left", "breaches", "years"]
    lines = ["", f"## {title}", "", f"| {' | '.join(heads)} |"]
    lines.append("| --- | --- |" + " --: |" * (len(heads) - 2))
    bots = sorted({line.bot for line in played}, key=lambda bot: (list(GAMES).index(bot.partition("@")[0]), bot))
    for bot in bots:
        for cell in CELLS:
            found = [line for line in played if line.bot == bot and line.cell == cell]
            if found and cell.startswith(start):
                lines.append(row(cell, bot, found))
    return lines


def page_lines(played: list[Line]) -> list[str]:
    return [
        *table("Alone against Qin", "solo", ("difficulty", "lost by honour", "honour"), played),
        *table("Together", "together", ("players", "lost by time", "edicts"), played),
    ]


def write(content: str) -> None:
    """Put the tables into the page, between its two marks, and forget games of other content."""
    played = read(content)
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n" + "\n".join(page_lines(played)) + f"\n\n{END}{after}", encoding="utf-8")
    RESULTS.write_text("".join(json.dumps(line._asdict()) + "\n" for line in played), encoding="utf-8")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Play the games behind docs/balance/great_wall_modes.md.")
    parser.add_argument("--cells", default=",".join(CELLS), help="which cells")
    parser.add_argument("--bots", default=",".join(GAMES), help="which bots")
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after about so long")
    parser.add_argument("--write", action="store_true", help="only write the page")
    asked = parser.parse_args(arguments)
    if not compiled and not asked.write:
        print(f"great_wall_modes: {build_note()}; levels that think by the clock are weaker so", file=sys.stderr)
    os.nice(POLITENESS)
    boxed = open_game("great_wall")
    until = time.monotonic() + 60 * asked.minutes if asked.minutes else float("inf")
    if not asked.write:
        play_missing(boxed, asked.cells.split(","), asked.bots.split(","), until)
    write(boxed.kind.content)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
