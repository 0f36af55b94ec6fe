"""An observation of The Ancient World as it is told: with types, and as the table it describes."""

from functools import cached_property

import msgspec
from msgspec import Struct

from teahouse.engine.rng import Rng
from teahouse.games.ancient_world.rules.box import Box
from teahouse.games.ancient_world.rules.secrecy import UNKNOWN
from teahouse.games.ancient_world.rules.state import AncientWorld, Army, Building, Burial, Player
from teahouse.wording.asked import Asked


class SeenArmy(Struct, frozen=True, forbid_unknown_fields=True):
    """An active card with the coins on it, and the cards under it."""

    card: int
    scroll: int
    picture: int
    disbanded: list[int]


class SeenBuilding(Struct, frozen=True, forbid_unknown_fields=True):
    """An owned empire card; `citizen` is the skill of whoever stands on it, or 0."""

    card: int
    lost: bool
    citizen: int


class SeenPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be seen of one player; a card that lies face down is 0."""

    points: int
    coins: int
    knowledge: int
    home: list[int]
    hungry: list[int]
    supply: list[int]
    armies: list[SeenArmy]
    city: list[SeenBuilding]
    provinces: list[int]
    titans: list[int]
    reserve: list[int]
    known: list[int]
    backs: list[int]
    """The decks of the cards put aside."""
    drawn: list[int]
    scouted: list[list[int]]
    """By titan deck, what they know to lie under its top card; empty unless one's own."""
    sword: int
    arrow: int
    """Symbols for the fights of this round."""
    passed: bool


class SeenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The observation, exactly as `games.ancient_world.secrecy` gives it; seat -1 is a spectator."""

    seat: int
    seats: int
    expand_plus: bool
    must_buy: bool
    round: int
    first: int
    hand_up: bool
    turn_of: int
    finished: bool
    players: list[SeenPlayer]
    cells: list[list[int]]
    """Citizens in order of placement: 5 × seat + skill - 1."""
    decks: list[int]
    discards: list[list[int]]
    row: list[int]
    army_deck: int
    army_row: list[int]
    army_discard: list[int]
    titans: list[int]
    titan_decks: list[int]
    provinces: list[int]
    provinces_buried: list[int]
    looking: int
    burials: list[list[int]]
    province_deck: int
    asked: list[Asked]


class Seen:
    """The table as one seat sees it."""

    def __init__(self, box: Box, table: SeenTable) -> None:
        self.box = box
        self.table = table
        self.seat = table.seat
        self.seats = table.seats

    @cached_property
    def g(self) -> AncientWorld:
        """The table laid out: rules can be asked about it, nothing can be played on it."""
        return laid_out(self.box, self.table)

    def question(self, seat: int) -> Asked | None:
        """What this seat is asked now."""
        for asked in self.table.asked:
            if asked.seat == seat:
                return asked
        return None

    def asks(self) -> str:
        """The name of the question to whoever looks; empty if there is none."""
        asked = self.question(self.seat)
        return "" if asked is None else asked.asks


def seen(box: Box, observation: dict[str, object]) -> Seen:
    return Seen(box, msgspec.convert(observation, SeenTable))


# -- the table it describes --------------------------------------------------------------------------


def laid_out(box: Box, table: SeenTable) -> AncientWorld:
    """Open things lie where they lie; hidden cards are UNKNOWN, as many as there are."""
    g = AncientWorld(box, table.seats, Rng())
    g.expand_plus = table.expand_plus
    g.may_refrain = None if table.must_buy else True
    g.round = table.round
    g.first = table.first
    g.hand_up = table.hand_up
    g.turn_of = table.turn_of
    g.finished = table.finished
    g.players = [player_laid_out(player) for player in table.players]
    g.cells = [citizens[:] for citizens in table.cells]
    g.decks = [[UNKNOWN] * count for count in table.decks]
    g.discards = [pile[:] for pile in table.discards]
    g.row = table.row[:]
    g.army_deck = [UNKNOWN] * table.army_deck
    g.army_row = table.army_row[:]
    g.army_discard = table.army_discard[:]
    tops = zip(table.titans, table.titan_decks, strict=True)
    g.titan_decks = [[*[UNKNOWN] * (count - 1), top] if count else [] for top, count in tops]
    g.province_deck = [UNKNOWN] * table.province_deck
    g.province_deck[: len(table.provinces_buried)] = table.provinces_buried
    g.province_deck[table.province_deck - len(table.provinces) :] = table.provinces[::-1]
    g.provinces_shown = max(1, len(table.provinces))
    g.looking = table.looking if table.looking >= 0 else None
    g.looked_open = table.provinces[0] if table.looking >= 0 and table.provinces else None
    g.provinces_buried = len(table.provinces_buried)
    g.burials = [burial_laid_out(*burial) for burial in table.burials] or None
    return g


def burial_laid_out(seat: int, count: int, shown: int) -> Burial:
    burial = Burial(seat)
    burial.count = count
    burial.shown = shown
    return burial


def player_laid_out(seen: SeenPlayer) -> Player:
    player = Player()
    player.coins = seen.coins
    player.knowledge = seen.knowledge
    player.home = seen.home[:]
    player.hungry = seen.hungry[:]
    player.supply = seen.supply[:]
    player.armies = [army_laid_out(army) for army in seen.armies]
    player.city = [building_laid_out(building) for building in seen.city]
    player.provinces = seen.provinces[:]
    player.titans = seen.titans[:]
    player.reserve = seen.reserve[:]
    player.known = seen.known[:]
    player.drawn = seen.drawn[:]
    player.scouted = [titans[:] for titans in seen.scouted]
    player.sword = seen.sword
    player.arrow = seen.arrow
    player.passed = seen.passed
    return player


def army_laid_out(seen: SeenArmy) -> Army:
    army = Army(seen.card)
    army.scroll = seen.scroll
    army.picture = seen.picture
    army.disbanded = seen.disbanded[:]
    return army


def building_laid_out(seen: SeenBuilding) -> Building:
    building = Building(seen.card)
    building.lost = seen.lost
    building.citizen = seen.citizen
    return building
