"""The vocabulary of boards and cards as small integers: cells, symbols, effects, triggers, counters.

The tuples hold the words of the content files; a constant is the index of its word. Words stand at the border only.
"""

from typing import Final

# How many of each there are (AW-CMP-08..17). Cards count from 1, so that 0 can stand for no card.
EMPIRE_CARDS: Final = 100
"""Deck A 1-45, deck B 46-92, starting cards 93-100."""
ARMY_CARDS: Final = 33
"""Those of the army deck 1-25, starting cards 26-33."""
TITANS: Final = 20
PROVINCES: Final = 11
CITIZENS: Final = 5
"""Skills of a colour, 1-5."""
STARS: Final = 3
"""Titan decks; the deck of n stars has index n - 1."""

# Action cells of the board.
WORK: Final = 0
BUILD: Final = 1
SERVE: Final = 2
EXPAND: Final = 3
LEARN: Final = 4
RESTORE: Final = 5
RECRUIT: Final = 6
EXPLORE: Final = 7
GROW: Final = 8
CELLS: Final = (
    "WORK", "BUILD", "SERVE", "EXPAND", "LEARN", "RESTORE", "RECRUIT", "EXPLORE", "GROW",
)  # fmt: skip

# Who may be placed on a cell.
HIGHER: Final = 0
MATCH_OR_PAY: Final = 1
FREE: Final = 2
PLACEMENTS: Final = (
    "higher", "match_or_pay", "free",
)  # fmt: skip

# Empire decks.
DECK_A: Final = 0
DECK_B: Final = 1
DECK_START: Final = 2
DECKS: Final = (
    "A", "B", "start",
)  # fmt: skip

# Symbols of empire, titan and province cards and of the capital: `props`.
P_SPACE: Final = 0
P_FOOD: Final = 1
P_COIN: Final = 2
P_KNOWLEDGE: Final = 3
P_SWORD: Final = 4
P_ARROW: Final = 5
P_ARMY: Final = 6
P_CITIZEN: Final = 7
P_EYE: Final = 8
PROPS: Final = (
    "space", "food", "coin", "knowledge", "sword", "arrow", "army", "citizen", "eye",
)  # fmt: skip

# Symbols of army cards: `front` and `experience`.
S_SWORD: Final = 0
S_ARROW: Final = 1
S_TROPHY: Final = 2
S_SPY: Final = 3
S_RESTORE: Final = 4
SYMBOLS: Final = (
    "sword", "arrow", "trophy", "spy", "restore",
)  # fmt: skip

# Tribes.
RED: Final = 0
GREEN: Final = 1
PURPLE: Final = 2
BLUE: Final = 3
YELLOW: Final = 4
TRIBES: Final = (
    "red", "green", "purple", "blue", "yellow",
)  # fmt: skip

# Effects: `op`.
E_GAIN: Final = 0
E_RESTORE: Final = 1
E_ATTACK: Final = 2
E_TOKEN: Final = 3
E_PERFORM: Final = 4
E_COPY: Final = 5
E_SCOUT: Final = 6
E_REST: Final = 7
E_RESERVE: Final = 8
E_DISCOUNT: Final = 9
E_WAIVE_PRICE: Final = 10
E_BUY_EMPIRE: Final = 11
E_BUY_ARMY: Final = 12
E_TAKE_PROVINCE: Final = 13
E_EXPLORE: Final = 14
E_GROW: Final = 15
EFFECTS: Final = (
    "gain", "restore", "attack", "token", "perform", "copy", "scout", "rest", "reserve", "discount", "waive_price",
    "buy_empire", "buy_army", "take_province", "explore", "grow",
)  # fmt: skip

# Triggers: `on`.
T_GAIN_CARD: Final = 0
T_GAIN_CITIZEN: Final = 1
T_LEARN_LEFT: Final = 2
T_LEARN_RIGHT: Final = 3
T_FIRST_PASS: Final = 4
T_VICTORY: Final = 5
T_BUILD: Final = 6
T_EXPAND: Final = 7
TRIGGERS: Final = (
    "gain_card", "gain_citizen", "learn_left", "learn_right", "first_pass", "victory", "build", "expand",
)  # fmt: skip

# Counters: `per`. C_BANNER + a tribe counts the banners of that tribe.
C_FOOD: Final = 0
C_CITIZEN: Final = 1
C_TITAN: Final = 2
C_PROVINCE: Final = 3
C_VETERAN: Final = 4
C_KNOWLEDGE: Final = 5
C_BANNER_SET: Final = 6
C_BANNER: Final = 7
COUNTERS: Final = (
    "food", "citizen", "titan", "province", "veteran", "knowledge", "banner_set",
    "banner.red", "banner.green", "banner.purple", "banner.blue", "banner.yellow",
)  # fmt: skip

# What one pays with.
COIN: Final = 0
KNOWLEDGE: Final = 1
CURRENCIES: Final = (
    "coin", "knowledge",
)  # fmt: skip

# Faces of a destruction die.
F_TITAN: Final = 0
F_COIN: Final = 1
F_BLANK: Final = 2
FACES: Final = (
    "titan", "coin", "blank",
)  # fmt: skip
