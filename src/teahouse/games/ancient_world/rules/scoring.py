"""The end of the game: hungry citizens, banners, special cards, and who has won."""

from typing import TYPE_CHECKING

from teahouse.games.ancient_world.rules.box import EmpireCard
from teahouse.games.ancient_world.rules.properties import banners, counted
from teahouse.games.ancient_world.rules.words import TRIBES

if TYPE_CHECKING:
    from teahouse.games.ancient_world.rules.state import AncientWorld


def end_game(g: "AncientWorld") -> None:
    """After round 6 lost cards are restored and the players score (AW-END-01..03, AW-END-07, AW-END-11, AW-RND-04)."""
    g.say("scoring", -1)
    for seat in range(g.seats):
        hungry = len(g.players[seat].hungry)
        if hungry:
            g.say("vp-hungry", seat, -hungry * g.box.hungry_vp)
        g.players[seat].restore_all()
    g.finished = True
    for seat in range(g.seats):
        for tribe in range(len(TRIBES)):
            if banners(g, seat, tribe):
                g.say("vp-banners", seat, tribe, tribe_vp(g, seat, tribe))
        for building in g.players[seat].city:
            vp = special_vp(g, seat, g.box.empire[building.card])
            if vp:
                g.say("vp-card", seat, building.card, vp)
    for seat in g.winners():
        g.say("won", seat)


def points(g: "AncientWorld", seat: int) -> int:
    """Banners and special cards, less 2 for each hungry citizen, even below 0 (AW-END-02, AW-END-04, AW-END-18)."""
    vp = len(g.players[seat].hungry) * g.box.hungry_vp
    for tribe in range(len(TRIBES)):
        vp += tribe_vp(g, seat, tribe)
    for building in g.players[seat].city:
        vp += special_vp(g, seat, g.box.empire[building.card])
    return vp


def tribe_vp(g: "AncientWorld", seat: int, tribe: int) -> int:
    """By the table, for six banners of a tribe at most (AW-END-05..06)."""
    table = g.box.banner_vp
    return table[min(banners(g, seat, tribe), len(table) - 1)]


def special_vp(g: "AncientWorld", seat: int, card: EmpireCard) -> int:
    """What is printed on the card (AW-END-11, AW-END-21, AW-CLR-22)."""
    if card.end_per < 0:
        return 0
    count = counted(g, seat, card.end_per)
    if card.end_table:
        return card.end_table[min(count, len(card.end_table) - 1)]
    return card.end_each * count


def winners(g: "AncientWorld") -> list[int]:
    """Most VP, then coins, cards, knowledge; whoever is tied even then shares the victory (AW-END-12..17)."""
    best = max([standing(g, seat) for seat in range(g.seats)])
    return [seat for seat in range(g.seats) if standing(g, seat) == best]


def standing(g: "AncientWorld", seat: int) -> tuple[int, int, int, int]:
    """What players are compared by; neither coins on army cards nor cards put aside count (AW-END-17)."""
    player = g.players[seat]
    cards = len(player.city) + len(player.provinces) + len(player.titans)
    return (points(g, seat), player.coins, cards, player.knowledge)
