"""Checks that any game's pack may need: counts, ids that stand once, links that lead somewhere, fixed values."""

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence

from msgspec import Struct

from teahouse.loading.pack import Pack, dotted
from teahouse.loading.shape import Path, did_you_mean, shown


def fixed(pack: Pack, file: str, entry: str, field: str, value: object, right: object, clause: str) -> None:
    """A value that a rule of the ledger fixes."""
    if value != right:
        text = f"{shown(value)} stands here, but {shown(right)} is right ({clause})"
        pack.mistake(file, entry, field, text)


def once_each(
    pack: Pack,
    file: str,
    key: str,
    ids: Sequence[Hashable],
    expected: Iterable[Hashable],
    *,
    field: str = "id",
    inside: str = "",
) -> None:
    """Each expected entry stands exactly once in a list of entries, at the top of a file or `inside` another entry."""
    counts = Counter(ids)
    for name in expected:
        if counts[name] == 0:
            text = f"the entry {bare(name)} is missing; {len(ids)} stand here"
            pack.mistake(file, inside, key, text)
    for name, count in counts.items():
        if count > 1:
            text = f"{count} entries are called so, but once is right"
            entry, where = (inside, f"{key} {bare(name)}") if inside else (f"{key} {bare(name)}", field)
            pack.mistake(file, entry, where, text)


def unique(pack: Pack, file: str, key: str, ids: Sequence[Hashable]) -> None:
    """No two entries of a list share an id."""
    once_each(pack, file, key, ids, ())


def count(pack: Pack, file: str, key: str, ids: Sequence[Hashable], right: int, clause: str) -> None:
    """A list has a certain number of entries, all with ids of their own."""
    if len(ids) != right:
        pack.mistake(file, "", key, f"{entries(len(ids))} here, but {right} are right ({clause})")
    unique(pack, file, key, ids)


def no_twins(pack: Pack, file: str, entry: str, field: str, values: Sequence[Hashable]) -> None:
    """A list that names a thing names it once."""
    for value, times in Counter(values).items():
        if times > 1:
            pack.mistake(file, entry, field, f"{shown(value)} stands here {times} times, but once is right")


def dangling(pack: Pack, file: str, entry: str, field: str, value: str, kind: str, known: Sequence[str]) -> None:
    """A link leads nowhere."""
    listed = f"only {', '.join(known)}" if known else "and none is listed at all"
    text = f"{shown(value)} stands here, but there is no such {kind}, {listed}{did_you_mean(value, known)}"
    pack.mistake(file, entry, field, text)


def present_only(pack: Pack, file: str, entry: str, field: str, value: object, wanted: bool, owner: str) -> None:
    """A key that some kinds of entries need and others may not have."""
    if wanted and value is None:
        pack.mistake(file, entry, field, f"this is missing; {owner} needs it")
    if not wanted and value is not None:
        pack.mistake(file, entry, field, f"{shown(value)} stands here, but {owner} has no such key")


def entries(number: int) -> str:
    """`no entry stands`, `1 entry stands`, `4 entries stand`."""
    return {0: "no entry stands", 1: "1 entry stands"}.get(number, f"{number} entries stand")


def bare(value: object) -> str:
    """A value without quotation marks, as messages name entries."""
    return shown(value).strip('"')


def same(
    pack: Pack, file: str, entry: str, path: Path, value: object, right: object, clause: str, free: Sequence[str] = ()
) -> None:
    """A whole structure that a rule of the ledger fixes, field by field, but for the fields that are `free`."""
    if type(value) is type(right) and isinstance(value, Struct):
        for field, key in zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True):
            if field not in free:
                same(pack, file, entry, (*path, key), getattr(value, field), getattr(right, field), clause, free)
    elif isinstance(value, list) and isinstance(right, list) and len(value) == len(right):
        for i, (one, other) in enumerate(zip(value, right, strict=True)):
            same(pack, file, entry, (*path, i), one, other, clause, free)
    elif value != right:
        text = f"{_told(value)} stands here, but {_told(right)} is right ({clause})"
        pack.mistake(file, entry, dotted(path), text)


def _told(value: object) -> str:
    """A value as its author would write it; tables with a tag by that."""
    if isinstance(value, Struct):
        tag = value.__struct_config__.tag
        return "a table" if tag is None else shown(tag)
    if isinstance(value, list) and any(isinstance(item, Struct) for item in value):
        return f"[{', '.join(map(_told, value))}]"
    return shown(value)
