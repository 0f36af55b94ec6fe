"""The supply phase: food for everybody on the board, and who is not fed goes home."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision
from teahouse.engine.shared_lists import with_number
from teahouse.games.great_wall.rules.expansions.chronicles.famine.track import famine
from teahouse.games.great_wall.rules.killing import take_off
from teahouse.games.great_wall.rules.moves import AREA, OFFICIAL, POST, SHELTERED, TAKE, WARRIOR, family
from teahouse.games.great_wall.rules.state import DAMAGE, SEATS, SECTION_COUNT, GreatWall
from teahouse.games.great_wall.rules.words import ARCHER, AREAS, PAGODA, SECTIONS, WARRIORS

ROWS: Final = 3
TYPES: Final = len(WARRIORS)

OVERSEER: Final = family([f"overseer {area}" for area in AREAS[: PAGODA + 1]])
"""OVERSEER + area: an own overseer."""
STANDING: Final = family(
    [f"standing {section}.{row + 1}.{warrior}" for section in SECTIONS for row in range(ROWS) for warrior in WARRIORS]
)
"""STANDING + TYPES * (ROWS * section + row) + warrior: an own warrior on a horde card."""
STANDINGS: Final = SECTION_COUNT * ROWS * TYPES


def figures_at(g: GreatWall, seat: int, move: int) -> int:
    """How many own figures stand at the place a move names: of warriors, overseers and officials (GWX-FAMINE-27).

    Not those of the supply or the pool, nor the official on the food track (GWX-FAMINE-30, 33).
    """
    if OFFICIAL <= move < AREA:
        return g.officials_in(move - OFFICIAL, seat)
    if POST <= move < SHELTERED:
        return g.firing[SEATS * (move - POST) + seat]
    if SHELTERED <= move < WARRIOR:
        return g.sheltered((move - SHELTERED) // TYPES, seat, (move - SHELTERED) % TYPES)
    if OVERSEER <= move <= OVERSEER + PAGODA:
        return 1 if g.clans[seat].overseers[move - OVERSEER] >= 0 else 0
    if STANDING <= move < STANDING + STANDINGS:
        place, warrior = (move - STANDING) // TYPES, (move - STANDING) % TYPES
        section, row = place // ROWS, place % ROWS
        return g.field[section][row].figures(seat, warrior) if row < len(g.field[section]) else 0
    return 0


def places() -> list[int]:
    return [
        *range(OFFICIAL, OFFICIAL + len(AREAS)),
        *range(OVERSEER, OVERSEER + PAGODA + 1),
        *range(POST, SHELTERED),
        *range(SHELTERED, WARRIOR),
        *range(STANDING, STANDING + STANDINGS),
    ]


PLACES: Final = places()
"""Everywhere on the board where figures are fed."""


def mouths(g: GreatWall, seat: int) -> int:
    """One food each, an overseer too (GWX-FAMINE-27, 31, 32)."""
    return sum(figures_at(g, seat, place) for place in PLACES)


def supply_phase(g: GreatWall) -> None:
    """In tea order; the Reed clan is not fed (GWX-FAMINE-26, 36, 37)."""
    g.say("supply-phase", -1)
    for seat in g.players():
        g.then(feed, seat)


def feed(g: GreatWall, seat: int) -> None:
    """Without food nobody can be fed; else the player chooses (GWX-FAMINE-28, 29)."""
    if famine(g).food[seat]:
        if mouths(g, seat):
            g.ask(FeedFigures(seat))
        return
    for place in PLACES:
        for _ in range(figures_at(g, seat, place)):
            send_home(g, seat, place)


class FeedFigures(Decision[GreatWall]):
    """Who goes hungry, or is everybody fed who is still there? (GWX-FAMINE-27..29)"""

    clause: ClassVar[str] = "GWX-FAMINE-28"

    def candidates(self, g: GreatWall) -> list[int]:
        return [TAKE] + [place for place in PLACES if figures_at(g, self.seat, place)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == TAKE:
            return None if mouths(g, self.seat) <= famine(g).food[self.seat] else "GWX-FAMINE-17"
        return None if figures_at(g, self.seat, move) else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move == TAKE:
            fed = mouths(g, self.seat)
            famine(g).food[self.seat] -= fed
            g.say("fed", self.seat, fed, famine(g).food[self.seat])
        else:
            send_home(g, self.seat, move)
            g.then(feed, self.seat)


def send_home(g: GreatWall, seat: int, move: int) -> None:
    """To the personal supply; on a horde damage takes the place of a warrior (GWX-FAMINE-28, 34, 35)."""
    clan = g.clans[seat]
    if move < AREA:
        g.officials[SEATS * (move - OFFICIAL) + seat] -= 1
        clan.officials += 1
        g.say("hungry-official", seat, move - OFFICIAL)
    elif move >= STANDING:
        place, warrior = (move - STANDING) // TYPES, (move - STANDING) % TYPES
        section, row = place // ROWS, place % ROWS
        take_off(g, g.field[section][row], seat, warrior, DAMAGE)
        clan.supply[warrior] += 1
        g.say("hungry-warrior", seat, warrior, section)
    elif move >= OVERSEER:
        area = move - OVERSEER
        clan.supply[clan.overseer_warriors[area]] += 1
        clan.overseers = with_number(clan.overseers, area, -1)
        clan.overseer_warriors = with_number(clan.overseer_warriors, area, -1)
        g.say("hungry-overseer", seat, area)
    elif move >= SHELTERED:
        section, warrior = (move - SHELTERED) // TYPES, (move - SHELTERED) % TYPES
        g.shelters[TYPES * (SEATS * section + seat) + warrior] -= 1
        clan.supply[warrior] += 1
        g.say("hungry-warrior", seat, warrior, section)
    else:
        section = move - POST
        g.firing[SEATS * section + seat] -= 1
        clan.supply[ARCHER] += 1
        g.say("hungry-warrior", seat, ARCHER, section)
