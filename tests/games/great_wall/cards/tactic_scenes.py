"""Scenes for tactic cards: for each card a position in which seat 0 has just been asked whether to play it."""

from collections.abc import Callable

from teahouse.games.great_wall.rules.words import RESOURCES
from tests.games.great_wall.builder import Builder

Scene = Callable[[Builder], Builder]


def add(t: Builder, **goods: int) -> Builder:
    """More resources for seat 0."""
    for kind, count in goods.items():
        t.clan(0).resources[RESOURCES.index(kind)] += count
    return t


def own_turn(t: Builder) -> Builder:
    """The turn of seat 0, its order declined."""
    return t.orders_on_track((0, "betrayal")).turn(0).play("pass")


def recruit(t: Builder, *moves: str) -> Builder:
    """Seat 0 uses the barracks for a spearman it can just pay."""
    add(t, wood=1, gold=1).officials(0, barracks=1)
    return t.activate("barracks", enhanced=True).play("warrior spearman", *moves)


def attack(t: Builder) -> Builder:
    """A spearman of seat 0 strikes a horde that lies in front of the left section."""
    return recruit(t, "cell left.1.a")


def defeat(t: Builder) -> Builder:
    """Outriders fall at the end of another player's turn, with a spearman of seat 0 on them."""
    t.horde("left", "outriders_left", damage="bc", p0="a:spearman")
    return t.orders_on_track((1, "betrayal")).turn(1).play("pass")


def raise_wall(t: Builder) -> Builder:
    """Seat 0 builds the first level of the left section out of the warehouse."""
    t.g.warehouse = [8, 0, 0]
    return t.officials(0, builders_camp=1).activate("builders_camp").play("raise left")


def reveal(t: Builder, *orders: str) -> Builder:
    """All choose their orders."""
    t.run("autumn")
    for seat, order in enumerate(orders):
        t.play(f"order {order}", seat=seat)
    return t


def be_ashamed(t: Builder) -> Builder:
    """Seat 0 is alone in the sawmill."""
    return t.officials(0, sawmill=1).activate("sawmill").play("shame spearman")


def collect(t: Builder) -> Builder:
    """Seat 0 collects a stone."""
    return t.officials(0, quarry=1).activate("quarry", enhanced=True)


SCENES: dict[str, Scene] = {
    "retreat": defeat,
    "volley": lambda t: own_turn(t.horde("left", "foragers_left").post(0, "left")),
    "night_sortie": lambda t: own_turn(t.horde("left", "foragers_left").shelter(0, "left", "spearman")),
    "fire_arrows": lambda t: t.horde("left", "foragers_left").post(0, "left").run("winter"),
    "flank_attack": lambda t: attack(t.horde("left", "foragers_left")),
    "plunder": lambda t: attack(t.horde("left", "foragers_left")),
    "new_blueprints": raise_wall,
    "triumph": defeat,
    "spear_wall": lambda t: recruit(add(t, wood=1), "shelter left"),
    "light_horse": lambda t: recruit(t, "shelter left"),
    "ambush": lambda t: t.run("lay_out_horde"),
    "rain_of_stones": lambda t: t.walls(middle=2).horde("left", "foragers_left").run("winter"),
    "feigned_flight": lambda t: own_turn(t.horde("left", "foragers_left").horde("left", "keshig_left")),
    "last_stand": defeat,
    "save_face": lambda t: t.fortifications().horde("left", "outriders_left").run("assault", 0),
    "hasty_repairs": lambda t: add(t, wood=1).fortifications().run("winter"),
    "extra_shift": collect,
    "swift_orders": lambda t: own_turn(t.officials(0, quarry=1)),
    "palace_spy": lambda t: reveal(t.tea(1, 2, 0), "tyranny", "tyranny", "economy"),
    "penance": be_ashamed,
}
"""What the card costs, seat 0 does not have here."""


def scene(t: Builder, name: str, **goods: int) -> Builder:
    """Seat 0 holds this card, and these resources besides what the scene needs."""
    return SCENES[name](add(t.tactics(0, name), **goods))
