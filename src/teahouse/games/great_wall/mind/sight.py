"""What the bot sees, and what the things on the table are worth to it, counted in honour."""

from typing import Any, Final, final

from teahouse.engine.decision import Decision
from teahouse.games.great_wall.mind.wanted import wanted_of, wants_sight
from teahouse.games.great_wall.rules.box import HordeType
from teahouse.games.great_wall.rules.counting import all_hold, amount, overseer_level
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Price
from teahouse.games.great_wall.rules.modifiers import (
    free_positions,
    immune,
    rows_in_reach,
    section_attack,
    section_defense,
)
from teahouse.games.great_wall.rules.moments import abilities_of, used_up
from teahouse.games.great_wall.rules.moves import CELL, CELLS
from teahouse.games.great_wall.rules.state import FREE, SEATS, SECTION_COUNT, GreatWall, Horde
from teahouse.games.great_wall.rules.words import (
    ARCHER,
    CHI,
    E_GAIN,
    G_HONOR,
    G_TACTIC,
    GOLD,
    HORSEMAN,
    M_WARRIOR_ATTACKED,
    S_OWN_WARRIORS,
    S_WALL_LEVELS,
    SPEARMAN,
    WHO_OTHER,
)

TOKENS: Final[list[float]] = [0.9, 0.9, 1.0, 1.0, 1.0, 1.1, 1.0, 1.6, 0.9, 0.9]
"""By good, what one is worth in mid-game with a few at hand."""
SHAME: Final = 5.0
BREACHED: Final = 0.6
BREACHED_TOGETHER: Final = 0.3
"""The share of a shame token that counts where the wall may still hold; together, each of an ally's counts too."""
HONOR_TOGETHER: Final = 0.25
"""Together honour only buys off shame."""
TOKEN_TOGETHER: Final = 1.5
"""Together tokens are what edicts are paid with, and new ones come every year."""
WANTED: Final = 4.0
"""What a token is worth more while an edict wants it."""
WATCH: Final = 6.0
RAMPART: Final = 4.0
"""What an archer on the wall, or a level of it, is worth more while an edict wants to see it."""
FIGHTING: Final = 2.0
"""Honour for warriors on a defeated horde, and for an archer beside it."""
WARRIOR: Final[list[float]] = [1.5, 3.0, 4.0, 3.0]
"""By type, what a warrior who stands somewhere is worth to keep."""


@final
class Sight:
    """One position as the seat that is asked sees it, looked at once for all moves of a decision."""

    def __init__(self, g: GreatWall, decision: Decision[Any]) -> None:
        self.g = g
        self.box = g.box
        self.seat = decision.seat
        self.clan = g.clans[decision.seat]
        self.decision = decision
        self.asks = type(decision).__name__
        self.years = g.last_space() - g.time
        """Years that are still to come after this one."""
        self._falling: list[int] = []
        self._bonus: dict[int, float] = {}
        self.areas: dict[int, float] = {}
        """By 64 * area + officials, what was found out about an activation."""
        self.places: dict[int, float] = {}
        """By area, what one more official there is worth."""
        self.recruits: list[float] = []
        self.wanted: list[int] = [] if g.court is None else wanted_of(g, g.court, decision.seat)
        """Together: by good, what the current edicts want of this clan."""
        self.breached = SHAME * (BREACHED if g.court is None else BREACHED_TOGETHER)
        self.allies = g.players() if g.court is not None else [decision.seat]
        """Those whose shame hurts as one's own."""
        self.wants_archer = g.court is not None and wants_sight(g, g.court, decision.seat, S_OWN_WARRIORS)
        self.wants_wall = g.court is not None and wants_sight(g, g.court, decision.seat, S_WALL_LEVELS)
        """Together: whether an edict wants to see an archer of theirs, or more of the wall."""

    # -- goods -------------------------------------------------------------------------------

    def good(self, what: int, count: int) -> float:
        """Tokens are worth less to whoever has many, and in the last year."""
        if what == G_HONOR:
            return count * (HONOR_TOGETHER if self.wanted else 1.0)
        if what == G_TACTIC:
            return count * self.tactic()
        worth = TOKENS[what]
        if what <= CHI:
            held = self.clan.resources[what]
            if self.wanted:
                missing = max(0, min(count, self.wanted[what] - held))
                return count * TOKEN_TOGETHER * worth * 6 / (5 + held) * self.use() + WANTED * missing
            if what == CHI and self.years:
                held = max(0, held - 2 * sum(self.clan.shamed))
                worth = 2.2 if self.clan.resources[CHI] < 2 * sum(self.clan.shamed) else 1.2
            worth *= 6 / (5 + held)
        return count * worth * self.use()

    def use(self) -> float:
        """How much of what one gets now can still be used."""
        return 1.0 if self.years else 0.6

    def tactic(self) -> float:
        limit = self.box.constants.tactic_hand_limit
        if self.wanted and len(self.clan.tactics) <= self.wanted[G_TACTIC]:
            return 1.6 + WANTED
        return (1.6 if len(self.clan.tactics) < limit else 0.2) * self.use()

    def price(self, tokens: list[int]) -> float:
        return sum(self.loss(kind, count) for kind, count in enumerate(tokens) if count)

    def prices(self, listed: list[Price]) -> float:
        return sum(self.loss(price.what, price.n) for price in listed)

    def loss(self, what: int, count: int) -> float:
        """What it costs to give some away: together, what an edict wants is dear."""
        if not self.wanted or what > CHI:
            return self.good(what, count)
        held = self.clan.resources[what]
        short = max(0, min(count, self.wanted[what] + count - held))
        return count * TOKEN_TOGETHER * TOKENS[what] * 6 / (5 + held) * self.use() + WANTED * short

    def material(self, price: int) -> float:
        """What a building costs oneself: the warehouse pays first."""
        own = max(0, price - sum(self.g.warehouse))
        cost = 0.7 * own * self.use()
        if self.wanted:
            spare = sum(max(0, self.clan.resources[kind] - self.wanted[kind]) for kind in range(CHI))
            cost += WANTED * max(0, own - spare)
        return cost

    # -- own cards ---------------------------------------------------------------------------

    def bonus(self, moment: int, warrior: int = -1, area: int = -1) -> float:
        """What the own general and advisors answer to such a deed of one's own."""
        key = 256 * moment + 16 * (warrior + 1) + area + 1
        if key not in self._bonus:
            warriors = 1 << warrior if warrior >= 0 else 0
            h = Happening(moment, self.seat, area=area, n=1, warriors=warriors, resource=area if area <= GOLD else -1)
            self._bonus[key] = sum(self.answer(number, h) for number in abilities_of(self.g, self.seat))
        return self._bonus[key]

    def answer(self, number: int, h: Happening) -> float:
        trigger = self.box.triggers[number]
        if trigger.moment != h.moment or trigger.who == WHO_OTHER:
            return 0.0
        if not all_hold(self.g, trigger.conditions, self.seat, h) or used_up(self.g, trigger, self.seat, h):
            return 0.0
        value = -self.prices(trigger.cost)
        for e in self.box.scripts[trigger.script].effects:
            value += self.good(e.what, amount(self.g, e.n, self.seat, h)) if e.do == E_GAIN else 0.8
        return max(0.0, value)

    # -- the wall ----------------------------------------------------------------------------

    def falling(self, section: int) -> int:
        """How much attack is ahead of defence; 0 or less and the section holds."""
        if not self._falling:
            for each in range(SECTION_COUNT):
                ahead = section_attack(self.g, each) - section_defense(self.g, each) if self.g.field[each] else -9
                self._falling.append(ahead)
        return self._falling[section]

    def exposed(self, section: int) -> int:
        """Hordes there without a warrior of one's own: each is a shame token in a breach."""
        return sum(1 for horde in self.g.field[section] for ally in self.allies if horde.figures_of(ally) == 0)

    def shield(self, section: int, added: int) -> float:
        """What so much more defence is worth: a breach that does not happen, or comes a little less near."""
        ahead = self.falling(section)
        if ahead <= 0:
            return 0.2
        harm = self.breached * self.exposed(section) + 1.0
        return harm if added >= ahead else 0.3 * harm * added / ahead

    # -- hordes ------------------------------------------------------------------------------

    def kind(self, horde: Horde) -> HordeType:
        return self.box.hordes[horde.card // 3]

    def lead(self, horde: Horde, more: int) -> int:
        """Own cells on a card, with a number of further ones, above those of the best rival; a tie goes by tea."""
        if self.wanted:
            return 1
        best = 0
        for other in range(self.g.seats):
            if other != self.seat:
                cells = 2 * horde.cells_of(other)
                if cells and self.g.tea.index(other) < self.g.tea.index(self.seat):
                    cells += 1
                best = max(best, cells)
        return 2 * (horde.cells_of(self.seat) + more) - best

    def strike(self, section: int, row: int, cells: list[int]) -> float:
        """A warrior covers these cells: rewards, the way to victory, and no shame if the wall falls here."""
        horde = self.g.field[section][row]
        kind = self.kind(horde)
        value = sum(self.good(kind.rewards[cell].what, kind.rewards[cell].n) for cell in cells)
        value += self.bonus(M_WARRIOR_ATTACKED, SPEARMAN if len(cells) == 1 else HORSEMAN)
        left = horde.free_cells() - len(cells)
        lead = self.lead(horde, len(cells))
        if left == 0:
            value += FIGHTING + (kind.honor if lead > 0 else 0)
        else:
            chance = 1 / (1 + left) if lead > 0 else 0.4 / (1 + left)
            value += 1.2 * chance * kind.honor
        if horde.figures_of(self.seat) == 0:
            value += FIGHTING / (1 + left)
            if self.falling(section) > 0:
                value += self.breached
        return value

    def damage(self, section: int, row: int, cell: int) -> float:
        """A damage token there: the last cell decides who wins; a rich cell is better kept for a warrior."""
        horde = self.g.field[section][row]
        kind = self.kind(horde)
        left = horde.free_cells() - 1
        reward = kind.rewards[cell]
        value = 1.0 - 0.2 * TOKENS[reward.what] * reward.n
        if left == 0:
            archers = self.g.firing[SEATS * section + self.seat]
            value += FIGHTING * archers + (FIGHTING if horde.figures_of(self.seat) else 0)
            value += kind.honor if self.lead(horde, 0) > 0 else -0.3 * kind.honor
            if self.falling(section) > 0:
                value += 1.0 + self.breached * (horde.figures_of(self.seat) == 0)
        elif self.lead(horde, 0) > 0:
            value += kind.honor / (2 + left)
        return value

    def best_strike(self, warrior: int, sections: int) -> float:
        """The best attack of a warrior on these sections (one bit each); 0 if there is none."""
        best = 0.0
        reach = rows_in_reach(self.g, self.seat, warrior)
        for section in range(SECTION_COUNT):
            if not sections >> section & 1:
                continue
            if warrior == ARCHER:
                if free_positions(self.g, section) > 0:
                    best = max(best, self.post(section))
                continue
            for row, horde in enumerate(self.g.field[section]):
                if row in reach and not immune(self.g, horde, section, warrior):
                    for cell, cover in enumerate(horde.cover):
                        if cover == FREE:
                            best = max(best, self.strike_from(section, row, cell, warrior))
        return best

    def strike_from(self, section: int, row: int, cell: int, warrior: int) -> float:
        """A horseman covers a neighbour too."""
        if warrior != HORSEMAN:
            return self.strike(section, row, [cell])
        horde = self.g.field[section][row]
        beside = [other for other in self.kind(horde).neighbours[cell] if horde.cover[other] == FREE]
        return max([self.strike(section, row, [cell, other]) for other in beside], default=0.0)  # cold

    def shot(self, section: int) -> float:
        """The best shot of an archer on this section."""
        best = 0.0
        for row, horde in enumerate(self.g.field[section]):
            if not immune(self.g, horde, section, -1):
                for cell, cover in enumerate(horde.cover):
                    if cover == FREE:
                        best = max(best, self.damage(section, row, cell))
        return best

    def post(self, section: int) -> float:
        """An archer on a firing position: a shot now and every winter, honour for each horde that falls."""
        stays = 0.3 if self.falling(section) > 0 else 1.0
        asked = WATCH * stays if self.wants_archer else 0.0
        return self.shot(section) + self.bonus(M_WARRIOR_ATTACKED, ARCHER) + stays * (1.0 + 0.8 * self.years) + asked

    # -- people ------------------------------------------------------------------------------

    def overseer(self, area: int) -> float:
        """One more level in this area: every summer, and whenever one collects there."""
        level = overseer_level(self.g, self.seat, area)
        return (1.3 * self.years + 0.3) * TOKENS[area] * (1.0 if level < 2 else 0.8)

    def shamed_card(self, card: int) -> float:
        """What the tokens on a captured card hold back."""
        tokens: int = self.clan.captured_shame[self.clan.captured.index(card)]
        honor: int = self.box.hordes[card // 3].honor
        return honor if tokens <= 1 else honor / tokens


def place(move: int) -> tuple[int, int, int]:
    """Section, row and cell of a cell's move."""
    at = move - CELL
    return at // (3 * CELLS), at // CELLS % 3, at % CELLS
