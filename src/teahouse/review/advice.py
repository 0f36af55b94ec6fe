"""Hints with reasons: where the points come from that a move leads to, compared with the next best."""

from collections.abc import Callable
from typing import Final, NamedTuple

from teahouse import is_compiled
from teahouse.bots.hints import Hint
from teahouse.bots.minds import DEEP, mind_of
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng
from teahouse.registry import LoadedGame
from teahouse.review.facts import Reason
from teahouse.review.leading import breakdown_of, difference, ends_of
from teahouse.text import SOURCE, Texts, languages
from teahouse.wording import teller_of

SECONDS: Final = 0.8
"""Of following two moves, at most; what takes longer is left untold."""
FEWEST: Final = 4
MOST: Final = 10
"""Worlds in which they are followed."""
Titles = dict[str, dict[str, str]]
"""By language and source."""


class Advice(NamedTuple):
    """A hint, and where its move leads; what the sources of points are called goes with it."""

    hint: Hint
    reason: Reason | None
    titles: Titles


def advised(
    found: list[Hint], position: Position, loaded: LoadedGame, seat: int, rng: Rng, clock: Callable[[], float]
) -> list[Advice]:
    """The hints, the first with a reason if there is time for one."""
    plain = [Advice(hint, None, {}) for hint in found]
    if len(found) < 2 or not is_compiled():  # plain Python would keep whoever asks waiting
        return plain
    mind = mind_of(loaded.name, patience=DEEP)
    teller = teller_of(loaded, Texts(SOURCE))
    ways = ([found[0].move], [found[1].move])
    began = clock()
    difference(position, teller, mind, seat, ways, {}, rng.copy(), 1)
    worlds = min(MOST, int(SECONDS / max(1e-6, clock() - began)))
    if worlds < FEWEST:
        return plain
    reason = difference(position, teller, mind, seat, ways, {}, rng, worlds)
    titles = titles_at(loaded, ends_of(position, mind, seat, ways, rng)) if reason.shifts else {}
    return [Advice(found[0], reason, titles), *plain[1:]]


def titles_at(loaded: LoadedGame, reached: list[Position]) -> Titles:
    """What the sources of points are called that these positions have."""
    titles: Titles = {}
    for lang in languages():
        teller = teller_of(loaded, Texts(lang))
        told = [breakdown_of(teller, world, {}, world.events) for world in reached]
        titles[lang] = {source.word: source.title for each in told for source in each.sources}
    return titles
