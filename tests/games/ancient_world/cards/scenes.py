"""What many scenarios begin with: seat 0 gets a card in the way of its kind."""

from collections import Counter

from tests.games.ancient_world.builder import Builder
from tests.games.ancient_world.cards.printed import EMPIRE, PROVINCES, TITANS

POINTS = {1: 1, 2: 2, 3: 4}
"""By number of banners of a tribe."""


def receive(t: Builder, card: str, skill: int = 1) -> Builder:
    """Seat 0 builds an empire card, takes a province or defeats a titan, and is on turn again with an empty purse.

    The armies of the start stay unused.
    """
    if card in EMPIRE:
        t.row(card).purse(0, EMPIRE[card].coins, EMPIRE[card].knowledge).place(skill, "cell build", f"empire {card}")
    elif card in PROVINCES:
        t.province_deck(card).purse(0, 0, 1).place(skill, "cell expand")
    else:
        t.titan(card).army(0, "war_elephants").serving(0, sword=TITANS[card].defence)
        t.dice("blank " * len(TITANS[card].banners.split()))
        t.purse(0, 1).fight(card, "war_elephants").serving(0)
    return t.turn(0).purse(0, 0)


def points_of_banners(banners: str) -> dict[str, int]:
    """What a city with the two starting cards and these banners scores for its tribes."""
    return {tribe: POINTS[count] for tribe, count in Counter(f"blue yellow {banners}".split()).items()}


def scored_by_tribe(t: Builder) -> dict[str, int]:
    """What the end of the game gives seat 0 for banners."""
    scored = t.finish().scored(0)
    return {tribe: scored[tribe] for tribe in ("red", "green", "purple", "blue", "yellow") if tribe in scored}
