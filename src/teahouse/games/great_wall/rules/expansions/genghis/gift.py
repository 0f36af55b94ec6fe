"""The emperor's gift: its figure goes to whoever builds a wall level."""

from teahouse.games.great_wall.rules.expansions.genghis.pieces import KhanPieces, khan_of, printed
from teahouse.games.great_wall.rules.expansions.genghis.sheet import Gift
from teahouse.games.great_wall.rules.state import SEATS, GreatWall


def receive_gift(g: GreatWall, seat: int) -> None:
    """From its card or its owner, after the level stands; Qin takes it too (GWX-GK-87, 90, 92, 93, GWX-MIX-13)."""
    khan = khan_of(g)
    if khan.owner == seat:
        return
    pass_on_uses(g, gift_of(g, khan), khan.owner, seat)
    khan.owner = seat
    g.say("gift-received", seat)


def gift_of(g: GreatWall, khan: KhanPieces) -> Gift:
    return printed(g).gifts[khan.gift]


def pass_on_uses(g: GreatWall, gift: Gift, before: int, seat: int) -> None:
    """Limits belong to the card: what one owner used this year is used up for the next (GWX-GK-94)."""
    passed = {SEATS * number + before: SEATS * number + seat for number in gift.triggers}
    g.uses = [[passed.get(use, use) for use in used] for used in g.uses]


def works_for(g: GreatWall, khan: KhanPieces, seat: int) -> bool:
    """For its owner alone, and never for Qin (GWX-GK-89, 91, GWX-MIX-13)."""
    return seat == khan.owner and g.is_player(seat)
