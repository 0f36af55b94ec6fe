"""What is done for experiments in the workshop: they are checked before they begin, and told about while they run."""

from pathlib import Path

from teahouse.lab.comparison import Card, Line
from teahouse.lab.estimates import Change, Estimate
from teahouse.lab.experiment import read_experiment
from teahouse.lab.findings import number
from teahouse.lab.report import Report
from teahouse.lab.report_page import half, spoken
from teahouse.server.wire.lab import CardFound, FigureFound, FoundSoFar, ShareShown


def check(file: Path) -> None:
    """Raise a sentence if this is no experiment that can be played."""
    read_experiment(file)


def found(folder: Path, lang: str) -> FoundSoFar:
    """What the games show by now."""
    report = Report(folder, lang)
    told = report.findings()
    two = report.teller.two
    cards = sorted(report.found.cards, key=lambda card: (-weight(card, two), card.place))
    return FoundSoFar(
        games=report.found.games,
        two=two,
        fair=report.found.fair,
        title=told.title,
        question=told.question,
        likely=told.likely,
        cannot=told.cannot,
        figures=[figure(report, line, two) for line in report.found.course if spoken(line)],
        cards=[card_found(report, card) for card in cards],
    )


def weight(card: Card, two: bool) -> float:
    return abs(card.share.change) if two else card.share.after.value


def figure(report: Report, line: Line, two: bool) -> FigureFound:
    change = line.change
    title = report.teller.say(f"what-{line.word}")
    before, after = number(change.before.value), number(change.after.value)
    return FigureFound(title, before, after, number(doubt(change, two)), line.clear)


def doubt(change: Change, two: bool) -> float:
    return (change.high - change.low) / 2 if two else half(change)


def card_found(report: Report, card: Card) -> CardFound:
    word = report.teller.verdict_word(card)
    return CardFound(
        kind=report.teller.kind(card.kind),
        place=card.place,
        name=report.teller.card(card),
        before=share(card.share.before),
        after=share(card.share.after),
        change=card.share.change,
        verdict=report.teller.verdict(card),
        mark=word,  # type: ignore[arg-type]
        clear=card.clear,
    )


def share(estimate: Estimate) -> ShareShown:
    return ShareShown(estimate.value, estimate.low, estimate.high)


def html(folder: Path, lang: str, command: str) -> str:
    """The report as one page, of the games there are by now."""
    return Report(folder, lang).html(command)
