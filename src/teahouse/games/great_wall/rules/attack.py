"""Attack: warriors onto horde cards, archers onto firing positions, damage onto cells."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision
from teahouse.engine.shared_lists import with_number
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.modifiers import damage_is_rewarded, free_positions, immune, rows_in_reach
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.moves import CAPTURED, CELL, CELLS, DONE, POST, SHELTERED, WARRIOR
from teahouse.games.great_wall.rules.payment import gain_choice
from teahouse.games.great_wall.rules.scripts import ALL, how_many, register, section_allowed
from teahouse.games.great_wall.rules.state import DAMAGE, FIGURE, FREE, SEATS, SECTION_COUNT, GreatWall, Horde
from teahouse.games.great_wall.rules.words import (
    ARCHER,
    AT_ONE,
    BY_SHOOTING,
    CHI,
    E_ATTACK,
    E_REWARD,
    G_ANY,
    G_HONOR,
    G_WSG,
    GOLD,
    HORSEMAN,
    M_DAMAGE_DEALT,
    M_WARRIOR_ATTACKED,
    WARRIORS,
)

QIN_HONOR: Final = 2


def cell_move(section: int, row: int, cell: int) -> int:
    return CELL + 3 * CELLS * section + CELLS * row + cell


def place_of(move: int) -> tuple[int, int, int]:
    """Section, row and cell of a cell's move."""
    place = move - CELL
    return place // (3 * CELLS), place // CELLS % 3, place % CELLS


def refuse_cell(g: GreatWall, seat: int, move: int, warrior: int, sections: int) -> str | None:
    """May this warrior (-1: damage) cover this cell? (GW-ATK-01..06)"""
    if not CELL <= move < CAPTURED:
        return "GW-ATK-01"
    section, row, cell = place_of(move)
    if not sections >> section & 1:
        return "GW-SHL-06" if warrior >= 0 else "GW-ATK-06"
    if row >= len(g.field[section]) or cell >= len(g.field[section][row].cover):
        return "GW-CMP-32"
    horde = g.field[section][row]
    if warrior >= 0 and row not in rows_in_reach(g, seat, warrior):
        return "GW-ATK-01"
    if horde.cover[cell] != FREE:
        return "GW-ATK-05" if warrior == HORSEMAN else "GW-ATK-01"
    if immune(g, horde, section, warrior):
        return "GW-CMP-40"
    if warrior == HORSEMAN and not free_neighbours(g, horde, cell):
        return "GW-ATK-05"
    return None


def free_neighbours(g: GreatWall, horde: Horde, cell: int) -> list[int]:
    """Free cells that touch this one orthogonally (GW-ATK-03)."""
    return [other for other in g.horde_type(horde.card).neighbours[cell] if horde.cover[other] == FREE]


def free_cells(g: GreatWall, sections: int) -> list[int]:
    """Every free cell of these sections, as moves: what could be covered at all."""
    moves: list[int] = []
    for section in range(SECTION_COUNT):
        if sections >> section & 1:
            for row in range(len(g.field[section])):
                cover = g.field[section][row].cover
                first = cell_move(section, row, 0)
                for cell in range(len(cover)):
                    if cover[cell] == FREE:
                        moves.append(first + cell)
    return moves


def has_target(g: GreatWall, seat: int, warrior: int, sections: int) -> bool:
    """Is there a cell this warrior (-1: damage) may cover?"""
    for move in free_cells(g, sections):
        if refuse_cell(g, seat, move, warrior, sections) is None:
            return True
    return False


def can_strike(g: GreatWall, seat: int, warrior: int, section: int) -> bool:
    """Could this warrior attack on this section? An archer needs a firing position first (GW-SHL-06, 07)."""
    if warrior == ARCHER:
        return free_positions(g, section) > 0
    return has_target(g, seat, warrior, 1 << section)


# -- covering cells ----------------------------------------------------------------------------------


def gain_rewards(g: GreatWall, seat: int, card: int, cells: list[int], times: int) -> None:
    """The rewards of covered cells, at once (GW-ATK-02, 04); the Reed clan ignores them (GW-2P-52).

    Qin gains 2 honour for each cell in their place (GW-SOLO-78, 79).
    """
    if not g.is_player(seat):
        if seat != g.reed:
            g.gain_honor(seat, QIN_HONOR * len(cells), "honor-damage")
        return
    for cell in cells:
        reward = g.horde_type(card).rewards[cell]
        count = reward.n * times
        if reward.what == G_HONOR:
            g.gain_honor(seat, count, "honor-reward")
        elif reward.what == G_WSG:
            g.then(choose_reward, seat, count, GOLD)
        elif reward.what == G_ANY:
            g.then(choose_reward, seat, count, CHI)
        else:
            g.gain_resource(seat, reward.what, count)


def choose_reward(g: GreatWall, seat: int, count: int, last: int) -> None:
    gain_choice(g, seat, count, last)


def cover_with_warrior(g: GreatWall, seat: int, warrior: int, move: int, second: int) -> None:
    """A spearman covers one cell, a horseman two; both gain the rewards; a full card stays (GW-ATK-01..05, 16, 17)."""
    section, row, cell = place_of(move)
    horde = g.field[section][row]
    cells = [cell] if second < 0 else [cell, second]
    number = 0
    if warrior == HORSEMAN and FIGURE + 8 * seat + 2 * HORSEMAN in horde.cover:
        number = 1
    for covered in cells:
        g.place_figure(horde, covered, seat, warrior, number)
    g.say("attacked", seat, warrior, move)
    g.choose_section(section)
    gain_rewards(g, seat, horde.card, cells, 1)
    bits = 0
    for covered in cells:
        bits |= 1 << covered
    last = 0 if FREE in horde.cover else 1
    g.then(
        report_attack,
        Happening(
            M_WARRIOR_ATTACKED,
            seat,
            section,
            horde.card,
            n=len(cells),
            warriors=1 << warrior,
            cells=bits,
            last=last,
            row=row,
        ),
    )


def report_attack(g: GreatWall, h: Happening) -> None:
    announce(g, h)


def deal_damage(g: GreatWall, seat: int, move: int, cause: int, by_archer: int) -> None:
    """A damage token on a free cell; its reward is lost unless a card gives it (GW-ATK-07, GW-CMP-28, 43)."""
    section, row, cell = place_of(move)
    horde = g.field[section][row]
    horde.cover = with_number(horde.cover, cell, DAMAGE)
    g.say("damage", seat, move)
    g.choose_section(section)
    if seat >= 0 and (seat == g.qin or damage_is_rewarded(g, seat, by_archer == 1)):
        gain_rewards(g, seat, horde.card, [cell], 1)
    last = 0 if FREE in horde.cover else 1
    h = Happening(M_DAMAGE_DEALT, seat, section, horde.card, n=1, cause=cause, cells=1 << cell, last=last, row=row)
    g.then(report_attack, h)


class Strike(Decision[GreatWall]):
    """Which cell does the warrior cover? `first` is a horseman's first cell (GW-ATK-01, 03, 12, 13)."""

    clause: ClassVar[str] = "GW-ATK-01"

    warrior: int
    sections: int
    first: int

    def candidates(self, g: GreatWall) -> list[int]:
        if self.first < 0:
            return free_cells(g, self.sections)
        section, row, cell = place_of(self.first)
        return [cell_move(section, row, other) for other in free_neighbours(g, g.field[section][row], cell)]

    def posed_by(self, g: GreatWall) -> str:
        """The second cell of a horseman is another question (GW-ATK-03)."""
        return self.clause if self.first < 0 else "GW-ATK-03"

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if self.first < 0:
            return refuse_cell(g, self.seat, move, self.warrior, self.sections)
        return None if move in self.candidates(g) else "GW-ATK-03"

    def take(self, g: GreatWall, move: int) -> None:
        if self.first >= 0:
            cover_with_warrior(g, self.seat, self.warrior, self.first, place_of(move)[2])
        elif self.warrior == HORSEMAN:
            g.ask(Strike(self.seat, self.warrior, self.sections, move))
        else:
            cover_with_warrior(g, self.seat, self.warrior, move, -1)


def take_post(g: GreatWall, seat: int, section: int) -> None:
    """An archer on a free firing position shoots at once, if there is anything to hit (GW-ATK-06, 08)."""
    g.firing[SEATS * section + seat] += 1
    g.say("posted", seat, section)
    shoot(g, seat, section, 1)


def shoot(g: GreatWall, seat: int, section: int, attack: int) -> None:
    """One damage on any free cell of the section (GW-ATK-06, 14, 15)."""
    g.choose_section(section)
    if has_target(g, seat, -1, 1 << section):
        if g.is_player(seat):
            g.ask(Shoot(seat, section, attack))
        else:
            shoot_by_rule(g, Shoot(seat, section, attack))
    elif attack:
        g.then(report_attack, Happening(M_WARRIOR_ATTACKED, seat, section, warriors=1 << ARCHER))


def shoot_by_rule(g: GreatWall, shot: "Shoot") -> None:
    """Qin hits the first free cell of the nearest horde that has one (GW-SOLO-74..77)."""
    for move in shot.candidates(g):
        if shot.refuse(g, move) is None:
            g.say("qin-target", shot.seat, move)
            shot.take(g, move)
            return


class Shoot(Decision[GreatWall]):
    """Which cell does the archer hit? Any row of his section; he chooses (GW-ATK-06, GW-WIN-05, 08)."""

    clause: ClassVar[str] = "GW-ATK-06"

    section: int
    attack: int
    """1 if the shot is an attack, 0 in winter."""

    def candidates(self, g: GreatWall) -> list[int]:
        return free_cells(g, 1 << self.section)

    def posed_by(self, g: GreatWall) -> str:
        """Winter's shot cannot be declined while there is a cell to hit (GW-WIN-07)."""
        return self.clause if self.attack else "GW-WIN-07"

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if not CELL <= move < CAPTURED:
            return self.posed_by(g)
        return refuse_cell(g, self.seat, move, -1, 1 << self.section)

    def take(self, g: GreatWall, move: int) -> None:
        section, row, cell = place_of(move)
        horde = g.field[section][row]
        deal_damage(g, self.seat, move, BY_SHOOTING, 1)
        if self.attack:
            last = 0 if FREE in horde.cover else 1
            h = Happening(
                M_WARRIOR_ATTACKED,
                self.seat,
                section,
                horde.card,
                n=1,
                warriors=1 << ARCHER,
                cells=1 << cell,
                last=last,
                row=row,
            )
            g.then(report_attack, h)


# -- attacks by card ---------------------------------------------------------------------------------


def attack_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """With warriors already in shelters and on positions, one after another (GW-ATK-10..15)."""
    sections = section_allowed(g, e.at, h)
    offer_attack(g, seat, how_many(g, e, seat, h), e.warrior, sections, 1 if e.at == AT_ONE else 0, 0)


def can_attack(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    decision = AttackWith(seat, 1, e.warrior, section_allowed(g, e.at, h), 0, 0)
    return how_many(g, e, seat, h) > 0 and decision.can_anything(g)


def offer_attack(g: GreatWall, seat: int, left: int, warrior: int, sections: int, one: int, shot: int) -> None:
    decision = AttackWith(seat, left, warrior, sections, one, shot)
    if left and decision.can_anything(g):
        g.ask(decision)


class AttackWith(Decision[GreatWall]):
    """Which warrior attacks next? `shot` counts archers who shot, eight to a section (GW-ATK-10)."""

    clause: ClassVar[str] = "GW-ATK-10"

    left: int
    warrior: int
    sections: int
    one: int
    """1: all attacks on the section of the first."""
    shot: int

    def can_anything(self, g: GreatWall) -> bool:
        return any(self.refuse(g, move) is None for move in range(POST, WARRIOR))

    def candidates(self, g: GreatWall) -> list[int]:
        return [DONE, *range(POST, WARRIOR)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == DONE:
            return None
        if POST <= move < SHELTERED:
            section = move - POST
            if not self.sections >> section & 1 or self.warrior not in (-1, ARCHER):
                return self.clause
            shot = self.shot >> (3 * section) & 7
            if g.firing[SEATS * section + self.seat] <= shot:
                return self.clause
            return None if has_target(g, self.seat, -1, 1 << section) else "GW-ATK-15"
        if SHELTERED <= move < WARRIOR:
            section = (move - SHELTERED) // len(WARRIORS)
            warrior = (move - SHELTERED) % len(WARRIORS)
            if not self.sections >> section & 1 or self.warrior not in (-1, warrior):
                return self.clause
            if g.sheltered(section, self.seat, warrior) == 0:
                return self.clause
            if can_strike(g, self.seat, warrior, section):
                return None
            return "GW-SHL-07" if warrior == ARCHER else "GW-SHL-06"
        return self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move == DONE:
            return
        shot = self.shot
        if move < SHELTERED:
            section = move - POST
            shot += 1 << (3 * section)
            shoot(g, self.seat, section, 1)
        else:
            section, warrior = (move - SHELTERED) // len(WARRIORS), (move - SHELTERED) % len(WARRIORS)
            g.shelters[4 * (SEATS * section + self.seat) + warrior] -= 1
            if warrior == ARCHER:
                shot += 1 << (3 * section)
                take_post(g, self.seat, section)
            else:
                g.ask(Strike(self.seat, warrior, 1 << section, -1))
        sections = 1 << section if self.one else self.sections
        left = self.left if self.left == ALL else self.left - 1
        g.then(offer_attack, self.seat, left, self.warrior, sections, self.one, shot)


def reward_again(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """The rewards of the cells just covered, n more times."""
    cells = [cell for cell in range(CELLS) if h.cells >> cell & 1]
    gain_rewards(g, seat, h.card, cells, how_many(g, e, seat, h))


def can_reward(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    return h.cells > 0 and h.card >= 0


register(E_ATTACK, attack_by_card, can_attack)
register(E_REWARD, reward_again, can_reward)
