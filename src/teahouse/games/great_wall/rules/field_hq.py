"""The field headquarters: moving warriors from one wall section to another."""

from typing import ClassVar

from teahouse.engine.decision import Decision
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.modifiers import free_positions, officials_applied
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.moves import (
    CAPTURED,
    CELL,
    DONE,
    FORTIFY,
    POST,
    SECTION,
    SHELTER,
    SHELTERED,
    WARRIOR,
)
from teahouse.games.great_wall.rules.scripts import ALL, how_many, register
from teahouse.games.great_wall.rules.state import SEATS, SECTION_COUNT, GreatWall
from teahouse.games.great_wall.rules.words import (
    ARCHER,
    AT_FIRING,
    E_MOVE_WARRIORS,
    FIELD_HQ,
    M_WARRIORS_MOVED,
    WARRIORS,
)


def use_field_hq(g: GreatWall, seat: int) -> None:
    """One move for each official, one after another (GW-HQ-01, 10, GW-SHL-05)."""
    for _ in range(officials_applied(g, seat, FIELD_HQ)):
        if not any(expansion.march(g, seat) for expansion in g.attached()):
            g.then(offer_march, seat, ALL, 0)


def warriors_at(g: GreatWall, seat: int, section: int) -> int:
    """On firing positions and in the shelter; warriors on hordes cannot be moved (GW-HQ-02, 09)."""
    sheltered = sum(g.sheltered(section, seat, warrior) for warrior in range(len(WARRIORS)))
    return g.firing[SEATS * section + seat] + sheltered


def offer_march(g: GreatWall, seat: int, most: int, to_firing: int) -> None:
    if any(warriors_at(g, seat, section) for section in range(SECTION_COUNT)):
        g.ask(MoveFrom(seat, most, to_firing))


class MoveFrom(Decision[GreatWall]):
    """From which section? (GW-HQ-02, 04)"""

    clause: ClassVar[str] = "GW-HQ-02"

    most: int
    to_firing: int
    """1: archers in shelters may take free positions too."""

    def candidates(self, g: GreatWall) -> list[int]:
        return [DONE, *range(SECTION, FORTIFY)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == DONE:
            return None
        if not SECTION <= move < FORTIFY:
            return "GW-HQ-09" if CELL <= move < CAPTURED else self.clause
        return None if warriors_at(g, self.seat, move - SECTION) else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move != DONE:
            g.ask(MoveTo(self.seat, self.most, self.to_firing, move - SECTION))


class MoveTo(Decision[GreatWall]):
    """To which other section? (GW-HQ-03, 04) Some cards let archers take posts of their own section instead."""

    clause: ClassVar[str] = "GW-HQ-04"

    most: int
    to_firing: int
    start: int

    def candidates(self, g: GreatWall) -> list[int]:
        return list(range(SECTION, FORTIFY))

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if not SECTION <= move < FORTIFY:
            return self.clause
        if move - SECTION != self.start:
            return "GW-2P-06" if g.is_blocked(move - SECTION) else None
        archers = g.sheltered(self.start, self.seat, ARCHER) if self.to_firing else 0
        return None if archers and free_positions(g, self.start) else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        g.choose_section(move - SECTION)
        ask_for_warrior(g, MoveWarrior(self.seat, self.most, self.to_firing, self.start, move - SECTION, 0))


def ask_for_warrior(g: GreatWall, decision: "MoveWarrior") -> None:
    if decision.left and g.has_answer(decision, DONE):
        g.ask(decision)
    elif decision.moved:
        announce(g, Happening(M_WARRIORS_MOVED, decision.seat, section=decision.to, n=decision.moved))


class MoveWarrior(Decision[GreatWall]):
    """Which warrior goes along? Spearmen and horsemen only from shelter to shelter (GW-HQ-05..07, 11)."""

    clause: ClassVar[str] = "GW-HQ-07"

    left: int
    to_firing: int
    start: int
    to: int
    moved: int

    def candidates(self, g: GreatWall) -> list[int]:
        first = SHELTERED + len(WARRIORS) * self.start
        return [DONE, POST + self.start, *range(first, first + len(WARRIORS))]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == DONE:
            return None
        if move == POST + self.start:
            if self.start == self.to:
                return self.clause
            return None if g.firing[SEATS * self.start + self.seat] else "GW-HQ-02"
        if not SHELTERED <= move < WARRIOR:
            return "GW-HQ-09" if CELL <= move < CAPTURED else self.clause
        section, warrior = (move - SHELTERED) // len(WARRIORS), (move - SHELTERED) % len(WARRIORS)
        if section != self.start or g.sheltered(section, self.seat, warrior) == 0:
            return "GW-HQ-02"
        if self.start == self.to:
            return None if warrior == ARCHER and free_positions(g, self.to) else self.clause
        return None

    def take(self, g: GreatWall, move: int) -> None:
        if move == DONE:
            if self.moved:
                announce(g, Happening(M_WARRIORS_MOVED, self.seat, section=self.to, n=self.moved))
            return
        if move == POST + self.start:
            g.firing[SEATS * self.start + self.seat] -= 1
            warrior = ARCHER
            posted = 1
            own = -1
        else:
            warrior = (move - SHELTERED) % len(WARRIORS)
            g.shelters[4 * (SEATS * self.start + self.seat) + warrior] -= 1
            posted = self.to_firing if warrior == ARCHER else 0
            own = self.start if posted and free_positions(g, self.start) else -1
        left = self.left if self.left == ALL else self.left - 1
        onward = MoveWarrior(self.seat, left, self.to_firing, self.start, self.to, self.moved + 1)
        if own == self.to:
            settle(g, self.seat, warrior, self.to, 1)
        elif posted and (own >= 0 or free_positions(g, self.to)):
            g.ask(PostOrShelter(self.seat, self.to, own))
        else:
            settle(g, self.seat, warrior, self.to, 0)
        g.then(move_on, onward.seat, onward.left, onward.to_firing, onward.start, onward.to, onward.moved)


def move_on(g: GreatWall, seat: int, left: int, to_firing: int, start: int, to: int, moved: int) -> None:
    ask_for_warrior(g, MoveWarrior(seat, left, to_firing, start, to, moved))


def settle(g: GreatWall, seat: int, warrior: int, section: int, posted: int) -> None:
    """Moved archers do not shoot (GW-HQ-08)."""
    if posted:
        g.firing[SEATS * section + seat] += 1
        g.say("moved-to-post", seat, section)
    else:
        g.shelters[4 * (SEATS * section + seat) + warrior] += 1
        g.say("moved-to-shelter", seat, warrior, section)


class PostOrShelter(Decision[GreatWall]):
    """A firing position or the shelter of the new section? (GW-HQ-05) Or, by some cards, a post where he was."""

    clause: ClassVar[str] = "GW-HQ-05"

    section: int
    own: int
    """The section whose shelter he leaves, if a card opens its posts to him, else -1."""

    def candidates(self, g: GreatWall) -> list[int]:
        return [SHELTER + self.section, *range(POST, SHELTERED)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == SHELTER + self.section:
            return None
        if not POST <= move < SHELTERED or move - POST not in (self.section, self.own):
            return self.clause
        return None if free_positions(g, move - POST) else "GW-ATK-09"

    def take(self, g: GreatWall, move: int) -> None:
        if move == SHELTER + self.section:
            settle(g, self.seat, ARCHER, self.section, 0)
        else:
            settle(g, self.seat, ARCHER, move - POST, 1)


def move_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    offer_march(g, seat, how_many(g, e, seat, h), 1 if e.to == AT_FIRING else 0)


def can_move(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    return any(warriors_at(g, seat, section) for section in range(SECTION_COUNT))


register(E_MOVE_WARRIORS, move_by_card, can_move)
