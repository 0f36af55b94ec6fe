"""The horde field: laying out hordes, and cards that wound, heal or move them."""

from typing import ClassVar

from teahouse.engine.decision import Decision
from teahouse.engine.shared_lists import with_number
from teahouse.games.great_wall.rules.attack import deal_damage, free_cells, place_of, refuse_cell
from teahouse.games.great_wall.rules.counting import section_here
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.moves import CAPTURED, CELL, DONE, FORTIFY, PASS, ROW, SECTION
from teahouse.games.great_wall.rules.scripts import how_many, register
from teahouse.games.great_wall.rules.shame import drain
from teahouse.games.great_wall.rules.state import DAMAGE, FREE, SEATS, SECTION_COUNT, GreatWall, Horde
from teahouse.games.great_wall.rules.words import (
    AT_CARD,
    AT_HERE,
    AT_ONE,
    AT_OWN_ARCHERS,
    AT_SELF,
    BY_CARD,
    E_DAMAGE,
    E_HEAL,
    E_MOVE_HORDE,
    E_PLACE_HORDES,
    HM_BOTTOM,
    HM_SWAP,
    M_HORDE_PLACED,
    M_PILLAGE,
)


def draw_horde(g: GreatWall) -> int:
    """The top card; an empty deck is made from the discard; -1 if there is none (GW-SPR-18)."""
    if not g.horde_deck:
        g.horde_deck = g.horde_discard[:]
        g.horde_discard = []
        g.shuffle(g.horde_deck, "horde")
    if not g.horde_deck:
        return -1
    g.reveal("horde")
    g.last_drawn = g.horde_deck[-1]
    g.horde_deck = g.horde_deck[:-1]
    return g.last_drawn


def pointed_section(g: GreatWall) -> int:
    """The pointer on the back of the card now on top, else of the last card drawn (GW-SPR-09, 19)."""
    if not g.horde_deck and g.horde_discard:
        g.horde_deck = g.horde_discard[:]
        g.horde_discard = []
        g.shuffle(g.horde_deck, "horde")
    return g.horde_deck[-1] % 3 if g.horde_deck else g.last_drawn % 3


def lay_out_horde(g: GreatWall) -> None:
    """To an empty section from the left, else to the pointed one; a full one is pillaged (GW-SPR-06..13)."""
    card = draw_horde(g)
    if card < 0:
        return
    empty = [section for section in g.sections() if not g.field[section]]
    section = empty[0] if empty else pointed_section(g)
    if len(g.field[section]) >= g.box.constants.horde_rows:
        pillage(g, card)
    else:
        add_horde(g, card, section)
        announce(g, Happening(M_HORDE_PLACED, section=section, card=card, row=len(g.field[section]) - 1))


def add_horde(g: GreatWall, card: int, section: int) -> None:
    """Into the empty cell nearest to the wall (GW-SPR-12)."""
    g.field[section].append(Horde(None, card, len(g.horde_type(card).cells)))
    g.say("horde", -1, card, section)


def pillage(g: GreatWall, card: int) -> None:
    """The card is discarded, and as many shame tokens as players go to the box (GW-SPR-13..17, GW-2P-16)."""
    g.horde_discard = [*g.horde_discard, card]
    g.say("pillage", -1, card)
    if not any(expansion.pillage(g) for expansion in g.attached()):
        drain(g, g.seats)
    announce(g, Happening(M_PILLAGE))


def place_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    for _ in range(how_many(g, e, seat, h)):
        g.then(lay_out_horde)


def can_place(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    return bool(g.horde_deck or g.horde_discard)


# -- damage by card ----------------------------------------------------------------------------------


def damage_sections(g: GreatWall, e: Effect, seat: int, h: Happening) -> int:
    """Sections a damage card may hit, one bit each."""
    if e.at == AT_HERE:
        here = section_here(g, h)
        return 1 << here if here >= 0 else 0
    if e.at == AT_OWN_ARCHERS:
        bits = 0
        for section in range(SECTION_COUNT):
            if g.firing[SEATS * section + seat]:
                bits |= 1 << section
        return bits
    return 7


def damage_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    card = h.card if e.at in (AT_CARD, AT_SELF) else -1
    one = 1 if e.at in (AT_ONE, AT_OWN_ARCHERS) else 0
    sections = damage_sections(g, e, seat, h)
    offer_damage(g, seat, how_many(g, e, seat, h), card, sections, one, 1 if e.spread else 0, (), must)


def can_damage(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    card = h.card if e.at in (AT_CARD, AT_SELF) else -1
    if card < 0 and e.at in (AT_CARD, AT_SELF):
        return False
    decision = DealDamage(seat, 1, card, damage_sections(g, e, seat, h), 0, 0, (), 0)
    return how_many(g, e, seat, h) > 0 and decision.has_target(g)


def offer_damage(
    g: GreatWall, seat: int, left: int, card: int, sections: int, one: int, spread: int, hit: tuple[int, ...], must: int
) -> None:
    decision = DealDamage(seat, left, card, sections, one, spread, hit, must)
    if left > 0 and decision.has_target(g):
        g.ask(decision)


class DealDamage(Decision[GreatWall]):
    """Which free cell takes the next damage token? (GW-ATK-07)"""

    clause: ClassVar[str] = "GW-ATK-07"

    left: int
    card: int
    """The only card allowed, or -1."""
    sections: int
    one: int
    """1: all on one section."""
    spread: int
    """1: all on different cards."""
    hit: tuple[int, ...]
    must: int

    def has_target(self, g: GreatWall) -> bool:
        return any(self.refuse(g, move) is None for move in free_cells(g, self.sections))

    def allows(self, g: GreatWall, move: int) -> bool:
        section, row, _ = place_of(move)
        card = g.field[section][row].card
        return self.card in (-1, card) and not (self.spread and card in self.hit)

    def candidates(self, g: GreatWall) -> list[int]:
        return [DONE, *free_cells(g, self.sections)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == DONE:
            return self.clause if self.must else None
        if not CELL <= move < CAPTURED:
            return self.clause
        refusal = refuse_cell(g, self.seat, move, -1, self.sections)
        if refusal is not None:
            return refusal
        return None if self.allows(g, move) else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move == DONE:
            return
        section, row, _ = place_of(move)
        hit = (*self.hit, g.field[section][row].card)
        deal_damage(g, self.seat, move, BY_CARD, 0)
        sections = 1 << section if self.one else self.sections
        g.then(offer_damage, self.seat, self.left - 1, self.card, sections, self.one, self.spread, hit, self.must)


def heal_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """Damage tokens leave a card, or every card of the section."""
    count = how_many(g, e, seat, h)
    for horde in g.field[h.section] if e.at == AT_HERE else [g.find_horde(h.card)]:
        if horde is not None:
            heal(g, horde, count)


def heal(g: GreatWall, horde: Horde, count: int) -> None:
    for cell in range(len(horde.cover)):
        if count and horde.cover[cell] == DAMAGE:
            horde.cover = with_number(horde.cover, cell, FREE)
            count -= 1


def can_heal(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    if e.at == AT_HERE:
        return h.section >= 0 and any(DAMAGE in horde.cover for horde in g.field[h.section])
    horde = g.find_horde(h.card)
    return horde is not None and DAMAGE in horde.cover


# -- moving hordes -----------------------------------------------------------------------------------


def move_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    if e.mode == HM_SWAP:
        g.ask(SwapHordes(seat, -1))
    elif e.mode == HM_BOTTOM:
        remove_horde(g, h.card)
        g.horde_deck = [h.card, *g.horde_deck]
        g.say("horde-buried", seat, h.card)
    else:
        g.ask(MoveHorde(seat, h.card))


def can_move_horde(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    if e.mode == HM_SWAP:
        return any(len(hordes) > 1 for hordes in g.field)
    horde = g.find_horde(h.card)
    if horde is None or horde.free_cells() < len(horde.cover):
        return False
    return e.mode == HM_BOTTOM or any(open_section(g, h.card, s) for s in range(SECTION_COUNT))


def open_section(g: GreatWall, card: int, section: int) -> bool:
    if g.is_blocked(section):
        return False
    return g.section_of(card) != section and len(g.field[section]) < g.box.constants.horde_rows


def remove_horde(g: GreatWall, card: int) -> None:
    """The hordes behind move up, with all on them (GW-DEF-20, 21)."""
    section = g.section_of(card)
    g.field[section] = [horde for horde in g.field[section] if horde.card != card]


class MoveHorde(Decision[GreatWall]):
    """To which other section does the new horde go?"""

    clause: ClassVar[str] = "GW-SPR-12"

    card: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [PASS, *range(SECTION, FORTIFY)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == PASS:
            return None
        if not SECTION <= move < FORTIFY:
            return self.clause
        return None if open_section(g, self.card, move - SECTION) else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move != PASS:
            remove_horde(g, self.card)
            add_horde(g, self.card, move - SECTION)
            g.choose_section(move - SECTION)


class SwapHordes(Decision[GreatWall]):
    """Which two hordes of one section change places, with all on them?"""

    clause: ClassVar[str] = "GW-DEF-21"

    first: int

    def candidates(self, g: GreatWall) -> list[int]:
        rows = list(range(ROW, CELL))
        return [PASS, *rows] if self.first < 0 else rows

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == PASS:
            return None if self.first < 0 else self.clause
        if not ROW <= move < CELL:
            return self.clause
        section, row = (move - ROW) // 3, (move - ROW) % 3
        if row >= len(g.field[section]) or len(g.field[section]) < 2:
            return self.clause
        if self.first >= 0 and (section != self.first // 3 or row == self.first % 3):
            return self.clause
        return None

    def take(self, g: GreatWall, move: int) -> None:
        if move == PASS:
            return
        if self.first < 0:
            g.ask(SwapHordes(self.seat, move - ROW))
            return
        section, row = (move - ROW) // 3, (move - ROW) % 3
        hordes = g.field[section]
        other = self.first % 3
        first = hordes[row]
        hordes[row] = hordes[other]
        hordes[other] = first
        g.choose_section(section)
        g.say("hordes-swapped", self.seat, section)


register(E_PLACE_HORDES, place_by_card, can_place)
register(E_DAMAGE, damage_by_card, can_damage)
register(E_HEAL, heal_by_card, can_heal)
register(E_MOVE_HORDE, move_by_card, can_move_horde)
