"""Checks that any game's pack may need: counts, ids that stand once, links that lead somewhere, fixed values."""

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence

from teahouse.content.pack import Pack
from teahouse.content.shape import did_you_mean, shown


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
