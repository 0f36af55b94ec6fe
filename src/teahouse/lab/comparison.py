"""What the games of an experiment show: cards, seats, ends, points and the course of a game, under one pack or two."""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np

from teahouse.lab.estimates import FEW, Change, Estimate, Numbers, clear, mean_change, share_change
from teahouse.lab.experiment import AFTER, BEFORE
from teahouse.lab.shares import Z95
from teahouse.lab.trial import Row


class Card(NamedTuple):
    """How those fared who had or played a card."""

    kind: str
    id: str
    share: Change
    """Of victories."""
    rate: Change
    """How often it was had or played, a game."""
    clear: bool
    """Whether the share changed by more than chance."""

    @property
    def place(self) -> str:
        return f"{self.kind}/{self.id}"


class Line(NamedTuple):
    """Anything else that can be counted."""

    word: str
    change: Change
    clear: bool


class Comparison(NamedTuple):
    """All of it. With one pack alone, before and after are the same."""

    games: int
    """Of each pack."""
    packs: int
    fair: float
    """The share of victories of a card without any influence."""
    final: bool
    cards: list[Card]
    course: list[Line]
    """Length, decisions, lead changes, points, margin."""
    ends: list[Line]
    seats: list[Line]
    players: list[Line]
    sources: list[Line]
    counts: list[Line]
    spread: dict[str, tuple[float, float]]
    """By kind of card, how far victories lie apart beyond what chance explains, before and after."""


class Games(NamedTuple):
    """The games of both packs, paired by number."""

    before: list[Row]
    after: list[Row]

    def each(self, value: Callable[[Row], float]) -> tuple[Numbers, Numbers]:
        return np.array([value(row) for row in self.before], float), np.array([value(row) for row in self.after], float)

    def mean(self, value: Callable[[Row], float]) -> Change:
        return mean_change(*self.each(value))

    def share(self, wins: Callable[[Row], float], times: Callable[[Row], float]) -> Change:
        return share_change(self.each(wins), self.each(times))


def paired(rows: Sequence[Row], below: int | None = None) -> Games:
    """Games that every pack has played, up to a number."""
    by_pack: dict[str, dict[int, Row]] = {}
    for row in rows:
        if below is None or row.number < below:
            by_pack.setdefault(row.pack, {})[row.number] = row
    first = by_pack.get(BEFORE, {})
    second = by_pack.get(AFTER, first)
    numbers = sorted(first.keys() & second.keys())
    return Games([first[number] for number in numbers], [second[number] for number in numbers])


def victory(row: Row, seat: int) -> float:
    """Shared victories count as shares, common ones whole."""
    if seat not in row.winners:
        return 0.0
    return 1.0 if row.together else 1 / len(row.winners)


def compare(rows: Sequence[Row], packs: int, final: bool = True, below: int | None = None) -> Comparison:
    games = paired(rows, below)
    together = any(row.together for row in games.before)
    fair = share_of_wins(games) if together else 1 / len(games.before[0].points)
    cards = cards_of(games, packs > 1, final)
    return Comparison(
        len(games.before),
        packs,
        fair,
        final,
        cards,
        lines(games.mean, COURSE, final),
        lines(games.mean, {word: has_end(word) for word in words(games, lambda row: row.ends)}, final),
        lines(games.mean, {str(seat + 1): wins_of(seat) for seat in range(len(games.before[0].points))}, final),
        players_of(games, final),
        lines(games.mean, {word: mean_source(word) for word in words(games, lambda row: row.sources)}, final),
        lines(games.mean, {word: count_of(word) for word in words(games, lambda row: row.counts)}, final),
        {kind: spread(cards, kind) for kind in dict.fromkeys(card.kind for card in cards)},
    )


def share_of_wins(games: Games) -> float:
    return float(np.mean([bool(row.winners) for row in games.before]))


def lines(
    measure: Callable[[Callable[[Row], float]], Change], of: Mapping[str, Callable[[Row], float]], final: bool
) -> list[Line]:
    changes = {word: measure(value) for word, value in of.items()}
    marks = clear(list(changes.values()), final)
    return [Line(word, change, mark) for (word, change), mark in zip(changes.items(), marks, strict=True)]


# -- cards ---------------------------------------------------------------------------------------------


class Tally(NamedTuple):
    """By game: victories of those who had a card, how many had it, and how often it was played."""

    wins: Numbers
    seats: Numbers
    times: Numbers


def cards_of(games: Games, two: bool, final: bool) -> list[Card]:
    before = tallies(games.before)
    after = tallies(games.after) if two else before
    none = Tally(*(np.zeros(len(games.before)) for _ in range(3)))
    found: list[tuple[str, str, Change, Change]] = []
    for place in sorted(before.keys() | after.keys()):
        a, b = before.get(place, none), after.get(place, none)
        found.append((*place, share_change((a.wins, b.wins), (a.seats, b.seats)), mean_change(a.times, b.times)))
    marks = clear([share for _, _, share, _ in found], final)
    return [Card(*each, mark) for each, mark in zip(found, marks, strict=True)]


def tallies(rows: Sequence[Row]) -> dict[tuple[str, str], Tally]:
    found: dict[tuple[str, str], Tally] = {}
    for at, row in enumerate(rows):
        for kind, seats in row.held.items():
            for seat, cards in enumerate(seats):
                won = victory(row, seat)
                for card in set(cards):
                    tally = found.get((kind, card))
                    if tally is None:
                        tally = found[kind, card] = Tally(*(np.zeros(len(rows)) for _ in range(3)))
                    tally.wins[at] += won
                    tally.seats[at] += 1
                    tally.times[at] += cards.count(card)
    return found


def spread(cards: Sequence[Card], kind: str) -> tuple[float, float]:
    """The standard deviation of the true shares: what is left of that seen when the error is taken out."""
    own = [card.share for card in cards if card.kind == kind]
    return spread_of([share.before for share in own]), spread_of([share.after for share in own])


def spread_of(shares: Sequence[Estimate]) -> float:
    known = [each for each in shares if each.times >= FEW]
    if len(known) < 2:
        return 0.0
    seen = float(np.var([each.value for each in known], ddof=1))
    error = float(np.mean([((each.high - each.low) / (2 * Z95)) ** 2 for each in known]))
    return math.sqrt(max(0.0, seen - error))


# -- everything else -----------------------------------------------------------------------------------


def margin(row: Row) -> float:
    """How far the first was ahead of the second."""
    first, *rest = sorted(row.points, reverse=True)
    return float(first - rest[0]) if rest else 0.0


COURSE: Final[dict[str, Callable[[Row], float]]] = {
    "length": lambda row: row.length,
    "decisions": lambda row: row.decisions,
    "lead-changes": lambda row: row.lead_changes,
    "winner": lambda row: max(row.points),
    "mean-points": lambda row: sum(row.points) / len(row.points),
    "margin": margin,
    "won": lambda row: float(bool(row.winners)),
}


def words(games: Games, of: Callable[[Row], Sequence[str] | Mapping[str, object]]) -> list[str]:
    """In the order in which they first come."""
    return list(dict.fromkeys(word for rows in games for row in rows for word in of(row)))


def has_end(word: str) -> Callable[[Row], float]:
    return lambda row: float(word in row.ends)


def wins_of(seat: int) -> Callable[[Row], float]:
    return lambda row: victory(row, seat)


def mean_source(word: str) -> Callable[[Row], float]:
    """Points of a source, a player."""
    return lambda row: sum(row.sources.get(word, [])) / len(row.points)


def count_of(word: str) -> Callable[[Row], float]:
    return lambda row: row.counts.get(word, 0.0)


def players_of(games: Games, final: bool) -> list[Line]:
    """Victories of each bot, with its leaning, in whichever seats."""
    found: dict[str, Change] = {}
    for word in sorted(words(games, lambda row: row.players)):
        found[word] = games.share(won_by(word), held_by(word))
    marks = clear(list(found.values()), final)
    return [Line(word, change, mark) for (word, change), mark in zip(found.items(), marks, strict=True)]


def won_by(word: str) -> Callable[[Row], float]:
    return lambda row: sum(victory(row, seat) for seat, player in enumerate(row.players) if player == word)


def held_by(word: str) -> Callable[[Row], float]:
    return lambda row: float(row.players.count(word))
