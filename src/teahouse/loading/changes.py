"""Changes to single entries of a pack: `changes.toml`, so that nobody must copy a whole file to try one number.

Entries are called as messages call them, `general zhou_tong`; tables of a changed entry are merged, everything else is
replaced:

    ["generals.toml".change."general zhou_tong"]
    tactics = 3
    start.wood = 6

    ["generals.toml".drop]
    "general zhou_tong" = ["known"]     # keys that are taken out, before anything is changed

    ["tactics.toml"]
    remove = ["tactic ambush"]

    [["tactics.toml".add.tactic]]
    id = "night_watch"
    …

A table that stands alone in its file is called by its key: `["board.toml".change.camp]`.
"""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from teahouse.loading import shape

FILE: Final = "changes.toml"
Table = dict[str, Any]


class Changes(Struct, frozen=True, forbid_unknown_fields=True):
    """What happens to one file."""

    drop: dict[str, list[str]] = {}
    change: dict[str, Table] = {}
    remove: list[str] = []
    add: dict[str, list[Table]] = {}


def apply(data: Table, changes: Changes) -> Iterator[tuple[str, str]]:
    """Change a file in place; yield what cannot be done, the entry and why."""
    for name, keys in changes.drop.items():
        found = entries(data).get(name)
        if found is None:
            yield name, f"there is no such entry{shape.did_you_mean(name, list(entries(data)))}"
            continue
        for key in keys:
            if key not in found:
                yield name, f"there is no key {key} to take out{shape.did_you_mean(key, list(found))}"
            found.pop(key, None)
    for name, fields in changes.change.items():
        found = entries(data).get(name)
        if found is None:
            yield name, f"there is no such entry{shape.did_you_mean(name, list(entries(data)))}"
        else:
            merge(found, fields)
    for name in changes.remove:
        key = name.partition(" ")[0]
        listed = data.get(key)
        if not isinstance(listed, list) or name not in entries(data):
            yield name, f"there is no such entry{shape.did_you_mean(name, listed_entries(data))}"
        else:
            data[key] = [each for at, each in enumerate(listed) if shape.entry_name(key, each, at) != name]
    for key, added in changes.add.items():
        listed = data.setdefault(key, [])
        if not isinstance(listed, list):
            yield key, "this is not a list of entries, so nothing can be added"
        else:
            listed += added


def added(changes: Changes) -> set[str]:
    """The names of the entries that stand in the changes themselves, wholly or in part."""
    new = {shape.entry_name(key, each, at) for key, some in changes.add.items() for at, each in enumerate(some)}
    return {*changes.change, *changes.drop, *new}


def entries(data: Table) -> dict[str, Table]:
    """Every entry of a file by the name that messages give it."""
    found: dict[str, Table] = {}
    for key, value in data.items():
        if isinstance(value, dict):
            found[key] = value
            found |= {f"{key} {inner}": each for inner, each in value.items() if isinstance(each, dict)}
        elif isinstance(value, list):
            found |= {shape.entry_name(key, each, at): each for at, each in enumerate(value) if isinstance(each, dict)}
    return found


def listed_entries(data: Table) -> list[str]:
    return [name for name in entries(data) if isinstance(data.get(name.partition(" ")[0]), list)]


def merge(into: Table, fields: Table) -> None:
    """Tables become one, anything else takes the place of what was there."""
    for key, value in fields.items():
        there = into.get(key)
        if isinstance(there, dict) and isinstance(value, dict):
            merge(there, value)
        else:
            into[key] = value
