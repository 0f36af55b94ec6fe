"""How fast the engine is, beside a peer: everything in one run, on one core, the contenders taking turns.

python bench/run.py [--quick] [--json FILE] [--page FILE [--web FILE]]

Figures are medians over the rounds, ratios the medians of each round's ratio. Seconds are processor time, so that other
work on the machine disturbs little, and all contenders alike.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from page import COMPILED, PEER, PLAIN, Line, number, page
from startup import measured, waits

HERE: Final = Path(__file__).resolve().parent
PEER_PYTHON: Final = HERE.parent / ".venv-bench" / "bin" / "python"
SPIEL_PYTHON: Final = HERE.parent / ".venv-extras" / "bin" / "python"
SPIEL: Final = "OpenSpiel"
SPIEL_GAMES: Final = ("hearts", "hanabi", "gin_rummy", "backgammon", "go", "chess")
SECONDS: Final = {"play": 0.8, "steps": 0.8}
"""For one measurement in a full run; the small ones take less."""
SECONDS_SMALL: Final = 0.25


class Game(NamedTuple):
    """What is measured of one game."""

    name: str
    """With expansions behind plus signs."""
    seats: tuple[int, ...]
    """The last number of seats is measured in depth, and beside the peer."""
    clone_bar: float
    """Microseconds that a compiled copy may take."""
    peer_bar: float
    """How many times the peer's decisions a second the compiled engine must make."""
    steps_bar: float
    """Environment steps a second; 0 promises nothing."""
    imagine_bar: float
    options_bar: float
    rows_bar: float
    """Microseconds that an imagined position, a list of legal moves and a row of features may take."""


GAMES: Final = (
    Game(
        "zhanguo",
        (2, 4),
        clone_bar=1.0,
        peer_bar=30.0,
        steps_bar=15_000.0,
        imagine_bar=4.0,
        options_bar=0.4,
        rows_bar=1.5,
    ),
    Game(
        "great_wall",
        (3, 4),
        clone_bar=1.6,
        peer_bar=14.0,
        steps_bar=0.0,
        imagine_bar=4.0,
        options_bar=0.7,
        rows_bar=4.0,
    ),
    Game(
        "great_wall+genghis+rat+jia_sidao",
        (4,),
        clone_bar=13.0,
        peer_bar=5.0,
        steps_bar=0.0,
        imagine_bar=20.0,
        options_bar=5.0,
        rows_bar=20.0,
    ),
    Game(
        "ancient_world",
        (2, 4),
        clone_bar=1.4,
        peer_bar=17.0,
        steps_bar=15_000.0,
        imagine_bar=4.0,
        options_bar=0.8,
        rows_bar=3.0,
    ),
)
FASTER_THAN_PLAIN: Final = 3.5
FORTY_FORECAST: Final = 1500.0
FORTY_IN_WORDS: Final = 5000.0
"""Microseconds for the forecasts of forty answers: worlds and events, and with all sentences."""


class Row(NamedTuple):
    """One line of the table: a figure of a measure, and what is asked of the contenders to get it."""

    title: str
    measure: str
    args: tuple[object, ...]
    figure: str
    peer: bool


def rows_of(game: Game) -> list[Row]:
    """Everything measured of one game."""
    rows = []
    for seats in game.seats:
        last = seats == game.seats[-1]
        rows.append(Row(f"{game.name}, {seats} players: decisions/s", "play", (game.name, seats), "decisions", last))
        rows.append(Row(f"{game.name}, {seats} players: games/s", "play", (game.name, seats), "games", last))
    deep = (game.name, game.seats[-1])
    for measure, title in (
        ("clone", "copy of a position"),
        ("observe", "observation"),
        ("rows", "row of features"),
        ("imagine", "imagined position"),
        ("options", "list of legal moves"),
        ("forecast", "forecast of all legal moves"),
    ):
        rows.append(Row(f"{game.name}: {title}, µs", measure, deep, "us", measure == "clone"))
    if "+" not in game.name:
        rows.append(Row(f"{game.name}: looks of a sage/s", "search", deep, "looks", False))
    rows.append(Row(f"{game.name}: forecast of 40 answers, µs", "forty", (*deep, False), "us", False))
    rows.append(Row(f"{game.name}: the same in words, µs", "forty", (*deep, True), "us", False))
    rows.append(Row(f"{game.name}: environment steps/s", "steps", (*deep, False), "steps", False))
    rows.append(Row(f"{game.name}: the same in wrappers", "steps", (*deep, True), "steps", False))
    return rows


class Contender:
    """A process that measures itself when asked."""

    def __init__(self, title: str, command: list[str], **environment: str) -> None:
        self.title = title
        kept = {name: value for name, value in os.environ.items() if name not in ("TEAHOUSE_PURE", "TEAHOUSE_FAST")}
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**kept, **environment}
        )
        self.hello = self._read()

    def measure(self, measure: str, args: tuple[object, ...], seconds: float) -> dict[str, float]:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"measure": measure, "args": args, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        return self._read()

    def _read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"bench: {self.title} stopped; its message stands above")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def contenders() -> list[Contender]:
    """The plain engine, the compiled one where there is one, and the peer where it is installed."""
    engine = [sys.executable, str(HERE / "teahouse_engine.py")]
    found = [Contender(PLAIN, engine, TEAHOUSE_PURE="1")]
    second = Contender(COMPILED, engine)
    if second.hello["compiled"]:
        found.append(second)
    else:
        second.close()
        say(f"no compiled engine is measured: {second.hello['name']}")
    if PEER_PYTHON.exists():
        found.append(Contender(PEER, [str(PEER_PYTHON), str(HERE / "catanatron_peer.py")]))
    else:
        say("the peer is not installed and not measured: make bench sets it up")
    return found


def say(sentence: str) -> None:
    print(f"bench: {sentence}", file=sys.stderr, flush=True)


Figures = dict[str, dict[str, list[float]]]
"""By title of the row, then by contender, one figure for each round."""


def measure_all(rows: list[Row], field: list[Contender], rounds: int, pace: float) -> Figures:
    """Round after round, every measure by every contender in turn."""
    figures: Figures = {row.title: {} for row in rows}
    for turn in range(1, rounds + 1):
        say(f"round {turn} of {rounds}")
        for measure, args in dict.fromkeys((row.measure, row.args) for row in rows):
            asked = [row for row in rows if (row.measure, row.args) == (measure, args)]
            for contender in field:
                if contender.title == PEER and not asked[0].peer:
                    continue
                seconds = SECONDS.get(measure, SECONDS_SMALL) * pace
                answer = contender.measure(measure, () if contender.title == PEER else args, seconds)
                for row in asked:
                    figures[row.title].setdefault(contender.title, []).append(answer[row.figure])
    return figures


class Bar(NamedTuple):
    """Something promised, what was measured, and whether it holds."""

    promise: str
    measured: float
    holds: bool


def at_most(bar: float) -> Callable[[float], bool]:
    return lambda measured: measured <= bar


def bars_of(game: Game, rows: list[Row], lines: dict[str, Line]) -> list[Bar]:
    """The promises of one game that could be measured."""
    bars = []

    def judge(promise: str, measured: float | None, holds: Callable[[float], bool]) -> None:
        if measured is not None:
            bars.append(Bar(f"{game.name}: {promise}", measured, holds(measured)))

    for row in rows:
        line = lines[row.title]
        here = line.by(COMPILED)
        if row.figure == "decisions":
            promise = f"compiled ≥ {FASTER_THAN_PLAIN} × plain, {row.args[1]} players"
            judge(promise, line.faster(PLAIN), lambda n: n >= FASTER_THAN_PLAIN)
            if row.peer:
                promise = f"compiled ≥ {game.peer_bar:g} × {PEER}"
                judge(promise, line.faster(PEER), lambda n: n >= game.peer_bar)
        elif row.measure == "clone":
            judge(f"copy ≤ {game.clone_bar:g} µs", here, lambda n: n <= game.clone_bar)
        elif row.measure == "imagine":
            judge(f"imagined position ≤ {game.imagine_bar:g} µs", here, at_most(game.imagine_bar))
        elif row.measure == "rows":
            judge(f"row of features ≤ {game.rows_bar:g} µs", here, at_most(game.rows_bar))
        elif row.measure == "options":
            judge(f"list of legal moves ≤ {game.options_bar:g} µs", here, at_most(game.options_bar))
        elif row.measure == "forty":
            bar = FORTY_IN_WORDS if row.args[-1] else FORTY_FORECAST
            judge(f"forecast of 40 answers{' in words' if row.args[-1] else ''} ≤ {bar:,.0f} µs", here, at_most(bar))
        elif row.measure == "steps" and row.args[-1] is False and game.steps_bar:
            judge(f"environment ≥ {game.steps_bar:,.0f} steps/s", here, lambda n: n >= game.steps_bar)
    return bars


def table(lines: Iterable[Line]) -> str:
    """The figures side by side; × says how many times as fast the compiled engine is."""
    shown = [("", PLAIN, COMPILED, "× plain", PEER, "× peer")]
    for line in lines:
        figures = [line.by(PLAIN), line.by(COMPILED), line.faster(PLAIN), line.by(PEER), line.faster(PEER)]
        shown.append((line.title, *map(number, figures)))
    widths = [max(len(each[column]) for each in shown) for column in range(6)]
    return "\n".join(
        "  ".join([each[0].ljust(widths[0])] + [each[c].rjust(widths[c]) for c in range(1, 6)]).rstrip()
        for each in shown
    )


def spiel(rounds: int, pace: float) -> dict[str, dict[str, float]]:
    """By game of OpenSpiel, decisions a second and microseconds for a copy; none where it is not installed."""
    if not SPIEL_PYTHON.exists():
        say("OpenSpiel is not installed and not measured: make test-extras sets it up")
        return {}
    contender = Contender(SPIEL, [str(SPIEL_PYTHON), str(HERE / "openspiel_peer.py")])
    seconds = SECONDS_SMALL * pace
    found: dict[str, dict[str, float]] = {}
    try:
        for game in SPIEL_GAMES:
            played = [contender.measure("play", (game,), seconds)["decisions"] for _ in range(rounds)]
            copied = [contender.measure("clone", (game,), seconds)["us"] for _ in range(rounds)]
            found[game] = {"decisions": median(played), "us": median(copied)}
    finally:
        contender.close()
    return found


def one_core() -> int:
    """Keep this process and its children on one core, where the system lets us."""
    if not hasattr(os, "sched_setaffinity"):
        return -1
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def main() -> int:
    """Measure, print, and write the figures down if asked."""
    parser = argparse.ArgumentParser(description="How fast the engine is, beside a peer.")
    parser.add_argument("--quick", action="store_true", help="a rough look in a few seconds")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures of all rounds to a file")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write them for people to read")
    parser.add_argument("--web", type=Path, metavar="FILE", help="what bench/web.py found, for the page")
    chosen = parser.parse_args()
    core = one_core()
    rounds, pace = (3, 0.25) if chosen.quick else (5, 1.0)
    field = contenders()
    games = [(game, rows_of(game)) for game in GAMES]
    rows = [row for _, some in games for row in some]
    try:
        figures = measure_all(rows, field, rounds, pace)
    finally:
        for contender in field:
            contender.close()
    others = spiel(rounds, pace)
    waited = {wait.title: (measured(wait), wait.bar) for wait in waits()}
    lines = {row.title: Line(row.title, row.figure, figures[row.title]) for row in rows}
    bars = [bar for game, some in games for bar in bars_of(game, some, lines)]
    bars += [Bar(f"{title} ≤ {bar:g} ms", found, found <= bar) for title, (found, bar) in waited.items()]
    machine = f"{platform.machine()}, core {core}, Python {platform.python_version()}"
    peer = next((contender.hello["name"] for contender in field if contender.title == PEER), "no peer")
    print(f"{machine}; {peer}; random play; medians of {rounds} rounds\n")
    print(table(lines.values()) + "\n")
    for game, found in others.items():
        print(f"{SPIEL} {game}: {number(found['decisions'])} decisions/s, copy {number(found['us'])} µs")
    for bar in bars:
        print(f"{'holds ' if bar.holds else 'MISSED'}  {bar.promise}: {number(bar.measured)}")
    load = " ".join(f"{each:.1f}" for each in os.getloadavg())
    report = {
        "machine": machine,
        "engine": next((each.hello["name"] for each in field if each.title == COMPILED), "no compiled engine"),
        "peer": peer,
        "load": load,
        "figures": figures,
        "openspiel": others,
        "waits": {title: found for title, (found, _) in waited.items()},
        "web": json.loads(chosen.web.read_text(encoding="utf-8")) if chosen.web is not None else {},
        "bars": [bar._asdict() for bar in bars],
    }
    if chosen.page is not None:
        chosen.page.write_text(page(report, list(lines.values())), encoding="utf-8")
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
