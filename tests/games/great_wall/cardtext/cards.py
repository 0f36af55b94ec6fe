"""Every card of the pack, and every small change that could be made to it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, structs

from teahouse.games.great_wall.cardtext import Entry
from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.loading.amounts import Price, Scaled
from teahouse.games.great_wall.loading.cards import Counter, DemandEntry, ScoreEntry
from teahouse.games.great_wall.loading.names import GreatWallNames
from teahouse.games.great_wall.loading.parts import mistakes_in_part
from teahouse.games.great_wall.loading.shapes import Condition, Effect, Modifier
from teahouse.loading.shape import parts

GENERATED: Final = (
    "orders", "reed_orders", "qin_orders", "hordes", "generals", "advisors", "whens", "tactics", "artifacts", "edicts",
    "events", "skills", "gifts", "rat_cards",
)  # fmt: skip
"""Kinds of cards whose text is made from their structure."""
SPEAKING: Final = (Effect, Condition, Modifier, Price, Scaled, Counter, DemandEntry, ScoreEntry)
"""Parts of a structure that must be heard in the text."""
COMPULSORY: Final = ("hordes", "skills")


@cache
def names() -> GreatWallNames:
    return load().names


def entries(*kinds: str) -> list[tuple[str, Entry]]:
    return [(kind, entry) for kind in kinds or GENERATED for entry in getattr(names(), kind)]


def called(value: object) -> str:
    """Names of cards for the test report."""
    return str(getattr(value, "id", value))


def speaking(entry: Entry) -> list[Struct]:
    """The parts of a card that must be heard; a horde's rewards are printed, not told."""
    rewards = list(getattr(entry, "rewards", {}).values())
    return [part for _, part in parts(entry) if isinstance(part, SPEAKING) and part not in rewards]


Change = tuple[Struct, str, object, Any]
"""The part that was changed, its field, the new value, and the whole with that change."""


def changes(whole: Struct, on_horde: bool) -> Iterator[Change]:
    """The same structure with one field of one part different, wherever the pack would allow that."""
    for name in whole.__struct_fields__:
        value = getattr(whole, name)
        items = value if isinstance(value, list) else [value]
        for place, item in enumerate(items):
            if isinstance(item, Struct):
                for part, field, new, changed in changes(item, on_horde):
                    inner: object = (
                        [*items[:place], changed, *items[place + 1 :]] if isinstance(value, list) else changed
                    )
                    yield part, field, new, structs.replace(whole, **{name: inner})
            elif isinstance(item, list):
                for i, nested in enumerate(item):
                    for part, field, new, changed in changes(nested, on_horde):
                        options = [*items[:place], [*item[:i], changed, *item[i + 1 :]], *items[place + 1 :]]
                        yield part, field, new, structs.replace(whole, **{name: options})
    if not isinstance(whole, SPEAKING):
        return
    hints = get_type_hints(type(whole), include_extras=True)
    for name in whole.__struct_fields__:
        for new in others(getattr(whole, name), hints[name]):
            changed = structs.replace(whole, **{name: new})
            if not list(mistakes_in_part(changed, on_horde)):
                yield whole, name, new, changed


def others(value: object, hint: object) -> Iterator[object]:
    """Other values a field might have."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1 if value >= 0 else value - 1
    elif isinstance(value, Scaled | Struct):
        return
    elif isinstance(value, list):
        words = [word for word in literals(hint) if word not in value]
        if value and not isinstance(value[0], Struct | list):
            yield from ([*value, word] for word in words)
    else:
        yield from (word for word in literals(hint) if word != value)


def literals(hint: Any) -> list[object]:
    """The words that a field may hold."""
    origin = get_origin(hint)
    if origin is Literal:
        return list(get_args(hint))
    if origin is Annotated or origin in (Union, UnionType, list):
        inner = get_args(hint)[:1] if origin is Annotated else get_args(hint)
        return [word for part in inner for word in literals(part)]
    return []
