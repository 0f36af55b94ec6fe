"""The unification action: a card onto the own player board."""

from teahouse.engine.decision import Lack
from teahouse.engine.shared_lists import with_number
from teahouse.games.zhanguo.rules.markers import gain_markers
from teahouse.games.zhanguo.rules.state import ZhanGuo
from teahouse.games.zhanguo.rules.unrest import raise_unrest, room_for_unrest


def unrest_of_card(position: int) -> int:
    """The first card of a region is quiet, the second raises unrest by 1, the third by 2 (ZG-UNI-14..16)."""
    return position - 1


def refuse_unification(g: ZhanGuo, seat: int, region: int) -> str | None:
    """At most three cards of any colours, and no more unrest than fits (ZG-UNI-03..06, ZG-UNI-17, ZG-UNI-21)."""
    position = g.players[seat].cards_in(region) + 1
    if position > 3:
        return "ZG-UNI-04"
    if unrest_of_card(position) > room_for_unrest(g, seat, region):
        return "ZG-UNI-17"
    return None


def unification_needs(g: ZhanGuo, seat: int, region: int) -> list[Lack]:
    """A slot for the card, and room for its unrest (ZG-UNI-04, ZG-UNI-17)."""
    position = g.players[seat].cards_in(region) + 1
    if position > 3:
        return [Lack("card-slot", 0, 1, region)]
    return [Lack("unrest-room", room_for_unrest(g, seat, region), unrest_of_card(position), region)]


def unify(g: ZhanGuo, seat: int, card: int, region: int) -> None:
    """Markers of the card's colour, one for each card now there; then unrest (ZG-UNI-07..16).

    The card lies there for good, for all to see (ZG-UNI-01..02, ZG-UNI-05, ZG-UNI-19..20).
    """
    player = g.players[seat]
    position = player.cards_in(region) + 1
    player.hand.remove(card)
    player.cards = with_number(player.cards, 3 * region + position - 1, card)
    g.say("unified", seat, card, region)
    gain_markers(g, seat, g.box.card_colour[card], position)
    raise_unrest(g, seat, region, unrest_of_card(position))
