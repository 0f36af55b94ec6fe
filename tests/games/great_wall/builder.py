"""A small builder: arrange a position of The Great Wall, make moves by name, ask what a player would see."""

from functools import cache
from typing import Self

from teahouse.engine.event import Event
from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.box import Box
from teahouse.games.great_wall.rules.court import Court
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.kind import GreatWallKind
from teahouse.games.great_wall.rules.moves import LETTERS, RULE
from teahouse.games.great_wall.rules.qin.card import Qin
from teahouse.games.great_wall.rules.state import AUTUMN, DAMAGE, FIGURE, SEATS, Clan, GreatWall, Horde
from teahouse.games.great_wall.rules.words import AREAS, MOMENTS, ORDERS, RESOURCES, SECTIONS, WARRIORS


@cache
def kind() -> GreatWallKind:
    return GreatWallKind(load().box)


class Builder:
    """A game that a test lays out itself.

    A fresh table stands in the autumn of year 1 with every clan bare: no general, no advisors, no tactics, no
    resources, no hordes on the field, tea order 0, 1, 2 (, 3), and nobody is asked anything. `raw=True` keeps the game
    as set up. A `box` of its own lets a test change what is printed. Further words are options: mode="cooperative".
    """

    def __init__(
        self, seats: int = 3, seed: str = "bench", raw: bool = False, box: Box | None = None, **options: str
    ) -> None:
        self.kind = kind() if box is None else GreatWallKind(box)
        self.g: GreatWall = self.kind.new(seats, self.kind.complete(options), seed)
        self.g.keeps_events = True
        if not raw:
            self._lay_bare()

    @property
    def box(self) -> Box:
        return self.kind.box

    def _lay_bare(self) -> None:
        while self.asks in ("ChooseGeneral", "ChooseAdvisor"):
            self.play(min(self.options()))
        g = self.g
        g.open, g.agenda, g.events = [], [], []
        g.season, g.tea = AUTUMN, list(g.participants())
        for clan in g.clans:
            g.advisor_deck[:0] = clan.active + clan.assistants
            g.tactic_deck[:0] = clan.tactics
            clan.general, clan.active, clan.assistants, clan.secret_assistant = -1, [], [], -1
            clan.tactics, clan.resources = [], [0, 0, 0, 0]
        if g.opponent is not None:
            g.opponent.starting, g.opponent.unseen = 0, []
        for hordes in g.field:
            g.horde_deck[:0] = [horde.card for horde in hordes]
            hordes.clear()

    # -- arranging ---------------------------------------------------------------------------

    def clan(self, seat: int) -> Clan:
        return self.g.clans[seat]

    def general(self, seat: int, name: str) -> Self:
        self.clan(seat).general = [general.name for general in self.box.generals].index(name)
        return self

    def advisors(self, seat: int, names: str = "", assistants: int = 0) -> Self:
        """Active advisors by name, and a number of assistants out of the deck."""
        clan = self.clan(seat)
        for name in names.split():
            advisor = [advisor.name for advisor in self.box.advisors].index(name)
            self._pull(self.g.advisor_deck, self.g.track, advisor)
            clan.active.append(advisor)
        for _ in range(assistants):
            clan.assistants.append(self.g.advisor_deck.pop(0))
        return self

    def assistant(self, seat: int, name: str) -> Self:
        """This advisor as an assistant of the general."""
        advisor = [advisor.name for advisor in self.box.advisors].index(name)
        self._pull(self.g.advisor_deck, self.g.track, advisor)
        self.clan(seat).assistants.append(advisor)
        return self

    def _pull(self, deck: list[int], other: list[int], card: int) -> None:
        """Take a card out of a deck; from the other place it is exchanged for the bottom card of the deck."""
        if card in deck:
            deck.remove(card)
        elif card in other:
            other[other.index(card)] = deck.pop(0)

    def advisor_on_track(self, cell: int, name: str) -> Self:
        """Put an advisor on a cell of the advisor track (1 to 4), by name; the one there goes under the deck."""
        advisor = [advisor.name for advisor in self.box.advisors].index(name)
        self._pull(self.g.advisor_deck, self.g.track, advisor)
        self.g.advisor_deck.insert(0, self.g.track[cell - 1])
        self.g.track[cell - 1] = advisor
        return self

    def tactics(self, seat: int, names: str) -> Self:
        """Put tactic cards into a hand, by name."""
        for name in names.split():
            tactic = [tactic.name for tactic in self.box.tactics].index(name)
            for pile in (self.g.tactic_deck, self.g.tactic_discard):
                if tactic in pile:
                    pile.remove(tactic)
            self.clan(seat).tactics.append(tactic)
        return self

    def resources(self, seat: int, wood: int = 0, stone: int = 0, gold: int = 0, chi: int = 0) -> Self:
        self.clan(seat).resources = [wood, stone, gold, chi]
        return self

    def horde(self, section: str, card: str, damage: str = "", **figures: str) -> Self:
        """Lay a horde into the next row: "outriders_left"; damage on cells "ab"; p0="a:spearman bc:horseman"."""
        names = [f"{horde.name}_{pointer}" for horde in self.box.hordes for pointer in SECTIONS]
        number = names.index(card)
        for pile in (self.g.horde_deck, self.g.horde_discard):
            if number in pile:
                pile.remove(number)
        horde = Horde(None, number, len(self.box.hordes[number // 3].cells))
        self.g.field[SECTIONS.index(section)].append(horde)
        for letter in damage:
            horde.cover[LETTERS.index(letter)] = DAMAGE
        for player, words in figures.items():
            for word in words.split():
                self._place(horde, int(player[1:]), word)
        return self

    def _place(self, horde: Horde, seat: int, word: str) -> None:
        cells, name = word.split(":")
        warrior = WARRIORS.index(name)
        self.clan(seat).supply[warrior] -= 1
        code = FIGURE + 8 * seat + 2 * warrior
        if len(cells) == 2 and code in horde.cover:
            code += 1
        for letter in cells:
            horde.cover[LETTERS.index(letter)] = code

    def shelter(self, seat: int, section: str, warriors: str) -> Self:
        for name in warriors.split():
            warrior = WARRIORS.index(name)
            self.clan(seat).supply[warrior] -= 1
            self.g.shelters[4 * (SEATS * SECTIONS.index(section) + seat) + warrior] += 1
        return self

    def post(self, seat: int, section: str, archers: int = 1) -> Self:
        self.clan(seat).supply[1] -= archers
        self.g.firing[SEATS * SECTIONS.index(section) + seat] += archers
        return self

    def officials(self, seat: int, **areas: int) -> Self:
        """officials(0, sawmill=2): out of the personal supply."""
        for area, count in areas.items():
            self.clan(seat).officials -= count
            self.g.officials[SEATS * AREAS.index(area) + seat] += count
        return self

    def reed(self, *areas: str) -> Self:
        """The three officials of the Reed clan stand in these areas."""
        assert len(areas) == 3
        for area, name in enumerate(AREAS):
            self.g.officials[SEATS * area + self.g.reed] = areas.count(name)
        return self

    @property
    def qin(self) -> Qin:
        assert self.g.opponent is not None, "only a table for one has Qin"
        return self.g.opponent

    def area_track(self, areas: str) -> Self:
        """Qin's tokens by area, the highest first."""
        self.qin.track = [AREAS.index(area) for area in areas.split()]
        return self

    def pointer(self, section: str) -> Self:
        """The invasion pointer, on the back of the top horde card, shows this section."""
        deck = self.g.horde_deck
        card = next(card for card in deck if SECTIONS[card % 3] == section)
        deck.remove(card)
        deck.append(card)
        return self

    def overseer(self, seat: int, area: str, cell: int = 0, warrior: str = "spearman") -> Self:
        clan = self.clan(seat)
        clan.supply[WARRIORS.index(warrior)] -= 1
        clan.overseers[AREAS.index(area)] = cell
        clan.overseer_warriors[AREAS.index(area)] = WARRIORS.index(warrior)
        return self

    def captured(self, seat: int, *cards: str, shame: int = 0) -> Self:
        names = [f"{horde.name}_{pointer}" for horde in self.box.hordes for pointer in SECTIONS]
        for card in cards:
            self.g.horde_deck.remove(names.index(card))
            self.clan(seat).captured.append(names.index(card))
            self.clan(seat).captured_shame.append(shame)
            self.g.shame_supply -= shame
        return self

    def shamed(self, seat: int, warriors: str) -> Self:
        """Shame tokens under warriors of the supply."""
        for name in warriors.split():
            self.clan(seat).supply[WARRIORS.index(name)] -= 1
            self.clan(seat).shamed[WARRIORS.index(name)] += 1
            self.g.shame_supply -= 1
        return self

    @property
    def court(self) -> Court:
        assert self.g.court is not None, "only mode='cooperative' has a court"
        return self.g.court

    def edicts(self, *names: str) -> Self:
        """Exactly these edicts lie in the cells; the others go under their deck."""
        wanted = [[edict.name for edict in self.box.edicts].index(name) for name in names]
        court = self.court
        court.edict_deck = [edict for edict in court.edict_deck + court.edicts if edict not in wanted]
        court.edicts = wanted
        return self

    def events(self, *names: str) -> Self:
        """These events have been revealed."""
        for name in names:
            event = [event.name for event in self.box.events].index(name)
            self.court.event_deck.remove(event)
            self.court.revealed.append(event)
        return self

    def reveal_event(self, name: str) -> Self:
        """This event is on top of its deck and is revealed."""
        event = [event.name for event in self.box.events].index(name)
        self.court.event_deck.remove(event)
        self.court.event_deck.append(event)
        return self.run("reveal_event")

    def fulfilled(self) -> list[str]:
        """Edicts fulfilled so far, by name."""
        return [self.box.edicts[edict].name for edict in self.court.fulfilled]

    def walls(self, left: int = 0, middle: int = 0, right: int = 0) -> Self:
        self.g.levels = [left, middle, right]
        return self

    def fortifications(self, left: int = 0, middle: int = 0, right: int = 0) -> Self:
        self.g.fortifications = [left, middle, right]
        return self

    def tea(self, *seats: int) -> Self:
        self.g.tea = list(seats)
        return self

    def orders_on_track(self, *pairs: tuple[int, str]) -> Self:
        """The order track from cell 1: (seat, order name); the cards come out of the hands and are revealed."""
        self.g.order_track = [-1] * len(self.g.clans)
        self.g.orders_revealed = True
        for cell, (seat, name) in enumerate(pairs):
            order = ORDERS.index(name)
            self.clan(seat).orders.remove(order)
            self.clan(seat).order = order
            self.g.order_track[cell] = seat
        return self

    # -- playing -----------------------------------------------------------------------------

    def run(self, rule: str, *args: object) -> Self:
        """Carry out one rule of the game now, by its function name, until somebody must decide."""
        self.g.agenda.append((self.kind.rules[rule], args, None))
        self.g.advance()
        return self

    def activate(self, area: str, enhanced: bool = False, by: int = 0) -> Self:
        """Activate one area in the turn of a seat."""
        self.g.active = by
        return self.run("activate", AREAS.index(area), 1 if enhanced else 0)

    def turn(self, seat: int) -> Self:
        """The whole turn of a seat whose order lies on the track."""
        return self.run("take_turn", seat)

    def happen(self, moment: str, actor: int = -1, **facts: int) -> Self:
        """Announce a moment, as the rules would: happen("wall.built", 0, section=1, n=2)."""
        return self.run("report_attack", Happening(MOMENTS.index(moment), actor, **facts))

    @property
    def asks(self) -> str:
        """The name of the decision that is open now ("" when nothing is asked)."""
        return type(self.g.open[0]).__name__ if self.g.open else ""

    @property
    def seat(self) -> int:
        """Who is asked (the first, if several are)."""
        return self.g.open[0].seat

    def play(self, *words: str, seat: int | None = None) -> Self:
        """Make moves by name, each by whoever is asked (or by `seat`); an illegal one fails with its clause."""
        for word in words:
            mover = self.seat if seat is None else seat
            clause = self.g.refuse(mover, self.kind.number(word))
            assert clause is None, f"{word!r} is refused by {clause} while {self.asks} is asked"
            decision = self.g.decision_of(mover)
            assert decision is not None
            self.g.apply(decision, self.kind.number(word))
        return self

    def why(self, word: str, seat: int | None = None) -> str | None:
        """The clause that refuses a move, or None when it is legal."""
        return self.g.refuse(self.seat if seat is None else seat, self.kind.number(word))

    def lack(self, word: str) -> tuple[str, int, int] | None:
        """The first thing a refused move is short of: (what, have, need)."""
        lacks = self.g.lacking(self.seat, self.kind.number(word))
        return (lacks[0].what, lacks[0].have, lacks[0].need) if lacks else None

    def options(self) -> set[str]:
        """The words of the legal moves of the first open decision."""
        return {self.kind.moves[move] for move in self.g.options(self.g.open[0])}

    def ability(self, card: str, number: int = 1) -> str:
        """The move that uses an ability of a general or advisor: its first one, or the one of that number."""
        generals = [general.triggers for general in self.box.generals if general.name == card]
        advisors = [advisor.triggers for advisor in self.box.advisors if advisor.name == card]
        (triggers,) = generals + advisors
        return self.kind.moves[RULE + triggers[number - 1]]

    def decline_one(self) -> Self:
        """Decline what is offered now, or take the first answer where one must."""
        return self.play(
            next((word for word in ("done", "pass", "count 0") if word in self.options()), min(self.options()))
        )

    def decline_all(self, until: str = "") -> Self:
        """Decline everything optional until nothing is asked, a choice is compulsory, or `until` is asked."""
        while self.g.open and self.asks != until and {"done", "pass", "count 0"} & self.options():
            self.play(next(word for word in ("done", "pass", "count 0") if word in self.options()))
        return self

    def heard(self, kind: str) -> list[Event]:
        """Events of one kind so far."""
        return [event for event in self.g.events if event.kind == kind]

    # -- reading -----------------------------------------------------------------------------

    def have(self, seat: int) -> dict[str, int]:
        """Resources of a seat by name, without zeros."""
        return {RESOURCES[k]: n for k, n in enumerate(self.clan(seat).resources) if n}

    def honor(self, *seats: int) -> list[int]:
        return [self.clan(seat).honor for seat in seats]

    def areas_of(self, seat: int) -> list[str]:
        """Where the officials of a seat stand, one word each."""
        return [name for area, name in enumerate(AREAS) for _ in range(self.g.officials_in(area, seat))]

    def in_shelter(self, seat: int, section: str) -> str:
        at = 4 * (SEATS * SECTIONS.index(section) + seat)
        return " ".join(WARRIORS[w] for w in range(4) for _ in range(self.g.shelters[at + w]))

    def posted(self, seat: int, section: str) -> int:
        return self.g.firing[SEATS * SECTIONS.index(section) + seat]

    def cover(self, section: str, row: int = 1) -> str:
        """What covers a horde's cells: "." free, "x" damage, else seat and type, e.g. "0s" (spearman of seat 0)."""
        words = []
        for code in self.g.field[SECTIONS.index(section)][row - 1].cover:
            if code < FIGURE:
                words.append("x" if code == DAMAGE else ".")
            else:
                seat, rest = divmod(code - FIGURE, 8)
                words.append(f"{seat}{WARRIORS[rest // 2][0]}")
        return " ".join(words)

    def hordes(self, section: str) -> list[str]:
        """Horde cards of a section by name, row 1 first."""
        return [
            f"{self.box.hordes[horde.card // 3].name}_{SECTIONS[horde.card % 3]}"
            for horde in self.g.field[SECTIONS.index(section)]
        ]
