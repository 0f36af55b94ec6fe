"""The table: the board, the horde field, and what lies in front of each clan."""

from typing import Any, Final, final

from teahouse.engine.decision import Decision, Lack
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng
from teahouse.engine.shared_lists import with_more, with_number
from teahouse.games.great_wall.rules.box import AreaPrint, BoardSide, Box, HordeType
from teahouse.games.great_wall.rules.court import Court
from teahouse.games.great_wall.rules.expansion import NONE, Expansion
from teahouse.games.great_wall.rules.missing import MISSING
from teahouse.games.great_wall.rules.qin.card import Qin
from teahouse.games.great_wall.rules.secrecy import imagine, observe
from teahouse.games.great_wall.rules.words import AREAS, CHI, LEFT, LIMITS, MODE_COMPETITIVE

SEATS: Final = 6
"""Places for participants: up to five players, or two and the Reed clan, or one with Reed and Qin."""
SECTION_COUNT: Final = 3

PLENTY: Final = [99, 99, 99, 99]
"""More of every resource than anybody needs."""
FREE: Final = 0
DAMAGE: Final = 1
FIGURE: Final = 2
"""A covered cell holds FIGURE + 8 * seat + 2 * warrior + number; the number tells two horsemen apart."""

# Seasons.
SETUP: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
WINTER: Final = 4
OVER: Final = 5


def materials_in(tokens: list[int]) -> int:
    """Wood, stone and gold among resources by kind."""
    return tokens[0] + tokens[1] + tokens[2]


@final
class Grant:
    """A modifier lent to a seat for a while (ledger words: event, turn, year)."""

    def __init__(self, modifier: int = 0, seat: int = 0, until: int = 0, section: int = -1) -> None:
        self.modifier = modifier
        self.seat = seat
        self.until = until
        self.section = section
        """The section chosen with it, where one is."""


@final
class Horde:
    """A horde card on the field, with what covers its cells: that list is never changed but replaced."""

    def __init__(self, of: "Horde | None" = None, card: int = -1, cells: int = 0) -> None:
        if of is None:
            self.card = card
            self.cover: list[int] = [FREE] * cells
        else:
            self.card = of.card
            self.cover = of.cover

    def free_cells(self) -> int:
        return sum(1 for code in self.cover if code == FREE)

    def figures_of(self, seat: int) -> int:
        """Warriors of a seat on this card; a horseman is one (GW-KIL-07)."""
        return sum(self.figures(seat, warrior) for warrior in range(4)) if self.cells_of(seat) else 0

    def figures(self, seat: int, warrior: int) -> int:
        """Warriors of one type; a horseman covers two cells (GW-ATK-03)."""
        code = FIGURE + 8 * seat + 2 * warrior
        first = second = 0
        for covered in self.cover:
            if covered == code:
                first += 1
            elif covered == code + 1:
                second += 1
        if warrior == 2:
            return min(first, 1) + min(second, 1)
        return first

    def cells_of(self, seat: int) -> int:
        """Cells a seat's warriors cover (GW-DEF-09)."""
        low = FIGURE + 8 * seat
        return sum(1 for code in self.cover if low <= code < low + 8)


@final
class Clan:
    """Everything one participant owns.

    But for resources and supply, lists are never changed but replaced, so that copies can share them.
    """

    def __init__(self, of: "Clan | None" = None) -> None:
        if of is None:
            self.honor = 0
            self.resources: list[int] = [0, 0, 0, 0]
            self.generals: list[int] = []
            """Dealt in set-up, until one is chosen."""
            self.dealt: list[int] = []
            """Advisors dealt in set-up, until their roles are chosen."""
            self.general = -1
            self.active: list[int] = []
            self.assistants: list[int] = []
            self.secret_assistant = -1
            """The assistant of set-up, known to his owner alone (GW-INF-07)."""
            self.orders: list[int] = []
            self.order = -1
            """The order of this year, face down until all have chosen."""
            self.order_discard: list[int] = []
            self.order_choice = -1
            """Summer 4: 0 returned, 1 scored."""
            self.tactics: list[int] = []
            self.supply: list[int] = [0, 0, 0, 0]
            """Usable warriors by type (GW-RES-05, GW-SHM-11)."""
            self.shamed: list[int] = [0, 0, 0, 0]
            """Warriors of the supply with a shame token (GW-SHM-11, 15)."""
            self.officials = 0
            self.pool = 0
            """Own officials in the common pool."""
            self.overseers: list[int] = [-1, -1, -1, -1]
            """By production area, the cell of the overseer."""
            self.overseer_warriors: list[int] = [-1, -1, -1, -1]
            self.captured: list[int] = []
            self.captured_shame: list[int] = []
            """Shame tokens on each captured card."""
        else:
            self.honor = of.honor
            self.resources = of.resources[:]
            self.generals = of.generals
            self.dealt = of.dealt
            self.general = of.general
            self.active = of.active
            self.assistants = of.assistants
            self.secret_assistant = of.secret_assistant
            self.orders = of.orders
            self.order = of.order
            self.order_discard = of.order_discard
            self.order_choice = of.order_choice
            self.tactics = of.tactics
            self.supply = of.supply[:]
            self.shamed = of.shamed
            self.officials = of.officials
            self.pool = of.pool
            self.overseers = of.overseers
            self.overseer_warriors = of.overseer_warriors
            self.captured = of.captured
            self.captured_shame = of.captured_shame

    def shame_tokens(self) -> int:
        return sum(self.shamed) + sum(self.captured_shame)


@final
class GreatWall(Position):
    """A game of The Great Wall.

    Lists are never changed but replaced, so that copies can share them, but for those that change all the time:
    `clans`, `officials`, `gathered`, `firing`, `shelters`, `field`, `running` and `chosen`.
    """

    def __init__(self, box: Box, seats: int, rng: Rng, of: "GreatWall | None" = None) -> None:
        super().__init__(seats, rng, of)
        self.box = box
        if of is None:
            self.mode = MODE_COMPETITIVE
            self.side = 0
            self.time = 0
            """Space of the time track, counted from 0."""
            self.year = 1
            self.season = SETUP
            self.active = -1
            """The active player of autumn."""
            self.finished = False
            self.victor = -1
            self.end_reasons = 0
            """Bits: 1 walls, 2 shame, 4 time, 8 edicts."""
            self.clans: list[Clan] = [Clan() for _ in range(seats)]
            self.reed = -1
            """The seat of the Reed clan, where it takes part."""
            self.tea: list[int] = list(range(seats))
            """Tea order, top first; only the tea house and cards change it (GW-TEA-01, 04, 05)."""
            self.officials: list[int] = [0] * (len(AREAS) * SEATS)
            """By SEATS * area + seat."""
            self.activated: list[int] = []
            """Areas activated in this stage (GW-ACT-05)."""
            self.gathered: list[int] = [0] * SEATS
            """Resources each seat collected in the running activation."""
            self.levels: list[int] = [0, 0, 0]
            self.fortifications: list[int] = [0, 0, 0]
            self.firing: list[int] = [0] * (SECTION_COUNT * SEATS)
            """Archers on firing positions, by SEATS * section + seat."""
            self.shelters: list[int] = [0] * (SECTION_COUNT * SEATS * 4)
            """Warriors in shelters, by 4 * (SEATS * section + seat) + warrior (GW-CMP-34, GW-SHL-01..03)."""
            self.field: list[list[Horde]] = [[], [], []]
            """Hordes by section; the first is row 1."""
            self.horde_deck: list[int] = []
            """The last card is the top one."""
            self.horde_discard: list[int] = []
            self.last_drawn = -1
            self.tactic_deck: list[int] = []
            self.tactic_discard: list[int] = []
            self.advisor_deck: list[int] = []
            self.advisor_discard: list[int] = []
            self.track: list[int] = []
            """Advisors on the advisor track, left to right."""
            self.artifacts: list[int] = []
            self.order_track: list[int] = []
            """By cell, the seat whose order lies there; -1 while empty."""
            self.orders_revealed = False
            self.warehouse: list[int] = [0, 0, 0]
            """Wood, stone and gold that belong to nobody, without limit; no area (GW-CMP-37, GW-RES-08, 09)."""
            self.shame_supply = 0
            self.shame_box = 0
            self.uses: list[list[int]] = [[] for _ in LIMITS]
            """By limit, the abilities used since it last began, as SEATS * trigger + seat; spared shame is below 0."""
            self.running: list[int] = []
            """Abilities being carried out, as SEATS * trigger + seat: none answers its own effects."""
            self.grants: list[Grant] = []
            self.chosen: list[int] = []
            """Sections chosen by the effects of running scripts, the innermost last."""
            self.dying: list[int] = [0, 0, 0, 0]
            """Warriors in the saving window, by type."""
            self.saved: list[int] = [0, 0, 0, 0]
            self.breach_shame: list[int] = [0] * SEATS
            """Shame that cards add to the running breach."""
            self.choices: int | None = None
            """A bit for each seat that is asked even about what nobody declines; None where gains are always taken."""
            self.court: Court | None = None
            """Edicts and events of the co-operative game."""
            self.opponent: Qin | None = None
            """The card of Qin Jiushao, in the solo game."""
            self.expansions: list[Expansion] | None = None
            """What expansions add to the table, where there are any."""
        else:
            self.mode = of.mode
            self.side = of.side
            self.time = of.time
            self.year = of.year
            self.season = of.season
            self.active = of.active
            self.finished = of.finished
            self.victor = of.victor
            self.end_reasons = of.end_reasons
            self.clans = [Clan(clan) for clan in of.clans]
            self.reed = of.reed
            self.tea = of.tea
            self.officials = of.officials[:]
            self.activated = of.activated
            self.gathered = of.gathered[:]
            self.levels = of.levels
            self.fortifications = of.fortifications
            self.firing = of.firing[:]
            self.shelters = of.shelters[:]
            self.field = [[Horde(horde) for horde in hordes] for hordes in of.field]
            self.horde_deck = of.horde_deck
            self.horde_discard = of.horde_discard
            self.last_drawn = of.last_drawn
            self.tactic_deck = of.tactic_deck
            self.tactic_discard = of.tactic_discard
            self.advisor_deck = of.advisor_deck
            self.advisor_discard = of.advisor_discard
            self.track = of.track
            self.artifacts = of.artifacts
            self.order_track = of.order_track
            self.orders_revealed = of.orders_revealed
            self.warehouse = of.warehouse
            self.shame_supply = of.shame_supply
            self.shame_box = of.shame_box
            self.uses = of.uses
            self.running = of.running[:]
            self.grants = of.grants
            self.chosen = of.chosen[:]
            self.dying = of.dying
            self.saved = of.saved
            self.breach_shame = of.breach_shame
            self.choices = of.choices
            self.court = None if of.court is None else Court(of.court)
            self.opponent = None if of.opponent is None else Qin(of.opponent)
            self.expansions = None if of.expansions is None else [expansion.copy() for expansion in of.expansions]

    def clone(self) -> "GreatWall":
        return GreatWall(self.box, self.seats, self.rng.copy(), self)

    # -- what players want to be asked -----------------------------------------------------------

    def asks_always(self, seat: int) -> bool | None:
        return None if self.choices is None else self.choices >> seat & 1 == 1

    def ask_always(self, seat: int, always: bool) -> None:
        if self.choices is not None:
            self.choices = self.choices | 1 << seat if always else self.choices & ~(1 << seat)

    # -- expansions ------------------------------------------------------------------------------

    def attached(self) -> list[Expansion]:
        return NONE if self.expansions is None else self.expansions

    def options(self, decision: Decision[Any]) -> list[int]:
        """Expansions may offer further answers and forbid others."""
        if not self.is_joined():
            return [move for move in decision.candidates(self) if decision.refuse(self, move) is None]
        moves = decision.candidates(self)
        for expansion in self.attached():
            moves = moves + expansion.offers(self, decision)
        return [move for move in moves if self.judge(decision, move) is None]

    def is_joined(self) -> bool:
        """Whether an expansion takes part in the questions of the base game."""
        if self.expansions is not None:
            for expansion in self.expansions:
                if expansion.joins_in():
                    return True
        return False

    def judge(self, decision: Decision[Any], move: int) -> str | None:
        for expansion in self.attached():
            if expansion.joins_in():
                clause = expansion.refuses(self, decision, move)
                if clause is not None or expansion.knows(self, decision, move):
                    return clause
        return decision.refuse(self, move)

    def shortages(self, decision: Decision[Any], move: int) -> list[Lack]:
        """What the judge of a refused move counts; else the one thing its clause always wants."""
        clause = self.judge(decision, move)
        if clause is None:
            return []
        lacks = super().shortages(decision, move) if decision.refuse(self, move) == clause else []
        if lacks or clause not in MISSING:
            return lacks
        answers = clause != decision.posed_by(self) or move in decision.candidates(self)
        return [Lack(MISSING[clause], 0, 1)] if answers else []

    def carry_out(self, decision: Decision[Any], move: int) -> None:
        for expansion in self.attached():
            if expansion.joins_in() and expansion.knows(self, decision, move):
                expansion.takes(self, decision, move)
                return
        decision.take(self, move)

    def has_answer(self, decision: Decision[Any], unless: int) -> bool:
        """Whether a question has, or as far as all can see might have, any legal answer but this one."""
        before = self.guess()
        found = False
        if self.is_joined():
            found = any(move != unless for move in self.options(decision))
        else:
            for move in decision.candidates(self):
                if move != unless and decision.refuse(self, move) is None:
                    found = True
                    break
        self.guessing = before
        return found

    # -- reading the table ---------------------------------------------------------------------

    def printed(self) -> BoardSide:
        """The side of the board in use."""
        return self.box.sides[self.side]

    def area_print(self, area: int) -> AreaPrint | None:
        """What is printed of an area; None where the table has none of this name."""
        areas = self.printed().areas
        if area < len(areas):
            return areas[area]
        for expansion in self.attached():
            found = expansion.area_print(self, area)
            if found is not None:
                return found
        return None

    def is_regular(self, area: int) -> bool:
        """A regular area has cells and is activated when they are full (GW-OFF-01..04)."""
        printed = self.area_print(area)
        return printed is not None and printed.regular

    def last_space(self) -> int:
        """The last space of the time track."""
        return len(self.printed().invasion) - 1 - sum(expansion.years_fewer() for expansion in self.attached())

    def horde_type(self, card: int) -> HordeType:
        return self.box.hordes[card // 3]

    def find_horde(self, card: int) -> Horde | None:
        for hordes in self.field:
            for horde in hordes:
                if horde.card == card:
                    return horde
        return None

    def section_of(self, card: int) -> int:
        for section in range(SECTION_COUNT):
            for horde in self.field[section]:
                if horde.card == card:
                    return section
        return -1

    def row_of(self, card: int) -> int:
        for hordes in self.field:
            for row in range(len(hordes)):
                if hordes[row].card == card:
                    return row
        return -1

    def officials_in(self, area: int, seat: int) -> int:
        return self.officials[SEATS * area + seat]

    def officials_total(self, area: int) -> int:
        officials = self.officials
        total = 0
        for place in range(SEATS * area, SEATS * area + SEATS):
            total += officials[place]
        return total

    def archers_posted(self, section: int) -> int:
        """Of all seats, on the firing positions of a section."""
        firing = self.firing
        total = 0
        for place in range(SEATS * section, SEATS * section + SEATS):
            total += firing[place]
        return total

    def sheltered(self, section: int, seat: int, warrior: int) -> int:
        return self.shelters[4 * (SEATS * section + seat) + warrior]

    @property
    def qin(self) -> int:
        """The seat of Qin Jiushao in the solo game, else -1."""
        return -1 if self.opponent is None else len(self.clans) - 1

    def participants(self) -> range:
        """The players, then the Reed clan, then Qin, as far as they take part (GW-2P-01, 03, GW-SOLO-02)."""
        return range(len(self.clans))

    def is_player(self, seat: int) -> bool:
        """A human, not the Reed clan or Qin: only these are asked anything."""
        return seat < self.seats

    def players(self) -> list[int]:
        """The human players in tea order."""
        return [seat for seat in self.tea if seat < self.seats]

    def is_blocked(self, section: int) -> bool:
        """Fortifications fill the horde cells of the left section wherever the Reed clan takes part (GW-2P-05, 06)."""
        return section == LEFT and self.reed >= 0

    def sections(self) -> list[int]:
        """The sections that can be used, from the left."""
        return [section for section in range(SECTION_COUNT) if not self.is_blocked(section)]

    def points(self, seat: int) -> int:
        return self.clans[seat].honor

    def not_asked(self, seat: int) -> str:
        """Set-up waits for all (GW-SET-28), autumn goes by turns (GW-AUT-08), the rest in tea order (GW-TEA-02)."""
        if self.season == SETUP:
            return "GW-SET-28"
        return "GW-AUT-08" if self.season == AUTUMN else "GW-TEA-02"

    @property
    def together(self) -> bool:
        """In the co-operative game (GW-COOP-68, 70, 72)."""
        return self.court is not None

    def winners(self) -> list[int]:
        """One, or in the co-operative game all players or nobody (GW-COOP-68, 70, 72); nobody where Qin wins.

        Expansions may end a game that nobody wins: then nobody is the victor.
        """
        if self.court is not None:
            return list(range(self.seats)) if self.court.won else []
        return [self.victor] if self.finished and 0 <= self.victor < self.seats else []

    def observe(self, seat: int) -> dict[str, object]:
        return observe(self, seat)

    def imagine(self, seat: int, rng: Rng) -> "GreatWall":
        return imagine(self, seat, rng)

    # -- small deeds every rule uses -----------------------------------------------------------

    def gain_honor(self, seat: int, honor: int, kind: str, what: int = -1) -> None:
        """Points of the game, without upper limit, never below 0 (GW-FLW-06, GW-SHM-26, GW-END-14, GW-CMP-25, 26).

        `what` gave or took it: the event says so. The Reed clan never gains any (GW-2P-18).
        """
        if honor and seat != self.reed:
            clan = self.clans[seat]
            before = clan.honor
            clan.honor = max(0, before + honor)
            if honor > 0:
                self.say(kind, seat, honor, what)
            else:
                self.say("honor-lost", seat, before - clan.honor, what if kind == "honor-lost" else -1)

    def purse(self, seat: int) -> list[int]:
        """A clan's resources, which its screen hides from the others (GW-CMP-22); whoever guesses sees plenty."""
        if self.guessing:
            self.guessed = True
            return PLENTY
        self.depend_on(seat)
        return self.clans[seat].resources

    def gain_resource(self, seat: int, kind: int, count: int) -> int:
        """From the stock, which never runs out in the base game (GW-RES-01, 03, GW-CMP-27); how many there were.

        What the Reed clan would gain goes to the warehouse, chi to nobody (GW-2P-20, 25).
        """
        for expansion in self.attached():
            count = expansion.available(self, kind, count)
        if not count:
            return 0
        if seat < self.seats:
            self.clans[seat].resources[kind] += count
            self.say("gained", seat, kind, count)
        elif seat == self.reed and kind != CHI:
            self.warehouse = with_more(self.warehouse, kind, count)
            self.say("stored", seat, kind, count)
        return count

    def send_to_shelter(self, seat: int, section: int, warrior: int) -> None:
        """The shelter has room for all; the Reed clan and Qin take theirs back (GW-SHL-03, GW-2P-22, GW-SOLO-32)."""
        if seat < self.seats:
            self.shelters[4 * (SEATS * section + seat) + warrior] += 1
        else:
            self.clans[seat].supply[warrior] += 1

    def choose_section(self, section: int) -> None:
        """Later effects of the same card may speak of this section as `here`."""
        if self.chosen:
            self.chosen[-1] = section

    def place_figure(self, horde: Horde, cell: int, seat: int, warrior: int, number: int) -> None:
        horde.cover = with_number(horde.cover, cell, FIGURE + 8 * seat + 2 * warrior + number)
