"""Reading the files of the Great Wall pack, and the cards of all sets in one order."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from teahouse.content.great_wall_cards import (
    ArtifactEntry,
    ArtifactsFile,
    ChroniclesFile,
    CompatibilityFile,
    EdictEntry,
    EdictsFile,
    EventEntry,
    EventsFile,
    ExtrasFile,
    FifthPlayerFile,
    GenghisFile,
    RatFile,
    TacticEntry,
    TacticsFile,
    VocabularyFile,
    WhenEntry,
)
from teahouse.content.great_wall_effects import TRIGGER
from teahouse.content.great_wall_schema import (
    AdvisorEntry,
    AdvisorsFile,
    BoardFile,
    GeneralEntry,
    GeneralsFile,
    HordeEntry,
    HordesFile,
    OrdersFile,
)
from teahouse.content.pack import Pack
from teahouse.games.great_wall import words

VOCABULARY: Final = "vocabulary.toml"
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
FILES: Final = (
    VOCABULARY, BOARD, ORDERS, HORDES, GENERALS, ADVISORS, TACTICS, ARTIFACTS, EDICTS, EVENTS, GENGHIS, FIFTH_PLAYER,
    CHRONICLES, RAT, EXTRAS, COMPATIBILITY,
)  # fmt: skip


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
    genghis: GenghisFile
    fifth_player: FifthPlayerFile
    chronicles: ChroniclesFile
    rat: RatFile
    extras: ExtrasFile
    compatibility: CompatibilityFile

    @property
    def by_name(self) -> dict[str, Struct]:
        return dict(zip(FILES, (getattr(self, field) for field in self.__struct_fields__), strict=True))

    @property
    def hordes(self) -> list[HordeEntry]:
        return [*self.base_hordes.type, *self.genghis.type]

    @property
    def generals(self) -> list[GeneralEntry]:
        return [
            *self.base_generals.general,
            *self.fifth_player.general,
            *self.chronicles.general,
            *self.extras.general,
        ]

    @property
    def advisors(self) -> list[tuple[int, AdvisorEntry]]:
        """With their sets."""
        lists = (
            (words.SET_BASE, self.base_advisors.advisor),
            (words.SET_GENGHIS, self.genghis.advisor),
            (words.SET_FIFTH_PLAYER, self.fifth_player.advisor),
            (words.SET_CHRONICLES, self.chronicles.advisor),
        )
        return [(card_set, entry) for card_set, entries in lists for entry in entries]

    @property
    def whens(self) -> list[WhenEntry]:
        return [*self.base_tactics.when, *self.fifth_player.when, *self.chronicles.when]

    @property
    def tactics(self) -> list[TacticEntry]:
        return [*self.base_tactics.tactic, *self.fifth_player.tactic, *self.chronicles.tactic]

    @property
    def artifacts(self) -> list[ArtifactEntry]:
        return [*self.base_artifacts.artifact, *self.chronicles.artifact, *self.rat.artifact]

    @property
    def edicts(self) -> list[EdictEntry]:
        return self.edicts_file.edict

    @property
    def events(self) -> list[EventEntry]:
        return self.events_file.event


def read_files(pack: Pack) -> Files | None:
    """Every file in its shape, or nothing if one of them has another; the pack then knows the mistakes."""
    vocabulary = pack.read(VOCABULARY, VocabularyFile)
    board = pack.read(BOARD, BoardFile)
    orders = pack.read(ORDERS, OrdersFile)
    hordes = pack.read(HORDES, HordesFile, tag_rules)
    generals = pack.read(GENERALS, GeneralsFile, tag_rules)
    advisors = pack.read(ADVISORS, AdvisorsFile, tag_rules)
    tactics = pack.read(TACTICS, TacticsFile)
    artifacts = pack.read(ARTIFACTS, ArtifactsFile, tag_rules)
    edicts = pack.read(EDICTS, EdictsFile)
    events = pack.read(EVENTS, EventsFile, tag_rules)
    genghis = pack.read(GENGHIS, GenghisFile, tag_rules)
    fifth_player = pack.read(FIFTH_PLAYER, FifthPlayerFile, tag_rules)
    chronicles = pack.read(CHRONICLES, ChroniclesFile, tag_rules)
    rat = pack.read(RAT, RatFile, tag_rules)
    extras = pack.read(EXTRAS, ExtrasFile, tag_rules)
    compatibility = pack.read(COMPATIBILITY, CompatibilityFile)
    if (
        vocabulary is None or board is None or orders is None or hordes is None or generals is None or advisors is None
        or tactics is None or artifacts is None or edicts is None or events is None or genghis is None
        or fifth_player is None or chronicles is None or rat is None or extras is None or compatibility is None
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
        genghis=genghis,
        fifth_player=fifth_player,
        chronicles=chronicles,
        rat=rat,
        extras=extras,
        compatibility=compatibility,
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
