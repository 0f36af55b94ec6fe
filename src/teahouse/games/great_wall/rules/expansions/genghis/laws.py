"""What holds of Genghis Khan in every position."""

from teahouse.games.great_wall.rules.expansions.genghis.pieces import KhanPieces, card_at, figures, is_required
from teahouse.games.great_wall.rules.state import DAMAGE, FIGURE, FREE, GreatWall
from teahouse.games.great_wall.rules.words import ARCHER, HORSEMAN


def break_no_laws(g: GreatWall, khan: KhanPieces, broken: list[str]) -> None:
    """Only warriors who strike cover his cells, riders two that touch; he keeps off the blocked section."""
    if khan.section not in g.sections():
        broken.append("GWX-GK-60: Genghis Khan stands on the blocked section")
    if not -1 <= khan.owner < len(g.clans) or khan.owner == g.reed >= 0:
        broken.append("GWX-GK-87: the gift belongs to nobody at this table")
    for place in range(len(khan.cards)):
        cover = khan.cover[place]
        if DAMAGE in cover:
            broken.append("GWX-GK-63: damage on a card of Genghis Khan")
        for cell in range(len(cover)):
            if cover[cell] != FREE and not is_required(g, khan, place, cell):
                broken.append("GWX-GK-45: an ignored cell is covered")
        if any(figures(cover, seat, ARCHER) for seat in g.participants()):
            broken.append("GWX-GK-62: an archer on a card of Genghis Khan")
        riders_sit_on_two(g, khan, place, broken)


def riders_sit_on_two(g: GreatWall, khan: KhanPieces, place: int, broken: list[str]) -> None:
    cover = khan.cover[place]
    for code in set(cover):
        if code < FIGURE or (code - FIGURE) // 2 % 4 != HORSEMAN:
            continue
        cells = [cell for cell in range(len(cover)) if cover[cell] == code]
        if len(cells) != 2 or cells[1] not in card_at(g, khan, place).neighbours[cells[0]]:
            broken.append("GWX-GK-75: a horseman does not cover two cells that touch")
