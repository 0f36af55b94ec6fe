"""Playing an experiment: in waves, with a look at the results between them, kept as they come."""

import time
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from teahouse.lab.comparison import Card, Comparison, compare
from teahouse.lab.experiment import Prepared
from teahouse.lab.results import Results, read_rows
from teahouse.lab.trial import Row
from teahouse.lab.workers import Batch, Workers

BATCH: Final = 8
"""Games that are handed out together."""
KEEP_EVERY: Final = 10.0
"""Seconds after which games are written."""


class At(NamedTuple):
    """Where a run stands."""

    played: int
    wanted: int
    """At most: it may be enough before."""
    rate: float
    """Games a second, since this run began."""


def run(prepared: Prepared, results: Results, workers: Workers, tell: Callable[[At], None]) -> Comparison:
    """Play what is missing, until all is played or it is enough; interrupted, what was played is kept."""
    stop, most = prepared.experiment.stop, prepared.experiment.games
    letters = prepared.letters
    started, at_first = time.monotonic(), len(results.played)
    done = 0
    while True:
        done = min(most, done + stop.look_every) if stop.watch else most
        for played in wave(prepared, results, workers, done):
            rate = (played - at_first) / max(0.001, time.monotonic() - started)
            tell(At(played, most * len(letters), rate))
        found = compare(read_rows(results.folder), len(letters), done == most, done)
        if done == most or enough(prepared, found):
            return found


def wave(prepared: Prepared, results: Results, workers: Workers, below: int) -> Iterator[int]:
    """Play all missing games of lower numbers; each step says how many there are by now."""
    missing = [
        (letter, number)
        for number in range(below)
        for letter in prepared.letters
        if (letter, number) not in results.played
    ]
    batches: list[Batch] = [missing[at : at + BATCH] for at in range(0, len(missing), BATCH)]
    rows: list[Row] = []
    kept = -KEEP_EVERY
    try:
        for some in workers.play(prepared, batches):
            rows += some
            if time.monotonic() - kept > KEEP_EVERY:
                results.keep(rows)
                rows, kept = [], time.monotonic()
            yield len(results.played) + len(rows)
    finally:
        if rows:
            results.keep(rows)


def enough(prepared: Prepared, found: Comparison) -> bool:
    """Whether more games would not change what was asked."""
    stop = prepared.experiment.stop
    watched = [card for card in found.cards if card.place in stop.watch]
    if len(watched) < len(stop.watch):
        return False
    return (stop.width is None or all(width(card) <= stop.width for card in watched)) and (
        not stop.clear or all(card.clear for card in watched)
    )


def width(card: Card) -> float:
    """Of the wider interval of the two packs."""
    return max(estimate.high - estimate.low for estimate in (card.share.before, card.share.after))
