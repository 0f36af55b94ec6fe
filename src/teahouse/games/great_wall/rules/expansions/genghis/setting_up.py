"""Setting up, and where he rides in spring."""

from teahouse.games.great_wall.rules.expansions.genghis.pieces import KHAN, KhanPieces, printed
from teahouse.games.great_wall.rules.state import FREE, GreatWall
from teahouse.games.great_wall.rules.words import BANNER_BEARER, MODE_COOP, SET_BASE, SET_COOP, SET_GENGHIS


def draw_gift(g: GreatWall, khan: KhanPieces) -> None:
    """One of the gifts is used, the others stay in the box (GWX-GK-07, 08, 120)."""
    gifts = list(range(len(printed(g).gifts)))
    g.shuffle(gifts)
    khan.gift = gifts[0]
    g.say("khan-gift", -1, khan.gift)


def remove_types(g: GreatWall, khan: KhanPieces) -> None:
    """Two names of the deck in use leave it with all their cards (GWX-GK-12, 117)."""
    wanted = SET_COOP if g.mode == MODE_COOP else SET_BASE
    types = [i for i in range(len(g.box.hordes)) if g.box.hordes[i].card_set == wanted]
    g.shuffle(types)
    khan.removed = sorted(types[: printed(g).types_removed])
    for removed in khan.removed:
        g.say("hordes-away", -1, 3 * removed)


def types_with_his(g: GreatWall, khan: KhanPieces, types: list[int]) -> list[int]:
    """In their place come his own three (GWX-GK-13)."""
    own = [i for i in range(len(g.box.hordes)) if g.box.hordes[i].card_set == SET_GENGHIS]
    return [i for i in types if i not in khan.removed] + own


def give_banner_bearers(g: GreatWall) -> None:
    """One to each player, none to the Reed clan or Qin (GWX-GK-11, 96, GWX-MIX-10, 11)."""
    for seat in range(g.seats):
        g.clans[seat].supply[BANNER_BEARER] += printed(g).banner_bearers


def lay_out_skills(g: GreatWall, khan: KhanPieces) -> None:
    """His card, and two skills beside it for the whole game (GWX-GK-20..22)."""
    skills = list(range(KHAN + 1, len(printed(g).cards)))
    g.shuffle(skills)
    khan.cards = [KHAN, *skills[: printed(g).skills_in_play]]
    khan.cover = [[FREE] * len(printed(g).cards[card].marks) for card in khan.cards]
    for card in khan.cards[1:]:
        g.say("khan-skill", -1, card)


def ride(g: GreatWall, khan: KhanPieces) -> None:
    """To the section of the pointer on top of the horde deck; without one he stays (GWX-GK-23, 55..57, 61)."""
    if g.horde_deck:
        khan.section = g.horde_deck[-1] % 3
        g.say("khan", -1, khan.section)
