"""The table: what lies on the main board and in front of each player."""

from typing import final

from teahouse.engine.position import Position
from teahouse.engine.rng import Rng
from teahouse.games.zhanguo.rules import secrecy
from teahouse.games.zhanguo.rules.box import Box, PlayerBoard
from teahouse.games.zhanguo.rules.names import REGIONS, SECTIONS, SQUARES_PER_REGION, TASK_SLOTS, WALL_CELLS


@final
class Player:
    """Everything one player owns. Lists by region hold 5 numbers; by region and colour or slot, 15.

    Those that seldom change, from `set_aside` to `tall`, are never changed but replaced: copies share them.
    """

    def __init__(self, of: "Player | None" = None) -> None:
        if of is None:
            self.colour = 0
            self.board = -1
            self.vp = 0  # ZG-SET-15
            self.hand: list[int] = []
            self.supply: list[int] = [0, 0, 0]
            """Officials in the personal supply, by colour."""
            self.governor_area: list[int] = [0] * (REGIONS * 3)
            """Officials by 3 * region + colour."""
            self.worker_area: list[int] = [0] * (REGIONS * 3)
            self.workers: list[int] = [0] * REGIONS  # ZG-SET-25
            self.unrest: list[int] = [0] * REGIONS  # ZG-SET-04
            self.set_aside: list[int] = []
            """Variant DRAFT: cards put away in this draft."""
            self.buried: list[int] = []
            """Variant DRAFT: cards this player put under the decks, by round and colour."""
            self.cards: list[int] = [0] * (REGIONS * 3)
            """Card numbers by 3 * region + slot; 0 is an empty slot."""
            self.short: list[int] = [0, 0, 0]
            """Value-1 markers, by colour."""
            self.tall: list[int] = [0, 0, 0]
            """Value-3 markers, by colour."""
            self.governors = 0
            self.palaces = 0
            self.walls = 0
            self.discs = 0
            """Discs beside the Tasks zone."""
        else:
            self.colour = of.colour
            self.board = of.board
            self.vp = of.vp
            self.hand = of.hand[:]
            self.supply = of.supply[:]
            self.governor_area = of.governor_area[:]
            self.worker_area = of.worker_area[:]
            self.workers = of.workers[:]
            self.unrest = of.unrest[:]
            self.set_aside = of.set_aside
            self.buried = of.buried
            self.cards = of.cards
            self.short = of.short
            self.tall = of.tall
            self.governors = of.governors
            self.palaces = of.palaces
            self.walls = of.walls
            self.discs = of.discs

    def officials_working(self, region: int) -> int:
        """Officials in the worker area of a region (ZG-BRD-02)."""
        area = self.worker_area
        return area[3 * region] + area[3 * region + 1] + area[3 * region + 2]

    def officials_governing(self, region: int) -> int:
        """Officials in the governor area of a region."""
        area = self.governor_area
        return area[3 * region] + area[3 * region + 1] + area[3 * region + 2]

    def officials_in_supply(self) -> int:
        return self.supply[0] + self.supply[1] + self.supply[2]

    def cards_in(self, region: int) -> int:
        """How many cards lie at a region; they fill its slots from the first (ZG-BRD-04)."""
        cards = self.cards
        if cards[3 * region + 2]:
            return 3
        if cards[3 * region + 1]:
            return 2
        return 1 if cards[3 * region] else 0

    def markers(self, colour: int) -> int:
        """The value of the markers of one colour (ZG-REW-04)."""
        return self.short[colour] + 3 * self.tall[colour]

    def regions_with_workers(self) -> int:
        return sum(1 for workers in self.workers if workers)


@final
class ZhanGuo(Position):
    """A game of ZhanGuo: one main board of five zones, and the players (ZG-CMP-02..04).

    But for the players, the court and what waits, lists are never changed but replaced, so that copies can share them.
    """

    def __init__(self, box: Box, seats: int, rng: Rng, of: "ZhanGuo | None" = None) -> None:
        super().__init__(seats, rng, of)
        self.box = box
        if of is None:
            self.board_mode = 0
            self.draft = False
            self.track_order = False
            self.harsh_recruit = False
            self.round = 0
            self.first = 0
            self.turn_of = -1
            """Whose turn of phase 2 it is; -1 outside phase 2."""
            self.finished = False
            self.players: list[Player] = [Player() for _ in range(seats)]
            self.decks: list[list[int]] = [[], [], []]
            """By colour; the last card is the top one."""
            self.court: list[int] = []
            self.track: list[int] = []
            """Seats whose discs are on the rewards track, top first."""
            self.column: list[int] = [-1, -1, -1]
            """The seat whose disc lies on the reward of an aspect in this round's column."""
            self.squares: list[int] = [-1] * (REGIONS * SQUARES_PER_REGION)
            """The seat on each bonus square, by 4 * region + square."""
            self.beside: list[int] = [0] * (REGIONS * 4)
            """Governors beside the squares, by 4 * region + seat."""
            self.palaces: list[int] = [0] * (REGIONS * 4)
            """Palaces by 4 * region + seat."""
            self.walls: list[int] = [-1] * (SECTIONS * WALL_CELLS)
            """The seat on each wall cell, by 3 * section + cell."""
            self.tiles: list[int] = [0] * SECTIONS
            """The criterion showing at each section."""
            self.tasks: list[int] = [0] * TASK_SLOTS
            """The task tile in each slot."""
            self.claims: list[int] = [-1] * (TASK_SLOTS * 4)
            """The seat on each task cell, by 4 * slot + cell."""
            self.short: list[int] = [0, 0, 0]
            """Value-1 markers in the general supply."""
            self.tall: list[int] = [0, 0, 0]
            """Value-3 markers beside the court."""
            self.waiting: list[int] = []
            """Abilities the active player may still use for this court action, as moves."""
            self.boards_on_offer: list[int] = []
            self.bidders: list[int] = []
            """Auction: seats that have not passed, the next to speak first."""
            self.bid = 0
            self.high_bidder = -1
        else:
            self.board_mode = of.board_mode
            self.draft = of.draft
            self.track_order = of.track_order
            self.harsh_recruit = of.harsh_recruit
            self.round = of.round
            self.first = of.first
            self.turn_of = of.turn_of
            self.finished = of.finished
            self.players = [Player(player) for player in of.players]
            self.decks = of.decks
            self.court = of.court[:]
            self.track = of.track
            self.column = of.column
            self.squares = of.squares
            self.beside = of.beside
            self.palaces = of.palaces
            self.walls = of.walls
            self.tiles = of.tiles
            self.tasks = of.tasks
            self.claims = of.claims
            self.short = of.short
            self.tall = of.tall
            self.waiting = of.waiting[:]
            self.boards_on_offer = of.boards_on_offer
            self.bidders = of.bidders
            self.bid = of.bid
            self.high_bidder = of.high_bidder

    def clone(self) -> "ZhanGuo":
        return ZhanGuo(self.box, self.seats, self.rng.copy(), self)

    def board_of(self, seat: int) -> PlayerBoard:
        return self.box.boards[self.players[seat].board]

    def score(self, seat: int, vp: int, kind: str, of: int = -1) -> None:
        """Advance the VP disc at once, as far as it takes, never back (ZG-SET-16, ZG-CMP-18, ZG-CMP-24, ZG-INV-09).

        The card, region or aspect that scores is told.
        """
        if vp:
            self.players[seat].vp += vp
            self.say(kind, seat, vp, of)

    def clockwise(self, first: int) -> list[int]:
        """The seats in clockwise order from one of them."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def tie_order(self) -> list[int]:
        """Discs on the rewards track from the top, then those in the round's column (ZG-REW-18..20, ZG-REW-41)."""
        order = self.track[:]
        for aspect in self.box.reward_rows:
            if self.column[aspect] >= 0:
                order.append(self.column[aspect])
        return order

    def governors_of(self, seat: int, region: int) -> int:
        """Governors on and beside the squares count alike (ZG-END-06)."""
        count = self.beside[4 * region + seat]
        squares = self.squares
        for square in range(SQUARES_PER_REGION * region, SQUARES_PER_REGION * region + SQUARES_PER_REGION):
            if squares[square] == seat:
                count += 1
        return count

    def palaces_in(self, region: int) -> int:
        palaces = self.palaces
        at = 4 * region
        return palaces[at] + palaces[at + 1] + palaces[at + 2] + palaces[at + 3]

    def has_wall_in(self, seat: int, section: int) -> bool:
        walls = self.walls
        at = WALL_CELLS * section
        return walls[at] == seat or walls[at + 1] == seat or walls[at + 2] == seat

    def points(self, seat: int) -> int:
        return self.players[seat].vp

    def winners(self) -> list[int]:
        """Most VP; among equals the disc higher on the rewards track (ZG-END-15..17)."""
        if not self.finished:
            return []
        best = self.track[0]
        for seat in self.track:
            if self.players[seat].vp > self.players[best].vp:
                best = seat
        return [best]

    def not_asked(self, seat: int) -> str:
        """In phase 2 one plays in turn (ZG-RND-06); otherwise another player decides (ZG-RND-02)."""
        return "ZG-RND-06" if self.turn_of >= 0 else "ZG-RND-02"

    def observe(self, seat: int) -> dict[str, object]:
        return secrecy.observe(self, seat)

    def imagine(self, seat: int, rng: Rng) -> "ZhanGuo":
        return secrecy.imagine(self, seat, rng)
