"""The pack of Tea Auction, read and checked: `pack/teas.toml`, or a player's own."""

from pathlib import Path
from typing import Final

from msgspec import Struct

from tea_auction.rules import Box
from teahouse.engine.snapshot import fingerprint
from teahouse.loading.pack import ContentError, Name, Pack, Part, Positive

TEAS: Final = "teas.toml"


class Tea(Part, frozen=True, kw_only=True):
    """One tea: what it is worth, and what it is called."""

    points: Positive
    name: Name


class TeasFile(Part, frozen=True, kw_only=True):
    """The shape of `teas.toml`."""

    coins: list[Positive]
    tea: list[Tea]


class Content(Struct, frozen=True, kw_only=True):
    """What the registry asks of every loader."""

    box: Box
    names: list[Name]
    digest: str
    counts: dict[str, int]


def load(pack: Path | None = None) -> Content:
    """Read the built-in pack, or a player's own; `ContentError` says everything that is wrong with it."""
    read = Pack(Path(__file__).parent / "pack", [TEAS], pack)
    file = read.read(TEAS, TeasFile)
    if file is not None and len(set(file.coins)) < max(len(file.coins), len(file.tea)):
        read.mistake(TEAS, "", "coins", "there must be as many coins as teas, each of another value")
    if file is None or read.mistakes:
        raise ContentError(read.mistakes)
    box = Box(sorted(file.coins), [tea.points for tea in file.tea])
    counts = {"coins": len(file.coins), "teas": len(file.tea)}
    return Content(box=box, names=[tea.name for tea in file.tea], digest=fingerprint(box), counts=counts)
