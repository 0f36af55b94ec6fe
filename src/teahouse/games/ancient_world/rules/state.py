"""The table: what lies on the game board and around each player board."""

from typing import Final, final

from teahouse.engine.position import Position
from teahouse.engine.rng import Rng
from teahouse.engine.shared_lists import with_list
from teahouse.games.ancient_world.rules import scoring, secrecy
from teahouse.games.ancient_world.rules.box import Box
from teahouse.games.ancient_world.rules.words import CELLS, CITIZENS, STARS

NOBODY: Final = -1
NONE: Final[list[int]] = []
"""No cards."""


def token(seat: int, skill: int) -> int:
    """A citizen on a cell of the board, as one number."""
    return CITIZENS * seat + skill - 1


def owner_of(citizen: int) -> int:
    return citizen // CITIZENS


def skill_of(citizen: int) -> int:
    return citizen % CITIZENS + 1


@final
class Army:
    """One active army card on top of its disbanded cards (AW-REC-07). It is never changed but replaced."""

    def __init__(self, card: int = 0, scroll: int = 0, picture: int = 0, disbanded: list[int] = NONE) -> None:
        self.card = card
        self.scroll = scroll
        """Coins on the scroll: the army is used in this round (AW-TIT-09)."""
        self.picture = picture
        """Coins on the picture."""
        self.disbanded = disbanded


@final
class Building:
    """An owned empire card: face up or lost, perhaps with a citizen on its action cell.

    It is never changed but replaced.
    """

    def __init__(self, card: int = 0, lost: bool = False, citizen: int = 0) -> None:
        self.card = card
        self.lost = lost
        self.citizen = citizen
        """The skill of the citizen on it, 0 for none."""


@final
class Player:
    """Everything one player owns (AW-SET-21..23).

    The lists, and what lies in them, are never changed but replaced, so that copies can share them.
    """

    def __init__(self, of: "Player | None" = None) -> None:
        if of is None:
            self.coins = 0
            self.knowledge = 0
            self.home: list[int] = []
            """Skills of the citizens on the player board, rising: those that can be placed."""
            self.hungry: list[int] = []
            self.supply: list[int] = []
            """Skills of the citizens of this colour not gained yet, rising."""
            self.armies: list[Army] = []
            self.city: list[Building] = []
            self.provinces: list[int] = []
            self.titans: list[int] = []
            self.reserve: list[int] = []
            """Empire cards put aside."""
            self.known: list[int] = []
            """Cards put aside from the face-up row, which everybody has seen."""
            self.drawn: list[int] = []
            """Cards drawn in exploring, one of which will be put aside."""
            self.scouted: list[list[int]] = [[] for _ in range(STARS)]
            """By titan deck, what this player knows to lie under its top card, from above."""
            self.sword = 0
            """Swords of this round, from citizens."""
            self.arrow = 0
            self.passed = False
        else:
            self.coins = of.coins
            self.knowledge = of.knowledge
            self.home = of.home
            self.hungry = of.hungry
            self.supply = of.supply
            self.armies = of.armies
            self.city = of.city
            self.provinces = of.provinces
            self.titans = of.titans
            self.reserve = of.reserve
            self.known = of.known
            self.drawn = of.drawn
            self.scouted = of.scouted
            self.sword = of.sword
            self.arrow = of.arrow
            self.passed = of.passed

    def army_with(self, card: int) -> Army | None:
        """The army whose active card this is."""
        for army in self.armies:
            if army.card == card:
                return army
        return None

    def replace_army(self, army: Army, now: Army) -> None:
        self.armies = [now if each is army else each for each in self.armies]

    def building_of(self, card: int) -> Building | None:
        for building in self.city:
            if building.card == card:
                return building
        return None

    def replace_building(self, building: Building, now: Building) -> None:
        self.city = [now if each is building else each for each in self.city]

    def restore_all(self) -> None:
        self.city = [Building(each.card, False, each.citizen) if each.lost else each for each in self.city]

    def face_up(self) -> list[int]:
        """The empire cards in force."""
        return [building.card for building in self.city if not building.lost]

    def lost(self) -> list[int]:
        """The empire cards that lie face down."""
        return [building.card for building in self.city if building.lost]

    def citizens(self) -> int:
        """All citizen tokens owned, wherever they stand."""
        return CITIZENS - len(self.supply)


@final
class Burial:
    """Provinces that somebody has looked at and put under the deck, face down (AW-ALT-03..04)."""

    def __init__(self, seat: int = NOBODY, of: "Burial | None" = None) -> None:
        if of is None:
            self.seat = seat
            """Who knows them and their order."""
            self.count = 0
            """How many of them are still face down."""
            self.shown = 0
            """The one that lay face up before, if it is among them: everybody knows so much."""
        else:
            self.seat = of.seat
            self.count = of.count
            self.shown = of.shown


@final
class AncientWorld(Position):
    """A game of The Ancient World: one game board, and the players (AW-CMP-02).

    But for the players, the empire decks and the burials, lists are never changed but replaced, so that copies can
    share them.
    """

    def __init__(self, box: Box, seats: int, rng: Rng, of: "AncientWorld | None" = None) -> None:
        super().__init__(seats, rng, of)
        self.box = box
        if of is None:
            self.expand_plus = False
            self.may_refrain: bool | None = None
            """Whoever builds or recruits may buy nothing (AW-BLD-15); None in the other reading."""
            self.round = 0
            self.first = 0
            """Who holds the first-player token."""
            self.hand_up = False
            """The token lies hand side up: nobody can take it in this round."""
            self.turn_of = NOBODY
            """Whose turn of phase 2 it is; NOBODY outside phase 2."""
            self.finished = False
            self.players: list[Player] = [Player() for _ in range(seats)]
            self.cells: list[list[int]] = [[] for _ in CELLS]
            """By action cell, its citizens in order of placement."""
            self.decks: list[list[int]] = [[], []]
            """Empire decks A and B; the last card is the top one."""
            self.discards: list[list[int]] = [[], []]
            """The discard piles of A and B cards."""
            self.returned: list[int] | None = None
            """A cards that were discarded and shuffled into deck B, if that happened (AW-PRE-10)."""
            self.row: list[int] = []
            self.army_deck: list[int] = []
            self.army_row: list[int] = []
            self.army_discard: list[int] = []
            """Army cards out of the game."""
            self.titan_decks: list[list[int]] = [[] for _ in range(STARS)]
            """The last card is the top one and lies face up."""
            self.province_deck: list[int] = []
            """The last card is the top one and lies face up."""
            self.provinces_shown = 1
            """How many cards from the top are seen: the one face up, or those somebody is looking at."""
            self.provinces_buried = 0
            """How many cards from the bottom were put there."""
            self.looking: int | None = None
            """Who is looking at the top provinces to choose one, if anybody (AW-ALT-02)."""
            self.looked_open: int | None = None
            """The one of them that lay face up."""
            self.burials: list[Burial] | None = None
            """Who has put them there, from the bottom up; None if nothing was."""
        else:
            self.expand_plus = of.expand_plus
            self.may_refrain = of.may_refrain
            self.round = of.round
            self.first = of.first
            self.hand_up = of.hand_up
            self.turn_of = of.turn_of
            self.finished = of.finished
            self.players = [Player(player) for player in of.players]
            self.cells = of.cells
            self.decks = [deck[:] for deck in of.decks]
            self.discards = of.discards
            self.returned = of.returned
            self.row = of.row
            self.army_deck = of.army_deck
            self.army_row = of.army_row
            self.army_discard = of.army_discard
            self.titan_decks = of.titan_decks
            self.province_deck = of.province_deck
            self.provinces_shown = of.provinces_shown
            self.looking = of.looking
            self.looked_open = of.looked_open
            self.provinces_buried = of.provinces_buried
            self.burials = None if of.burials is None else [Burial(NOBODY, burial) for burial in of.burials]

    def clone(self) -> "AncientWorld":
        return AncientWorld(self.box, self.seats, self.rng.copy(), self)

    def clockwise(self, first: int) -> list[int]:
        """The seats in clockwise order from one of them."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def buried(self) -> list[Burial]:
        """What was put under the province deck, from the bottom up."""
        return [] if self.burials is None else self.burials

    def top_provinces(self) -> list[int]:
        """The province face up on the deck, or those somebody is looking at, from the top."""
        return self.province_deck[: -self.provinces_shown - 1 : -1]

    def discard(self, card: int) -> None:
        """An empire card on the pile of its deck (AW-PRE-07)."""
        deck = self.box.empire[card].deck
        self.discards = with_list(self.discards, deck, [*self.discards[deck], card])

    def gain(self, seat: int, coins: int, knowledge: int) -> None:
        """From the supply, which has no limit (AW-CMP-18)."""
        player = self.players[seat]
        if coins:
            player.coins += coins
            self.say("coins", seat, coins)
        if knowledge:
            player.knowledge += knowledge
            self.say("knowledge", seat, knowledge)

    def pay(self, seat: int, coins: int, knowledge: int) -> None:
        """To the supply."""
        player = self.players[seat]
        if coins:
            player.coins -= coins
            self.say("paid-coins", seat, coins)
        if knowledge:
            player.knowledge -= knowledge
            self.say("paid-knowledge", seat, knowledge)

    def points(self, seat: int) -> int:
        """What the player would score if the game ended now."""
        return scoring.points(self, seat)

    def winners(self) -> list[int]:
        return scoring.winners(self) if self.finished else []

    def not_asked(self, seat: int) -> str:
        """Whoever passed is out of the round (AW-TRN-06), the others wait for their turn (AW-TRN-01, AW-RND-02)."""
        if self.turn_of == NOBODY:
            return "AW-RND-02"
        return "AW-TRN-06" if self.players[seat].passed else "AW-TRN-01"

    def observe(self, seat: int) -> dict[str, object]:
        return secrecy.observe(self, seat)

    def imagine(self, seat: int, rng: Rng) -> "AncientWorld":
        return secrecy.imagine(self, seat, rng)
