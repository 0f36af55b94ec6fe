"""Reading the files of the Great Wall pack, and the cards of all sets in one order."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final, TypeVar

from msgspec import Struct

from teahouse.games.great_wall.loading.cards import (
    ArtifactEntry,
    ArtifactsFile,
    CompatibilityFile,
    EdictEntry,
    EdictsFile,
    EventEntry,
    EventsFile,
    ExpansionFile,
    ExtrasFile,
    FifthPlayerFile,
    GenghisFile,
    PlayEntry,
    RatFile,
    TacticEntry,
    TacticsFile,
    WhenEntry,
)
from teahouse.games.great_wall.loading.scenarios import ChroniclesFile
from teahouse.games.great_wall.loading.schema import (
    AdvisorEntry,
    AdvisorsFile,
    BoardFile,
    GeneralEntry,
    GeneralsFile,
    HordeEntry,
    HordesFile,
    OrdersFile,
)
from teahouse.games.great_wall.loading.triggers import TRIGGER
from teahouse.games.great_wall.rules import words
from teahouse.games.great_wall.vocabulary import VocabularyFile
from teahouse.loading.pack import Pack

VOCABULARY_TOML: Final = "vocabulary.toml"
BOARD: Final = "board.toml"
ORDERS: Final = "orders.toml"
HORDES: Final = "hordes.toml"
GENERALS: Final = "generals.toml"
ADVISORS: Final = "advisors.toml"
TACTICS: Final = "tactics.toml"
ARTIFACTS: Final = "artifacts.toml"
EDICTS: Final = "edicts.toml"
EVENTS: Final = "events.toml"
GENGHIS: Final = "expansions/genghis.toml"
FIFTH_PLAYER: Final = "expansions/fifth_player.toml"
CHRONICLES: Final = "expansions/chronicles.toml"
RAT: Final = "expansions/rat.toml"
EXTRAS: Final = "expansions/extras.toml"
COMPATIBILITY: Final = "expansions/compatibility.toml"
BASE_FILES: Final = (
    VOCABULARY_TOML, BOARD, ORDERS, HORDES, GENERALS, ADVISORS, TACTICS, ARTIFACTS, EDICTS, EVENTS, COMPATIBILITY,
)  # fmt: skip
SHAPES: Final[dict[str, type[ExpansionFile]]] = {
    "genghis": GenghisFile,
    "fifth_player": FifthPlayerFile,
    "rat": RatFile,
    "extras": ExtrasFile,
}
KNOWN_SETS: Final = ("genghis", "fifth_player", "chronicles", "rat", "extras")
"""In the order their cards are numbered."""
BUILTIN: Final = Path(__file__).parents[1] / "pack"
"""The pack that comes with Teahouse."""


def file_of(expansion: str) -> str:
    return f"expansions/{expansion}.toml"


def expansions_found() -> list[str]:
    """Every file among the expansions of the built-in pack: known sets in their order, then others by name."""
    names = [path.stem for path in BUILTIN.glob("expansions/*.toml") if file_of(path.stem) != COMPATIBILITY]
    return sorted(names, key=lambda name: (KNOWN_SETS.index(name) if name in KNOWN_SETS else len(KNOWN_SETS), name))


def shape_of(expansion: str) -> type[ExpansionFile]:
    """Of an expansion that is not listed its sheet module knows the shape, if it has more than ordinary cards."""
    sheets = Path(__file__).with_name("sheets")
    if expansion in SHAPES or expansion not in [module.name for module in pkgutil.iter_modules([str(sheets)])]:
        return SHAPES.get(expansion, ExpansionFile)
    shape: type[ExpansionFile] = getattr(
        import_module(f"teahouse.games.great_wall.loading.sheets.{expansion}"), "SHAPE", ExpansionFile
    )
    return shape


EXPANSIONS: Final = tuple(expansions_found())
FILES: Final = (*BASE_FILES[:-1], *(file_of(name) for name in EXPANSIONS), COMPATIBILITY)

T = TypeVar("T", bound=ExpansionFile)


class Files(Struct, frozen=True, kw_only=True):
    """The files of a pack, each in its shape."""

    vocabulary: VocabularyFile
    board: BoardFile
    orders: OrdersFile
    base_hordes: HordesFile
    base_generals: GeneralsFile
    base_advisors: AdvisorsFile
    base_tactics: TacticsFile
    base_artifacts: ArtifactsFile
    edicts_file: EdictsFile
    events_file: EventsFile
    compatibility: CompatibilityFile
    expansions: dict[str, ExpansionFile]

    @property
    def by_name(self) -> dict[str, Struct]:
        base = dict(zip(BASE_FILES, (getattr(self, field) for field in self.__struct_fields__[:-1]), strict=True))
        return base | {file_of(name): tables for name, tables in self.expansions.items()}

    def of(self, expansion: str, shape: type[T]) -> T:
        """The file of an expansion, in its shape."""
        tables = self.expansions[expansion]
        assert isinstance(tables, shape)
        return tables

    @property
    def genghis(self) -> GenghisFile:
        return self.of("genghis", GenghisFile)

    @property
    def fifth_player(self) -> FifthPlayerFile:
        return self.of("fifth_player", FifthPlayerFile)

    @property
    def chronicles(self) -> ChroniclesFile:
        return self.of("chronicles", ChroniclesFile)

    @property
    def rat(self) -> RatFile:
        return self.of("rat", RatFile)

    @property
    def hordes(self) -> list[HordeEntry]:
        return [*self.base_hordes.type, *(entry for tables in self.expansions.values() for entry in tables.type)]

    @property
    def generals(self) -> list[GeneralEntry]:
        added = [entry for tables in self.expansions.values() for entry in tables.general]
        return [*self.base_generals.general, *added]

    @property
    def advisors(self) -> list[tuple[int, AdvisorEntry]]:
        """With their sets."""
        base = [(words.SET_BASE, entry) for entry in self.base_advisors.advisor]
        return base + [
            (words.card_set(name), entry) for name, tables in self.expansions.items() for entry in tables.advisor
        ]

    @property
    def whens(self) -> list[WhenEntry]:
        return [*self.base_tactics.when, *(entry for tables in self.expansions.values() for entry in tables.when)]

    @property
    def tactics(self) -> list[TacticEntry]:
        return [*self.base_tactics.tactic, *(entry for tables in self.expansions.values() for entry in tables.tactic)]

    @property
    def artifacts(self) -> list[ArtifactEntry]:
        added = [entry for tables in self.expansions.values() for entry in tables.artifact]
        return [*self.base_artifacts.artifact, *added]

    @property
    def usual(self) -> dict[str, str]:
        """Of each option of an expansion, the value that leaves it in the box."""
        found = dict(self.compatibility.usual)
        for tables in self.expansions.values():
            found |= tables.usual
        return found

    @property
    def plays(self) -> list[PlayEntry]:
        return [*self.compatibility.play, *(entry for tables in self.expansions.values() for entry in tables.play)]

    @property
    def edicts(self) -> list[EdictEntry]:
        return self.edicts_file.edict

    @property
    def events(self) -> list[EventEntry]:
        return self.events_file.event


def read_files(pack: Pack) -> Files | None:
    """Every file in its shape, or nothing if one of them has another; the pack then knows the mistakes."""
    vocabulary = pack.read(VOCABULARY_TOML, VocabularyFile)
    board = pack.read(BOARD, BoardFile)
    orders = pack.read(ORDERS, OrdersFile)
    hordes = pack.read(HORDES, HordesFile, tag_rules)
    generals = pack.read(GENERALS, GeneralsFile, tag_rules)
    advisors = pack.read(ADVISORS, AdvisorsFile, tag_rules)
    tactics = pack.read(TACTICS, TacticsFile)
    artifacts = pack.read(ARTIFACTS, ArtifactsFile, tag_rules)
    edicts = pack.read(EDICTS, EdictsFile)
    events = pack.read(EVENTS, EventsFile, tag_rules)
    compatibility = pack.read(COMPATIBILITY, CompatibilityFile)
    expansions = {name: pack.read(file_of(name), shape_of(name), tag_rules) for name in EXPANSIONS}
    found = {name: tables for name, tables in expansions.items() if tables is not None}
    if (
        vocabulary is None or board is None or orders is None or hordes is None or generals is None or advisors is None
        or tactics is None or artifacts is None or edicts is None or events is None or compatibility is None
        or len(found) < len(expansions)
    ):  # fmt: skip
        return None
    return Files(
        vocabulary=vocabulary,
        board=board,
        orders=orders,
        base_hordes=hordes,
        base_generals=generals,
        base_advisors=advisors,
        base_tactics=tactics,
        base_artifacts=artifacts,
        edicts_file=edicts,
        events_file=events,
        compatibility=compatibility,
        expansions=found,
    )


def tag_rules(data: dict[str, object]) -> None:
    """Give each rule that listens to a moment the tag of triggers, so that one list may hold triggers and modifiers."""
    tables = [table for value in data.values() for table in (value if isinstance(value, list) else [value])]
    for table in tables:
        if isinstance(table, dict):
            for key in ("rules", "lasting"):
                listed = table.get(key)
                for rule in listed if isinstance(listed, list) else ():
                    if isinstance(rule, dict) and "mod" not in rule and ("on" in rule or "then" in rule):
                        rule["mod"] = TRIGGER


def entries(files: Files) -> Iterator[tuple[str, Struct]]:
    """The entries of all lists of all files, with the keys of their lists."""
    for tables in files.by_name.values():
        yield from entries_of(tables)


def entries_of(tables: Struct) -> Iterator[tuple[str, Struct]]:
    """The entries of all lists of a file."""
    for field in tables.__struct_fields__:
        value = getattr(tables, field)
        for entry in value if isinstance(value, list) else ():
            if isinstance(entry, Struct):
                yield field, entry
