"""What a table of The Ancient World shows: what is printed, what a seat observes, and what follows from it.

Lists go by the engine's numbers: cells, tribes and symbols in the order of `games.ancient_world.words`, titan decks by
stars. Cards count from 1 and stand in their lists one place earlier; 0 is a card that lies face down, or none. Moves
are told by their words.
"""

from typing import Literal

from msgspec import Struct

from teahouse.games.ancient_world.words.seen import SeenTable

Sign = Literal["icon", "number", "sign"]
Deck = Literal["A", "B", "start"]
Placement = Literal["higher", "match_or_pay", "free"]


class Shown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A structure told to the browser."""


# -- printed on boards and cards ---------------------------------------------------------------------


class Token(Shown, frozen=True, kw_only=True):
    """One sign in a row of icons."""

    kind: Sign
    value: str


class Cost(Shown, frozen=True, kw_only=True):
    coin: int
    knowledge: int


class Thing(Shown, frozen=True, kw_only=True):
    """Anything with a word, a name and a picture."""

    id: str
    name: str
    icon: str


class Told(Thing, frozen=True, kw_only=True):
    """A thing with its whole text."""

    lines: list[str]
    rows: list[list[Token]]
    """The same in pictures, one row for each rule."""


class PrintedCell(Told, frozen=True, kw_only=True):
    """An action cell and its place on a grid of three by three."""

    move: str
    placement: Placement
    opens: int
    """The round in which it is uncovered."""
    pay: list[Cost]
    """Alternatives; empty if nothing is paid."""
    column: int
    line: int


class PrintedCard(Told, frozen=True, kw_only=True):
    """A card with its number and the numbers printed besides its rules."""

    number: int
    move: str
    facts: str


class PrintedEmpire(PrintedCard, frozen=True, kw_only=True):
    deck: Deck
    cost: Cost
    banners: list[int]
    """By tribe."""
    props: list[int]
    """By symbol."""
    action: bool
    """It has an action cell."""
    action_cost: Cost
    endgame: bool
    """It gives points at the end."""
    reacts: bool
    """It answers to something that happens."""


class PrintedArmy(PrintedCard, frozen=True, kw_only=True):
    starting: bool
    cost: Cost
    front: list[int]
    experience: list[int]
    """By symbol of armies."""
    scroll: str
    picture: str
    """Moves that take coins off it."""


class PrintedTitan(PrintedCard, frozen=True, kw_only=True):
    stars: int
    defence: int
    arrows: bool
    """Arrows count against it."""
    banners: list[int]
    props: list[int]
    dice: int


class PrintedProvince(PrintedCard, frozen=True, kw_only=True):
    banners: list[int]
    props: list[int]


class PrintedTitanDeck(Thing, frozen=True, kw_only=True):
    stars: int


class PrintedTribe(Thing, frozen=True, kw_only=True):
    motto: str
    colour: str


class PrintedSymbol(Thing, frozen=True, kw_only=True):
    text: str


class PrintedRound(Shown, frozen=True, kw_only=True):
    """A circle of the round track."""

    deck: Deck
    income: bool
    opens: list[int]
    """The cells uncovered in it."""


class PrintedPlayer(Shown, frozen=True, kw_only=True):
    """A colour of players; `mark` is its colour, shape and pattern on the table."""

    id: str
    name: str
    colour: str
    mark: int


class Printed(Shown, frozen=True, kw_only=True):
    """Everything printed, in one language."""

    cells: list[PrintedCell]
    empire: list[PrintedEmpire]
    armies: list[PrintedArmy]
    titans: list[PrintedTitan]
    provinces: list[PrintedProvince]
    capital: Told
    capital_props: list[int]
    titan_decks: list[PrintedTitanDeck]
    tribes: list[PrintedTribe]
    symbols: list[PrintedSymbol]
    """Of empire cards, titans, provinces and the capital."""
    army_symbols: list[PrintedSymbol]
    players: list[PrintedPlayer]
    """By seat."""
    rounds: list[PrintedRound]
    citizens: list[str]
    """Moves that choose a citizen, by skill."""
    dice: int
    faces: list[str]
    banner_vp: list[int]
    """By number of banners of a tribe; the last serves all higher counts."""
    hungry_vp: int
    empire_row: list[int]
    army_row: list[int]
    """By number of players; the first two are unused."""


# -- what a seat observes ----------------------------------------------------------------------------


class Observed(SeenTable, frozen=True, forbid_unknown_fields=True):
    """The observation, exactly as `games.ancient_world.secrecy` gives it."""


# -- what follows from it ----------------------------------------------------------------------------


class Citizen(Shown, frozen=True, kw_only=True):
    seat: int
    skill: int


class CellFacts(Shown, frozen=True, kw_only=True):
    """A cell now; prices and clauses are for the seat that looks, lists by skill from 1 to 5."""

    open: bool
    citizens: list[Citizen]
    """In order of placement."""
    highest: int
    """The highest skill there, or 0."""
    fees: list[int]
    """Coins for the place itself."""
    pay: list[Cost]
    """What the action costs, with discounts; empty for a spectator."""
    refused: list[str]
    """The clause that keeps a citizen away, empty if he may come; an empty list for a spectator."""


class Offer(Shown, frozen=True, kw_only=True):
    """A card one could buy, at the price of today."""

    card: int
    cost: Cost
    refused: str
    """The clause that forbids it, or nothing."""


class TitanFacts(Shown, frozen=True, kw_only=True):
    """The top of a titan deck."""

    titan: int
    """0 where the deck is empty."""
    attacks: list[int]
    """By seat: what all its unused armies would reach, whatever they cost."""
    prices: list[int]
    """By seat: the fewest coins that defeat it, 0 where no armies reach it."""


class Fight(Shown, frozen=True, kw_only=True):
    """The fight somebody is preparing."""

    seat: int
    titan: int
    used: list[int]
    attack: int
    defence: int


class ArmyFacts(Shown, frozen=True, kw_only=True):
    """An army of a player, with experience."""

    symbols: list[int]
    price: int
    used: bool


class CardPoints(Shown, frozen=True, kw_only=True):
    card: int
    vp: int


class PlayerFacts(Shown, frozen=True, kw_only=True):
    """A player: what his symbols add up to, and what the end would bring if it came now."""

    props: list[int]
    """Symbols in force."""
    spaces: int
    """Free ones."""
    citizens: int
    """All he owns."""
    unfed: int
    """Citizens without food, if the round ended now."""
    swords: int
    arrows: int
    """For every fight of this round, without armies."""
    armies: list[ArmyFacts]
    banners: list[int]
    sets: int
    """Sets of different banners."""
    banners_vp: list[int]
    cards_vp: list[CardPoints]
    hungry_vp: int
    vp: int


class Facts(Shown, frozen=True, kw_only=True):
    """What helps to see."""

    deck: Deck
    """The empire deck in use."""
    to_draw: int
    """Cards in it and in its discard pile."""
    order: list[int]
    """Clockwise from whoever holds the first-player token."""
    cells: list[CellFacts]
    row: list[Offer]
    reserve: list[Offer]
    """Own cards put aside; empty for a spectator."""
    army_row: list[Offer]
    titans: list[TitanFacts]
    fight: Fight | None
    players: list[PlayerFacts]
