"""The report of an experiment: one HTML file with its words, its tables, and pictures one can hover and zoom."""

from collections.abc import Sequence
from html import escape
from typing import Any, Final

import plotly.graph_objects as go
import plotly.io

from teahouse.lab.comparison import Card, Comparison, Games, Line
from teahouse.lab.estimates import Change
from teahouse.lab.experiment import AFTER, Prepared
from teahouse.lab.findings import Teller, number, percent
from teahouse.lab.trial import Row

INK, QUIET, LINE, PAPER, CARD = "#2a241c", "#6d6252", "#d9ccb2", "#ece2cd", "#fbf7ee"
BEFORE_COLOUR, AFTER_COLOUR, GAIN, LOSS = "#6d6252", "#2a4380", "#1d6b4a", "#8f2415"
MOST_BARS: Final = 60
ROW: Final = 24
STYLE: Final = f"""
body {{ font: 16px/1.5 "Noto Sans", system-ui, sans-serif; color: {INK}; background: {PAPER}; margin: 0; }}
main {{ max-width: 1180px; margin: 0 auto; padding: 1.5rem; }}
h1, h2 {{ font-family: "Noto Serif", Georgia, serif; margin: 0; }}
h1 {{ font-size: 1.9rem; }}
h2 {{ font-size: 1.2rem; margin-bottom: .5rem; }}
section {{ background: {CARD}; border: 1px solid {LINE}; border-radius: 8px; padding: 1rem 1.25rem; margin: 1rem 0; }}
.figures {{ display: grid; grid-template-columns: repeat(auto-fit, minmax(190px, 1fr)); gap: 1rem; }}
.pair {{ display: grid; grid-template-columns: repeat(auto-fit, minmax(420px, 1fr)); gap: 1rem; }}
.figures section, .pair section {{ margin: 0; min-width: 0; }}
.figures b {{ display: block; font: 600 1.45rem "Noto Serif", Georgia, serif; }}
.quiet {{ color: {QUIET}; }}
.gain {{ color: {GAIN}; font-weight: 600; }}
.loss {{ color: {LOSS}; font-weight: 600; }}
ul {{ margin: .25rem 0; padding-left: 1.2rem; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; width: 100%; }}
th, td {{ padding: .2rem .6rem; text-align: right; white-space: nowrap; }}
th {{ color: {QUIET}; font-weight: normal; }}
th:first-child, td:first-child {{ text-align: left; white-space: normal; }}
tbody tr {{ border-top: 1px solid {LINE}; }}
code {{ background: {PAPER}; padding: .1rem .4rem; border-radius: 4px; overflow-wrap: anywhere; }}
@media (max-width: 520px) {{ .pair {{ grid-template-columns: 1fr; }} main {{ padding: .75rem; }} }}
"""


def page(prepared: Prepared, found: Comparison, games: Games, command: str, lang: str) -> str:
    """The whole page; nothing is fetched when it is opened."""
    return Page(prepared, found, games, lang).html(command)


class Page:
    """One report in one language."""

    def __init__(self, prepared: Prepared, found: Comparison, games: Games, lang: str) -> None:
        self.teller = Teller(prepared, found, lang)
        self.two = AFTER in prepared.packs
        self.found = found
        self.games = games
        self.lang = lang
        self.drawn = 0

    def html(self, command: str) -> str:
        say, told = self.teller.say, self.teller.findings()
        parts = [
            f'<h1>{escape(told.title)}</h1><p class="quiet">{escape(told.question)}</p>',
            section("", items(told.likely)),
            f'<div class="figures">{"".join(self.figure(line) for line in self.found.course if spoken(line))}</div>',
            *(self.cards(kind) for kind in self.teller.kinds()),
            '<div class="pair">',
            section(say("histogram"), self.histogram(lambda row: max(row.points))),
            section(say("lengths"), self.histogram(lambda row: row.length)),
            self.bars(say("ends"), [(self.teller.end(line.word), line) for line in self.found.ends], shares=True),
            self.bars(say("sources"), [(self.teller.source(line.word), line) for line in self.found.sources]),
            self.table(say("seats"), [(line.word, line) for line in self.found.seats], shares=True),
            self.table(say("players"), [(line.word, line) for line in self.found.players], shares=True),
            self.table(say("counts"), [(self.teller.count(line.word), line) for line in self.found.counts]),
            section(say("cannot-title"), items(told.cannot)),
            "</div>",
            section("", f"<p>{escape(say('made-by'))} <code>{escape(command)}</code></p>"),
        ]
        return (
            f'<!doctype html>\n<html lang="{self.lang}"><head><meta charset="utf-8"><title>{escape(told.title)}</title>'
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>\n<body><main>\n'
            + "\n".join(parts)
            + "\n</main></body></html>\n"
        )

    # -- figures and tables ------------------------------------------------------------------

    def figure(self, line: Line) -> str:
        change = line.change
        before, after = number(change.before.value), number(change.after.value)
        shown = f"{before} → {after}" if self.two else after
        doubt = f"± {number((change.high - change.low) / 2 if self.two else half(change))}"
        colour = "gain" if line.clear else "quiet"
        title = escape(self.teller.say(f"what-{line.word}"))
        return (
            f'<section><span class="quiet">{title}</span><b>{shown}</b><span class="{colour}">{doubt}</span></section>'
        )

    def table(self, title: str, rows: Sequence[tuple[str, Line]], shares: bool = False) -> str:
        if not rows:
            return ""
        told = percent if shares else number
        say = self.teller.say
        heads = ["", say("before"), say("after"), say("column-change")] if self.two else ["", say("before"), "95 %"]
        body = ""
        for name, line in rows:
            before, after = line.change.before, line.change.after
            cells = [told(before.value), told(after.value), signed(line.change.change, shares)]
            if not self.two:
                cells = [told(before.value), f"{told(before.low)} – {told(before.high)}"]
            mark = ' class="gain"' if line.clear else ""
            body += f"<tr><td>{escape(name)}</td>{''.join(f'<td{mark}>{cell}</td>' for cell in cells)}</tr>"
        head = "".join(f"<th>{escape(each)}</th>" for each in heads)
        return section(
            title, f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
        )

    def cards(self, kind: str) -> str:
        """The picture and the table of one kind, the largest change first."""
        cards = [card for card in self.found.cards if card.kind == kind]
        cards.sort(key=lambda card: (-abs(card.share.change) if self.two else -card.share.after.value, card.id))
        title = f"{self.teller.say('shares')}: {self.teller.kind(kind)}"
        summary = f"<summary>{escape(self.teller.say('as-table'))}</summary>"
        return section(
            title, f"{self.dumbbells(cards[:MOST_BARS])}<details>{summary}{self.card_table(cards)}</details>"
        )

    def card_table(self, cards: Sequence[Card]) -> str:
        say = self.teller.say
        heads = [say("column-card"), say("column-times"), say("column-rate"), "A", "B", say("column-change"), ""]
        if not self.two:
            heads = [say("column-card"), say("column-times"), say("column-rate"), "%", "95 %", ""]
        body = ""
        for card in cards:
            share, rate = card.share, card.rate
            word = self.teller.verdict_word(card)
            colour = {"fairer": "gain", "less-fair": "loss", "weak": "loss", "strong": "loss"}.get(word, "quiet")
            cells = [f"{share.after.times}", number(rate.after.value)]
            cells += [percent(share.before.value), percent(share.after.value), signed(share.change, True)]
            if not self.two:
                interval = f"{percent(share.after.low, '')}–{percent(share.after.high)}"
                cells = [f"{share.after.times}", number(rate.after.value), percent(share.after.value), interval]
            name = escape(self.teller.card(card))
            verdict = f'<td class="{colour}">{escape(self.teller.verdict(card))}</td>'
            body += f"<tr><td>{name}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}{verdict}</tr>"
        head = "".join(f"<th>{escape(each)}</th>" for each in heads)
        return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'

    # -- pictures ----------------------------------------------------------------------------

    def dumbbells(self, cards: Sequence[Card]) -> str:
        """Hollow before, filled after, each with its interval, and a dashed line where it would be even."""
        names = [f"{self.teller.card(card)}" for card in cards]
        picture = go.Figure()
        if self.two:
            picture.add_trace(dots(names, [card.share.before for card in cards], self.teller.say("before"), False))
        picture.add_trace(dots(names, [card.share.after for card in cards], self.teller.say("after"), True))
        picture.add_vline(100 * self.found.fair, line_dash="dash", line_color=QUIET)
        picture.update_yaxes(autorange="reversed", automargin=True)
        picture.update_xaxes(ticksuffix=" %")
        return self.drawing(picture, 110 + ROW * len(cards))

    def histogram(self, value: Any) -> str:
        picture = go.Figure()
        for name, rows, colour in self.packs():
            values = [value(row) for row in rows]
            picture.add_trace(go.Histogram(x=values, name=name, marker_color=colour, opacity=0.65, histnorm="percent"))
        picture.update_layout(barmode="overlay")
        picture.update_yaxes(ticksuffix=" %")
        return self.drawing(picture, 280)

    def packs(self) -> list[tuple[str, list[Row], str]]:
        before = (self.teller.say("before"), self.games.before, BEFORE_COLOUR)
        after = (self.teller.say("after"), self.games.after, AFTER_COLOUR)
        return [before, after] if self.two else [(after[0], *after[1:])]

    def bars(self, title: str, rows: Sequence[tuple[str, Line]], shares: bool = False) -> str:
        if not rows:
            return ""
        factor, names = (100 if shares else 1), [name for name, _ in rows]
        picture = go.Figure()
        for which, colour in (("before", BEFORE_COLOUR), ("after", AFTER_COLOUR))[0 if self.two else 1 :]:
            estimates = [getattr(line.change, which) for _, line in rows]
            picture.add_trace(
                go.Bar(
                    y=names,
                    x=[factor * each.value for each in estimates],
                    error_x={"type": "data", "array": [factor * (each.high - each.value) for each in estimates]},
                    orientation="h",
                    name=self.teller.say(which),
                    marker_color=colour,
                )
            )
        picture.update_yaxes(autorange="reversed", automargin=True)
        picture.update_xaxes(ticksuffix=" %" if shares else "")
        return section(title, self.drawing(picture, 120 + 2 * ROW * len(rows)))

    def drawing(self, picture: go.Figure, height: int) -> str:
        picture.update_layout(
            height=height,
            margin={"l": 10, "r": 10, "t": 10, "b": 40},
            paper_bgcolor="rgba(0,0,0,0)",
            plot_bgcolor="rgba(0,0,0,0)",
            font={"color": INK, "size": 14},
            showlegend=self.two,
            legend={"orientation": "h", "y": 1.0, "yanchor": "bottom"},
        )
        picture.update_xaxes(gridcolor=LINE, zerolinecolor=LINE)
        picture.update_yaxes(gridcolor=LINE)
        self.drawn += 1
        drawn: str = plotly.io.to_html(
            picture,
            full_html=False,
            include_plotlyjs=self.drawn == 1,
            div_id=f"picture-{self.drawn}",
            config={"displaylogo": False, "responsive": True},
        )
        return drawn


def dots(names: list[str], shares: Sequence[Any], title: str, filled: bool) -> go.Scatter:
    colour = AFTER_COLOUR if filled else BEFORE_COLOUR
    return go.Scatter(
        x=[100 * share.value for share in shares],
        y=names,
        mode="markers",
        name=title,
        marker={"color": colour, "size": 11, "symbol": "circle" if filled else "circle-open", "line": {"width": 2}},
        error_x={
            "type": "data",
            "symmetric": False,
            "array": [100 * (share.high - share.value) for share in shares],
            "arrayminus": [100 * (share.value - share.low) for share in shares],
            "color": colour,
            "thickness": 2 if filled else 1,
            "width": 0,
        },
    )


def spoken(line: Line) -> bool:
    """What is the same in every game is not worth a figure."""
    return line.word != "won" or line.change.before.value < 1


def section(title: str, inside: str) -> str:
    return f"<section>{f'<h2>{escape(title)}</h2>' if title else ''}{inside}</section>"


def items(sentences: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(sentence)}</li>' for sentence in sentences)}</ul>"


def half(change: Change) -> float:
    return (change.after.high - change.after.low) / 2


def signed(value: float, share: bool) -> str:
    told = f"{100 * value:+.1f}" if share else f"{value:+.2f}"
    return told.replace("-", "−")
