"""The shape of the ZhanGuo pack: one structure for each table of its four files.

The README of the pack explains the fields. Words in capitals are the engine's own; `names` holds them in the engine's
order.
"""

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.loading.pack import Count, Entry, Hex, Icon, Name, Part, Positive, Slug, Text

Aspect = Literal["writing", "currency", "laws"]
CardColour = Literal["beige", "orange", "brown"]
OfficialColour = Literal["red", "grey", "white"]
PlayerColour = Literal["blue", "red", "purple", "yellow"]
CourtAction = Literal["WALL", "PALACE", "RECRUIT", "REASSIGN", "HIRE", "GOVERNOR"]
TriggerId = Literal["WALL", "PALACE", "RECRUIT", "HIRE", "GOVERNOR"]
BonusId = Literal["MARKER", "POINTS", "VP", "WORKER", "VP_PER_CARD", "CALM_ANY", "CALM_HERE", "MOVE_WORKER", "OFFICIAL"]
SquareId = Literal["POINTS", "OFFICIAL", "VP"]
RewardId = Literal["OFFICIAL_ANY", "TWO_RED", "TWO_GREY", "TWO_WORKERS", "GOVERNOR", "WALL", "PALACE"]
AbilityId = Literal[
    "B_EXTRA_WORKER", "B_GOV_MOVE_WORKER", "B_MARKER", "B_CALM_WORKER", "B_HIRE_POINTS", "B_MOVE_GOVERNOR"
]
CriterionId = Literal[
    "NO_UNREST",
    "OFFICIALS_GE_UNREST",
    "GREY",
    "RED",
    "WHITE",
    "MINUS_UNREST",
    "COLOUR_SETS",
    "THREE_CARDS",
    "TWO_SAME",
    "HAS_ORANGE",
    "HAS_BROWN",
    "HAS_BEIGE",
]
BoardId = Literal["a", "b_circle", "b_square", "b_triangle", "b_star"]
TaskKind = Literal["wall", "palace", "governor"]
VpColour = Literal["red", "black"]

RegionNumber = Annotated[int, Meta(ge=1, le=5)]
Round = Annotated[int, Meta(ge=1, le=5)]
CardNumber = Annotated[int, Meta(ge=1, le=120)]
Share = Annotated[float, Meta(ge=0, le=1)]
Rule = Annotated[str, Meta(pattern=r"\AZG-[A-Z]{3}-[0-9]{2}\Z", description='a rule id such as "ZG-TIL-03"')]


class PerPlayers(
    Part, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"two": "2", "three": "3", "four": "4"}
):
    """A number for each number of players."""

    two: Count
    three: Count
    four: Count


class AspectEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An aspect of unification with its colour, cards and markers."""

    id: Aspect
    colour: CardColour
    colour_name: Name
    colour_counted: Name | None = None
    """The colour where cards of it are counted, if that is another form."""
    name: Name
    cards: Annotated[list[CardNumber], Meta(min_length=2, max_length=2)]
    icon: Icon
    majority_vp: Positive
    vp_symbol: VpColour
    value1_markers: PerPlayers
    value3_markers: Count


class Layout(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place on the picture of the board."""

    x: Share
    y: Share


class RegionEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A region of the main board."""

    id: RegionNumber
    name: Name
    icon: Icon
    adjacent: list[RegionNumber]
    governor_squares: Annotated[list[SquareId], Meta(max_length=4)]
    palace_cells: PerPlayers
    layout: Layout


class GovernorBonusEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The bonus of a governor square; `ledger` is its letter in the rules."""

    id: SquareId
    ledger: Literal["A", "B", "C"]
    name: Name
    icon: Icon
    text: Name
    points: Positive | None = None
    officials: Literal[1] | None = None
    vp: Positive | None = None
    vp_symbol: VpColour | None = None


class StretchEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wall stretch and the borders it closes."""

    id: Slug
    colour: Hex
    name: Name
    icon: Icon
    sections: list[Slug]
    separates: list[Annotated[list[RegionNumber], Meta(min_length=2, max_length=2)]]
    runs: Text


class WallCell(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A cell of a wall section."""

    bars: Annotated[int, Meta(ge=1, le=3)]
    workers: Annotated[int, Meta(ge=1, le=3)]


class SectionEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wall section."""

    id: Slug
    name: Name
    stretch: Slug
    cells: list[WallCell]


class RewardsLayout(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rewards zone."""

    track_cells: Annotated[int, Meta(ge=4, le=20)]
    row_order: list[Aspect]


class RewardKindEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of unification reward."""

    id: RewardId
    name: Name
    icon: Icon
    text: Name


class Wording(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Words of the texts that are made from data."""

    either: Name
    any_region: Name


class RewardEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A printed unification reward."""

    aspect: Aspect
    round: Round
    kind: RewardId
    regions: list[RegionNumber]


class TaskSlotEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The place of a task on the main board, with the VP under its cells."""

    section: Literal["upper", "lower"]
    kind: TaskKind
    cell_vp: Annotated[list[Count], Meta(min_length=1, max_length=4)]
    vp_symbol: VpColour


class VpSymbolEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When points are scored: red at once, black at the end."""

    id: Literal[
        "palace_build",
        "governor_square",
        "missing_marker",
        "card_bonus",
        "governor_majority",
        "marker_majority",
        "task_cells",
        "wall_tiles",
    ]
    colour: VpColour
    text: Name


class GovernorMajority(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What most governors in a region score."""

    base_vp: Count
    per_governor_vp: Count


class Components(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Pieces of each player, and the worker tiles of all."""

    governors: Count
    walls: Count
    palaces: Count
    discs: Count
    officials_per_colour: Count
    unrest: Count
    worker_tiles: Count


class PlayerColourEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A colour of players."""

    id: PlayerColour
    name: Name
    colour: Hex


class OfficialEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A type of official."""

    id: OfficialColour
    name: Name
    colour_name: Name
    icon: Icon


class MainBoardFile(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`board.toml`."""

    rounds: Count
    players: list[int]
    aspect: list[AspectEntry]
    region: list[RegionEntry]
    governor_bonus: list[GovernorBonusEntry]
    stretch: list[StretchEntry]
    section: list[SectionEntry]
    rewards_layout: RewardsLayout
    reward_kind: list[RewardKindEntry]
    wording: Wording
    reward: list[RewardEntry]
    task_slot: list[TaskSlotEntry]
    vp_symbol: list[VpSymbolEntry]
    governor_majority: GovernorMajority
    components: Components
    player_colour: list[PlayerColourEntry]
    official: list[OfficialEntry]


class AbilityEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A special ability of B sides; `offer` says what is still to come when it may be used, where that is not all."""

    id: AbilityId
    after: list[CourtAction]
    name: Name
    icon: Icon
    text: Name
    offer: Name | None = None
    rules: list[Rule]


class BoardRegion(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The unrest track of a region of a player board; cells count from 1."""

    id: RegionNumber
    unrest_cells: Annotated[int, Meta(ge=2, le=4)]
    palace_block_cells: list[Annotated[int, Meta(ge=1, le=4)]]


class BoardEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a player board."""

    id: BoardId
    symbol: Literal["any", "circle", "square", "triangle", "star"]
    side: Literal["A", "B"]
    name: Name
    icon: Icon
    abilities: list[AbilityId]
    start_officials: Annotated[list[OfficialColour], Meta(min_length=3, max_length=3)]
    start_region: RegionNumber
    region: list[BoardRegion]


class PlayerBoardsFile(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`boards.toml`."""

    ability: list[AbilityEntry]
    board: list[BoardEntry]


class TriggerEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A court action as the trigger of cards."""

    id: TriggerId
    name: Name
    icon: Icon
    number_needed: Literal["higher", "lower"]


class BonusEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of card bonus; its text names each of its parameters in braces."""

    id: BonusId
    name: Name
    icon: Icon
    parameters: list[Literal["amount", "colour"]]
    text: Name


class PortraitEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The person in the picture of a card."""

    id: Slug
    name: Name
    icon: Icon


class CardBonus(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The bonus of a card with its parameter, if its kind has one."""

    kind: BonusId
    amount: Literal[2, 3] | None = None
    colour: CardColour | OfficialColour | None = None


class CardEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the cards."""

    number: CardNumber
    colour: CardColour
    trigger: TriggerId
    bonus: CardBonus
    portrait: Slug
    known: list[Literal["number", "colour", "trigger", "bonus"]] = []
    rules: list[Rule] = []


class CardsFile(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`cards.toml`."""

    trigger: list[TriggerEntry]
    bonus: list[BonusEntry]
    portrait: list[PortraitEntry]
    card: list[CardEntry]


class CriterionEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a face of a wall tile rewards, for walls of 1, 2 and 3 bars."""

    id: CriterionId
    name: Name
    icon: Icon
    vp: Annotated[list[Positive], Meta(min_length=3, max_length=3)]
    counts: Literal["region", "set", "fixed"]
    text: Name
    rules: list[Rule]


class WallTileEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wall tile with its two faces."""

    id: Slug
    faces: Annotated[list[CriterionId], Meta(min_length=2, max_length=2)]


class TaskKindEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of task; its text names the places in `{needs}`."""

    id: TaskKind
    name: Name
    icon: Icon
    text: Name


class TaskEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A task tile: the regions or stretches it shows."""

    id: Slug
    kind: TaskKind
    needs: Annotated[list[RegionNumber | Slug], Meta(min_length=2, max_length=4)]
    rules: list[Rule] = []


class TilesFile(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`tiles.toml`."""

    criterion: list[CriterionEntry]
    wall_tile: list[WallTileEntry]
    task_kind: list[TaskKindEntry]
    task: list[TaskEntry]
