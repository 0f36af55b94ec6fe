"""A small builder: arrange a position of The Ancient World, make moves by name, ask what a player would see."""

from functools import cache

from teahouse.engine.event import Event
from teahouse.engine.rng import seeded
from teahouse.engine.shared_lists import with_list, without
from teahouse.games.ancient_world.loading import load
from teahouse.games.ancient_world.rules.box import Box, Price
from teahouse.games.ancient_world.rules.decks import deck_in_use
from teahouse.games.ancient_world.rules.kind import AncientWorldKind
from teahouse.games.ancient_world.rules.properties import army_limit, symbols
from teahouse.games.ancient_world.rules.state import (
    AncientWorld,
    Army,
    Building,
    Player,
    skill_of,
    token,
)
from teahouse.games.ancient_world.rules.turns import TakeTurn, next_turn
from teahouse.games.ancient_world.rules.words import CELLS, FACES, P_FOOD, TRIBES

FAMILIES = {"empire": "empire", "army": "army", "scroll": "army", "picture": "army"}
FAMILIES |= {"titan": "titan", "province": "province"}
"""Families of moves that name a card, and the kind of card."""


@cache
def kind() -> AncientWorldKind:
    return AncientWorldKind(load().box)


class Builder:
    """A game with cities, armies and rows that a test has laid out itself.

    A fresh table stands at the first turn of round 1: seat 0 is the first player and on turn. Cards are called by the
    words of the content files (`empire smithy`, `army militia`); where there are several copies, the one is meant that
    the move is about.
    """

    def __init__(self, seats: int = 2, seed: str = "bench", box: Box | None = None, **options: str) -> None:
        """With a box of the test's own where it prints other numbers (`load().box`, changed)."""
        self.kind = kind() if box is None else AncientWorldKind(box)
        chosen = {"first_player": "seat_1", **options}
        self.g: AncientWorld = self.kind.new(seats, self.kind.complete(chosen), seed)
        self.g.keeps_events = True

    # -- cards by name -----------------------------------------------------------------------

    def copies(self, family: str, name: str) -> list[int]:
        """The numbers of all cards of a kind (empire, army, titan, province) with this name."""
        box = self.kind.box
        names = {
            "empire": [card.name for card in box.empire],
            "army": [card.name for card in box.armies],
            "titan": [card.name for card in box.titans],
            "province": [card.name for card in box.provinces],
        }[family]
        found = [number for number, each in enumerate(names) if number and each == name]
        assert found, f"there is no {family} card {name}"
        return found

    def name_of(self, family: str, number: int) -> str:
        box = self.kind.box
        if family == "empire":
            return box.empire[number].name
        if family == "army":
            return box.armies[number].name
        return box.titans[number].name if family == "titan" else box.provinces[number].name

    def cost(self, word: str) -> Price:
        """The printed price of an empire or army card: `cost("empire mint").knowledge`."""
        family, _, name = word.partition(" ")
        number = self.copies(family, name)[0]
        return self.kind.box.armies[number].cost if family == "army" else self.kind.box.empire[number].cost

    def number(self, word: str, seat: int) -> int:
        """The move a word names: a copy that may be played if there is one, else an own one or one that lies open."""
        family, _, name = word.partition(" ")
        if family not in FAMILIES or name.isdigit():
            return self.kind.number(word)
        moves = [self.kind.number(f"{family} {number}") for number in self.copies(FAMILIES[family], name)]
        for move in moves:
            if self.g.refuse(seat, move) is None:
                return move
        mine = self.player(seat)
        near = [*mine.face_up(), *mine.lost(), *mine.reserve, *self.g.row]
        if FAMILIES[family] == "army":
            near = [*(army.card for army in mine.armies), *self.g.army_row]
        words = [self.kind.moves[move] for move in moves]
        for number in near:
            if f"{family} {number}" in words:
                return self.kind.number(f"{family} {number}")
        return moves[0]

    def word(self, move: int) -> str:
        """The word of a move, cards by name."""
        family, _, number = self.kind.moves[move].partition(" ")
        if family not in FAMILIES:
            return self.kind.moves[move]
        return f"{family} {self.name_of(FAMILIES[family], int(number))}"

    # -- arranging ---------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.g.players[seat]

    def purse(self, seat: int, coins: int | None = None, knowledge: int | None = None) -> "Builder":
        """Set what a player can spend."""
        if coins is not None:
            self.player(seat).coins = coins
        if knowledge is not None:
            self.player(seat).knowledge = knowledge
        return self

    def _free_empire(self, name: str) -> int:
        """Take a copy that nobody owns out of decks, row and piles."""
        owned = [building.card for player in self.g.players for building in player.city]
        for card in self.copies("empire", name):
            if card in owned:
                continue
            self.g.decks = [without(deck, card) for deck in self.g.decks]
            self.g.discards = [without(pile, card) for pile in self.g.discards]
            self.g.row = without(self.g.row, card)
            for player in self.g.players:
                player.reserve = without(player.reserve, card)
                player.known = without(player.known, card)
                player.drawn = without(player.drawn, card)
            return card
        raise AssertionError(f"every copy of {name} is in a city")

    def city(self, seat: int, *names: str, lost: bool = False) -> "Builder":
        """Add empire cards to a city, or turn those it has face up or down; spaces are the test's own affair."""
        for name in names:
            mine = [self.player(seat).building_of(card) for card in self.copies("empire", name)]
            found = next((building for building in mine if building is not None), None)
            if found is None:
                found = Building(self._free_empire(name))
                self.player(seat).city = [*self.player(seat).city, found]
            self.player(seat).replace_building(found, Building(found.card, lost, found.citizen))
        return self

    def lost(self, seat: int, *names: str) -> "Builder":
        """Add empire cards that lie face down, or turn those down that are there."""
        return self.city(seat, *names, lost=True)

    def raze(self, seat: int) -> "Builder":
        """Every empire card of a city goes to the box or to its discard pile."""
        for building in self.player(seat).city:
            deck = self.kind.box.empire[building.card].deck
            if deck < len(self.g.discards):
                self.g.discard(building.card)
        self.player(seat).city = []
        return self

    def reserve(self, seat: int, *names: str, known: bool = False) -> "Builder":
        """Put empire cards aside for a player, from the row (`known`) or unseen."""
        for name in names:
            card = self._free_empire(name)
            self.player(seat).reserve = [*self.player(seat).reserve, card]
            if known:
                self.player(seat).known = [*self.player(seat).known, card]
        return self

    def row(self, *names: str) -> "Builder":
        """The face-up empire row is exactly this."""
        for card in self.g.row:
            self.g.discard(card)
        self.g.row = []
        self.g.row = [self._free_empire(name) for name in names]
        return self

    def deck(self, *names: str) -> "Builder":
        """The next cards of the empire deck in use, the first on top."""
        cards = [self._free_empire(name) for name in names]
        self.g.decks[deck_in_use(self.g)] += cards[::-1]
        return self

    def _free_army(self, name: str) -> int:
        for card in self.copies("army", name):
            if card in [*self.g.army_deck, *self.g.army_row, *self.g.army_discard]:
                self.g.army_deck = without(self.g.army_deck, card)
                self.g.army_row = without(self.g.army_row, card)
                self.g.army_discard = without(self.g.army_discard, card)
                return card
        raise AssertionError(f"every copy of {name} is in an army or in the box")

    def army(self, seat: int, name: str, *, scroll: int = 0, picture: int = 0, disbanded: str = "") -> "Builder":
        """Give a player an army, or lay coins and disbanded cards on the one they have with this active card."""
        mine = [self.player(seat).army_with(card) for card in self.copies("army", name)]
        army = next((each for each in mine if each is not None), None)
        if army is None:
            army = Army(self._free_army(name))
            self.player(seat).armies = [*self.player(seat).armies, army]
        below = [*army.disbanded, *[self._free_army(each) for each in disbanded.split()]]
        self.player(seat).replace_army(army, Army(army.card, scroll, picture, below))
        return self

    def no_armies(self, seat: int) -> "Builder":
        """All armies of a player leave the game."""
        for army in self.player(seat).armies:
            self.g.army_discard = [*self.g.army_discard, army.card, *army.disbanded]
        self.player(seat).armies = []
        return self

    def army_row(self, *names: str) -> "Builder":
        """The army row is exactly this."""
        self.g.army_deck = self.g.army_row + self.g.army_deck
        self.g.army_row = []
        self.g.army_row = [self._free_army(name) for name in names]
        return self

    def titan(self, *names: str) -> "Builder":
        """Titans on top of their decks; of one deck, the first is the face-up one."""
        for name in reversed(names):
            number = self.copies("titan", name)[0]
            deck = self.kind.box.titans[number].stars - 1
            self.g.titan_decks = with_list(
                self.g.titan_decks, deck, [*without(self.g.titan_decks[deck], number), number]
            )
        return self

    def titans(self, seat: int, *names: str) -> "Builder":
        """Titans a player has defeated."""
        for name in names:
            number = self.copies("titan", name)[0]
            deck = self.kind.box.titans[number].stars - 1
            self.g.titan_decks = with_list(self.g.titan_decks, deck, without(self.g.titan_decks[deck], number))
            self.player(seat).titans = [*self.player(seat).titans, number]
        return self

    def provinces(self, seat: int, *names: str) -> "Builder":
        """Provinces a player owns."""
        for name in names:
            number = self.copies("province", name)[0]
            self.g.province_deck = without(self.g.province_deck, number)
            self.player(seat).provinces = [*self.player(seat).provinces, number]
        return self

    def province_deck(self, *names: str) -> "Builder":
        """The next provinces, the first is the face-up one."""
        for name in reversed(names):
            number = self.copies("province", name)[0]
            self.g.province_deck = [*without(self.g.province_deck, number), number]
        return self

    def citizens(self, seat: int, home: str, hungry: str = "") -> "Builder":
        """A player owns exactly these citizens (skills), at home or hungry."""
        player = self.player(seat)
        player.home = [int(skill) for skill in home.split()]
        player.hungry = [int(skill) for skill in hungry.split()]
        player.supply = [skill for skill in range(1, 6) if skill not in player.home + player.hungry]
        return self

    def placed(self, cell: str, seat: int, *skills: int) -> "Builder":
        """Citizens of a player already stand on a cell, without any effect; new ones come from the supply."""
        player = self.player(seat)
        for skill in skills:
            if skill in player.home:
                player.home = without(player.home, skill)
            else:
                player.supply = without(player.supply, skill)
            place = CELLS.index(cell.upper())
            self.g.cells = with_list(self.g.cells, place, [*self.g.cells[place], token(seat, skill)])
        return self

    def serving(self, seat: int, sword: int = 0, arrow: int = 0) -> "Builder":
        """The attack symbols a player has for this round, as if from serving citizens, are exactly these."""
        self.player(seat).sword, self.player(seat).arrow = sword, arrow
        return self

    def at_round(self, number: int) -> "Builder":
        """As if it were that round: cells are open, its deck is in use; the rows stay as they are."""
        self.g.round = number
        later = [step for step in self.g.agenda if step[0].__name__ != "start_round"]
        rounds = [step for step in self.g.agenda if step[0].__name__ == "start_round"]
        after = [step for step in rounds if isinstance(step[1][0], int) and step[1][0] > number]
        self.g.agenda = later[:1] + after + later[1:]
        return self

    def turn(self, seat: int) -> "Builder":
        """A seat is on turn (only while somebody else is asked to take their turn)."""
        assert self.asks == "TakeTurn"
        self.g.turn_of = seat
        self.g.open = [TakeTurn(seat)]
        self.g.agenda[-1] = (next_turn, ((seat + 1) % self.g.seats,), None)
        return self

    def dice(self, faces: str) -> "Builder":
        """The next dice show this: "titan coin blank". Nothing else may be left to chance before."""
        wanted = [FACES.index(face) for face in faces.split()]
        printed = self.kind.box.faces
        for seed in range(10_000):
            rng = seeded(f"dice {seed}")
            if [printed[rng.below(len(printed))] for _ in wanted] == wanted:
                self.g.rng = seeded(f"dice {seed}")
                return self
        raise AssertionError(f"dice never show {faces}")

    # -- playing -----------------------------------------------------------------------------

    @property
    def asks(self) -> str:
        """The name of the decision that is open first, or "" when the game is over."""
        return type(self.g.open[0]).__name__ if self.g.open else ""

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.g.open[0].seat

    def play(self, *words: str) -> "Builder":
        """Make moves, each by whoever is asked; an illegal one fails with its clause."""
        for word in words:
            mover = self.seat
            move = self.number(word, mover)
            clause = self.g.refuse(mover, move)
            assert clause is None, f"{word!r} is refused by {clause} while {self.asks} is asked"
            decision = self.g.decision_of(mover)
            assert decision is not None
            self.g.apply(decision, move)
        return self

    def place(self, skill: int, where: str, *words: str) -> "Builder":
        """Place a citizen of the player on turn: `place(1, "cell work")`, `place(2, "empire town_hall")`."""
        return self.play(f"citizen {skill}", where, *words)

    def fight(self, titan: str, *armies: str) -> "Builder":
        """The player on turn fights a titan with these armies."""
        return self.play(f"titan {titan}", *(f"army {army}" for army in armies), "fight")

    def end_round(self) -> "Builder":
        """Everybody passes and declines until phase 2 is over: the next round, a question of hunger, or the end."""
        number = self.g.round
        while self.g.open and self.g.round == number and self.g.turn_of >= 0:
            self.play("pass")
        return self

    def finish(self) -> "Builder":
        """This round is the last: everybody passes, the lowest go hungry where some must, and the game is scored."""
        self.at_round(6).end_round()
        while self.asks == "ChooseHungry":
            self.play(min(self.options()))
        assert self.g.finished
        return self

    def why(self, word: str, seat: int | None = None) -> str | None:
        """The clause that refuses a move, or None when it is legal."""
        mover = self.seat if seat is None else seat
        return self.g.refuse(mover, self.number(word, mover))

    def lack(self, word: str) -> tuple[str, int, int] | None:
        """The first thing a refused move is short of: (what, have, need)."""
        lacks = self.g.lacking(self.seat, self.number(word, self.seat))
        return (lacks[0].what, lacks[0].have, lacks[0].need) if lacks else None

    def food(self) -> tuple[int, int]:
        """Food of whoever is asked, and their citizens at home."""
        return symbols(self.g, self.seat, P_FOOD), len(self.player(self.seat).home)

    def army_limit(self) -> tuple[int, int]:
        """The army limit of whoever is asked, and their armies."""
        return army_limit(self.g, self.seat), len(self.player(self.seat).armies)

    def options(self) -> set[str]:
        """The words of the legal moves, cards by name."""
        return {self.word(move) for move in self.g.options(self.g.open[0])}

    def heard(self, kind: str) -> list[Event]:
        """Events of one kind so far."""
        return [event for event in self.g.events if event.kind == kind]

    # -- reading -----------------------------------------------------------------------------

    def names(self, family: str, cards: list[int]) -> str:
        """Cards by name, as one line."""
        return " ".join(self.name_of(family, card) for card in cards)

    def face_up(self, seat: int) -> str:
        """The empire cards of a city that are in force."""
        return self.names("empire", self.player(seat).face_up())

    def face_down(self, seat: int) -> str:
        """The lost empire cards of a city."""
        return self.names("empire", self.player(seat).lost())

    def put_aside(self, seat: int) -> str:
        return self.names("empire", self.player(seat).reserve)

    def army_of(self, seat: int, name: str) -> Army:
        """The army with this active card."""
        mine = [self.player(seat).army_with(card) for card in self.copies("army", name)]
        found = next((army for army in mine if army is not None), None)
        assert found is not None, f"seat {seat} has no army {name}"
        return found

    def attack(self, titan: str) -> int:
        """What all unused armies of the player on turn bring against a face-up titan too strong for them."""
        lack = self.lack(f"titan {titan}")
        assert lack is not None, f"{titan} can be defeated"
        return lack[1]

    def scored(self, seat: int) -> dict[str, int]:
        """What a player was told to score at the end of the game: by tribe and by card, and for the hungry."""
        found: dict[str, int] = {}
        for event in self.g.events:
            if event.seat != seat:
                continue
            if event.kind == "vp-banners":
                found[TRIBES[event.args[0]]] = event.args[1]
            elif event.kind == "vp-card":
                found[self.name_of("empire", event.args[0])] = event.args[1]
            elif event.kind == "vp-hungry":
                found["hungry"] = -event.args[0]
        assert sum(found.values()) == self.g.points(seat)
        return found

    def on_cell(self, cell: str) -> list[int]:
        """The skills of the citizens on a cell, in order of placement."""
        return [skill_of(citizen) for citizen in self.g.cells[CELLS.index(cell.upper())]]
