"""A tournament as one page to look at: everything is in the file, pictures are drawn as SVG."""

from collections.abc import Iterable
from html import escape
from typing import Final

from teahouse.lab.tournament import Meeting, Played, Tournament, pace, points_of
from teahouse.lab.tournament_rating import Rating

WIDTH: Final = 720
NAMES: Final = 130
"""Room for the names at the left of a picture."""
ROW: Final = 34
BINS: Final = 24

STYLE: Final = """
:root { color-scheme: light dark; }
:root { --ink: #2b2a28; --faint: #8a857c; --line: #d9d4ca; --paper: #faf8f3; --mark: #a63d2f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece7dd; --faint: #9a9488; --line: #44413b; --paper: #1f1e1b; --mark: #e08a72; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 760px; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2.2rem; }
table { border-collapse: collapse; } th, td { padding: .25rem .9rem .25rem 0; text-align: right; }
th { color: var(--faint); font-weight: normal; } th:first-child, td:first-child { text-align: left; }
tbody tr { border-top: 1px solid var(--line); }
svg { width: 100%; height: auto; } svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
svg .faint { fill: var(--faint); } svg .axis { stroke: var(--line); } svg .bar { fill: var(--mark); }
svg .span { stroke: var(--mark); stroke-width: 2; }
"""


def page(tournament: Tournament, played: list[Played], found: list[Rating], met: list[Meeting]) -> str:
    """The whole page."""
    title = f"Tournament: {tournament.game}, {tournament.seats} seats"
    sections = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{len(played)} games. Seed “{escape(tournament.seed)}”{budget_note(tournament)}.</p>",
        "<h2>Ratings</h2>",
        rating_picture(found),
        rating_table(played, found),
        "<h2>Who finishes before whom</h2>",
        "<p>How often the bot of the row finishes before the bot of the column.</p>",
        matrix([rating.bot for rating in found], met),
        "<h2>Pairings</h2>",
        meeting_table(met),
        "<h2>Points</h2>",
        points_picture(played, [rating.bot for rating in found]),
    ]
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>\n<body>\n'
        + "\n".join(sections)
        + "\n</body></html>\n"
    )


def budget_note(tournament: Tournament) -> str:
    return f", budget {escape(tournament.budget)}" if tournament.budget else ""


def table(titles: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = "".join(f"<th>{escape(title)}</th>" for title in titles)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>\n{body}</tbody></table>"


def rating_table(played: list[Played], found: list[Rating]) -> str:
    rows = []
    for rating in sorted(found, key=lambda each: -each.elo):
        points = points_of(played, rating.bot)
        mean = sum(points) / len(points)
        spent = 1000 * pace(played, rating.bot)
        interval = f"{rating.low:.0f} – {rating.high:.0f}"
        rows.append([rating.bot, f"{rating.elo:.0f}", interval, f"{mean:.1f}", f"{spent:.1f}"])
    return table(("bot", "Elo", "95 %", "points", "ms a decision"), rows)


def meeting_table(met: list[Meeting]) -> str:
    rows = []
    for pair in met:
        share = pair.ahead
        rows.append(
            [
                f"{pair.second} against {pair.first}",
                str(pair.games),
                f"{share.share:.1%}",
                f"{share.low:.1%} – {share.high:.1%}",
                f"{pair.victories.share:.1%}",
                f"{pair.points[1]:.1f} : {pair.points[0]:.1f}",
            ]
        )
    return table(("pairing", "games", "ahead", "95 %", "victories", "points"), rows)


def matrix(bots: list[str], met: list[Meeting]) -> str:
    shares = {(pair.second, pair.first): pair.ahead.share for pair in met}
    shares |= {(pair.first, pair.second): 1 - pair.ahead.share for pair in met}
    rows = [[bot, *(f"{shares[bot, other]:.0%}" if (bot, other) in shares else "" for other in bots)] for bot in bots]
    return table(("", *bots), rows)


def rating_picture(found: list[Rating]) -> str:
    """A dot for each bot, and the span of its interval."""
    lowest = min(rating.low for rating in found)
    highest = max(rating.high for rating in found)
    room = max(1.0, highest - lowest)

    def across(elo: float) -> float:
        return NAMES + (WIDTH - NAMES - 60) * (elo - lowest) / room

    height = ROW * len(found) + 30
    drawn = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="Ratings">']
    for elo in ticks(lowest, highest):
        drawn.append(f'<line class="axis" x1="{across(elo):.1f}" x2="{across(elo):.1f}" y1="0" y2="{height - 24}"/>')
        drawn.append(
            f'<text class="faint" x="{across(elo):.1f}" y="{height - 8}" text-anchor="middle">{elo:.0f}</text>'
        )
    for row, rating in enumerate(sorted(found, key=lambda each: -each.elo)):
        y = ROW * row + ROW / 2
        drawn.append(f'<text x="0" y="{y + 5:.1f}">{escape(rating.bot)}</text>')
        low, high = across(rating.low), across(rating.high)
        drawn.append(f'<line class="span" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>')
        drawn.append(f'<circle class="bar" cx="{across(rating.elo):.1f}" cy="{y:.1f}" r="5"/>')
        drawn.append(f'<text x="{high + 8:.1f}" y="{y + 5:.1f}">{rating.elo:.0f}</text>')
    return "\n".join([*drawn, "</svg>"])


def ticks(lowest: float, highest: float) -> list[float]:
    """Four to eight round numbers."""
    room = max(1.0, highest - lowest)
    step = 1.0
    while room / step > 8:
        step *= 2.5 if str(step)[0] == "2" else 2.0
    first = -(-lowest // step) * step
    return [first + i * step for i in range(int((highest - first) / step) + 1)]


def points_picture(played: list[Played], bots: list[str]) -> str:
    """How the results of each bot are spread."""
    results = {bot: points_of(played, bot) for bot in bots}
    lowest = min(min(points) for points in results.values())
    highest = max(max(points) for points in results.values()) + 1
    wide = (highest - lowest) / BINS
    height = 2 * ROW * len(bots) + 30
    drawn = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="Points">']
    for row, bot in enumerate(reversed(bots)):
        base = 2 * ROW * (row + 1)
        counts = [0] * BINS
        for points in results[bot]:
            counts[min(BINS - 1, int((points - lowest) / wide))] += 1
        drawn.append(f'<text x="0" y="{base - 4}">{escape(bot)}</text>')
        for number, count in enumerate(counts):
            tall = (2 * ROW - 10) * count / max(counts)
            left = NAMES + (WIDTH - NAMES) * number / BINS
            size = (WIDTH - NAMES) / BINS - 2
            drawn.append(
                f'<rect class="bar" x="{left:.1f}" y="{base - tall:.1f}" width="{size:.1f}" height="{tall:.1f}"/>'
            )
        drawn.append(f'<line class="axis" x1="{NAMES}" x2="{WIDTH}" y1="{base}" y2="{base}"/>')
    for tick in ticks(lowest, highest):
        x = NAMES + (WIDTH - NAMES) * (tick - lowest) / (highest - lowest)
        drawn.append(f'<text class="faint" x="{x:.1f}" y="{height - 8}" text-anchor="middle">{tick:.0f}</text>')
    return "\n".join([*drawn, "</svg>"])
