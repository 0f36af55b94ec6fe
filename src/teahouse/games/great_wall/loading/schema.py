"""The shape of the files of the Great Wall pack: one structure for each table.

The README of the pack explains the fields; `shapes` and `triggers` hold what cards do.
"""

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.games.great_wall.loading.amounts import Cost, Price
from teahouse.games.great_wall.loading.terms import Order, Resource, Section
from teahouse.games.great_wall.loading.triggers import Rule, Then
from teahouse.games.great_wall.rules.moves import TRACK_CELLS
from teahouse.games.great_wall.rules.setup import OFFICIALS
from teahouse.games.great_wall.vocabulary import File, RuleId, key
from teahouse.loading.pack import Count, Icon, Name, Part, Positive, Slug, Source

CardSet = Slug
"""The set a card belongs to; the file says which may stand in it."""
Layout = Annotated[
    list[Annotated[str, Meta(pattern=r"\A[a-z.]{1,6}\Z", description='cells such as "ab.", a dot for no cell')]],
    Meta(min_length=1, max_length=6),
]
Letter = Annotated[str, Meta(pattern=r"\A[a-z]\Z", description="the letter of a cell")]
Officials = Annotated[int, Meta(ge=0, le=OFFICIALS)]
Three = Annotated[list[Count], Meta(min_length=3, max_length=3)]
Four = Annotated[list[Count], Meta(min_length=4, max_length=4)]


class Sourced(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table that says where it comes from; `known` tells which part of a mixed one is known."""

    source: Source
    known: str = ""


class Named(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A thing with a name and an icon."""

    name: Name
    icon: Icon


class Card(Named, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card."""

    id: Slug


# -- the board -----------------------------------------------------------------------------


class AreaEntry(Named, frozen=True, kw_only=True, forbid_unknown_fields=True):
    order: Annotated[int, Meta(ge=1, le=11)]
    produces: Resource | None = None


class Areas(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    sawmill: AreaEntry
    quarry: AreaEntry
    gold_mine: AreaEntry
    pagoda: AreaEntry
    barracks: AreaEntry
    builders_camp: AreaEntry
    field_hq: AreaEntry
    tea_house: AreaEntry
    embassy: AreaEntry
    academy: AreaEntry


class Resources(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    wood: Named
    stone: Named
    gold: Named
    chi: Named


class WarriorEntry(Named, frozen=True, kw_only=True, forbid_unknown_fields=True):
    cost: Cost


class Warriors(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    spearman: WarriorEntry
    archer: WarriorEntry
    horseman: WarriorEntry
    banner_bearer: WarriorEntry


class SectionNames(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    left: Name
    middle: Name
    right: Name


class Sections(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    ids: list[Section]
    names: SectionNames
    horde_rows: Count
    fortification_cells: Count


class HonorTrack(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    spaces: Positive
    start: Count
    token_sides: Annotated[list[Positive], Meta(min_length=2, max_length=2)]


class FortificationNumbers(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    cost: Count
    defense: Count
    honor: Count


class ByPlayers(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A number for each number of players who play together."""

    p2: Count
    p3: Count
    p4: Count
    p5: Count


class BySeats(ByPlayers, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same, and for one who plays alone."""

    solo: Count


class PoolOfficials(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    default: Officials
    p5: Officials


class ChiPrice(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    what: Literal["chi"]
    n: Positive


class GoldPrice(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    what: Literal["gold"]
    n: Positive


class HonorPrice(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    what: Literal["honor"]
    n: Positive


class Constants(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Numbers the rulebook gives; the rules read them, and know in what is paid."""

    artifact_cells: Count
    advisor_cells: Annotated[int, Meta(ge=1, le=TRACK_CELLS)]
    horde_shame_cells: Count
    tactic_hand_limit: Count
    fortification: FortificationNumbers
    hand_in_honor: Count
    defeat_honor: Count
    archer_defeat_honor: Count
    save_cost: ChiPrice
    shame_penalty: Count
    discard_shame_cost: ChiPrice
    coop_discard_shame_cost: HonorPrice
    hire_official_cost: GoldPrice
    order_discard_honor: Count
    shame_per_player: Positive
    pool_officials: PoolOfficials
    edicts_needed: ByPlayers
    walls_to_end: BySeats


class StartThree(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    p1: Positive
    p2: Positive
    p3: Positive


class StartFour(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    p4: Positive
    p5: Positive


class TimeTrack(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    spaces: Positive
    invasion: list[Count]
    lethality: list[Count]
    spaces_source: Source


class TimeThree(TimeTrack, frozen=True, kw_only=True, forbid_unknown_fields=True):
    start: StartThree


class TimeFour(TimeTrack, frozen=True, kw_only=True, forbid_unknown_fields=True):
    start: StartFour


class Wall(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    cost: Three
    defense: Four
    firing_positions: Four


class SideArea(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: Literal["regular", "special"]
    shame: bool
    slots: Positive | None = None


class SideAreas(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    sawmill: SideArea
    quarry: SideArea
    gold_mine: SideArea
    pagoda: SideArea
    barracks: SideArea
    builders_camp: SideArea
    field_hq: SideArea
    tea_house: SideArea
    embassy: SideArea
    academy: SideArea


class Overseer(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"levels": "yield"}):
    levels: Annotated[list[Positive], Meta(min_length=1, max_length=6)]
    pay: Resource
    costs: Annotated[list[Positive], Meta(min_length=1, max_length=6)]


class Overseers(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    sawmill: Overseer
    quarry: Overseer
    gold_mine: Overseer
    pagoda: Overseer


class Side(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of the board."""

    players: list[Positive]
    order_track_cells: Positive
    wall: Wall
    area: SideAreas
    overseer: Overseers


class SideThree(Side, frozen=True, kw_only=True, forbid_unknown_fields=True):
    time: TimeThree


class SideFour(Side, frozen=True, kw_only=True, forbid_unknown_fields=True):
    time: TimeFour


class Sides(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"three": "3", "four": "4"}):
    three: SideThree
    four: SideFour


class BoardFile(File, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`board.toml`."""

    area: Areas
    resource: Resources
    warrior: Warriors
    sections: Sections
    honor_track: HonorTrack
    constants: Constants
    side: Sides


# -- cards ---------------------------------------------------------------------------------


class OrderPart(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, rename=key):
    """A section of an order card: for its owner, or for the other players."""

    for_: Literal["own", "others"]
    then: Then


class OrderEntry(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    returnable: bool
    sections: Annotated[list[OrderPart], Meta(min_length=1, max_length=6)]


class QinOrderEntry(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An order of Qin Jiushao, who gives the normal card of that name effects of his own."""

    id: Slug
    order: Order
    icon: Icon
    sections: Annotated[list[OrderPart], Meta(min_length=1, max_length=6)]


class NoteEntry(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A reference card without effect."""

    of: Literal["reed", "qin", "genghis"]
    rules: list[RuleId]
    lines: Annotated[list[Name], Meta(min_length=1)]
    track_spaces: Count | None = None


class OrdersFile(File, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`orders.toml`."""

    order: list[OrderEntry]
    reed_order: Annotated[list[OrderEntry], Meta(min_length=1, max_length=1)]
    qin_order: list[QinOrderEntry]
    note: list[NoteEntry]


class HordeEntry(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A type of horde; its three cards differ in the pointer on the back."""

    set: CardSet
    tier: Annotated[int, Meta(ge=1, le=3)]
    attack: Count
    honor: Count
    layout: Layout
    rewards: dict[Letter, Price]
    rules: list[Rule]


class HordesFile(File, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`hordes.toml`."""

    pointers: list[Section]
    type: list[HordeEntry]


class Start(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    wood: Count
    stone: Count
    gold: Count
    chi: Count


class GeneralEntry(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    set: CardSet
    start: Start
    tactics: Count
    tea: Positive
    rules: Annotated[list[Rule], Meta(min_length=1)]


class GeneralsFile(File, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`generals.toml`."""

    general: list[GeneralEntry]


class AdvisorEntry(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`role` and `value` are notes of the design."""

    role: Literal["reactive", "modifier", "engine"]
    value: Count
    rules: Annotated[list[Rule], Meta(min_length=1)]


class AdvisorsFile(File, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`advisors.toml`."""

    advisor: list[AdvisorEntry]
