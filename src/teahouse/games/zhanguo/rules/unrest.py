"""Unrest: one track for each region of a player board."""

from teahouse.games.zhanguo.rules.state import ZhanGuo


def room_for_unrest(g: ZhanGuo, seat: int, region: int) -> int:
    """How far unrest can still rise here: to the last printed cell (ZG-UNR-08..11, ZG-BRD-03)."""
    return g.board_of(seat).unrest_cells[region] - g.players[seat].unrest[region]


def at_the_rightmost_cell(g: ZhanGuo, seat: int, region: int) -> bool:
    """The cube blocks cards, recruiting and palaces of its region there (ZG-UNR-15..17, ZG-ACT-22)."""
    return room_for_unrest(g, seat, region) == 0


def palace_banned(g: ZhanGuo, seat: int, region: int) -> bool:
    """Rightmost cell, or a cell above the no-palace symbol (ZG-UNR-17..18)."""
    if at_the_rightmost_cell(g, seat, region):
        return True
    return g.players[seat].unrest[region] in g.board_of(seat).palace_block_cells[region]


def palace_calm(g: ZhanGuo, seat: int, region: int) -> int:
    """How far unrest must fall before a palace may be built here."""
    blocked = g.board_of(seat).palace_block_cells[region]
    unrest = g.players[seat].unrest[region]
    calm = unrest
    while calm in blocked or (calm == unrest and at_the_rightmost_cell(g, seat, region)):
        calm -= 1
    return unrest - calm


def raise_unrest(g: ZhanGuo, seat: int, region: int, by: int) -> None:
    """The cube of one's own region enters at the left and moves right (ZG-UNR-01..07, ZG-UNR-12)."""
    if by:
        g.players[seat].unrest[region] += by
        g.say("unrest-up", seat, region, by)


def lower_unrest(g: ZhanGuo, seat: int, region: int, by: int) -> None:
    """One cell left, or off the track; nothing happens on an empty track (ZG-UNR-13..14, ZG-BON-12, ZG-GOV-12)."""
    unrest = g.players[seat].unrest
    by = min(by, unrest[region])
    if by:
        unrest[region] -= by
        g.say("unrest-down", seat, region, by)
