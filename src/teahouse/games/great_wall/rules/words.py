# Made by tools/vocabulary.py from the vocabulary.toml of The Great Wall; do not edit.
"""The vocabulary of cards as small integers: words of their fields, moments, effects and so on.

The tuples hold the words of the content files; a constant is the index of its word.
"""

from typing import Final

# Resources; the first three are the building materials that the warehouse holds.
WOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
CHI: Final = 3
RESOURCES: Final = (
    "wood", "stone", "gold", "chi",
)  # fmt: skip
MATERIALS: Final = 3
"""How many of them are building materials."""

# What effects give, take and ask for; the first four are the resources.
G_WOOD: Final = 0
G_STONE: Final = 1
G_GOLD: Final = 2
G_CHI: Final = 3
G_WSG: Final = 4
G_ANY: Final = 5
G_HONOR: Final = 6
G_TACTIC: Final = 7
G_HERE: Final = 8
G_SAME: Final = 9
GOODS: Final = (
    "wood", "stone", "gold", "chi", "wsg", "any", "honor", "tactic", "here", "same",
)  # fmt: skip

# Warriors.
SPEARMAN: Final = 0
ARCHER: Final = 1
HORSEMAN: Final = 2
BANNER_BEARER: Final = 3
WARRIORS: Final = (
    "spearman", "archer", "horseman", "banner_bearer",
)  # fmt: skip
ANY_WARRIOR: Final = -1

# Areas, in the order of the board; the market belongs to a scenario.
SAWMILL: Final = 0
QUARRY: Final = 1
GOLD_MINE: Final = 2
PAGODA: Final = 3
BARRACKS: Final = 4
BUILDERS_CAMP: Final = 5
FIELD_HQ: Final = 6
TEA_HOUSE: Final = 7
EMBASSY: Final = 8
ACADEMY: Final = 9
MARKET: Final = 10
AREAS: Final = (
    "sawmill", "quarry", "gold_mine", "pagoda", "barracks", "builders_camp", "field_hq", "tea_house", "embassy",
    "academy", "market",
)  # fmt: skip

# Wall sections.
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
SECTIONS: Final = (
    "left", "middle", "right",
)  # fmt: skip

# Order cards.
O_TYRANNY: Final = 0
O_ECONOMY: Final = 1
O_BETRAYAL: Final = 2
O_ORDER_TO_ATTACK: Final = 3
O_CONSCRIPTION: Final = 4
O_GREAT_WORKS: Final = 5
ORDERS: Final = (
    "tyranny", "economy", "betrayal", "order_to_attack", "conscription", "great_works",
)  # fmt: skip
O_REED: Final = 6
"""The order of the Reed clan, which no player owns."""

# What a player does with discarded orders in summer: return them, or gain honour.
CHOICE_A: Final = 0
CHOICE_B: Final = 1
ORDER_CHOICES: Final = (
    "a", "b",
)  # fmt: skip

# Places: where an effect acts or a scaler counts. AT_AREA + an area names that area.
AT_NONE: Final = 0
AT_HERE: Final = 1
AT_SELF: Final = 2
AT_CARD: Final = 3
AT_ANY: Final = 4
AT_ONE: Final = 5
AT_CHOSEN: Final = 6
AT_ALL: Final = 7
AT_MINE: Final = 8
AT_HIGHEST: Final = 9
AT_LOWEST: Final = 10
AT_OWN_ARCHERS: Final = 11
AT_BOARD: Final = 12
AT_SUPPLY: Final = 13
AT_POOL: Final = 14
AT_FIRING_HERE: Final = 15
AT_SHELTER_HERE: Final = 16
AT_FIRING: Final = 17
AT_FIRING_TOP: Final = 18
AT_SHELTERS: Final = 19
AT_HORDES: Final = 20
AT_OTHERS_HERE: Final = 21
AT_MINE_HERE: Final = 22
AT_TOP: Final = 23
AT_MAX: Final = 24
AT_BOTTOM: Final = 25
PLACES: Final = (
    "none", "here", "self", "card", "any", "one", "chosen", "all", "mine", "highest", "lowest", "own_archers", "board",
    "supply", "pool", "firing_here", "shelter_here", "firing", "firing_top", "shelters", "hordes", "others_here",
    "mine_here", "top", "max", "bottom",
)  # fmt: skip
AT_AREA: Final = 100

# Who does the deed a trigger listens to.
WHO_YOU: Final = 0
WHO_OTHER: Final = 1
WHO_ANY: Final = 2
WHO: Final = (
    "you", "other", "any",
)  # fmt: skip

# Who applies a trigger or an `each`.
FOR_YOU: Final = 0
FOR_ALL: Final = 1
FOR_OTHERS: Final = 2
FOR_ACTOR: Final = 3
FOR_FIRST: Final = 4
FOR_LAST: Final = 5
FOR_CHOSEN: Final = 6
FOR: Final = (
    "you", "all", "others", "actor", "first", "last", "chosen",
)  # fmt: skip

# How often a trigger may be used; a grant lasts until the end of one of the first three.
L_EVENT: Final = 0
L_TURN: Final = 1
L_YEAR: Final = 2
L_ACTIVATION: Final = 3
L_SEASON: Final = 4
L_GAME: Final = 5
LIMITS: Final = (
    "event", "turn", "year", "activation", "season", "game",
)  # fmt: skip

# Causes of events.
BY_NONE: Final = 0
BY_ALONE: Final = 1
BY_BREACH: Final = 2
BY_DEFEAT: Final = 3
BY_EDICT: Final = 4
BY_CARD: Final = 5
BY_BARRACKS: Final = 6
BY_EMBASSY: Final = 7
BY_ACADEMY: Final = 8
BY_TEA_HOUSE: Final = 9
BY_BUILDERS_CAMP: Final = 10
BY_FIELD_HQ: Final = 11
BY_SHOOTING: Final = 12
CAUSES: Final = (
    "none", "alone", "breach", "defeat", "edict", "card", "barracks", "embassy", "academy", "tea_house",
    "builders_camp", "field_hq", "shooting",
)  # fmt: skip

# What prices are for.
P_RECRUIT: Final = 0
P_SPEARMAN: Final = 1
P_ARCHER: Final = 2
P_HORSEMAN: Final = 3
P_BANNER_BEARER: Final = 4
P_OVERSEER: Final = 5
P_FORTIFICATION: Final = 6
P_WALL: Final = 7
P_HIRE_OFFICIAL: Final = 8
P_HIRE_ADVISOR: Final = 9
P_SAVE: Final = 10
P_DISCARD_SHAME: Final = 11
P_ENHANCED: Final = 12
PRICED: Final = (
    "recruit", "spearman", "archer", "horseman", "banner_bearer", "overseer", "fortification", "wall", "hire_official",
    "hire_advisor", "save", "discard_shame", "enhanced",
)  # fmt: skip

# What standard honour is for.
H_HAND_IN: Final = 0
H_FORTIFICATION: Final = 1
H_WALL: Final = 2
H_DEFEAT: Final = 3
H_ARCHER_DEFEAT: Final = 4
H_ORDER_DISCARD: Final = 5
HONORED: Final = (
    "hand_in", "fortification", "wall", "defeat", "archer_defeat", "order_discard",
)  # fmt: skip

# What a card may forbid.
F_SAVE: Final = 0
F_HAND_IN: Final = 1
F_INCOME: Final = 2
F_PROMOTE: Final = 3
F_DISCARD_SHAME: Final = 4
FORBIDDEN: Final = (
    "save", "hand_in", "income", "promote", "discard_shame",
)  # fmt: skip

# Kinds of areas.
KIND_SPECIAL: Final = 0
KIND_REGULAR: Final = 1
AREA_KINDS: Final = (
    "special", "regular",
)  # fmt: skip

# Groups of areas.
GROUP_PRODUCTION: Final = 0
GROUP_BUILDING: Final = 1
GROUP_MILITARY: Final = 2
GROUPS: Final = (
    "production", "building", "military",
)  # fmt: skip
OF_GROUP: Final = 10
"""`of` of the condition `area`: a kind of areas, or this + a group."""

# How a horde card is moved.
HM_SWAP: Final = 0
HM_SECTION: Final = 1
HM_BOTTOM: Final = 2
HORDE_MOVES: Final = (
    "swap", "section", "bottom",
)  # fmt: skip

# Modes of play.
MODE_COMPETITIVE: Final = 0
MODE_COOP: Final = 1
MODE_SOLO: Final = 2
MODES: Final = (
    "competitive", "coop", "solo",
)  # fmt: skip

# Standing in the tea order.
TEA_FIRST: Final = 0
TEA_LAST: Final = 1
TEA_ABOVE_ACTOR: Final = 2
TEA_BELOW_ACTOR: Final = 3
TEA_PLACES: Final = (
    "first", "last", "above_actor", "below_actor",
)  # fmt: skip

# Roles of an advisor.
ROLE_ANY: Final = 0
ROLE_ACTIVE: Final = 1
ROLE_ASSISTANT: Final = 2
ROLES: Final = (
    "any", "active", "assistant",
)  # fmt: skip

# When an overseer yields.
Y_INCOME: Final = 0
Y_COLLECT: Final = 1
Y_BOTH: Final = 2
YIELDS: Final = (
    "income", "collect", "both",
)  # fmt: skip

# Kinds of cards that carry rules.
FROM_ORDER: Final = 0
FROM_HORDE: Final = 1
FROM_GENERAL: Final = 2
FROM_ADVISOR: Final = 3
FROM_TACTIC: Final = 4
FROM_ARTIFACT: Final = 5
FROM_EVENT: Final = 6
FROM_EDICT: Final = 7
FROM_EXTRA: Final = 8
SOURCES: Final = (
    "order", "horde", "general", "advisor", "tactic", "artifact", "event", "edict", "extra",
)  # fmt: skip

# Sets of cards.
SET_BASE: Final = 0
SET_COOP: Final = 1
SET_GENGHIS: Final = 2
SET_FIFTH_PLAYER: Final = 3
SET_CHRONICLES: Final = 4
SET_RAT: Final = 5
SET_EXTRAS: Final = 6
SETS: Final[list[str]] = [
    "base", "coop", "genghis", "fifth_player", "chronicles", "rat", "extras",
]  # fmt: skip

# Moments.
M_SETUP_DONE: Final = 0
M_SPRING_START: Final = 1
M_HORDE_PLACED: Final = 2
M_PILLAGE: Final = 3
M_SUMMER_INCOME: Final = 4
M_SUMMER_ORDERS: Final = 5
M_ORDER_REVEALED: Final = 6
M_TURN_START: Final = 7
M_TURN_ACTIVATION: Final = 8
M_TURN_CHECKED: Final = 9
M_TURN_END: Final = 10
M_AREA_ACTIVATED: Final = 11
M_AREA_DONE: Final = 12
M_OFFICIAL_MOVED: Final = 13
M_RESOURCES_COLLECTED: Final = 14
M_OVERSEER_PROMOTED: Final = 15
M_RESOURCE_HANDED_IN: Final = 16
M_WARRIORS_RECRUITED: Final = 17
M_WARRIOR_ATTACKED: Final = 18
M_DAMAGE_DEALT: Final = 20
M_HORDE_DEFEATED: Final = 21
M_HORDE_CAPTURED: Final = 22
M_WARRIORS_DYING: Final = 23
M_WARRIORS_KILLED: Final = 24
M_WARRIORS_SAVED: Final = 25
M_WINTER_START: Final = 26
M_ASSAULT_START: Final = 27
M_SECTION_HELD: Final = 28
M_BREACH: Final = 29
M_SHAME_GAINED: Final = 30
M_SHAME_DISCARDED: Final = 31
M_FORTIFICATION_BUILT: Final = 32
M_WALL_BUILT: Final = 33
M_WARRIORS_MOVED: Final = 34
M_TEA_MOVED: Final = 35
M_OFFICIAL_HIRED: Final = 36
M_ADVISOR_HIRED: Final = 37
M_TACTICS_DRAWN: Final = 38
M_TACTIC_PLAYED: Final = 39
M_WINTER_END: Final = 40
M_EDICT_FULFILLED: Final = 41
M_EVENT_REVEALED: Final = 42
M_SCORING: Final = 43
MOMENTS: Final = (
    "setup.done", "spring.start", "horde.placed", "pillage", "summer.income", "summer.orders", "order.revealed",
    "turn.start", "turn.activation", "turn.checked", "turn.end", "area.activated", "area.done", "official.moved",
    "resources.collected", "overseer.promoted", "resource.handed_in", "warriors.recruited", "warrior.attacked",
    "genghis.attacked", "damage.dealt", "horde.defeated", "horde.captured", "warriors.dying", "warriors.killed",
    "warriors.saved", "winter.start", "assault.start", "section.held", "breach", "shame.gained", "shame.discarded",
    "fortification.built", "wall.built", "warriors.moved", "tea.moved", "official.hired", "advisor.hired",
    "tactics.drawn", "tactic.played", "winter.end", "edict.fulfilled", "event.revealed", "scoring",
)  # fmt: skip
EVERYBODYS: Final = (
    M_SPRING_START, M_HORDE_PLACED, M_PILLAGE, M_SUMMER_INCOME, M_ORDER_REVEALED, M_WINTER_START, M_ASSAULT_START,
    M_SECTION_HELD, M_BREACH, M_WINTER_END, M_EDICT_FULFILLED, M_EVENT_REVEALED,
)  # fmt: skip
"""Moments without an actor count as everybody's own."""

# Conditions.
C_AREA: Final = 0
C_WARRIOR: Final = 1
C_RESOURCE: Final = 2
C_ROW: Final = 3
C_HORDE: Final = 4
C_CAUSE: Final = 5
C_ORDER_ON_TRACK: Final = 6
C_MY_ORDER: Final = 7
C_ORDER_CHOICE: Final = 8
C_ACTIVE: Final = 9
C_WINNER: Final = 10
C_PARTICIPANT: Final = 11
C_LAST_CELL: Final = 12
C_TEA: Final = 13
C_MODE: Final = 15
C_COUNT: Final = 16
CONDITIONS: Final = (
    "area", "warrior", "resource", "row", "horde", "cause", "order_on_track", "my_order", "order_choice", "active",
    "winner", "participant", "last_cell", "tea", "genghis", "mode", "count",
)  # fmt: skip

# Scalers.
S_ASSISTANTS: Final = 0
S_ACTIVE_ADVISORS: Final = 1
S_OWN_OFFICIALS: Final = 2
S_OTHER_OFFICIALS: Final = 3
S_OWN_WARRIORS: Final = 4
S_OWN_SECTIONS: Final = 5
S_OVERSEERS: Final = 6
S_OVERSEER_LEVELS: Final = 7
S_CAPTURED_HORDES: Final = 8
S_CAPTURED_NAMES: Final = 9
S_SHAME_TOKENS: Final = 10
S_ORDER_DISCARD: Final = 11
S_SAME_ORDERS: Final = 12
S_WALL_LEVELS: Final = 13
S_FORTIFICATIONS: Final = 14
S_HORDES: Final = 15
S_PARTICIPANTS: Final = 16
S_PLAYERS: Final = 17
S_LETHALITY: Final = 18
S_TACTICS: Final = 19
S_HELD: Final = 20
S_WAREHOUSE: Final = 21
S_EVENT_N: Final = 22
S_RIVAL_LEVEL: Final = 23
SCALERS: Final = (
    "assistants", "active_advisors", "own_officials", "other_officials", "own_warriors", "own_sections", "overseers",
    "overseer_levels", "captured_hordes", "captured_names", "shame_tokens", "order_discard", "same_orders",
    "wall_levels", "fortifications", "hordes", "participants", "players", "lethality", "tactics", "held", "warehouse",
    "event_n", "rival_level",
)  # fmt: skip

# Effects.
E_GAIN: Final = 0
E_LOSE: Final = 1
E_GIVE: Final = 2
E_INCOME: Final = 3
E_MOVE_OFFICIALS: Final = 4
E_ACTIVATE_ENHANCED: Final = 5
E_RECRUIT: Final = 6
E_ATTACK: Final = 7
E_DAMAGE: Final = 8
E_HEAL: Final = 9
E_MOVE_WARRIORS: Final = 10
E_RECALL: Final = 11
E_SAVE_WARRIORS: Final = 12
E_KILL_WARRIORS: Final = 13
E_BUILD_FORTIFICATION: Final = 14
E_DESTROY_FORTIFICATION: Final = 15
E_BUILD_WALL: Final = 16
E_HAND_IN: Final = 17
E_PROMOTE: Final = 18
E_HIRE_OFFICIAL: Final = 19
E_HIRE_ADVISOR: Final = 20
E_REFRESH_ADVISORS: Final = 21
E_DRAW_TACTICS: Final = 22
E_TEA: Final = 23
E_GAIN_SHAME: Final = 24
E_DISCARD_SHAME: Final = 25
E_DRAIN_SHAME: Final = 26
E_COPY_ORDER: Final = 27
E_RETURN_ORDER: Final = 28
E_PLACE_HORDES: Final = 29
E_MOVE_HORDE: Final = 30
E_REWARD: Final = 31
E_CHOOSE: Final = 32
E_EACH: Final = 33
E_GRANT: Final = 34
EFFECTS: Final = (
    "gain", "lose", "give", "income", "move_officials", "activate_enhanced", "recruit", "attack", "damage", "heal",
    "move_warriors", "recall", "save_warriors", "kill_warriors", "build_fortification", "destroy_fortification",
    "build_wall", "hand_in", "promote", "hire_official", "hire_advisor", "refresh_advisors", "draw_tactics", "tea",
    "gain_shame", "discard_shame", "drain_shame", "copy_order", "return_order", "place_hordes", "move_horde", "reward",
    "choose", "each", "grant",
)  # fmt: skip
OF_THE_TABLE: Final = (
    E_HEAL, E_DESTROY_FORTIFICATION, E_DRAIN_SHAME, E_PLACE_HORDES,
)  # fmt: skip
"""Effects that concern no player."""

# Modifiers.
X_COST: Final = 0
X_PAY_AS: Final = 1
X_DEFENSE: Final = 2
X_FORTIFICATION_VALUE: Final = 3
X_HORDE_ATTACK: Final = 4
X_LETHALITY: Final = 5
X_OVERSEER_YIELD: Final = 6
X_OFFICIALS_COUNT: Final = 7
X_HONOR_FOR: Final = 8
X_COVERED_CELLS: Final = 9
X_WINS_TIES: Final = 10
X_REACH: Final = 11
X_IMMUNE: Final = 12
X_NO_SHAME: Final = 13
X_CAPACITY: Final = 14
X_DAMAGE_REWARDS: Final = 15
X_IGNORE_LOCK: Final = 16
X_SHAME_PENALTY: Final = 17
X_INVASION: Final = 18
X_FORBID: Final = 19
MODIFIERS: Final = (
    "cost", "pay_as", "defense", "fortification_value", "horde_attack", "lethality", "overseer_yield",
    "officials_count", "honor_for", "covered_cells", "wins_ties", "reach", "immune", "no_shame", "capacity",
    "damage_rewards", "ignore_lock", "shame_penalty", "invasion", "forbid",
)  # fmt: skip


def card_set(name: str) -> int:
    """The number of a set of cards; a new one comes after all others."""
    if name not in SETS:
        SETS.append(name)
    return SETS.index(name)
