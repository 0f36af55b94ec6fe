"""The vocabulary of moves: every click there is, as a number and as the word that stands in records and logs."""

from typing import Final

from teahouse.games.zhanguo.rules.box import Box
from teahouse.games.zhanguo.rules.names import (
    ABILITIES,
    ACTIONS,
    B_BOARDS,
    BOARDS,
    CARDS,
    COLOURS,
    OFFICIALS,
    REGIONS,
    SEAT_COLOURS,
    SECTIONS,
    SQUARES_PER_REGION,
    TASK_KINDS,
    WALL_CELLS,
)

DONE: Final = 0
PASS: Final = 1
TAKE: Final = 2
ACTION: Final = 3
"""ACTION + a court action."""
REGION: Final = 9
OFFICIAL: Final = 14
"""OFFICIAL + a colour, from the own supply."""
SHORT: Final = 17
"""SHORT + a colour: a value-1 marker of the general supply."""
TALL: Final = 20
"""TALL + a colour: a value-3 marker beside the court."""
GOVERNOR_AREA: Final = 23
WORKER_AREA: Final = 28
GOVERNOR_CUBE: Final = 33
"""GOVERNOR_CUBE + 3 * region + colour: an official in a governor area."""
WORKER_CUBE: Final = 48
FREE: Final = 63
"""FREE + 3 * region + colour: the free move into the worker area of the same region."""
CELL: Final = 78
"""CELL + 3 * section + cell."""
SQUARE: Final = 96
"""SQUARE + 4 * region + square."""
BESIDE: Final = 116
"""BESIDE + region: a governor beside the squares."""
ABILITY: Final = 121
TASK: Final = 127
"""TASK + slot."""
BOARD: Final = 133
"""BOARD + 0..3: circle, square, triangle, star."""
BID: Final = 136
"""BID + VP, from 1 to 15."""
BIDS: Final = 15
COLOUR: Final = 152
"""COLOUR + a player colour."""
CARD: Final = 155
"""CARD + number, 1 to 120."""
VOCABULARY: Final = CARD + CARDS + 1


def names(box: Box) -> list[str]:
    """The word of every move, by number; walls are called as they are printed (ZG-CMP-03..04, ZG-CMP-25)."""
    regions = range(1, REGIONS + 1)
    cubes = [f"{region}.{official}" for region in regions for official in OFFICIALS]
    words = ["done", "pass", "take"]
    words += [f"action {action}" for action in ACTIONS]
    words += [f"region {region}" for region in regions]
    words += [f"official {official}" for official in OFFICIALS]
    words += [f"marker {colour}" for colour in COLOURS]
    words += [f"tall {colour}" for colour in COLOURS]
    words += [f"governor-area {region}" for region in regions]
    words += [f"worker-area {region}" for region in regions]
    words += [f"cube governor.{cube}" for cube in cubes]
    words += [f"cube worker.{cube}" for cube in cubes]
    words += [f"free {cube}" for cube in cubes]
    words += [f"cell {box.section_names[s]}.{c + 1}" for s in range(SECTIONS) for c in range(WALL_CELLS)]
    words += [f"square {region}.{s + 1}" for region in regions for s in range(SQUARES_PER_REGION)]
    words += [f"beside {region}" for region in regions]
    words += [f"ability {ability.lower()}" for ability in ABILITIES]
    words += [f"task {section}.{kind}" for section in ("upper", "lower") for kind in TASK_KINDS]
    words += [f"board {BOARDS[board]}" for board in B_BOARDS]
    words += [f"bid {vp}" for vp in range(1, BIDS + 1)]
    words += [f"colour {colour}" for colour in SEAT_COLOURS]
    words += [f"card {number}" for number in range(1, CARDS + 1)]
    assert len(words) == VOCABULARY
    return words
