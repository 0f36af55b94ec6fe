"""The loader of The Ancient World: its pack of TOML files becomes a box for the rules and names for players."""

from collections import Counter
from pathlib import Path
from typing import Final

from msgspec import Struct

from teahouse.engine.snapshot import fingerprint
from teahouse.games.ancient_world.loading.box import box as filled
from teahouse.games.ancient_world.loading.checks import check
from teahouse.games.ancient_world.loading.files import FILES, entries, read_files
from teahouse.games.ancient_world.loading.names import AncientWorldNames, read_names
from teahouse.games.ancient_world.rules.box import Box
from teahouse.loading.pack import ContentError, Pack

__all__ = ["BUILTIN", "AncientWorldContent", "AncientWorldNames", "load"]

BUILTIN: Final = Path(__file__).parents[1] / "pack"
"""The pack that comes with Teahouse."""
COUNTED_AS: Final = {"card": "empire card", "army": "army card"}
"""Lists of the files whose keys alone would not say what they hold."""


class AncientWorldContent(Struct, frozen=True, kw_only=True):
    """One pack, read and sound."""

    box: Box
    names: AncientWorldNames
    digest: str
    counts: dict[str, int]
    """How many entries of each kind were read; copies of a card are one entry."""
    sources: dict[str, int]
    """How many entries the rulebook gives, public reports give, and we designed."""


def load(pack: Path | None = None) -> AncientWorldContent:
    """Read the built-in pack, or a player's own.

    A player's pack may hold only some of the files; the built-in pack supplies the others. Raises `ContentError` with
    everything that is wrong.
    """
    read = Pack(BUILTIN, FILES, pack)
    files = read_files(read)
    if files is not None:
        check(read, files)
    if files is None or read.mistakes:
        raise ContentError(read.mistakes)
    counts: Counter[str] = Counter()
    sources: Counter[str] = Counter()
    for _, key, entry in entries(files):
        counts[COUNTED_AS.get(key, key)] += 1
        sources.update([entry.source])
    box = filled(files)
    box.digest = fingerprint(box)
    return AncientWorldContent(
        box=box, names=read_names(files), digest=box.digest, counts=dict(counts), sources=dict(sources)
    )
