"""Conservation laws: what holds of every position, whatever was played."""

from teahouse.games.zhanguo.rules.moves import WORKER_CUBE
from teahouse.games.zhanguo.rules.names import CARDS, COLOURS, OFFICIALS, REGIONS
from teahouse.games.zhanguo.rules.reassign import ReassignTo
from teahouse.games.zhanguo.rules.state import Player, ZhanGuo


def broken_laws(g: ZhanGuo) -> list[str]:
    """Every law this position breaks: the clause and a short sentence; a position of real play breaks none."""
    broken: list[str] = []
    for seat in range(g.seats):
        officials_stay(g, seat, broken)
        worker_areas_hold_two(g, seat, broken)
        unrest_stays_on_its_track(g, seat, broken)
        nobody_owes_workers(g.players[seat], seat, broken)
        pieces_stay(g, seat, broken)
    markers_stay(g, broken)
    cards_stay(g, broken)
    palaces_fit(g, broken)
    return broken


def officials_stay(g: ZhanGuo, seat: int, broken: list[str]) -> None:
    """Supply, governor areas and worker areas hold five officials of each colour (ZG-INV-01)."""
    player = g.players[seat]
    for colour in range(len(OFFICIALS)):
        count = player.supply[colour]
        owed = count < 0
        for cube in range(colour, REGIONS * 3, 3):
            count += player.governor_area[cube] + player.worker_area[cube]
            owed = owed or player.governor_area[cube] < 0 or player.worker_area[cube] < 0
        if owed or count != g.box.officials_per_colour:
            broken.append(f"ZG-INV-01: seat {seat} has {count} {OFFICIALS[colour]} officials")


def worker_areas_hold_two(g: ZhanGuo, seat: int, broken: list[str]) -> None:
    """At most two officials work in a region, besides one just passing through (ZG-INV-04)."""
    player = g.players[seat]
    passed = region_passed(g, seat)
    for region in range(REGIONS):
        most = 3 if region == passed else 2
        if player.officials_working(region) > most:
            broken.append(f"ZG-INV-04: too many officials work in region {region + 1} of seat {seat}")


def region_passed(g: ZhanGuo, seat: int) -> int:
    """The full worker area this player's official must leave with the next point, or -1 (ZG-REA-07, 08)."""
    for decision in g.open:
        if isinstance(decision, ReassignTo) and decision.seat == seat and decision.passing:
            return (decision.cube - WORKER_CUBE) // 3
    return -1


def unrest_stays_on_its_track(g: ZhanGuo, seat: int, broken: list[str]) -> None:
    """Never below 0, never past the last cell; without a board there is no unrest (ZG-INV-05)."""
    player = g.players[seat]
    for region in range(REGIONS):
        cells = g.board_of(seat).unrest_cells[region] if player.board >= 0 else 0
        if not 0 <= player.unrest[region] <= cells:
            broken.append(f"ZG-INV-05: unrest of region {region + 1} of seat {seat} is {player.unrest[region]}")


def nobody_owes_workers(player: Player, seat: int, broken: list[str]) -> None:
    """Whatever was paid was there (ZG-CRT-06)."""
    for region in range(REGIONS):
        if player.workers[region] < 0:
            broken.append(f"ZG-CRT-06: seat {seat} owes workers in region {region + 1}")


def pieces_stay(g: ZhanGuo, seat: int, broken: list[str]) -> None:
    """Governors, palaces, walls and discs are in the supply or on the main board (ZG-INV-06)."""
    player = g.players[seat]
    box = g.box
    governors = g.squares.count(seat)
    palaces = 0
    for region in range(REGIONS):
        governors += g.beside[4 * region + seat]
        palaces += g.palaces[4 * region + seat]
    if player.governors < 0 or player.governors + governors != box.governors:
        broken.append(f"ZG-INV-06: seat {seat} has {player.governors} and {governors} governors")
    if player.palaces < 0 or player.palaces + palaces != box.palaces:
        broken.append(f"ZG-INV-06: seat {seat} has {player.palaces} and {palaces} palaces")
    if player.walls < 0 or player.walls + g.walls.count(seat) != box.walls:
        broken.append(f"ZG-INV-06: seat {seat} has {player.walls} and {g.walls.count(seat)} walls")
    if player.discs < 0 or player.discs + g.claims.count(seat) != box.task_discs:
        broken.append(f"ZG-INV-06: seat {seat} has {player.discs} and {g.claims.count(seat)} task discs")
    if g.track.count(seat) + g.column.count(seat) != 1:
        broken.append(f"ZG-INV-06: the rewards zone does not hold one disc of seat {seat}")


def markers_stay(g: ZhanGuo, broken: list[str]) -> None:
    """Markers of each colour are in the general supply, beside the court or with players (ZG-INV-02)."""
    for colour in range(len(COLOURS)):
        short = g.short[colour]
        tall = g.tall[colour]
        owed = short < 0 or tall < 0
        for player in g.players:
            short += player.short[colour]
            tall += player.tall[colour]
            owed = owed or player.short[colour] < 0 or player.tall[colour] < 0
        if owed or short != g.box.short_markers[colour][g.seats] or tall != g.box.tall_markers[colour]:
            broken.append(f"ZG-INV-02: there are {short} short and {tall} tall {COLOURS[colour]} markers")


def cards_stay(g: ZhanGuo, broken: list[str]) -> None:
    """Every card lies in one place: a deck, a hand, the court, a player board, or put aside in a draft (ZG-INV-03)."""
    times = [0] * (CARDS + 1)
    for deck in g.decks:
        for card in deck:
            times[card] += 1
    for card in g.court:
        times[card] += 1
    for player in g.players:
        for card in player.hand:
            times[card] += 1
        for card in player.set_aside:
            times[card] += 1
        for card in player.cards:
            times[card] += 1
    for card in range(1, CARDS + 1):
        if times[card] != 1:
            broken.append(f"ZG-INV-03: card {card} lies in {times[card]} places")


def palaces_fit(g: ZhanGuo, broken: list[str]) -> None:
    """A region never holds more palaces than there are players (ZG-INV-07)."""
    for region in range(REGIONS):
        if g.palaces_in(region) > g.seats:
            broken.append(f"ZG-INV-07: region {region + 1} holds {g.palaces_in(region)} palaces")
