"""The small integers that rules compute with, and the words players see for them."""

from typing import Final

REGIONS: Final = 5
SECTIONS: Final = 6
STRETCHES: Final = 3
WALL_CELLS: Final = 3
CARDS: Final = 120
TASK_SLOTS: Final = 6
"""Slots 0-2 are the upper section (wall, palace, governor), 3-5 the lower one."""

# Colours of cards and markers; each stands for an aspect (ZG-CRD-03..05).
BEIGE: Final = 0
ORANGE: Final = 1
BROWN: Final = 2
COLOURS: Final = ("beige", "orange", "brown")
ASPECTS: Final = ("writing", "currency", "laws")

# Officials (ZG-CMP-21).
RED: Final = 0
GREY: Final = 1
WHITE: Final = 2
OFFICIALS: Final = ("red", "grey", "white")

# Court actions (ZG-CRT-02).
WALL: Final = 0
PALACE: Final = 1
RECRUIT: Final = 2
REASSIGN: Final = 3
HIRE: Final = 4
GOVERNOR: Final = 5
ACTIONS: Final = ("wall", "palace", "recruit", "reassign", "hire", "governor")

# Card bonuses (ZG-BON).
MARKER: Final = 0
POINTS: Final = 1
VP: Final = 2
WORKER: Final = 3
VP_PER_CARD: Final = 4
CALM_ANY: Final = 5
CALM_HERE: Final = 6
MOVE_WORKER: Final = 7
OFFICIAL: Final = 8
BONUSES: Final = (
    "MARKER", "POINTS", "VP", "WORKER", "VP_PER_CARD", "CALM_ANY", "CALM_HERE", "MOVE_WORKER", "OFFICIAL",
)  # fmt: skip

# Bonus squares of governors (ZG-GOV-14..16).
SQUARE_POINTS: Final = 0
SQUARE_OFFICIAL: Final = 1
SQUARE_VP: Final = 2
SQUARE_BONUSES: Final = ("POINTS", "OFFICIAL", "VP")
SQUARES_PER_REGION: Final = 4
"""The most bonus squares a content pack may give one region."""

# Abilities of the B sides (ZG-BSD).
B_EXTRA_WORKER: Final = 0
B_GOV_MOVE_WORKER: Final = 1
B_MARKER: Final = 2
B_CALM_WORKER: Final = 3
B_HIRE_POINTS: Final = 4
B_MOVE_GOVERNOR: Final = 5
ABILITIES: Final = (
    "B_EXTRA_WORKER", "B_GOV_MOVE_WORKER", "B_MARKER", "B_CALM_WORKER", "B_HIRE_POINTS", "B_MOVE_GOVERNOR",
)  # fmt: skip

# Unification rewards (ZG-REW-24..34).
OFFICIAL_ANY: Final = 0
TWO_RED: Final = 1
TWO_GREY: Final = 2
TWO_WORKERS: Final = 3
REWARD_GOVERNOR: Final = 4
REWARD_WALL: Final = 5
REWARD_PALACE: Final = 6
REWARDS: Final = ("OFFICIAL_ANY", "TWO_RED", "TWO_GREY", "TWO_WORKERS", "GOVERNOR", "WALL", "PALACE")

# What tasks ask for (ZG-TSK-01), in the order of the slots of a section.
TASK_WALL: Final = 0
TASK_PALACE: Final = 1
TASK_GOVERNOR: Final = 2
TASK_KINDS: Final = ("wall", "palace", "governor")

# Criteria of the wall tiles (ZG-TIL-03..14).
NO_UNREST: Final = 0
OFFICIALS_GE_UNREST: Final = 1
HAS_GREY: Final = 2
HAS_RED: Final = 3
HAS_WHITE: Final = 4
MINUS_UNREST: Final = 5
COLOUR_SETS: Final = 6
THREE_CARDS: Final = 7
TWO_SAME: Final = 8
HAS_ORANGE: Final = 9
HAS_BROWN: Final = 10
HAS_BEIGE: Final = 11
CRITERIA: Final = (
    "NO_UNREST", "OFFICIALS_GE_UNREST", "GREY", "RED", "WHITE", "MINUS_UNREST",
    "COLOUR_SETS", "THREE_CARDS", "TWO_SAME", "HAS_ORANGE", "HAS_BROWN", "HAS_BEIGE",
)  # fmt: skip

# Player boards (ZG-CMP-05): index 0 is side A, which all four boards share.
BOARD_A: Final = 0
BOARDS: Final = ("a", "b_circle", "b_square", "b_triangle", "b_star")
B_BOARDS: Final = (1, 2, 3, 4)

SEAT_COLOURS: Final = ("blue", "red", "purple", "yellow")

# The ways of handing out player boards (ZG-BRD-07, 08, 12).
SIDE_A: Final = 0
SIDE_B: Final = 1
AUCTION: Final = 2
AGREED_AUCTION: Final = 3
BOARD_MODES: Final = ("a", "b", "auction", "agreed_auction")
