"""The shape of the effects of The Great Wall, and of triggers, which carry lists of them."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from teahouse.games.great_wall.loading.rules import (
    Amount,
    AnyModifier,
    Area,
    Change,
    Cost,
    If,
    Limit,
    Modifier,
    Moment,
    Production,
    WarriorOrAny,
    Who,
    Whose,
    key,
)
from teahouse.loading.pack import Count, Part

SectionAt = Literal["here", "any", "one"]


class Effect(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", rename=key):
    """One thing a card does; `cost` is what a player may pay to do it."""

    if_: If = []
    cost: Cost | None = None


class Gain(Effect, frozen=True, kw_only=True, tag="gain"):
    what: Literal["wood", "stone", "gold", "chi", "wsg", "any", "honor", "here", "same"]
    n: Amount
    area: Literal["chosen"] | None = None


class Lose(Effect, frozen=True, kw_only=True, tag="lose"):
    what: Literal["wood", "stone", "gold", "chi", "wsg", "any", "honor", "tactic"]
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
    role: Literal["any", "active", "assistant"] = "any"


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
    mode: Literal["swap", "section", "bottom"]


class Reward(Effect, frozen=True, kw_only=True, tag="reward"):
    n: Amount


class Choose(Effect, frozen=True, kw_only=True, tag="choose"):
    of: Annotated[list[Annotated[list["AnyEffect"], Meta(min_length=1)]], Meta(min_length=2, max_length=4)]


class Each(Effect, frozen=True, kw_only=True, tag="each"):
    for_: Literal["all", "others", "chosen"]
    then: Annotated[list["AnyEffect"], Meta(min_length=1)]


class Grant(Effect, frozen=True, kw_only=True, tag="grant"):
    rules: Annotated[list[AnyModifier], Meta(min_length=1)]
    until: Literal["event", "turn", "year"]


AnyEffect = (
    Gain | Lose | Give | Income | MoveOfficials | ActivateEnhanced | Recruit | Attack | Damage | Heal | MoveWarriors
    | Recall | SaveWarriors | KillWarriors | BuildFortification | DestroyFortification | BuildWall | HandIn | Promote
    | HireOfficial | HireAdvisor | RefreshAdvisors | DrawTactics | Tea | GainShame | DiscardShame | DrainShame
    | CopyOrder | ReturnOrder | PlaceHordes | MoveHorde | Reward | Choose | Each | Grant
)  # fmt: skip
Then = Annotated[list[AnyEffect], Meta(min_length=1)]

TRIGGER: Final = "trigger"
"""The tag that the reader gives to rules with `on`, which name no modifier."""


class Trigger(Modifier, frozen=True, kw_only=True, tag=TRIGGER):
    """When a moment comes, effects may or must be carried out."""

    on: Moment
    then: Then
    who: Who = "you"
    for_: Literal["you", "all", "others", "actor", "first", "last"] | None = None
    at: Literal["here"] | None = None
    limit: Limit = "event"
    limit_n: Amount = 1
    cost: Cost | None = None


Rule = AnyModifier | Trigger
