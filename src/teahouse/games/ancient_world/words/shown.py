"""What a table of The Ancient World shows: what is printed, and what one seat sees, with what follows from it.

What lies on the table is told in the order of what is printed: cells, tribes, symbols of armies, titan decks by stars.
Cards are told by their numbers, which count from 1; 0 is a card that lies face down, or none. Players are told by their
seats, citizens by their skills, moves by their words.
"""

from typing import Literal

from msgspec import Struct

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


class Line(Struct, frozen=True, kw_only=True):
    """A rule of a card in few words, with the picture of what it is about."""

    icon: str
    text: str


class Told(Thing, frozen=True, kw_only=True):
    """A thing with its whole text."""

    lines: list[str]
    short: list[Line]
    """The same for a place with little room."""
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
    counted: list[str]
    """One, two and more of it in few words; empty where it stands on no army."""


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


# -- the table as one seat sees it -------------------------------------------------------------------


class Citizen(Shown, frozen=True, kw_only=True):
    seat: int
    skill: int


class Cell(Shown, frozen=True, kw_only=True):
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


class TitanDeck(Shown, frozen=True, kw_only=True):
    """A titan deck and its top."""

    titan: int
    """0 where the deck is empty."""
    left: int
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


class Army(Shown, frozen=True, kw_only=True):
    """An army of a player: its active card with the coins on it, and the cards under it."""

    card: int
    scroll: int
    """Coins on it; an army with some was used in this round."""
    picture: int
    disbanded: list[int]
    symbols: list[int]
    """With experience."""
    price: int
    """Of its next use."""


class Building(Shown, frozen=True, kw_only=True):
    """An empire card of a city."""

    card: int
    lost: bool
    citizen: int
    """The skill of whoever stands on it, or 0."""


class Aside(Shown, frozen=True, kw_only=True):
    """A card put aside."""

    card: int
    deck: Deck
    open: bool
    """Everybody knows it."""


class CardPoints(Shown, frozen=True, kw_only=True):
    card: int
    vp: int


class Player(Shown, frozen=True, kw_only=True):
    """A player: what they have, what their symbols add up to, and what the end would bring if it came now."""

    coins: int
    knowledge: int
    income: Cost
    """Coins and knowledge of the next income."""
    food: int
    army_limit: int
    eyes: int
    swords: int
    arrows: int
    """For every fight of this round, without armies."""
    spaces: int
    """Free ones."""
    citizens: int
    """All they own."""
    unfed: int
    """Citizens without food, if the round ended now."""
    home: list[int]
    hungry: list[int]
    supply: list[int]
    """Citizens by skill; all others stand on cells and cards."""
    armies: list[Army]
    city: list[Building]
    provinces: list[int]
    titans: list[int]
    reserve: list[Aside]
    drawn: list[int]
    """Cards just drawn; empty unless they are one's own."""
    scouted: list[list[int]]
    """By titan deck, what they know to lie under its top card; empty unless it is one's own."""
    passed: bool
    banners: list[int]
    """By tribe."""
    banners_vp: list[int]
    cards_vp: list[CardPoints]
    hungry_vp: int
    vp: int


class EmpireDeck(Shown, frozen=True, kw_only=True):
    """The empire deck in use."""

    letter: Deck
    left: int
    discards: list[int]


class Table(Shown, frozen=True, kw_only=True):
    """The table as one seat sees it; -1 is a spectator."""

    seat: int
    round: int
    """Counted from 1."""
    first: int
    hand_up: bool
    """Whoever holds the first-player token has raised a hand."""
    turn_of: int
    finished: bool
    expand_plus: bool
    cells: list[Cell]
    deck: EmpireDeck
    row: list[Offer]
    reserve: list[Offer]
    """Own cards put aside; empty for a spectator."""
    army_deck: int
    army_discards: int
    army_row: list[Offer]
    titans: list[TitanDeck]
    provinces: list[int]
    """That lie open."""
    province_deck: int
    fight: Fight | None
    players: list[Player]
    about: int
    """What the question to this seat is about: the card used, the army placed, the citizen, the titan deck; else -1."""
