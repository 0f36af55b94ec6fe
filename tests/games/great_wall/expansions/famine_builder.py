"""A table of the Great Famine."""

from typing import cast

from teahouse.games.great_wall.rules.expansions.chronicles.famine import Famine
from teahouse.games.great_wall.rules.expansions.chronicles.famine.supply import mouths
from teahouse.games.great_wall.rules.words import SECTIONS
from tests.games.great_wall.builder import Builder


def famine(seats: int = 3, food: int = 8, limit: int = 18) -> Builder:
    """A bare table without artifacts; everybody has this much food."""
    t = Builder(seats, scenario="famine")
    t.g.artifacts = []
    card(t).limit = limit
    for seat in range(seats):
        card(t).food[seat] = food
    return t


def card(t: Builder) -> Famine:
    (part,) = t.g.attached()
    return cast(Famine, part)


def food(t: Builder) -> list[int]:
    return card(t).food[: t.g.seats]


def eaters(t: Builder) -> list[int]:
    """Figures of each player that want to eat."""
    return [mouths(t.g, seat) for seat in range(t.g.seats)]


def supply(t: Builder) -> Builder:
    """Winter is nearly over: the supply phase."""
    return t.happen("winter.end")


def filled(t: Builder) -> Builder:
    """No section has a free row."""
    for section in t.g.sections():
        for name in ("outriders", "siege_train", "keshig"):
            t.horde(SECTIONS[section], f"{name}_{SECTIONS[section]}")
    return t
