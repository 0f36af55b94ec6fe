"""What a table of The Great Wall shows: what is printed, and what one seat sees, with what follows from it.

What lies on the table is told in the order of what is printed: resources, warriors, sections, areas. Cards are told by
their place among their kind, clans by their seats, moves by their words; -1 is nobody, nothing or a hidden card.
"""

from typing import Literal

from msgspec import Struct

from teahouse.games.great_wall.words.expansions import Mark, Panel

Sign = Literal["icon", "number", "sign"]


class Shown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A structure told to the browser."""


# -- printed on boards and cards ---------------------------------------------------------------------


class Goods(Shown, frozen=True, kw_only=True):
    """So many tokens of one good: a price, a reward."""

    what: str
    """A word of `words.GOODS`."""
    n: int


class Token(Shown, frozen=True, kw_only=True):
    """One sign in a row of icons."""

    kind: Sign
    value: str


class Thing(Shown, frozen=True, kw_only=True):
    """Anything with a word, a name and a picture."""

    id: str
    name: str
    icon: str


class Card(Thing, frozen=True, kw_only=True):
    """A card with its whole text."""

    lines: list[str]
    gists: list[str]
    """The same in short, as it stands on a card that has no room for all of it; the longer form first."""
    rows: list[list[Token]]
    """The same in pictures, one row for each rule; empty where there are none."""


class PrintedWarrior(Thing, frozen=True, kw_only=True):
    price: list[Goods]


class PrintedArea(Card, frozen=True, kw_only=True):
    produces: str
    """The resource of a production area, else empty."""
    short: str
    """What it does, in a few words."""


class PrintedCell(Shown, frozen=True, kw_only=True):
    """A vulnerability cell and its place in the layout of the card."""

    letter: str
    column: int
    line: int
    reward: Goods


class PrintedHorde(Card, frozen=True, kw_only=True):
    """A type of horde."""

    card_set: str
    tier: int
    attack: int
    honor: int
    columns: int
    height: int
    cells: list[PrintedCell]


class PrintedHordeCard(Shown, frozen=True, kw_only=True):
    """One of the cards of a type of horde: they differ in the section they point to."""

    horde: int
    move: str
    """That names it once it is captured."""


class PrintedGeneral(Card, frozen=True, kw_only=True):
    card_set: str
    start: list[int]
    tactics: int
    tea: int
    abilities: list[str]
    """Words of the moves that use them."""


class PrintedAdvisor(Card, frozen=True, kw_only=True):
    card_set: str
    abilities: list[str]


class PrintedTactic(Card, frozen=True, kw_only=True):
    card_set: str
    when: str
    """The name of its play condition."""
    condition: str
    free: str
    free_gist: str
    price: list[Goods]
    enhanced: str
    enhanced_gist: str


class OrderPart(Shown, frozen=True, kw_only=True):
    others: bool
    text: str


class PrintedOrder(Card, frozen=True, kw_only=True):
    returnable: bool
    parts: list[OrderPart]


class PrintedNote(Card, frozen=True, kw_only=True):
    of: str
    """`reed`, `qin` or `genghis`."""


class PrintedArtifact(Card, frozen=True, kw_only=True):
    card_set: str


class PrintedEdict(Card, frozen=True, kw_only=True):
    removed_with_2: bool


class PrintedEvent(Card, frozen=True, kw_only=True):
    mood: str


class PrintedYear(Shown, frozen=True, kw_only=True):
    """A space of the time track."""

    invasion: int
    lethality: int


class PrintedLevel(Shown, frozen=True, kw_only=True):
    """The wall at one level; `price` and `honor` are of the level above, 0 on top."""

    defence: int
    positions: int
    price: int


class SideArea(Shown, frozen=True, kw_only=True):
    regular: bool
    slots: int
    shame: bool


class OverseerTrack(Shown, frozen=True, kw_only=True):
    pay: str
    levels: list[int]
    prices: list[int]


class PrintedSide(Shown, frozen=True, kw_only=True):
    """One side of the board."""

    order_cells: int
    time_start: list[int]
    """By number of players, -1 where this side is not theirs."""
    years: list[PrintedYear]
    wall: list[PrintedLevel]
    areas: list[SideArea]
    overseers: list[OverseerTrack]


class PrintedNumbers(Shown, frozen=True, kw_only=True):
    """Numbers of the rulebook a table needs."""

    horde_rows: int
    horde_shame_cells: int
    fortification_cells: int
    fortification_price: int
    fortification_defence: int
    fortification_honor: int
    artifact_cells: int
    advisor_cells: int
    tactic_hand_limit: int
    shame_penalty: int
    honor_spaces: int
    walls_to_end: list[int]
    """By number of players."""
    edicts_needed: list[int]


class Printed(Shown, frozen=True, kw_only=True):
    """Everything printed, in one language."""

    lang: str
    resources: list[Thing]
    goods: list[Thing]
    warriors: list[PrintedWarrior]
    sections: list[Thing]
    areas: list[PrintedArea]
    orders: list[PrintedOrder]
    reed_order: PrintedOrder
    qin_orders: list[PrintedOrder]
    """Qin's cards, by the names of the normal ones."""
    notes: list[PrintedNote]
    """Reference cards of the Reed clan, Qin and Genghis Khan."""
    hordes: list[PrintedHorde]
    horde_cards: list[PrintedHordeCard]
    generals: list[PrintedGeneral]
    advisors: list[PrintedAdvisor]
    tactics: list[PrintedTactic]
    artifacts: list[PrintedArtifact]
    edicts: list[PrintedEdict]
    events: list[PrintedEvent]
    sides: list[PrintedSide]
    numbers: PrintedNumbers


# -- the table as one seat sees it -------------------------------------------------------------------


class Piece(Shown, frozen=True, kw_only=True):
    """A warrior on a cell."""

    seat: int
    warrior: int
    second: int
    """The other cell of a horseman, where it comes after this one; else -1."""


class Horde(Shown, frozen=True, kw_only=True):
    """A horde of the field, with what all cards do to it."""

    card: int
    cover: list[Literal["free", "damage"] | Piece]
    """By cell."""
    attack: int
    lethality: list[int]
    """By seat: how many of their warriors would die here."""
    free: int
    immune: bool
    """Damage cannot cover its cells now."""
    defeated: bool
    """All cells are covered: it falls at the next check."""
    winner: int
    """Who would capture it if it fell now."""


class Sheltered(Shown, frozen=True, kw_only=True):
    """Warriors of one kind and clan in a shelter."""

    seat: int
    warrior: int
    count: int


class Section(Shown, frozen=True, kw_only=True):
    """A section, and what winter would do here if nothing else happened.

    Hordes all of whose cells are covered fall before.
    """

    level: int
    fortifications: int
    posted: list[int]
    """The seats of the archers on firing positions."""
    sheltered: list[Sheltered]
    """One's own first."""
    hordes: list[Horde]
    closed: bool
    """Blocked by fortifications to the end of the game."""
    attack: int
    defence: int
    outcome: Literal["quiet", "holds", "falls"]
    margin: int
    """Defence less attack."""
    shame: list[int]
    """By seat: tokens a breach would bring."""
    positions: int
    fortification: int
    """What one fortification adds to the defence now."""


class Area(Shown, frozen=True, kw_only=True):
    officials: list[int]
    """The seat of each."""
    stored: int
    """What the warehouse has of the resource produced here; -1 where nothing is stored."""
    slots: int
    activates: bool
    """It meets its condition and has not been activated in this turn."""
    using: bool
    """It is being used now."""
    ashamed: int
    """The seat that stands alone where that brings shame."""
    collect: list[int]
    """By seat, in a production area: what an activation would give now."""


class Captured(Shown, frozen=True, kw_only=True):
    card: int
    shame: int
    """Tokens on it."""


class Clan(Shown, frozen=True, kw_only=True):
    """A clan with what lies open, what whoever looks may see of its hand, and what the end would bring it now."""

    title: str
    colour: int
    """1 to 6: colour, shape and pattern of its pieces."""
    honor: int
    resources: list[int]
    """Empty where a screen hides them."""
    income: list[int]
    """Of the next summer, by resource."""
    generals: list[int]
    dealt: list[int]
    """Generals and advisors to choose from in set-up."""
    general: int
    active: list[int]
    assistants: list[int]
    orders: list[int]
    order_count: int
    order: int
    """The order laid, once it may be seen."""
    order_laid: bool
    order_discard: list[int]
    tactics: list[int]
    tactic_count: int
    supply: list[int]
    shamed: list[int]
    """Warriors, by kind."""
    officials: int
    pool: int
    overseers: list[int]
    """Their levels, by production area."""
    overseer_warriors: list[int]
    captured: list[Captured]
    shame: int
    """All tokens."""
    hordes_honor: int
    """Of captured cards without shame."""
    penalty: int
    """For warriors with shame, at the end."""
    artifacts_honor: list[int]
    """By artifact of the board, if the game ended now."""
    expected: int
    """Honour if the game ended now."""


class Prices(Shown, frozen=True, kw_only=True):
    """What things cost the clan that looks; printed prices for a spectator. -1: cannot be bought any more."""

    warriors: list[list[Goods]]
    fortification: int
    walls: list[int]
    official: int
    advisor: int
    overseers: list[int]


class Court(Shown, frozen=True, kw_only=True):
    """Edicts and events of the co-operative game."""

    edicts: list[int]
    fulfilled: int
    needed: int
    """To win together."""
    events: list[int]
    """Revealed so far."""


class Fate(Shown, frozen=True, kw_only=True):
    """Warriors between two places, while whoever looks decides about them."""

    kind: Literal["recruits", "dying"]
    warriors: list[int]
    """How many, by kind."""


class Table(Shown, frozen=True, kw_only=True):
    """The table as one seat sees it; -1 is a spectator."""

    seat: int
    players: int
    """Clans with a player; the Reed clan and Qin come after them."""
    reed: int
    """The seat of the Reed clan."""
    side: int
    time: int
    """The space of the time track."""
    spaces: int
    """Spaces of the time track that are played."""
    year: int
    last_year: bool
    season: str
    active: int
    finished: bool
    turns_left: list[int]
    """Seats that still have their turn this autumn, the active one first."""
    tea: list[int]
    order_track: list[int]
    qin_track: list[int]
    """The areas of Qin's tokens, the highest first; the damage token is the barracks. Empty without him."""
    clans: list[Clan]
    sections: list[Section]
    areas: list[Area]
    prices: Prices
    horde_deck: int
    pointer: int
    """The section the top horde card points to."""
    tactic_deck: int
    tactic_discards: int
    advisor_deck: int
    advisor_discards: int
    advisors: list[int]
    """On the advisor track."""
    artifacts: list[int]
    court: Court | None
    """Only in the co-operative game."""
    shame_supply: int
    shame_box: int
    panels: list[Panel]
    """What expansions add beside the board."""
    marks: list[Mark]
    """What they put on the board."""
    about: int
    """What the question to this seat is about: an area, a horde card, a tactic; -1 for none of these."""
    fate: Fate | None
