"""Let bots play The Great Wall alone, together and with its expansions, and write what it shows into docs/balance.

python lab/great_wall_modes.py                      play what is missing, a game of each cell in turn
python lab/great_wall_modes.py --minutes 30         stop after about half an hour; start again to go on
python lab/great_wall_modes.py --bots general@60    only some bots; a budget of one's own makes a table of its own
python lab/great_wall_modes.py --cells solo-normal,together-3
python lab/great_wall_modes.py --cells scenarios    all cells of a group: solo, together, scenarios, skills
python lab/great_wall_modes.py --games 20           20 games of each cell and bot, in place of the usual number
python lab/great_wall_modes.py --jobs 2             on 2 processes
python lab/great_wall_modes.py --write              only write the pages from what was played

Every game is one line of a file beside the page of its cell, written when it ends. Only games played with the content
of today count; writing a page drops the others. It runs at low priority.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from great_wall_tables import Line, expansion_tables, mode_tables  # beside this file
from teahouse import build_note, compiled
from teahouse.bots import all_bots, bot
from teahouse.engine.errors import TeahouseError
from teahouse.lab.notes import notebook_of
from teahouse.lab.simulate import Outcome, Series, play_game
from teahouse.registry import LoadedGame, load_game

BALANCE: Final = Path(__file__).resolve().parent.parent / "docs" / "balance"
BEGIN: Final = "<!-- written by lab/great_wall_modes.py -->"
END: Final = "<!-- until here -->"
SEED: Final = "modes"
POLITENESS: Final = 10
LEVELS: Final = ("scholar", "general", "sage")


class Cell(NamedTuple):
    """What is played, and how many games of it."""

    group: str
    seats: int
    options: dict[str, str]
    games: dict[str, int]
    """By level; the others play none."""


TOGETHER: Final = {"mode": "cooperative"}
MODE_GAMES: Final = {"scholar": 200, "general": 60, "sage": 20}
COMMON_GAMES: Final = {"scholar": 100, "general": 20}
RIVAL_GAMES: Final = {"scholar": 100}
SKILL_GAMES: Final = {"scholar": 300}
CELLS: Final = {
    "solo-normal": Cell("solo", 1, {}, MODE_GAMES),
    "solo-hard": Cell("solo", 1, {"difficulty": "hard"}, MODE_GAMES),
    "solo-hardest": Cell("solo", 1, {"difficulty": "hardest"}, MODE_GAMES),
    **{f"together-{n}": Cell("together", n, TOGETHER, MODE_GAMES) for n in (2, 3, 4, 5)},
    **{f"siege-{n}": Cell("scenarios", n, {**TOGETHER, "scenario": "siege"}, COMMON_GAMES) for n in (2, 3, 4, 5)},
    "red-3": Cell("scenarios", 3, {**TOGETHER, "scenario": "red"}, COMMON_GAMES),
    **{
        f"{scenario}-{n}": Cell("scenarios", n, {"scenario": scenario}, RIVAL_GAMES)
        for scenario in ("frost", "famine", "visit", "ghost")
        for n in (2, 3, 4, 5)
    },
    "khan-3": Cell("skills", 3, {"genghis": "on"}, SKILL_GAMES),
    "khan-together-3": Cell("skills", 3, {**TOGETHER, "genghis": "on"}, SKILL_GAMES),
}


class Page(NamedTuple):
    """Where games of some groups are kept, and told."""

    name: str
    groups: tuple[str, ...]
    tables: Callable[[list[Line]], list[str]]

    @property
    def text(self) -> Path:
        return BALANCE / f"{self.name}.md"

    @property
    def results(self) -> Path:
        return BALANCE / f"{self.name}.jsonl"


PAGES: Final = (
    Page("great_wall_modes", ("solo", "together"), mode_tables),
    Page("great_wall_expansions", ("scenarios", "skills"), expansion_tables),
)


@cache
def great_wall() -> LoadedGame:
    """Each process loads the game once."""
    return load_game("great_wall")


def page_of(cell: str) -> Page:
    return next(page for page in PAGES if CELLS[cell].group in page.groups)


# -- playing -------------------------------------------------------------------------------------------


class Wanted(NamedTuple):
    """One game to be played."""

    number: int
    cell: str
    bot: str


def play(wanted: Wanted) -> Line:
    loaded, cell = great_wall(), CELLS[wanted.cell]
    options = loaded.kind.complete(cell.options)
    series = Series(loaded.name, [wanted.bot] * cell.seats, options, f"{SEED}/{wanted.cell}", None)
    return line_of(wanted, play_game(loaded, series, wanted.number, notebook_of(loaded)))


def line_of(wanted: Wanted, game: Outcome) -> Line:
    note = game.note
    return Line(
        great_wall().kind.content,
        wanted.cell,
        wanted.bot,
        wanted.number,
        bool(game.winners),
        note["reasons"],
        note["years"],
        note["edicts"],
        note["edicts_needed"],
        sum(game.points),
        note["qin"],
        note["supply"],
        note["events"]["breach"],
        game.points,
        game.winners,
        note["expansions"].get("Siege", {"defence": 0})["defence"],
        skills_of(note["expansions"].get("Genghis", {"cards": []})["cards"]),
    )


def skills_of(cards: list[int]) -> list[str]:
    """The first card is Genghis Khan's own."""
    return [great_wall().names.skills[card - 1].name.en for card in cards[1:]]


def play_all(wanted: list[Wanted], jobs: int) -> Iterator[Line]:
    """The games as they end, on this number of processes."""
    if jobs == 1:
        yield from map(play, wanted)
        return
    with ProcessPoolExecutor(jobs) as pool:
        running = [pool.submit(play, game) for game in wanted]
        try:
            for ended in as_completed(running):
                yield ended.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def missing(cells: list[str], bots: list[str], games: int) -> list[Wanted]:
    """The games still to be played, a few of everything first; `games` of each, or (0) the usual number."""
    played = {Wanted(line.number, line.cell, line.bot) for page in PAGES for line in read(page)}
    wanted = [
        Wanted(number, cell, bot)
        for bot in bots
        for cell in cells
        for number in range(games or CELLS[cell].games.get(level_of(bot), 0))
    ]
    return sorted([game for game in wanted if game not in played], key=lambda game: game.number)


def level_of(bot: str) -> str:
    return bot.partition("@")[0]


def play_missing(wanted: list[Wanted], jobs: int, until: float) -> None:
    """Each game becomes a line as soon as it ends; no new lines after a certain time."""
    for page in PAGES:
        end_last_line(page.results)
    for line in play_all(wanted, jobs):
        with page_of(line.cell).results.open("a", encoding="utf-8") as file:
            file.write(told(line))
        if time.monotonic() > until:
            return


# -- keeping -------------------------------------------------------------------------------------------


def told(line: Line) -> str:
    return json.dumps(line._asdict()) + "\n"


def end_last_line(results: Path) -> None:
    """A power cut may have left half of one."""
    if results.exists() and not results.read_text(encoding="utf-8").endswith("\n"):
        with results.open("a", encoding="utf-8") as file:
            file.write("\n")


def read(page: Page) -> list[Line]:
    """The games played with the content of today, by bot and cell; half a line counts as not played."""
    found: dict[Wanted, Line] = {}
    for text in page.results.read_text(encoding="utf-8").splitlines() if page.results.exists() else []:
        try:
            line = Line(**json.loads(text))
        except (json.JSONDecodeError, TypeError):
            continue
        if line.content == great_wall().kind.content and line.cell in CELLS:
            found[Wanted(line.number, line.cell, line.bot)] = line
    return sorted(found.values(), key=place)


def place(line: Line) -> tuple[int, str, int, int]:
    """The weakest bot first, cells as they are listed."""
    return list(all_bots()).index(level_of(line.bot)), line.bot, list(CELLS).index(line.cell), line.number


def write(page: Page) -> None:
    """Put the tables into the page, between its two marks, and forget games of other content."""
    played = read(page)
    before, _, rest = page.text.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    page.text.write_text(f"{before}{BEGIN}\n" + "\n".join(page.tables(played)) + f"\n\n{END}{after}", encoding="utf-8")
    page.results.write_text("".join(map(told, played)), encoding="utf-8")


# -- asking --------------------------------------------------------------------------------------------


def chosen(words: str) -> list[str]:
    """Cells by their names, or by those of their groups."""
    asked = words.split(",")
    groups = {cell.group for cell in CELLS.values()}
    for word in asked:
        if word not in CELLS and word not in groups:
            known = ", ".join([*sorted(groups), *CELLS])
            raise TeahouseError(f"There is no cell or group “{word}”: choose from {known}.")
    return [name for name, cell in CELLS.items() if name in asked or cell.group in asked]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Play the games behind the pages of The Great Wall in docs/balance.")
    parser.add_argument("--cells", default=",".join(CELLS), help="which cells, or groups of them")
    parser.add_argument("--bots", default=",".join(LEVELS), help="which bots")
    parser.add_argument("--games", type=int, default=0, help="of each cell and bot")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after about so long")
    parser.add_argument("--write", action="store_true", help="only write the pages")
    asked = parser.parse_args(arguments)
    try:
        cells, bots = chosen(asked.cells), asked.bots.split(",")
        for name in bots:
            bot(level_of(name))
    except TeahouseError as error:
        print(error, file=sys.stderr)
        return 2
    if not compiled and not asked.write:
        print(f"great_wall_modes: {build_note()}; levels that think by the clock are weaker so", file=sys.stderr)
    os.nice(POLITENESS)
    until = time.monotonic() + 60 * asked.minutes if asked.minutes else float("inf")
    if not asked.write:
        play_missing(missing(cells, bots, asked.games), asked.jobs, until)
    for page in PAGES:
        if page in map(page_of, cells):
            write(page)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
