"""Work, serve, learn: the cells that simply give, and the first-player token (AW-WRK, AW-SRV, AW-LRN, AW-RES)."""

from teahouse.games.ancient_world.rules.box import Effect
from teahouse.games.ancient_world.rules.properties import counted
from teahouse.games.ancient_world.rules.purse import Purse
from teahouse.games.ancient_world.rules.reactions import announce
from teahouse.games.ancient_world.rules.scripts import register
from teahouse.games.ancient_world.rules.state import AncientWorld
from teahouse.games.ancient_world.rules.words import E_ATTACK, E_GAIN, E_TOKEN, T_LEARN_LEFT, T_LEARN_RIGHT


def gain(g: AncientWorld, e: Effect, seat: int, discount: int) -> None:
    """Coins and knowledge, perhaps for each of something as it is counted now (AW-WRK-01, AW-LRN-01, AW-CLR-07)."""
    times = counted(g, seat, e.per) if e.per >= 0 else 1
    g.gain(seat, e.coin * times, e.knowledge * times)


def refuse_gain(g: AncientWorld, e: Effect, seat: int, purse: Purse, discount: int) -> str | None:
    """A gain of nothing is none (AW-PLC-13)."""
    return None if e.per < 0 or counted(g, seat, e.per) else "AW-PLC-13"


def announce_learning(g: AncientWorld, seat: int) -> None:
    """Both neighbours, after the board's LEARN is resolved, each time (AW-CLR-05, AW-CLR-19, AW-CLR-26, AW-TRN-09).

    The left neighbour is the next player clockwise, so the learner is the right neighbour of that one.
    """
    announce(g, (seat + 1) % g.seats, T_LEARN_RIGHT)
    announce(g, (seat - 1) % g.seats, T_LEARN_LEFT)


def serve(g: AncientWorld, e: Effect, seat: int, discount: int) -> None:
    """Symbols for all fights of this round (AW-SRV-01..03)."""
    player = g.players[seat]
    player.sword += e.sword
    player.arrow += e.arrow
    g.say("attack", seat, e.sword, e.arrow)


def refuse_serve(g: AncientWorld, e: Effect, seat: int, purse: Purse, discount: int) -> str | None:
    return None


def take_token(g: AncientWorld, e: Effect, seat: int, discount: int) -> None:
    """It is laid hand side up, which locks it for the round (AW-RES-03..04, AW-RES-08, AW-CLR-24..25)."""
    g.first = seat
    g.hand_up = True
    g.say("token", seat)


def refuse_token(g: AncientWorld, e: Effect, seat: int, purse: Purse, discount: int) -> str | None:
    """Hand side up nobody can take it (AW-RES-04, AW-RES-06)."""
    return "AW-RES-04" if g.hand_up else None


register(E_GAIN, gain, refuse_gain)
register(E_ATTACK, serve, refuse_serve)
register(E_TOKEN, take_token, refuse_token)
