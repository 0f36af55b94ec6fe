"""The shape of the Ancient World pack: one structure for each table of its files.

The README of the pack explains the fields; what cards do is in `effects`.
"""

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.games.ancient_world.loading.effects import (
    Action,
    Amount,
    CellEffect,
    CellId,
    Endgame,
    LandProps,
    Number,
    Price,
    Props,
    Symbols,
    Tribe,
    Trigger,
)
from teahouse.loading.pack import Count, Entry, Hex, Icon, Name, Part, Positive, Slug, Source, Text

Placement = Literal["higher", "match_or_pay", "free"]
Face = Literal["titan", "coin", "blank"]
SymbolId = Literal[
    "space", "food", "coin", "knowledge", "sword", "arrow", "army", "citizen", "eye", "trophy", "spy", "restore",
]  # fmt: skip
PlayerColour = Literal["indigo", "graphite", "orange", "turquoise"]
Stars = Annotated[int, Meta(ge=1, le=3)]
Skill = Annotated[int, Meta(ge=1, le=5)]
Round = Annotated[int, Meta(ge=1, le=6)]
Rule = Annotated[str, Meta(pattern=r"\AAW-[A-Z]{3}-[0-9]{2}\Z", description='a rule id such as "AW-TIT-31"')]


class Named(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry with a name and a picture."""

    name: Name
    icon: Icon


class Printed(Named, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card; `known` lists the fields that are not ours, `rules` the clauses about it."""

    id: Slug
    known: list[Text] = []
    rules: list[Rule] = []


# -- cards ---------------------------------------------------------------------------------


class EmpireEntry(Printed, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An empire card; a starting card has no price."""

    deck: Literal["A", "B", "start"]
    copies: Positive = 1
    cost: Price | None = None
    banners: Annotated[list[Tribe], Meta(min_length=1, max_length=6)]
    props: Props = Props()
    action: Action | None = None
    triggers: list[Trigger] = []
    endgame: Endgame | None = None


class ArmyEntry(Printed, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An army card; without a price it is free (AW-REC-04)."""

    copies: Positive = 1
    cost: Price | None = None
    front: Symbols
    experience: Symbols


class TitanEntry(Printed, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A titan; `symbols` are those that count against it (AW-TIT-17, 18)."""

    stars: Stars
    defence: Positive
    symbols: Annotated[list[Literal["sword", "arrow"]], Meta(min_length=1, max_length=2)]
    banners: Annotated[list[Tribe], Meta(min_length=1, max_length=6)]
    props: LandProps
    triggers: list[Trigger] = []


class ProvinceEntry(Printed, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A province."""

    props: LandProps
    banners: Annotated[list[Tribe], Meta(max_length=6)]
    triggers: list[Trigger] = []


class EmpireFile(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`empire_a.toml`, `empire_b.toml`."""

    card: list[EmpireEntry]


class ArmiesFile(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`armies.toml`."""

    army: list[ArmyEntry]


class StartingFile(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`starting.toml`."""

    card: list[EmpireEntry]
    army: list[ArmyEntry]


class TitansFile(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`titans.toml`."""

    titan: list[TitanEntry]


class ProvincesFile(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`provinces.toml`."""

    province: list[ProvinceEntry]


# -- board ---------------------------------------------------------------------------------


class Layout(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place on the picture of the board, three by three."""

    col: Annotated[int, Meta(ge=0, le=2)]
    row: Annotated[int, Meta(ge=0, le=2)]


class CellEntry(Named, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An action cell; of the prices in `pay` the player chooses one."""

    id: CellId
    placement: Placement
    opens_round: Round
    pay: Annotated[list[Price], Meta(max_length=2)] = []
    do: Annotated[list[CellEffect], Meta(min_length=1)]
    layout: Layout


class RoundEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A round: the deck in use, and whether its end brings an income."""

    number: Round
    deck: Literal["A", "B"]
    income: bool


class Dice(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The destruction dice, all with the same faces."""

    count: Number
    faces: Annotated[list[Face], Meta(min_length=6, max_length=6)]


class CapitalEntry(Named, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is printed on every player board."""

    props: LandProps


class Start(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every player starts with; extra coins by place in turn order."""

    coins: Amount
    extra_coins_by_seat: Annotated[list[Amount], Meta(min_length=4, max_length=4)]
    citizens: list[Skill]
    empire: list[Slug]
    armies: list[Slug]


class PerPlayers(
    Part, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"two": "2", "three": "3", "four": "4"}
):
    """A number for each number of players."""

    two: Count
    three: Count
    four: Count


class Rows(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many cards lie face up."""

    empire: PerPlayers
    army: PerPlayers


class Citizens(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The citizens of each colour, by their skills."""

    skills: list[Skill]


class PlayerColourEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A colour of players."""

    id: PlayerColour
    name: Name
    colour: Hex


class Tokens(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The other tokens of the box; coins and knowledge never run out (AW-CMP-18)."""

    coins: Count
    coin_denominations: list[Positive]
    coin_counts: list[Positive]
    knowledge: Count
    cover: Count


class Scoring(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Points by number of banners of a tribe, and for each hungry citizen."""

    banner_vp: Annotated[list[Amount], Meta(min_length=2)]
    hungry_citizen_vp: Annotated[int, Meta(ge=-20, le=0)]


class TitanDeckEntry(Named, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the three decks of titans."""

    stars: Stars
    landscape: Slug


class TribeEntry(Named, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tribe with its colour."""

    id: Tribe
    motto: Name
    colour: Hex


class SymbolEntry(Named, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A symbol of cards; what it means is told by the same words as on the cards."""

    id: SymbolId


class BoardFile(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`board.toml`."""

    cell: list[CellEntry]
    round: list[RoundEntry]
    dice: Dice
    capital: CapitalEntry
    start: Start
    rows: Rows
    citizens: Citizens
    player_colour: list[PlayerColourEntry]
    tokens: Tokens
    scoring: Scoring
    titan_deck: list[TitanDeckEntry]
    tribe: list[TribeEntry]
    symbol: list[SymbolEntry]


# -- pictures ------------------------------------------------------------------------------


class EffectPictures(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    token: Icon
    copy: Icon
    scout: Icon
    rest: Icon
    reserve: Icon
    buy_empire: Icon
    buy_army: Icon
    take_province: Icon
    explore: Icon
    grow: Icon


class PlacePictures(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    row: Icon
    reserve: Icon
    deck_top: Icon


class TriggerPictures(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    gain_card: Icon
    gain_citizen: Icon
    first_pass: Icon
    victory: Icon


class CounterPictures(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    titan: Icon
    province: Icon
    veteran: Icon
    banner_set: Icon


class MarkPictures(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    vp: Icon
    this_round: Icon
    opens: Icon
    higher: Icon
    match_or_pay: Icon
    free: Icon


class PicturesFile(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`pictures.toml`: pictures of words that have no symbol, cell or tribe of their own."""

    source: Source
    effect: EffectPictures
    place: PlacePictures
    trigger: TriggerPictures
    counter: CounterPictures
    mark: MarkPictures
