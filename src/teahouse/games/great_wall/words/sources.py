"""On which card of The Great Wall a script is printed."""

from collections.abc import Iterator
from typing import Final

from teahouse.games.great_wall.rules import words
from teahouse.games.great_wall.rules.box import Box

Source = tuple[int, int]
"""Where a script is printed: the kind of card (`words.FROM_…`) and its number."""

KINDS: Final = {
    words.FROM_ORDER: "order",
    words.FROM_HORDE: "horde",
    words.FROM_GENERAL: "general",
    words.FROM_ADVISOR: "advisor",
    words.FROM_TACTIC: "tactic",
    words.FROM_ARTIFACT: "artifact",
    words.FROM_EVENT: "event",
    words.FROM_EXTRA: "extra",
}


def sources(box: Box) -> Iterator[tuple[int, Source]]:
    """Every script of the box, with the card it is printed on."""
    for number, order in enumerate(box.orders):
        for section in [*order.sections, *box.qin_orders[number].sections]:
            yield from within(box, section.script, (words.FROM_ORDER, number))
    for section in box.reed_order.sections:
        yield from within(box, section.script, (words.FROM_ORDER, words.O_REED))
    for number, tactic in enumerate(box.tactics):
        yield from within(box, tactic.free, (words.FROM_TACTIC, number))
        yield from within(box, tactic.enhanced, (words.FROM_TACTIC, number))
    for number, event in enumerate(box.events):
        yield from within(box, event.immediate, (words.FROM_EVENT, number))
    for trigger in box.triggers:
        yield from within(box, trigger.script, (trigger.source, trigger.card))


def within(box: Box, script: int, source: Source) -> Iterator[tuple[int, Source]]:
    """A script and those inside it."""
    yield script, source
    for effect in box.scripts[script].effects:
        for inner in [*effect.branches, *([effect.script] if effect.do == words.E_EACH else [])]:
            yield from within(box, inner, source)
