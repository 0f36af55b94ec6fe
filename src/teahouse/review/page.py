"""A review as one page of its own: nothing is fetched when it is opened, and it needs no script."""

from html import escape
from typing import Final

from teahouse.review.drawing import areas, curve, most_points, tones
from teahouse.review.told import PlayerTold, PointTold, ReviewTold
from teahouse.text import Texts

STYLE: Final = """
:root { color-scheme: light dark; --paper: #ebe1ca; --card: #fbf7ec; --ink: #1d1a17; --quiet: #5b5347; --line: #cdbf9f;
  --era: #f3e8cd; --gain: #236a54; --loss: #8f2415; --luck: #8a6a1c;
  --seat-1: #3057a8; --seat-2: #b5790a; --seat-3: #97316b; --seat-4: #0f7568; --seat-5: #6b6257; --seat-6: #a83240;
  --indigo: #2b4478; --gold: #7a5404; --jade: #236a54; --plum: #71498f; --stone: #5d6066; --earth: #7a5536;
  --teal: #14636d; --rust: #8f2f20; --rose: #8a3165; --olive: #575c1f; }
@media (prefers-color-scheme: dark) { :root { --paper: #191714; --card: #2a2621; --ink: #f3ead8; --quiet: #b3a890;
  --line: #4c4437; --era: #332d25; --gain: #6fc2a4; --loss: #ff8e72; --luck: #e5b747;
  --seat-1: #6f97ee; --seat-2: #e6a93a; --seat-3: #d878ae; --seat-4: #3fb5a6; --seat-5: #a69e92; --seat-6: #e0707c;
  --indigo: #93aee6; --gold: #e5b747; --jade: #6fc2a4; --plum: #cba4e6; --stone: #b8bcc2; --earth: #d6ac83;
  --teal: #68c4d0; --rust: #ee9078; --rose: #e493c0; --olive: #c3cb74; } }
body { font: 16px/1.45 "Noto Sans", system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0; }
main { max-width: 1180px; margin: 0 auto; padding: 1.25rem; display: grid; gap: 1rem; }
h1, h2, h3 { font-family: "Noto Serif", Georgia, serif; margin: 0; }
h1 { font-size: 1.7rem; } h2 { font-size: 1.15rem; } h3 { font-size: 1rem; }
p { margin: .25rem 0; } .quiet { color: var(--quiet); }
section { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 1rem 1.2rem; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr)); gap: 1rem; }
.legend { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; padding: 0; margin: .3rem 0; list-style: none; }
.legend i { display: inline-block; width: 14px; height: 14px; border-radius: 3px; margin-right: .4rem;
  vertical-align: -2px; }
svg { width: 100%; height: auto; display: block; } svg text { font: 13px "Noto Sans", system-ui, sans-serif;
  fill: var(--quiet); }
.era { fill: var(--era); } .grid { stroke: var(--line); stroke-dasharray: 1 4; }
.curve { fill: none; stroke-width: 3; stroke-linejoin: round; }
.mark line { stroke: var(--ink); stroke-dasharray: 3 4; } .mark text { fill: var(--ink); font-weight: 700; }
.mark circle { fill: var(--card); stroke: var(--ink); stroke-width: 2; }
.point header { display: flex; gap: .6rem; align-items: baseline; } .point b.change { margin-left: auto;
  font: 700 1.3rem "Noto Serif", Georgia, serif; }
.gain { color: var(--gain); } .loss { color: var(--loss); }
dl { display: grid; grid-template-columns: auto 1fr; gap: .15rem .8rem; margin: .5rem 0; } dt { color: var(--quiet); }
dd { margin: 0; font-weight: 600; }
table { border-collapse: collapse; width: 100%; } th, td { padding: .3rem .5rem; text-align: right; }
th { color: var(--quiet); font-weight: normal; } th:first-child, td:first-child { text-align: left; }
tbody tr { border-top: 1px solid var(--line); } .wide { overflow-x: auto; }
.views { display: flex; flex-wrap: wrap; gap: .3rem .5rem; align-items: center; }
.views svg + svg, .views input:nth-of-type(2):checked ~ svg:nth-of-type(1) {
  display: none; } .views input:nth-of-type(2):checked ~ svg + svg { display: block; }
.views label { margin-right: 1rem; }
.seat-1 { stroke: var(--seat-1); } .seat-2 { stroke: var(--seat-2); } .seat-3 { stroke: var(--seat-3); }
.seat-4 { stroke: var(--seat-4); } .seat-5 { stroke: var(--seat-5); } .seat-6 { stroke: var(--seat-6); }
"""
TONE_STYLE: Final = "".join(
    f".tone-{tone} {{ fill: var(--{tone}); background: var(--{tone}); }}\n"
    for tone in ("indigo", "gold", "jade", "plum", "stone", "earth", "teal", "rust", "rose", "olive")
)


def page(review: ReviewTold, texts: Texts) -> str:
    """The whole page."""
    return Page(review, texts).html()


class Page:
    """One review in one language."""

    def __init__(self, review: ReviewTold, texts: Texts) -> None:
        self.review = review
        self.texts = texts

    def say(self, word: str, **parts: str | int) -> str:
        return escape(self.texts.say(f"review-{word}", **parts))

    def html(self) -> str:
        title = f"{self.say('title')}: {escape(self.review.title)}"
        sections = [
            f"<header><h1>{title}</h1><p>{escape(self.review.result)}</p></header>",
            self.chances(),
            f"<h2>{self.say('turning')}</h2>",
            self.points(),
            self.luck(),
            self.sources(),
            f'<p class="quiet">{self.say("made")}</p>',
        ]
        return (
            f'<!doctype html>\n<html lang="{self.texts.lang}"><head><meta charset="utf-8"><title>{title}</title>'
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}{TONE_STYLE}</style></head>\n'
            "<body><main>\n" + "\n".join(sections) + "\n</main></body></html>\n"
        )

    def name(self, seat: int) -> str:
        person = self.review.people[seat]
        return escape(person.title if person.name in ("", person.title) else f"{person.title}, {person.name}")

    def chances(self) -> str:
        """Two views of the curve; which one is seen is chosen without a script."""
        people = self.review.people[:1] if self.review.together else self.review.people
        legend = "".join(
            f'<li><i style="background: var(--seat-{person.colour})"></i>{self.name(person.seat)}</li>'
            for person in people
        )
        return (
            f'<section><h2>{self.say("chance")}</h2><ul class="legend">{legend}</ul><div class="views">'
            f'<input type="radio" name="view" id="known" checked><label for="known">{self.say("known")}</label>'
            f'<input type="radio" name="view" id="open"><label for="open">{self.say("open")}</label>'
            f"{curve(self.review, False)}{curve(self.review, True)}</div></section>"
        )

    def points(self) -> str:
        if not self.review.points:
            return f"<section><p>{self.say('no-turning')}</p></section>"
        cards = "".join(self.point(number, point) for number, point in enumerate(self.review.points, 1))
        return f'<div class="pair">{cards}</div>'

    def point(self, number: int, point: PointTold) -> str:
        other = "glance" if point.kind == "found" else "sage"
        if point.kind == "found":
            verdict = self.say("found", change=point.change)
        else:
            verdict = self.say("chances", played=point.chance_played, other=point.chance_other)
        does = f"<p>{self.say('does', what='; '.join(point.does))}</p>" if point.does else ""
        why = "".join(f"<p>{escape(sentence)}</p>" for sentence in point.why)
        return (
            f'<section class="point"><header><h3>{number}. {escape(point.when)}</h3>'
            f'<b class="change {"gain" if point.change > 0 else "loss"}">{signed(point.change)} %</b></header>'
            f"<dl><dt>{self.say('played')}</dt><dd>{escape('; '.join(point.played))}</dd>"
            f"<dt>{self.say(other)}</dt><dd>{escape('; '.join(point.other))}</dd></dl>"
            f"<p>{verdict}</p>{does}{why}</section>"
        )

    def luck(self) -> str:
        note = f'<p class="quiet">{self.say("luck-note")}</p>'
        return f"<section><h2>{self.say('luck')}</h2>{self.players()}{note}</section>"

    def players(self) -> str:
        words = ("deal", "own", "others", "chance-part", "rest", "accuracy", "best")
        heads = "".join(f"<th>{self.say(word)}</th>" for word in words)
        rows = "".join(self.player(player) for player in self.review.players)
        return f'<div class="wide"><table><thead><tr><th></th>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'

    def player(self, player: PlayerTold) -> str:
        parts = (player.deal, player.own, player.others, player.luck, player.rest)
        cells = "".join(f"<td>{signed(part)}</td>" for part in parts)
        best = self.say("no-best") if player.best is None else f"{escape(player.best.when)} (+{player.best.change} %)"
        return f"<tr><td>{self.name(player.seat)}</td>{cells}<td>{player.accuracy}</td><td>{best}</td></tr>"

    def sources(self) -> str:
        known, most = tones(self.review), most_points(self.review)
        legend = "".join(
            f'<li><i class="tone-{known[source.word]}"></i>{escape(source.title)}</li>'
            for source in self.review.sources
        )
        pictures = "".join(
            f"<div><h3>{self.name(person.seat)}</h3>{areas(self.review, person.seat, most)}</div>"
            for person in self.review.people
        )
        return (
            f'<section><h2>{self.say("sources")}</h2><p class="quiet">{self.say("sources-note")}</p>'
            f'<ul class="legend">{legend}</ul><div class="pair">{pictures}</div></section>'
        )


def signed(value: int) -> str:
    """`+3`, `−3`, `0`."""
    return f"{value:+d}".replace("-", "−") if value else "0"
