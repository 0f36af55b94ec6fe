"""Shame tokens of the ghosts: set aside and placed in winter, taken back for defeated hordes and before the assault."""

from typing import ClassVar

from teahouse.engine.decision import Decision
from teahouse.games.great_wall.rules.expansions.chronicles.ghost.card import GhostCard
from teahouse.games.great_wall.rules.expansions.chronicles.warehouse import AREA_WAREHOUSE, WAREHOUSE
from teahouse.games.great_wall.rules.moves import AREA, PASS, SECTION
from teahouse.games.great_wall.rules.officials import exists
from teahouse.games.great_wall.rules.state import SEATS, GreatWall
from teahouse.games.great_wall.rules.words import AREAS, BARRACKS, TEA_HOUSE


def card_of(g: GreatWall) -> GhostCard:
    for expansion in g.attached():
        if isinstance(expansion, GhostCard):
            return expansion
    raise AssertionError("there are no Hungry Ghosts on this table")


def place_of(move: int) -> int:
    """The area a move names, or the warehouse; -1 for any other move."""
    if move == AREA_WAREHOUSE:
        return WAREHOUSE
    return move - AREA if AREA <= move < SECTION else -1


def move_to(area: int) -> int:
    return AREA_WAREHOUSE if area == WAREHOUSE else AREA + area


# -- after the assault -------------------------------------------------------------------------------


def set_aside(g: GreatWall) -> None:
    """One for each row with a horde, as far as the supply goes; hordes stand without gaps (GWX-GHOST-04..08)."""
    card = card_of(g)
    rows = max([len(hordes) for hordes in g.field])
    card.aside = min(rows, g.box.constants.horde_rows, g.shame_supply)
    g.shame_supply -= card.aside
    if card.aside:
        g.say("ghosts-come", -1, card.aside)
    g.then(place_next_ghost, 0)


def place_next_ghost(g: GreatWall, turn: int) -> None:
    """In tea order, from the top again while tokens are left; the Reed clan places none (GWX-GHOST-09, 11, 12, 32)."""
    players = g.players()
    if card_of(g).aside:
        g.ask(PlaceGhost(players[turn % len(players)], turn))


class PlaceGhost(Decision[GreatWall]):
    """Into which area does the token go? It must go somewhere (GWX-GHOST-09, 11)."""

    clause: ClassVar[str] = "GWX-GHOST-09"

    turn: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [move_to(area) for area in range(len(AREAS) + 1)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        """Eight areas and the warehouse, one token each (GWX-GHOST-10, 16..18)."""
        area = place_of(move)
        if area < 0 or area < WAREHOUSE and not exists(g, area):
            return self.clause
        if area in (TEA_HOUSE, BARRACKS):
            return "GWX-GHOST-16"
        return "GWX-GHOST-10" if area in card_of(g).haunted else None

    def take(self, g: GreatWall, move: int) -> None:
        area = place_of(move)
        card = card_of(g)
        card.aside -= 1
        card.haunted.append(area)
        if area == WAREHOUSE:
            g.say("ghost-to-warehouse", self.seat)
        else:
            g.say("ghost-placed", self.seat, area)
            drive_out(g, area)
        g.then(place_next_ghost, self.turn + 1)


def drive_out(g: GreatWall, area: int) -> None:
    """Officials go home, also from a full area, which is not activated; Reed's stays (GWX-GHOST-13, 14, 31)."""
    for seat in range(g.seats):
        g.clans[seat].officials += g.officials[SEATS * area + seat]
        g.officials[SEATS * area + seat] = 0


# -- taking tokens back ------------------------------------------------------------------------------


def dispel(g: GreatWall, seat: int, area: int) -> None:
    """A token returns to the shame supply (GWX-GHOST-22, 26)."""
    card_of(g).haunted.remove(area)
    g.shame_supply += 1
    if area == WAREHOUSE:
        g.say("ghost-left-warehouse", seat)
    else:
        g.say("ghost-dispelled", seat, area)


def dispel_all(g: GreatWall) -> None:
    """At the start of the assault (GWX-GHOST-20)."""
    card = card_of(g)
    if card.haunted:
        g.say("ghosts-go", -1, len(card.haunted))
    g.shame_supply += len(card.haunted)
    card.haunted = []


def offer_dispelling(g: GreatWall, seat: int, must: int) -> None:
    """After every defeated horde, as long as there is a token (GWX-GHOST-22..25)."""
    if card_of(g).haunted:
        g.ask(DispelGhost(seat, must))


class DispelGhost(Decision[GreatWall]):
    """Which token goes back? Whoever took the card may; else the first in tea order must (GWX-GHOST-22..24)."""

    clause: ClassVar[str] = "GWX-GHOST-22"

    must: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [PASS, *[move_to(area) for area in card_of(g).haunted]]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == PASS:
            return "GWX-GHOST-24" if self.must else None
        return None if place_of(move) in card_of(g).haunted else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move != PASS:
            dispel(g, self.seat, place_of(move))
