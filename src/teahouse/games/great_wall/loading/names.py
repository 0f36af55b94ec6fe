"""What players see of the Great Wall pack, in all its languages, by the engine's numbers.

A card is the whole entry of its file: name, icon, source, and the structure its text is made from. Every list is in the
order of the box, or of its tuple in `teahouse.games.great_wall.rules.words`.
"""

from collections.abc import Iterator

from msgspec import Struct, structs

from teahouse.games.great_wall.loading.cards import (
    ArtifactEntry,
    EdictEntry,
    EventEntry,
    ExpansionFile,
    GiftEntry,
    RatCardEntry,
    SkillEntry,
    TacticEntry,
    WhenEntry,
)
from teahouse.games.great_wall.loading.files import Files
from teahouse.games.great_wall.loading.scenarios import ScenarioEntry, scenario_of
from teahouse.games.great_wall.loading.schema import (
    AdvisorEntry,
    BoardFile,
    Card,
    GeneralEntry,
    HordeEntry,
    Named,
    NoteEntry,
    OrderEntry,
    QinOrderEntry,
)
from teahouse.games.great_wall.loading.sheets.famine import FamineScenario
from teahouse.games.great_wall.rules import words
from teahouse.loading.pack import Name


class GreatWallNames(Struct, frozen=True, kw_only=True):
    """Everything a player can see, by the engine's numbers."""

    areas: list[Named]
    """By words.AREAS; the last is the market of a scenario."""
    sections: list[Name]
    resources: list[Named]
    warriors: list[Named]
    orders: list[OrderEntry]
    reed_orders: list[OrderEntry]
    qin_orders: list[QinOrderEntry]
    """By words.ORDERS."""
    hordes: list[HordeEntry]
    generals: list[GeneralEntry]
    advisors: list[AdvisorEntry]
    whens: list[WhenEntry]
    tactics: list[TacticEntry]
    artifacts: list[ArtifactEntry]
    edicts: list[EdictEntry]
    events: list[EventEntry]
    notes: list[NoteEntry]
    """Reference cards without effect."""
    genghis: SkillEntry
    skills: list[SkillEntry]
    gifts: list[GiftEntry]
    rat: Named
    rat_cards: list[RatCardEntry]
    scenarios: list[ScenarioEntry]
    extras: dict[str, Card]
    """By id, the cards that only expansions know."""
    board: BoardFile


def read_names(files: Files) -> GreatWallNames:
    """Everything a player can see, from the checked files."""
    sections = files.board.sections.names
    return GreatWallNames(
        areas=[*structs.astuple(files.board.area), market(files)],
        sections=[getattr(sections, word) for word in words.SECTIONS],
        resources=list(structs.astuple(files.board.resource)),
        warriors=list(structs.astuple(files.board.warrior)),
        orders=sorted(files.orders.order, key=lambda entry: words.ORDERS.index(entry.id)),
        reed_orders=files.orders.reed_order,
        qin_orders=sorted(files.orders.qin_order, key=lambda entry: words.ORDERS.index(entry.order)),
        hordes=files.hordes,
        generals=files.generals,
        advisors=[entry for _, entry in files.advisors],
        whens=files.whens,
        tactics=files.tactics,
        artifacts=files.artifacts,
        edicts=files.edicts,
        events=files.events,
        notes=[*files.orders.note, *(note for tables in files.expansions.values() for note in tables.note)],
        genghis=files.genghis.genghis,
        skills=files.genghis.skill,
        gifts=files.genghis.gift,
        rat=files.rat.rat,
        rat_cards=files.rat.rat_card,
        scenarios=files.chronicles.scenario,
        extras={entry.id: entry for tables in files.expansions.values() for entry in own_cards(tables)},
        board=files.board,
    )


def own_cards(tables: ExpansionFile) -> Iterator[Card]:
    """Cards of kinds that only this expansion has."""
    for field in tables.__struct_fields__:
        if field not in ExpansionFile.__struct_fields__:
            value = getattr(tables, field)
            for entry in value if isinstance(value, list) else [value]:
                if isinstance(entry, Card):
                    yield entry


def market(files: Files) -> Named:
    """The area that one scenario adds to the board."""
    return scenario_of(files, FamineScenario).area.market
