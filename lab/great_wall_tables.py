"""What games of The Great Wall have shown, as tables; lab/great_wall_modes.py plays them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from teahouse.games.great_wall.notebook import ended_by
from teahouse.lab.shares import Share, share_of


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
    points: Sequence[int] = ()
    """By seat."""
    winners: Sequence[int] = ()
    defence: int = 0
    """What was left of the fortress."""
    skills: Sequence[str] = ()
    """Those of Genghis Khan."""


Figure = Callable[[list[Line]], str]
"""A cell of a table: what the games of its row say."""
Column = tuple[str, Figure]
Row = tuple[list[str], list[Line]]
"""The words at its head, and its games."""
NOTHING: Final = "–"


# -- figures -------------------------------------------------------------------------------------------


def games(lines: list[Line]) -> str:
    return str(len(lines))


def victories(lines: list[Line]) -> Share:
    return share_of(len([line for line in lines if line.won]), len(lines))


def won(lines: list[Line]) -> str:
    return f"{victories(lines).share:.0%}"


def interval(lines: list[Line]) -> str:
    return f"{victories(lines).low:.0%} – {victories(lines).high:.0%}"


def ended(reason: str) -> Figure:
    """How many games ended so, won or lost; several reasons may come together."""
    return lambda lines: str(len([line for line in lines if reason in ended_by(line.reasons)]))


def lost_by(reason: str) -> Figure:
    return lambda lines: ended(reason)([line for line in lines if not line.won])


def lost_by_honor(lines: list[Line]) -> str:
    """Qin had more when the game ended."""
    return str(len([line for line in lines if not line.won and "shame" not in ended_by(line.reasons)]))


def lost_by_all(lines: list[Line]) -> str:
    return str(len([line for line in lines if not line.won]))


def average(value: Callable[[Line], float]) -> Figure:
    return lambda lines: f"{mean([value(line) for line in lines]):.1f}"


def honor_against_qin(lines: list[Line]) -> str:
    return f"{mean([line.honor for line in lines]):.0f} : {mean([line.qin for line in lines]):.0f}"


def honor_of_winners(lines: list[Line]) -> str:
    return whole_mean([line.points[seat] for line in lines for seat in line.winners])


def honor_of_others(lines: list[Line]) -> str:
    """In games that somebody won."""
    decided = [line for line in lines if line.winners]
    return whole_mean(
        [points for line in decided for seat, points in enumerate(line.points) if seat not in line.winners]
    )


def edicts(lines: list[Line]) -> str:
    return f"{mean([line.edicts for line in lines]):.1f} of {lines[0].needed}"


def defence(lines: list[Line]) -> str:
    """Only one scenario has a fortress."""
    return average(lambda line: line.defence)(lines) if kind_of(lines[0]) == "siege" else NOTHING


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def whole_mean(values: Sequence[float]) -> str:
    return f"{mean(values):.0f}" if values else NOTHING


# -- columns -------------------------------------------------------------------------------------------

VICTORIES: Final[list[Column]] = [("games", games), ("won", won), ("95 %", interval)]
HONOR: Final[list[Column]] = [("honour of winners", honor_of_winners), ("of others", honor_of_others)]
COURSE: Final[list[Column]] = [
    ("breaches", average(lambda line: line.breaches)),
    ("years", average(lambda line: line.years)),
]
SHAME_LEFT: Final[Column] = ("shame left", average(lambda line: line.supply))
LOST_BY_SHAME: Final[Column] = ("lost by shame", lost_by("shame"))
LOST_BY_TIME: Final[Column] = ("lost by time", lost_by("time"))
ENDED: Final[list[Column]] = [
    ("ended by walls", ended("walls")),
    ("by shame", ended("shame")),
    ("by time", ended("time")),
]

ALONE: Final = [
    *VICTORIES,
    LOST_BY_SHAME,
    ("lost by honour", lost_by_honor),
    ("honour", honor_against_qin),
    SHAME_LEFT,
    *COURSE,
]
TOGETHER: Final = [*VICTORIES, LOST_BY_SHAME, LOST_BY_TIME, ("edicts", edicts), SHAME_LEFT, *COURSE]
SCENARIOS_TOGETHER: Final = [
    *VICTORIES,
    LOST_BY_SHAME,
    ("lost with the fortress", lost_by("fortress")),
    ("lost by a breach", lost_by("breached")),
    ("defence left", defence),
    SHAME_LEFT,
    *COURSE,
]
SCENARIOS: Final = [
    ("games", games),
    ("lost by all", lost_by_all),
    *HONOR,
    *ENDED,
    ("by famine", ended("famine")),
    *COURSE,
]
SKILLS: Final = [("games", games), *HONOR, *ENDED, ("by his defeat", ended("genghis")), *COURSE]


# -- tables --------------------------------------------------------------------------------------------


def kind_of(line: Line) -> str:
    """What is played, without the last word of its cell: difficulty or players."""
    return line.cell.rpartition("-")[0]


def table(title: str, heads: list[str], columns: Sequence[Column], rows: list[Row]) -> list[str]:
    """Words are set to the left, figures to the right."""
    names = [*heads, *(name for name, _ in columns)]
    lines = ["", f"## {title}", "", f"| {' | '.join(names)} |"]
    lines.append("|" + " --- |" * len(heads) + " --: |" * len(columns))
    for words, played in rows:
        lines.append(f"| {' | '.join([*words, *(figure(played) for _, figure in columns)])} |")
    return lines


def rows_by_cell(played: list[Line], kind: str, words: list[str]) -> list[Row]:
    """A row for each bot and cell of a kind; these words stand between the bot and the end of the cell's name."""
    found: dict[tuple[str, str], list[Line]] = {}
    for line in played:
        if kind_of(line) == kind:
            found.setdefault((line.bot, line.cell), []).append(line)
    return [([bot, *words, cell.rpartition("-")[2]], lines) for (bot, cell), lines in found.items()]


def rows_by_scenario(played: list[Line], scenarios: tuple[str, ...]) -> list[Row]:
    return [row for scenario in scenarios for row in rows_by_cell(played, scenario, [scenario])]


def rows_by_skill(played: list[Line], kind: str) -> list[Row]:
    """All games of a bot, then those with each skill; every game has two of them."""
    rows: list[Row] = []
    for (bot, players), lines in rows_by_cell(played, kind, []):
        rows.append(([bot, players, "all games"], lines))
        for skill in sorted({skill for line in lines for skill in line.skills}):
            rows.append(([bot, players, skill], [line for line in lines if skill in line.skills]))
    return rows


def mode_tables(played: list[Line]) -> list[str]:
    return [
        *table("Alone against Qin", ["bot", "difficulty"], ALONE, rows_by_cell(played, "solo", [])),
        *table("Together", ["bot", "players"], TOGETHER, rows_by_cell(played, "together", [])),
    ]


def expansion_tables(played: list[Line]) -> list[str]:
    scenario, skill = ["bot", "scenario", "players"], ["bot", "players", "skill"]
    common = rows_by_scenario(played, ("siege", "red"))
    rivals = rows_by_scenario(played, ("frost", "famine", "visit", "ghost"))
    return [
        *table("Scenarios played together", scenario, SCENARIOS_TOGETHER, common),
        *table("Scenarios among rivals", scenario, SCENARIOS, rivals),
        *table("Skills of Genghis Khan among rivals", skill, SKILLS, rows_by_skill(played, "khan")),
        *table("Skills of Genghis Khan together", skill, TOGETHER, rows_by_skill(played, "khan-together")),
    ]
