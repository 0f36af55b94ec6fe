"""A table of the Frosts."""

from typing import cast

from teahouse.games.great_wall.rules.expansions.chronicles.frost import Frosts
from teahouse.games.great_wall.rules.state import SEATS
from teahouse.games.great_wall.rules.words import RESOURCES, SECTIONS
from tests.games.great_wall.builder import Builder


def frost(seats: int = 3, space: int = 2, frost_deliveries: str = "several", frost_officials: str = "all") -> Builder:
    """A bare table without artifacts; the marker stands on a space of the track, counted from 1."""
    t = Builder(seats, scenario="frost", frost_deliveries=frost_deliveries, frost_officials=frost_officials)
    t.g.artifacts = []
    card(t).space = space - 1
    return t


def card(t: Builder) -> Frosts:
    (part,) = t.g.attached()
    return cast(Frosts, part)


def stock(t: Builder) -> list[int]:
    return [card(t).stock(t.g, kind) for kind in range(4)]


def stocked(t: Builder, wood: int = 9, stone: int = 9, gold: int = 9, chi: int = 9) -> Builder:
    """This much is left in the stock, whatever players hold."""
    for kind, count in enumerate((wood, stone, gold, chi)):
        card(t).tokens[kind] += count - card(t).stock(t.g, kind)
    return t


def sent(t: Builder, kind: str) -> list[int]:
    """Officials above a cell, by player."""
    first = SEATS * RESOURCES.index(kind)
    return card(t).sent[first : first + t.g.seats]


def checked(t: Builder, seat: int) -> Builder:
    """The check of defeated hordes in a player's turn has been made."""
    t.g.active = seat
    return t.happen("turn.checked", seat)


def breached(t: Builder, *hordes: str, **figures: str) -> Builder:
    """The hordes of the left section breach the wall."""
    t.fortifications()
    for name in hordes or ("keshig_left",):
        t.horde("left", name, "", **figures)
    return t.run("assault", 0)


def pillaged(t: Builder) -> Builder:
    """A horde finds no place."""
    for section in t.g.sections():
        for name in ("outriders", "foragers", "keshig"):
            t.horde(SECTIONS[section], f"{name}_{SECTIONS[section]}")
    return t.run("lay_out_horde")
