# Made by tools/vocabulary.py from the vocabulary.toml of The Great Wall; do not edit.
"""The words that fields of cards may hold, as types."""

from typing import Literal

Resource = Literal["wood", "stone", "gold", "chi"]
Goods = Literal["wood", "stone", "gold", "chi", "wsg", "any", "honor", "tactic", "here", "same"]
Warrior = Literal["spearman", "archer", "horseman", "banner_bearer"]
Area = Literal[
    "sawmill", "quarry", "gold_mine", "pagoda", "barracks", "builders_camp", "field_hq", "tea_house", "embassy",
    "academy", "market",
]  # fmt: skip
Section = Literal["left", "middle", "right"]
Order = Literal["tyranny", "economy", "betrayal", "order_to_attack", "conscription", "great_works"]
OrderChoice = Literal["a", "b"]
Who = Literal["you", "other", "any"]
Limit = Literal["event", "turn", "year", "activation", "season", "game"]
Cause = Literal[
    "alone", "breach", "defeat", "edict", "card", "barracks", "embassy", "academy", "tea_house", "builders_camp",
    "field_hq", "shooting",
]  # fmt: skip
Priced = Literal[
    "recruit", "spearman", "archer", "horseman", "banner_bearer", "overseer", "fortification", "wall", "hire_official",
    "hire_advisor", "save", "discard_shame", "enhanced",
]  # fmt: skip
Honored = Literal["hand_in", "fortification", "wall", "defeat", "archer_defeat", "order_discard"]
Forbidden = Literal["save", "hand_in", "income", "promote", "discard_shame"]
AreaKind = Literal["special", "regular"]
Group = Literal["production", "building", "military"]
HordeMove = Literal["swap", "section", "bottom"]
Mode = Literal["competitive", "coop", "solo"]
TeaPlace = Literal["first", "last", "above_actor", "below_actor"]
Role = Literal["any", "active", "assistant"]
Yield = Literal["income", "collect", "both"]
Production = Literal["sawmill", "quarry", "gold_mine", "pagoda"]
WarriorOrAny = Literal["spearman", "archer", "horseman", "banner_bearer", "any"]
SectionAt = Literal["here", "any", "one"]
Whose = Literal["yours", "any"]
Payable = Literal["wood", "stone", "gold", "chi", "wsg", "any", "honor", "tactic"]
CountAt = Literal[
    "here", "self", "any", "board", "supply", "pool", "firing_here", "shelter_here", "firing", "firing_top", "shelters",
    "hordes", "others_here", "mine_here", "top", "max",
]  # fmt: skip
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
