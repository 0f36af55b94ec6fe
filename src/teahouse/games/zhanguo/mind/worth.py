"""How a position of ZhanGuo looks to one seat: the victory points it may expect at the end."""

from typing import Final

from teahouse.games.zhanguo.rules.names import (
    BEIGE,
    BROWN,
    OFFICIAL_ANY,
    ORANGE,
    REGIONS,
    REWARD_GOVERNOR,
    REWARD_PALACE,
    REWARD_WALL,
    SECTIONS,
    TASK_SLOTS,
    WALL_CELLS,
)
from teahouse.games.zhanguo.rules.rounds import HAND
from teahouse.games.zhanguo.rules.scoring import discs_in_section, wall_value
from teahouse.games.zhanguo.rules.state import Player, ZhanGuo
from teahouse.games.zhanguo.rules.tasks import first_free_cell, has_claimed, objects_at
from teahouse.games.zhanguo.rules.unrest import room_for_unrest


def worth_of(g: ZhanGuo, seat: int) -> float:
    """Points so far, what the final scoring would give, and what pieces may still become."""
    player = g.players[seat]
    if g.finished:
        return float(player.vp)
    left = turns_left(g, seat)
    rounds = left / HAND
    late = share_of_end(g, seat)
    worth = float(player.vp) + 3.0 * left
    worth += 1.05 * governors(g, seat, late)
    worth += markers(g, seat, rounds, late)
    worth += tasks(g, seat, left)
    worth += walls(g, seat, rounds)
    worth += pieces(g, seat, left, rounds)
    worth += cards(g, player, left)
    return worth


def turns_left(g: ZhanGuo, seat: int) -> int:
    """Cards this player has still to play."""
    return len(g.players[seat].hand) + HAND * (g.box.rounds - 1 - g.round)


def share_of_end(g: ZhanGuo, seat: int) -> float:
    """How much of the game is over, from 0 to 1."""
    return 1.0 - turns_left(g, seat) / (HAND * g.box.rounds)


def governors(g: ZhanGuo, seat: int, late: float) -> float:
    """The majority of each region, surer towards the end."""
    worth = 0.0
    for region in range(REGIONS):
        mine = g.governors_of(seat, region)
        if mine == 0:
            continue
        others = 0
        for other in range(g.seats):
            if other != seat:
                others = max(others, g.governors_of(other, region))
        prize = g.box.governor_majority_vp + g.box.governor_vp * max(mine, others)
        if mine > others:
            share = 0.65 + 0.35 * late + (0.1 * (1.0 - late) if mine > others + 1 else 0.0)
        elif mine == others:
            share = 0.45
        else:
            share = 0.2 * (1.0 - late)
        worth += share * prize
    return worth


REWARD_WORTH: Final[dict[int, float]] = {OFFICIAL_ANY: 2.5, REWARD_GOVERNOR: 9.0, REWARD_WALL: 6.0, REWARD_PALACE: 6.0}


def markers(g: ZhanGuo, seat: int, rounds: float, late: float) -> float:
    """The reward of this round, the rewards of those to come, and the majority at the end."""
    worth = 0.0
    player = g.players[seat]
    for colour in (BEIGE, ORANGE, BROWN):
        mine = player.markers(colour)
        if mine == 0:
            continue
        others = 0
        for other in range(g.seats):
            if other != seat:
                others = max(others, g.players[other].markers(colour))
        if mine > others:
            share = 0.65
        elif mine == others:
            share = 0.45
        else:
            share = 0.35 * mine / others
        if g.column[colour] < 0:
            worth += share * REWARD_WORTH.get(g.box.rewards[colour][g.round].kind, 3.5)
        worth += share * late * late * g.box.majority_vp[colour]
        worth += min(MANY_MARKERS, mine) * (0.4 + 0.6 * rounds)
    return worth


def tasks(g: ZhanGuo, seat: int, left: int) -> float:
    """Claimed tasks multiply; what is half done is half the way."""
    worth = 0.0
    for section in range(2):
        under = discs_in_section(g, seat, section)
        worth += sum(under) * len(under)
        for gain, missing in open_tasks(g, seat, section, under):
            if missing * 3 <= left + 1:
                worth += gain * (0.8 if missing == 0 else 0.35 / missing)
    return worth


def open_tasks(g: ZhanGuo, seat: int, section: int, under: list[int]) -> list[tuple[int, int]]:
    """Of each task of a section that can still be claimed: what it would bring, and how many objects it lacks."""
    claimed = len(under)
    total = sum(under)
    found: list[tuple[int, int]] = []
    for slot in range(3 * section, 3 * section + 3):
        cell = -1 if slot >= TASK_SLOTS or has_claimed(g, seat, slot) else first_free_cell(g, slot)
        if cell >= 0:
            gain = (total + g.box.task_cell_vp[slot][cell]) * (claimed + 1) - total * claimed
            found.append((gain, missing_for(g, seat, slot)))
    return found


def missing_for(g: ZhanGuo, seat: int, slot: int) -> int:
    """How many more objects a task wants."""
    task = g.box.tasks[g.tasks[slot]]
    needs = task.needs
    missing = 0
    for place in range(len(needs)):
        needed = needs[place]
        if needed:
            missing += max(0, needed - objects_at(g, seat, task.kind, place))
    return missing


def walls(g: ZhanGuo, seat: int, rounds: float) -> float:
    worth = 0.0
    for section in range(SECTIONS):
        for cell in range(WALL_CELLS):
            if g.walls[WALL_CELLS * section + cell] == seat:
                worth += wall_value(g, seat, section, cell)
    return worth * (0.95 - 0.08 * rounds)


def pieces(g: ZhanGuo, seat: int, left: int, rounds: float) -> float:
    """Officials, workers and unrest: means to an end, worth nothing when it comes. Palaces make later cards score."""
    player = g.players[seat]
    use = min(1.0, left / 5.0)
    worth = 0.0
    for region in range(REGIONS):
        at = 3 * region
        area = player.governor_area
        colours = (1 if area[at] else 0) + (1 if area[at + 1] else 0) + (1 if area[at + 2] else 0)
        if player.governors:
            worth += use * COLOURS_WORTH[colours]
        worth += use * 0.3 * min(3, player.officials_working(region))
        worth += use * WORKERS_WORTH[min(3, player.workers[region])]
        worth -= (0.2 * use + 0.6 * rounds) * player.unrest[region]
        if room_for_unrest(g, seat, region) == 0:
            worth -= 2.0 * use
        worth += g.palaces[4 * region + seat] * (0.4 + 2.0 * rounds)
    return worth


COLOURS_WORTH: Final[list[float]] = [0.0, 0.6, 1.8, 5.0]
"""By the number of colours among the officials of a governor area, how near a governor is."""
WORKERS_WORTH: Final[list[float]] = [0.0, 1.8, 6.0, 7.0]
"""By the workers of a region: two of them build."""
MANY_MARKERS: Final = 6
BONUS_WORTH: Final[list[float]] = [1.3, 1.0, 1.5, 1.2, 1.5, 0.7, 0.6, 0.6, 1.4]
"""By card bonus, what one activation brings."""


def cards(g: ZhanGuo, player: Player, left: int) -> float:
    """Each card on the board may be activated about every seventh turn, and counts for palaces."""
    worth = 0.0
    laid = 0
    for card in player.cards:
        if card:
            laid += 1
            worth += BONUS_WORTH[g.box.card_bonus[card]]
    return worth * left * 0.07 + laid * min(1.0, left / 4.0)
