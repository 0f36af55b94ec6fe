"""What a table of The Great Wall shows: what is printed, what a seat observes, and what follows from it.

Lists go by the engine's numbers. Modes and expansions to come add cards, clans and fields, and change none of these.
"""

from typing import Any, Literal

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
    """A type of horde; card number 3 × type + pointer."""

    card_set: str
    tier: int
    attack: int
    honor: int
    columns: int
    height: int
    cells: list[PrintedCell]


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
    price: list[Goods]
    enhanced: str


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
    generals: list[PrintedGeneral]
    advisors: list[PrintedAdvisor]
    tactics: list[PrintedTactic]
    artifacts: list[PrintedArtifact]
    edicts: list[PrintedEdict]
    events: list[PrintedEvent]
    sides: list[PrintedSide]
    numbers: PrintedNumbers


# -- observed: `secrecy.observe` with types ----------------------------------------------------------


class ObservedHorde(Shown, frozen=True, kw_only=True):
    card: int
    cover: list[int]
    """By cell: 0 free, 1 damage, else 2 + 8 × seat + 2 × warrior + number."""


class ObservedClan(Shown, frozen=True, kw_only=True):
    honor: int
    resources: list[int]
    generals: list[int]
    dealt: list[int]
    general: int
    active: list[int]
    assistants: list[int]
    orders: list[int]
    order_count: int
    order: int
    order_laid: bool
    order_discard: list[int]
    order_choice: int
    tactics: list[int]
    tactic_count: int
    supply: list[int]
    shamed: list[int]
    officials: int
    pool: int
    overseers: list[int]
    overseer_warriors: list[int]
    captured: list[int]
    captured_shame: list[int]


class ObservedQin(Shown, frozen=True, kw_only=True):
    track: list[int]
    """The areas of his tokens, the highest first; the damage token is the barracks."""
    starting: int
    """Officials the player still places at the end of set-up."""
    both: bool
    """Both leftmost advisors go to him in spring."""


class ObservedCourt(Shown, frozen=True, kw_only=True):
    """Edicts and events of the co-operative game."""

    edict_deck: int
    edicts: list[int]
    fulfilled: list[int]
    event_deck: int
    events: list[int]
    """Revealed so far."""
    lost_warriors: list[int]
    """Sacrificed, as 4 × seat + warrior."""
    lost_officials: list[int]
    """By seat."""
    lost_hordes: list[int]
    won: bool


class ObservedQuestion(Shown, frozen=True, kw_only=True):
    seat: int
    asks: str
    fields: dict[str, Any]


class Observed(Shown, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    seat: int
    seats: int
    mode: int
    side: int
    time: int
    year: int
    season: int
    active: int
    finished: bool
    end_reasons: int
    reed: int
    """The seat of the Reed clan, -1 where it takes no part."""
    qin: ObservedQin | None
    """The card of Qin, whose seat is the last; only in the solo game."""
    clans: list[ObservedClan]
    tea: list[int]
    officials: list[int]
    """By 6 × area + seat."""
    activated: list[int]
    gathered: list[int]
    levels: list[int]
    fortifications: list[int]
    firing: list[int]
    """By 6 × section + seat."""
    shelters: list[int]
    """By 4 × (6 × section + seat) + warrior."""
    field: list[list[ObservedHorde]]
    horde_deck: int
    pointer: int
    horde_discard: list[int]
    tactic_deck: int
    tactic_discard: list[int]
    advisor_deck: int
    advisor_discard: list[int]
    track: list[int]
    artifacts: list[int]
    order_track: list[int]
    warehouse: list[int]
    shame_supply: int
    shame_box: int
    uses: list[list[int]]
    grants: list[list[int]]
    dying: list[int]
    saved: list[int]
    court: ObservedCourt | None
    """Only in the co-operative game."""
    expansions: list[dict[str, Any]]
    """What each expansion shows of its pieces; panels and marks say it in words."""
    asked: list[ObservedQuestion]


# -- facts: what follows ---------------------------------------------------------------------------


class HordeFacts(Shown, frozen=True, kw_only=True):
    """A horde of the field, with what all cards do to it."""

    attack: int
    lethality: list[int]
    """By seat: how many of his warriors would die here."""
    free: int
    immune: bool
    """Damage cannot cover its cells now."""
    defeated: bool
    """All cells are covered: it falls at the next check."""
    winner: int
    """Who would capture it if it fell now; -1 for nobody."""


class SectionFacts(Shown, frozen=True, kw_only=True):
    """What winter would do here if nothing else happened: hordes all of whose cells are covered fall before."""

    closed: bool
    """Blocked by fortifications to the end of the game."""
    attack: int
    defence: int
    outcome: Literal["quiet", "holds", "falls"]
    margin: int
    """Defence less attack."""
    arrows: int
    """Archers who will shoot before the assault."""
    shame: list[int]
    """By seat: tokens a breach would bring."""
    positions: int
    fortification: int
    """What one fortification adds to the defence now."""
    hordes: list[HordeFacts]


class AreaFacts(Shown, frozen=True, kw_only=True):
    slots: int
    officials: int
    full: bool
    activates: bool
    """It meets its condition and has not been activated in this turn."""
    using: bool
    """It is being used now."""
    ashamed: int
    """The seat that stands alone where that brings shame; -1 for none."""
    collect: list[int]
    """By seat, in a production area: what an activation would give now."""


class ClanFacts(Shown, frozen=True, kw_only=True):
    income: list[int]
    """Of the next summer, by resource."""
    shame: int
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
    save: int
    discard_shame: int


class Facts(Shown, frozen=True, kw_only=True):
    """Everything that follows from an observation and helps to see."""

    sections: list[SectionFacts]
    areas: list[AreaFacts]
    clans: list[ClanFacts]
    titles: list[str]
    """What each participant is called: the players, then the Reed clan and Qin."""
    colours: list[int]
    """1 to 6: colour, shape and pattern of each participant's pieces."""
    prices: Prices
    turns_left: list[int]
    """Seats that still have their turn this autumn, the active one first."""
    last_year: bool
    walls_finished: int
    spaces: int
    """Spaces of the time track that are played."""
    edicts_needed: int
    """To win together; 0 where there are none."""
    panels: list[Panel]
    """What expansions add beside the board."""
    marks: list[Mark]
    """What they put on the board."""
