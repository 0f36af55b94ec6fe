"""Which cards of the box are in the game: the mode and the number of players decide (GW-SET-02..04, GWX-MIX-07, 08)."""

from typing import TYPE_CHECKING, Final

from teahouse.games.great_wall.rules.words import MODE_COOP, SECTIONS, SET_BASE, SET_COOP, SET_FIFTH_PLAYER

if TYPE_CHECKING:
    from teahouse.games.great_wall.rules.state import GreatWall

FIVE: Final = 5


def card_sets(g: "GreatWall") -> list[int]:
    """Sets whose generals, tactics and advisors are shuffled in (GW-COOP-13, 14, GWX-5P-11..13, 22)."""
    sets = [SET_BASE]
    if g.mode == MODE_COOP:
        sets.append(SET_COOP)
    if g.seats == FIVE:
        sets.append(SET_FIFTH_PLAYER)
    for expansion in g.attached():
        sets += expansion.card_sets()
    return sets


def generals_in_play(g: "GreatWall") -> list[int]:
    sets = card_sets(g)
    return [i for i in range(len(g.box.generals)) if g.box.generals[i].card_set in sets]


def tactics_in_play(g: "GreatWall") -> list[int]:
    sets = card_sets(g)
    return [i for i in range(len(g.box.tactics)) if g.box.tactics[i].card_set in sets]


def artifacts_in_play(g: "GreatWall") -> list[int]:
    sets = card_sets(g)
    return [i for i in range(len(g.box.artifacts)) if g.box.artifacts[i].card_set in sets]


def advisors_in_play(g: "GreatWall") -> list[int]:
    sets = card_sets(g)
    return [i for i in range(len(g.box.advisors)) if g.box.advisors[i].card_set in sets]


def hordes_in_play(g: "GreatWall") -> list[int]:
    """Three cards of each type; co-operative hordes take the place of the normal ones (GW-COOP-09).

    Where the left section is blocked, cards that point to it stay in the box (GW-2P-08, GW-SOLO-06).
    """
    wanted = SET_COOP if g.mode == MODE_COOP else SET_BASE
    types = [i for i in range(len(g.box.hordes)) if g.box.hordes[i].card_set == wanted]
    for expansion in g.attached():
        types = expansion.horde_types(g, types)
    return [len(SECTIONS) * horde + pointer for horde in types for pointer in g.sections()]
