"""What a table of ZhanGuo shows: what is printed, and what one seat sees, with what follows from it.

What lies on the table is told in the order of what is printed: colours, officials, court actions, regions from region 1
on, wall sections, task slots. Cards are told by their numbers, other printed things by their place among their kind,
players by their seats, moves by their words; -1 is nobody or nothing.
"""

from typing import Literal

from msgspec import Struct

Needs = Literal["higher", "lower", "none"]
Counts = Literal["region", "set", "fixed"]


class Shown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A structure told to the browser."""


# -- printed on boards and cards ---------------------------------------------------------------------


class Thing(Shown, frozen=True, kw_only=True):
    """Anything with a word, a name and a picture."""

    id: str
    name: str
    icon: str


class Told(Thing, frozen=True, kw_only=True):
    """A thing with a text that says what it does."""

    text: str
    short: str
    """The same in few words."""


class PrintedCard(Shown, frozen=True, kw_only=True):
    """One of the 120 cards."""

    number: int
    move: str
    colour: int
    trigger: int
    """The court action on the left of its ability."""
    needs: Needs
    bonus: str
    name: str
    text: str
    short: str
    """The same in few words."""
    icon: str
    """The picture of the bonus."""
    official: int
    """The official it brings, or -1."""
    counted: int
    """The colour of cards it counts, or -1."""
    amount: int
    """Its VP, or 0."""
    person: str
    portrait: str
    """Who is in the picture, and the picture."""
    whole: str
    """Everything it says, as one sentence."""


class PrintedAction(Thing, frozen=True, kw_only=True):
    """A court action."""

    move: str
    needs: Needs
    """The number a card must have, against the one under it, for abilities to answer."""


class PrintedAspect(Thing, frozen=True, kw_only=True):
    """An aspect of unification with its colour, its markers and its cards."""

    colour: str
    first: int
    last: int
    """The numbers of its cards."""
    majority_vp: int
    short: str
    tall: str
    """The moves that take a marker of value 1 or 3."""


class PrintedOfficial(Thing, frozen=True, kw_only=True):
    colour: str
    move: str


class PrintedSquare(Shown, frozen=True, kw_only=True):
    """A bonus square for a governor."""

    move: str
    bonus: int


class PrintedBonus(Told, frozen=True, kw_only=True):
    """What a square gives; `amount` is its points or VP, 0 where there are none."""

    amount: int


class PrintedRegion(Thing, frozen=True, kw_only=True):
    number: int
    move: str
    beside: str
    governor_area: str
    worker_area: str
    x: float
    y: float
    adjacent: list[int]
    squares: list[PrintedSquare]
    palace_cells: list[int]
    """By number of players; the first two are unused."""


class PrintedCell(Shown, frozen=True, kw_only=True):
    move: str
    bars: int
    workers: int


class PrintedSection(Shown, frozen=True, kw_only=True):
    id: str
    name: str
    stretch: int
    cells: list[PrintedCell]


class PrintedStretch(Thing, frozen=True, kw_only=True):
    sections: list[int]
    separates: list[list[int]]
    """Pairs of region numbers between which it closes the way."""


class PrintedTile(Told, frozen=True, kw_only=True):
    """A face of a wall tile: VP for 1, 2 and 3 bars."""

    vp: list[int]
    counts: Counts


class PrintedReward(Told, frozen=True, kw_only=True):
    regions: list[int]
    """Region numbers; empty for walls and palaces."""


class PrintedNeed(Shown, frozen=True, kw_only=True):
    place: int
    """A region number, or the number of a wall stretch counted from 0."""
    count: int


class PrintedTask(Told, frozen=True, kw_only=True):
    kind: str
    needs: list[PrintedNeed]


class PrintedSlot(Shown, frozen=True, kw_only=True):
    """The place of a task, with the VP under its cells."""

    move: str
    section: str
    kind: str
    vp: list[int]


class PrintedAbility(Told, frozen=True, kw_only=True):
    """What a B side can do, after which court actions."""

    move: str
    after: list[int]


class PrintedTrack(Shown, frozen=True, kw_only=True):
    """The unrest track of a region."""

    cells: int
    no_palace: list[int]
    """Cells on which no palace can be built; the last one is always among them."""


class PrintedBoard(Thing, frozen=True, kw_only=True):
    """A side of a player board."""

    move: str
    """Empty for side A, which nobody chooses."""
    abilities: list[int]
    officials: list[int]
    """The officials that start in its first region."""
    tracks: list[PrintedTrack]


class PrintedPlayer(Shown, frozen=True, kw_only=True):
    """A colour of players."""

    id: str
    name: str
    move: str
    mark: int
    """1–6: colour, shape and pattern on the table."""


class Printed(Shown, frozen=True, kw_only=True):
    """Everything printed, in one language."""

    cards: list[PrintedCard]
    """Card 1 first."""
    actions: list[PrintedAction]
    aspects: list[PrintedAspect]
    officials: list[PrintedOfficial]
    bonuses: list[PrintedBonus]
    """Of governor squares."""
    regions: list[PrintedRegion]
    stretches: list[PrintedStretch]
    sections: list[PrintedSection]
    tiles: list[PrintedTile]
    rewards: list[list[PrintedReward]]
    """By aspect, then by round."""
    reward_rows: list[int]
    tasks: list[PrintedTask]
    slots: list[PrintedSlot]
    abilities: list[PrintedAbility]
    boards: list[PrintedBoard]
    players: list[PrintedPlayer]
    bids: list[str]
    rounds: int
    governor_majority_vp: int
    governor_vp: int
    officials_per_colour: int
    governors: int
    palaces: int
    walls: int
    discs: int


# -- the table as one seat sees it -------------------------------------------------------------------


class Action(Shown, frozen=True, kw_only=True):
    """A court action for the seat that looks."""

    answers: list[int]
    """Own cards whose ability it triggers, if the number suits."""
    blocked: list[int]
    """Those of them that the unrest of their region keeps silent."""
    suits: bool
    """Does the card in question have the right number? False while no card is in question."""


class Court(Shown, frozen=True, kw_only=True):
    cards: list[int]
    """From the first to the last."""
    in_question: int
    """The card this seat is about to use, or 0."""
    higher: list[int]
    lower: list[int]
    """Own hand cards against the last card; on an empty court every card is both."""
    actions: list[Action]


class Aspect(Shown, frozen=True, kw_only=True):
    """The markers of an aspect: who would be asked for its reward, and who leads at the end."""

    short: int
    tall: int
    """Markers left."""
    disc: int
    """Who has taken the reward of this round."""
    values: list[int]
    """Of the markers of each seat."""
    order: list[int]
    """Seats with markers, the first to be asked first."""
    able: list[bool]
    """By seat: could it receive the whole reward of this round now?"""


class Region(Shown, frozen=True, kw_only=True):
    """A region of the main board."""

    squares: list[int]
    """The seat on each bonus square."""
    beside: list[int]
    """By seat: governors beside the squares."""
    governors: list[int]
    """By seat: all of them."""
    leaders: list[int]
    vp: int
    """What each leader would score at the end."""
    palaces: list[int]
    """The seat on each palace cell."""


class WallCell(Shown, frozen=True, kw_only=True):
    owner: int
    vp: int
    """The level of its bars on the tile there."""
    worth: list[int]
    """By seat: what a wall here would score if the game ended now."""


class Section(Shown, frozen=True, kw_only=True):
    """A section of the walls and the tile beside it."""

    tile: int
    cells: list[WallCell]


class Task(Shown, frozen=True, kw_only=True):
    """What lies on a task slot."""

    task: int
    discs: list[int]
    """The seat on each cell."""
    next_vp: int
    """The VP of its first free cell, or 0."""
    have: list[int]
    """By seat: objects it asks for that are there."""
    need: int
    done: list[bool]


class OwnRegion(Shown, frozen=True, kw_only=True):
    """A region of a player board."""

    cards: list[int]
    unrest: int
    workers: int
    governor_area: list[int]
    worker_area: list[int]
    """Officials, by colour."""
    closed: bool
    """Unrest is on the last cell: no cards, no recruits, no palace."""
    next_card: int
    """Unrest the next card would bring; -1 where no card fits any more."""


class Player(Shown, frozen=True, kw_only=True):
    """A player, and what the end would bring them if it came now."""

    colour: int
    board: int
    regions: list[OwnRegion]
    """Empty without a board."""
    backs: list[int]
    """Cards in hand, by colour."""
    hand: list[int]
    set_aside: list[int]
    """Empty unless they are one's own."""
    supply: list[int]
    """Officials left, by colour."""
    tall: list[int]
    """Markers of value 3, by aspect."""
    governors: int
    palaces: int
    walls: int
    discs: int
    """Pieces left."""
    governors_vp: int
    markers_vp: int
    tasks_vp: int
    walls_vp: int


class Auction(Shown, frozen=True, kw_only=True):
    """What is chosen before round 1."""

    boards: list[int]
    """On offer."""
    bidders: list[int]
    """Who may still bid."""
    bid: int
    high_bidder: int


class Table(Shown, frozen=True, kw_only=True):
    """The table as one seat sees it; -1 is a spectator."""

    seat: int
    round: int
    """Counted from 0."""
    first: int
    turn_of: int
    finished: bool
    setting_up: Literal["", "colours", "auction", "boards"]
    order: list[int]
    """The order of ties: the discs from the top."""
    turns: list[int]
    """The order of turns of this round."""
    track: list[int]
    """Seats whose disc lies on the rewards track."""
    decks: list[int]
    """Cards left, by colour."""
    court: Court
    aspects: list[Aspect]
    reward: int
    """The aspect whose reward somebody decides about."""
    regions: list[Region]
    sections: list[Section]
    tasks: list[Task]
    players: list[Player]
    auction: Auction
