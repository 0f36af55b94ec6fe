"""What many games taught about positions of ZhanGuo, beyond what meets the eye.

The weights were measured: of positions that differed only in how chance played the last turn, how much better than they
looked they had become ten turns later. `lab/zhanguo_experience.py` measures them.
"""

from typing import Final

from librt.vecs import vec

from teahouse.games.zhanguo.mind.seen import Seen
from teahouse.games.zhanguo.mind.worth import governors, open_tasks, share_of_end, worth_of
from teahouse.games.zhanguo.rules.names import BONUSES, COLOURS, REGIONS, SECTIONS, WALL_CELLS
from teahouse.games.zhanguo.rules.rounds import HAND
from teahouse.games.zhanguo.rules.scoring import discs_in_section, wall_value
from teahouse.games.zhanguo.rules.state import Player, ZhanGuo
from teahouse.games.zhanguo.rules.unrest import room_for_unrest

AT_THE_END: Final[vec[float]] = vec[float]([
    -0.36, 4.13,
    -0.03, 0.02, 0.06, 0.22, -2.47, -2.29, -2.71,
    -0.16, 0.41, -0.17, -0.12, 0.04,
    -0.33, -0.71, -4.94,
    -0.44, -0.26, 3.87, -0.53, -0.20, -0.08, -0.14, -1.82, -0.66, -0.36, 0.83, -0.29,
    -0.34, -1.17, -0.05, 0.18, 0.40, -0.57, -0.45, -0.76, -0.22, -0.45,
])  # fmt: skip
"""By lesson, in the order of `lessons`: what one of it is worth more than it looks when no turns are left ..."""
BY_ROUND: Final[vec[float]] = vec[float]([
    -0.52, 4.65,
    -0.15, -0.40, -0.48, -0.26, 0.41, 0.39, 0.41,
    -0.32, -0.86, -0.15, -0.07, -0.06,
    -0.08, 1.15, -1.21,
    0.07, 0.11, -0.10, 0.25, 0.04, 0.28, 0.18, 0.01, 0.55, 0.36, 0.02, -0.23,
    -0.14, 0.21, -0.24, -0.19, -0.27, 0.11, 0.15, 0.23, -0.17, 0.0,
])  # fmt: skip
"""... and for each round that is still to come."""


def experienced_worth_of(g: ZhanGuo, seat: int) -> float:
    """What a position looks like, corrected by experience."""
    worth = worth_of(g, seat)
    if g.finished:
        return worth
    rounds = rounds_left(g)
    seen = Seen(len(AT_THE_END))
    see_lessons(g, seat, seen)
    found = seen.values
    for i in range(len(found)):
        worth += found[i] * (AT_THE_END[i] + BY_ROUND[i] * rounds)
    return worth


def rounds_left(g: ZhanGuo) -> float:
    """Rounds to come, with the share of this one that is still in the hands."""
    held = 0
    for player in g.players:
        held += len(player.hand)
    return held / (HAND * g.seats) + (g.box.rounds - 1 - g.round)


def lessons(g: ZhanGuo, seat: int) -> list[float]:
    """What a player has, counted as experience counts it."""
    seen = Seen(len(AT_THE_END))
    see_lessons(g, seat, seen)
    return seen.listed()


def see_lessons(g: ZhanGuo, seat: int, seen: Seen) -> None:
    player = g.players[seat]
    governing(g, seat, seen)
    unifying(g, seat, seen)
    striving(g, seat, seen)
    building(g, seat, seen)
    ruling(g, seat, player, seen)
    learning(g, player, seen)


def governing(g: ZhanGuo, seat: int, seen: Seen) -> None:
    """Majorities of regions as they look, and governors."""
    count = 0
    for region in range(REGIONS):
        count += g.governors_of(seat, region)
    seen.add(governors(g, seat, share_of_end(g, seat)))
    seen.add_count(count)


def unifying(g: ZhanGuo, seat: int, seen: Seen) -> None:
    """Markers of each colour, colours one leads in, and rewards this may bring yet."""
    for colour in range(len(COLOURS)):
        seen.add_count(g.players[seat].markers(colour))
    rewards = 0.0
    for colour in range(len(COLOURS)):
        mine = g.players[seat].markers(colour)
        others = 0
        for other in range(g.seats):
            if other != seat:
                others = max(others, g.players[other].markers(colour))
        lead = 1.0 if mine > others else (0.5 if mine == others else 0.0)
        seen.add(lead)
        if g.column[colour] < 0 and mine:
            rewards += lead
    seen.add(rewards)


def striving(g: ZhanGuo, seat: int, seen: Seen) -> None:
    """Points of claimed tasks, their number, and what others would bring that lack nothing, one or two objects."""
    points = claims = done = one = two = 0
    for section in range(2):
        under = discs_in_section(g, seat, section)
        points += sum(vp for vp in under) * len(under)
        claims += len(under)
        for gain, missing in open_tasks(g, seat, section, under):
            if missing == 0:
                done += gain
            elif missing == 1:
                one += gain
            elif missing == 2:
                two += gain
    seen.add_count(points)
    seen.add_count(claims)
    seen.add_count(done)
    seen.add_count(one)
    seen.add_count(two)


def building(g: ZhanGuo, seat: int, seen: Seen) -> None:
    """Points of walls, walls and palaces."""
    points = walls = palaces = 0
    for place in range(SECTIONS * WALL_CELLS):
        if g.walls[place] == seat:
            points += wall_value(g, seat, place // WALL_CELLS, place % WALL_CELLS)
            walls += 1
    for region in range(REGIONS):
        palaces += g.palaces[4 * region + seat]
    seen.add_count(points)
    seen.add_count(walls)
    seen.add_count(palaces)


def ruling(g: ZhanGuo, seat: int, player: Player, seen: Seen) -> None:
    """Regions by the colours of their officials, and those beyond; with officials at work, one worker, two, and those
    beyond; unrest, regions it has filled, and officials in the supply."""
    first = second = third = 0
    doubled = working = more_working = one = two = more = blocked = unrest = 0
    area = player.governor_area
    for region in range(REGIONS):
        at = 3 * region
        kinds = (1 if area[at] else 0) + (1 if area[at + 1] else 0) + (1 if area[at + 2] else 0)
        if kinds == 1:
            first += 1
        elif kinds == 2:
            second += 1
        elif kinds == 3:
            third += 1
        doubled += area[at] + area[at + 1] + area[at + 2] - kinds
        officials = player.officials_working(region)
        if officials:
            working += 1
            more_working += officials - 1
        workers = player.workers[region]
        if workers:
            one += 1
        if workers > 1:
            two += 1
            more += workers - 2
        if room_for_unrest(g, seat, region) == 0:
            blocked += 1
        unrest += player.unrest[region]
    seen.add_count(first)
    seen.add_count(second)
    seen.add_count(third)
    seen.add_count(doubled)
    seen.add_count(working)
    seen.add_count(more_working)
    seen.add_count(one)
    seen.add_count(two)
    seen.add_count(more)
    seen.add_count(unrest)
    seen.add_count(blocked)
    seen.add_count(player.officials_in_supply())


def learning(g: ZhanGuo, player: Player, seen: Seen) -> None:
    """Cards on the own board by their bonus, and regions full of cards."""
    bonuses = seen.skip(len(BONUSES))
    full = 0
    for card in player.cards:
        if card:
            seen.count_up(bonuses + g.box.card_bonus[card])
    for region in range(REGIONS):
        if player.cards_in(region) == 3:
            full += 1
    seen.add_count(full)
