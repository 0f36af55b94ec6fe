"""Symbols in force, banners, and everything else that cards count."""

from typing import TYPE_CHECKING

from teahouse.games.ancient_world.rules.words import (
    C_BANNER,
    C_BANNER_SET,
    C_CITIZEN,
    C_FOOD,
    C_KNOWLEDGE,
    C_PROVINCE,
    C_TITAN,
    C_VETERAN,
    P_ARMY,
    P_FOOD,
    P_SPACE,
    TRIBES,
)

if TYPE_CHECKING:
    from teahouse.games.ancient_world.rules.state import AncientWorld


def symbols(g: "AncientWorld", seat: int, prop: int) -> int:
    """The symbols of a kind, added up: capital, provinces, titans, empire cards (AW-PRP-12..13, AW-TIT-23).

    Lost cards and cards put aside give nothing (AW-LOS-07, AW-XPL-03).
    """
    box = g.box
    player = g.players[seat]
    count = box.capital[prop]
    for province in player.provinces:
        count += box.provinces[province].props[prop]
    for titan in player.titans:
        count += box.titans[titan].props[prop]
    for building in player.city:
        if not building.lost:
            count += box.empire[building.card].props[prop]
    return count


def free_spaces(g: "AncientWorld", seat: int) -> int:
    """Every empire card, also a lost one, uses a space (AW-BLD-07..08, AW-BLD-16, AW-SET-25, AW-SET-28)."""
    return symbols(g, seat, P_SPACE) - len(g.players[seat].city)


def army_limit(g: "AncientWorld", seat: int) -> int:
    """As many armies as symbols (AW-PRP-02, AW-REC-09, AW-SET-27)."""
    return symbols(g, seat, P_ARMY)


def banners(g: "AncientWorld", seat: int, tribe: int) -> int:
    """On all owned empire cards, lost or not, titans and provinces, not on cards put aside (AW-END-03, 08..10)."""
    box = g.box
    player = g.players[seat]
    count = 0
    for building in player.city:
        count += box.empire[building.card].banners[tribe]
    for titan in player.titans:
        count += box.titans[titan].banners[tribe]
    for province in player.provinces:
        count += box.provinces[province].banners[tribe]
    return count


def banner_sets(g: "AncientWorld", seat: int) -> int:
    """Disjoint sets of different banners: the smallest count of a tribe (AW-CLR-23)."""
    return min([banners(g, seat, tribe) for tribe in range(len(TRIBES))])


def counted(g: "AncientWorld", seat: int, counter: int) -> int:
    """What a card counts with `per`, as it stands now."""
    player = g.players[seat]
    if counter == C_FOOD:
        return symbols(g, seat, P_FOOD)
    if counter == C_CITIZEN:
        return player.citizens()
    if counter == C_TITAN:
        return len(player.titans)
    if counter == C_PROVINCE:
        return len(player.provinces)
    if counter == C_VETERAN:
        return sum(len(army.disbanded) for army in player.armies)
    if counter == C_KNOWLEDGE:
        return player.knowledge
    if counter == C_BANNER_SET:
        return banner_sets(g, seat)
    return banners(g, seat, counter - C_BANNER)
