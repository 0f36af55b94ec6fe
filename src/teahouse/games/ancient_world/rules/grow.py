"""New citizens: grown on the board, or brought by a card that is received (AW-GRO, AW-PRP-05)."""

from teahouse.games.ancient_world.rules.box import Effect
from teahouse.games.ancient_world.rules.purse import Purse
from teahouse.games.ancient_world.rules.reactions import announce, react
from teahouse.games.ancient_world.rules.scripts import register
from teahouse.games.ancient_world.rules.state import AncientWorld
from teahouse.games.ancient_world.rules.words import E_GROW, P_CITIZEN, T_GAIN_CARD, T_GAIN_CITIZEN


def grow(g: AncientWorld, e: Effect, seat: int, discount: int) -> None:
    """The new citizen waits on the Hungry cell for the next round (AW-GRO-01..03)."""
    player = g.players[seat]
    skill = player.supply[0]
    player.supply = player.supply[1:]
    player.hungry = [*player.hungry, skill]
    g.say("grew", seat, skill)
    announce(g, seat, T_GAIN_CITIZEN)


def refuse_grow(g: AncientWorld, e: Effect, seat: int, purse: Purse, discount: int) -> str | None:
    return None if g.players[seat].supply else "AW-GRO-05"


def welcome_citizen(g: AncientWorld, seat: int) -> None:
    """A citizen symbol gives the lowest skill left, to be used at once, or nothing (AW-PRP-05..06, AW-GRO-05)."""
    player = g.players[seat]
    if player.supply:
        skill = player.supply[0]
        player.supply = player.supply[1:]
        player.home = sorted([*player.home, skill])
        g.say("citizen", seat, skill)
        announce(g, seat, T_GAIN_CITIZEN)


def receive(g: AncientWorld, seat: int, props: list[int], triggers: list[int], card: int) -> None:
    """What a card brings once, when it is received; `card` is its number if it is an empire card, else 0."""
    for _ in range(props[P_CITIZEN]):
        g.then(welcome_citizen, seat)
    for trigger in triggers:
        if g.box.triggers[trigger].on == T_GAIN_CARD:
            g.then(react, seat, trigger, card)


register(E_GROW, grow, refuse_grow)
