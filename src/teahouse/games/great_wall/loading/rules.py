"""The shape of what cards of The Great Wall do: amounts, prices, conditions, effects, modifiers and triggers.

One structure for each word of `vocabulary.toml`, with the fields that word has. A table is told by its tag: `is` names
a condition, `do` an effect, `mod` a modifier; a rule with `on` in place of `mod` is a trigger. Keys that are words of
Python carry an underscore here: `if_`, `not_`, `from_`, `for_`, `is`.
"""

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.loading.pack import Count, Part, Positive, Slug

Resource = Literal["wood", "stone", "gold", "chi"]
Warrior = Literal["spearman", "archer", "horseman", "banner_bearer"]
WarriorOrAny = Literal["spearman", "archer", "horseman", "banner_bearer", "any"]
Production = Literal["sawmill", "quarry", "gold_mine", "pagoda"]
Area = Literal[
    "sawmill", "quarry", "gold_mine", "pagoda", "barracks", "builders_camp", "field_hq", "tea_house", "embassy",
    "academy", "market",
]  # fmt: skip
Order = Literal["tyranny", "economy", "betrayal", "order_to_attack", "conscription", "great_works"]
Moment = Literal[
    "setup.done", "spring.start", "horde.placed", "pillage", "summer.income", "summer.orders", "order.revealed",
    "turn.start", "turn.activation", "turn.checked", "turn.end", "area.activated", "area.done", "official.moved",
    "resources.collected", "overseer.promoted", "resource.handed_in", "warriors.recruited", "warrior.attacked",
    "genghis.attacked", "damage.dealt", "horde.defeated", "horde.captured", "warriors.dying", "warriors.killed",
    "warriors.saved", "winter.start", "assault.start", "section.held", "breach", "shame.gained", "shame.discarded",
    "fortification.built", "wall.built", "warriors.moved", "tea.moved", "official.hired", "advisor.hired",
    "tactics.drawn", "tactic.played", "winter.end", "edict.fulfilled", "event.revealed", "scoring",
]  # fmt: skip
Scaler = Literal[
    "assistants", "active_advisors", "own_officials", "other_officials", "own_warriors", "own_sections", "overseers",
    "overseer_levels", "captured_hordes", "captured_names", "shame_tokens", "order_discard", "same_orders",
    "wall_levels", "fortifications", "hordes", "participants", "players", "lethality", "tactics", "held", "warehouse",
    "event_n", "rival_level",
]  # fmt: skip
CountAt = Literal[
    "here", "self", "any", "board", "supply", "pool", "firing_here", "shelter_here", "firing", "firing_top",
    "shelters", "hordes", "others_here", "mine_here", "top", "max",
]  # fmt: skip
"""Where a scaler counts; `checks` knows which scaler counts where."""
Cause = Literal[
    "alone", "breach", "defeat", "edict", "card", "barracks", "embassy", "academy", "tea_house", "builders_camp",
    "field_hq", "shooting",
]  # fmt: skip
Priced = Literal[
    "recruit", "spearman", "archer", "horseman", "banner_bearer", "overseer", "fortification", "wall",
    "hire_official", "hire_advisor", "save", "discard_shame", "enhanced",
]  # fmt: skip
Honored = Literal["hand_in", "fortification", "wall", "defeat", "archer_defeat", "order_discard"]
Forbidden = Literal["save", "hand_in", "income", "promote", "discard_shame"]
Who = Literal["you", "other", "any"]
Limit = Literal["event", "turn", "year", "activation", "season", "game"]
Whose = Literal["yours", "any"]
Row = Annotated[int, Meta(ge=1, le=3)]
Change = Annotated[int, Meta(ge=-100, le=100)]


class Price(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """So many tokens of one kind."""

    what: Literal["wood", "stone", "gold", "chi", "wsg", "any", "honor", "tactic"]
    n: Positive


Cost = Annotated[list[Price], Meta(min_length=1, max_length=6)]


class Scaled(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """n x count(per) x count(times) + plus, in size at most max."""

    n: Change
    per: Scaler
    times: Scaler | None = None
    plus: Change = 0
    max: Positive | None = None
    at: CountAt | Area | None = None
    warrior: WarriorOrAny | None = None
    what: Resource | None = None


Number = Change | Scaled
Amount = Count | Literal["all"] | Scaled


def key(field: str) -> str:
    """The key of a field in the files: `if_` is `if`."""
    return field.rstrip("_")


# -- conditions ----------------------------------------------------------------------------


class Condition(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="is", rename=key):
    """What must hold."""

    not_: bool = False


class IsArea(Condition, frozen=True, kw_only=True, tag="area"):
    ids: list[Area] | None = None
    kind: Literal["regular", "special"] | None = None
    group: Literal["production", "building", "military"] | None = None


class IsWarrior(Condition, frozen=True, kw_only=True, tag="warrior"):
    types: Annotated[list[Warrior], Meta(min_length=1)]


class IsResource(Condition, frozen=True, kw_only=True, tag="resource"):
    kinds: Annotated[list[Resource], Meta(min_length=1)]


class IsRow(Condition, frozen=True, kw_only=True, tag="row"):
    rows: Annotated[list[Row], Meta(min_length=1)]


class IsHorde(Condition, frozen=True, kw_only=True, tag="horde"):
    ids: list[Slug] | None = None
    tier: Annotated[int, Meta(ge=1, le=3)] | None = None


class IsCause(Condition, frozen=True, kw_only=True, tag="cause"):
    of: Cause


class IsOrderOnTrack(Condition, frozen=True, kw_only=True, tag="order_on_track"):
    id: Order


class IsMyOrder(Condition, frozen=True, kw_only=True, tag="my_order"):
    ids: Annotated[list[Order], Meta(min_length=1)]


class IsOrderChoice(Condition, frozen=True, kw_only=True, tag="order_choice"):
    of: Literal["a", "b"]


class IsActive(Condition, frozen=True, kw_only=True, tag="active"):
    pass


class IsWinner(Condition, frozen=True, kw_only=True, tag="winner"):
    pass


class IsParticipant(Condition, frozen=True, kw_only=True, tag="participant"):
    pass


class IsLastCell(Condition, frozen=True, kw_only=True, tag="last_cell"):
    pass


class IsTea(Condition, frozen=True, kw_only=True, tag="tea"):
    of: Literal["first", "last", "above_actor", "below_actor"]


class IsGenghis(Condition, frozen=True, kw_only=True, tag="genghis"):
    pass


class IsMode(Condition, frozen=True, kw_only=True, tag="mode"):
    of: Literal["competitive", "coop", "solo"]


class IsCount(Condition, frozen=True, kw_only=True, tag="count"):
    of: Scaler
    at: CountAt | Area | None = None
    what: Resource | None = None
    warrior: WarriorOrAny | None = None
    min: Count | None = None
    max: Count | None = None


AnyCondition = (
    IsArea | IsWarrior | IsResource | IsRow | IsHorde | IsCause | IsOrderOnTrack | IsMyOrder | IsOrderChoice | IsActive
    | IsWinner | IsParticipant | IsLastCell | IsTea | IsGenghis | IsMode | IsCount
)  # fmt: skip
If = list[AnyCondition]


# -- rules ---------------------------------------------------------------------------------


class Modifier(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="mod", rename=key):
    """A named value that a card changes while it is active."""

    if_: If = []


class ChangeCost(Modifier, frozen=True, kw_only=True, tag="cost"):
    of: Annotated[list[Priced], Meta(min_length=1)]
    what: Literal["wood", "stone", "gold", "chi", "any", "honor"]
    by: Number
    areas: list[Production] = []
    min: Count = 0
    per_event: bool = False
    for_: Literal["all"] | None = None


class PayAs(Modifier, frozen=True, kw_only=True, tag="pay_as"):
    of: Annotated[list[Priced], Meta(min_length=1)]
    from_: Resource
    to: Resource


class Defense(Modifier, frozen=True, kw_only=True, tag="defense"):
    at: Literal["here", "any", "chosen"]
    by: Number


class FortificationValue(Modifier, frozen=True, kw_only=True, tag="fortification_value"):
    at: Literal["here", "any", "chosen"]
    by: Number


class HordeAttack(Modifier, frozen=True, kw_only=True, tag="horde_attack"):
    at: Literal["self", "others_here", "any", "here", "chosen"]
    by: Number


class Lethality(Modifier, frozen=True, kw_only=True, tag="lethality"):
    by: Number
    at: Literal["self", "here"] | None = None
    min: Count = 0


class OverseerYield(Modifier, frozen=True, kw_only=True, tag="overseer_yield"):
    by: Number
    when: Literal["income", "collect", "both"]
    areas: list[Production] = []


class OfficialsCount(Modifier, frozen=True, kw_only=True, tag="officials_count"):
    areas: Annotated[list[Area], Meta(min_length=1)]
    by: Number | None = None
    times: Scaler | None = None


class HonorFor(Modifier, frozen=True, kw_only=True, tag="honor_for"):
    of: Honored
    by: Number


class CoveredCells(Modifier, frozen=True, kw_only=True, tag="covered_cells"):
    by: Number


class WinsTies(Modifier, frozen=True, kw_only=True, tag="wins_ties"):
    pass


class Reach(Modifier, frozen=True, kw_only=True, tag="reach"):
    warrior: Warrior
    rows: Annotated[list[Row], Meta(min_length=1)]


class Immune(Modifier, frozen=True, kw_only=True, tag="immune"):
    to: Literal["damage", "spearman", "horseman"]
    at: Literal["self", "others_here", "here", "any"]


class NoShame(Modifier, frozen=True, kw_only=True, tag="no_shame"):
    of: Literal["alone", "breach", "edict"]
    n: Positive | None = None
    limit: Limit | None = None


class Capacity(Modifier, frozen=True, kw_only=True, tag="capacity"):
    of: Literal["firing_positions"] | Area
    by: Number


class DamageRewards(Modifier, frozen=True, kw_only=True, tag="damage_rewards"):
    of: Literal["archers", "all"]


class IgnoreLock(Modifier, frozen=True, kw_only=True, tag="ignore_lock"):
    pass


class ShamePenalty(Modifier, frozen=True, kw_only=True, tag="shame_penalty"):
    by: Number


class Invasion(Modifier, frozen=True, kw_only=True, tag="invasion"):
    by: Number


class Forbid(Modifier, frozen=True, kw_only=True, tag="forbid"):
    of: Annotated[list[Forbidden], Meta(min_length=1)]
    areas: list[Production] = []


AnyModifier = (
    ChangeCost | PayAs | Defense | FortificationValue | HordeAttack | Lethality | OverseerYield | OfficialsCount
    | HonorFor | CoveredCells | WinsTies | Reach | Immune | NoShame | Capacity | DamageRewards | IgnoreLock
    | ShamePenalty | Invasion | Forbid
)  # fmt: skip
