"""What a sage sees in a position of ZhanGuo: what thousands of games of practice taught about how things work together.

A small network: each insight looks at everything a player has, and counts once there is enough of what it looks for.
`lab/zhanguo_practice.py` teaches it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from teahouse.games.zhanguo.mind.experience import rounds_left, see_lessons
from teahouse.games.zhanguo.mind.insights import INSIGHTS, PLAIN
from teahouse.games.zhanguo.mind.seen import Seen
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
    return worth + insight(seen_by(g, seat, worth).values)


def insight(seen: vec[float]) -> float:
    """By how much better than it looks a position is."""
    present: vec[i64] = vec[i64]([0] * len(seen))
    count: i64 = 0
    found = PLAIN[0]
    for i in range(len(seen)):
        if seen[i] != 0.0:
            present[count] = i
            count += 1
            found += PLAIN[i + 1] * seen[i]
    for weights in INSIGHTS:
        depth = weights[0]
        for at in range(count):
            place = present[at]
            depth += weights[place + 2] * seen[place]
        if depth > 0.0:
            found += depth * weights[1]
    return found


def view(g: ZhanGuo, seat: int, worth: float) -> list[float]:
    """Everything a player has, in numbers."""
    return seen_by(g, seat, worth).listed()


def seen_by(g: ZhanGuo, seat: int, worth: float) -> Seen:
    player = g.players[seat]
    seen = Seen(len(PLAIN) - 1)
    see_lessons(g, seat, seen)
    seen.add(worth)
    seen.add_count(player.vp)
    seen.add(rounds_left(g))
    seen.add_count(player.governors)
    seen.add_count(player.palaces)
    seen.add_count(player.walls)
    seen.add_count(player.discs)
    abilities(g, player, seen)
    seen.add((g.court[-1] if g.court else CARDS // 2) / CARDS)
    for slot in range(TASK_SLOTS):
        task(g, seat, slot, seen)
    for section in range(SECTIONS):
        next_wall(g, seat, section, seen)
    contests(g, seat, seen)
    for colour in range(len(COLOURS)):
        seen.add_count(player.supply[colour])
    seen.add_count(sum(workers for workers in player.workers))
    filled(player, seen)
    return seen


def abilities(g: ZhanGuo, player: Player, seen: Seen) -> None:
    """Cards on the own board by the action they follow, by action and bonus, and by colour."""
    actions = seen.skip(len(ACTIONS))
    bonuses = seen.skip(len(ACTIONS) * len(BONUSES))
    colours = seen.skip(len(COLOURS))
    for card in player.cards:
        if card:
            action = g.box.card_trigger[card]
            seen.count_up(actions + action)
            seen.count_up(bonuses + len(BONUSES) * action + g.box.card_bonus[card])
            seen.count_up(colours + g.box.card_colour[card])


def task(g: ZhanGuo, seat: int, slot: int, seen: Seen) -> None:
    """Whether a task is claimed; else the points of its next cell, and how many objects it lacks."""
    claimed = has_claimed(g, seat, slot)
    cell = -1 if claimed else first_free_cell(g, slot)
    seen.add(1.0 if claimed else 0.0)
    seen.add_count(0 if cell < 0 else g.box.task_cell_vp[slot][cell])
    seen.add_count(0 if cell < 0 else min(6, missing_for(g, seat, slot)))


def next_wall(g: ZhanGuo, seat: int, section: int, seen: Seen) -> None:
    """The points of the best wall this player could have in a section."""
    best = -1
    most = 0
    for cell in range(WALL_CELLS):
        vp = g.box.criterion_vp[g.tiles[section]][g.box.cell_bars[section][cell] - 1]
        if g.walls[WALL_CELLS * section + cell] < 0 and (best < 0 or vp > most):
            best = cell
            most = vp
    seen.add_count(0 if best < 0 else wall_value(g, seat, section, best))


def contests(g: ZhanGuo, seat: int, seen: Seen) -> None:
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
    seen.add_count(able)
    seen.add_count(led)
    seen.add_count(shared)
    seen.add_count(lost)
    for colour in range(len(COLOURS)):
        most = 0
        for other in range(g.seats):
            if other != seat:
                most = max(most, g.players[other].markers(colour))
        seen.add_count(player.markers(colour) - most)


def filled(player: Player, seen: Seen) -> None:
    """Regions with one, two and three cards."""
    by_number = seen.skip(3)
    for region in range(REGIONS):
        cards = player.cards_in(region)
        if cards:
            seen.count_up(by_number + cards - 1)
