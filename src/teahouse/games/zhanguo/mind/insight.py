"""What a sage sees in a position of ZhanGuo: what thousands of games of practice taught about how things work together.

A small network: each insight looks at everything a player has, and counts once there is enough of what it looks for.
`lab/zhanguo_practice.py` teaches it.
"""

from typing import Final

from teahouse.games.zhanguo.mind.experience import lessons, rounds_left
from teahouse.games.zhanguo.mind.insights import INSIGHTS, PLAIN
from teahouse.games.zhanguo.mind.worth import missing_for, worth_of
from teahouse.games.zhanguo.rules.names import (
    ACTIONS,
    BONUSES,
    CARDS,
    COLOURS,
    REGIONS,
    SECTIONS,
    TASK_SLOTS,
    WALL_CELLS,
)
from teahouse.games.zhanguo.rules.scoring import wall_value
from teahouse.games.zhanguo.rules.state import Player, ZhanGuo
from teahouse.games.zhanguo.rules.tasks import first_free_cell, has_claimed
from teahouse.games.zhanguo.rules.unrest import palace_banned

BUILDERS: Final = 2
"""Workers a palace takes in its own region."""


def insightful_worth_of(g: ZhanGuo, seat: int) -> float:
    """What a position looks like, and what practice sees in it."""
    if g.finished:
        return float(g.players[seat].vp)
    worth = worth_of(g, seat)
    return worth + insight(view(g, seat, worth))


def insight(seen: list[float]) -> float:
    """By how much better than it looks a position is."""
    present = [i for i in range(len(seen)) if seen[i] != 0.0]
    found = PLAIN[0]
    for i in present:
        found += PLAIN[i + 1] * seen[i]
    for weights in INSIGHTS:
        depth = weights[0]
        for i in present:
            depth += weights[i + 2] * seen[i]
        if depth > 0.0:
            found += depth * weights[1]
    return found


def view(g: ZhanGuo, seat: int, worth: float) -> list[float]:
    """Everything a player has, in numbers."""
    player = g.players[seat]
    seen = lessons(g, seat)
    seen += [worth, float(player.vp), rounds_left(g)]
    seen += [float(player.governors), float(player.palaces), float(player.walls), float(player.discs)]
    seen += abilities(g, player)
    seen.append((g.court[-1] if g.court else CARDS // 2) / CARDS)
    for slot in range(TASK_SLOTS):
        seen += task(g, seat, slot)
    for section in range(SECTIONS):
        seen.append(next_wall(g, seat, section))
    seen += contests(g, seat)
    seen += [float(cubes) for cubes in player.supply]
    seen.append(float(sum(player.workers)))
    return seen + filled(player)


def abilities(g: ZhanGuo, player: Player) -> list[float]:
    """Cards on the own board by the action they follow, by action and bonus, and by colour."""
    actions = [0.0] * len(ACTIONS)
    bonuses = [0.0] * (len(ACTIONS) * len(BONUSES))
    colours = [0.0] * len(COLOURS)
    for card in player.cards:
        if card:
            action = g.box.card_trigger[card]
            actions[action] += 1.0
            bonuses[len(BONUSES) * action + g.box.card_bonus[card]] += 1.0
            colours[g.box.card_colour[card]] += 1.0
    return actions + bonuses + colours


def task(g: ZhanGuo, seat: int, slot: int) -> list[float]:
    """Whether a task is claimed; else the points of its next cell, and how many objects it lacks."""
    if has_claimed(g, seat, slot):
        return [1.0, 0.0, 0.0]
    cell = first_free_cell(g, slot)
    if cell < 0:
        return [0.0, 0.0, 0.0]
    return [0.0, float(g.box.task_cell_vp[slot][cell]), float(min(6, missing_for(g, seat, slot)))]


def next_wall(g: ZhanGuo, seat: int, section: int) -> float:
    """The points of the best wall this player could have in a section."""
    most = 0
    for cell in range(WALL_CELLS):
        if g.walls[WALL_CELLS * section + cell] < 0:
            most = max(most, wall_value(g, seat, section, cell))
    return float(most)


def contests(g: ZhanGuo, seat: int) -> list[float]:
    """Regions open for a palace; those led, shared and lost by governors; by colour, the lead in markers."""
    player = g.players[seat]
    able = led = shared = lost = 0
    for region in range(REGIONS):
        free = g.palaces_in(region) < g.box.palace_cells[region][g.seats]
        if free and player.workers[region] >= BUILDERS and not palace_banned(g, seat, region):
            able += 1
        mine = g.governors_of(seat, region)
        most = 0
        for other in range(g.seats):
            if other != seat:
                most = max(most, g.governors_of(other, region))
        led += 1 if mine > most else 0
        shared += 1 if mine and mine == most else 0
        lost += 1 if mine < most else 0
    leads: list[float] = []
    for colour in range(len(COLOURS)):
        most = 0
        for other in range(g.seats):
            if other != seat:
                most = max(most, g.players[other].markers(colour))
        leads.append(float(player.markers(colour) - most))
    return [float(able), float(led), float(shared), float(lost), *leads]


def filled(player: Player) -> list[float]:
    """Regions with one, two and three cards."""
    found = [0.0, 0.0, 0.0]
    for region in range(REGIONS):
        cards = player.cards_in(region)
        if cards:
            found[cards - 1] += 1.0
    return found
