"""Sacrifice: warriors, officials and horde cards leave the game for good."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision
from teahouse.engine.shared_lists import without
from teahouse.games.great_wall.rules.box import Demand
from teahouse.games.great_wall.rules.coop.ending import court_of
from teahouse.games.great_wall.rules.moves import AREA, CAPTURED, OFFICIAL, POST, SHELTERED, SUPPLY_OFFICIAL, WARRIOR
from teahouse.games.great_wall.rules.state import SEATS, SECTION_COUNT, GreatWall
from teahouse.games.great_wall.rules.words import ANY_WARRIOR, ARCHER, AREAS, WARRIORS

TYPES: Final = len(WARRIORS)


def offerings(g: GreatWall, demand: Demand, seat: int) -> list[int]:
    """What a player could sacrifice, one entry a piece; not warriors with shame, in a fight or at work."""
    clan = g.clans[seat]
    if demand.what == "captured_horde":
        return [CAPTURED + card for card in clan.captured]
    found: list[int] = []
    if demand.what == "official":
        if demand.taken_from != "board":
            found += [SUPPLY_OFFICIAL] * clan.officials
        if demand.taken_from != "supply":
            for area in range(len(AREAS)):
                found += [OFFICIAL + area] * g.officials_in(area, seat)
        return found
    for warrior in range(TYPES):
        if demand.warrior not in (ANY_WARRIOR, warrior):
            continue
        if demand.taken_from != "board":
            found += [WARRIOR + warrior] * clan.supply[warrior]
        if demand.taken_from == "supply":
            continue
        for section in range(SECTION_COUNT):
            found += [SHELTERED + TYPES * section + warrior] * g.sheltered(section, seat, warrior)
            if warrior == ARCHER:
                found += [POST + section] * g.firing[SEATS * section + seat]
    return found


def sacrificable(g: GreatWall, demand: Demand, seat: int) -> int:
    return len(offerings(g, demand, seat))


def offer_sacrifice(g: GreatWall, seat: int, edict: int, line: int, left: int) -> None:
    """A question only where there is a choice."""
    if left == 0:
        return
    places = offerings(g, g.box.edicts[edict].demands[line], seat)
    if len(places) == left or places.count(places[0]) == len(places):
        for place in places[:left]:
            sacrifice(g, seat, place)
    else:
        g.ask(Sacrifice(seat, edict, line, left))


class Sacrifice(Decision[GreatWall]):
    """Which of the own pieces leaves the game? (GW-COOP-27)"""

    clause: ClassVar[str] = "GW-COOP-27"

    edict: int
    line: int
    left: int

    def candidates(self, g: GreatWall) -> list[int]:
        return sorted(set(offerings(g, g.box.edicts[self.edict].demands[self.line], self.seat)))

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if move in self.candidates(g) else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        sacrifice(g, self.seat, move)
        offer_sacrifice(g, self.seat, self.edict, self.line, self.left - 1)


def sacrifice(g: GreatWall, seat: int, place: int) -> None:
    """Out of the game, wherever the piece stood (GW-COOP-27)."""
    if place >= CAPTURED:
        sacrifice_horde(g, seat, place - CAPTURED)
    elif SUPPLY_OFFICIAL <= place < AREA:
        sacrifice_official(g, seat, place)
    else:
        sacrifice_warrior(g, seat, place)


def sacrifice_horde(g: GreatWall, seat: int, card: int) -> None:
    clan = g.clans[seat]
    place = clan.captured.index(card)
    clan.captured_shame = clan.captured_shame[:place] + clan.captured_shame[place + 1 :]
    clan.captured = without(clan.captured, card)
    court_of(g).lost_hordes.append(card)
    g.say("sacrificed-horde", seat, card)


def sacrifice_official(g: GreatWall, seat: int, place: int) -> None:
    if place == SUPPLY_OFFICIAL:
        g.clans[seat].officials -= 1
    else:
        g.officials[SEATS * (place - OFFICIAL) + seat] -= 1
    court_of(g).lost_officials.append(seat)
    g.say("sacrificed-official", seat)


def sacrifice_warrior(g: GreatWall, seat: int, place: int) -> None:
    if place >= WARRIOR:
        warrior = place - WARRIOR
        g.clans[seat].supply[warrior] -= 1
    elif place >= SHELTERED:
        section, warrior = (place - SHELTERED) // TYPES, (place - SHELTERED) % TYPES
        g.shelters[4 * (SEATS * section + seat) + warrior] -= 1
    else:
        warrior = ARCHER
        g.firing[SEATS * (place - POST) + seat] -= 1
    court_of(g).lost_warriors.append(4 * seat + warrior)
    g.say("sacrificed-warrior", seat, warrior)
