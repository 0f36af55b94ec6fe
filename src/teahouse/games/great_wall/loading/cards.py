"""The shape of the remaining cards of the Great Wall pack and of its expansions."""

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.games.great_wall.loading.amounts import Amount, Cost
from teahouse.games.great_wall.loading.schema import (
    AdvisorEntry,
    Card,
    CardSet,
    GeneralEntry,
    HordeEntry,
    Layout,
    Letter,
    Named,
    NoteEntry,
    Sourced,
)
from teahouse.games.great_wall.loading.shapes import AnyEffect, If
from teahouse.games.great_wall.loading.terms import (
    Area,
    CountAt,
    Moment,
    Order,
    Resource,
    Scaler,
    Section,
    WarriorOrAny,
    Who,
)
from teahouse.games.great_wall.loading.triggers import Rule, Then
from teahouse.games.great_wall.vocabulary import File, RuleId, key
from teahouse.loading.pack import Count, Name, Part, Positive, Slug, Source, Text


class WhenEntry(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, rename=key):
    """A play condition of tactic cards."""

    id: Slug
    on: Moment
    name: Name
    who: Who = "you"
    if_: If = []


class TacticEntry(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    set: CardSet
    when: Slug
    free: Then
    cost: Cost
    enhanced: Then


class TacticsFile(File, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`tactics.toml`."""

    when: list[WhenEntry]
    tactic: list[TacticEntry]


class ScoreEntry(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, rename=key):
    honor: Amount
    if_: If = []


class ArtifactEntry(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Scores at the end by the first matching line of `score`, or in play by `rules`."""

    set: CardSet
    score: list[ScoreEntry] = []
    rules: list[Rule] = []


class ArtifactsFile(File, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`artifacts.toml`."""

    artifact: list[ArtifactEntry]


class DemandEntry(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, rename=key):
    by: Literal["each", "together"]
    act: Literal["discard", "sacrifice", "lose", "have"]
    n: Amount
    what: (
        Literal["wood", "stone", "gold", "chi", "wsg", "honor", "tactic", "official", "warrior", "captured_horde"]
        | None
    ) = None
    of: Scaler | None = None
    at: CountAt | Area | None = None
    warrior: WarriorOrAny = "any"
    from_: Literal["board", "supply", "any"] | None = None
    min_each: Count = 0


class EdictEntry(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    removed_with_2: bool
    demand: Annotated[list[DemandEntry], Meta(min_length=1)]


class EdictsFile(File, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`edicts.toml`."""

    edict: list[EdictEntry]


class EventEntry(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    mood: Literal["bad", "mixed", "good"]
    immediate: list[AnyEffect]
    lasting: list[Rule]


class EventsFile(File, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`events.toml`."""

    event: list[EventEntry]


# -- expansions ----------------------------------------------------------------------------


class Without(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    option: Text
    clause: RuleId


class PlayEntry(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One choice among the options: by how many, in which mode, and without which others."""

    option: Text
    value: Text
    competitive: list[Annotated[int, Meta(ge=1, le=5)]]
    cooperative: list[Annotated[int, Meta(ge=2, le=5)]]
    mode_clause: RuleId = ""
    seats_clause: RuleId = ""
    without: list[Without] = []


class CompatibilityFile(File, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`expansions/compatibility.toml`."""

    usual: dict[str, str]
    play: list[PlayEntry]


class ExpansionFile(File, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`expansions/<name>.toml`: cards of the kinds the base game has; its own keys stand in a shape of its own.

    `usual` and `play` may stand here or in `compatibility.toml`.
    """

    set: Slug
    general: list[GeneralEntry] = []
    when: list[WhenEntry] = []
    tactic: list[TacticEntry] = []
    advisor: list[AdvisorEntry] = []
    artifact: list[ArtifactEntry] = []
    type: list[HordeEntry] = []
    note: list[NoteEntry] = []
    usual: dict[str, str] = {}
    play: list[PlayEntry] = []


class SkillEntry(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A skill of Genghis Khan, or his own card; a mark is the number of players from which a cell is required."""

    layout: Layout
    marks: dict[Letter, Annotated[int, Meta(ge=4, le=5)]]
    rules: list[Rule]


class GiftEntry(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    value: Count
    rules: Annotated[list[Rule], Meta(min_length=1)]


class GenghisConstants(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    cell_honor: Count
    skills_in_play: Count
    gifts_in_play: Count
    base_types_removed: Count
    pointers: list[Section]
    reference_cards: Count
    pointers_source: Source


class BannerBearer(Named, frozen=True, kw_only=True, forbid_unknown_fields=True):
    cost: Cost
    per_player: Count
    used_as: Literal["spearman"]
    winter_attacks: Count


class GenghisFile(ExpansionFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`expansions/genghis.toml`."""

    set: Literal["genghis"]
    genghis: SkillEntry
    constants: GenghisConstants
    banner_bearer: BannerBearer
    skill: list[SkillEntry]
    gift: list[GiftEntry]
    type: list[HordeEntry]
    advisor: list[AdvisorEntry]
    note: list[NoteEntry]


class FifthOrders(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    count: Count
    copies_of: list[Order]


class FifthPlayerFile(ExpansionFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`expansions/fifth_player.toml`."""

    set: Literal["fifth_player"]
    orders: FifthOrders
    general: list[GeneralEntry]
    when: list[WhenEntry]
    tactic: list[TacticEntry]
    advisor: list[AdvisorEntry]


class Counter(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    of: Scaler
    at: CountAt | Area | None = None
    what: Resource | None = None
    warrior: WarriorOrAny | None = None


class RatCardEntry(Card, frozen=True, kw_only=True, forbid_unknown_fields=True, rename=key):
    most: Counter | None = None
    fewest: Counter | None = None
    if_: If = []


class Rat(Named, frozen=True, kw_only=True, forbid_unknown_fields=True):
    gold: Positive


class RatFile(ExpansionFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`expansions/rat.toml`."""

    set: Literal["rat"]
    rat: Rat
    rat_card: list[RatCardEntry]
    artifact: list[ArtifactEntry]


class ExtrasFile(ExpansionFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`expansions/extras.toml`."""

    set: Literal["extras"]
    enabled: bool
    general: list[GeneralEntry]
