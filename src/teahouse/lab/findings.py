"""What an experiment showed, in sentences: first what is likely, then what it cannot tell."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from teahouse.lab.comparison import Card, Comparison, Line
from teahouse.lab.estimates import FEW, Estimate
from teahouse.lab.experiment import AFTER, BEFORE, BUILT_IN, Prepared
from teahouse.lab.notes import Notebook, notebook_of
from teahouse.registry import load_game
from teahouse.text import Texts, capital

WEAK, STRONG = 0.6, 1.6
"""Beyond these factors of the fair share a card needs a look, if its whole interval lies there."""
MOST_NAMED: Final = 6
MOST_SENTENCES: Final = 12


class Findings(NamedTuple):
    """A report's words."""

    title: str
    question: str
    likely: list[str]
    cannot: list[str]


class Teller:
    """Says in one language what was found."""

    def __init__(self, prepared: Prepared, found: Comparison, lang: str) -> None:
        self.texts = Texts(lang)
        self.experiment = prepared.experiment
        self.found = found
        self.two = AFTER in prepared.packs
        self.notebook: Notebook | None = notebook_of(load_game(prepared.experiment.game))

    def say(self, message: str, **args: str | int) -> str:
        return self.texts.say(f"lab-{message}", **args)

    def findings(self) -> Findings:
        title = self.experiment.title or self.say("title" if self.two else "title-alone", game=self.game())
        return Findings(title, self.question(), self.likely(), self.cannot())

    def game(self) -> str:
        return self.texts.say(self.experiment.game)

    def bots(self) -> str:
        counted = Counter(self.experiment.bots)
        return ", ".join(f"{times} × {bot}" if times > 1 else bot for bot, times in counted.items())

    def question(self) -> str:
        packs = {BEFORE: self.experiment.packs.a, AFTER: self.experiment.packs.b or ""}
        told = {letter.lower(): self.pack(pack) for letter, pack in packs.items()}
        message = "question" if self.two else "question-alone"
        return capital(self.say(message, games=self.found.games, bots=self.bots(), **told))

    def pack(self, pack: str) -> str:
        return self.say("built-in") if pack == BUILT_IN else pack

    def card(self, card: Card) -> str:
        """What a card is called; one that only the other pack has is called by its id."""
        try:
            return card.id if self.notebook is None else self.notebook.name(card.kind, card.id).of(self.texts.lang)
        except (LookupError, StopIteration, ValueError):
            return card.id

    def kinds(self) -> list[str]:
        """The kinds of cards there are, as the notebook orders them."""
        there = {card.kind for card in self.found.cards}
        return [kind for kind in (self.notebook.kinds if self.notebook is not None else ()) if kind in there]

    def kind(self, kind: str) -> str:
        return self.known(self.lab_message(kind), kind)

    def lab_message(self, word: str) -> str:
        return f"{self.experiment.game}-lab-{word.replace('_', '-')}"

    def source(self, word: str) -> str:
        """A source of points, as the end of a game calls it."""
        return capital(self.known(f"{self.experiment.game}-ending-{word}", word))

    def end(self, word: str) -> str:
        """Why a game ended."""
        message = f"{self.experiment.game}-reason"
        if self.texts.knows(f"{message}-{word}"):
            return capital(self.texts.say(f"{message}-{word}"))
        return capital(self.texts.say(message, reason=word)) if self.texts.knows(message) else word

    def count(self, word: str) -> str:
        return capital(self.known(self.lab_message(word), word))

    def known(self, message: str, word: str) -> str:
        """A message that needs nothing, or the bare word."""
        try:
            return self.texts.say(message) if self.texts.knows(message) else word
        except AssertionError:
            return word

    # -- what is likely ----------------------------------------------------------------------

    def likely(self) -> list[str]:
        told = [self.watched(card) for card in self.found.cards if card.place in self.experiment.stop.watch]
        told += self.changes() if self.two else []
        told += [
            self.judged(card) for card in self.found.cards if self.verdict_of(card.share.after) in ("weak", "strong")
        ]
        told += [self.seat(line) for line in self.found.seats if uneven(line.change.after, self.found.fair)]
        told += self.spreads()
        return told[:MOST_SENTENCES]

    def changes(self) -> list[str]:
        """The largest first; if nothing changed clearly, that."""
        watched = self.experiment.stop.watch
        unwatched = [card for card in self.found.cards if card.clear and card.place not in watched]
        cards = sorted(unwatched, key=lambda card: -abs(card.share.change))
        told = [self.card_changed(card) for card in cards]
        told += [self.course_changed(line) for line in self.found.course if line.clear]
        told += [self.end_changed(line) for line in self.found.ends if line.clear]
        return told or [self.say("all-alike")]

    def watched(self, card: Card) -> str:
        """What was asked for is told in any case."""
        told = self.card_changed(card) if self.two else self.judged(card)
        return told if card.clear or not self.two else f"{told} {self.say('not-clear')}"

    def card_changed(self, card: Card) -> str:
        share = card.share
        return self.say(
            "card-changed",
            card=self.card(card),
            before=percent(share.before.value),
            after=percent(share.after.value),
            **self.bounds(share.after),
        )

    def bounds(self, share: Estimate) -> dict[str, str]:
        return {"fair": percent(self.found.fair), "low": percent(share.low, ""), "high": percent(share.high)}

    def judged(self, card: Card) -> str:
        share, verdict = card.share.after, self.verdict_of(card.share.after)
        return self.say(
            f"card-{verdict or 'even'}", card=self.card(card), share=percent(share.value), **self.bounds(share)
        )

    def course_changed(self, line: Line) -> str:
        change = line.change
        return self.say(
            "course-changed",
            what=self.say(f"what-{line.word}"),
            before=number(change.before.value),
            after=number(change.after.value),
            low=number(change.after.low),
            high=number(change.after.high),
        )

    def end_changed(self, line: Line) -> str:
        change = line.change
        return self.say(
            "end-changed",
            what=self.end(line.word),
            before=percent(change.before.value),
            after=percent(change.after.value),
        )

    def seat(self, line: Line) -> str:
        share = line.change.after
        return self.say("seat-uneven", seat=line.word, share=percent(share.value), **self.bounds(share))

    def spreads(self) -> list[str]:
        told: list[str] = []
        for kind, (before, after) in self.found.spread.items():
            if max(before, after) > 0:
                shown = {"kind": self.kind(kind), "before": percent(before), "after": percent(after)}
                told.append(self.say("spread" if self.two else "spread-alone", **shown))
        return told

    # -- verdicts ----------------------------------------------------------------------------

    def verdict(self, card: Card) -> str:
        """One word for a row of the table."""
        return self.say(f"verdict-{self.verdict_word(card)}")

    def verdict_word(self, card: Card) -> str:
        share = card.share
        if min(share.before.times, share.after.times) < FEW:
            return "few"
        if self.two and card.clear:
            before, after = (abs(each.value - self.found.fair) for each in (share.before, share.after))
            return "fairer" if after < before else "less-fair"
        return self.verdict_of(share.after) or "none"

    def verdict_of(self, share: Estimate) -> str:
        if share.times < FEW or not self.found.fair:
            return ""
        if share.high < WEAK * self.found.fair:
            return "weak"
        return "strong" if share.low > STRONG * self.found.fair else ""

    # -- what it cannot tell -----------------------------------------------------------------

    def cannot(self) -> list[str]:
        told = [self.say("cannot-bots", bots=self.bots())]
        if self.two and not self.found.final:
            told.append(self.say("cannot-early"))
        few = [card for card in self.found.cards if min(card.share.before.times, card.share.after.times) < FEW]
        if few:
            told.append(self.say("cannot-few", count=len(few), few=FEW, cards=self.named(few)))
        widest = max((half(card.share.after) for card in self.found.cards if card not in few), default=0.0)
        if widest:
            told.append(self.say("cannot-wide", half=percent(widest), games=self.found.games))
        if self.two:
            told.append(self.say("cannot-many", count=len(self.found.cards)))
        return told

    def named(self, cards: Sequence[Card]) -> str:
        names = ", ".join(self.card(card) for card in cards[:MOST_NAMED])
        return names + (", …" if len(cards) > MOST_NAMED else "")


def uneven(share: Estimate, fair: float) -> bool:
    return share.low > fair or share.high < fair


def half(share: Estimate) -> float:
    return (share.high - share.low) / 2


def percent(share: float, sign: str = " %") -> str:
    return f"{100 * share:.1f}".removesuffix(".0") + sign


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
