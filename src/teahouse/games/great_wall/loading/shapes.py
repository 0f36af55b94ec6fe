# Made by tools/vocabulary.py from the vocabulary.toml of The Great Wall; do not edit.
"""The shape of conditions, modifiers and effects: a structure for each word, with its fields.

A table is told by its tag: `is` names a condition, `do` an effect, `mod` a modifier. Keys that are words of Python
carry an underscore here: `if_`, `not_`, `from_`, `for_`.
"""

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.games.great_wall.loading.amounts import Amount, Change, Cost, Number, Row, Tier
from teahouse.games.great_wall.loading.terms import (
    Area,
    AreaKind,
    Cause,
    CountAt,
    Forbidden,
    Group,
    Honored,
    HordeMove,
    Limit,
    Mode,
    Order,
    OrderChoice,
    Payable,
    Priced,
    Production,
    Resource,
    Role,
    Scaler,
    SectionAt,
    TeaPlace,
    Warrior,
    WarriorOrAny,
    Whose,
    Yield,
)
from teahouse.games.great_wall.vocabulary import key
from teahouse.loading.pack import Count, Part, Positive, Slug


class Condition(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="is", rename=key):
    """What must hold."""

    not_: bool = False


class IsArea(Condition, frozen=True, kw_only=True, tag="area"):
    ids: list[Area] | None = None
    kind: AreaKind | None = None
    group: Group | None = None


class IsWarrior(Condition, frozen=True, kw_only=True, tag="warrior"):
    types: Annotated[list[Warrior], Meta(min_length=1)]


class IsResource(Condition, frozen=True, kw_only=True, tag="resource"):
    kinds: Annotated[list[Resource], Meta(min_length=1)]


class IsRow(Condition, frozen=True, kw_only=True, tag="row"):
    rows: Annotated[list[Row], Meta(min_length=1)]


class IsHorde(Condition, frozen=True, kw_only=True, tag="horde"):
    ids: list[Slug] | None = None
    tier: Tier | None = None


class IsCause(Condition, frozen=True, kw_only=True, tag="cause"):
    of: Cause


class IsOrderOnTrack(Condition, frozen=True, kw_only=True, tag="order_on_track"):
    id: Order


class IsMyOrder(Condition, frozen=True, kw_only=True, tag="my_order"):
    ids: Annotated[list[Order], Meta(min_length=1)]


class IsOrderChoice(Condition, frozen=True, kw_only=True, tag="order_choice"):
    of: OrderChoice


class IsActive(Condition, frozen=True, kw_only=True, tag="active"):
    pass


class IsWinner(Condition, frozen=True, kw_only=True, tag="winner"):
    pass


class IsParticipant(Condition, frozen=True, kw_only=True, tag="participant"):
    pass


class IsLastCell(Condition, frozen=True, kw_only=True, tag="last_cell"):
    pass


class IsTea(Condition, frozen=True, kw_only=True, tag="tea"):
    of: TeaPlace


class IsGenghis(Condition, frozen=True, kw_only=True, tag="genghis"):
    pass


class IsMode(Condition, frozen=True, kw_only=True, tag="mode"):
    of: Mode


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
    when: Yield
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
Effects = Annotated[list["AnyEffect"], Meta(min_length=1)]
Branches = Annotated[list[Effects], Meta(min_length=2, max_length=4)]
Modifiers = Annotated[list[AnyModifier], Meta(min_length=1)]


class Effect(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", rename=key):
    """One thing a card does; `cost` is what a player may pay to do it."""

    if_: If = []
    cost: Cost | None = None


class Gain(Effect, frozen=True, kw_only=True, tag="gain"):
    what: Literal["wood", "stone", "gold", "chi", "wsg", "any", "honor", "here", "same"]
    n: Amount
    area: Literal["chosen"] | None = None


class Lose(Effect, frozen=True, kw_only=True, tag="lose"):
    what: Payable
    n: Amount


class Give(Effect, frozen=True, kw_only=True, tag="give"):
    what: Literal["wood", "stone", "gold", "chi", "wsg", "any", "tactic"]
    n: Amount


class Income(Effect, frozen=True, kw_only=True, tag="income"):
    area: Literal["chosen", "all"] | Production


class MoveOfficials(Effect, frozen=True, kw_only=True, tag="move_officials"):
    n: Amount
    different: bool = True
    from_: Literal["any", "supply", "board"] = "any"
    to: list[Area] = []


class ActivateEnhanced(Effect, frozen=True, kw_only=True, tag="activate_enhanced"):
    area: Literal["any", "mine", "highest"] | Area


class Recruit(Effect, frozen=True, kw_only=True, tag="recruit"):
    n: Amount
    warrior: WarriorOrAny = "any"
    discount: Count = 0
    free: bool = False


class Attack(Effect, frozen=True, kw_only=True, tag="attack"):
    n: Amount
    warrior: WarriorOrAny = "any"
    at: SectionAt = "any"


class Damage(Effect, frozen=True, kw_only=True, tag="damage"):
    n: Amount
    at: Literal["self", "card", "here", "one", "own_archers", "any"]
    spread: bool = False


class Heal(Effect, frozen=True, kw_only=True, tag="heal"):
    n: Amount
    at: Literal["self", "card", "here"]


class MoveWarriors(Effect, frozen=True, kw_only=True, tag="move_warriors"):
    n: Amount
    from_: Literal["shelters"] | None = None
    to: Literal["firing"] | None = None


class Recall(Effect, frozen=True, kw_only=True, tag="recall"):
    n: Amount
    from_: Literal["hordes", "shelters"]
    to: Literal["shelter", "supply"]


class SaveWarriors(Effect, frozen=True, kw_only=True, tag="save_warriors"):
    n: Amount
    warrior: WarriorOrAny = "any"
    whose: Whose = "yours"


class KillWarriors(Effect, frozen=True, kw_only=True, tag="kill_warriors"):
    n: Amount
    warrior: WarriorOrAny = "any"
    at: Literal["self", "here", "firing_here", "shelter_here", "firing", "shelters", "hordes", "any"]


class BuildFortification(Effect, frozen=True, kw_only=True, tag="build_fortification"):
    n: Amount
    discount: Count = 0
    free: bool = False
    at: SectionAt = "any"
    honor: bool = True


class DestroyFortification(Effect, frozen=True, kw_only=True, tag="destroy_fortification"):
    n: Amount
    at: SectionAt


class BuildWall(Effect, frozen=True, kw_only=True, tag="build_wall"):
    n: Amount
    discount: Count = 0
    at: SectionAt = "any"


class HandIn(Effect, frozen=True, kw_only=True, tag="hand_in"):
    n: Amount
    what: Literal["wood", "stone", "gold", "wsg"] = "wsg"


class Promote(Effect, frozen=True, kw_only=True, tag="promote"):
    n: Amount = 1
    area: Literal["chosen", "here", "lowest"] | Production = "chosen"
    discount: Count = 0
    free: bool = False


class HireOfficial(Effect, frozen=True, kw_only=True, tag="hire_official"):
    n: Amount
    discount: Count = 0
    free: bool = False


class HireAdvisor(Effect, frozen=True, kw_only=True, tag="hire_advisor"):
    n: Amount
    discount: Count = 0
    free: bool = False
    role: Role = "any"


class RefreshAdvisors(Effect, frozen=True, kw_only=True, tag="refresh_advisors"):
    n: Amount


class DrawTactics(Effect, frozen=True, kw_only=True, tag="draw_tactics"):
    n: Amount


class Tea(Effect, frozen=True, kw_only=True, tag="tea"):
    by: Change | None = None
    to: Literal["top", "bottom"] | None = None


class GainShame(Effect, frozen=True, kw_only=True, tag="gain_shame"):
    n: Amount
    cause: Literal["card", "breach"] = "card"


class DiscardShame(Effect, frozen=True, kw_only=True, tag="discard_shame"):
    n: Amount
    whose: Whose = "yours"


class DrainShame(Effect, frozen=True, kw_only=True, tag="drain_shame"):
    n: Amount


class CopyOrder(Effect, frozen=True, kw_only=True, tag="copy_order"):
    pass


class ReturnOrder(Effect, frozen=True, kw_only=True, tag="return_order"):
    n: Amount
    whose: Whose = "yours"


class PlaceHordes(Effect, frozen=True, kw_only=True, tag="place_hordes"):
    n: Amount


class MoveHorde(Effect, frozen=True, kw_only=True, tag="move_horde"):
    mode: HordeMove


class Reward(Effect, frozen=True, kw_only=True, tag="reward"):
    n: Amount


class Choose(Effect, frozen=True, kw_only=True, tag="choose"):
    of: Branches


class Each(Effect, frozen=True, kw_only=True, tag="each"):
    for_: Literal["all", "others", "chosen"]
    then: Effects


class Grant(Effect, frozen=True, kw_only=True, tag="grant"):
    rules: Modifiers
    until: Literal["event", "turn", "year"]


AnyEffect = (
    Gain | Lose | Give | Income | MoveOfficials | ActivateEnhanced | Recruit | Attack | Damage | Heal | MoveWarriors
    | Recall | SaveWarriors | KillWarriors | BuildFortification | DestroyFortification | BuildWall | HandIn | Promote
    | HireOfficial | HireAdvisor | RefreshAdvisors | DrawTactics | Tea | GainShame | DiscardShame | DrainShame
    | CopyOrder | ReturnOrder | PlaceHordes | MoveHorde | Reward | Choose | Each | Grant
)  # fmt: skip
