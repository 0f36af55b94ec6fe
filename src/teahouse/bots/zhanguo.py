"""How a position of ZhanGuo looks to one seat: the victory points it may expect at the end."""

from typing import Final

from teahouse.engine.position import Position
from teahouse.games.zhanguo.names import (
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
from teahouse.games.zhanguo.rounds import HAND
from teahouse.games.zhanguo.scoring import discs_in_section, wall_value
from teahouse.games.zhanguo.state import Player, ZhanGuo
from teahouse.games.zhanguo.tasks import first_free_cell, has_claimed, objects_at
from teahouse.games.zhanguo.unrest import room_for_unrest

SPREAD: Final = 14.0
"""A lead of so many points is as good as won."""


def stage(g: Position) -> int:
    """Search looks ahead by turns: how many cards have been played or are on the way."""
    assert isinstance(g, ZhanGuo)
    left = 0
    for player in g.players:
        left += len(player.hand)
    return 1000 * g.round - left + (500 if g.turn_of < 0 else 0)


def value(g: Position, seat: int) -> float:
    """Points so far, what the final scoring would give, and what pieces may still become."""
    assert isinstance(g, ZhanGuo)
    player = g.players[seat]
    if g.finished:
        return float(player.vp)
    left = len(player.hand) + HAND * (g.box.rounds - 1 - g.round)
    late = 1.0 - left / (HAND * g.box.rounds)
    worth = float(player.vp)
    worth += governors(g, seat, late)
    worth += markers(g, seat, late)
    worth += tasks(g, seat, left)
    worth += walls(g, seat, late)
    worth += pieces(g, seat, left)
    worth += cards(g, player, left)
    return worth


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


REWARD_WORTH: Final = {OFFICIAL_ANY: 2.5, REWARD_GOVERNOR: 9.0, REWARD_WALL: 6.0, REWARD_PALACE: 6.0}


def markers(g: ZhanGuo, seat: int, late: float) -> float:
    """The reward of this round, and the majority at the end."""
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
            share = 0.6
        elif mine == others:
            share = 0.45
        else:
            share = 0.4 * mine / others
        share += 0.02 * mine
        if g.column[colour] < 0:
            worth += share * REWARD_WORTH.get(g.box.rewards[colour][g.round].kind, 3.5)
        worth += share * late * late * g.box.majority_vp[colour]
    return worth


def tasks(g: ZhanGuo, seat: int, left: int) -> float:
    """Claimed tasks multiply; what is half done is half the way."""
    worth = 0.0
    for section in range(2):
        under = discs_in_section(g, seat, section)
        claimed = len(under)
        total = sum(under)
        worth += total * claimed
        for slot in range(3 * section, 3 * section + 3):
            if slot >= TASK_SLOTS or has_claimed(g, seat, slot):
                continue
            cell = first_free_cell(g, slot)
            if cell < 0:
                continue
            gain = (total + g.box.task_cell_vp[slot][cell]) * (claimed + 1) - total * claimed
            missing = missing_for(g, seat, slot)
            if missing * 3 <= left + 1:
                worth += gain * (0.8 if missing == 0 else 0.35 / missing)
    return worth


def missing_for(g: ZhanGuo, seat: int, slot: int) -> int:
    """How many more objects a task wants."""
    task = g.box.tasks[g.tasks[slot]]
    missing = 0
    for place in range(len(task.needs)):
        if task.needs[place]:
            missing += max(0, task.needs[place] - objects_at(g, seat, task.kind, place))
    return missing


def walls(g: ZhanGuo, seat: int, late: float) -> float:
    worth = 0.0
    for section in range(SECTIONS):
        for cell in range(WALL_CELLS):
            if g.walls[WALL_CELLS * section + cell] == seat:
                worth += wall_value(g, seat, section, cell) + 2.0 * (1.0 - late)
    return worth


def pieces(g: ZhanGuo, seat: int, left: int) -> float:
    """Officials, workers and unrest: means to an end, worth nothing when it comes."""
    player = g.players[seat]
    use = min(1.0, left / 6.0)
    worth = 0.0
    for region in range(REGIONS):
        at = 3 * region
        area = player.governor_area
        colours = (1 if area[at] else 0) + (1 if area[at + 1] else 0) + (1 if area[at + 2] else 0)
        extra = area[at] + area[at + 1] + area[at + 2] - colours
        if player.governors:
            worth += use * (0.0, 1.0, 2.6, 5.0)[colours]
        worth += use * 0.5 * extra
        working = player.officials_working(region)
        if working and room_for_unrest(g, seat, region):
            worth += use * (0.7 + 0.5 * min(3, working))
        workers = player.workers[region]
        if workers:
            worth += use * (1.1 + 0.3 * min(3, workers - 1))
        room = room_for_unrest(g, seat, region)
        worth -= use * 0.45 * player.unrest[region] + (0.8 * use if room == 0 else 0.0)
    return worth


BONUS_WORTH: Final = (1.3, 1.0, 1.5, 1.2, 1.5, 0.7, 0.6, 0.6, 1.4)
"""By card bonus, what one activation brings."""


def cards(g: ZhanGuo, player: Player, left: int) -> float:
    """Each card on the board may be activated about every seventh turn."""
    worth = 0.0
    for card in player.cards:
        if card:
            worth += BONUS_WORTH[g.box.card_bonus[card]]
    return worth * left * 0.09
