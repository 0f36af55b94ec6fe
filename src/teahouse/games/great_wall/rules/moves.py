"""The vocabulary of moves: every click there is, as a number and as the word that stands in records and logs.

Families are laid out with fixed sizes, so that a content pack with other cards keeps all numbers; the words of cards
come from the pack.
"""

from typing import Final

from teahouse.games.great_wall.rules.box import Box
from teahouse.games.great_wall.rules.words import AREAS, ORDERS, RESOURCES, SECTIONS, WARRIORS

DONE: Final = 0
PASS: Final = 1
TAKE: Final = 2
FREE_EFFECT: Final = 3
ENHANCED: Final = 4
HIRE_OFFICIAL: Final = 5
ACTIVE: Final = 6
ASSISTANT: Final = 7
RETURN_ORDERS: Final = 8
SCORE_ORDERS: Final = 9
RESOURCE: Final = 10
"""RESOURCE + kind: a token taken, given or paid."""
SPARE: Final = 14
"""SPARE + kind: a token a discount saves."""
STORED: Final = 18
"""STORED + wood, stone or gold: a token of the warehouse."""
COUNT: Final = 21
"""COUNT + 0..19: how many."""
COUNTS: Final = 20
BRANCH: Final = 41
"""BRANCH + 0..5: one of several effects."""
BRANCHES: Final = 6
PLAYER: Final = 47
"""PLAYER + seat."""
PLAYERS: Final = 6
ORDER: Final = 53
ORDER_CELL: Final = 59
ORDER_CELLS: Final = 5
SUPPLY_OFFICIAL: Final = 64
"""An official from the personal supply."""
OFFICIAL: Final = 65
"""OFFICIAL + area: an own official on the board."""
AREA: Final = 76
SECTION: Final = 87
FORTIFY: Final = 90
"""FORTIFY + section: build a fortification."""
RAISE: Final = 93
"""RAISE + section: build a wall level."""
SHELTER: Final = 96
"""SHELTER + section: into the shelter."""
POST: Final = 99
"""POST + section: a firing position, or the archer on it."""
SHELTERED: Final = 102
"""SHELTERED + 4 * section + warrior: an own warrior in a shelter."""
WARRIOR: Final = 114
"""WARRIOR + type: a warrior of the supply, of those just recruited, or of those about to die."""
SAVE: Final = 118
"""SAVE + type: a dying warrior is saved."""
SHAME: Final = 122
"""SHAME + type: the shame token under a warrior of the supply."""
ROW: Final = 126
"""ROW + 3 * section + row: a horde on the field."""
CELL: Final = 135
"""CELL + 27 * section + 9 * row + cell: a vulnerability cell."""
CELLS: Final = 9
CAPTURED: Final = 216
"""CAPTURED + card: a captured horde card."""
HORDE_CARDS: Final = 96
TRACK: Final = 312
"""TRACK + 0..3: a cell of the advisor track."""
TRACK_CELLS: Final = 4
GENERAL: Final = 316
GENERALS: Final = 40
ADVISOR: Final = 356
ADVISORS: Final = 80
TACTIC: Final = 436
TACTICS: Final = 60
RULE: Final = 496
"""RULE + trigger: the ability of a card."""
RULES: Final = 240
EDICT: Final = 736
EDICTS: Final = 24
VOCABULARY: Final = 760

LETTERS: Final = "abcdefghi"

_further: Final[list[str]] = []


def family(words: list[str]) -> int:
    """Numbers for the moves of an expansion, after all others; the first of them."""
    first = VOCABULARY + len(_further)
    _further.extend(words)
    return first


def names(box: Box) -> list[str]:
    """The word of every move, by number."""
    words = ["done", "pass", "take", "free", "enhanced", "hire official", "active", "assistant"]
    words += ["return orders", "score orders"]
    words += [f"resource {kind}" for kind in RESOURCES]
    words += [f"spare {kind}" for kind in RESOURCES]
    words += [f"stored {kind}" for kind in RESOURCES[:3]]
    words += [f"count {n}" for n in range(COUNTS)]
    words += [f"branch {n + 1}" for n in range(BRANCHES)]
    words += [f"player {n + 1}" for n in range(PLAYERS)]
    words += [f"order {order}" for order in ORDERS]
    words += [f"order-cell {n + 1}" for n in range(ORDER_CELLS)]
    words += ["official supply"] + [f"official {area}" for area in AREAS]
    words += [f"area {area}" for area in AREAS]
    for verb in ("section", "fortify", "raise", "shelter", "post"):
        words += [f"{verb} {section}" for section in SECTIONS]
    words += [f"sheltered {section}.{warrior}" for section in SECTIONS for warrior in WARRIORS]
    for verb in ("warrior", "save", "shame"):
        words += [f"{verb} {warrior}" for warrior in WARRIORS]
    rows = [f"{section}.{row + 1}" for section in SECTIONS for row in range(3)]
    words += [f"horde {row}" for row in rows]
    words += [f"cell {row}.{letter}" for row in rows for letter in LETTERS]
    words += padded("captured", horde_names(box), HORDE_CARDS)
    words += [f"advisor-cell {n + 1}" for n in range(TRACK_CELLS)]
    words += padded("general", [general.name for general in box.generals], GENERALS)
    words += padded("advisor", [advisor.name for advisor in box.advisors], ADVISORS)
    words += padded("tactic", [tactic.name for tactic in box.tactics], TACTICS)
    words += padded("ability", trigger_names(box), RULES)
    words += padded("edict", [edict.name for edict in box.edicts], EDICTS)
    assert len(words) == VOCABULARY
    return words + _further


def horde_names(box: Box) -> list[str]:
    return [f"{horde.name}_{section}" for horde in box.hordes for section in SECTIONS]


def trigger_names(box: Box) -> list[str]:
    """Abilities are called by their place in the pack, so that every card may have several."""
    return [str(trigger.number + 1) for trigger in box.triggers]


def padded(family: str, words: list[str], size: int) -> list[str]:
    """A family of fixed size; what the pack does not fill is numbered and never offered."""
    assert len(words) <= size, f"a pack holds at most {size} cards of the kind {family}"
    spare = [f"#{n + 1}" for n in range(len(words), size)]
    return [f"{family} {word}" for word in words + spare]
