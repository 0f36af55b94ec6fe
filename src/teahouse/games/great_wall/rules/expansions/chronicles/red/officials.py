"""Officials come from the pool and go back to it (GWX-RED-12..15, 25..30, 32, 33)."""

from typing import ClassVar

from teahouse.engine.decision import Decision
from teahouse.games.great_wall.rules.expansions.chronicles.red.rebellion import sheet_of
from teahouse.games.great_wall.rules.moves import AREA, OFFICIAL, PASS, SUPPLY_OFFICIAL, TAKE
from teahouse.games.great_wall.rules.state import SEATS, GreatWall
from teahouse.games.great_wall.rules.words import AREAS


def receive_official(g: GreatWall, seat: int) -> None:
    """One of the player's own colour, if the pool has one (GWX-RED-15, 26)."""
    clan = g.clans[seat]
    if clan.pool:
        clan.pool -= 1
        clan.officials += 1
        g.say("official-received", seat)


# -- in summer -------------------------------------------------------------------------------------


def offer_official(g: GreatWall, seat: int) -> None:
    """Once for each player who could (GWX-RED-12, 13)."""
    if refuse_official(g, seat) is None:
        g.ask(OfficialForHonor(seat))


def refuse_official(g: GreatWall, seat: int) -> str | None:
    """The player has the honour, and an official in the pool (GWX-RED-14, 15)."""
    if g.clans[seat].pool == 0:
        return "GWX-RED-15"
    return None if g.clans[seat].honor >= sheet_of(g).official else "GWX-RED-14"


class OfficialForHonor(Decision[GreatWall]):
    """Does the player lose honour for an official of the pool? (GWX-RED-12)"""

    clause: ClassVar[str] = "GWX-RED-12"

    def candidates(self, g: GreatWall) -> list[int]:
        return [TAKE, PASS]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == PASS:
            return None
        return refuse_official(g, self.seat) if move == TAKE else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move == TAKE:
            g.gain_honor(self.seat, -sheet_of(g).official, "honor-lost")
            receive_official(g, self.seat)


# -- after an activation ---------------------------------------------------------------------------


def send_one_to_pool(g: GreatWall, area: int) -> None:
    """Whoever has the most officials there, of equals the one higher in tea order (GWX-RED-27..30)."""
    there = [g.officials_in(area, seat) for seat in g.tea]
    if max(there):
        return_official(g, g.tea[there.index(max(there))], area)


def return_official(g: GreatWall, seat: int, area: int) -> None:
    """From an area, or (-1) from the supply."""
    g.clans[seat].pool += 1
    if area < 0:
        g.clans[seat].officials -= 1
        g.say("official-given-up", seat)
    else:
        g.officials[SEATS * area + seat] -= 1
        g.say("official-returned", seat, area)


# -- after a pillage -------------------------------------------------------------------------------


def own_officials(g: GreatWall, seat: int) -> list[int]:
    """Where a player has officials, as moves: the supply and any area, also a full one (GWX-RED-33)."""
    places = [SUPPLY_OFFICIAL] if g.clans[seat].officials else []
    return places + [OFFICIAL + area for area in range(len(AREAS)) if g.officials_in(area, seat)]


def give_up_official(g: GreatWall, seat: int) -> None:
    """A question only where there is a choice; a player who has none returns none (GWX-RED-32, 33)."""
    places = own_officials(g, seat)
    if len(places) > 1:
        g.ask(ReturnOfficial(seat))
    elif places:
        return_from(g, seat, places[0])


def return_from(g: GreatWall, seat: int, place: int) -> None:
    return_official(g, seat, -1 if place == SUPPLY_OFFICIAL else place - OFFICIAL)


class ReturnOfficial(Decision[GreatWall]):
    """Which official goes back to the pool? (GWX-RED-32, 33)"""

    clause: ClassVar[str] = "GWX-RED-32"

    def candidates(self, g: GreatWall) -> list[int]:
        return own_officials(g, self.seat)

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move in self.candidates(g):
            return None
        return "GWX-RED-33" if SUPPLY_OFFICIAL <= move < AREA else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        return_from(g, self.seat, move)
