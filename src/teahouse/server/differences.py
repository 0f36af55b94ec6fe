"""What has changed between two views: most moves leave most of the table as it was, so no more than that is sent.

A change is written as JSON: `[value]` is a new value, `[]` that something is gone, and an object says what has changed
inside of an object or a list, by name or by place; where a place of a list is gone, so is everything after it.
"""

from typing import Any, Final

from msgspec import Raw, json

SHORT: Final = 8
"""Numbers and words of a list up to which it is written anew."""

_fields: Final = json.Decoder(dict[str, Raw])


def difference(before: bytes, after: bytes) -> bytes:
    """What has changed from one object to another, both JSON; what has not is not even read."""
    old, new = _fields.decode(before), _fields.decode(after)
    changes = {name: change_of(old[name], now) for name, now in new.items() if name in old and old[name] != now}
    added = {name: Raw(b"[%b]" % now) for name, now in new.items() if name not in old}
    gone = {name: Raw(b"[]") for name in old if name not in new}
    return json.encode(changes | added | gone)


def change_of(before: Raw, after: Raw) -> Raw:
    """The shorter of what has changed and the new value whole."""
    whole = b"[%b]" % after
    change = json.encode(changed(json.decode(before), json.decode(after)))
    return Raw(change if len(change) < len(whole) else whole)


def changed(before: Any, after: Any) -> Any:
    """What has changed between two values that differ."""
    if isinstance(before, dict) and isinstance(after, dict):
        changes = {
            name: changed(before[name], now) if name in before else [now]
            for name, now in after.items()
            if name not in before or before[name] != now
        }
        return changes | {name: [] for name in before if name not in after}
    if isinstance(before, list) and isinstance(after, list) and not is_short(after):
        return list_changed(before, after)
    return [after]


def list_changed(before: list[Any], after: list[Any]) -> Any:
    """The places that differ; a list of which most do is new."""
    both = range(min(len(before), len(after)))
    differ = [place for place in both if before[place] != after[place]]
    if 2 * len(differ) > len(both):
        return [after]
    places = {str(place): changed(before[place], after[place]) for place in differ}
    places |= {str(place): [after[place]] for place in range(len(before), len(after))}
    return places | ({str(len(after)): []} if len(after) < len(before) else {})


def is_short(values: list[Any]) -> bool:
    return len(values) <= SHORT and not any(isinstance(value, dict | list) for value in values)
