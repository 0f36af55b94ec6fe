"""The end of the game: governors, markers, tasks, walls."""

from teahouse.games.zhanguo.rules.names import (
    BEIGE,
    BROWN,
    COLOUR_SETS,
    GREY,
    HAS_BEIGE,
    HAS_BROWN,
    HAS_GREY,
    HAS_ORANGE,
    HAS_RED,
    HAS_WHITE,
    MINUS_UNREST,
    NO_UNREST,
    OFFICIALS_GE_UNREST,
    ORANGE,
    RED,
    REGIONS,
    SECTIONS,
    THREE_CARDS,
    TWO_SAME,
    WALL_CELLS,
    WHITE,
)
from teahouse.games.zhanguo.rules.state import Player, ZhanGuo


def end_game(g: ZhanGuo) -> None:
    """The black VP symbols, in this order, and nothing else (ZG-END-01, ZG-END-18, ZG-SET-17, ZG-SET-33)."""
    g.turn_of = -1
    g.say("scoring", -1)
    score_governors(g)
    score_markers(g)
    score_tasks(g)
    score_walls(g)
    g.finished = True
    g.say("won", g.winners()[0])


def score_governors(g: ZhanGuo) -> None:
    """9 VP and 3 for each own governor to the majority of each region; ties share (ZG-END-02..07, ZG-END-19..20)."""
    for region in range(REGIONS):
        counts = [g.governors_of(seat, region) for seat in range(g.seats)]
        most = max(counts)
        if most == 0:
            continue
        leaders = [seat for seat in range(g.seats) if counts[seat] == most]
        share = (g.box.governor_majority_vp + g.box.governor_vp * most) // len(leaders)
        for seat in leaders:
            g.score(seat, share, "vp-governors", region)


def score_markers(g: ZhanGuo) -> None:
    """Most value in each colour; a tie goes to the higher disc alone (ZG-END-08..12)."""
    for colour in (BEIGE, ORANGE, BROWN):
        best = g.track[0]
        for seat in g.track:
            if g.players[seat].markers(colour) > g.players[best].markers(colour):
                best = seat
        if g.players[best].markers(colour):
            g.score(best, g.box.majority_vp[colour], "vp-markers", colour)


def score_tasks(g: ZhanGuo) -> None:
    """In each section: the sum under one's discs, times the number of discs (ZG-END-13, ZG-END-21, ZG-TSK-18)."""
    for seat in range(g.seats):
        total = 0
        for section in range(2):
            under = discs_in_section(g, seat, section)
            total += sum(under) * len(under)
        g.score(seat, total, "vp-tasks")


def discs_in_section(g: ZhanGuo, seat: int, section: int) -> list[int]:
    """The VP under each own disc of one task section."""
    under: list[int] = []
    for slot in range(3 * section, 3 * section + 3):
        for cell in range(len(g.box.task_cell_vp[slot])):
            if g.claims[4 * slot + cell] == seat:
                under.append(g.box.task_cell_vp[slot][cell])
    return under


def score_walls(g: ZhanGuo) -> None:
    """Every wall by its own cell and the tile of its section (ZG-END-14, ZG-TIL-02, ZG-WAL-02)."""
    for seat in range(g.seats):
        total = 0
        for section in range(SECTIONS):
            for cell in range(WALL_CELLS):
                if g.walls[WALL_CELLS * section + cell] == seat:
                    total += wall_value(g, seat, section, cell)
        g.score(seat, total, "vp-walls")


def wall_value(g: ZhanGuo, seat: int, section: int, cell: int) -> int:
    """The VP level of the cell's bars times what the criterion counts (ZG-TIL-01, ZG-TIL-08..09, ZG-TIL-15..17)."""
    criterion = g.tiles[section]
    vp = g.box.criterion_vp[criterion][g.box.cell_bars[section][cell] - 1]
    player = g.players[seat]
    if criterion == MINUS_UNREST:
        return max(0, vp - sum(unrest for unrest in player.unrest))
    if criterion == COLOUR_SETS:
        fewer = min(cards_of_colour(g, player, BEIGE), cards_of_colour(g, player, ORANGE))
        return vp * min(fewer, cards_of_colour(g, player, BROWN))
    return vp * sum(1 for region in range(REGIONS) if region_counts(g, player, criterion, region))


def cards_of_colour(g: ZhanGuo, player: Player, colour: int) -> int:
    return sum(1 for card in player.cards if card and g.box.card_colour[card] == colour)


def cards_of_colour_in(g: ZhanGuo, player: Player, region: int, colour: int) -> int:
    """The cards of a colour at one region."""
    count = 0
    for slot in range(3 * region, 3 * region + 3):
        card = player.cards[slot]
        if card and g.box.card_colour[card] == colour:
            count += 1
    return count


def region_counts(g: ZhanGuo, player: Player, criterion: int, region: int) -> bool:
    """Does this region count, once, for a criterion that counts regions? (ZG-TIL-03..14, ZG-TIL-16, ZG-TIL-18)"""
    if criterion == NO_UNREST:
        return player.unrest[region] == 0
    if criterion == OFFICIALS_GE_UNREST:
        officials = player.officials_governing(region) + player.officials_working(region)
        return officials >= player.unrest[region]
    if criterion == HAS_GREY:
        return has_official(player, region, GREY)
    if criterion == HAS_RED:
        return has_official(player, region, RED)
    if criterion == HAS_WHITE:
        return has_official(player, region, WHITE)
    if criterion == THREE_CARDS:
        return player.cards_in(region) == 3
    if criterion == TWO_SAME:
        return any(cards_of_colour_in(g, player, region, colour) > 1 for colour in (BEIGE, ORANGE, BROWN))
    if criterion == HAS_ORANGE:
        return cards_of_colour_in(g, player, region, ORANGE) > 0
    if criterion == HAS_BROWN:
        return cards_of_colour_in(g, player, region, BROWN) > 0
    assert criterion == HAS_BEIGE
    return cards_of_colour_in(g, player, region, BEIGE) > 0


def has_official(player: Player, region: int, colour: int) -> bool:
    """In either area (ZG-TIL-05..07)."""
    return player.governor_area[3 * region + colour] + player.worker_area[3 * region + colour] > 0
