"""The page `docs/speed.md`: what one run found, beside peers, promises and the last release."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any, Final, NamedTuple

PLAIN: Final = "plain"
COMPILED: Final = "compiled"
PEER: Final = "Catanatron"
NOISE: Final = 0.1
"""So much slower than the last release may be chance."""
YARDSTICK: Final = "zhanguo, 4 players: decisions/s"
"""A row in which the peer's decisions are measured, too."""
YARDSTICK_THEN: Final = 42_000.0
"""The peer's decisions a second where the last release was measured; by it figures are carried over to this machine."""
LAST_RELEASE: Final[dict[str, float]] = {
    "zhanguo, 4 players: decisions/s": 863_000,
    "zhanguo: copy of a position, µs": 1.8,
    "zhanguo: observation, µs": 3.3,
    "zhanguo: row of features, µs": 9.2,
    "zhanguo: list of legal moves, µs": 0.5,
    "zhanguo: environment steps/s": 58_000,
    "great_wall, 4 players: decisions/s": 268_000,
    "great_wall: copy of a position, µs": 2.8,
    "great_wall: observation, µs": 5.0,
    "great_wall: row of features, µs": 46.0,
    "great_wall: list of legal moves, µs": 0.8,
    "great_wall: environment steps/s": 16_000,
    "ancient_world, 4 players: decisions/s": 352_000,
    "ancient_world: copy of a position, µs": 2.3,
    "ancient_world: observation, µs": 5.3,
    "ancient_world: row of features, µs": 11.3,
    "ancient_world: list of legal moves, µs": 1.8,
    "ancient_world: environment steps/s": 40_000,
}
"""What the compiled engine of the last release made (November 2026)."""
ELSEWHERE: Final = f"""## Peers measured elsewhere

TAG (Java, November 2026, JDK 17, one core of another machine on which {PEER} made 39 k decisions a second; other
games, so it is not the engines alone that differ):

| | decisions/s | games/s | copy, µs | × {PEER} there |
| --- | --: | --: | --: | --: |
| Catan | 489 k | 353 | 23.6 | 12.4 |
| Puerto Rico | 635 k | 1,342 | 8.7 | 16.1 |
| Power Grid | 625 k | 922 | 7.3 | 15.9 |
| Dominion | 864 k | 3,161 | 9.1 | 22 |
| Root | 1,162 k | 533 | 14.0 | 29 |
| 7 Wonders | 191 k | 2,644 | 12.6 | 4.9 |
"""


class Line(NamedTuple):
    """A figure, and what each contender showed, round by round."""

    title: str
    figure: str
    found: Mapping[str, Sequence[float]]

    def by(self, who: str) -> float | None:
        """The median of a contender."""
        return median(self.found[who]) if who in self.found else None

    def faster(self, than: str) -> float | None:
        """How many times as fast the compiled engine is, less time or more work: the median of each round's ratio."""
        if COMPILED not in self.found or than not in self.found:
            return None
        pairs = zip(self.found[COMPILED], self.found[than], strict=True)
        return median([there / here if self.figure == "us" else here / there for here, there in pairs])


def number(value: float | None) -> str:
    """As many digits as one can believe."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 1000 else f"{value:.0f}" if value >= 100 else f"{value:.1f}"


def since_last_release(line: Line, yardstick: float | None) -> float | None:
    """How many times as fast as in the last release, if the peer is as fast as ever."""
    then, now = LAST_RELEASE.get(line.title), line.by(COMPILED)
    if then is None or now is None or yardstick is None:
        return None
    pace = yardstick / YARDSTICK_THEN
    return then / pace / now if line.figure == "us" else now / (then * pace)


def figures(lines: Sequence[Line]) -> list[str]:
    """The great table."""
    yardstick = next((line.by(PEER) for line in lines if line.title == YARDSTICK), None)
    rows = [
        f"| | plain | compiled | × plain | {PEER} | × {PEER} | × last release |",
        "| --- | --: | --: | --: | --: | --: | --: |",
    ]
    for line in lines:
        since = since_last_release(line, yardstick)
        told = number(since) if since is None or since > 1.0 - NOISE else f"**{number(since)}: slower**"
        shown = [line.by(PLAIN), line.by(COMPILED), line.faster(PLAIN), line.by(PEER), line.faster(PEER)]
        rows.append(f"| {line.title} | {' | '.join(map(number, shown))} | {told} |")
    return rows


def page(report: Mapping[str, Any], lines: Sequence[Line]) -> str:
    """All of one run, for people to read."""
    text = [
        "# Speed",
        "",
        f"Written by `make bench` in one run: {report['machine']}; {report['engine']}; {report['peer']}; load average",
        f"{report['load']} at the end. Random play, processor time, medians. × says how many times as fast the",
        f"compiled engine is; the last release is carried over by what {PEER} makes here and made there.",
        "",
        *figures(lines),
        "",
        "## Promises",
        "",
    ]
    for bar in report["bars"]:
        text.append(f"- {'holds' if bar['holds'] else '**missed**'}: {bar['promise']} ({number(bar['measured'])})")
    if report["openspiel"]:
        text += ["", "## OpenSpiel on the same core", "", "Its games in C++, driven from Python move by move.", ""]
        text += ["| | decisions/s | copy, µs |", "| --- | --: | --: |"]
        for game, found in report["openspiel"].items():
            text.append(f"| {game} | {number(found['decisions'])} | {number(found['us'])} |")
    if report["web"]:
        text += ["", "## The web table", "", "| | |", "| --- | --: |"]
        text += [f"| {name} | {found} |" for name, found in report["web"].items()]
    return "\n".join([*text, "", ELSEWHERE])
