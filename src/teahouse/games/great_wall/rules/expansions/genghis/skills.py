"""Skills: compulsory rules of the section where he stands."""

from teahouse.games.great_wall.rules.expansions.genghis.pieces import KhanPieces, card_at, is_covered, printed
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Trigger
from teahouse.games.great_wall.rules.moments import apply_to_all
from teahouse.games.great_wall.rules.state import GreatWall


def working(g: GreatWall, khan: KhanPieces) -> list[int]:
    """Places of his cards that are not covered yet, from the start of the game (GWX-GK-48..51, 54)."""
    return [place for place in range(len(khan.cards)) if not is_covered(g, khan, place)]


def answer_with_skills(g: GreatWall, khan: KhanPieces, h: Happening) -> None:
    listened_to = g.box.listened_to_by_extras
    if h.moment >= len(listened_to) or not listened_to[h.moment]:
        return
    cards = printed(g).cards
    for place in range(len(khan.cards)):
        for number in cards[khan.cards[place]].triggers:
            trigger = g.box.triggers[number]
            if hears(khan, trigger, h) and not is_covered(g, khan, place):
                answer_with(g, khan, trigger, h)


def hears(khan: KhanPieces, trigger: Trigger, h: Happening) -> bool:
    """One that speaks of events of his section hears no others (GWX-GK-47)."""
    return trigger.moment == h.moment and (not trigger.at_here or h.section == khan.section)


def answer_with(g: GreatWall, khan: KhanPieces, trigger: Trigger, h: Happening) -> None:
    """Its `here` is his section."""
    here = Happening(
        h.moment,
        h.actor,
        khan.section,
        h.card,
        h.area,
        h.n,
        h.warriors,
        h.resource,
        h.cause,
        h.cells,
        h.last,
        h.winner,
        h.row,
    )
    apply_to_all(g, trigger, here)


def modifiers_of_skills(g: GreatWall, khan: KhanPieces) -> list[int]:
    return [number for place in working(g, khan) for number in card_at(g, khan, place).modifiers]
