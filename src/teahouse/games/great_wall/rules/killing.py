"""Killing and saving warriors."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision, Lack
from teahouse.engine.shared_lists import with_more, with_number
from teahouse.games.great_wall.rules.counting import section_here
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.modifiers import changed_price, forbidden, lethality
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.moves import DONE, SAVE, SHAME, SHELTERED, TAKE, WARRIOR
from teahouse.games.great_wall.rules.scripts import how_many, register
from teahouse.games.great_wall.rules.state import DAMAGE, FIGURE, SEATS, SECTION_COUNT, GreatWall, Horde
from teahouse.games.great_wall.rules.words import (
    ARCHER,
    AT_FIRING_HERE,
    AT_HORDES,
    AT_SHELTERS,
    AT_SUPPLY,
    BY_CARD,
    BY_DEFEAT,
    CHI,
    E_KILL_WARRIORS,
    E_RECALL,
    E_SAVE_WARRIORS,
    F_SAVE,
    HORSEMAN,
    M_WARRIORS_DYING,
    M_WARRIORS_KILLED,
    M_WARRIORS_SAVED,
    P_SAVE,
    WARRIORS,
)

TYPES: Final = len(WARRIORS)


def take_off(g: GreatWall, horde: Horde, seat: int, warrior: int, leaves: int) -> None:
    """Remove one warrior from a card; damage (or nothing, on a defeated one) takes his place (GW-RES-06, 07)."""
    code = FIGURE + 8 * seat + 2 * warrior
    if warrior == HORSEMAN and code not in horde.cover:
        code += 1
    for cell in range(len(horde.cover)):
        if horde.cover[cell] == code:
            horde.cover = with_number(horde.cover, cell, leaves)
            if warrior != HORSEMAN:
                return


# -- who dies ----------------------------------------------------------------------------------------


def mark_dying(g: GreatWall, seat: int, card: int, section: int) -> None:
    """As many as the lethality, at most all the player has there; the owner chooses (GW-KIL-01..07)."""
    horde = g.find_horde(card)
    if horde is None:
        return
    ask_who_dies(g, seat, card, min(lethality(g, seat, horde, section), horde.figures_of(seat)))


def ask_who_dies(g: GreatWall, seat: int, card: int, left: int) -> None:
    """A choice only where warriors of several types stand there and not all must die."""
    horde = g.find_horde(card)
    if horde is None or left <= 0:
        return
    types = [warrior for warrior in range(TYPES) if horde.figures(seat, warrior)]
    if len(types) > 1 and left < horde.figures_of(seat):
        g.ask(ChooseDying(seat, card, left))
        return
    for warrior in types:
        for _ in range(min(left, horde.figures(seat, warrior))):
            doom(g, horde, seat, warrior)


def doom(g: GreatWall, horde: Horde, seat: int, warrior: int) -> None:
    take_off(g, horde, seat, warrior, DAMAGE)
    g.dying = with_more(g.dying, warrior, 1)


class ChooseDying(Decision[GreatWall]):
    """Which of the own warriors on the card must die? (GW-KIL-05)"""

    clause: ClassVar[str] = "GW-KIL-05"

    card: int
    left: int

    def candidates(self, g: GreatWall) -> list[int]:
        return list(range(WARRIOR, SAVE))

    def refuse(self, g: GreatWall, move: int) -> str | None:
        horde = g.find_horde(self.card)
        if horde is None or not WARRIOR <= move < SAVE:
            return self.clause
        return None if horde.figures(self.seat, move - WARRIOR) else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        horde = g.find_horde(self.card)
        assert horde is not None
        doom(g, horde, self.seat, move - WARRIOR)
        ask_who_dies(g, self.seat, self.card, self.left - 1)


# -- saving ------------------------------------------------------------------------------------------


def open_saving(g: GreatWall, seat: int, section: int, cause: int) -> None:
    """One event for all who die at once: cards first, then chi, then the fallen leave (GW-KIL-09..14, GW-BRE-14).

    In a breach all of one section die at once, else those on one card (GW-TAC-10, 11, GW-CRD-08). Warriors of the Reed
    clan and of Qin are never saved (GW-2P-21, GW-SOLO-32).
    """
    if sum(g.dying) == 0:
        return
    if not g.is_player(seat):
        bury(g, seat, section, cause)
        return
    announce(g, Happening(M_WARRIORS_DYING, seat, section, n=sum(g.dying), warriors=bits(g.dying), cause=cause))
    g.then(offer_saving, seat)
    g.then(bury, seat, section, cause)


def bits(counts: list[int]) -> int:
    value = 0
    for warrior in range(TYPES):
        if counts[warrior]:
            value |= 1 << warrior
    return value


def save_price(g: GreatWall, seat: int) -> int:
    """2 chi for each warrior, as cards change it (GW-KIL-09)."""
    return changed_price(g, seat, P_SAVE, g.box.constants.save_cost)


def offer_saving(g: GreatWall, seat: int) -> None:
    """Again and again, as long as the owner can pay for one more (GW-KIL-09)."""
    if not sum(g.dying) or forbidden(g, seat, F_SAVE):
        return
    before = g.guess()
    is_able = g.purse(seat)[CHI] >= save_price(g, seat)
    g.guessing = before
    if is_able:
        g.ask(SaveForChi(seat))


def save(g: GreatWall, warrior: int) -> None:
    g.dying = with_more(g.dying, warrior, -1)
    g.saved = with_more(g.saved, warrior, 1)


class SaveForChi(Decision[GreatWall]):
    """Which dying warrior is saved for chi? (GW-KIL-09)"""

    clause: ClassVar[str] = "GW-KIL-09"
    private: ClassVar[bool] = True

    def candidates(self, g: GreatWall) -> list[int]:
        return [DONE, *range(SAVE, SHAME)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == DONE:
            return None
        if not SAVE <= move < SHAME or g.dying[move - SAVE] == 0:
            return self.clause
        return None if g.clans[self.seat].resources[CHI] >= save_price(g, self.seat) else self.clause

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        have = g.clans[self.seat].resources[CHI]
        return [Lack("chi", have, save_price(g, self.seat))] if SAVE <= move < SHAME else []

    def take(self, g: GreatWall, move: int) -> None:
        if move == DONE:
            return
        price = save_price(g, self.seat)
        g.clans[self.seat].resources[CHI] -= price
        if price:
            g.say("paid", self.seat, CHI, price, P_SAVE)
        save(g, move - SAVE)
        offer_saving(g, self.seat)


def bury(g: GreatWall, seat: int, section: int, cause: int) -> None:
    """The killed return to the supply, the saved go to the shelter of the section (GW-KIL-08, 10, 11, GW-SHL-04)."""
    killed = sum(g.dying)
    saved = sum(g.saved)
    fallen = bits(g.dying)
    rescued = bits(g.saved)
    lost = any(expansion.fallen(g, seat, g.dying) for expansion in g.attached())
    for expansion in g.attached():
        if cause == BY_DEFEAT:
            expansion.survived(g, seat, g.saved)
    for warrior in range(TYPES):
        g.clans[seat].supply[warrior] += 0 if lost else g.dying[warrior]
        g.shelters[4 * (SEATS * section + seat) + warrior] += g.saved[warrior]
    g.dying = [0, 0, 0, 0]
    g.saved = [0, 0, 0, 0]
    if saved:
        g.say("saved", seat, saved, section)
        announce(g, Happening(M_WARRIORS_SAVED, seat, section, n=saved, warriors=rescued, cause=cause))
    if killed:
        g.say("killed", seat, killed, section)
        announce(g, Happening(M_WARRIORS_KILLED, seat, section, n=killed, warriors=fallen, cause=cause))


def save_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """In the saving window: n dying warriors (of anybody, if the card says so) without chi."""
    offer_rescue(g, seat, how_many(g, e, seat, h), e.warrior)


def can_save(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    if h.actor != seat and not e.anyone:
        return False
    waiting = sum(g.dying) if e.warrior < 0 else g.dying[e.warrior]
    return waiting > 0 and how_many(g, e, seat, h) > 0


def offer_rescue(g: GreatWall, seat: int, left: int, only: int) -> None:
    """One is saved at once; of several the player chooses whom, unless former rules save all who can be saved."""
    able = savable(g, only)
    count = sum(g.dying[warrior] for warrior in able)
    alike = len(able) == 1
    if count == 1 or alike and left == 1 or g.choices is None and (count <= left or alike):
        save_all(g, able, left)
    elif left and count:
        g.ask(Rescue(seat, left, only))


def savable(g: GreatWall, only: int) -> list[int]:
    """The types of dying warriors that a card may save."""
    return [warrior for warrior in range(TYPES) if g.dying[warrior] and only in (-1, warrior)]


def save_all(g: GreatWall, able: list[int], left: int) -> None:
    for warrior in able:
        while left and g.dying[warrior]:
            save(g, warrior)
            left -= 1


class Rescue(Decision[GreatWall]):
    """Which dying warriors does the card save: all, some, nobody else? (GW-KIL-14)"""

    clause: ClassVar[str] = "GW-KIL-14"

    left: int
    only: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [TAKE, *range(SAVE, SHAME), DONE]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == DONE:
            return None if g.choices is not None else self.clause
        if move == TAKE:
            return None if g.choices is not None and self.can_save_all(g) else self.clause
        if not SAVE <= move < SHAME or self.only not in (-1, move - SAVE):
            return self.clause
        return None if g.dying[move - SAVE] else self.clause

    def can_save_all(self, g: GreatWall) -> bool:
        """Whether nobody has to be chosen: all can be saved, or all who can be are of one type."""
        able = savable(g, self.only)
        return sum(g.dying[warrior] for warrior in able) <= self.left or len(able) == 1

    def take(self, g: GreatWall, move: int) -> None:
        if move == TAKE:
            save_all(g, savable(g, self.only), self.left)
        elif move != DONE:
            save(g, move - SAVE)
            if g.choices is None:
                offer_rescue(g, self.seat, self.left - 1, self.only)
            elif self.left > 1 and savable(g, self.only):
                g.ask(Rescue(self.seat, self.left - 1, self.only))


# -- killing and recalling by card -------------------------------------------------------------------


def kill_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """Archers on the positions here, or warriors of the shelters; the owner may save them (GW-KIL-08)."""
    section = section_here(g, h)
    count = how_many(g, e, seat, h)
    if e.at == AT_FIRING_HERE or e.warrior == ARCHER:
        dead = min(count, g.firing[SEATS * section + seat])
        g.firing[SEATS * section + seat] -= dead
        g.dying = with_more(g.dying, ARCHER, dead)
    else:
        for warrior in range(TYPES):
            if e.warrior in (-1, warrior):
                place = 4 * (SEATS * section + seat) + warrior
                dead = min(count, g.shelters[place])
                g.shelters[place] -= dead
                g.dying = with_more(g.dying, warrior, dead)
                count -= dead
    g.then(open_saving, seat, section, BY_CARD)


def can_kill(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    section = section_here(g, h)
    if section < 0:
        return False
    if e.at == AT_FIRING_HERE or e.warrior == ARCHER:
        return g.firing[SEATS * section + seat] > 0
    return any(g.sheltered(section, seat, warrior) for warrior in range(TYPES) if e.warrior in (-1, warrior))


def recall_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    offer_recall(g, seat, how_many(g, e, seat, h), e.come_from, e.to, must)


def can_recall(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    return bool(recallable(g, seat, e.come_from)) and how_many(g, e, seat, h) > 0


def recallable(g: GreatWall, seat: int, source: int) -> list[int]:
    """Warriors on hordes or in shelters, as moves: by section and type."""
    found: list[int] = []
    for section in range(SECTION_COUNT):
        for warrior in range(TYPES):
            on_hordes = any(horde.figures(seat, warrior) for horde in g.field[section])
            if source != AT_SHELTERS and on_hordes or source != AT_HORDES and g.sheltered(section, seat, warrior):
                found.append(SHELTERED + TYPES * section + warrior)
    return found


def offer_recall(g: GreatWall, seat: int, left: int, source: int, to: int, must: int) -> None:
    if left and recallable(g, seat, source):
        g.ask(Recall(seat, left, source, to, must))


class Recall(Decision[GreatWall]):
    """Which warrior is called back? Damage takes his place on a horde (GW-RES-06)."""

    clause: ClassVar[str] = "GW-RES-06"

    left: int
    source: int
    to: int
    must: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [DONE, *recallable(g, self.seat, self.source)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == DONE:
            return self.clause if self.must else None
        return None if move in recallable(g, self.seat, self.source) else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move == DONE:
            return
        section, warrior = (move - SHELTERED) // TYPES, (move - SHELTERED) % TYPES
        on_hordes = [horde for horde in g.field[section] if horde.figures(self.seat, warrior)]
        place = 4 * (SEATS * section + self.seat) + warrior
        if self.source != AT_SHELTERS and on_hordes:
            take_off(g, on_hordes[0], self.seat, warrior, DAMAGE)
        else:
            g.shelters[place] -= 1
        if self.to == AT_SUPPLY:
            g.clans[self.seat].supply[warrior] += 1
        else:
            g.shelters[place] += 1
        g.say("recalled", self.seat, warrior, section)
        g.then(offer_recall, self.seat, self.left - 1, self.source, self.to, self.must)


register(E_SAVE_WARRIORS, save_by_card, can_save)
register(E_KILL_WARRIORS, kill_by_card, can_kill)
register(E_RECALL, recall_by_card, can_recall)
