"""How a game ended: where every point came from, source by source and part by part, and what breaks a tie.

Points got on the way are known from events: whatever changes points leaves one that everybody hears, and `Tally` adds
them up. What is counted at the end is counted again on the table as it lies.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

from teahouse.engine.event import Event
from teahouse.engine.position import SPECTATOR, Position
from teahouse.text import Texts

OTHER = "other"
"""The source of what no other source explains; a game that tells everything never has it."""


Tone = Literal["indigo", "gold", "jade", "plum", "stone", "earth", "teal", "rust", "rose", "olive"]


class Result(NamedTuple):
    """A finished game, as far as it is nobody's secret."""

    points: list[int]
    winners: list[int]
    options: dict[str, str]
    log: list[Event]
    """What everybody heard."""


def result_of(position: Position, options: dict[str, str], log: Sequence[Event]) -> Result:
    points = [position.points(seat) for seat in range(position.seats)]
    return Result(points, position.winners(), options, [event for event in log if event.heard_by(SPECTATOR)])


class PointPart(Struct, frozen=True):
    """One summand: `Qin`, 12, `9 + 3`."""

    label: str
    value: int
    note: str = ""
    """How the value comes about."""


class PointShare(Struct, frozen=True):
    """What one player has from a source."""

    value: int
    sum: str
    """The whole sum, `(3 + 4 + 5) × 3 + 3`; empty where the parts are the sum."""
    parts: list[PointPart]


class PointSource(Struct, frozen=True):
    """Something that gave points, or took them."""

    word: str
    title: str
    icon: str
    clause: str
    shares: list[PointShare]
    """By column."""
    tone: Tone | None = None
    """Its colour in a picture, where one suits it; none is left to whoever draws it."""


class TieBreak(Struct, frozen=True):
    """What decides between equal totals; it gives no points."""

    title: str
    rule: str
    """Who wins by it, a sentence."""
    clause: str
    values: list[int]
    """By column."""
    used: bool


class EndingColumn(Struct, frozen=True):
    """Whose points a column holds; a rival without a seat is at seat -1."""

    seat: int
    title: str


class EndingFact(Struct, frozen=True):
    """Something worth telling that gives no points."""

    title: str
    values: list[int]


class Breakdown(Struct, frozen=True):
    """Where the points came from; the shares of all sources add up to the totals."""

    scored: bool
    """Whether the totals decided: not where all win or lose together."""
    columns: list[EndingColumn]
    sources: list[PointSource]
    totals: list[int]
    ties: list[TieBreak]
    facts: list[EndingFact]


class Tally:
    """Points by source, column and part, in the order in which they first came."""

    def __init__(self) -> None:
        self.parts: dict[str, dict[int, dict[str, list[int]]]] = {}
        self.notes: dict[tuple[str, int, str], str] = {}

    def add(self, source: str, column: int, label: str, value: int, note: str = "") -> None:
        """The same part again adds to it; a part of nothing is told only where its note says why."""
        if not value and not note:
            return
        self.parts.setdefault(source, {}).setdefault(column, {}).setdefault(label, []).append(value)
        if note:
            self.notes[source, column, label] = note

    def share(self, source: str, column: int) -> PointShare:
        """A part that came several times says how: `2 + 2 + 3`."""
        parts = [
            PointPart(label, sum(values), self.notes.get((source, column, label)) or repeated(values))
            for label, values in self.parts.get(source, {}).get(column, {}).items()
        ]
        return PointShare(sum(part.value for part in parts), "", parts)

    def source(self, word: str, columns: int, title: str, icon: str, clause: str) -> PointSource:
        return PointSource(word, title, icon, clause, [self.share(word, column) for column in range(columns)])


def repeated(values: list[int]) -> str:
    """Equal summands as a product, a few others one by one; nothing for one alone."""
    if len(values) < 2:
        return ""
    if len(set(values)) == 1:
        return f"{len(values)} × {signed(values[0])}"
    return added(values) if len(values) <= 6 else ""


def added(values: Sequence[int]) -> str:
    """`3 + 4 − 2`."""
    first, *rest = values
    return signed(first) + "".join(f" {'−' if value < 0 else '+'} {abs(value)}" for value in rest)


def signed(value: int) -> str:
    """A number with a minus sign, not a hyphen."""
    return str(value).replace("-", "−")


class Claim(NamedTuple):
    """A tie-breaker before it is known whether it was needed; of `values` the highest wins, or the lowest."""

    title: str
    rule: str
    clause: str
    values: list[int]
    lowest: bool = False


def ties_of(totals: list[int], claims: Sequence[Claim]) -> list[TieBreak]:
    """A tie-breaker was used if several were level until then."""
    level = [column for column, total in enumerate(totals) if total == max(totals)]
    told: list[TieBreak] = []
    for title, rule, clause, values, lowest in claims:
        told.append(TieBreak(title, rule, clause, values, len(level) > 1))
        best = (min if lowest else max)(values[column] for column in level)
        level = [column for column in level if values[column] == best]
    return told


def breakdown(
    texts: Texts,
    columns: list[EndingColumn],
    sources: list[PointSource],
    totals: list[int],
    claims: Sequence[Claim] = (),
    facts: Sequence[EndingFact] = (),
    scored: bool = True,
) -> Breakdown:
    """Sources that gave nobody anything are left out; whatever remains unexplained is a source of its own."""
    told = [source for source in sources if any(share.parts for share in source.shares)]
    left = [total - sum(source.shares[n].value for source in told) for n, total in enumerate(totals)]
    if any(left):
        title = texts.say("core-ending-other")
        shares = [PointShare(value, "", [PointPart(title, value)]) for value in left]
        told.append(PointSource(OTHER, title, "laurels", "", shares))
    return Breakdown(scored, columns, told, totals, ties_of(totals, claims) if scored else [], list(facts))


def headline(texts: Texts, told: Breakdown, winners: list[int], eyes: int) -> str:
    """Who won, and by how much."""
    names = {column.seat: column.title for column in told.columns}
    if not winners:
        return texts.say("core-ending-nobody")
    if len(winners) > 1:
        others = ", ".join(names[seat] for seat in winners if seat != eyes)
        return texts.say("core-ending-shared", you=str(eyes in winners).lower(), players=others)
    (winner,) = winners
    order = standing(told, winners)
    margin = told.totals[order[0]] - told.totals[order[1]] if len(order) > 1 else 0
    return texts.say("core-ending-won", you=str(eyes == winner).lower(), player=names[winner], margin=margin)


def reasons(texts: Texts, told: Breakdown, winners: list[int]) -> list[str]:
    """Everybody's total, and the source that made the greatest difference to the next best."""
    order = standing(told, winners)
    said = [", ".join(f"{told.columns[n].title} {signed(told.totals[n])}" for n in order) + "."]
    if len(winners) != 1 or len(order) < 2:
        return said
    used = [tie for tie in told.ties if tie.used]
    if used:
        return [*said, texts.say("core-ending-by-tie", rule=used[-1].rule)]
    first, second = order[:2]
    lead = {source.title: source.shares[first].value - source.shares[second].value for source in told.sources}
    source = max(told.sources, key=lambda source: lead[source.title])
    more, less = (signed(source.shares[n].value) for n in (first, second))
    return [
        *said,
        texts.say("core-ending-lead", player=told.columns[second].title, source=source.title, more=more, less=less),
    ]


def standing(told: Breakdown, winners: list[int]) -> list[int]:
    """The columns, winners first, then by totals."""
    return sorted(range(len(told.totals)), key=lambda n: (told.columns[n].seat not in winners, -told.totals[n]))
