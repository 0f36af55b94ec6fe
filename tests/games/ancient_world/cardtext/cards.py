"""Every card and cell of the Ancient World pack, and every small change that could be made to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final, get_type_hints

from msgspec import Struct, structs

from teahouse.cardtext.trace import Traced
from teahouse.games.ancient_world.cardtext import Entry, card_facts, card_text, traced_facts, traced_lines
from teahouse.games.ancient_world.loading import AncientWorldNames, load
from teahouse.games.ancient_world.loading.effects import Action, Effect, Endgame, Price, Props, Symbols, Trigger
from teahouse.games.ancient_world.loading.parts import mistakes_in_part, mistakes_in_triggers
from teahouse.games.ancient_world.loading.schema import Layout
from teahouse.loading.pack import Name
from teahouse.loading.shape import parts
from tests.games.great_wall.cardtext.cards import literals

KINDS: Final = ("cells", "capital", "symbols", "empire", "armies", "titans", "provinces")
SPEAKING: Final = (Effect, Action, Trigger, Endgame, Price, Props, Symbols)
"""Parts of a structure that must be heard in the text."""
SILENT: Final = frozenset({"id", "name", "icon", "source", "note", "known", "rules", "layout"})
"""Fields of entries that no rule is about."""
PROSE: Final = (Name, Layout)


@cache
def names() -> AncientWorldNames:
    return load().names


def entries(*kinds: str) -> list[Entry]:
    found: list[Entry] = []
    for kind in kinds or KINDS:
        value = getattr(names(), kind)
        found += value.values() if isinstance(value, dict) else value if isinstance(value, list) else [value]
    return found


def empire(card: str) -> Any:
    return names().empire[card]


def called(value: object) -> str:
    """Names of cards for the test report."""
    return f"{type(value).__name__}-{getattr(value, 'id', '')}" if isinstance(value, Struct) else str(value)


def lines(entry: Entry, lang: str) -> list[Traced]:
    """Everything written on a card, the printed numbers first."""
    return [traced_facts(names(), entry, lang), *traced_lines(names(), entry, lang)]


def written(entry: Entry, lang: str) -> str:
    return f"{card_facts(names(), entry, lang)}\n{card_text(names(), entry, lang)}"


def speaking(entry: Entry) -> list[Struct]:
    """The parts of a card that must be heard; a table without any symbol has nothing to say."""
    found = [part for _, part in parts(entry) if isinstance(part, SPEAKING)]
    return [part for part in found if not (isinstance(part, Props) and part == type(part)())]


Change = tuple[Struct, str, object, Any]
"""The part that was changed, its field, the new value, and the whole with that change."""


def changes(entry: Entry, *inside: str) -> Iterator[Change]:
    """The same card with one field of one part different, wherever the pack would allow that, or `inside` some keys."""
    for part, field, new, changed in _changes(entry, inside):
        wrong = [mistake for _, inner in parts(changed) for mistake in mistakes_in_part(inner)]
        if not wrong and not list(mistakes_in_triggers(changed)) and (field != "symbols" or new == ["sword", "arrow"]):
            yield part, field, new, changed


def _changes(whole: Any, inside: Sequence[str] = ()) -> Iterator[Change]:
    for name in inside or whole.__struct_fields__:
        if not hasattr(whole, name):
            continue
        value = getattr(whole, name)
        items = value if isinstance(value, list) else [value]
        for place, item in enumerate(items):
            if isinstance(item, Struct) and not isinstance(item, PROSE):
                for part, field, new, changed in _changes(item):
                    inner = [*items[:place], changed, *items[place + 1 :]] if isinstance(value, list) else changed
                    yield part, field, new, structs.replace(whole, **{name: inner})
    hints = get_type_hints(type(whole), include_extras=True)
    for name in () if inside else whole.__struct_fields__:
        if name not in SILENT:
            for new in _others(name, getattr(whole, name), hints[name]):
                yield whole, name, new, structs.replace(whole, **{name: new})


def _others(name: str, value: object, hint: object) -> Iterator[object]:
    """Other values a field might have."""
    if name == "pay" and not isinstance(value, list):
        yield Price(coin=2, knowledge=3) if value is None else None
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, list) and value and not isinstance(value[0], Struct):
        yield from (
            [*value[:place], item + 1, *value[place + 1 :]] for place, item in enumerate(value) if name == "table"
        )
        yield from ([*value, word] for word in literals(hint))
        yield from ([word, *value[1:]] for word in literals(hint) if word != value[0])
    elif value is None or isinstance(value, str):
        yield from (word for word in literals(hint) if word != value)
