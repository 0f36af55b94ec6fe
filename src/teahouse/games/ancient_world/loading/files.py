"""Reading the files of the Ancient World pack, and the cards of all files in one order."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from teahouse.games.ancient_world.loading.schema import (
    ArmiesFile,
    ArmyEntry,
    BoardFile,
    EmpireEntry,
    EmpireFile,
    PicturesFile,
    ProvincesFile,
    StartingFile,
    TitansFile,
)
from teahouse.loading.pack import Entry, Pack

BOARD: Final = "board.toml"
EMPIRE_A: Final = "empire_a.toml"
EMPIRE_B: Final = "empire_b.toml"
STARTING: Final = "starting.toml"
ARMIES: Final = "armies.toml"
TITANS: Final = "titans.toml"
PROVINCES: Final = "provinces.toml"
PICTURES: Final = "pictures.toml"
FILES: Final = (BOARD, EMPIRE_A, EMPIRE_B, STARTING, ARMIES, TITANS, PROVINCES, PICTURES)


class Files(Struct, frozen=True, kw_only=True):
    """The files of a pack, each in its shape."""

    board: BoardFile
    empire_a: EmpireFile
    empire_b: EmpireFile
    starting: StartingFile
    army_deck: ArmiesFile
    titans: TitansFile
    provinces: ProvincesFile
    pictures: PicturesFile

    @property
    def by_name(self) -> dict[str, Struct]:
        return dict(zip(FILES, (getattr(self, field) for field in self.__struct_fields__), strict=True))

    @property
    def empire(self) -> list[EmpireEntry]:
        """Deck A, deck B, starting cards, as the box numbers them."""
        return [*self.empire_a.card, *self.empire_b.card, *self.starting.card]

    @property
    def armies(self) -> list[ArmyEntry]:
        """The army deck, starting cards, as the box numbers them."""
        return [*self.army_deck.army, *self.starting.army]


def read_files(pack: Pack) -> Files | None:
    """Every file in its shape, or nothing if one of them has another; the pack then knows the mistakes."""
    board = pack.read(BOARD, BoardFile)
    empire_a = pack.read(EMPIRE_A, EmpireFile)
    empire_b = pack.read(EMPIRE_B, EmpireFile)
    starting = pack.read(STARTING, StartingFile)
    armies = pack.read(ARMIES, ArmiesFile)
    titans = pack.read(TITANS, TitansFile)
    provinces = pack.read(PROVINCES, ProvincesFile)
    pictures = pack.read(PICTURES, PicturesFile)
    if (
        board is None or empire_a is None or empire_b is None or starting is None or armies is None or titans is None
        or provinces is None or pictures is None
    ):  # fmt: skip
        return None
    return Files(
        board=board,
        empire_a=empire_a,
        empire_b=empire_b,
        starting=starting,
        army_deck=armies,
        titans=titans,
        provinces=provinces,
        pictures=pictures,
    )


def entries(files: Files) -> Iterator[tuple[str, str, Entry]]:
    """The entries of all lists, with their files and the keys of their lists."""
    for file, tables in files.by_name.items():
        for field in tables.__struct_fields__:
            value = getattr(tables, field)
            for entry in value if isinstance(value, list) else ():
                yield file, field, entry
